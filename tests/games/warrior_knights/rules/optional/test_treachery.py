"""Treachery: pacts are made in public, and whoever breaks one pays and misses an Assembly."""

import pytest

from tests.support.agendas import LAW, MOTION, assembly, refusable
from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ,
    FROLI,
    MEADOW,
    besiege,
    finish,
    is_besieging,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import (
    ACCEPT_PACT,
    ASSAULT,
    CONSENT,
    DEPUTY,
    GIVE_CITY,
    KEEP,
    NEUTRAL_CITY,
    NO_PACT,
    PROPOSE_PACT,
    RAZE,
    SIEGE,
    VOTES,
)
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.numbers import BROKEN, CIRCLE, NO, NOBLES, STAR, STRIKES, YES
from wk_env.games.warrior_knights.rules.optional.treachery import (
    BREACH,
    NO_WORD,
    REFUSED,
    Pacts,
    Reckoning,
    age_pacts,
    can_ask,
    declare,
    has_pact_with,
    rounds_of_pact,
    write_pair,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly, gather
from wk_env.games.warrior_knights.rules.phases.interlude import PACTS, before_cards
from wk_env.games.warrior_knights.rules.procedures.ban import can_refuse
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.variants import agree

FIRST, SECOND, THIRD = 0, 1, 2
ATTACKER = noble_of(FIRST, CIRCLE)
DEFENDER = noble_of(SECOND, CIRCLE)


def peace(rounds: int = 2, seats: int = 3, **more: int) -> Play:
    """Seats 0 and 1 have a pact for so many rounds; everybody has 5 Influence."""
    game = arrange(seats=seats, rules=Rules(seats=seats, pact_rounds=3, **more))
    for seat in range(seats):
        game.state.influence[seat] = 5
    if rounds:
        write_pair(game.state, FIRST, SECOND, rounds)
    return game


def window(rounds: int = 0, seats: int = 3, **more: int) -> Play:
    """The window before an Action card opens."""
    game = peace(rounds, seats, **more)
    run(game, Pacts(all_seats(game.state)))
    return game


def points(game: Play) -> tuple[int, int, int]:
    """The Influence of the breaker and of the victim, and what is in the pool beyond the usual."""
    table = game.state
    return int(table.influence[FIRST]), int(table.influence[SECOND]), int(table.pool - 10 * table.seats)


def before_open_berac(**more: int) -> Play:
    """Seat 0 stands before Berac of its partner, whose walls have fallen and which nobody defends."""
    game = peace(**more)
    control(game, SECOND, BERAC)
    game.state.breaches[BERAC] = 2
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    return game


def before_the_stronghold(*cities: int, **more: int) -> Play:
    """Seat 0 is about to complete its siege of the stronghold of its partner, who has these cities."""
    game = peace(**more)
    control(game, SECOND, *cities)
    hold = place_stronghold(game, SECOND, MEADOW)
    for troop in range(4, 8):
        game.state.troop_at[troop] = -4
    game.state.army_troops[NOBLES + SECOND] = 0
    besiege(game, FIRST, hold)
    game.state.round = 3
    put(game, ATTACKER, MEADOW, troops=(200, 200, 200, 150))
    return game


# ---- pacts are made


@pytest.mark.rule("VR-059", "VR-060")
def test_each_baron_may_propose_one_pact_for_up_to_three_rounds_chairman_first() -> None:
    game = peace(0)
    game.state.chairman = 1
    run(game, Pacts(all_seats(game.state)))
    assert asked(game) == (PROPOSE_PACT, 1, [0, 1, 2, 6, 7, 8, NO_PACT])
    answer(game, NO_PACT)
    assert asked(game)[:2] == (PROPOSE_PACT, 2)
    answer(game, NO_PACT)
    assert asked(game)[:2] == (PROPOSE_PACT, 0)
    answer(game, NO_PACT)
    assert game.is_over()


@pytest.mark.rule("VR-060")
def test_the_partner_is_asked_and_a_pact_stands_for_both() -> None:
    game = window()
    answer(game, 3 * SECOND + 1)
    assert asked(game) == (ACCEPT_PACT, SECOND, [NO, YES])
    assert (game.state.subject, game.state.matter) == (FIRST, 2)
    answer(game, YES)
    assert rounds_of_pact(game.state, FIRST, SECOND) == rounds_of_pact(game.state, SECOND, FIRST) == 2
    assert list(game.state.pacts).count(2) == 2


@pytest.mark.rule("VR-060")
def test_there_is_one_proposal_a_window_and_one_pact_a_pair() -> None:
    game = window()
    answer(game, 3 * SECOND, YES)
    assert asked(game) == (PROPOSE_PACT, SECOND, [6, 7, 8, NO_PACT])


@pytest.mark.rule("VR-060")
def test_a_refused_pair_is_not_asked_again_by_either_before_the_next_round() -> None:
    game = window(seats=2)
    answer(game, 3 * SECOND, NO)
    assert game.is_over()
    assert not can_ask(game.state, SECOND, FIRST)
    age_pacts(game.state)
    assert can_ask(game.state, FIRST, SECOND)
    assert can_ask(game.state, SECOND, FIRST)


@pytest.mark.rule("VR-060")
def test_the_current_round_is_the_first_of_a_pact() -> None:
    game = peace(3)
    for left in (2, 1):
        age_pacts(game.state)
        assert rounds_of_pact(game.state, FIRST, SECOND) == left
        assert has_pact_with(game.state, SECOND, FIRST)
    age_pacts(game.state)
    assert not has_pact_with(game.state, FIRST, SECOND)
    assert set(game.state.pacts) == {NO_WORD}


@pytest.mark.rule("VR-060")
def test_pacts_are_asked_before_each_card_is_turned_over() -> None:
    game = peace(0, seats=2)
    game.state.stacks[0] = game.state.stacks[1] = 0
    game.state.stack_left[0] = 2
    run(game, Actions())
    for _ in range(2):
        assert asked(game)[:2] == (PROPOSE_PACT, FIRST)
        left = game.state.stack_left[0]
        answer(game, NO_PACT)
        assert game.state.stack_left[0] == left
        answer(game, NO_PACT)
        while game.decision.ask != PROPOSE_PACT and game.decision.count:
            answer(game, game.decision.options[0])
        if not game.decision.count:
            break
    assert before_cards(Rules(pact_rounds=3)) == 1 << PACTS
    assert before_cards(Rules()) == 0


@pytest.mark.rule("VR-149")
def test_eliminated_barons_are_not_asked_and_their_pacts_are_over() -> None:
    game = peace()
    write_pair(game.state, SECOND, THIRD, 1)
    game.state.missing[SECOND] = 1
    eliminate(game, SECOND)
    assert not any(game.state.pacts)
    assert not any(game.state.missing)
    run(game, Pacts(all_seats(game.state)))
    assert asked(game) == (PROPOSE_PACT, FIRST, [6, 7, 8, NO_PACT])


def test_by_name_it_is_three_rounds() -> None:
    assert agree(["treachery"]).pact_rounds == 3


def test_without_the_rule_there_are_no_columns() -> None:
    table = arrange().state
    assert (len(table.pacts), len(table.missing)) == (0, 0)
    assert not has_pact_with(table, FIRST, SECOND)


# ---- pacts are broken


@pytest.mark.rule("VR-061", "VR-063", "VR-065")
def test_a_battle_breaks_the_pact_and_goes_ahead() -> None:
    game = peace()
    put(game, ATTACKER, MEADOW, troops=(100,))
    put(game, DEFENDER, MEADOW, troops=(100,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND)
    table = game.state
    assert points(game) == (4, 5, 1)
    assert list(table.missing) == [1, 0, 0, 0, 0, 0]
    assert table.pacts[FIRST * 6 + SECOND] == BREACH
    assert not has_pact_with(table, FIRST, SECOND)
    assert table.history[BROKEN + SECOND] == table.history[STRIKES + SECOND] == 1
    finish(game)
    assert not any(table.pacts)


@pytest.mark.rule("VR-065")
def test_the_victim_owes_nothing_for_striking_back() -> None:
    game = peace()
    declare(game, FIRST, SECOND)
    declare(game, SECOND, FIRST)
    assert len(game.stack) == 1
    assert points(game) == (4, 5, 1)
    assert game.state.missing[SECOND] == 0


@pytest.mark.rule("VR-061")
def test_attacks_on_others_break_nothing() -> None:
    game = peace()
    put(game, ATTACKER, MEADOW, troops=(100,))
    put(game, noble_of(THIRD, CIRCLE), MEADOW, troops=(100,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, THIRD)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2
    assert points(game) == (5, 5, 0)
    declare(game, FIRST, -1)
    assert not any(game.state.missing)


@pytest.mark.rule("VR-061")
def test_an_attack_that_a_third_baron_forbids_breaks_nothing() -> None:
    game = before_open_berac()
    put(game, noble_of(THIRD, STAR), BERAC_AREA, troops=(50,))
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT)
    assert asked(game)[:2] == (CONSENT, THIRD)
    assert points(game) == (5, 5, 0)
    answer(game, NO)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2


@pytest.mark.rule("VR-061")
def test_a_neutral_city_beside_the_partner_may_be_taken() -> None:
    game = peace()
    game.state.breaches[BERAC] = 2
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, NEUTRAL_CITY, ASSAULT, KEEP)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2


@pytest.mark.rule("VR-061")
def test_laying_a_siege_breaks_the_pact_but_keeping_one_up_does_not() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200, 200, 200))
    besiege(game, FIRST, FROLI)
    age_pacts(game.state)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 1
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, SIEGE)
    assert is_besieging(game, FIRST, BERAC)
    assert points(game) == (4, 5, 1)


@pytest.mark.rule("VR-061", "VR-149")
def test_a_siege_that_was_laid_before_the_pact_may_be_completed_and_breaks_it() -> None:
    game = before_the_stronghold(rounds=1)
    run(game, Fight(FIRST, MEADOW))
    assert points(game) == (5, 5, 0)
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (2, 5, 3)


@pytest.mark.rule("VR-061", "VR-149")
def test_a_sortie_against_the_partners_siege_breaks_it_too() -> None:
    game = peace()
    control(game, FIRST, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    put(game, DEFENDER, BERAC_AREA, troops=(100,))
    besiege(game, SECOND, BERAC)
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND)
    assert points(game)[0] == 4


# ---- what it costs


@pytest.mark.rule("VR-064")
def test_a_city_that_is_lost_costs_one_more_razed_or_not() -> None:
    for choice in (KEEP, RAZE):
        game = before_open_berac()
        run(game, Fight(FIRST, BERAC_AREA))
        answer(game, SECOND, ASSAULT)
        assert points(game) == (4, 5, 1)
        assert game.state.pacts[FIRST * 6 + SECOND] == BREACH - 1
        answer(game, choice)
        assert points(game) == (3, 5, 2)
        assert not any(game.state.pacts)


@pytest.mark.rule("VR-064")
def test_each_dead_noble_of_the_victim_costs_one_but_not_the_breakers_own() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200, 200, 200, 150))
    put(game, DEFENDER, BERAC_AREA, troops=(50,))
    put(game, noble_of(SECOND, STAR), BERAC_AREA, troops=(50,))
    besiege(game, FIRST, BERAC)
    game.state.round = 3
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (1, 5, 4)


@pytest.mark.rule("VR-064")
def test_a_stronghold_costs_two_and_the_spoils_city_one() -> None:
    game = before_the_stronghold(BERAC, CADIZ)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    assert asked(game)[:2] == (GIVE_CITY, SECOND)
    finish(game)
    assert points(game) == (1, 5, 4)


@pytest.mark.rule("VR-064", "VR-149")
def test_an_elimination_counts_two_once_and_what_leaves_with_the_baron_nothing() -> None:
    game = before_the_stronghold(BERAC, CADIZ, elimination=1)
    put(game, DEFENDER, FROLI, troops=(50,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert game.state.gone == 1 << SECOND
    assert points(game) == (1, 0, 4)
    assert not any(game.state.pacts)


@pytest.mark.rule("VR-064")
def test_by_the_other_reading_the_victim_gains_it_and_the_breaker_pays_one() -> None:
    game = before_the_stronghold(BERAC, CADIZ, victim_gains=1)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (4, 8, -2)


@pytest.mark.rule("VR-064")
def test_a_victim_who_is_out_gains_nothing() -> None:
    game = before_the_stronghold(BERAC, CADIZ, victim_gains=1, elimination=1)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (4, 0, 1)


@pytest.mark.rule("VR-064")
def test_what_is_lost_otherwise_costs_nobody_anything() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    run(game, Capture(FIRST, BERAC))
    answer(game, KEEP)
    assert points(game) == (5, 5, 0)
    run(game, Reckoning(FIRST, SECOND))
    assert points(game) == (5, 5, 0)


@pytest.mark.rule("VR-007", "VR-063", "VR-064")
def test_nobody_falls_below_nothing_and_what_is_missing_lapses() -> None:
    game = before_open_berac()
    game.state.influence[FIRST] = 1
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT, KEEP)
    assert points(game) == (0, 5, 1)


@pytest.mark.rule("VR-007", "VR-063")
def test_once_the_pool_has_run_out_the_treasury_takes_it() -> None:
    game = peace()
    game.state.pool, game.state.last_upkeep = 0, 1
    declare(game, FIRST, SECOND)
    assert (game.state.influence[FIRST], game.state.pool) == (4, 0)


@pytest.mark.rule("VR-147")
def test_in_might_is_right_it_is_booked_all_the_same() -> None:
    game = before_open_berac(victory=1)
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT, KEEP)
    assert points(game) == (3, 5, 2)


# ---- the next Assembly


def with_pacts(game: Play) -> Play:
    """A table of other tests at which pacts are made; seat 0 has broken one."""
    game.state.pacts = peace(0).state.pacts
    game.state.missing = peace(0).state.missing
    game.state.missing[FIRST] = 1
    return game


@pytest.mark.rule("VR-062")
def test_the_breaker_misses_the_next_assembly_and_attends_the_one_after_it() -> None:
    game = with_pacts(assembly(MOTION))
    game.state.chairman = 1
    run(game, Assembly())
    assert list(game.state.attends[:3]) == [0, 1, 1]
    finish(game)
    assert not any(game.state.missing)
    gather(game.state)
    assert list(game.state.attends[:3]) == [1, 1, 1]


@pytest.mark.rule("VR-062")
def test_a_chairman_keeps_the_title_and_names_who_acts_for_him() -> None:
    game = with_pacts(assembly(MOTION))
    run(game, Assembly())
    assert asked(game) == (DEPUTY, FIRST, [1, 2])
    answer(game, 2)
    assert asked(game)[:2] == (VOTES, 2)
    finish(game)
    assert game.state.chairman == FIRST


@pytest.mark.rule("VR-062")
def test_two_breaches_before_an_assembly_cost_one_assembly() -> None:
    game = peace()
    write_pair(game.state, FIRST, THIRD, 1)
    declare(game, FIRST, SECOND)
    declare(game, FIRST, THIRD)
    assert game.state.missing[FIRST] == 1
    assert points(game)[0] == 3


@pytest.mark.rule("VR-062")
def test_it_is_no_ban_the_breaker_may_become_chairman_and_refusing_still_costs_him_a_ban() -> None:
    game = with_pacts(assembly(MOTION, LAW))
    refusable(game, LAW)
    game.state.chairman = 1
    take_chair(game.state, FIRST)
    assert (game.state.chairman, game.state.banned[FIRST]) == (FIRST, 0)
    assert can_refuse(game.state, LAW, FIRST)
    assert not can_refuse(game.state, MOTION, FIRST)
    game.state.banned[FIRST] = 1
    assert not can_refuse(game.state, LAW, FIRST)


def test_a_refusal_is_written_for_both() -> None:
    game = window()
    answer(game, 3 * THIRD + 2, NO)
    assert game.state.pacts[FIRST * 6 + THIRD] == game.state.pacts[THIRD * 6 + FIRST] == REFUSED

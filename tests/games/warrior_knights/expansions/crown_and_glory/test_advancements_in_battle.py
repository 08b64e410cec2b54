"""Advancements in battle: who may declare which, when, what they add, and what becomes of them."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, place_stronghold
from tests.support.learning import (
    BLACK_POWDER,
    BLADES,
    COATS,
    HORNS,
    MANTLETS,
    STAKES,
    academy,
    added_by,
    give,
    place_of,
    stack,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    CARD_EXHAUSTED,
    CARD_READY,
    FIRST_ADVANCEMENT,
    IN_BATTLE,
)
from wk_env.games.warrior_knights.rules.asks import ASSAULT, DISCARD, NO_ADVANCEMENT, NO_MORE_DISCARDS, USE_ADVANCEMENT
from wk_env.games.warrior_knights.rules.measures import BATTLE_DEAL, BATTLE_PREVENT
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_IN_FORCE,
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    NEUTRAL,
    NONE,
    PREVENT,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.procedures.attack import Attack
from wk_env.games.warrior_knights.rules.procedures.combat import Battle
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, count_results, return_hands
from wk_env.games.warrior_knights.rules.procedures.tally import tally, victories_of
from wk_env.games.warrior_knights.rules.state import Play

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


def field(area: int = MEADOW) -> Play:
    """The circles of seats 0 and 1 stand in an area with 300 troops each; Fate deals twelve of each sort."""
    game = academy()
    put(game, MINE, area, troops=(150, 150))
    put(game, HIS, area, troops=(150, 150))
    stack(game, *(DEAL, PREVENT, VICTORY) * 4)
    return game


def fight(game: Play, hold: int = NONE) -> None:
    """Seat 0 attacks seat 1."""
    run(game, Battle(0, BIT[MINE], 1, BIT[HIS], hold))


def at_berac() -> Play:
    """The same at Berac, a city of seat 1."""
    game = field(BERAC_AREA)
    control(game, 1, BERAC)
    return game


def keep_all(game: Play) -> None:
    """Both sides discard as few cards as they may, the lowest first."""
    while game.decision.count and game.decision.ask == DISCARD:
        choices = sorted(game.decision.choices())
        answer(game, NO_MORE_DISCARDS if NO_MORE_DISCARDS in choices else choices[0])


# ---- when, and who


@pytest.mark.rule("CG-064", "CG-065")
def test_the_attacker_declares_before_the_defender_and_both_before_any_discard() -> None:
    game = field()
    give(game, 0, BLADES)
    give(game, 1, COATS, STAKES)
    fight(game)
    assert asked(game) == (USE_ADVANCEMENT, 0, [BLADES, NO_ADVANCEMENT])
    assert (game.state.subject, game.state.matter) == (IN_BATTLE, NONE)
    assert game.state.fate_held[ATTACK] == game.state.fate_held[DEFENCE] == 5
    answer(game, BLADES)
    assert asked(game) == (USE_ADVANCEMENT, 1, [COATS, STAKES, NO_ADVANCEMENT])
    answer(game, NO_ADVANCEMENT)
    assert asked(game)[0] == DISCARD
    assert (place_of(game, BLADES), place_of(game, COATS)) == (CARD_IN_FORCE, CARD_READY)


@pytest.mark.rule("CG-062", "CG-063")
def test_one_advancement_a_battle_is_the_most() -> None:
    game = at_berac()
    give(game, 0, BLADES, BLACK_POWDER)
    fight(game, BERAC)
    assert asked(game)[2] == [BLACK_POWDER, BLADES, NO_ADVANCEMENT]
    answer(game, BLACK_POWDER)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("CG-065")
def test_without_one_that_fits_nobody_is_asked() -> None:
    game = field()
    give(game, 0, STAKES, MANTLETS)
    give(game, 1, BLACK_POWDER)
    fight(game)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("CG-065")
def test_what_is_for_assaults_fits_the_attacker_of_a_hold_alone() -> None:
    game = at_berac()
    give(game, 0, MANTLETS)
    give(game, 1, MANTLETS + 1)
    fight(game, BERAC)
    assert asked(game) == (USE_ADVANCEMENT, 0, [MANTLETS, NO_ADVANCEMENT])
    assert game.state.matter == BERAC
    answer(game, MANTLETS)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("CG-065", "CG-059")
def test_an_exhausted_one_is_not_offered() -> None:
    game = field()
    give(game, 0, BLADES)
    game.state.card_place[FIRST_ADVANCEMENT + BLADES] = CARD_EXHAUSTED
    fight(game)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("CG-064")
def test_nobody_declares_for_a_neutral_city() -> None:
    game = field(BERAC_AREA)
    game.state.noble_at[HIS] = MEADOW
    give(game, 0, MANTLETS)
    give(game, 1, STAKES)
    run(game, Attack(0, BERAC_AREA, NEUTRAL, BERAC, ASSAULT))
    assert asked(game)[:2] == (USE_ADVANCEMENT, 0)
    answer(game, NO_ADVANCEMENT)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("CG-064")
def test_a_baron_without_a_noble_there_declares_what_needs_none() -> None:
    game = at_berac()
    game.state.noble_at[HIS] = MEADOW
    give(game, 1, STAKES, COATS)
    run(game, Attack(0, BERAC_AREA, 1, BERAC, ASSAULT))
    assert asked(game) == (USE_ADVANCEMENT, 1, [STAKES, NO_ADVANCEMENT])


# ---- what they add


@pytest.mark.rule("CG-066")
def test_the_effect_is_added_to_the_cards() -> None:
    game = field()
    give(game, 0, HORNS)
    give(game, 1, COATS)
    fight(game)
    answer(game, HORNS, COATS)
    table = game.state
    assert victories_of(table, ATTACK, MINE, NONE) == count_results(table, ATTACK, VICTORY) + added_by(HORNS)
    assert victories_of(table, DEFENCE, HIS, NONE) == count_results(table, DEFENCE, VICTORY)
    prevented = count_results(table, DEFENCE, PREVENT) + added_by(COATS)
    assert tally(table, DEFENCE, PREVENT, BATTLE_PREVENT, HIS, NONE) == prevented
    assert tally(table, ATTACK, PREVENT, BATTLE_PREVENT, MINE, NONE) == count_results(table, ATTACK, PREVENT)


@pytest.mark.rule("CG-066")
def test_what_is_for_assaults_is_added_before_walls_alone() -> None:
    game = at_berac()
    give(game, 0, MANTLETS)
    fight(game, BERAC)
    without = tally(game.state, ATTACK, PREVENT, BATTLE_PREVENT, MINE, BERAC)
    answer(game, MANTLETS)
    assert tally(game.state, ATTACK, PREVENT, BATTLE_PREVENT, MINE, BERAC) == without + added_by(MANTLETS)
    assert tally(game.state, ATTACK, PREVENT, BATTLE_PREVENT, MINE, NONE) == without


@pytest.mark.rule("CG-065", "CG-066")
def test_black_powder_counts_victories_for_the_attacker_in_the_open_field_too() -> None:
    game = field()
    give(game, 0, BLACK_POWDER)
    fight(game)
    assert asked(game) == (USE_ADVANCEMENT, 0, [BLACK_POWDER, NO_ADVANCEMENT])
    without = victories_of(game.state, ATTACK, MINE, NONE)
    answer(game, BLACK_POWDER)
    assert victories_of(game.state, ATTACK, MINE, NONE) == without + added_by(BLACK_POWDER)
    assert victories_of(game.state, DEFENCE, HIS, NONE) == count_results(game.state, DEFENCE, VICTORY)


@pytest.mark.rule("CG-064", "CG-066")
def test_it_works_for_a_side_without_a_commander_too() -> None:
    game = at_berac()
    game.state.noble_at[HIS] = MEADOW
    give(game, 1, STAKES)
    run(game, Attack(0, BERAC_AREA, 1, BERAC, ASSAULT))
    without = tally(game.state, DEFENCE, DEAL, BATTLE_DEAL, NONE, NONE)
    answer(game, STAKES)
    assert tally(game.state, DEFENCE, DEAL, BATTLE_DEAL, NONE, NONE) == without + added_by(STAKES)
    assert tally(game.state, DEFENCE, DEAL, BATTLE_PREVENT, NONE, NONE) == without


@pytest.mark.rule("CG-066")
def test_casualties_more_kill_whom_fate_would_have_spared() -> None:
    outcomes = []
    for declared in (NO_ADVANCEMENT, BLADES):
        game = academy()
        put(game, MINE, MEADOW, troops=(100,))
        put(game, HIS, MEADOW, troops=(150,))
        stack(game, DEAL, DEAL, DEAL, PREVENT, PREVENT, PREVENT)
        give(game, 0, BLADES)
        fight(game)
        answer(game, declared)
        keep_all(game)
        outcomes.append(int(game.state.noble_at[HIS]) == MEADOW)
    assert outcomes == [True, False]


# ---- afterwards


@pytest.mark.rule("CG-059", "CG-064")
def test_afterwards_it_is_exhausted_if_it_says_so_and_works_no_more() -> None:
    game = at_berac()
    give(game, 0, BLADES)
    give(game, 1, COATS)
    before = list(game.state.bent)
    fight(game, BERAC)
    answer(game, BLADES, COATS)
    keep_all(game)
    while game.decision.count:
        answer(game, game.decision.options[0])
    assert (place_of(game, BLADES), place_of(game, COATS)) == (CARD_EXHAUSTED, CARD_EXHAUSTED)
    assert list(game.state.bent) == before


@pytest.mark.rule("CG-059")
def test_what_is_not_exhausted_is_ready_for_the_next_battle() -> None:
    game = at_berac()
    give(game, 0, MANTLETS)
    fight(game, BERAC)
    answer(game, MANTLETS)
    return_hands(game.state)
    assert place_of(game, MANTLETS) == CARD_READY


@pytest.mark.rule("VR-095")
def test_whoever_is_eliminated_in_the_battle_loses_what_he_declared() -> None:
    game = at_berac()
    give(game, 1, COATS)
    fight(game, BERAC)
    answer(game, COATS)
    eliminate(game, 1)
    assert game.state.card_on[FIRST_ADVANCEMENT + COATS] == NONE
    assert sum(game.state.bent) == 0


@pytest.mark.rule("CG-064")
def test_stronghold_troops_alone_may_be_helped() -> None:
    game = academy()
    put(game, MINE, MEADOW, troops=(150, 150))
    hold = place_stronghold(game, 1, MEADOW)
    give(game, 1, STAKES)
    run(game, Attack(0, MEADOW, 1, hold, ASSAULT))
    assert asked(game) == (USE_ADVANCEMENT, 1, [STAKES, NO_ADVANCEMENT])
    assert game.state.army_troops[FIRST_GROUP + 1] > 0

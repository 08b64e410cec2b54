"""Treachery: what all see and hear of pacts, what stewards make of them, and whole games with them."""

import pytest

from tests.games.warrior_knights.laws.test_variants import is_sound, positions
from tests.support.arrange import answer, arrange, control, put, run
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, URAN, URAN_AREA
from tests.support.invariants import faults
from tests.support.pacts import ATTACKER, DEFENDER, FIRST, SECOND, THIRD, before_open_berac, peace, window
from tests.support.seen import seen_by
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.optional.breaches import cost_of_breach, cost_of_taking
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.attacks import hope, hope_of_field
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.facts.options import option_of
from wk_env.games.warrior_knights.facts.people import Pact
from wk_env.games.warrior_knights.rules.asks import ACCEPT_PACT, ASSAULT, NO_PACT, PROPOSE_PACT
from wk_env.games.warrior_knights.rules.numbers import BIT, NO, YES
from wk_env.games.warrior_knights.rules.optional.pacts import age_pacts, write_pair
from wk_env.games.warrior_knights.rules.optional.treachery import Pacts, declare
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import play

BALANCED = weights_of("balanced", 3)


def speech(game: Play) -> Speech:
    """Somebody who talks about a game."""
    return Speech(house_box().names, game)


def upper(name: str) -> str:
    """A name at the beginning of a sentence."""
    return f"{name[:1].upper()}{name[1:]}"


def block(game: Play, viewer: int) -> list[int]:
    """The block of pacts as a seat sees it."""
    found = next(row for row in WARRIOR_KNIGHTS.blocks() if row.name == "pacts")
    numbers = seen_by(WARRIOR_KNIGHTS, KnightsMatch(game, house_box()), viewer)
    return list(numbers[found.start : found.start + found.count])


# ---- what all see


@pytest.mark.rule("VR-059", "VR-060", "VR-062")
def test_everybody_sees_pacts_from_his_own_seat() -> None:
    game = peace(2)
    game.state.missing[THIRD] = 1
    write_pair(game.state, SECOND, THIRD, -1)
    assert [block(game, FIRST)[place] for place in (1, 6, 8, 13, 14)] == [2, 2, -1, -1, 1]
    assert [block(game, SECOND)[place] for place in (1, 2, 6, 7, 12)] == [-1, 2, -1, 1, 2]


@pytest.mark.rule("VR-061")
def test_a_breach_that_is_fought_out_is_seen_with_what_it_took() -> None:
    game = before_open_berac()
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT)
    for viewer in range(3):
        assert min(block(game, viewer)) == -3
    facts = look("wk/warrior-knights", house_box().names, game, THIRD)
    assert facts.pacts == (Pact(first=FIRST, second=SECOND, rounds=0, is_refused=False, lost=1),)
    assert [baron.misses_assembly for baron in facts.barons] == [True, False, False]
    assert facts.barons[FIRST].promises_broken_to == (0, 1, 0)


def test_the_facts_name_each_pair_once() -> None:
    game = peace(3)
    write_pair(game.state, SECOND, THIRD, -1)
    assert look("wk/warrior-knights", house_box().names, game, FIRST).pacts == (
        Pact(first=FIRST, second=SECOND, rounds=3, is_refused=False, lost=None),
        Pact(first=SECOND, second=THIRD, rounds=0, is_refused=True, lost=None),
    )


def test_a_proposal_is_data_and_words() -> None:
    game = window()
    told = speech(game)
    option = option_of(told, 3 * SECOND + 1)
    assert (option.kind, option.baron, option.amount) == ("pact", SECOND, 2)
    assert say_choice(told, 3 * SECOND + 1) == f"propose a pact for 2 rounds to {told.baron(SECOND)}"
    assert say_choice(told, 3 * SECOND) == f"propose a pact until the end of this round to {told.baron(SECOND)}"
    assert say_choice(told, NO_PACT) == "propose no pact"
    answer(game, 3 * SECOND + 1)
    assert f"Does a pact with {told.baron(FIRST)} stand for 2 rounds?" in say_question(told, None)


def test_the_log_tells_of_pacts_made_refused_and_broken() -> None:
    game = window()
    told = speech(game)
    first, second, third = (told.baron(seat) for seat in range(3))
    answer(game, 3 * SECOND)
    assert [news.sentence for news in tell(told, YES)] == [
        f"{upper(first)} and {second} make a pact until the end of this round."
    ]
    assert [news.sentence for news in tell(told, NO)] == [f"{upper(first)} and {second} make no pact in this round."]
    answer(game, NO, 3 * THIRD + 2, YES, NO_PACT)
    put(game, DEFENDER, MEADOW, troops=(100,))
    put(game, 4 * THIRD, MEADOW, troops=(100,))
    run(game, Fight(SECOND, MEADOW))
    said = [news.sentence for news in tell(told, THIRD)]
    assert f"{upper(second)} breaks the pact with {third} and misses the next Assembly." in said
    assert f"attack {third} in {told.area(MEADOW)} (breaking a pact)" == say_choice(told, THIRD)


def test_the_log_tells_what_a_breach_cost_and_the_position_who_misses_the_assembly() -> None:
    game = before_open_berac()
    told = speech(game)
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT)
    first, second = told.baron(FIRST), told.baron(SECOND)
    position = KnightsMatch(game, house_box()).say_position(None)
    assert f"{first} is breaking the pact with {second}." in position
    assert f"{first} misses the next Assembly for a broken pact." in position
    said = [news.sentence for news in tell(told, 0)]
    assert f"{upper(first)} pays for what the broken pact took from {second}." in said


# ---- stewards


def neighbours(own: tuple[int, ...], his: tuple[int, ...]) -> Play:
    """Seat 0 holds Berac, which seat 1 could take with these troops; seat 1 holds Uran, seat 0 has these."""
    game = peace(0, seats=2)
    control(game, FIRST, BERAC)
    control(game, SECOND, URAN)
    if own:
        put(game, ATTACKER, BERAC_AREA, troops=own)
    if his:
        put(game, DEFENDER, URAN_AREA, troops=his)
    return game


def best(game: Play) -> int:
    """What a steward answers."""
    return int(game.decision.options[best_option(game, BALANCED)])


def test_a_steward_proposes_peace_to_a_strong_neighbour_whom_he_cannot_attack() -> None:
    game = neighbours((), (200, 200, 200))
    run(game, Pacts(all_seats(game.state)))
    assert best(game) // 3 == SECOND


def test_a_steward_proposes_nothing_without_danger_or_to_prey() -> None:
    for his in ((), (50,)):
        game = neighbours((200, 200, 200, 150), his)
        run(game, Pacts(all_seats(game.state)))
        assert best(game) == NO_PACT


@pytest.mark.parametrize(("own", "his", "reply"), [((), (200, 200, 200), NO), ((200, 200, 200), (), YES)])
def test_a_steward_accepts_if_he_fears_the_proposer_and_has_nothing_to_gain(
    own: tuple[int, ...], his: tuple[int, ...], reply: int
) -> None:
    game = neighbours(own, his)
    run(game, Pacts(all_seats(game.state)))
    answer(game, 3 * SECOND + 1)
    assert (game.decision.ask, best(game)) == (ACCEPT_PACT, reply)


@pytest.mark.rule("VR-063", "VR-064")
def test_a_steward_counts_the_cost_of_a_breach() -> None:
    hopes = []
    for rounds in (0, 2):
        game = before_open_berac()
        put(game, DEFENDER, MEADOW, troops=(50,))
        write_pair(game.state, FIRST, SECOND, rounds)
        game.ask(FIRST, PROPOSE_PACT)
        situation = Situation(game, BALANCED)
        hopes.append((hope(situation, BIT[ATTACKER], BERAC), hope_of_field(situation, BIT[ATTACKER], SECOND, MEADOW)))
        assert (cost_of_taking(situation, SECOND, BERAC) > 0) == (rounds > 0)
    assert hopes[0][0] > hopes[1][0]
    assert hopes[0][1] > hopes[1][1]


@pytest.mark.rule("VR-007", "VR-122", "VR-147")
def test_where_influence_decides_nothing_a_breach_costs_the_assembly_alone() -> None:
    costs = []
    for victory in (0, 1):
        game = peace(2, victory=victory)
        game.ask(FIRST, PROPOSE_PACT)
        costs.append(cost_of_breach(Situation(game, BALANCED), SECOND, 2))
    game.state.missing[FIRST] = 1
    assert costs[0] > costs[1] > 0
    assert cost_of_breach(Situation(game, BALANCED), SECOND, 2) == 0


# ---- whole games


@pytest.mark.rule("VR-060", "VR-061")
@pytest.mark.parametrize("seed", [1, 2])
def test_games_by_chance_keep_the_laws(seed: int) -> None:
    rules = Rules(seats=3, influence_each=3, pact_rounds=3, elimination=1, victim_gains=seed % 2, most_rounds=4)
    asked = 0
    for number, game in enumerate(positions(3, seed, rules)):
        asked += game.decision.count > 0 and game.decision.ask == ACCEPT_PACT
        if number % 211 == 0:
            assert faults(game) == []
            assert game.decision.count == 0 or is_sound(game)
        assert all(game.state.pacts[seat * 7] == 0 for seat in range(3))
    assert game.is_over()
    assert asked > 0


@pytest.mark.parametrize("seed", [3, 4])
def test_games_of_stewards_keep_the_laws(seed: int) -> None:
    mind, proposed = KnightsAdvisor(), 0
    match = WARRIOR_KNIGHTS.new_match({"seats": 4, "influence_each": 5, "pact_rounds": 3}, seed)
    assert isinstance(match, KnightsMatch)
    game = match.game
    number = 0
    while game.decision.count:
        choice = int(game.decision.options[mind.judge(game)])
        proposed += game.decision.ask == PROPOSE_PACT and choice != NO_PACT
        play(game, choice)
        number += 1
        if number % 211 == 0:
            assert faults(game) == []
    assert proposed > 0


def test_without_the_rule_nothing_is_aged_or_declared() -> None:
    game = arrange(seats=2)
    age_pacts(game.state)
    declare(game, FIRST, SECOND)
    assert len(game.stack) == 0
    assert len(game.state.pacts) == 0

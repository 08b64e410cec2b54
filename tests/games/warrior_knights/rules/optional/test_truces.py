"""Truces: what nobody may start while one lasts, and who sees, says and minds that."""

import pytest

from tests.support.arrange import answer, asked, control, hire, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    MEADOW,
    attack,
    is_besieging,
    is_over,
    place_stronghold,
)
from tests.support.seen import seen
from tests.support.surrenders import (
    ATTACKER,
    GUARD,
    HOME,
    SECOND,
    before_berac,
    declare,
    truce,
    under_siege,
    upkeep,
)
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.attacks import hope, hope_of_field
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    HOLD_OUT,
    KEEP,
    NO_TARGET,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_SEATS, SQUARE, STAR
from wk_env.games.warrior_knights.rules.optional.capitulation import (
    Capitulate,
)
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.attack_targets import areas_with_target, is_target
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.optional.truces import tell_truces
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech


@pytest.mark.rule("VR-070")
def test_a_truce_lasts_to_the_end_of_the_round_and_after_a_surrender_in_upkeep_of_the_next() -> None:
    at_once = before_berac()
    declare(at_once)
    answer(at_once, 0, MEADOW, KEEP)
    assert [at_once.state.truces[1], at_once.state.truces[MOST_SEATS], at_once.state.truces[2]] == [1, 1, -1]
    later = under_siege()
    upkeep(later)
    answer(later, 0, MEADOW, KEEP)
    assert (later.state.truces[1], later.state.truces[MOST_SEATS]) == (3, 3)


@pytest.mark.rule("VR-070")
@pytest.mark.parametrize(("now", "barred"), [(1, True), (2, True), (3, False)])
def test_while_it_lasts_neither_attacks_the_other_anywhere(now: int, barred: bool) -> None:  # noqa: FBT001
    game = truce(before_berac(), 2)
    put(game, SECOND, MEADOW, (100,))
    put(game, noble_of(0, STAR), MEADOW, (100,))
    hold = place_stronghold(game, 1, HOME)
    put(game, noble_of(0, SQUARE), HOME, (100,))
    game.state.round = now
    for area in (BERAC_AREA, MEADOW, HOME):
        assert is_target(game.state, 0, area, 1, 0) is not barred
    assert is_target(game.state, 1, MEADOW, 0, 0) is not barred
    assert (areas_with_target(game.state, 0, 0) == 0) is barred
    assert hold == 25


@pytest.mark.rule("VR-070")
def test_others_may_still_be_attacked() -> None:
    game = truce(before_berac(), 2)
    put(game, noble_of(2, STAR), BERAC_AREA, (100,))
    attack(game, area=BERAC_AREA)
    assert asked(game) == (TARGET, 0, [2, NO_TARGET])


@pytest.mark.rule("VR-149")
def test_a_siege_elsewhere_stands_but_is_neither_completed_nor_broken_by_a_sortie() -> None:
    game = truce(under_siege(), 2)
    assert is_besieging(game, 0, BERAC)
    assert not is_target(game.state, 0, BERAC_AREA, 1, 0)
    assert not is_target(game.state, 1, BERAC_AREA, 0, 0)
    game.state.round = 3
    attack(game, 1, area=BERAC_AREA)
    assert asked(game)[0] == BATTLE_KIND
    assert {ASSAULT, SIEGE} <= set(asked(game)[2])


@pytest.mark.rule("VR-149")
def test_truces_end_with_whoever_is_eliminated() -> None:
    game = truce(before_berac(rules=Rules(seats=3, capitulations=1, elimination=1)), 2)
    eliminate(game, 1)
    assert max(game.state.truces) == -1
    run(game, Capitulate(BERAC, -1))
    assert is_over(game)


# ---- what is seen, said and advised


@pytest.mark.rule("VR-070")
def test_everybody_sees_the_truces() -> None:
    game = truce(before_berac(), 2)
    block = seen(game, 1, "truces")
    assert [place for place, rounds in enumerate(block) if rounds] == [2, 2 * MOST_SEATS]
    assert block[2] == 2
    barons = [Speech(house_box().names, game, 2).baron(seat) for seat in range(2)]
    sentence = f"{barons[0]} and {barons[1]} have a truce until the end of the next round."
    assert sentence in KnightsMatch(game, house_box()).say_position(2)
    (found,) = look("x", house_box().names, game, 2).truces
    assert (found.seats, found.rounds_left) == ((0, 1), 2)


@pytest.mark.rule("VR-070")
def test_a_truce_is_told_when_it_begins() -> None:
    old = before_berac()
    new = truce(old.copy(), 1)
    told = list(tell_truces(Step(Upkeep(), old.state, Speech(house_box().names, new, 0), -1, -1)))
    assert len(told) == 1
    assert told[0].endswith("have a truce until the end of round 1")


@pytest.mark.rule("VR-066")
def test_the_question_says_who_besieges() -> None:
    game = before_berac()
    declare(game)
    assert "who has just laid siege to it" in say_question(Speech(house_box().names, game), 1)
    later = under_siege()
    upkeep(later)
    assert "capitulate, besieged by" in say_question(Speech(house_box().names, later), 1)


def judged(game: Play) -> int:
    """What a steward answers."""
    return int(game.decision.options[best_option(game, weights_of("balanced", 5))])


def shut_in_before(*besiegers: int) -> Play:
    """Three Nobles of seat 1 are shut in Berac by Mercenaries of these strengths; the game will not last long."""
    game = before_berac(GUARD, SECOND, noble_of(1, SQUARE))
    control(game, 0, 0, 1, 2)
    control(game, 2, 5, 6, 7)
    game.state.pool = 12
    for strength in besiegers:
        hire(game, ATTACKER, strength)
    declare(game)
    return game


@pytest.mark.rule("VR-066")
@pytest.mark.parametrize(("besiegers", "choice"), [((), HOLD_OUT), ((150, 150, 150, 150, 150), 0)])
def test_a_steward_gives_up_only_what_is_as_good_as_lost(besiegers: tuple[int, ...], choice: int) -> None:
    assert judged(shut_in_before(*besiegers)) == choice


@pytest.mark.rule("VR-070")
def test_a_steward_hopes_for_nothing_from_a_truce() -> None:
    game = before_berac()
    declare(game)
    game.decision.seat = 0
    free = Situation(game, weights_of("balanced", 5))
    assert hope(free, BIT[ATTACKER], BERAC) > 0
    truce(game, 2)
    bound = Situation(game, weights_of("balanced", 5))
    assert hope(bound, BIT[ATTACKER], BERAC) == 0
    assert hope_of_field(bound, BIT[ATTACKER], 1, BERAC_AREA) == 0

"""Garrisons (house) as they are told, shown as data and written as numbers; what stewards make of them; whole games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.warrior_knights.laws.test_variants import begun_by, is_sound
from tests.support.arrange import answer, control, hire, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, NEAR, URAN
from tests.support.house_garrisons import (
    BERAC_GARRISON,
    ENGLISH,
    ENGLISH_50,
    ENGLISH_100,
    FIRST,
    LOMBARD,
    LOMBARD_50,
    at_berac,
    lay_regular,
    manned,
)
from tests.support.invariants import faults
from tests.support.seen import numbers, seen
from wk_env.games.warrior_knights.advice.evaluation import features as of
from wk_env.games.warrior_knights.advice.evaluation.evaluation import term
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.situation import wages_of
from wk_env.games.warrior_knights.advice.policy.styles import style_of
from wk_env.games.warrior_knights.advice.tactics.surroundings import place_of_army
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.action_space import action_of, choice_of
from wk_env.games.warrior_knights.encoding.blocks import WIDE_WIDTH
from wk_env.games.warrior_knights.facts.board import Armies, city_of
from wk_env.games.warrior_knights.facts.known import Known
from wk_env.games.warrior_knights.facts.options import option_of
from wk_env.games.warrior_knights.facts.pieces import Troops
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.rules.asks import ENOUGH, FROM_GARRISON, MAN_CITY, TAKE_BACK, TWO_FIFTIES
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries
from wk_env.games.warrior_knights.rules.numbers import BIT, DEAL, FIRST_GARRISON, FIRST_GROUP, NONE, REVOLTS, VICTORY
from wk_env.games.warrior_knights.rules.optional.garrison_places import pair_of
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.news import tell_step
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.questions import say_what
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_army
from wk_env.kernel.core import Frame, play
from wk_env.kernel.rng import rng_from


def speech(game: Play) -> Speech:
    """Whoever tells seat 0 about the game."""
    return Speech(house_box().names, game, 0)


def options(game: Play) -> list[str]:
    """The options in words."""
    return [say_choice(speech(game), choice) for choice in sorted(game.decision.choices())]


def told_of(game: Play, frame: Frame[Table]) -> list[str]:
    """The story of a piece of business up to the first question."""
    game.call(frame)
    found: list[str] = []
    while (top := game.top) is not None and game.decision.count == 0:
        old, before = game.state.copy(), top.copy()
        top.resume(game)
        found += [news.sentence for news in tell_step(Step(before, old, speech(game), NONE, NONE))]
    return found


# ---- words


@pytest.mark.rule("VR-104")
def test_leaving_and_taking_back_in_words() -> None:
    game = at_berac((100, ENGLISH), (50, ENGLISH), (50, LOMBARD))
    run(game, Manning(FIRST))
    noble = speech(game).noble(FIRST)
    assert say_what(speech(game)) == f"{noble} is in Berac: who stays as its garrison, or comes along?"
    assert options(game) == [
        "leave 100 English in Berac",
        "leave Berac as it is",
        "leave 50 English and 50 Lombard in Berac",
    ]
    both = TWO_FIFTIES + pair_of(ENGLISH_50, LOMBARD_50)
    told = option_of(speech(game), both)
    assert (told.troops, told.more_troops) == (Troops(50, "English"), Troops(50, "Lombard"))
    answer(game, both)
    assert "with a garrison of 50 English and 50 Lombard" in KnightsMatch(game, house_box()).say_position(1)
    run(game, Manning(FIRST))
    assert options(game) == ["leave Berac as it is", f"take the garrison of Berac along with {noble}"]


@pytest.mark.rule("VR-108")
@pytest.mark.parametrize(("fate", "does"), [(VICTORY, "puts the revolt down"), (DEAL, "cannot put the revolt down")])
def test_what_a_garrison_does_in_a_revolt_is_told(fate: int, does: str) -> None:
    game = manned((100, ENGLISH))
    stack_fate(game, lambda card: game.state.content.fate_revolt[card] == REVOLTS, fate)
    assert told_of(game, Revolts()) == ["Berac revolts against d'Emerande.", f"The garrison of Berac {does}."]


@pytest.mark.rule("VR-109")
def test_garrisons_are_named_where_they_are_paid_or_desert() -> None:
    game = manned((100, ENGLISH))
    hire(game, FIRST_GROUP, 100, ENGLISH)
    run(game, LoseMercenaries(0, ENGLISH, 1))
    assert options(game)[1] == "let one English card of the garrison of Berac desert"
    assert say_army(speech(game), BERAC_GARRISON) == "the garrison of Berac"
    assert say_army(speech(game), FIRST_GROUP) == "your stronghold"
    assert option_of(speech(game), FROM_GARRISON + BERAC).city == "Berac"


# ---- data and numbers


@pytest.mark.rule("VR-104")
def test_everybody_sees_which_cards_are_in_a_city() -> None:
    game = manned((50, LOMBARD))
    lay_regular(game, 50)
    control(game, 1, URAN)
    hire(game, FIRST_GARRISON + URAN, 100, ENGLISH)
    for viewer in (0, 1):
        known = Known(house_box().names, game, viewer)
        city = city_of(known, Armies(known), BERAC)
        assert (city.has_garrison, city.garrison) == (True, (Troops(50), Troops(50, "Lombard")))
        kinds = seen(game, viewer, "house garrisons")
        assert (kinds[BERAC], kinds[URAN], sum(kinds)) == (8 + 6 * 7 // 2 + LOMBARD, 1, 8 + 6 * 7 // 2 + LOMBARD + 1)
        assert numbers(game, viewer, "wide")[WIDE_WIDTH + starts.HOUSE_GARRISONS :][:24] == kinds
        assert list(open_table(game, viewer).army_troops) == list(game.state.army_troops)
    where = seen(game, 1, "troop cards")
    assert (where.count(62), where.count(61)) == (2, 1)
    assert seen(game, 0, "garrisons")[BERAC] == 0


@pytest.mark.rule("VR-104")
def test_without_the_rule_nothing_is_there_to_see() -> None:
    game = at_berac((100, ENGLISH), (100, ENGLISH))
    game.state.rules = Rules(seats=2)
    assert seen(game, 0, "house garrisons") == [0] * 24
    assert len(begun_by(Rules(seats=3), 1).state.army_troops) == 30
    assert len(begun_by(Rules(seats=3, manning=1), 1).state.army_troops) == 54


@pytest.mark.rule("VR-109")
def test_the_question_who_of_a_garrison_is_paid_names_the_city_to_everybody() -> None:
    game = manned((100, ENGLISH))
    run(game, Wages(BIT[0]))
    for viewer in (0, 1):
        assert seen(game, viewer, "subject") == [BERAC_GARRISON]
    assert place_of_army(game.state, BERAC_GARRISON) == BERAC_AREA


def test_each_choice_has_an_action() -> None:
    choices = {(MAN_CITY, TAKE_BACK), (MAN_CITY, ENOUGH), (MAN_CITY, ENGLISH_100), (MAN_CITY, TWO_FIFTIES + 27)}
    actions = {choice: action_of(*choice) for choice in choices}
    assert all(choice_of(ask, actions[ask, choice]) == choice for ask, choice in choices)
    assert min(actions.values()) >= 0


# ---- advice


def best(game: Play) -> int:
    """What a balanced Baron answers."""
    return int(game.decision.options[best_option(game, style_of(0))])


def test_a_strong_army_leaves_a_garrison_in_a_city_in_danger_and_a_weak_one_does_not() -> None:
    game = at_berac((100, ENGLISH), (200, ENGLISH), (200, LOMBARD))
    for symbol in range(3):
        put(game, noble_of(1, symbol), NEAR, troops=(150,))
    run(game, Manning(FIRST))
    assert best(game) == ENGLISH_100
    weak = at_berac((100, ENGLISH), (50, ENGLISH))
    run(weak, Manning(FIRST))
    assert best(weak) == ENOUGH


def test_a_weak_army_takes_back_what_lies_idle_and_leaves_what_is_wanted() -> None:
    game = at_berac((50, ENGLISH))
    hire(game, BERAC_GARRISON, 100, ENGLISH)
    run(game, Manning(FIRST))
    assert best(game) == TAKE_BACK
    strong = at_berac((200, ENGLISH), (200, LOMBARD))
    hire(strong, BERAC_GARRISON, 100, ENGLISH)
    run(strong, Manning(FIRST))
    assert best(strong) == ENOUGH


@pytest.mark.rule("VR-109")
def test_garrisons_are_reckoned_with_in_wages_and_walls() -> None:
    game = manned()
    before = [int(wages_of(game.state, 0)), *(term(game.state, 0, what) for what in (of.WAGES, of.WALLS))]
    lay_regular(game, 100)
    after = [int(wages_of(game.state, 0)), *(term(game.state, 0, what) for what in (of.WAGES, of.WALLS))]
    assert after[:2] == before[:2]
    assert after[2] > before[2]
    hire(game, FIRST_GARRISON + BERAC, 100, ENGLISH)
    assert wages_of(game.state, 0) > after[0]


# ---- whole games


def played(seats: int, seed: int, glory: int, chance: int) -> Iterator[Play]:
    """Every position of a short game of stewards who answer every so many questions by chance, and always this one."""
    rules = Rules(seats=seats, influence_each=6, most_rounds=8, manning=1, glory=glory, elimination=seed % 2)
    game, luck = begun_by(rules, seed), rng_from(seed)
    while game.decision.count:
        yield game
        by_chance = game.decision.ask == MAN_CITY or luck.below(chance) == 0
        place = luck.below(game.decision.count) if by_chance else best_option(game, style_of(seed % 3))
        play(game, game.decision.options[place])
    yield game


@pytest.mark.rule("VR-104", "VR-105", "VR-106", "VR-110")
def test_games_end_and_the_laws_hold() -> None:
    asked = Counter[int]()
    manned_cities, pairs = Counter[int](), 0
    for seats, seed, glory, chance in ((2, 6, 0, 4), (2, 7, 0, 4), (3, 3, 0, 3), (4, 1, 0, 5), (3, 5, 1, 4)):
        for number, game in enumerate(played(seats, seed, glory, chance)):
            asked[int(game.decision.ask)] += 1
            pairs += game.decision.ask == MAN_CITY and max(game.decision.choices(), default=0) >= TWO_FIFTIES
            manned_cities[sum(troops > 0 for troops in game.state.army_troops[30:])] += 1
            if number % 20 == 0:
                assert faults(game) == [], (seats, seed, number)
            if number % 120 == 1 and game.decision.count:
                assert is_sound(game)
        assert game.is_over()
    assert asked[MAN_CITY] > 20
    assert pairs > 3
    assert manned_cities[1] > 20

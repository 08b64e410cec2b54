"""Invading Kingdom: whole games, what seats see of it, how it is told, and that stewards fear it."""

from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.arrange import control, noble_of, put
from tests.support.battles import BERAC, BERAC_AREA, MEADOW
from tests.support.invaders import HOME, act, invaded, invader, its_hold, raid
from tests.support.invariants import faults
from tests.support.seen import numbers, seen
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.evaluation.evaluation import term
from wk_env.games.warrior_knights.advice.evaluation.features import CITY_DANGER
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_of_field
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_hold
from wk_env.games.warrior_knights.advice.tactics.placement import threats_to
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding.blocks import OPTIONAL_NAMES
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import PLAN
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    IN_HAND,
    LEVY_TAXES,
    NONE,
    STAR,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.optional.invader_pieces import deal_invaders_cards
from wk_env.games.warrior_knights.rules.phases.planning import build_stacks
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import play, settle
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Settings

GAMES: Final[tuple[tuple[int, dict[str, int]], ...]] = (
    (2, {}),
    (3, {"glory": 1, "elimination": 1, "sure_heirs": 1}),
    (4, {"victory": 2, "missions": 1, "crown_goal": 8}),
    (5, {"heirs": 1, "offers": 1, "stack_windows": 1}),
)


def moments(seats: int, numbers: dict[str, int], *, is_advised: bool) -> Iterator[Play]:
    """A short game by stewards or by chance, position by position."""
    settings: Settings = {
        "seats": seats,
        "rules": ["invading_kingdom"],
        "influence_each": 5,
        "most_rounds": 6,
        **numbers,
    }
    match = WARRIOR_KNIGHTS.new_match(settings, seats)
    game, advisor, luck = match.game, KnightsAdvisor(), rng_from(seats)
    while game.decision.count > 0:
        yield game
        count = int(game.decision.count)
        place = advisor.judge(game) if is_advised else luck.below(count)
        play(game, game.decision.options[place])


@pytest.mark.rule("VR-071", "VR-075", "VR-081")
@pytest.mark.parametrize(("seats", "numbers"), GAMES)
@pytest.mark.parametrize("is_advised", [True, False])
def test_whole_games_keep_the_laws_and_never_ask_it(seats: int, numbers: dict[str, int], *, is_advised: bool) -> None:
    acted = 0
    for number, game in enumerate(moments(seats, numbers, is_advised=is_advised)):
        assert game.decision.seat < seats
        acted |= int(game.state.history[12 + seats])
        if number % 61 == 0:
            assert faults(game) == []
    assert acted
    assert game.is_over()


@pytest.mark.rule("VR-074")
def test_nobody_knows_which_of_its_cards_lie_where_and_all_see_how_many() -> None:
    game = invaded()
    deal_invaders_cards(game)
    build_stacks(game)
    shown = open_table(game, 0)
    assert set(shown.action_at[24:36]) == {NONE}
    assert list(shown.history[24:27]) == [2, 2, 2]
    places = set()
    for seed in range(5):
        world = redeal(game, 0, seed)
        places.add(tuple(world.state.action_at[24:36]))
        assert sorted(world.state.action_at[24:36]) == [0] * 6 + [1, 1, 2, 2, 3, 3]
        assert faults(world) == [] or game.decision.count == 0
        assert numbers(world, 0) == numbers(game, 0)
    assert len(places) > 2


@pytest.mark.rule("VR-074")
def test_redeals_tell_nothing_of_its_hidden_cards() -> None:
    one, two = invaded(), invaded()
    for game, laid in ((one, (0, 1, 2, 3, 4, 5)), (two, (6, 7, 8, 9, 10, 11))):
        for place, card in enumerate(laid):
            game.state.action_at[24 + card] = 1 + place // 2
        build_stacks(game)
    assert list(redeal(one, 1, 3).state.action_at) == list(redeal(two, 1, 3).state.action_at)
    assert numbers(one, 1) == numbers(two, 1)
    assert numbers(one, 1, "wide") == numbers(two, 1, "wide")


@pytest.mark.rule("VR-074")
def test_a_card_that_came_home_is_known_to_be_there() -> None:
    game = invaded()
    act(game, LEVY_TAXES)
    game.state.action_at[24] = 1
    build_stacks(game)
    shown = open_table(game, 0)
    assert shown.action_at[24 + 2 * LEVY_TAXES] in {IN_HAND, 1, NONE}
    for seed in range(5):
        world = redeal(game, 0, seed)
        assert world.state.action_at[24 + 2 * LEVY_TAXES] == game.state.action_at[24 + 2 * LEVY_TAXES]


@pytest.mark.rule("VR-072", "VR-073")
def test_its_pieces_stand_in_the_row_behind_the_last_baron() -> None:
    game = invaded(seats=3)
    raid(game, CIRCLE, MEADOW, 150)
    game.state.casualties[invader(game, CIRCLE)] = 1
    for viewer in range(3):
        assert seen(game, viewer, "invader") == [1]
        assert seen(game, viewer, "stronghold")[3] == HOME + 1
        assert seen(game, viewer, "noble at")[12:16] == [0, 0, 0, MEADOW + 1]
        assert seen(game, viewer, "troops")[15] == 3
        assert seen(game, viewer, "casualties")[15] == 1
        assert seen(game, viewer, "optional rules")[OPTIONAL_NAMES.index("invader")] == 1
        assert seen(game, viewer, "nobles in", "wide")[3 * 62 + MEADOW] == 1
    settle(game)
    game.call(Capture(0, its_hold(game)))
    settle(game)
    assert seen(game, 1, "invader") == [2]
    assert seen(game, 1, "noble at")[12:16] == [99] * 4


@pytest.mark.rule("VR-080")
def test_a_battle_with_it_is_seen_by_all() -> None:
    game = invaded()
    control(game, 1, BERAC)
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(200,))
    raid(game, STAR, BERAC_AREA, 100)
    act(game, VERSATILE_STRATEGY)
    assert seen(game, 0, "fight seat") == [3, 2]
    assert seen(game, 1, "fight seat") == [3, 1]
    assert seen(game, 1, "fight")[8] == 3
    assert seen(game, 1, "fate side") == [0, 1]


def told(game: Play) -> Speech:
    """Whoever talks about a game."""
    return Speech(house_box().of(game.state.rules).names, game)


@pytest.mark.rule("VR-072", "VR-073", "VR-074")
def test_words_and_facts_tell_of_it() -> None:
    game = invaded()
    raid(game, STAR, MEADOW, 100)
    deal_invaders_cards(game)
    build_stacks(game)
    match = KnightsMatch(game, house_box().of(game.state.rules))
    said = match.say_position(0)
    assert "The Invader (" in said
    assert "Face down: 2 in stack 1, 2 in stack 2 and 2 in stack 3." in said
    known = look("x", match.box.names, game, 0)
    assert known.invader is not None
    assert (known.invader.number, known.invader.is_out, known.invader.laid) == (2, False, (2, 2, 2))
    assert {card.at for card in known.invader.cards} == {None}
    noble = known.nobles[known.invader.nobles[STAR]]
    assert (noble.baron, noble.troops) == (2, 100)
    assert known.strongholds[2].area == match.box.names.areas[HOME]
    assert told(game).baron(2) == "the Invader"
    without = WARRIOR_KNIGHTS.new_match({"seats": 2}, 1)
    assert look("x", without.box.names, without.game, 0).invader is None
    assert "Invader" not in without.say_position(0)


def test_its_deeds_are_told() -> None:
    heard: list[str] = []
    settings: Settings = {"seats": 2, "rules": ["invading_kingdom"], "most_rounds": 4}
    match, luck = WARRIOR_KNIGHTS.new_match(settings, 5), rng_from(5)
    story = WARRIOR_KNIGHTS.story
    assert story is not None
    while match.game.decision.count > 0:
        choice = int(match.game.decision.options[luck.below(match.game.decision.count)])
        heard += [news.sentence for news in story.news(match, choice)]
        play(match.game, choice)
    everything = " ".join(heard)
    assert "A card of the Invader is turned over" in everything
    assert "The Invader sends " in everything
    assert "The stronghold of the Invader stands in " in everything


def test_stewards_see_a_threat_in_it_and_an_enemy() -> None:
    dangers, threats = [], []
    for raiders in (0, 2):
        game = invaded()
        control(game, 0, BERAC)
        for symbol in range(raiders):
            raid(game, symbol, MEADOW, 200)
        game.decision.seat, game.decision.ask = 0, PLAN
        dangers.append(term(game.state, 0, CITY_DANGER))
        threats.append(threats_to(Situation(game, weights_of("balanced", 5)), BERAC_AREA))
    assert dangers[0] < dangers[1]
    assert threats == [0, 200]


def test_stewards_strike_at_an_invader_before_their_walls() -> None:
    game = invaded()
    control(game, 0, BERAC)
    for symbol in range(3):
        put(game, noble_of(0, symbol), BERAC_AREA, troops=(200,))
    raid(game, STAR, BERAC_AREA, 50)
    game.decision.seat, game.decision.ask = 0, PLAN
    situation = Situation(game, weights_of("balanced", 5))
    nobles = sum(BIT[noble_of(0, symbol)] for symbol in range(3))
    assert hope_of_field(situation, nobles, 2, BERAC_AREA) > 0
    before = value_of_hold(Situation(invaded(), weights_of("balanced", 5)), 26)
    assert value_of_hold(situation, its_hold(game)) > before > 0

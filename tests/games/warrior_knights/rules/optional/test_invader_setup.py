"""Invading Kingdom: who invades, where it enters, what it brings, what is dealt to it."""

import pytest

from tests.support.arrange import noble_of, put
from tests.support.invaders import invaded
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate_for_seat
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.numbers import (
    ACTIONS_A_BARON,
    ASIDE,
    BIT,
    CIRCLE,
    IN_HAND,
    LAID,
    NONE,
    REGULARS,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.optional.invader_pieces import deal_invaders_cards, enter
from wk_env.games.warrior_knights.rules.phases.actions import full_areas
from wk_env.games.warrior_knights.rules.phases.planning import build_stacks
from wk_env.games.warrior_knights.rules.phases.setup import Setup
from wk_env.games.warrior_knights.rules.procedures.turns import count_heads
from wk_env.games.warrior_knights.rules.queries import city_in, has_noble_in
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.core import play


def begun(seats: int, seed: int = 1, **numbers: int) -> Play:
    """A game whose setup has just been played, each question answered with its first choice."""
    rules = Rules(seats=seats, invader=1, **numbers)
    game = new_game(rules, house_box().of(rules).content, seed)
    while any(isinstance(frame, Setup) for frame in game.stack):
        play(game, game.decision.options[0])
    return game


@pytest.mark.rule("VR-071", "VR-126")
def test_an_invader_needs_a_colour_that_nobody_plays() -> None:
    with pytest.raises(ValueError, match="2 to 5 seats, since it needs a colour; seats is 6"):
        WARRIOR_KNIGHTS.settings({"seats": 6, "rules": ["invading_kingdom"]})
    assert WARRIOR_KNIGHTS.settings({"seats": 5, "rules": ["invading_kingdom"]})["invader"] == 1
    for seats in (2, 5):
        table = begun(seats).state
        assert len(set(table.colour[: seats + 1])) == seats + 1


@pytest.mark.rule("VR-071")
def test_thresholds_ignore_it() -> None:
    game = begun(3)
    count_heads(game.state)
    assert (game.state.headcount, game.state.pool) == (3, 30)
    for card in range(6):
        game.state.action_at[card] = 4
    assert full_areas(game.state) == BIT[4]


@pytest.mark.rule("VR-072", "VR-151")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_enters_last_in_a_free_area_of_the_rim(seats: int) -> None:
    homes = set()
    for seed in range(8):
        table = begun(seats, seed).state
        home = table.stronghold_at[seats]
        homes.add(int(home))
        assert table.content.area_outer[home] == 1
        assert city_in(table, home) == NONE
        assert home not in list(table.stronghold_at[:seats])
        assert not any(has_noble_in(table, seat, home) for seat in range(seats))
        assert [table.noble_at[noble_of(seats, symbol)] for symbol in range(4)] == [home] * 4
    assert len(homes) > 2


@pytest.mark.rule("VR-072")
def test_where_the_rim_is_full_it_enters_anywhere() -> None:
    game = invaded()
    table = game.state
    table.stronghold_at[2] = -1
    rim = [area for area in range(table.content.kingdom_areas) if table.content.area_outer[area]]
    free = [area for area in rim if city_in(table, area) == NONE]
    nobles = [noble_of(seat, symbol) for seat in range(6) for symbol in range(4) if seat != 2]
    for noble, area in zip(nobles, free, strict=False):
        put(game, noble, area)
    assert len(free) <= len(nobles)
    enter(game)
    home = table.stronghold_at[2]
    assert table.content.area_outer[home] == 0
    assert city_in(table, home) == NONE


@pytest.mark.rule("VR-073", "VR-151")
@pytest.mark.parametrize("glory", [0, 1])
def test_each_noble_has_a_hundred_troops(glory: int) -> None:
    for seed in range(4):
        table = begun(3, seed, glory=glory).state
        strengths = {
            symbol: [
                (int(table.content.troop_strength[troop]), troop < REGULARS)
                for troop in range(len(table.troop_at))
                if table.troop_at[troop] == noble_of(3, symbol)
            ]
            for symbol in range(4)
        }
        assert strengths[STAR] == [(100, True)]
        assert strengths[SQUARE] == [(50, True)] * 2
        assert strengths[TRIANGLE] == [(50, True), (50, False)]
        assert strengths[CIRCLE] == [(100, False)]
        with_it = [troop for troop in range(len(table.troop_at)) if table.troop_at[troop] // 4 == 3]
        assert all(table.content.troop_rank[troop] == NONE for troop in with_it)


@pytest.mark.rule("VR-151")
def test_barons_are_dealt_the_same_mercenaries_with_and_without_it() -> None:
    for seed in range(3):
        dealt = []
        for invader in (0, 1):
            rules = Rules(seats=3, invader=invader)
            table = new_game(rules, house_box().of(rules).content, seed).state
            dealt.append([t for t in range(REGULARS, 90) if 24 <= table.troop_at[t] < 27])
        assert dealt[0] == dealt[1]
        assert len(dealt[0]) == 6


@pytest.mark.rule("VR-074")
def test_two_of_its_twelve_cards_lie_in_each_stack_at_random() -> None:
    seen = set()
    for seed in range(6):
        game = invaded(seed=seed)
        deal_invaders_cards(game)
        build_stacks(game)
        table = game.state
        own = range(2 * ACTIONS_A_BARON, 3 * ACTIONS_A_BARON)
        at = [int(table.action_at[card]) for card in own]
        assert sorted(at) == [IN_HAND] * 6 + [1, 1, 2, 2, 3, 3]
        assert list(table.history[LAID + 6 : LAID + 9]) == [2, 2, 2]
        seen.add(tuple(at))
    assert len(seen) > 2


@pytest.mark.rule("VR-076")
def test_the_cards_of_for_glory_are_not_used() -> None:
    table = begun(2, glory=1).state
    hand = table.content.hand
    assert [table.action_at[card] for card in range(2 * hand + 12, 3 * hand)] == [ASIDE] * (hand - 12)


@pytest.mark.rule("VR-075")
def test_a_random_result_passes_it_by() -> None:
    for seed in range(3):
        rules = Rules(seats=2, invader=1)
        game = new_game(rules, house_box().of(rules).content, seed)
        table = game.state
        assert table.seat_of[table.colour[2]] == NONE
        drawn = {int(turn_fate_for_seat(table, BIT[0] + BIT[1])) for _ in range(24)}
        assert drawn == {0, 1}


@pytest.mark.rule("VR-075")
def test_it_has_nothing_and_nobody_asks_it_anything() -> None:
    game = begun(2)
    asked = set()
    for _ in range(400):
        if game.decision.count == 0:
            break
        asked.add(int(game.decision.seat))
        table = game.state
        assert (table.crowns[2], table.votes[2], table.faith[2], table.influence[2]) == (0, 0, 0, 0)
        assert 2 not in {table.chairman, table.head, *table.track, *table.city_owner}
        play(game, game.decision.options[game.decision.count - 1])
    assert asked == {0, 1}

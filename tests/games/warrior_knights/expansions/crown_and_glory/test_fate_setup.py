"""How For Glory begins: its Fate deck, cities razed by Town Levies, red Events under their deck."""

import pytest

from tests.support.fates import glory_table
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.beginning import BEGINNINGS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_LEVY, LEVIES, LEVY_CITY
from wk_env.games.warrior_knights.knowledge.sample_decks import deal_decks
from wk_env.games.warrior_knights.rules.cards.in_force import draw_event, fill_event_deck
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, GREEN, IN_DECK, NEUTRAL, OUT, RAZED, RED
from wk_env.games.warrior_knights.rules.phases.setup import Setup
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, new_table
from wk_env.kernel.core import Game, settle
from wk_env.kernel.rng import rng_from


def begin(seats: int = 4, seed: int = 1) -> Play:
    """A game of For Glory at its first question."""
    rules = Rules(seats=seats, glory=1)
    game = Game(new_table(rules, house_box().of(rules).content), rng_from(seed))
    game.call(Setup())
    settle(game)
    return game


def coloured(game: Play, *top_first: int) -> list[int]:
    """An Event deck of this colours, top first; its cards, top first."""
    table = game.state
    left = list(table.content.events)
    cards = []
    for colour in top_first:
        card = next(card for card in left if table.content.event_colour[card] == colour)
        left.remove(card)
        cards.append(int(card))
    deck = table.event_deck[:]
    for place, card in enumerate(reversed(cards)):
        deck[place] = card
    table.event_deck = deck
    table.event_count = len(cards)
    return cards


def deck_of(game: Play) -> list[int]:
    """The Event deck, top first."""
    return [int(card) for card in reversed(list(game.state.event_deck[: game.state.event_count]))]


def colour_of(game: Play, place: int) -> int:
    """The colour of an Event in the deck, by its place from the bottom."""
    return int(game.state.content.event_colour[game.state.event_deck[place]])


@pytest.mark.rule("CG-003", "CG-011")
def test_all_forty_eight_fate_cards_and_no_others_are_in_the_deck() -> None:
    table = begin().state
    assert sorted(table.fate_deck) == list(range(48))
    assert table.fate_count == 48
    assert len(table.content.fate_revolt) == 48


@pytest.mark.rule("CG-017")
@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_as_many_kingdom_cities_are_razed_as_by_fate(seats: int, razed: int) -> None:
    table = begin(seats).state
    assert [int(owner) for owner in table.city_owner].count(RAZED) == razed
    assert list(table.city_owner[18:]) == [NEUTRAL] * 6


@pytest.mark.rule("CG-017")
def test_any_kingdom_city_may_be_razed_and_no_fate_card_is_turned_for_it() -> None:
    tables = [begin(2, seed).state for seed in range(12)]
    razed = {city for table in tables for city in range(24) if table.city_owner[city] == RAZED}
    assert razed == set(range(18))
    game = glory_table(2)
    BEGINNINGS[1].raze(game)
    assert game.state.fate_top == 0


@pytest.mark.rule("CG-018")
@pytest.mark.parametrize(("seats", "left"), [(2, 7), (3, 11), (4, 13), (5, 15), (6, 18)])
def test_the_levies_of_razed_cities_leave_the_game_and_the_others_lie_in_the_supply(seats: int, left: int) -> None:
    table = begin(seats).state
    places = [int(table.troop_at[FIRST_LEVY + levy]) for levy in range(LEVIES)]
    assert (places.count(IN_DECK), places.count(OUT)) == (left, LEVIES - left)
    razed = [table.city_owner[table.content.annex[LEVY_CITY + levy]] == RAZED for levy in range(LEVIES)]
    assert razed == [place == OUT for place in places]


@pytest.mark.rule("CG-019")
def test_red_events_go_under_the_deck_until_another_colour_is_on_top() -> None:
    game = glory_table()
    cards = coloured(game, RED, RED, GREEN, RED, GREEN)
    BEGINNINGS[1].bury_events(game.state)
    assert deck_of(game) == [*cards[2:], *cards[:2]]
    assert game.state.event_seen == 2


@pytest.mark.rule("CG-019")
def test_a_card_of_another_colour_stays_on_top() -> None:
    game = glory_table()
    cards = coloured(game, GREEN, RED, RED)
    BEGINNINGS[1].bury_events(game.state)
    assert (deck_of(game), game.state.event_seen) == (cards, 0)


@pytest.mark.rule("CG-019")
def test_a_deck_of_red_cards_is_gone_through_once() -> None:
    game = glory_table()
    cards = coloured(game, RED, RED, RED)
    BEGINNINGS[1].bury_events(game.state)
    assert (deck_of(game), game.state.event_seen) == (cards, 3)


@pytest.mark.rule("CG-019")
@pytest.mark.parametrize("seed", range(8))
def test_no_game_begins_with_a_red_event_on_top(seed: int) -> None:
    game = begin(seed=seed)
    seen = int(game.state.event_seen)
    assert colour_of(game, game.state.event_count - 1) != RED
    assert [colour_of(game, place) for place in range(seen)] == [RED] * seen


@pytest.mark.rule("CG-019")
def test_in_every_world_the_cards_that_went_under_the_deck_are_red() -> None:
    game = glory_table()
    coloured(game, RED, RED, RED, GREEN, GREEN, RED, GREEN, RED, GREEN)
    BEGINNINGS[1].bury_events(game.state)
    worlds = []
    for seed in range(10):
        world = game.copy()
        deal_decks(world.state, rng_from(seed))
        worlds.append(deck_of(world))
        assert [colour_of(world, place) for place in range(3)] == [RED] * 3
        assert colour_of(world, 8) == GREEN
    assert len({tuple(world) for world in worlds}) > 1


@pytest.mark.rule("CG-145")
def test_a_deck_that_is_built_again_is_only_shuffled() -> None:
    tops = set()
    for seed in range(12):
        game = Game(begin().state, rng_from(seed))
        while game.state.event_count > 0:
            game.state.card_place[draw_event(game)] = CARD_DISCARDED
        fill_event_deck(game)
        tops.add(colour_of(game, game.state.event_count - 1))
        assert game.state.event_seen == 0
    assert RED in tops

"""Setup: what is dealt, what is razed, who places what where."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of
from tests.support.base_sizes import MERCENARIES
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import FIRST_NOBLE, SETUP_TROOP, STRONGHOLD, STRONGHOLD_AREA
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_CARDS,
    ASIDE,
    CIRCLE,
    FIRST_GROUP,
    IN_DECK,
    IN_HAND,
    NEUTRAL,
    OFF_BOARD,
    ON_OFFER,
    OUT,
    OUT_OF_GAME,
    RAZED,
    REGULARS,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.phases.beginnings import (
    bury_top_events,
    raze_by_fate,
    turn_fate_for_kingdom_city,
)
from wk_env.games.warrior_knights.rules.phases.setup import Setup, shuffle_decks
from wk_env.games.warrior_knights.rules.queries import kingdom_cities_of, unrazed_kingdom_cities
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, new_table
from wk_env.kernel.core import Game, settle
from wk_env.kernel.rng import rng_from

SEATS = (2, 3, 4, 5, 6)


def begin(seats: int, seed: int = 1, influence_each: int = 10) -> Play:
    """A game at its first question: troops are dealt."""
    rules = Rules(seats=seats, influence_each=influence_each)
    game = Game(new_table(rules, house_content()), rng_from(seed))
    game.call(Setup())
    settle(game)
    return game


def troops_at_strongholds(game: Play) -> Play:
    """The same game once everybody has left all troops at his stronghold."""
    while game.decision.ask == SETUP_TROOP:
        answer(game, STRONGHOLD)
    return game


def strengths_of(game: Play, army: int) -> list[int]:
    """The strengths of the troop cards of an army, in rising order."""
    table = game.state
    return sorted(table.content.troop_strength[troop] for troop in range(90) if table.troop_at[troop] == army)


@pytest.mark.rule("WK-045")
def test_troops_come_before_strongholds_and_those_before_nobles() -> None:
    game = begin(2)
    assert game.decision.ask == SETUP_TROOP
    answer(game, *[STAR, *[STRONGHOLD] * 5] * 2)
    assert game.decision.ask == STRONGHOLD_AREA
    answer(game, game.decision.options[0])
    answer(game, game.decision.options[0])
    assert game.decision.ask == FIRST_NOBLE
    assert game.state.stronghold_at[0] != game.state.stronghold_at[1]


@pytest.mark.rule("WK-046", "WK-062")
def test_decks_are_shuffled() -> None:
    one, other = begin(4, seed=1).state, begin(4, seed=2).state
    assert list(one.event_deck) != list(other.event_deck)
    assert sorted(one.event_deck) == sorted(other.event_deck) == list(range(36))
    assert list(one.agenda_deck) != list(other.agenda_deck)
    assert list(one.hire_deck) != list(other.hire_deck)
    assert list(one.fate_deck) != list(other.fate_deck)
    assert sorted(one.fate_deck) == list(range(24))


@pytest.mark.rule("WK-047")
def test_the_top_event_goes_under_the_deck() -> None:
    game = arrange()
    bury_top_events(game.state, 1)
    assert list(game.state.event_deck) == [35, *range(35)]


@pytest.mark.rule("WK-033", "WK-048", "WK-058", "WK-059")
def test_barons_start_with_fifteen_crowns_and_nothing_else() -> None:
    table = begin(3).state
    assert list(table.crowns[:3]) == [15, 15, 15]
    assert [list(column[:3]) for column in (table.faith, table.votes, table.influence)] == [[0, 0, 0]] * 3
    assert kingdom_cities_of(table, 0) == 0


@pytest.mark.rule("WK-049", "WK-534")
@pytest.mark.parametrize(("seats", "pool"), [(2, 20), (3, 30), (4, 40), (5, 50), (6, 60)])
def test_the_pool_holds_ten_influence_a_player(seats: int, pool: int) -> None:
    assert begin(seats).state.pool == pool


@pytest.mark.rule("WK-536")
@pytest.mark.parametrize(("influence_each", "pool"), [(8, 32), (12, 48), (15, 60)])
def test_the_pool_sets_the_length_of_the_game(influence_each: int, pool: int) -> None:
    assert begin(4, influence_each=influence_each).state.pool == pool


@pytest.mark.rule("WK-050", "WK-499", "WK-527", "WK-534")
@pytest.mark.parametrize(("seats", "standing"), [(2, 7), (3, 11), (4, 13), (5, 15), (6, 18)])
def test_kingdom_cities_are_razed_with_fewer_players(seats: int, standing: int) -> None:
    table = begin(seats).state
    assert unrazed_kingdom_cities(table) == standing
    assert list(table.city_owner[18:]) == [NEUTRAL] * 6


@pytest.mark.rule("WK-056", "WK-079", "WK-528")
def test_overseas_and_razed_cities_are_drawn_again() -> None:
    game = arrange(seats=5)
    table = game.state
    order = [table.content.fate_city[card] for card in range(24)]
    table.city_owner[next(city for city in order if city < 18)] = RAZED
    expected = [city for city in order if city < 18][1:4]
    raze_by_fate(table)
    assert [city for city in order if table.city_owner[city] == RAZED][1:] == expected


@pytest.mark.rule("WK-079")
def test_nothing_is_drawn_when_nothing_fits() -> None:
    game = arrange()
    for city in range(18):
        game.state.city_owner[city] = RAZED
    assert turn_fate_for_kingdom_city(game.state) == -1


@pytest.mark.rule("WK-051")
def test_cities_start_neutral_unfortified_and_whole() -> None:
    table = begin(2).state
    assert set(table.city_owner) == {NEUTRAL, RAZED}
    assert set(table.fortified) == {0}
    assert set(table.breaches) == {0}


@pytest.mark.rule("WK-001", "WK-015", "WK-052")
def test_a_stronghold_card_fixes_the_colour() -> None:
    table = begin(3).state
    assert len(set(table.colour[:3])) == 3
    assert [table.seat_of[table.colour[seat]] for seat in range(3)] == [0, 1, 2]
    assert sorted(table.seat_of) == [-1, -1, -1, 0, 1, 2]
    assert {tuple(begin(3, seed=seed).state.colour[:3]) for seed in range(9)} != {tuple(table.colour[:3])}


@pytest.mark.rule("WK-052")
def test_a_baron_may_be_dealt_any_colour() -> None:
    assert {begin(2, seed=seed).state.colour[0] for seed in range(60)} == set(range(6))


@pytest.mark.rule("WK-016", "WK-028", "WK-052", "WK-053")
def test_barons_get_nobles_and_action_cards_and_absent_ones_none() -> None:
    table = begin(4).state
    assert set(table.noble_at[:16]) == {OFF_BOARD}
    assert set(table.noble_at[16:]) == {OUT_OF_GAME}
    assert set(table.noble_fresh) == {1}
    assert set(table.action_at[:48]) == {IN_HAND}
    assert set(table.action_at[48:ACTION_CARDS]) == {ASIDE}


@pytest.mark.rule("WK-054", "WK-055", "WK-056")
def test_fate_names_two_different_barons_for_the_offices() -> None:
    tables = [begin(2, seed=seed).state for seed in range(12)]
    assert {table.chairman for table in tables} == {0, 1}
    assert [table.head for table in tables] == [1 - table.chairman for table in tables]


@pytest.mark.rule("WK-057", "WK-529")
def test_the_fate_deck_is_shuffled_once_more_before_play() -> None:
    assert {bottom_names_the_head(seed) for seed in range(12)} == {True, False}


def bottom_names_the_head(seed: int) -> bool:
    """Whether the card at the bottom of the Fate deck could be the one that named the Head of the Church."""
    table = begin(6, seed=seed).state
    bottom = table.fate_deck[(table.fate_top + table.fate_count - 1) % 24]
    return table.seat_of[table.content.fate_baron[bottom]] == table.head


@pytest.mark.rule("WK-022", "WK-060", "WK-061")
def test_barons_start_with_four_regulars_and_two_mercenaries() -> None:
    game = begin(5)
    mercenaries = [troop for troop in range(REGULARS, 90) if game.state.troop_at[troop] == FIRST_GROUP + 2]
    assert strengths_of(game, FIRST_GROUP + 2) == [50, 50, 50, 50, 100, 100]
    assert sorted(game.state.content.troop_strength[troop] for troop in mercenaries) == [50, 100]
    assert game.state.army_troops[FIRST_GROUP + 2] == 400
    assert {game.state.troop_at[troop] for troop in range(20, 24)} == {OUT}


@pytest.mark.rule("WK-062")
def test_starting_mercenaries_are_random() -> None:
    dealt = [tuple(t for t in range(24, 90) if begin(2, seed=s).state.troop_at[t] == FIRST_GROUP) for s in range(6)]
    assert len(set(dealt)) > 1


@pytest.mark.rule("WK-044", "WK-063", "WK-064", "WK-065")
def test_each_baron_lays_all_six_cards_with_nobles_or_at_the_stronghold() -> None:
    game = begin(2)
    first = game.state.chairman
    assert asked(game) == (SETUP_TROOP, first, [STAR, SQUARE, TRIANGLE, CIRCLE, STRONGHOLD])
    answer(game, STAR, STAR, CIRCLE, CIRCLE, CIRCLE, STRONGHOLD)
    assert asked(game)[:2] == (SETUP_TROOP, 1 - first)
    assert strengths_of(game, noble_of(first, STAR)) == [50, 50]
    assert len(strengths_of(game, noble_of(first, CIRCLE))) == 3
    assert strengths_of(game, noble_of(first, SQUARE)) == []
    assert len(strengths_of(game, FIRST_GROUP + first)) == 1


@pytest.mark.rule("WK-067", "WK-550")
@pytest.mark.parametrize("seats", SEATS)
def test_players_and_one_more_mercenaries_are_on_offer(seats: int) -> None:
    table = troops_at_strongholds(begin(seats)).state
    assert sum(place == ON_OFFER for place in table.troop_at) == seats + 1
    assert table.hire_count == MERCENARIES - 2 * seats - (seats + 1)


@pytest.mark.rule("WK-013", "WK-068")
def test_three_agendas_are_revealed() -> None:
    table = troops_at_strongholds(begin(3)).state
    assert table.agenda_count == 41
    assert [card - 36 for card in table.current] == [table.agenda_deck[place] for place in (43, 42, 41)]


@pytest.mark.rule("WK-046")
def test_the_lowest_card_of_each_deck_is_shuffled_too() -> None:
    bottoms = []
    for seed in range(9):
        game = Game(new_table(Rules(), house_content()), rng_from(seed))
        shuffle_decks(game)
        table = game.state
        bottoms.append((table.event_deck[1], table.agenda_deck[0], table.hire_deck[0], table.fate_deck[0]))
    assert [len(set(cards)) > 1 for cards in zip(*bottoms, strict=True)] == [True] * 4


@pytest.mark.rule("WK-062")
def test_the_deck_holds_every_mercenary_that_was_not_dealt() -> None:
    table = begin(6).state
    left = [troop for troop in range(REGULARS, REGULARS + MERCENARIES) if table.troop_at[troop] == IN_DECK]
    assert sorted(table.hire_deck[: table.hire_count]) == left
    assert len(left) == MERCENARIES - 12

"""What tells Barons apart at the start, and the words for how a game was won."""

from wk_env.games.warrior_knights.content.load import open_box
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.words.factors import ending_of, region_in


def at(ask: int) -> KnightsMatch:
    """A game of four when this is asked for the first time, the first choice made each time before."""
    match = WARRIOR_KNIGHTS.new_match({"seats": 4}, 5)
    while match.decision.ask != ask:
        match.play(match.decision.choices()[0])
    return match


def test_nothing_is_told_while_strongholds_are_placed() -> None:
    match = at(asks.STRONGHOLD_AREA)
    assert [match.factors(seat) for seat in range(4)] == [{}, {}, {}, {}]


def test_order_colour_and_region_are_told_once_all_strongholds_stand() -> None:
    match = at(asks.FIRST_NOBLE)
    table, names = match.game.state, open_box(None).names
    chairman = match.factors(int(table.chairman))
    assert chairman["order"] == "place 1"
    assert chairman["colour"] == names.colours[table.colour[table.chairman]]
    assert chairman["region"] == region_in(names, int(table.stronghold_at[table.chairman]))
    assert sorted(match.factors(seat)["order"] for seat in range(4)) == ["place 1", "place 2", "place 3", "place 4"]


def test_a_game_is_won_by_cities_by_influence_or_by_nobody() -> None:
    table = at(asks.FIRST_NOBLE).game.state
    assert table.winner == NONE
    assert [ending_of(table, ranks) for ranks in ([0, 0], [2, 1], [2, 2])] == ["", "influence", "nobody"]
    table.winner = 1
    assert ending_of(table, [2, 1]) == "majority of cities"

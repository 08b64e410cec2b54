"""Upkeep: Influence, sea arrivals, refresh, and the order of the steps."""

import pytest

from tests.support.arrange import arrange, control, noble_of, put, run
from wk_env.games.warrior_knights.content.decks import sort_cards
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.cards.vocabulary import ENDS_ROUND
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, INFLUENCE, INFLUENCE_OVERSEAS, LIES_ON_TABLE
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_DISCARDED,
    CARD_IN_FORCE,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    PORT,
    RAZED,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.phases.upkeep import (
    CLOSE,
    RETURNS,
    Upkeep,
    bring_ashore,
    hand_out_influence,
    influence_of,
    refresh,
)
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


def raise_strongholds(game: Play) -> None:
    """Every stronghold stands somewhere."""
    for seat in range(game.state.seats):
        game.state.stronghold_at[seat] = 1 + seat


def top(game: Play) -> Frame[Table]:
    """The business on top."""
    return game.stack[-1]


def upkeep_at_revolts(game: Play) -> Play:
    """Upkeep with steps 1 and 2 done and step 3 about to begin."""
    game.call(Upkeep())
    top(game).resume(game)
    top(game).resume(game)
    return game


@pytest.mark.rule("WK-151", "WK-168")
def test_influence_comes_before_revolts_and_those_before_arrivals_and_returns() -> None:
    game = arrange(seats=3)
    raise_strongholds(game)
    control(game, 0, 1)
    put(game, noble_of(0, STAR), PORT + 58, troops=(50,))
    upkeep_at_revolts(game)
    assert isinstance(top(game), Revolts)
    assert game.state.influence[0] == 1
    assert game.state.noble_at[noble_of(0, STAR)] == PORT + 58
    game.end()
    top(game).resume(game)
    assert isinstance(top(game), Returns)
    assert game.state.noble_at[noble_of(0, STAR)] == 58


@pytest.mark.rule("WK-151", "WK-497")
def test_a_victory_at_the_start_ends_everything() -> None:
    game = arrange(seats=3)
    raise_strongholds(game)
    control(game, 2, *range(10))
    run(game, Upkeep())
    assert game.is_over()
    assert game.state.winner == 2
    assert game.state.influence[2] == 0


@pytest.mark.rule("WK-152")
def test_each_city_gives_one_influence() -> None:
    game = arrange(seats=3)
    raise_strongholds(game)
    control(game, 0, 1, 2, 20)
    control(game, 1, 3)
    hand_out_influence(game.state)
    assert list(game.state.influence[:3]) == [3, 1, 0]
    assert game.state.pool == 30 - 4


def bend_overseas_cities(game: Play, more: int) -> None:
    """A card on the table lets each overseas city give so much more."""
    content = game.state.content = load(HOUSE)
    row = 40 * BEND_WIDTH
    content.bends[row], content.bends[row + 1], content.bends[row + 2] = INFLUENCE_OVERSEAS, ALWAYS, ADD
    content.bends[row + 3], content.card_lies[40] = more, LIES_ON_TABLE
    sort_cards(content)
    game.state.card_place[40], game.state.bent[INFLUENCE_OVERSEAS] = CARD_IN_FORCE, 1


@pytest.mark.rule("WK-152", "WK-156")
def test_a_card_bends_what_overseas_cities_give() -> None:
    game = arrange()
    raise_strongholds(game)
    control(game, 0, 1, 18, 19)
    bend_overseas_cities(game, 1)
    assert influence_of(game.state, 0) == 5
    game.state.siege_since[18 * MOST_SEATS + 1] = 1
    assert influence_of(game.state, 0) == 3


@pytest.mark.rule("WK-152", "WK-155")
def test_a_card_adds_nothing_to_no_influence() -> None:
    game = arrange()
    raise_strongholds(game)
    content = game.state.content = load(HOUSE)
    row = 40 * BEND_WIDTH
    content.bends[row], content.bends[row + 1], content.bends[row + 2] = INFLUENCE, ALWAYS, ADD
    content.bends[row + 3], content.card_lies[40] = 1, LIES_ON_TABLE
    sort_cards(content)
    game.state.card_place[40], game.state.bent[INFLUENCE] = CARD_IN_FORCE, 1
    control(game, 0, 1, 2)
    control(game, 1, 3)
    game.state.siege_since[3 * MOST_SEATS] = 1
    assert [influence_of(game.state, seat) for seat in range(2)] == [3, 0]


@pytest.mark.rule("WK-043", "WK-153")
def test_nobody_receives_less_when_the_pool_runs_short() -> None:
    game = arrange()
    raise_strongholds(game)
    control(game, 0, 1, 2, 3)
    control(game, 1, 4, 5)
    game.state.pool = 2
    hand_out_influence(game.state)
    assert list(game.state.influence[:2]) == [3, 2]
    assert game.state.pool == 0


@pytest.mark.rule("WK-154")
@pytest.mark.parametrize(("pool", "last"), [(3, 0), (2, 1), (1, 1)])
def test_the_upkeep_that_empties_the_pool_is_the_last(pool: int, last: int) -> None:
    game = arrange()
    raise_strongholds(game)
    control(game, 0, 1, 2)
    game.state.pool = pool
    hand_out_influence(game.state)
    assert game.state.last_upkeep == last


@pytest.mark.rule("WK-501")
def test_the_last_upkeep_is_carried_through() -> None:
    game = arrange(seats=3)
    raise_strongholds(game)
    control(game, 0, 1)
    game.state.pool = 1
    upkeep_at_revolts(game)
    assert game.state.last_upkeep == 1
    assert isinstance(top(game), Revolts)


@pytest.mark.rule("WK-151", "WK-174")
def test_cards_for_the_round_leave_at_the_end() -> None:
    game = arrange(seats=3)
    card = next(event for event in range(36) if game.state.content.card_ends[event] == ENDS_ROUND)
    lay(game, card, NONE)
    run(game, Upkeep(CLOSE))
    assert game.is_over()
    assert game.state.card_place[card] == CARD_DISCARDED


@pytest.mark.rule("WK-155")
def test_without_his_stronghold_a_baron_gains_no_influence() -> None:
    game = arrange()
    raise_strongholds(game)
    control(game, 0, 1, 2)
    game.state.stronghold_at[0] = OFF_BOARD
    assert influence_of(game.state, 0) == 0


@pytest.mark.rule("WK-156")
def test_a_besieged_city_gives_no_influence() -> None:
    game = arrange()
    raise_strongholds(game)
    control(game, 0, 1, 2)
    game.state.siege_since[1 * MOST_SEATS + 1] = 1
    assert influence_of(game.state, 0) == 1


@pytest.mark.rule("WK-012", "WK-157")
def test_nobles_on_port_icons_go_ashore_whoever_is_there() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), PORT + 58, troops=(50,))
    put(game, noble_of(1, STAR), 58, troops=(50,))
    bring_ashore(game.state)
    assert game.state.noble_at[noble_of(0, STAR)] == 58
    assert game.state.noble_at[noble_of(1, STAR)] == 58


@pytest.mark.rule("WK-158")
def test_all_nobles_are_fresh_again() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 58, troops=(50,))
    game.state.noble_fresh[noble_of(0, STAR)] = 0
    game.state.noble_fresh[noble_of(1, SQUARE)] = 0
    refresh(game.state)
    assert set(game.state.noble_fresh) == {1}


@pytest.mark.rule("WK-007", "WK-152")
def test_neutral_and_razed_cities_give_nobody_anything() -> None:
    game = arrange()
    raise_strongholds(game)
    game.state.city_owner[1], game.state.city_owner[2] = NEUTRAL, RAZED
    assert influence_of(game.state, 0) == 0


@pytest.mark.rule("WK-151", "WK-158")
def test_nobles_are_fresh_before_others_return() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), PORT + 58, troops=(50,))
    put(game, noble_of(1, STAR), 57, troops=(50,))
    game.state.noble_fresh[noble_of(0, STAR)] = game.state.noble_fresh[noble_of(1, STAR)] = 0
    run(game, Upkeep(RETURNS))
    assert set(game.state.noble_fresh) == {1}

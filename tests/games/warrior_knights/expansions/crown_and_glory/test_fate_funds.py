"""Expeditions by the cards of For Glory: five times the stake, and more funds."""

import pytest

from tests.support.arrange import answer, asked, run, stack_fate
from tests.support.fates import glory_content, glory_table, reports
from wk_env.games.warrior_knights.rules.asks import FUND_MORE
from wk_env.games.warrior_knights.rules.numbers import FLEET_LOST, FUNDS_NEEDED, MOST_SEATS, NO, NO_NEWS, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.expedition import Sail
from wk_env.games.warrior_knights.rules.procedures.voyages import draw_news, worth_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

CEYLON, SPICE, CHINA = 0, 1, 2


def at_sea(shares: dict[int, tuple[int, ...]], *news: tuple[int, int]) -> Play:
    """Three Barons, seat 1 in the chair; expeditions about to reach spot 3, with stakes; Fate says this of them."""
    game = glory_table(3)
    game.state.chairman = 1
    for voyage, stakes in shares.items():
        game.state.voyage_spot = laid(game.state.voyage_spot, voyage, 2)
        for seat, stake in enumerate(stakes):
            game.state.voyage_share[voyage * MOST_SEATS + seat] = stake
    stack_fate(game, *(reports(game, voyage, result) for voyage, result in news))
    return game


def sail(game: Play) -> Play:
    """All fleets go on, and those on spot 3 are asked for."""
    run(game, Sail(NONE))
    return game


def stakes_in(game: Play, voyage: int) -> list[int]:
    """The crowns that the three Barons have in an expedition."""
    return [int(game.state.voyage_share[voyage * MOST_SEATS + seat]) for seat in range(3)]


def purses(game: Play) -> list[int]:
    """The crowns of the three Barons."""
    return [int(game.state.crowns[seat]) for seat in range(3)]


@pytest.mark.rule("CG-107")
def test_each_investor_is_asked_from_the_chairman_on() -> None:
    game = sail(at_sea({CHINA: (3, 4, 0)}, (CHINA, FUNDS_NEEDED)))
    assert asked(game) == (FUND_MORE, 1, [NO, YES])
    assert (game.state.subject, game.state.matter) == (CHINA, 2)
    answer(game, YES)
    assert asked(game) == (FUND_MORE, 0, [NO, YES])
    answer(game, NO)
    assert game.is_over()


@pytest.mark.rule("CG-107", "CG-108")
def test_who_pays_keeps_his_stake_as_it_is_and_who_does_not_loses_it() -> None:
    game = sail(at_sea({CHINA: (3, 4, 0)}, (CHINA, FUNDS_NEEDED)))
    answer(game, YES, NO)
    assert stakes_in(game, CHINA) == [0, 4, 0]
    assert purses(game) == [15, 13, 15]
    assert game.state.voyage_spot[CHINA] == 3


@pytest.mark.rule("CG-107")
def test_who_cannot_pay_loses_his_stake_unasked() -> None:
    game = at_sea({CHINA: (3, 4, 5)}, (CHINA, FUNDS_NEEDED))
    game.state.crowns[1], game.state.crowns[0] = 1, 2
    sail(game)
    assert asked(game) == (FUND_MORE, 2, [NO, YES])
    answer(game, YES)
    assert asked(game) == (FUND_MORE, 0, [NO, YES])
    answer(game, YES)
    assert (stakes_in(game, CHINA), purses(game)) == ([3, 0, 5], [0, 1, 13])


@pytest.mark.rule("CG-108")
def test_it_stays_on_its_spot_blessed_and_is_asked_for_again() -> None:
    game = at_sea({CEYLON: (3, 0, 0)}, (CEYLON, FUNDS_NEEDED), (CEYLON, FUNDS_NEEDED), (CEYLON, 2))
    game.state.voyage_blessed = laid(game.state.voyage_blessed, CEYLON, 1)
    sail(game)
    answer(game, YES)
    assert (game.state.voyage_spot[CEYLON], game.state.voyage_blessed[CEYLON]) == (3, 1)
    sail(game)
    assert (game.state.voyage_spot[CEYLON], game.state.crowns[0]) == (0, 13 + 6)


@pytest.mark.rule("CG-108")
def test_it_is_over_when_nobody_is_left_and_its_blessing_goes() -> None:
    game = at_sea({CEYLON: (3, 0, 2)}, (CEYLON, FUNDS_NEEDED), (CEYLON, FUNDS_NEEDED))
    game.state.voyage_blessed = laid(game.state.voyage_blessed, CEYLON, 1)
    sail(game)
    answer(game, NO, NO)
    assert (game.state.voyage_spot[CEYLON], game.state.voyage_blessed[CEYLON]) == (0, 0)
    assert purses(game) == [15, 15, 15]


@pytest.mark.rule("CG-107", "CG-108")
def test_the_expeditions_after_it_are_asked_for_when_all_have_answered() -> None:
    game = at_sea(
        {CEYLON: (1, 0, 0), SPICE: (0, 2, 0), CHINA: (0, 0, 3)}, (CEYLON, FUNDS_NEEDED), (SPICE, FUNDS_NEEDED)
    )
    stack_fate(game, *(reports(game, voyage, FUNDS_NEEDED) for voyage in (CEYLON, SPICE)), reports(game, CHINA, 5))
    sail(game)
    assert (game.decision.seat, game.state.subject, game.state.fate_top) == (0, CEYLON, 1)
    answer(game, YES)
    assert (game.decision.seat, game.state.subject, game.state.fate_top) == (1, SPICE, 2)
    answer(game, NO)
    assert game.is_over()
    assert [int(spot) for spot in game.state.voyage_spot] == [3, 0, 0]
    assert purses(game) == [13, 15, 15 + 15]


@pytest.mark.rule("CG-109")
def test_the_results_from_best_to_worst() -> None:
    best_first = (5, 4, 3, 2, 1, NO_NEWS, FUNDS_NEEDED, FLEET_LOST)
    assert sorted(best_first, key=worth_of, reverse=True) == list(best_first)
    assert len({worth_of(news) for news in best_first}) == len(best_first)


@pytest.mark.rule("CG-107", "CG-109")
@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [
        (FUNDS_NEEDED, FLEET_LOST, FUNDS_NEEDED),
        (NO_NEWS, FUNDS_NEEDED, NO_NEWS),
        (FUNDS_NEEDED, NO_NEWS, NO_NEWS),
        (FUNDS_NEEDED, 2, 2),
        (5, 4, 5),
    ],
)
def test_a_blessed_expedition_takes_the_better_of_two(first: int, second: int, counts: int) -> None:
    game = at_sea({CHINA: (3, 0, 0)}, (CHINA, first), (CHINA, second))
    game.state.voyage_blessed = laid(game.state.voyage_blessed, CHINA, 1)
    assert draw_news(game.state, CHINA) == counts


@pytest.mark.rule("CG-109", "CG-146")
def test_five_times_the_stake_is_paid_and_the_stake_itself_stays_with_the_treasury() -> None:
    game = sail(at_sea({CHINA: (3, 0, 1)}, (CHINA, 5)))
    assert purses(game) == [15 + 15, 15, 15 + 5]
    assert (game.state.voyage_spot[CHINA], stakes_in(game, CHINA)) == (0, [0, 0, 0])


@pytest.mark.rule("CG-109")
def test_the_deck_has_five_times_the_stake_and_funds_needed() -> None:
    rows = [list(glory_content().fate_voyage[voyage * 48 : voyage * 48 + 48]) for voyage in (CEYLON, SPICE, CHINA)]
    assert [row.count(FUNDS_NEEDED) for row in rows] == [4, 5, 6]
    assert [row.count(5) for row in rows] == [0, 1, 2]


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = sail(at_sea({CHINA: (3, 4, 5)}, (CHINA, FUNDS_NEEDED)))
    answer(game, YES)
    twin = game.copy()
    answer(game, NO, YES)
    assert stakes_in(twin, CHINA) == [3, 4, 5]
    answer(twin, NO, YES)
    assert twin.digest() == game.digest()

"""Expeditions: starting, shares, blessing, news and payment."""

import pytest

from tests.support.arrange import answer, arrange, asked, run, stack_fate
from tests.support.decks import lay_down
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import BLESS, INVEST, NO_VOYAGE, VOYAGE
from wk_env.games.warrior_knights.rules.numbers import FATE_CARDS, FLEET_LOST, MOST_SEATS, NO, NO_NEWS, YES
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.state import Play

CEYLON, SPICE, CHINA = 0, 1, 2


def under_way(game: Play, voyage: int, spot: int, *shares: int) -> None:
    """An expedition is on this spot with these shares by seat."""
    game.state.voyage_spot[voyage] = spot
    for seat, share in enumerate(shares):
        game.state.voyage_share[voyage * MOST_SEATS + seat] = share


def news(game: Play, voyage: int, *results: int) -> None:
    """The next Fate cards say this of an expedition."""
    rows = house_content().fate_voyage
    found: list[int] = []
    for result in results:
        fitting = (card for card in range(FATE_CARDS) if rows[voyage * FATE_CARDS + card] == result)
        found.append(next(card for card in fitting if card not in found))
    stack_fate(game, *(found[place].__eq__ for place in range(len(found))))


def share(game: Play, voyage: int, seat: int) -> int:
    """The crowns of a Baron in an expedition."""
    return game.state.voyage_share[voyage * MOST_SEATS + seat]


@pytest.mark.rule("WK-039", "WK-188", "WK-189")
def test_the_chairman_may_start_one_idle_expedition_or_none() -> None:
    game = arrange()
    game.state.chairman = 1
    under_way(game, SPICE, 1, 2)
    run(game, FundExpeditions())
    assert asked(game) == (VOYAGE, 1, [CEYLON, CHINA, NO_VOYAGE])


@pytest.mark.rule("WK-189")
def test_with_all_three_under_way_none_can_be_started() -> None:
    game = arrange()
    for voyage in (CEYLON, SPICE, CHINA):
        under_way(game, voyage, 1, 2)
    run(game, FundExpeditions())
    assert asked(game)[2] == [NO_VOYAGE]


@pytest.mark.rule("WK-190", "WK-191")
def test_each_baron_invests_up_to_five_crowns_that_he_has_chairman_first() -> None:
    game = arrange(seats=3)
    game.state.chairman = 2
    game.state.crowns[0] = 3
    run(game, FundExpeditions())
    answer(game, CHINA)
    assert asked(game) == (INVEST, 2, [0, 1, 2, 3, 4, 5])
    answer(game, 0)
    assert asked(game) == (INVEST, 0, [0, 1, 2, 3])
    answer(game, 3)
    assert (share(game, CHINA, 0), game.state.crowns[0], game.decision.seat) == (3, 0, 1)


@pytest.mark.rule("WK-040", "WK-192", "WK-193")
def test_the_head_of_the_church_may_bless_the_new_expedition_for_a_faith() -> None:
    game = arrange()
    game.state.faith[1] = 1
    run(game, FundExpeditions())
    answer(game, CHINA, 2, 0)
    assert asked(game) == (BLESS, 1, [NO, YES])
    answer(game, YES)
    assert (game.state.faith[1], game.state.voyage_blessed[CHINA]) == (0, 1)


@pytest.mark.rule("WK-192")
def test_without_faith_there_is_no_blessing() -> None:
    game = arrange()
    run(game, FundExpeditions())
    answer(game, CHINA, 2, 0)
    assert asked(game) == (BLESS, 1, [NO])


@pytest.mark.rule("WK-192")
def test_a_heretic_makes_the_blessing_dearer() -> None:
    game = arrange()
    lay_down(game, "Heretic", on=1)
    game.state.faith[1] = 2
    run(game, FundExpeditions())
    answer(game, CHINA, 2, 0, YES)
    assert game.state.faith[1] == 0


@pytest.mark.rule("WK-194", "WK-196")
def test_the_new_one_goes_to_spot_1_and_does_not_move_the_older_ones_do() -> None:
    game = arrange()
    under_way(game, SPICE, 1, 2)
    run(game, FundExpeditions())
    answer(game, CHINA, 2, 0, NO)
    assert list(game.state.voyage_spot) == [0, 2, 1]


@pytest.mark.rule("WK-194", "WK-196")
def test_the_older_ones_move_even_if_none_is_started() -> None:
    game = arrange()
    under_way(game, SPICE, 1, 2)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert list(game.state.voyage_spot) == [0, 2, 0]


@pytest.mark.rule("WK-191", "WK-195")
def test_an_expedition_nobody_invests_in_stays_at_home_and_is_not_blessed() -> None:
    game = arrange()
    game.state.faith[1] = 1
    run(game, FundExpeditions())
    answer(game, CHINA, 0, 0)
    assert game.is_over()
    assert game.state.voyage_spot[CHINA] == 0


@pytest.mark.rule("WK-197", "WK-201")
def test_each_expedition_on_spot_3_draws_its_own_card_arrived_or_waiting() -> None:
    game = arrange()
    under_way(game, CEYLON, 3, 1)
    under_way(game, CHINA, 2, 2)
    rows = house_content().fate_voyage
    stack_fate(game, lambda card: rows[card] == 2, lambda card: rows[2 * FATE_CARDS + card] == 4)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert game.state.crowns[0] == 15 + 2 * 1 + 4 * 2
    assert list(game.state.voyage_spot) == [0, 0, 0]


@pytest.mark.rule("WK-198")
def test_start_invest_bless_advance_resolve_in_this_order() -> None:
    game = arrange()
    under_way(game, SPICE, 2, 1)
    game.state.faith[1] = 1
    news(game, SPICE, 3)
    run(game, FundExpeditions())
    answer(game, CHINA, 5, 0)
    assert (game.decision.ask, game.state.voyage_spot[SPICE], game.state.voyage_spot[CHINA]) == (BLESS, 2, 0)
    answer(game, NO)
    assert game.state.crowns[0] == 15 - 5 + 3


@pytest.mark.rule("WK-199")
def test_no_news_leaves_it_on_spot_3_with_all_shares() -> None:
    game = arrange()
    under_way(game, CHINA, 2, 4, 1)
    news(game, CHINA, NO_NEWS)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert (game.state.voyage_spot[CHINA], share(game, CHINA, 0), share(game, CHINA, 1)) == (3, 4, 1)


@pytest.mark.rule("WK-200")
def test_a_lost_fleet_pays_nothing_and_may_be_started_again() -> None:
    game = arrange()
    under_way(game, CHINA, 2, 4)
    news(game, CHINA, FLEET_LOST)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert (game.state.crowns[0], share(game, CHINA, 0)) == (15, 0)
    run(game, FundExpeditions())
    assert CHINA in asked(game)[2]


@pytest.mark.rule("WK-201")
def test_1x_returns_exactly_the_stake() -> None:
    game = arrange()
    under_way(game, CEYLON, 2, 4)
    news(game, CEYLON, 1)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert game.state.crowns[0] == 15 + 4


@pytest.mark.rule("WK-202")
def test_a_finished_expedition_is_started_again_only_by_the_next_card() -> None:
    game = arrange()
    under_way(game, CEYLON, 2, 4)
    news(game, CEYLON, 1)
    run(game, FundExpeditions())
    assert asked(game)[2] == [SPICE, CHINA, NO_VOYAGE]
    answer(game, NO_VOYAGE)
    run(game, FundExpeditions())
    assert CEYLON in asked(game)[2]


@pytest.mark.rule("WK-203")
@pytest.mark.parametrize(
    ("first", "second", "paid"), [(FLEET_LOST, 2, 2), (3, 1, 3), (NO_NEWS, 1, 1), (2, FLEET_LOST, 2)]
)
def test_a_blessed_expedition_uses_the_better_of_two_cards(first: int, second: int, paid: int) -> None:
    game = arrange()
    under_way(game, SPICE, 2, 1)
    game.state.voyage_blessed[SPICE] = 1
    news(game, SPICE, first, second)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert game.state.crowns[0] == 15 + paid
    assert game.state.fate_top == 2


@pytest.mark.rule("WK-203", "WK-204")
def test_no_news_is_better_than_a_lost_fleet_and_stays_blessed() -> None:
    game = arrange()
    under_way(game, SPICE, 2, 1)
    game.state.voyage_blessed[SPICE] = 1
    news(game, SPICE, FLEET_LOST, NO_NEWS)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert (game.state.voyage_spot[SPICE], game.state.voyage_blessed[SPICE]) == (3, 1)


@pytest.mark.rule("WK-193")
def test_the_blessing_ends_with_the_expedition() -> None:
    game = arrange()
    under_way(game, SPICE, 2, 1)
    game.state.voyage_blessed[SPICE] = 1
    news(game, SPICE, 2, 2)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert (game.state.voyage_blessed[SPICE], game.state.faith[1]) == (0, 0)


@pytest.mark.rule("WK-205")
def test_spice_islands_pays_2_and_10_crowns_while_china_stays_on_spot_1() -> None:
    game = arrange()
    under_way(game, SPICE, 2, 1, 5)
    game.state.faith[1] = 1
    news(game, SPICE, 2)
    run(game, FundExpeditions())
    answer(game, CHINA, 3, 0, YES)
    assert (game.state.crowns[0], game.state.crowns[1]) == (15 - 3 + 2, 15 + 10)
    assert list(game.state.voyage_spot) == [0, 0, 1]
    assert game.state.fate_top == 1


@pytest.mark.rule("WK-206")
def test_five_crowns_in_china_and_4x_pay_twenty() -> None:
    game = arrange()
    under_way(game, CHINA, 2, 5)
    news(game, CHINA, 4)
    run(game, FundExpeditions())
    answer(game, NO_VOYAGE)
    assert game.state.crowns[0] == 15 + 20


@pytest.mark.rule("WK-027")
def test_ceylon_succeeds_most_and_pays_least_china_the_reverse() -> None:
    rows = [list(house_content().fate_voyage[track * FATE_CARDS :][:FATE_CARDS]) for track in (CEYLON, SPICE, CHINA)]
    successes = [sum(result > 0 for result in row) for row in rows]
    assert successes[CEYLON] > successes[SPICE] > successes[CHINA]
    assert max(rows[CEYLON]) < max(rows[SPICE]) < max(rows[CHINA])
    assert set(rows[0] + rows[1] + rows[2]) == {NO_NEWS, FLEET_LOST, 1, 2, 3, 4}


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    under_way(game, SPICE, 1, 2)
    run(game, FundExpeditions())
    answer(game, CHINA, 2)
    twin = game.copy()
    answer(game, 1, NO)
    assert twin.state.voyage_spot[CHINA] == 0
    answer(twin, 1, NO)
    assert twin.digest() == game.digest()

"""Bargains at fixed windows: who may offer what, what changes hands, and what binds nobody."""

import pytest

from tests.support.arrange import answer, arrange, asked, run
from tests.support.base_sizes import STACK_ROOM
from wk_env.games.warrior_knights.rules.asks import (
    ASK_FOR,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_FAVOUR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_SUM,
    COUNTER,
    NO_PARTNER,
    PLAN,
    PLAN_DONE,
)
from wk_env.games.warrior_knights.rules.numbers import (
    LET_PASS,
    NO,
    NO_FAVOUR,
    NONE,
    PARTNERS,
    PAY_FAITH,
    VOTE_FOR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.procedures.elimination import end_all
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

NO_PLAN = 7


def window(seats: int = 3, offers: int = 1, largest_sum: int = 20) -> Play:
    """A window between two cards: seat 0 is the Chairman, everybody has 15 crowns."""
    game = arrange(rules=Rules(seats=seats, offers=offers, largest_sum=largest_sum))
    run(game, Interlude(before_cards(game.state.rules)))
    return game


def crowns(game: Play) -> list[int]:
    """Everybody's crowns."""
    return list(game.state.crowns[: game.state.seats])


def promise(game: Play, giver: int, receiver: int) -> int:
    """What a Baron promised another."""
    return game.state.promised[giver * 6 + receiver]


@pytest.mark.rule("WK-522")
def test_as_a_rule_there_are_no_windows() -> None:
    assert before_cards(arrange().state.rules) == 0
    game = arrange()
    run(game, Interlude(before_cards(game.state.rules)))
    assert game.is_over()


@pytest.mark.rule("WK-522")
def test_a_window_opens_before_each_action_card() -> None:
    game = arrange(rules=Rules(seats=2, offers=1))
    run(game, Actions())
    assert game.is_over()
    game = arrange(rules=Rules(seats=2, offers=1))
    game.call(Actions())
    run(game, Planning())
    while game.decision.ask == PLAN:
        assert PLAN_DONE in [choice % NO_PLAN for choice in game.decision.choices()]
        answer(game, next(choice for choice in game.decision.choices() if choice % NO_PLAN == PLAN_DONE))
    assert asked(game)[:2] == (BARGAIN, 0)
    assert sum(game.state.stack_left) == 6
    answer(game, NO_PARTNER, NO_PARTNER)
    assert sum(game.state.stack_left) == 5


@pytest.mark.rule("WK-522")
def test_a_table_may_have_a_window_before_the_first_card_of_each_stack_alone() -> None:
    game = arrange(rules=Rules(seats=2, offers=1, stack_windows=1))
    for seat in range(2):
        for card in range(3):
            game.state.action_at[seat * 12 + 2 * card] = 1 + card // 2
            stack = card // 2
            game.state.stacks[stack * STACK_ROOM + game.state.stack_left[stack]] = seat * 12 + 2 * card
            game.state.stack_left[stack] += 1
    run(game, Actions())
    left: list[tuple[int, ...]] = []
    while game.decision.count:
        if game.decision.ask == BARGAIN and game.decision.seat == 0:
            left.append(tuple(game.state.stack_left[:2]))
        answer(game, NO_PARTNER if game.decision.ask == BARGAIN else game.decision.options[0])
    assert left == [(4, 2), (0, 2)]


@pytest.mark.rule("WK-522")
def test_every_baron_in_turn_may_offer_to_any_other_or_to_nobody() -> None:
    game = window()
    assert asked(game) == (BARGAIN, 0, [1, 2, NO_PARTNER])
    answer(game, NO_PARTNER)
    assert asked(game) == (BARGAIN, 1, [0, 2, NO_PARTNER])
    answer(game, NO_PARTNER, NO_PARTNER)
    assert game.is_over()


@pytest.mark.rule("WK-522")
def test_nobody_makes_more_offers_than_agreed() -> None:
    game = window(offers=2)
    answer(game, 1, 1, NO_FAVOUR, NO, 1, 1, NO_FAVOUR, NO)
    assert asked(game)[:2] == (BARGAIN, 1)


@pytest.mark.rule("WK-522")
def test_sums_go_up_to_what_the_payer_has_and_to_the_limit() -> None:
    game = window(largest_sum=4)
    game.state.crowns[0] = 2
    answer(game, 1)
    assert asked(game) == (BARGAIN_SUM, 0, [0, 1, 2, *range(ASK_FOR + 1, ASK_FOR + 5)])


@pytest.mark.rule("WK-522", "WK-523")
def test_an_offer_of_crowns_for_votes_lies_open_and_is_accepted() -> None:
    game = window()
    answer(game, 2, 5, PARTNERS + VOTE_FOR)
    assert asked(game) == (BARGAIN_REPLY, 2, [NO, YES, COUNTER])
    assert list(game.state.offer) == [0, 2, 5, NONE, PARTNERS + VOTE_FOR]
    answer(game, YES)
    assert crowns(game) == [10, 15, 20]
    assert (promise(game, 2, 0), promise(game, 0, 2)) == (VOTE_FOR, 0)
    assert list(game.state.offer) == [NONE, NONE, 0, NONE, 0]


@pytest.mark.rule("WK-522", "WK-523")
def test_he_may_sell_his_own_faith() -> None:
    game = window()
    answer(game, 1, ASK_FOR + 3, PAY_FAITH, YES)
    assert crowns(game) == [18, 12, 15]
    assert promise(game, 0, 1) == PAY_FAITH


@pytest.mark.rule("WK-522")
def test_a_declined_offer_changes_nothing() -> None:
    game = window()
    answer(game, 1, 5, LET_PASS, NO)
    assert crowns(game) == [15, 15, 15]
    assert not any(game.state.promised)


@pytest.mark.rule("WK-522")
def test_the_partner_may_name_another_sum_once() -> None:
    game = window()
    answer(game, 1, 5, NO_FAVOUR, COUNTER)
    ask, seat, sums = asked(game)
    assert (ask, seat) == (BARGAIN_COUNTER, 1)
    assert sorted(set(range(16)) | {ASK_FOR + n for n in range(1, 16)} - {ASK_FOR + 5}) == sums
    answer(game, ASK_FOR + 8)
    assert asked(game) == (BARGAIN_LAST, 0, [NO, YES])
    assert game.state.offer[2] == 8
    answer(game, YES)
    assert crowns(game) == [7, 23, 15]


@pytest.mark.rule("WK-522")
def test_the_offerer_may_decline_the_other_sum() -> None:
    game = window()
    answer(game, 1, 5, NO_FAVOUR, COUNTER, 3, NO)
    assert crowns(game) == [15, 15, 15]
    assert asked(game)[:2] == (BARGAIN, 1)


@pytest.mark.rule("WK-522")
def test_an_empty_offer_needs_a_promise_and_a_beggar_cannot_be_outbid() -> None:
    game = window()
    game.state.crowns[0] = game.state.crowns[1] = 0
    answer(game, 1)
    assert asked(game) == (BARGAIN_SUM, 0, [0])
    answer(game, 0)
    assert asked(game) == (BARGAIN_FAVOUR, 0, list(range(1, 11)))
    answer(game, LET_PASS)
    assert asked(game) == (BARGAIN_REPLY, 1, [NO, YES])


@pytest.mark.rule("WK-524", "WK-525")
def test_only_crowns_change_hands() -> None:
    game = window()
    table = game.state
    table.votes[0] = table.faith[0] = table.influence[0] = 4
    others = [table.votes[:], table.faith[:], table.influence[:], table.troop_at[:], table.city_owner[:]]
    answer(game, 1, 5, PARTNERS + PAY_FAITH, YES)
    assert crowns(game) == [10, 20, 15]
    assert [table.votes, table.faith, table.influence, table.troop_at, table.city_owner] == others
    assert (table.chairman, table.head) == (0, 1)


@pytest.mark.rule("WK-526")
def test_a_promise_takes_no_option_from_anybody_and_ends_with_the_round() -> None:
    game = window()
    answer(game, 1, 5, PARTNERS + VOTE_FOR, YES)
    assert asked(game) == (BARGAIN, 1, [0, 2, NO_PARTNER])
    end_all(game)
    game.decision.count = 0
    run(game, Round())
    assert not any(game.state.promised)
    assert crowns(game) == [10, 20, 15]

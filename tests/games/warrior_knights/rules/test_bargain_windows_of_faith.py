"""Windows for bargains before Events are cancelled, expeditions blessed and targets chosen."""

import pytest

from tests.support.arrange import answer, arrange, asked, run
from tests.support.battles import MEADOW, field
from tests.support.decks import draw
from tests.support.windows import (
    broken,
    crowns,
    open_windows,
    promise,
)
from wk_env.games.warrior_knights.rules.asks import (
    BARGAIN,
    BARGAIN_SUM,
    BLESS,
    CANCEL,
    JOIN_PAYMENT,
    NO_PARTNER,
    NO_TARGET,
    PLEDGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_AT_STAKE,
    LET_HAPPEN,
    NO,
    NO_ATTACK,
    PLEDGE_FAITH,
    SPARE,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions


@pytest.mark.rule("WK-522", "WK-523")
def test_others_may_pay_the_drawer_of_a_red_event_to_cancel_it_or_not() -> None:
    game = open_windows(arrange(seats=3))
    game.state.faith[0] = 3
    draw(game, "The Paymaster's Reckoning")
    assert asked(game) == (BARGAIN, 1, [0, NO_PARTNER])
    answer(game, 0, LET_HAPPEN - FIRST_AT_STAKE, 3, 0, YES, NO_PARTNER)
    assert asked(game)[:2] == (CANCEL, 0)
    answer(game, YES)
    assert broken(game, 0, 1) == 1


@pytest.mark.rule("WK-522")
def test_without_the_faith_he_can_only_be_paid_to_let_it_happen() -> None:
    game = open_windows(arrange(seats=3))
    draw(game, "The Paymaster's Reckoning")
    answer(game, 0)
    assert asked(game)[0] == BARGAIN_SUM
    assert game.state.offer[4] == LET_HAPPEN


@pytest.mark.rule("WK-523", "WK-526")
@pytest.mark.parametrize(("pledges", "count"), [((0, 0, 1, 0), 0), ((0, 0, 0), 1), ((0, 1, 1), 0)])
def test_faith_towards_a_blue_event_may_be_bought(pledges: tuple[int, ...], count: int) -> None:
    game = open_windows(arrange(seats=3))
    game.state.faith[1] = game.state.faith[2] = 1
    draw(game, "Wreckers' Moon")
    assert asked(game) == (BARGAIN, 0, [1, 2, NO_PARTNER])
    answer(game, 2, 3)
    assert game.state.offer[4] == PLEDGE_FAITH + 1
    answer(game, 0, YES, NO_PARTNER, NO_PARTNER)
    assert asked(game)[:2] == (PLEDGE, 0)
    answer(game, *pledges)
    while game.decision.count and game.decision.ask == PLEDGE:
        answer(game, 0)
    assert broken(game, 2, 0) == count


# ---- expeditions and targets


@pytest.mark.rule("WK-522", "WK-523")
def test_whoever_invested_may_pay_for_a_blessing() -> None:
    game = open_windows(arrange(seats=4))
    game.state.faith[1] = 1
    run(game, FundExpeditions())
    answer(game, 2, 2, 0, 0, 3)
    assert asked(game) == (BARGAIN, 0, [1, NO_PARTNER])
    answer(game, 1, 2)
    assert asked(game)[:2] == (JOIN_PAYMENT, 3)
    answer(game, 1, YES, NO_PARTNER)
    assert asked(game) == (BLESS, 1, [NO, YES])
    answer(game, NO)
    assert (broken(game, 1, 0), broken(game, 1, 3)) == (1, 1)


@pytest.mark.rule("WK-522")
def test_without_faith_no_blessing_is_for_sale() -> None:
    game = open_windows(arrange(seats=3))
    run(game, FundExpeditions())
    answer(game, 2, 2, 0, 3)
    assert asked(game) == (BLESS, 1, [NO])


@pytest.mark.rule("WK-522", "WK-526")
@pytest.mark.parametrize("target", [1, NO_TARGET])
def test_whoever_may_be_attacked_may_pay_to_be_spared(target: int) -> None:
    game = open_windows(field((100,), (200,), seats=3))
    run(game, Fight(0, MEADOW))
    assert asked(game) == (BARGAIN, 1, [0, NO_PARTNER])
    answer(game, 0, 4, YES)
    assert promise(game, 0, 1) == SPARE
    assert asked(game) == (TARGET, 0, [1, NO_TARGET])
    answer(game, target)
    assert broken(game, 0, 1) == int(target == 1)
    assert promise(game, 0, 1) == 0
    assert crowns(game) == [19, 11, 15]


@pytest.mark.rule("WK-526")
def test_one_attack_may_break_two_promises() -> None:
    game = open_windows(field((100,), (200,), seats=3))
    game.state.promised[1] = NO_ATTACK
    run(game, Fight(0, MEADOW))
    answer(game, 0, 4, YES, 1)
    assert broken(game, 0, 1) == 2

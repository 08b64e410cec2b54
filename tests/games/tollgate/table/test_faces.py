"""What people at a fair are asked, told and advised."""

import pytest

from wk_env.games.tollgate.encoding.match import TollgateMatch, new_match
from wk_env.games.tollgate.rules.game import BID, DUEL, LET_PASS, TOLL, TURN_AWAY
from wk_env.games.tollgate.table.form import FairForm
from wk_env.games.tollgate.table.odds import chances_of, duellists, taker
from wk_env.games.tollgate.table.reasons import FairReasons
from wk_env.games.tollgate.table.screens import FairScreens
from wk_env.kernel.table_faces import AMOUNT, PICK, YES_OR_NO

FORM, SCREENS, REASONS = FairForm(), FairScreens(), FairReasons()


def fair(*choices: int, worth: int = 3) -> TollgateMatch:
    """A fair of three after these answers; the first cart has this worth, and so have the others that matter."""
    match = new_match(3, 1)
    match.game.state.deck[0] = worth
    for choice in choices:
        match.play(choice)
    return match


@pytest.mark.parametrize(
    ("match", "ask", "manner", "numbers"),
    [
        (fair(), BID, AMOUNT, {0: 0, 1: 1, 2: 2, 3: 3}),
        (fair(2, 2, 0), DUEL, PICK, {1: 0, 2: 1, 3: 2}),
        (fair(3, 2, 1), TOLL, YES_OR_NO, {1: TURN_AWAY, 0: LET_PASS}),
    ],
)
def test_coins_are_typed_as_they_are_and_to_do_nothing_is_0(
    match: TollgateMatch, ask: int, manner: str, numbers: dict[int, int]
) -> None:
    options = FORM.options(match)
    assert match.decision.ask == ask
    assert FORM.manner(match) == manner
    assert {option.number: option.choice for option in options} == numbers
    assert [option.words for option in options] == [match.say_choice(option.choice) for option in options]
    assert FORM.chain(match) is None


def test_a_bid_wins_alone_against_all_that_is_lower() -> None:
    table = fair().game.state
    assert [chances_of(table, 0, bid) for bid in range(4)] == [(0, 6), (6, 18), (25, 31), (56, 43)]
    table.coins[1] = table.coins[2] = 0
    assert chances_of(table, 0, 1) == (100, 0)
    assert FORM.options(fair(worth=4))[3].note == " (wins 56 %, ties 43 %; brings 5 points)"
    assert FORM.options(fair(worth=1))[1].note == " (wins 6 %, ties 18 %; brings 1 point)"


def test_bids_that_are_closed_move_no_chance() -> None:
    low, high = fair(0, 0), fair(3, 3)
    assert FORM.options(low) == FORM.options(high)


def test_a_duel_says_whom_the_same_thing_serves() -> None:
    first, second = fair(0, 2, 2), fair(0, 2, 2, 1)
    assert duellists(first.game) == (1, 2)
    assert SCREENS.question(first).small_print == " (the same thing gives the cart to you, another one to Carter 3)"
    assert SCREENS.question(second).small_print == " (the same thing gives the cart to Carter 2, another one to you)"
    assert SCREENS.question(first).question == "You and Carter 3 bid the same: what do you hide in your fist?"


def test_the_toll_says_who_gains_what() -> None:
    match = fair(0, 3, 1, worth=4)
    assert taker(match.game) == 1
    asked = "Carter 2 takes the cart worth 4 for 3 coins: do you pay 2 coins to turn it away?"
    assert SCREENS.question(match).question == asked
    assert SCREENS.beside(match) == ["With the cart Carter 2 would have 11 points; you have 6."]


def test_bids_stand_in_the_table_of_scores_once_they_are_open() -> None:
    closed, opened = SCREENS.standing(fair(3, 2)), SCREENS.standing(fair(3, 2, 1))
    assert [row.notes for row in closed.rows] == [(), (), ()]
    assert [row.notes for row in opened.rows] == [("bids 3",), ("bids 2",), ("bids 1",)]
    assert opened.title == "Cart 1 of 4, worth 3."
    assert opened.rows[0].numbers == (6, 6, 0)


def test_the_carts_that_may_come_are_those_that_nobody_saw() -> None:
    match = fair()
    assert SCREENS.show("c", match, 0) == [
        "Carts so far were worth 3.",
        "3 carts of 1, 1, 2, 2, 3, 4 and 4 still come.",
    ]
    while match.game.state.turned < 3:
        match.play(match.decision.choices()[0])
    assert SCREENS.show("c", match, 0)[1:] == []


def test_a_carter_is_asked_about_by_name() -> None:
    assert SCREENS.about(fair(), "carter 2") == ["Carter 2 has 6 coins and goods worth 0: 6 points."]
    assert SCREENS.about(fair(), "2") == SCREENS.about(fair(), "carter 9") == []


@pytest.mark.parametrize(
    ("match", "choice", "said"),
    [
        (
            fair(worth=4),
            3,
            "S would bid 3: it brings 5 of the cart's 8 points and wins in 56 of 100 fairs against bids by chance; that"
            " is better than the next best, to bid 2.",
        ),
        (
            fair(worth=4),
            0,
            "S would rather bid 3 than bid 0: it brings 5 of the cart's 8 points and wins in 56 of 100 fairs against"
            " bids by chance.",
        ),
        (
            fair(0, 3, 1, worth=1),
            LET_PASS,
            "S would let the cart pass: -1 points for Carter 2 are not worth 2 coins; that is better than the next"
            " best, to pay 2 coins to turn the cart away.",
        ),
        (
            fair(0, 1, 0, worth=4),
            LET_PASS,
            "S would rather pay 2 coins to turn the cart away than let the cart pass: for 2 coins it keeps 7 points"
            " from Carter 2.",
        ),
    ],
)
def test_an_adviser_gives_reasons(match: TollgateMatch, choice: int, said: str) -> None:
    assert REASONS.case("S", match, choice, "balanced", 6) == said


def test_the_reason_for_a_thing_in_a_fist_is_that_nobody_can_foresee_it() -> None:
    match = fair(2, 2, 0)
    assert REASONS.merits(match, 1, "balanced") == "nobody can foresee what the other one hides"
    assert REASONS.contrast(match, 0, 1, [1]) == ""

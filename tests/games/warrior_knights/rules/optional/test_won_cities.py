"""Diplomacy marks: what spares a city that was won over from revolts, and when the mark is gone."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, FROLI, is_over
from tests.support.fates import glory_table
from tests.support.towns import towns
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_LEVY
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import RecruitLevies
from wk_env.games.warrior_knights.rules.asks import NO_CITY, RECRUIT, REVOLT, RIOT
from wk_env.games.warrior_knights.rules.deeds import make_neutral, put_control, raze
from wk_env.games.warrior_knights.rules.numbers import CALM, CIRCLE, NEUTRAL, REVOLTS, RIOTS
from wk_env.games.warrior_knights.rules.optional.won_cities import is_won_over, win_over
from wk_env.games.warrior_knights.rules.procedures.revolt import test_city as check_city
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

MARKED = Rules(seats=3, appeals=1)


def won(game: Play) -> Play:
    """Berac is seat 1's by an appeal."""
    control(game, 1, BERAC)
    win_over(game.state, BERAC)
    game.state.influence[1] = 3
    return game


def checked(game: Play, *results: int) -> int:
    """What a test of Berac asks, with Fate cards of these results on top; 0 for nothing."""
    fates = game.state.content.fate_revolt
    stack_fate(game, *(lambda card, wanted=wanted: fates[card] == wanted for wanted in results))
    check_city(game, BERAC)
    settle(game)
    return int(game.decision.ask) if game.decision.count else 0


def drawn(game: Play) -> int:
    """How many Fate cards were turned."""
    return int(game.state.fate_top)


@pytest.mark.rule("VR-056")
@pytest.mark.parametrize(
    ("results", "asks"),
    [((REVOLTS, REVOLTS), REVOLT), ((REVOLTS, CALM), 0), ((CALM, REVOLTS), 0), ((CALM, CALM), 0)],
)
def test_two_cards_are_drawn_and_both_must_show_revolt(results: tuple[int, int], asks: int) -> None:
    game = won(arrange(seats=3, rules=MARKED))
    assert checked(game, *results) == asks
    assert drawn(game) == 2


@pytest.mark.rule("VR-056")
def test_a_city_without_the_mark_draws_one() -> None:
    game = arrange(seats=3, rules=MARKED)
    control(game, 1, BERAC)
    assert checked(game, REVOLTS, CALM) == REVOLT
    assert drawn(game) == 1


@pytest.mark.rule("VR-056", "VR-129")
@pytest.mark.parametrize(
    ("results", "rioting", "asks"),
    [
        ((REVOLTS, REVOLTS), 0, REVOLT),
        ((REVOLTS, RIOTS), 0, RIOT),
        ((RIOTS, RIOTS), 0, RIOT),
        ((RIOTS, CALM), 0, 0),
        ((REVOLTS, CALM), 1, 0),
        ((REVOLTS, RIOTS), 1, REVOLT),
    ],
)
def test_with_riots_two_bad_results_are_a_riot_and_in_a_rioting_city_a_revolt(
    results: tuple[int, int], rioting: int, asks: int
) -> None:
    game = won(glory_table(3, appeals=1))
    if rioting:
        let_riot(game.state, BERAC)
    assert checked(game, *results) == asks


@pytest.mark.rule("VR-088", "VR-129")
@pytest.mark.parametrize(("results", "asks"), [((REVOLTS, CALM), REVOLT), ((CALM, REVOLTS), 0)])
def test_where_zero_influence_hits_its_baron_it_draws_a_single_card(results: tuple[int, int], asks: int) -> None:
    game = won(arrange(seats=3, rules=Rules(seats=3, appeals=1, poor_draws=1)))
    game.state.influence[1] = 0
    assert checked(game, *results) == asks
    assert drawn(game) == 1


@pytest.mark.rule("VR-088")
def test_a_baron_with_influence_keeps_its_protection() -> None:
    game = won(arrange(seats=3, rules=Rules(seats=3, appeals=1, poor_draws=1)))
    assert checked(game, REVOLTS, CALM) == 0
    assert drawn(game) == 2


@pytest.mark.rule("VR-057")
@pytest.mark.parametrize(("crowns", "left"), [(2, 1), (1, 0)])
def test_its_levy_costs_one_crown(crowns: int, left: int) -> None:
    game = won(towns(3, appeals=1))
    put(game, noble_of(1, CIRCLE), BERAC_AREA, (50,))
    game.state.crowns[1] = crowns
    run(game, RecruitLevies(1, 0))
    assert asked(game) == (RECRUIT, 1, [BERAC, NO_CITY])
    answer(game, BERAC)
    assert game.state.crowns[1] == left
    assert game.state.troop_at[FIRST_LEVY + BERAC] == noble_of(1, CIRCLE)


@pytest.mark.rule("VR-057")
def test_any_other_levy_costs_two() -> None:
    game = towns(3, appeals=1)
    control(game, 1, BERAC)
    put(game, noble_of(1, CIRCLE), BERAC_AREA, (50,))
    game.state.crowns[1] = 1
    run(game, RecruitLevies(1, 0))
    assert is_over(game)


@pytest.mark.rule("VR-058")
@pytest.mark.parametrize("taker", [2, NEUTRAL])
def test_the_mark_goes_with_the_city_and_does_not_come_back(taker: int) -> None:
    game = won(arrange(seats=3, rules=MARKED))
    win_over(game.state, FROLI)
    if taker == NEUTRAL:
        make_neutral(game.state, BERAC)
    else:
        put_control(game.state, BERAC, taker)
    assert not is_won_over(game.state, BERAC)
    assert is_won_over(game.state, FROLI)
    put_control(game.state, BERAC, 1)
    assert not is_won_over(game.state, BERAC)


@pytest.mark.rule("VR-058")
def test_a_razed_city_has_no_mark() -> None:
    game = won(arrange(seats=3, rules=MARKED))
    raze(game.state, BERAC)
    assert not is_won_over(game.state, BERAC)

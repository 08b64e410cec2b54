"""The Fate deck of the house is a fair gamble, and strength tells in battle without deciding."""

import pytest

from tests.support.duels import Side, odds
from tests.support.odds import TRACKS, battle_deck, dependence, expedition, fate, mean_of, share_won


@pytest.mark.rule("WK-027")
def test_a_riskier_expedition_is_a_gamble_and_its_tail_longer() -> None:
    chances = [expedition(fate(track), 1)[0] for track in TRACKS]
    losses = [chance[0] for chance in chances]
    assert losses == sorted(losses)
    assert [max(chance) for chance in chances] == [2, 3, 4]
    ceylon, spice, china = (mean_of(chance) for chance in chances)
    assert 1 < ceylon < 1.15
    assert 0.95 < spice < 1.05
    assert 0.85 < china < 0.95


@pytest.mark.rule("WK-203")
def test_a_blessing_makes_every_expedition_pay_and_the_riskiest_most() -> None:
    means = [mean_of(expedition(fate(track), 2)[0]) for track in TRACKS]
    assert 1.4 < means[0] < means[1] < means[2]


@pytest.mark.rule("WK-025")
def test_the_results_on_a_fate_card_tell_little_about_each_other() -> None:
    found, shuffled, slope = dependence()
    assert found < 0.8 * shuffled
    assert slope < 0.15


@pytest.mark.parametrize(
    ("ours", "theirs", "low", "high"), [(400, 400, 0.46, 0.54), (600, 400, 0.6, 0.8), (200, 300, 0.03, 0.4)]
)
def test_strength_tells_in_battle_without_deciding(ours: int, theirs: int, low: float, high: float) -> None:
    shares, _, _ = odds(Side(ours), Side(theirs), battle_deck(), 4000, 1)
    assert low < share_won(shares) < high

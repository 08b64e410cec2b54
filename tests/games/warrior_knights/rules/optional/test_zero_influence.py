"""Zero Influence: two Fate cards test the cities of a Baron who has none, and the worse of them counts."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, run, stack_fate
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import LOSE_CITY, PAY_CROWNS, REVOLT
from wk_env.games.warrior_knights.rules.numbers import NEUTRAL
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play


def calm(card: int) -> bool:
    """Whether a Fate card says No Revolt."""
    return house_content().fate_revolt[card] == 0


def revolt(card: int) -> bool:
    """Whether a Fate card says Revolt."""
    return house_content().fate_revolt[card] == 1


def after_revolts(influence: int, cards: str, poor_draws: int = 1) -> Play:
    """Seat 0 has two unguarded cities and so much Influence; the Fate cards say Revolt (R) or not (n)."""
    game = arrange(rules=Rules(poor_draws=poor_draws))
    control(game, 0, 5, 6)
    game.state.influence[0] = influence
    stack_fate(game, *(revolt if card == "R" else calm for card in cards))
    run(game, Revolts())
    return game


@pytest.mark.rule("VR-087")
@pytest.mark.parametrize("cards", ["nR", "Rn", "RR"])
def test_one_card_of_two_that_says_revolt_is_enough(cards: str) -> None:
    game = after_revolts(0, cards + "nn")
    assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])


@pytest.mark.rule("VR-087")
def test_whoever_has_influence_draws_one_card_for_each_city() -> None:
    game = after_revolts(1, "nnR")
    assert game.is_over()
    assert game.state.fate_top == 2
    assert after_revolts(0, "nnR", poor_draws=0).state.fate_top == 2


@pytest.mark.rule("VR-087", "VR-089")
def test_every_city_draws_two_and_its_baron_is_asked_once() -> None:
    game = after_revolts(0, "RRnn")
    answer(game, LOSE_CITY)
    assert game.is_over()
    assert game.state.fate_top == 4
    assert [game.state.city_owner[city] for city in (5, 6)] == [NEUTRAL, 0]

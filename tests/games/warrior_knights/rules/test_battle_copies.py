"""A battle copied at any question goes on as the original does."""

import pytest

from tests.support.arrange import answer, arrange, control, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, ENGLISH, MEADOW, POLISH, attack, besiege, keep, place_stronghold
from wk_env.games.warrior_knights.rules.asks import (
    BATTLE_KIND,
    CONSENT,
    MOBILIZE_AREA,
    NO_AREA,
    NO_BATTLE,
    NO_TARGET,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import NO, NONE, SQUARE, STAR, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.losses import Sacrifice
from wk_env.games.warrior_knights.rules.state import Play


def crowd(area: int, seed: int) -> Play:
    """All Nobles of three Barons in one area, each with Mercenaries of two nations and a token."""
    game = arrange(seats=3, seed=seed)
    for noble in range(3 * SYMBOLS):
        put(game, noble, area)
        hire(game, noble, 100)
        hire(game, noble, 50)
    for noble in range(noble_of(1, 0), noble_of(2, 0)):
        game.state.casualties[noble] = 1
    return game


def play_with_copies(game: Play, turn: int) -> int:
    """Play to the end, then again from a copy of each question with the same answers; how many questions there were."""
    twins: list[Play] = []
    trail: list[int] = []
    while game.decision.count > 0:
        twins.append(game.copy())
        choices = [c for c in game.decision.choices() if (game.decision.ask, c) not in BACKING_OUT]
        trail.append(choices[(len(trail) + turn) % len(choices)])
        answer(game, trail[-1])
    for place, twin in enumerate(twins):
        answer(twin, *trail[place:])
        assert twin.digest() == game.digest()
    return len(trail)


BACKING_OUT = {(MOBILIZE_AREA, NO_AREA), (TARGET, NO_TARGET), (BATTLE_KIND, NO_BATTLE), (CONSENT, NO)}


@pytest.mark.parametrize("turn", range(8))
def test_open_field(turn: int) -> None:
    game = crowd(MEADOW, turn)
    run(game, Fight(0, NONE))
    assert play_with_copies(game, turn) > 10


@pytest.mark.parametrize("turn", range(8))
def test_assault_and_siege(turn: int) -> None:
    game = crowd(BERAC_AREA, turn)
    control(game, 1, BERAC)
    besiege(game, 2, BERAC)
    run(game, Fight(0, BERAC_AREA))
    assert play_with_copies(game, turn) > 3


@pytest.mark.parametrize("turn", range(8))
def test_strongholds(turn: int) -> None:
    game = crowd(MEADOW, turn)
    place_stronghold(game, 1, MEADOW)
    control(game, 1, BERAC)
    game.state.breaches[25] = turn % 5
    run(game, Fight(0, MEADOW))
    assert play_with_copies(game, turn) > 3


def test_sacrifice() -> None:
    game = arrange(seats=2)
    put(game, 0, MEADOW, casualties=2)
    hire(game, 0, 150, ENGLISH)
    hire(game, 0, 100, ENGLISH)
    hire(game, 0, 100, POLISH)
    hire(game, 0, 50, POLISH)
    run(game, Sacrifice(0, NONE, 0))
    assert play_with_copies(game, 1) > 0


def test_an_ability_in_use_is_copied() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    put(game, noble_of(1, SQUARE), MEADOW, troops=(200,))
    attack(game, 1)
    keep(game)
    keep(game)
    answer(game, YES)
    twin = game.copy()
    answer(twin, NO)
    assert twin.state.casualties[noble_of(1, SQUARE)] == 1

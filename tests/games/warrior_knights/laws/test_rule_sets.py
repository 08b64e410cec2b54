"""Any set of optional rules that exclude each other nowhere makes games in which all laws hold, with 2 to 6 Barons."""

import pytest

from tests.games.warrior_knights.laws.test_variants import is_sound, positions
from tests.support.invariants import faults
from wk_env.games.warrior_knights.encoding.match import rank_now
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS
from wk_env.games.warrior_knights.settings import numbers_given
from wk_env.kernel.rng import rng_from

SEATS = (2, 3, 4, 5, 6)
CAP = 12  # rounds: some sets know no other end
QUICK, ALL = 20, 600  # games with each number of Barons


def names_by_lot(seed: int) -> list[str]:
    """Optional rules by lot, each one in three sets, but none that excludes one drawn before it."""
    luck = rng_from(seed)
    waiting = list(VARIANTS)
    chosen: list[str] = []
    while waiting:
        name = waiting.pop(luck.below(len(waiting)))
        is_barred = any({name, other} == set(pair) for other in chosen for pair in CLASHES)
        if luck.below(3) == 0 and not is_barred:
            chosen.append(name)
    return chosen


def can_be_played(name: str, seats: int) -> bool:
    """Whether a table of so many Barons may agree on a rule at all."""
    try:
        numbers_given({"rules": [name], "seats": seats})
    except ValueError:
        return False
    return True


def rules_by_lot(seats: int, seed: int) -> Rules:
    """The rules of such a set, with a cap on rounds."""
    names = [name for name in names_by_lot(seed) if can_be_played(name, seats)]
    return Rules(**numbers_given({"rules": names, "seats": seats, "most_rounds": CAP}))


def check(seats: int, seed: int, every: int) -> None:
    """Play a game by chance under such a set, and look at it every so many decisions."""
    last: Play | None = None
    for number, game in enumerate(positions(seats, seed, rules_by_lot(seats, seed))):
        last = game
        if number % every == 0 or game.is_over():
            assert faults(game) == [], (seats, seed, number, names_by_lot(seed))
            assert game.is_over() or is_sound(game), (seats, seed, number, names_by_lot(seed))
    assert last is not None
    assert last.is_over()
    assert [rank_now(last, seat) for seat in range(seats)].count(1) <= 1


def test_every_optional_rule_is_drawn_by_lot_and_pairs_that_exclude_each_other_never_are() -> None:
    sets = [set(names_by_lot(seats * 1000 + seed)) for seats in SEATS for seed in range(QUICK)]
    assert set.union(*sets) == set(VARIANTS)
    assert not any(set(pair) <= names for names in sets for pair in CLASHES)


@pytest.mark.rule("VR-001")
@pytest.mark.parametrize("seats", SEATS)
def test_sets_of_optional_rules_make_games(seats: int) -> None:
    for seed in range(QUICK):
        check(seats, seats * 1000 + seed, 97)


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seats", SEATS)
def test_3000_sets_of_optional_rules_make_games(seats: int) -> None:
    for seed in range(ALL):
        check(seats, seats * 10_000 + seed, 97)

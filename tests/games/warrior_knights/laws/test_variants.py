"""What holds with any set of optional rules: games end, the laws hold, copies are free, redeals look the same.

Barons who play by chance hardly ever take a stronghold or lose a Noble whose heir is abroad, so both happen to them.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.support.arrange import run
from tests.support.invariants import faults
from tests.support.seen import numbers
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding.blocks import GLORY_NAMES, READINGS
from wk_env.games.warrior_knights.encoding.match import rank_now
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    BARGAIN,
    BARGAIN_STAKE,
    JOIN_PAYMENT,
    KILL_HEIR,
    MIRACLE,
    NO_HEIR,
)
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD, MOST_SEATS, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import is_on_board, is_stronghold_up
from wk_env.games.warrior_knights.rules.rules import HAIL, MIGHT_IS_RIGHT, TOKENS_OF_VICTORY, Rules
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame, play
from wk_env.kernel.rng import Rng, rng_from

SEATS = (2, 3, 4, 5, 6)
MISHAPS = 40  # one card in so many brings one
MOST_DECISIONS = 400_000  # bargains before every card make a game ten times as long


EVERYTHING = {
    "influence_each": 3,
    "victory": 2,
    "crown_goal": 8,
    "missions": 1,
    "glory": 1,
    "most_rounds": 12,
    "offers": 1,
    "heirs": 1,
    "elimination": 1,
    "open_motions": 4,
    "miracles": 1,
    "bargain_windows": 1,
}


def all_rules(seats: int) -> Rules:
    """All optional rules that do not exclude each other."""
    return Rules(
        seats,
        influence_each=3,
        victory=2,
        crown_goal=8,
        missions=1,
        glory=1,
        most_rounds=12,
        offers=1,
        heirs=1,
        elimination=1,
        open_motions=4,
        miracles=1,
        bargain_windows=1,
    )


def some_rules(seats: int, seed: int) -> Rules:
    """All optional rules for seed 0, else a random set; a cap on rounds, since Might is Right knows no other end."""
    if seed == 0:
        return Rules(seats, **EVERYTHING)
        return all_rules(seats)
    luck = rng_from(seed)
    victory = luck.below(6)
    elimination, heirs, miracles = (luck.below(2) for _ in range(3))
    readings = {name: luck.below(2) for name in (*READINGS, *GLORY_NAMES)}
    return Rules(
        seats=seats,
        influence_each=3 + luck.below(6),
        victory=victory,
        most_rounds=12,
        abandoned_heirs=luck.below(2),
        offers=max(heirs, luck.below(2)),
        largest_sum=1 + luck.below(31),
        heirs=heirs,
        elimination=elimination,
        open_motions=luck.below(5),
        miracles=miracles,
        crown_goal=4 + luck.below(12),
        crowning=luck.below(2),
        race_delay=luck.below(2),
        missions=luck.below(2) if victory not in {MIGHT_IS_RIGHT, HAIL} else 0,
        **readings,
        **of_the_manual(luck, victory, seats),
    )


def of_the_manual(luck: Rng, victory: int, seats: int) -> dict[str, int]:
    """A random set of the reference manual's optional rules; an invader needs a colour that nobody plays."""
    found = {name: int(luck.below(2)) for name in ("city_gains", "poor_draws", "instant", "conquest")}
    if victory == MIGHT_IS_RIGHT:
        found = {"poor_draws": found["poor_draws"]}
    found["capitulations"] = int(luck.below(2))
    found["appeals"] = int(luck.below(3))
    found["siege_draws"] = int(luck.below(3))
    found["city_gains"] = found.get("city_gains", 0) * int(TOKENS_OF_VICTORY[victory])
    found |= {"reign_rounds": int(luck.below(6)), "reign_cities": int(luck.below(2))}
    found |= {"pact_rounds": int(luck.below(4)), "victim_gains": int(luck.below(2))}
    return {**found, "sure_heirs": int(luck.below(3)), "last_round": int(luck.below(2) * (1 + luck.below(10)))}
    found = {**found, "sure_heirs": int(luck.below(3)), "last_round": int(luck.below(2) * (1 + luck.below(10)))}
    return {**found, "manning": int(luck.below(2))}
    found |= {"sure_heirs": int(luck.below(3)), "last_round": int(luck.below(2) * (1 + luck.below(10)))}
    return {**found, "invader": int(luck.below(2)) if seats < MOST_SEATS else 0}
    found["sure_heirs"] = int(luck.below(3))
    found["last_round"] = int(luck.below(2) * (1 + luck.below(10)))
    return {**found, "bargain_windows": int(luck.below(2))}


def begun_by(rules: Rules, seed: int) -> Play:
    """A game by these rules, with what is printed for them."""
    return new_game(rules, house_box().of(rules).content, seed)


def positions(seats: int, seed: int, rules: Rules | None = None) -> Iterator[Play]:
    """Every position of a random game by these rules or random ones, the last one included."""
    game = begun_by(rules or some_rules(seats, seed), seed)
    luck = rng_from(seed + 1_000_003)
    for _ in range(MOST_DECISIONS):
        yield game
        if game.decision.count and game.decision.ask == ACT and luck.below(MISHAPS) == 0:
            mishap(game, luck)
        if game.decision.count == 0:
            return
        play(game, by_chance(game, luck))
    raise AssertionError(f"{seats} seats, seed {seed}: not over after {MOST_DECISIONS} decisions")


def by_chance(game: Play, luck: Rng) -> int:
    """An option by chance; but most heirs live on, or none would be left after a few cards."""
    if game.decision.ask == KILL_HEIR and luck.below(20) > 0:
        return NO_HEIR
    return game.decision.options[luck.below(game.decision.count)]


def mishap(game: Play, luck: Rng) -> None:
    """Before his card is resolved the asked Baron takes another's stronghold, or a Noble of the other dies."""
    seat, other = game.decision.seat, luck.below(game.state.seats)
    noble = other * SYMBOLS + luck.below(SYMBOLS)
    is_siege = luck.below(2) == 1
    if other == seat or is_gone(game.state, other):
        return
    if is_siege and is_stronghold_up(game.state, other):
        interrupt(game, Capture(seat, FIRST_STRONGHOLD + other))
    elif not is_siege and is_on_board(game.state, noble):
        interrupt(game, Death(noble, BY_CARD))


def interrupt(game: Play, frame: Frame[Table]) -> None:
    """Something happens before the open question is answered; then it is asked again."""
    game.decision.count = 0
    run(game, frame)


def is_sound(game: Play) -> bool:
    """Whether a copy is equal and free, and a redeal looks the same to everybody and goes on."""
    before = game.digest()
    twin = game.copy()
    same = twin.digest() == before
    play(twin, twin.decision.options[0])
    for viewer in range(game.state.seats):
        other = redeal(game, viewer, 5)
        same = same and numbers(other, viewer) == numbers(game, viewer)
        play(other, other.decision.options[0])
    return same and game.digest() == before


def check(seats: int, seed: int, every: int) -> None:
    """Play a game and look at it every so many decisions."""
    for number, game in enumerate(positions(seats, seed)):
        if number % every == 0:
            assert faults(game) == [], (seats, seed, number, some_rules(seats, seed))
            assert game.decision.count == 0 or is_sound(game)
    assert game.is_over()
    assert [rank_now(game, seat) for seat in range(seats)].count(1) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_any_set_of_optional_rules_makes_a_game(seats: int) -> None:
    for seed in range(3):
        check(seats, seed, 211)


def test_in_these_games_every_question_of_an_optional_rule_is_asked_and_barons_are_eliminated() -> None:
    heard: set[int] = set()
    gone = 0
    for seats, seed in product(SEATS, range(100, 104)):
        rules = some_rules(seats, 0)
        for game in positions(seats, seed, rules):
            heard.add(int(game.decision.ask))
        gone += game.state.gone > 0
    assert heard >= {*range(BARGAIN, MIRACLE + 1), BARGAIN_STAKE, JOIN_PAYMENT}
    assert gone > 5


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seats", SEATS)
def test_100_sets_of_optional_rules_make_games(seats: int) -> None:
    for seed in range(100, 200):
        check(seats, seed, 307)

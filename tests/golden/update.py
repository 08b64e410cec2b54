"""Record the golden games anew: `python -m tests.golden.update`, with compiled rules.

`--words` only tells them anew; `--more` leaves them as they are and looks for games in which occurs what is missing.

First games at every number of seats, in which every setting is once not the usual one. Then, for whatever has never
occurred so far, a search over players, seats and seeds: the shortest game for each rarity, cut off where it occurs.
Everything follows from the rules and this file: the same rules give the same files.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from wk_experiments.games.warrior_knights.random_barons import choose

import wk_env
from tests.golden.games import FOLDER, golden, names, record_path, transcript_of, transcript_path
from tests.golden.occurrences import everything, play_and_tell
from tests.support.players import CROWN, GLORY, OPTIONAL, PLAYERS, Player
from wk_env.games.warrior_knights.encoding.blocks import GLORY_NAMES
from wk_env.games.warrior_knights.rules.rules import NUMBERS
from wk_env.games.warrior_knights.settings import KNOWN
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.play.history import new_history
from wk_env.play.record import save, to_record

FEWEST_GAMES: Final = 300
MOST_GAMES: Final = 6_000
MOST_DECISIONS: Final = 8_000
WARLIKE: Final = ("lively", "hostile")  # who plays Crown and Glory
MODERN: Final = ("lively", "trading")  # who plays by the optional rules: bargains, heirs, the fall of Barons


@dataclass(frozen=True)
class Plan:
    """A game to be played: by whom, with what settings and seed, and when it is cut off."""

    who: str
    settings: dict[str, int]
    seed: int
    most: int = MOST_DECISIONS

    def name(self) -> str:
        """The name of its file."""
        return f"{self.who}-{self.settings['seats']}-{self.seed}"

    def player(self) -> Player:
        """Who chooses."""
        return choose if self.who == "habit" else PLAYERS[self.who]


# Players, seats, settings.
WHOLE: Final[tuple[tuple[str, dict[str, int]], ...]] = (
    ("habit", {"seats": 2, "two_player_cities": 1}),
    ("habit", {"seats": 3, "influence_each": 8}),
    ("habit", {"seats": 4}),
    ("habit", {"seats": 5, "influence_each": 12, "banned_refusals": 1}),
    ("habit", {"seats": 6, "influence_each": 15, "handing_to_stronghold": 0}),
    ("random", {"seats": 2, "most_rounds": 12, "victory": 1}),
    ("random", {"seats": 3, "most_rounds": 12, "barren_end": 0}),
    ("random", {"seats": 4, "most_rounds": 10, "abandoned_heirs": 1}),
    ("random", {"seats": 5, "most_rounds": 9}),
    ("random", {"seats": 6, "most_rounds": 8}),
)
# Optional rules that came later: games of their own, so that those above stay what they were.
LATER: Final[tuple[tuple[str, dict[str, int]], ...]] = (
    ("lively", {"seats": 4, "conquest": 1, "city_gains": 1, "poor_draws": 1, "last_round": 7}),
    ("random", {"seats": 3, "victory": 1, "last_round": 6}),
    ("cruel", {"seats": 4, "sure_heirs": 1, "instant": 1}),
    ("lively", {"seats": 3, "capitulations": 1}),
    ("cruel", {"seats": 3, "appeals": 1}),
    ("lively", {"seats": 3, "siege_draws": 2}),
    ("lively", {"seats": 4, "victory": 3, "last_round": 8, "instant": 1}),
    ("lively", {"seats": 3, "victory": 4, "last_round": 8, "missions": 1}),
    ("lively", {"seats": 4, "victory": 5, "influence_each": 3, "reign_rounds": 4, "reign_cities": 1}),
    ("lively", {"seats": 3, "pact_rounds": 3}),
    ("cruel", {"seats": 4, "pact_rounds": 2, "victim_gains": 1}),
    ("lively", {"seats": 4, "manning": 1}),
    ("lively", {"seats": 3, "invader": 1}),
    ("trading", {"seats": 3, "influence_each": 3, "offers": 1, "bargain_windows": 1}),
    ("trading", {"seats": 4, "offers": 1, "stack_windows": 1, "bargain_windows": 1}),
)


def whole_games() -> Iterator[Plan]:
    """Whole games; a setting that no row above names is tried in one of them."""
    named = {name for _, settings in (*WHOLE, *LATER) for name in settings} | {
        *CROWN,
        *GLORY,
        *GLORY_NAMES,
        "crowning",
        "race_delay",
    }
    left = [(name, allowed[usual == allowed[0]]) for name, usual, allowed in NUMBERS if name not in named]
    for number, (who, settings) in enumerate(WHOLE):
        extra = dict(left[number :: len(WHOLE)])
        known = {name: value for name, value in {**settings, **extra}.items() if name in KNOWN}
        yield Plan(who, known, seed=1 + number, most=10 * MOST_DECISIONS)
    for number, (who, settings) in enumerate(LATER):
        yield Plan(who, settings, seed=50_001 + number, most=10 * MOST_DECISIONS)


def searched_games() -> Iterator[Plan]:
    """Games in which something rare may occur, some for the rarest: deserters from a stronghold, optional rules."""
    for number, (seed, who, seats) in enumerate(product(range(101, 101 + MOST_GAMES), PLAYERS, range(2, 7))):
        yield Plan(who, {"seats": seats}, seed)
        yield Plan("hiring", {"seats": 2}, 1001 + number)
        if who in MODERN:
            yield Plan(who, {"seats": seats, **OPTIONAL}, 5001 + number)
            yield Plan(who, {"seats": seats, **OPTIONAL, **GLORY}, 40_001 + number)
        if who == "cruel":
            yield Plan(who, {"seats": seats, "capitulations": 1, "appeals": 1 + number % 2}, 60_001 + number)
        yield Plan(who, {"seats": seats, **GLORY, **readings_of_glory(number)}, 30_001 + number)
        if who in WARLIKE:
            yield Plan(who, {"seats": seats, **CROWN, "crowning": number % 2, "race_delay": seed % 2}, 9001 + number)
            yield Plan(who, {"seats": seats, **CROWN, "influence_each": 1, "crown_goal": 60}, 20_001 + number)


def readings_of_glory(number: int) -> dict[str, int]:
    """The readings of For Glory, one the other way by turns."""
    names = GLORY_NAMES[1:]
    return {names[number % (2 * len(names))]: 1} if number % (2 * len(names)) < len(names) else {}


def occurrences(plan: Plan) -> dict[str, int]:
    """What occurs in a game, each with the number of decisions until it did for the first time."""
    match = WARRIOR_KNIGHTS.new_match(plan.settings, plan.seed)
    assert isinstance(match, KnightsMatch)
    luck, player = rng_from(plan.seed), plan.player()
    found: dict[str, int] = {}
    for number in range(1, plan.most + 1):
        if match.decision.count == 0:
            break
        for fact in play_and_tell(match, player(match, luck)):
            found.setdefault(fact, number)
    return found


def hunt(missing: set[str]) -> dict[str, Plan]:
    """For each thing that is missing the shortest game in which it occurred, if any."""
    shortest: dict[str, Plan] = {}
    for number, plan in enumerate(searched_games()):
        if number >= MOST_GAMES or (number >= FEWEST_GAMES and len(shortest) == len(missing)):
            break
        for fact, most in occurrences(plan).items():
            if fact in missing and (fact not in shortest or most < shortest[fact].most):
                shortest[fact] = Plan(plan.who, plan.settings, plan.seed, most)
    return shortest


def rare_games(missing: set[str]) -> Iterator[Plan]:
    """Few games in which all that is missing occurs, as far as it can be found."""
    shortest = hunt(missing)
    left = set(shortest)
    for plan in sorted(set_of_plans(shortest), key=lambda plan: -plan.most):
        if plan.name() in {shortest[fact].name() for fact in left}:
            found = left & set(occurrences(plan))
            left -= found
            yield plan


def set_of_plans(shortest: dict[str, Plan]) -> list[Plan]:
    """The longest cut of each game that is wanted."""
    longest: dict[str, Plan] = {}
    for plan in shortest.values():
        if plan.name() not in longest or plan.most > longest[plan.name()].most:
            longest[plan.name()] = plan
    return list(longest.values())


def record(plan: Plan) -> None:
    """Play a game and save its record."""
    history = new_history(WARRIOR_KNIGHTS, plan.settings, plan.seed)
    match = history.match
    assert isinstance(match, KnightsMatch)
    luck, player = rng_from(plan.seed), plan.player()
    for _ in range(plan.most):
        if match.decision.count == 0:
            break
        history.play(player(match, luck))
    save(to_record(history, [plan.who] * plan.settings["seats"]), record_path(plan.name()))


def record_all() -> set[str]:
    """Record all games in place of the old ones; what did not occur in any of them."""
    plans = list(whole_games())
    missing = set(everything())
    for plan in plans:
        missing -= set(occurrences(plan))
    plans += rare_games(missing)
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        record_path(name).unlink()
        transcript_path(name).unlink(missing_ok=True)
    for plan in plans:
        record(plan)
        missing -= set(occurrences(plan))
        print(f"{plan.name()}: {plan.most} decisions at most", flush=True)
    return missing


def record_more() -> set[str]:
    """Record games in which occurs what no game on file shows; what was not found."""
    missing = set(everything())
    for name in names():
        record_on_file = golden(name)
        match = WARRIOR_KNIGHTS.new_match(record_on_file.rules, record_on_file.seed)
        assert isinstance(match, KnightsMatch)
        for choice in record_on_file.choices:
            missing -= play_and_tell(match, choice)
    for plan in rare_games(missing):
        record(plan)
        missing -= set(occurrences(plan))
        print(f"{plan.name()}: {plan.most} decisions at most", flush=True)
    return missing


def tell_all() -> None:
    """Tell all games anew."""
    for name in names():
        transcript_path(name).write_text(transcript_of(golden(name)), encoding="utf-8")


def main() -> int:
    """Record, tell, and say what is still missing."""
    if not wk_env.is_compiled():
        print("the rules run as plain Python: this takes an hour; compile them first", file=sys.stderr)
    started = time.monotonic()
    given = sys.argv[1:]
    missing = set() if "--words" in given else record_more() if "--more" in given else record_all()
    tell_all()
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(names())} games, {size / 1e6:.2f} MB, {time.monotonic() - started:.0f} s")
    print(f"never occurred: {', '.join(sorted(missing)) or 'nothing'}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())

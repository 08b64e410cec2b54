"""Count the table of trees anew: `python -m tests.perft.update`, with compiled rules. Review what changed.

A position whose question is not asked in its game any more is looked for in the games of the next seeds.
"""

import sys
import time
from collections.abc import Iterator
from typing import Final

import wk_env
from tests.perft.perft import Row, Settings, as_hash, perft, reach, save_rows
from tests.support.players import GLORY, OPTIONAL
from wk_env.games.warrior_knights.rules.asks import DESERTING, FUND_MORE, MIRACLE
from wk_env.games.warrior_knights.settings import KNOWN
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch

QUICK: Final = 1_500
LONG: Final = 5_000
SLOW: Final = 400_000
DEEPEST: Final = 20
MOST_SEEDS: Final = 400
SEATS: Final = {"sacrifice": 3, "deserting": 6, "join_payment": 4}  # where these rare questions come up soon
# Optional rules of the reference manual that ask something.
MANUAL: Final[Settings] = {
    "capitulations": 1,
    "appeals": 1,
    "pact_rounds": 3,
    "manning": 1,
    "offers": 1,
    "bargain_windows": 1,
}
REIGN: Final[Settings] = {"victory": 5, "influence_each": 2, "reign_rounds": 4}
ASKING_KINDS: Final = 10  # kinds of Action card that ask something; Uncertain Times does not

# Questions that a game asks often, each searched further in the slow tier: question, times, seats.
DEEP: Final = (
    ("setup_troop", 1, 2),
    ("plan", 40, 4),
    ("mobilize_area", 5, 3),
    ("route", 9, 5),
    ("discard", 4, 4),
    ("casualty", 1, 6),
    ("retreat", 1, 3),
    ("hire", 2, 4),
    ("pay_troop", 3, 5),
    ("votes", 2, 2),
    ("votes", 6, 3),
    ("propose", 1, 4),
    ("revolt", 1, 6),
    ("transfer", 3, 2),
)
# A game by chance, looked at after so many decisions: seats, decisions, other settings.
BY_CHANCE: Final[tuple[tuple[int, int, Settings], ...]] = (
    (2, 60, {}),
    (2, 900, {"two_player_cities": 1}),
    (3, 333, {"victory": 1}),
    (4, 750, {"influence_each": 8}),
    (5, 1500, {"banned_refusals": 1}),
    (6, 2400, {"handing_to_stronghold": 0}),
    (3, 1100, {"victory": 2, "influence_each": 3, "crown_goal": 12, "missions": 1}),
    (5, 1900, {"victory": 2, "influence_each": 3, "crown_goal": 9, "missions": 1, "crowning": 1}),
    (2, 700, {"glory": 1}),
    (3, 1500, {"glory": 1, "victory": 2, "influence_each": 3, "crown_goal": 12, "missions": 1}),
    (6, 2400, {"glory": 1, "works_or_garrison": 1, "muster_or_levies": 1, "late_withdrawal": 1}),
)


def rules_with(ask: str) -> Settings:
    """The rules under which a question of the reference manual's comes up."""
    return REIGN if ask == "concede" else MANUAL


def plan() -> Iterator[tuple[str, Settings, str, int]]:
    """Name, settings, prefix (without the luck) and budget of each position: one for every question, then the rest."""
    for number, ask in enumerate(WARRIOR_KNIGHTS.asks):
        seats = SEATS.get(ask, 2 + number % 5)
        optional = rules_with(ask) if number > FUND_MORE else GLORY if number > MIRACLE else OPTIONAL
        optional = optional if number > DESERTING else {}
        yield f"{ask} at {seats} seats", {"seats": seats, **optional}, f"until:{ask}:{1 + number % 3}", QUICK
    for kind in range(ASKING_KINDS):
        yield f"during action {kind}", {"seats": 2 + kind % 5}, f"during:{kind}:2", QUICK
    for seats, decisions, others in BY_CHANCE:
        known = {name: value for name, value in others.items() if name in KNOWN}
        yield f"by chance at {seats} seats", {"seats": seats, **known}, f"random:{seats}:{decisions}", LONG
    for ask, times, seats in DEEP:
        yield f"{ask} number {times} at {seats} seats", {"seats": seats}, f"until:{ask}:{times}", SLOW


def find(settings: Settings, prefix: str) -> tuple[int, str, KnightsMatch] | None:
    """The first seed whose game gets there, the whole prefix, the position; if need be once only, or with traders."""
    rule, what, _ = prefix.split(":")
    for tried, player in (
        (prefix, "lively"),
        (f"{rule}:{what}:1", "trading"),
        (f"{rule}:{what}:1", "hostile"),
        (f"{rule}:{what}:1", "greedy"),
    ):
        for seed in range(1, MOST_SEEDS):
            whole = prefix if rule == "random" else f"{tried}:{seed}:{player}"
            match = reach(settings, seed, whole)
            if match is not None:
                return seed, whole, match
    return None


def search(match: KnightsMatch, budget: int) -> tuple[int, int, int]:
    """The greatest depth whose leaves are within a budget, how many they are, and the sum of their digests."""
    found = (1, *perft(match.game, 1))
    for depth in range(2, DEEPEST + 1):
        if found[1] * match.decision.count > budget:
            break
        nodes, digests = perft(match.game, depth)
        if nodes > budget:
            break
        found = depth, nodes, digests
    return found


def main() -> None:
    """Rewrite the table."""
    if not wk_env.is_compiled():
        print("the rules run as plain Python: this takes an hour; compile them first", file=sys.stderr)
    rows: list[Row] = []
    started = time.monotonic()
    for name, settings, prefix, budget in plan():
        found = find(settings, prefix)
        if found is None:
            print(f"{name}: no game gets to {prefix} with {settings}", flush=True)
            continue
        seed, whole, match = found
        depth, nodes, digests = search(match, budget)
        rows.append(Row(name, settings, seed, whole, depth, nodes, as_hash(digests)))
        print(f"{time.monotonic() - started:6.1f} s  {name}: {whole}, depth {depth}, {nodes} nodes", flush=True)
    save_rows(rows)


if __name__ == "__main__":
    main()

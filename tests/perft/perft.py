"""Count the leaves behind a position, and reach the positions of the table."""

import csv
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from tests.support.players import PLAYERS
from wk_env.games.warrior_knights.rules.action_cards import kind_of, owner_of
from wk_env.games.warrior_knights.rules.numbers import ACTION_KINDS, NONE, REVEALED
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from

TABLE: Final = Path(__file__).with_name("counts.tsv")
MASK: Final = 2**32 - 1
LONGEST_GAME: Final = 60_000
Settings = dict[str, int]


@dataclass(frozen=True)
class Row:
    """A position, how many decisions deep it was searched, and what was found.

    prefix: `random:SEED:DECISIONS` plays so many decisions by chance; `until:ASK:NTH:SEED:PLAYER` plays as such people
    do until a question of this kind is open for the nth time, `during:KIND:NTH:SEED:PLAYER` until any is while an
    Action card of this kind (0 to 5 those of Barons, 6 to 9 Neutral ones) is resolved. SEED is that of their luck.
    """

    name: str
    settings: Settings
    seed: int
    prefix: str
    depth: int
    nodes: int
    hash: str


def perft(game: Play, depth: int) -> tuple[int, int]:
    """How many positions lie so many decisions on (or end the game before), and the sum of their digests."""
    if depth == 0 or game.decision.count == 0:
        return 1, int(game.digest())
    nodes = digests = 0
    for choice in game.decision.choices():
        twin = game.copy()
        play(twin, choice)
        leaves, sum_below = perft(twin, depth - 1)
        nodes += leaves
        digests += sum_below
    return nodes, digests & MASK


def as_hash(digests: int) -> str:
    """A sum of digests as it stands in the table."""
    return f"{digests:08x}"


def new_match(settings: Settings, seed: int) -> KnightsMatch:
    """A new game of Warrior Knights."""
    match = WARRIOR_KNIGHTS.new_match(settings, seed)
    assert isinstance(match, KnightsMatch)
    return match


def reach(settings: Settings, seed: int, prefix: str) -> KnightsMatch | None:
    """The position that a prefix leads to, or None if the game ends before."""
    rule, *words = prefix.split(":")
    if rule == "random":
        return after(settings, seed, luck_seed=int(words[0]), decisions=int(words[1]))
    if rule == "until":
        return until(settings, seed, Asking(words[0]).is_met, int(words[1]), int(words[2]), words[3])
    if rule == "during":
        return until(settings, seed, Resolving(int(words[0])).is_met, int(words[1]), int(words[2]), words[3])
    raise ValueError(f"the prefix is {prefix!r}; it takes random:..., until:... or during:...")


@dataclass(frozen=True)
class Asking:
    """A question of some kind is open."""

    ask: str

    def is_met(self, match: KnightsMatch) -> bool:
        """Whether it is so."""
        return WARRIOR_KNIGHTS.asks[match.decision.ask] == self.ask


@dataclass(frozen=True)
class Resolving:
    """An Action card of some kind lies revealed."""

    kind: int

    def is_met(self, match: KnightsMatch) -> bool:
        """Whether it is so."""
        table = match.game.state
        return any(
            place == REVEALED and kind_of_action(table, card) == self.kind for card, place in enumerate(table.action_at)
        )


def kind_of_action(table: Table, card: int) -> int:
    """The kind of an Action card of the base game: 0 to 5 those of Barons, 6 to 10 Neutral ones."""
    if owner_of(table, card) == NONE:
        return int(ACTION_KINDS + table.content.neutral_kind[card - table.content.first_neutral])
    return int(kind_of(table, card))


def after(settings: Settings, seed: int, luck_seed: int, decisions: int) -> KnightsMatch | None:
    """The position after so many decisions by chance."""
    match, luck = new_match(settings, seed), rng_from(luck_seed)
    for _ in range(decisions):
        if match.decision.count == 0:
            return None
        match.play(PLAYERS["random"](match, luck))
    return match


def until(
    settings: Settings, seed: int, is_met: Callable[[KnightsMatch], bool], times: int, luck_seed: int, player: str
) -> KnightsMatch | None:
    """The position in which something is so for the nth time."""
    match, luck = new_match(settings, seed), rng_from(luck_seed)
    for _ in range(LONGEST_GAME):
        times -= is_met(match)
        if match.decision.count == 0 or times == 0:
            break
        match.play(PLAYERS[player](match, luck))
    return match if times == 0 and match.decision.count else None


def load_rows(path: Path = TABLE) -> list[Row]:
    """The rows of the table."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(
                name=row["name"],
                settings=json.loads(row["settings"]),
                seed=int(row["seed"]),
                prefix=row["prefix"],
                depth=int(row["depth"]),
                nodes=int(row["nodes"]),
                hash=row["hash"],
            )
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


def save_rows(rows: list[Row], path: Path = TABLE) -> None:
    """Write the table."""
    lines = ["\t".join(field.name for field in fields(Row))]
    for row in rows:
        parts = {**asdict(row), "settings": json.dumps(row.settings)}
        lines.append("\t".join(str(part) for part in parts.values()))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

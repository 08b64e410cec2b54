"""Games by chance under each setting of the rules, a hash of 200 of them a setting.

The list was made while the rules still read their 0/1 numbers as booleans: whoever changes how a rule is written down,
and not the rule, leaves it as it is. `python -m tests.games.warrior_knights.laws.rule_games` writes it anew.
"""

import json
import zlib
from pathlib import Path
from typing import Final

from tests.support.players import CROWN, GLORY, OPTIONAL, PLAYERS
from wk_env.games.warrior_knights.encoding.blocks import GLORY_NAMES
from wk_env.games.warrior_knights.rules.rules import NUMBERS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from

LIST: Final = Path(__file__).with_name("rule_games.tsv")
GAMES: Final = 200
# Who plays, by turns: half of the games by chance and short, half by people who march, fight and trade, for longer.
TABLES: Final = tuple(pair for name in PLAYERS if name != "random" for pair in (("random", 3), (name, 8)))
SMALL_POOL: Final = {"influence_each": 2}  # soon empty, so that Influence ends games
MOST_DECISIONS: Final = 2000
MOST_WITH_INVADER: Final = 4  # kinds of tables: from two to five Barons
Settings = dict[str, int]
# The reference manual's optional rules, all together.
MANUAL: Settings = {"conquest": 1, "city_gains": 1, "poor_draws": 1, "sure_heirs": 1, "instant": 1}
WAR: Settings = {"capitulations": 1, "appeals": 2, "siege_draws": 2, "pact_rounds": 3, "manning": 1}
LATER: Final[tuple[Settings, ...]] = (
    {"victory": 3, "last_round": 6},
    {"victory": 3, "last_round": 6, "instant": 1},
    {"victory": 4, "last_round": 6, "missions": 1},
    {"victory": 5, "reign_rounds": 3},
    {"victory": 5, "reign_rounds": 3, "reign_cities": 1},
    {"appeals": 1},
    {"appeals": 2},
    {"siege_draws": 1},
    {"siege_draws": 2},
    {"pact_rounds": 3},
    {"pact_rounds": 2, "victim_gains": 1},
    {"offers": 1, "bargain_windows": 1},
)


def settings_tried() -> list[Settings]:
    """Every setting that is not the usual one by itself, the names that change several, and all of them together."""
    alone = [{name: 1 - usual} for name, usual, allowed in NUMBERS if allowed == range(2) or name == "victory"]
    lengths = [{"influence_each": each} for each in (8, 10, 12, 15)]
    bargains: list[Settings] = [{"offers": 1}, {"offers": 3, "largest_sum": 7}, {"offers": 1, "stack_windows": 1}]
    windows: list[Settings] = [{"miracles": 1, "stack_windows": 1}, {"offers": 1, "heirs": 1}]
    everything = {**OPTIONAL, "open_motions": 4}
    kings: list[Settings] = [{**CROWN, "missions": 0}, {**CROWN, "crowning": 1, "race_delay": 1}, {**OPTIONAL, **CROWN}]
    glories: list[Settings] = [{"glory": 1, name: 1} for name in GLORY_NAMES[1:]] + [{**CROWN, **OPTIONAL, **GLORY}]
    manual: list[Settings] = [
        {"sure_heirs": 1},
        {"last_round": 4},
        {**MANUAL, **OPTIONAL},
        {**MANUAL, **CROWN, **GLORY},
        *LATER,
        {**WAR, **OPTIONAL},
        {**WAR, **CROWN, **GLORY},
    ]
    return [*alone, *lengths, *bargains, *windows, {"open_motions": 4}, everything, *kings, *glories, *manual]


def played(settings: Settings, number: int) -> str:
    """How a game came out: its decisions and the hash of its last position."""
    who, rounds = TABLES[number % len(TABLES)]
    player = PLAYERS[who]
    tables = MOST_WITH_INVADER if "invader" in settings else 5
    seats = 2 if "two_player_cities" in settings else 2 + number % tables
    pool = SMALL_POOL if number % 3 == 0 else {}
    match = WARRIOR_KNIGHTS.new_match({"seats": seats, "most_rounds": rounds, **pool, **settings}, number)
    assert isinstance(match, KnightsMatch)
    luck = rng_from(number)
    decisions = 0
    while match.decision.count and decisions < MOST_DECISIONS:
        match.play(player(match, luck))
        decisions += 1
    return f"{decisions} {match.digest()}"


def hash_of(settings: Settings) -> str:
    """All games under a setting as one hash."""
    games = "\n".join(played(settings, number) for number in range(GAMES))
    return f"{zlib.crc32(games.encode()):08x}"


def listed() -> dict[str, str]:
    """The hash of each setting on the list."""
    rows = (line.split("\t") for line in LIST.read_text(encoding="utf-8").splitlines())
    return dict(rows)


def main() -> None:
    """Write the list anew."""
    rows = (f"{json.dumps(settings)}\t{hash_of(settings)}\n" for settings in settings_tried())
    LIST.write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()

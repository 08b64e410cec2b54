"""What each optional rule does to the length of a game and to who wins: what `wk rules` says of it.

`python -m wk_experiments.games.warrior_knights.rule_effects` plays 1,000 games of stewards of all styles among four
under each rule alone, on the same seeds, and writes the file that the game reads. --rule NAME measures that rule alone
and leaves the others as they are in the file.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from wk_experiments.games.warrior_knights.balance import CHARACTERS, lineup
from wk_experiments.games.warrior_knights.watch import Watched
from wk_experiments.games.warrior_knights.watch_file import Settings, watched

from wk_env.games.warrior_knights.rules.variants import VARIANTS
from wk_env.games.warrior_knights.settings import USUAL, numbers_given
from wk_env.games.warrior_knights.words.rule_effects import FILE, NO_RULE, Effect, known_effects

SEATS: Final = 4
FIRST: Final = 6_600_001


def settings_of(name: str) -> Settings:
    """The settings of a rule; none of NO_RULE."""
    numbers = numbers_given({"rules": [] if name == NO_RULE else [name]})
    return {key: value for key, value in numbers.items() if key != "seats" and value != USUAL[key]}


def effect_in(games: Sequence[Watched]) -> Effect:
    """What some games tell of their rules."""
    starts = Counter(baron.style for game in games for baron in game.barons)
    wins = Counter(baron.style for game in games for baron in game.barons if baron.rank == 1)
    shares = sorted((round(wins[style] / starts[style], 3), style) for style in starts)
    return Effect(
        games=len(games),
        rounds=round(sum(game.rounds for game in games) / len(games), 2),
        decisions=round(sum(game.decisions for game in games) / len(games)),
        at_once=round(sum(game.won_by == "majority" for game in games) / len(games), 3),
        least=shares[0],
        most=shares[-1],
    )


def keep(found: Mapping[str, Effect]) -> None:
    """Write what is known of rules, a line each."""
    lines = [
        b'"%s": %s' % (name.encode(), msgspec.json.encode(found[name]))
        for name in (NO_RULE, *VARIANTS)
        if name in found
    ]
    FILE.write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="What each optional rule does to games of stewards.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[], choices=(NO_RULE, *VARIANTS))
    given = parser.parse_args()
    found = dict(known_effects())
    for name in given.rule or (NO_RULE, *VARIANTS):
        seeds = range(FIRST, FIRST + given.games)
        games = watched(seeds, partial(lineup, CHARACTERS, SEATS), settings_of(name), given.jobs, None)
        found[name] = effect_in(games)
        keep(found)
        print(name, found[name].line(found.get(NO_RULE)), flush=True)


if __name__ == "__main__":
    main()

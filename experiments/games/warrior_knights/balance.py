"""Whether the game is balanced, and which of its content is used.

`python -m wk_experiments.games.warrior_knights.balance --games 5000` plays stewards and says.
With --agent "search(sims=25)" it sits in all seats instead. With --out FILE every game is noted as it ends, one line
each, and the same command goes on where it was stopped; --jobs plays in so many processes.

Tables: who wins, by seat, starting region and style; how each style wins; what players do and which cards matter.
A kind of Baron is unfair if it wins more than RELEVANT off its share, significantly at SIGNIFICANT after correction
for the number of kinds. With --content FOLDER other tables are played with: the same command before and after.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

from wk_experiments.games.warrior_knights.watch import BaronDeeds, Watched
from wk_experiments.games.warrior_knights.watch_file import Settings, watched
from wk_experiments.statistics.chances import Share, contests, overall_p, shares

from wk_env.games.warrior_knights.advice.policy.styles import NAMES
from wk_env.games.warrior_knights.content.load import Box
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.settings import USUAL, numbers_given
from wk_env.games.warrior_knights.spec import box_in
from wk_env.games.warrior_knights.words.factors import REGIONS
from wk_env.kernel.rng import rng_from
from wk_env.play.rules_given import settings_in

RELEVANT: Final = 0.025
SIGNIFICANT: Final = 0.01
CHARACTERS: Final = NAMES[1:]
LUCK: Final = 7_654_321
FEW: Final = 30  # games in which a card met somebody: with fewer its share says nothing
DEEDS: Final = (
    "Influence",
    "Influence of the Kingdom",
    "Influence overseas",
    "Influence of cards",
    "cities at the end",
    "cities taken",
    "cities razed",
    "cities fortified",
    "assaults",
    "sieges",
    "attacks on Barons",
    "gifts used",
    "crowns at the end",
    "crowns on expeditions",
    "expeditions blessed",
    "Faith at the end",
    "Events cancelled",
    "Faith pledged",
    "rounds as Head",
    "rounds as Chairman",
    "Votes spent",
    "charges and offices",
    "refusals",
)


# ---- games


def lineup(styles: Sequence[str], seats: int, seed: int) -> list[str]:
    """Who sits where: as many different styles as there are, drawn by the seed."""
    if len(styles) == 1:
        return [styles[0]] * seats
    luck, left, seated = rng_from(seed + LUCK), list[str](), list[str]()
    while len(seated) < seats:
        left = left or list(styles)
        seated.append(left.pop(int(luck.below(len(left)))))
    return seated


# ---- who wins


def verdict(share: Share) -> str:
    """Whether a kind wins more or less than its share, relevantly and significantly."""
    off = (share.wins - share.expected) / max(1, share.starts)
    if abs(off) <= RELEVANT or share.corrected_p >= SIGNIFICANT:
        return "fair"
    return "TOO OFTEN" if off > 0 else "TOO SELDOM"


def line_of(share: Share) -> str:
    """A kind's line: what it won, what it should have won, the interval, the verdict."""
    starts = max(1, share.starts)
    return (
        f"| {share.kind} | {share.starts} | {share.wins / starts:.3f} | {share.expected / starts:.3f} "
        f"| {share.low:.3f} to {share.high:.3f} | {share.corrected_p:.4f} | {verdict(share)} |"
    )


def winners(games: Sequence[Watched], seats: int, styles: Sequence[str]) -> list[str]:
    """The shares by seat, region and style."""
    order = [f"seat {place + 1}" for place in range(seats)]
    kinds: list[tuple[str, Callable[[BaronDeeds], str], Sequence[str]]] = [
        ("seat after the first Chairman", lambda baron: f"seat {baron.order + 1}", order),
        ("region", lambda baron: baron.region, REGIONS),
    ]
    if len(styles) > 1:
        kinds.append(("style", lambda baron: baron.style, styles))
    lines = []
    for name, kind, names in kinds:
        seen = contests((game.barons for game in games), kind)
        lines += [f"| {name} | starts | wins | fair | 95 % | corrected p | verdict |", "|---|--:|--:|--:|---|--:|---|"]
        lines += [line_of(share) for share in shares(seen, names)]
        lines += [f"chi-square p {overall_p(seen, names):.4f}", ""]
    return lines


# ---- how they win


def mean_and_error(numbers: Sequence[float]) -> str:
    """A mean and its standard error."""
    count = max(1, len(numbers))
    middle = sum(numbers) / count
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, count - 1)
    return f"{middle:.2f} ± {sqrt(spread / count):.2f}"


def ways(games: Sequence[Watched], styles: Sequence[str]) -> list[str]:
    """What Barons of each style do."""
    barons = [baron for game in games for baron in game.barons]
    rows = {style: [baron for baron in barons if baron.style == style] for style in styles}
    lines = ["| | " + " | ".join(styles) + " |", "|---|" + "--:|" * len(styles)]
    for deed in DEEDS:
        cells = [mean_and_error([baron.deeds[deed] for baron in rows[style]]) for style in styles]
        lines.append(f"| {deed} | " + " | ".join(cells) + " |")
    return lines


# ---- what is used


def lengths(games: Sequence[Watched]) -> list[str]:
    """How long games are and how they end."""
    rounds, ends = Counter(game.rounds for game in games), Counter(game.won_by for game in games)
    count = len(games)
    return [
        "rounds: " + ", ".join(f"{number} {rounds[number] / count:.3f}" for number in sorted(rounds)),
        f"mean {sum(game.rounds for game in games) / count:.2f} rounds, "
        f"{sum(game.decisions for game in games) / count:.0f} decisions",
        "ends: " + ", ".join(f"{end} {ends[end] / count:.4f}" for end in sorted(ends)),
    ]


def card_lines(games: Sequence[Watched], box: Box) -> list[str]:
    """Each card: how often turned up and in effect, and how often whoever it met wins."""
    names, content = box.names, box.content
    lines = ["| card | turned up a game | takes effect | Barons met | they win | ± |", "|---|--:|--:|--:|--:|--:|"]
    for card in range(len(names.cards)):
        met = [baron for game in games for baron in game.barons if card in baron.cards]
        won = sum(baron.rank == 1 for baron in met) / max(1, len(met))
        drawn = sum(game.drawn[card] for game in games)
        done = sum(game.done[card] for game in games)
        share = f"{won:.3f} | {sqrt(won * (1 - won) / len(met)):.3f}" if len(met) >= FEW else "| "
        deck = "Event " if content.event_colour[card] != NONE else "Agenda " if names.questions[card] else ""
        lines.append(
            f"| {deck}{names.card(card)} | {drawn / len(games):.3f} | {done / max(1, drawn):.2f} "
            f"| {len(met)} | {share} |"
        )
    return lines


def done(barons: Sequence[BaronDeeds], deed: str) -> float:
    """How often a Baron does something."""
    return sum(baron.deeds[deed] for baron in barons) / max(1, len(barons))


def uses(games: Sequence[Watched]) -> list[str]:
    """Every deed: how often a Baron does it, a winner, and the share of wins of those who ever do."""
    barons = [baron for game in games for baron in game.barons]
    winning = [baron for baron in barons if baron.rank == 1]
    lines = ["| deed | a Baron a game | a winner | share of Barons who do | they win |", "|---|--:|--:|--:|--:|"]
    for deed in sorted({deed for baron in barons for deed in baron.deeds}):
        doers = [baron for baron in barons if baron.deeds[deed] > 0]
        won = sum(baron.rank == 1 for baron in doers) / max(1, len(doers))
        cells = f"{done(barons, deed):.2f} | {done(winning, deed):.2f} | {len(doers) / len(barons):.2f} | {won:.3f}"
        lines.append(f"| {deed} | {cells} |")
    return lines


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Whether the game is balanced, and which of its content is used.")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--styles", default="mixed", choices=("mixed", *NAMES))
    parser.add_argument("--rules", action="append", default=[], help="optional rules and numbers: the_king,missions")
    parser.add_argument("--content", default=None, help="a folder with other tables")
    parser.add_argument("--cards", action="store_true", help="the cards and deeds, too")
    parser.add_argument("--agent", default=None, help="who sits in all seats instead of stewards")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="a file of games, a line each, to go on with")
    given = parser.parse_args()
    styles = CHARACTERS if given.styles == "mixed" else (given.styles,)
    styles = styles if given.agent is None else (given.agent,)
    content = None if given.content is None else str(Path(given.content).resolve())
    agreed = numbers_given(settings_in(given.rules))
    settings: Settings = {name: value for name, value in agreed.items() if name != "seats" and value != USUAL[name]}
    settings |= {} if content is None else {"content": content}
    seeds = range(given.seed, given.seed + given.games)
    games = watched(seeds, partial(lineup, styles, given.seats), settings, given.jobs, given.out)
    lines = [*lengths(games), "", *winners(games, given.seats, styles), *ways(games, styles)]
    if given.cards:
        lines += ["", *uses(games), "", *card_lines(games, box_in(content, None).of(Rules(**agreed)))]
    print("\n".join(lines))


if __name__ == "__main__":
    main()

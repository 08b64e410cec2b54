"""Whether a seat gains from the region where it begins.

`python -m wk_experiments.games.warrior_knights.regions --games 3000 --seed 1 --seats 4` prints who wins.
Plays seeded games among purposeful Barons (experiments/games/warrior_knights/purposeful_barons.py) and counts who wins,
by the region of his stronghold, by the order from the Chairman, by colour. Who may choose where to begin hides what a
place is worth; so by default strongholds stand in random areas and the first Nobles in random areas around them. With
--start scattered the Nobles begin in any area, with --start chosen the Barons choose.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from statistics import mean, quantiles
from typing import Final

from wk_experiments.games.warrior_knights.purposeful_barons import choose
from wk_experiments.statistics.chances import contests, overall_p, shares

from wk_env.games.warrior_knights.content.load import house_content, open_box
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import KINGDOM_CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.words.factors import REGIONS, region_in
from wk_env.kernel.rng import Rng, rng_from

COLOURS: Final = ("green", "red", "blue", "purple", "yellow", "black")
STARTS: Final = ("gathered", "scattered", "chosen")
MAJORITY, INFLUENCE, NOBODY = "majority", "influence", "nobody"
NEAR: Final = 2  # steps
LUCK: Final = 1_000_003  # keeps the Barons' luck apart from the game's


@dataclass(frozen=True)
class BaronResult:
    """Where a Baron began and what became of him."""

    order: int  # places after the first Chairman
    colour: str
    area: int  # of his first stronghold
    region: str
    razed_near: int  # Kingdom cities razed before play within two steps of it
    rank: int
    influence: int
    cities: int


@dataclass(frozen=True)
class PlayedGame:
    """One game."""

    seed: int
    rounds: int
    decisions: int
    won_by: str
    barons: tuple[BaronResult, ...]


# ---- the map


def region_of(area: int) -> str:
    """Which of eight regions an area of our own map belongs to."""
    return region_in(open_box(None).names, area)


@cache
def areas_within(area: int, steps: int) -> frozenset[int]:
    """The areas at most so many steps away, the area itself included."""
    found = {area}
    content = house_content()
    for _ in range(steps):
        found |= {other for here in found for other in range(content.areas) if content.steps[here] >> other & 1}
    return frozenset(found)


def razed_near(table: Table, area: int) -> int:
    """How many razed Kingdom cities are near an area."""
    near = areas_within(area, NEAR)
    return sum(table.city_owner[c] == RAZED and table.content.city_area[c] in near for c in range(KINGDOM_CITIES))


# ---- one game


def begin(match: KnightsMatch, luck: Rng, start: str) -> int:
    """An area for a stronghold or a first Noble, as this kind of start wants it."""
    if start == "chosen":
        return choose(match, luck)
    areas = match.decision.choices()
    if start == "gathered" and match.decision.ask == asks.FIRST_AREA:
        home = match.game.state.stronghold_at[match.decision.seat]
        areas = [area for area in areas if area in areas_within(home, 1)]
    return areas[luck.below(len(areas))]


def play_game(seats: int, seed: int, start: str) -> PlayedGame:
    """A whole game; the strongholds are noted as soon as all of them stand."""
    match = WARRIOR_KNIGHTS.new_match({"seats": seats}, seed)
    luck, table = rng_from(seed + LUCK), match.game.state
    chairman, homes, razed, decisions = int(table.chairman), list[int](), list[int](), 0
    while match.decision.count:
        ask = match.decision.ask
        if ask == asks.FIRST_NOBLE and not homes:
            homes = list(table.stronghold_at[:seats])
            razed = [razed_near(table, home) for home in homes]
        places_freely = ask in {asks.STRONGHOLD_AREA, asks.FIRST_AREA} and table.round == 0
        match.play(begin(match, luck, start) if places_freely else choose(match, luck))
        decisions += 1
    ranks = match.result()
    barons = tuple(
        BaronResult(
            order=(seat - chairman) % seats,
            colour=COLOURS[table.colour[seat]],
            area=homes[seat],
            region=region_of(homes[seat]),
            razed_near=razed[seat],
            rank=ranks[seat],
            influence=int(table.influence[seat]),
            cities=int(cities_of(table, seat)),
        )
        for seat in range(seats)
    )
    won_by = MAJORITY if table.winner != NONE else INFLUENCE if 1 in ranks else NOBODY
    return PlayedGame(seed, int(table.round), decisions, won_by, barons)


def play_games(games: int, seed: int, seats: int, start: str = STARTS[0]) -> Iterator[PlayedGame]:
    """Games with seeds from this one on."""
    for number in range(games):
        yield play_game(seats, seed + number, start)


# ---- what came of it


def order_of(baron: BaronResult) -> str:
    """The Baron's place after the Chairman, in words."""
    return f"place {baron.order + 1}"


def differences(seats: int) -> dict[str, tuple[Callable[[BaronResult], str], Sequence[str]]]:
    """What may tell Barons apart at the start, and its kinds."""
    return {
        "region": (lambda baron: baron.region, REGIONS),
        "order": (order_of, [f"place {place + 1}" for place in range(seats)]),
        "colour": (lambda baron: baron.colour, COLOURS),
    }


def p_values(games: Sequence[PlayedGame]) -> dict[str, float]:
    """For each difference the smallest corrected p of one of its kinds, the overall chi-square included."""
    found = {}
    for name, (kind, kinds) in differences(len(games[0].barons)).items():
        seen = contests((game.barons for game in games), kind)
        found[name] = min([overall_p(seen, kinds), *(share.corrected_p for share in shares(seen, kinds))])
    return found


def report(games: Sequence[PlayedGame]) -> str:
    """All shares as tables, the length of the games, and how they were won."""
    lines = []
    for name, (kind, kinds) in differences(len(games[0].barons)).items():
        seen = contests((game.barons for game in games), kind)
        lines.append(f"Wins by {name}: chi-square p {overall_p(seen, kinds):.4f}")
        lines += [str(share) for share in shares(seen, kinds)]
    for name, lengths in (("rounds", [g.rounds for g in games]), ("decisions", [g.decisions for g in games])):
        low, middle, high = quantiles(lengths, n=4)
        lines.append(
            f"{name}: mean {mean(lengths):.1f}, quartiles {low:.0f} {middle:.0f} {high:.0f}, most {max(lengths)}"
        )
    won = Counter(game.won_by for game in games)
    lines.append("won by " + ", ".join(f"{way} {won[way] / len(games):.3f}" for way in (MAJORITY, INFLUENCE, NOBODY)))
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Which starting places win more often than others.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--start", default=STARTS[0], choices=STARTS)
    parser.add_argument("--json", action="store_true", help="one line a game instead of tables")
    given = parser.parse_args()
    games = list(play_games(given.games, given.seed, given.seats, given.start))
    print("\n".join(json.dumps(asdict(game)) for game in games) if given.json else report(games))


if __name__ == "__main__":
    main()

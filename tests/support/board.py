"""The house's board as a graph, and how fair it is: `python -m tests.support.board` prints the figures."""

from collections.abc import Iterable, Mapping
from statistics import mean, pstdev, quantiles

from wk_env.content.tables import Tables, column_of, number_of
from wk_env.games.warrior_knights.content.checks import Border, borders_of, open_borders, touching
from wk_env.games.warrior_knights.content.tables import LAYOUT

MARCH = 3  # areas a Noble may go along a road in one move
HOUSE: Tables = LAYOUT.read(None)
KINGDOM = [number_of(row, "id") for row in HOUSE["area"] if row["kind"] == "kingdom"]
PLACE = {number_of(row, "id"): (number_of(row, "row"), number_of(row, "column")) for row in HOUSE["area"]}
CITIES = HOUSE["city"]
CITY_AREAS = {number_of(row, "area") for row in CITIES}
FREE = [area for area in KINGDOM if area not in CITY_AREAS]
ROADS = [column_of(row, "areas") for row in HOUSE["road"]]


def neighbours(borders: Iterable[Border]) -> dict[int, set[int]]:
    """The areas that each Kingdom area reaches over these borders."""
    found: dict[int, set[int]] = {area: set() for area in KINGDOM}
    for here, there in map(sorted, borders):
        found[here].add(there)
        found[there].add(here)
    return found


TOUCHING = neighbours(touching(HOUSE))
OPEN = neighbours(open_borders(HOUSE))
RIVER = borders_of(HOUSE, "river")


def marches() -> dict[int, set[int]]:
    """Where one move leads: one open border, or up to three areas along one road."""
    moves = {area: set(near) for area, near in OPEN.items()}
    for course in ROADS:
        for place, start in enumerate(course):
            moves[start] |= set(course[max(0, place - MARCH) : place + MARCH + 1]) - {start}
    return moves


def distances(moves: Mapping[int, Iterable[int]], start: int) -> dict[int, int]:
    """How many moves each area is from the start, consent apart."""
    found = {start: 0}
    queue = [start]
    for area in queue:
        for other in moves[area]:
            if other not in found:
                found[other] = found[area] + 1
                queue.append(other)
    return found


def meet(one: Border, two: Border) -> bool:
    """Whether two borders end in the same corner: the three areas around it touch each other."""
    around = one | two
    return len(around) == 3 and all(b in TOUCHING[a] for a in around for b in around if a != b)


def within(area: int, moves: int, column: str) -> int:
    """The sum of a column over the Kingdom cities within so many moves."""
    near = distances(marches(), area)
    return sum(number_of(row, column) for row in CITIES if near.get(number_of(row, "area"), 99) <= moves)


def spread(column: str, moves: int, areas: list[int]) -> str:
    """Least, quartiles, most and relative deviation of what lies near the possible stronghold areas."""
    sums = [within(area, moves, column) for area in areas]
    low, middle, high = quantiles(sums, n=4, method="inclusive")
    return (
        f"{column:9}{moves} moves  least {min(sums):5}  quartiles {low:6.1f} {middle:6.1f} {high:6.1f}"
        f"  most {max(sums):5}  deviation {pstdev(sums) / mean(sums):.2f}"
    )


def main() -> None:
    """Print what lies near the areas where strongholds may stand."""
    inner = [area for area in FREE if HOUSE["area"][area]["outer"] is False]
    for title, areas in (("All areas without a city", FREE), ("Inner ones only (2 or 3 players)", inner)):
        print(f"{title}: {len(areas)}")
        for column in ("income", "strength"):
            for moves in (1, 2, 3):
                print(spread(column, moves, areas))
    roads = max(max(distances(marches(), area).values()) for area in KINGDOM)
    steps = max(max(distances(OPEN, area).values()) for area in KINGDOM)
    print(f"farthest two areas: {roads} moves by road, {steps} step by step")


if __name__ == "__main__":
    main()

"""Deals the 24 Fate cards: the marginals are fixed here, the combination is searched for independence.

`python -m tests.support.deal_fate` prints what stands in fate.toml.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

SEED = 20061
STEPS = 400_000
RESTARTS = 3
SYMBOLS = ("star", "square", "triangle", "circle")
NATIONALITIES = ("English", "Lombard", "Polish", "Rumanian", "Swiss", "Tuscan")
CARDS = 24
KINGDOM_CITIES = 18
MARGINALS: dict[str, dict[str, int]] = {
    "revolt": {"revolt": 4, "calm": 20},
    "battle": {"casualties": 10, "prevent": 7, "victory": 4, "draw": 3},
    "nationality": dict.fromkeys(NATIONALITIES, 4),
    "ceylon": {"no_news": 3, "fleet_lost": 5, "1x": 9, "2x": 7},
    "spice": {"no_news": 4, "fleet_lost": 11, "1x": 1, "2x": 5, "3x": 3},
    "china": {"no_news": 5, "fleet_lost": 14, "2x": 1, "3x": 1, "4x": 3},
    "overseas": {"kingdom": KINGDOM_CITIES, "overseas": CARDS - KINGDOM_CITIES},
}
SCALE = {
    "no_news": 1.0,
    "fleet_lost": 0.0,
    "1x": 1.0,
    "2x": 2.0,
    "3x": 3.0,
    "4x": 4.0,
    "revolt": 1.0,
    "calm": 0.0,
    "kingdom": 0.0,
    "overseas": 1.0,
    "casualties": 1.0,
    "prevent": 0.0,
    "victory": 2.0,
    "draw": 1.0,
}
Column = list[str]


def mutual_information(left: Sequence[str], right: Sequence[str]) -> float:
    """The mutual information of two columns, in bits."""
    count = len(left)
    ones, others = Counter(left), Counter(right)
    pairs = Counter(zip(left, right, strict=True))
    return sum(k / count * math.log2(k * count / (ones[a] * others[b])) for (a, b), k in pairs.items())


def linear(left: Sequence[str], right: Sequence[str]) -> float:
    """The squared linear correlation of two columns that can be measured, else 0."""
    if left[0] not in SCALE or right[0] not in SCALE:
        return 0.0
    x, y = [SCALE[a] for a in left], [SCALE[b] for b in right]
    mx, my = sum(x) / len(x), sum(y) / len(y)
    cross = sum((a - mx) * (b - my) for a, b in zip(x, y, strict=True))
    return cross * cross / (sum((a - mx) ** 2 for a in x) * sum((b - my) ** 2 for b in y))


def dependence(left: Column, right: Column) -> float:
    """What the search makes small for one pair of columns."""
    return mutual_information(left, right) + 4 * linear(left, right)


def deal(luck: random.Random) -> dict[str, Column]:
    """Every column in random order, the Nobles apart."""
    columns: dict[str, Column] = {
        "baron": [str(card // 4) for card in range(CARDS)],
        "symbol": [SYMBOLS[card % 4] for card in range(CARDS)],
    }
    for name, counts in MARGINALS.items():
        columns[name] = [value for value, copies in counts.items() for _ in range(copies)]
        luck.shuffle(columns[name])
    return columns


def anneal(columns: dict[str, Column], luck: random.Random) -> float:
    """Swap entries within columns until their dependence is as small as the search finds; its sum."""
    names = list(columns)
    table = {frozenset(p): dependence(columns[p[0]], columns[p[1]]) for p in combinations(names, 2)}
    for step in range(STEPS):
        heat = 0.12 * (1 - step / STEPS) ** 2 + 1e-6
        name, one, two = luck.choice(names[2:]), luck.randrange(CARDS), luck.randrange(CARDS)
        column = columns[name]
        if column[one] == column[two]:
            continue
        column[one], column[two] = column[two], column[one]
        fresh = {frozenset((name, other)): dependence(column, columns[other]) for other in names if other != name}
        rise = sum(fresh.values()) - sum(table[pair] for pair in fresh)
        if rise <= 0 or luck.random() < math.exp(-rise / heat):
            table.update(fresh)
        else:
            column[one], column[two] = column[two], column[one]
    return sum(table.values())


def best_deal(luck: random.Random) -> dict[str, Column]:
    """The best of a few annealed deals."""
    deals: list[tuple[float, int, dict[str, Column]]] = []
    for number in range(RESTARTS):
        columns = deal(luck)
        deals.append((anneal(columns, luck), number, columns))
    return min(deals)[2]


def name_cities(overseas: Column, luck: random.Random) -> list[int]:
    """City ids in random order on the cards that want a Kingdom or an overseas city."""
    kingdom, abroad = list(range(KINGDOM_CITIES)), list(range(KINGDOM_CITIES, CARDS))
    luck.shuffle(kingdom)
    luck.shuffle(abroad)
    return [abroad.pop() if kind == "overseas" else kingdom.pop() for kind in overseas]


def rows(columns: dict[str, Column], cities: list[int]) -> list[str]:
    """The cards as lines of TOML."""
    lines: list[str] = []
    for card in range(CARDS):
        lines += ["[[fate]]", f"id = {card}", f"baron = {columns['baron'][card]}"]
        lines += [f'{name} = "{columns[name][card]}"' for name in ("symbol", "revolt", "battle")]
        lines += [f"city = {cities[card]}"]
        lines += [f'{name} = "{columns[name][card]}"' for name in ("nationality", "ceylon", "spice", "china")]
        lines += ['provenance = "house"', ""]
    return lines


def main() -> None:
    """Search, name the cities and print."""
    luck = random.Random(SEED)
    columns = best_deal(luck)
    print("\n".join(rows(columns, name_cities(columns["overseas"], luck))))


if __name__ == "__main__":
    main()

"""What the Fate deck of the house comes to: expeditions, revolts, battles. `python -m tests.support.odds` prints it."""

import random
from collections import Counter
from itertools import combinations
from math import comb, sqrt

from tests.support.board import HOUSE
from tests.support.deal_fate import CARDS, Column, linear, mutual_information
from tests.support.duels import Cards, Side, odds

TRACKS = ("ceylon", "spice", "china")
COLUMNS = ("baron", "symbol", "revolt", "battle", "nationality", "overseas", *TRACKS)
BATTLE_KINDS = ("casualties", "prevent", "victory", "draw")
FUNDS_A_ROUND = 2 * 6 / 8
TAXATIONS_A_ROUND = 0.65
SHUFFLES = 300
GAMES = 60_000
FIGHTS = (
    ("400 v 400", Side(400), Side(400)),
    ("600 v 400", Side(600), Side(400)),
    ("200 v 300", Side(200), Side(300)),
    ("800 v 400", Side(800), Side(400)),
    ("400 with a star v 400", Side(400, ability="star"), Side(400)),
    ("400 with a square v 400", Side(400, ability="square"), Side(400)),
    ("400 with a triangle v 400", Side(400, ability="triangle"), Side(400)),
    ("200 v neutral city 200", Side(200), Side(0, has_commander=False, city=200)),
    ("400 v neutral city 300", Side(400), Side(0, has_commander=False, city=300)),
    ("600 v neutral city 400", Side(600), Side(0, has_commander=False, city=400)),
    ("400 v 200 in a city of 200", Side(400), Side(200, city=200)),
)


def fate(name: str) -> Column:
    """A column of the Fate deck."""
    if name == "overseas":
        return ["overseas" if int(city) >= 18 else "kingdom" for city in fate("city")]
    return [str(card[name]) for card in HOUSE["fate"]]


def battle_deck() -> Cards:
    """How many cards show each battle result."""
    counts = Counter(fate("battle"))
    casualties, prevent, victory, draw = (counts[kind] for kind in BATTLE_KINDS)
    return casualties, prevent, victory, draw


def payout(result: str) -> int | None:
    """The multiple that a result pays, None for No News."""
    return {"no_news": None, "fleet_lost": 0}.get(result, int(result[0]) if result[0].isdigit() else None)


def rank(result: str) -> float:
    """How good a result is: No News lies between Fleet Lost and a payout."""
    paid = payout(result)
    return 0.5 if paid is None else paid


def expedition(results: Column, draws: int) -> tuple[dict[int, float], float]:
    """The chance of every multiple once it is settled, No News drawn again, and the mean number of tries."""
    ends = Counter(payout(max(hand, key=rank)) for hand in combinations(results, draws))
    news = ends.pop(None, 0)
    settled = sum(ends.values())
    chances = {paid: count / settled for paid, count in ends.items() if paid is not None}
    return dict(sorted(chances.items())), (settled + news) / settled


def mean_of(chances: dict[int, float]) -> float:
    """What a crown brings on average."""
    return sum(paid * chance for paid, chance in chances.items())


def report_expeditions() -> None:
    """Print the return on a crown, its spread and how long it takes."""
    print(f"EXPEDITIONS (exact; {FUNDS_A_ROUND} Fund Expeditions a round)")
    for track in TRACKS:
        for draws in (1, 2):
            chances, tries = expedition(fate(track), draws)
            mean = mean_of(chances)
            rounds = (1 + tries) / FUNDS_A_ROUND
            deviation = sqrt(sum(chance * (paid - mean) ** 2 for paid, chance in chances.items()))
            print(
                f"  {track:7}{'blessed' if draws == 2 else 'plain':8} lost {chances.get(0, 0):5.1%}"
                f"  net per crown {mean - 1:+.3f}  sd {deviation:.2f}  rounds until settled {rounds:.1f}"
            )


def report_revolts() -> None:
    """Print what revolts cost."""
    cards = fate("revolt").count("revolt")
    share = cards / CARDS
    print(f"REVOLT: {cards} of {CARDS} cards, {share:.1%} a round for a city without a Noble of its controller")
    print(f"  paid in crowns: {2 * share / TAXATIONS_A_ROUND:.0%} of the tax of such a city")
    chances = (f"{n}: {1 - comb(CARDS - cards, n) / comb(CARDS, n):.0%}" for n in (1, 2, 3, 4, 6))
    print(f"  chance of at least one revolt in a round by cities left alone: {', '.join(chances)}")


def dependence() -> tuple[float, float, float]:
    """Bits that the columns tell about each other, the same if freely shuffled, and the steepest correlation."""
    columns = {name: fate(name) for name in COLUMNS}
    pairs = list(combinations(COLUMNS, 2))
    luck, shuffled = random.Random(1), 0.0
    for _ in range(SHUFFLES):
        shuffled += sum(mutual_information(columns[a], luck.sample(columns[b], CARDS)) for a, b in pairs) / SHUFFLES
    found = sum(mutual_information(columns[a], columns[b]) for a, b in pairs)
    return found, shuffled, max(sqrt(linear(columns[a], columns[b])) for a, b in pairs)


def report_battles() -> None:
    """Print the odds of battles, and of those decided the share that the attacker wins."""
    print(f"BATTLES: discards by fictitious play, {GAMES} fights each, for the attacker")
    for title, attacker, defender in FIGHTS:
        shares, suffered, dealt = odds(attacker, defender, battle_deck(), GAMES, 1)
        told = "  ".join(f"{name} {share:.1%}" for name, share in shares.items() if share > 0)
        print(f"  {title:28}{told}  tokens {suffered:.2f} : {dealt:.2f}  wins {share_won(shares):.1%}")


def share_won(shares: dict[str, float]) -> float:
    """The attacker's share of the battles that somebody wins."""
    won = shares["kills"] + shares["drives off"] + shares["takes"]
    return won / (won + shares["dies"] + shares["is driven off"])


def main() -> None:
    """Print everything."""
    found, shuffled, slope = dependence()
    print(f"COLUMNS: {found:.2f} bits told about each other; freely shuffled {shuffled:.2f}; largest |r| {slope:.3f}")
    report_expeditions()
    report_revolts()
    report_battles()


if __name__ == "__main__":
    main()

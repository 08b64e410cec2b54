"""Battles by Fate cards alone: both sides learn their discards by fictitious play, then fight many times."""

import random
from dataclasses import dataclass
from functools import cache
from math import comb

Cards = tuple[int, int, int, int]  # casualties, prevent, victory, draw
Shown = tuple[int, int, int]  # the same, after every Draw 1 Fate has drawn
Policy = dict[Cards, dict[Cards, int]]

FIRST_DRAW_LIMIT = 10
DRAW = 3
WORTH = {
    "takes": 1.0,
    "kills": 1.0,
    "drives off": 0.4,
    "stands": 0.0,
    "both die": 0.0,
    "is driven off": -0.4,
    "dies": -1.0,
}
TOKEN_WORTH = 0.1


@dataclass(frozen=True)
class Side:
    """One side of a battle: troops, the city or stronghold it stands in, its commander and his fresh ability."""

    troops: int
    has_commander: bool = True
    ability: str = "circle"
    city: int = 0

    @property
    def cards(self) -> int:
        """Fate cards it draws at first, as in WK-369, WK-370, WK-372, WK-406."""
        return min(FIRST_DRAW_LIMIT, (self.troops + self.city) // 100 + 2 * self.has_commander)


def parts(size: int, of: Cards) -> list[Cards]:
    """Every hand of that size from those cards."""
    casualties, prevent, victory, draw = of
    return [
        (c, p, v, size - c - p - v)
        for c in range(min(size, casualties) + 1)
        for p in range(min(size - c, prevent) + 1)
        for v in range(min(size - c - p, victory) + 1)
        if size - c - p - v <= draw
    ]


def chance(hand: Cards, deck: Cards) -> float:
    """The chance of that hand."""
    ways = 1
    for count, copies in zip(hand, deck, strict=True):
        ways *= comb(copies, count)
    return ways / comb(sum(deck), sum(hand))


def choices(side: Side, hand: Cards) -> list[Cards]:
    """Everything a side may keep of its hand, as in WK-375, WK-376, WK-408."""
    size = sum(hand)
    if not side.has_commander:
        return [hand]
    most = 1 if size == 2 else size - 2
    return [kept for n in range(most + 1) for kept in parts(n, hand)]


def moved(cards: Cards, kind: int, by: int) -> Cards:
    """The cards with so many more of a kind."""
    casualties, prevent, victory, draw = (count + by * (place == kind) for place, count in enumerate(cards))
    return casualties, prevent, victory, draw


@cache
def shown(kept: Cards, left: Cards) -> tuple[tuple[Shown, float], ...]:
    """What kept cards come to when their draws are drawn from what is left."""
    if kept[DRAW] == 0 or sum(left) == 0:
        return ((kept[:3], 1.0),)
    chances: dict[Shown, float] = {}
    for kind in range(4):
        if left[kind]:
            more, rest = moved(kept, DRAW, -1), moved(left, kind, -1)
            for end, share in shown(moved(more, kind, 1), rest):
                chances[end] = chances.get(end, 0.0) + share * left[kind] / sum(left)
    return tuple(chances.items())


def with_ability(side: Side, cards: Shown) -> Shown:
    """The cards of a side and its fresh commander's ability."""
    return (
        cards[0] + (side.ability == "star"),
        cards[1] + (side.ability == "square"),
        cards[2] + (side.ability == "triangle"),
    )


def losses(troops: int, casualties: int) -> int:
    """Tokens that single army can take, as in WK-384."""
    return min(casualties, -(-troops // 100))


def field_outcome(lead: int, *, attacker_dead: bool, defender_dead: bool) -> str:
    """What becomes of an open battle, as in WK-386 to WK-390."""
    if attacker_dead or defender_dead:
        return "both die" if attacker_dead and defender_dead else "dies" if attacker_dead else "kills"
    return ("dies", "is driven off", "stands", "drives off", "kills")[max(-2, min(2, lead)) + 2]


def city_outcome(lead: int, *, attacker_dead: bool, is_down: bool, is_bare: bool, is_counted: bool) -> str:
    """What becomes of an assault; bare means that no living Noble defends, as in WK-386, WK-413 to WK-418."""
    if attacker_dead:
        return "dies"
    if (is_down and is_bare) or (is_counted and lead > 0):
        return "takes"
    return field_outcome(lead, attacker_dead=False, defender_dead=False) if is_counted else "stands"


def outcome(attacker: Side, defender: Side, ours: Shown, theirs: Shown) -> tuple[str, int, int]:
    """How a battle ends for the attacker, and the tokens both sides take, breaches first, as in WK-380 to WK-418."""
    ours, theirs = with_ability(attacker, ours), with_ability(defender, theirs)
    suffered = losses(attacker.troops, max(0, theirs[0] - ours[1]))
    dealt = max(0, ours[0] - theirs[1])
    breaches = min(dealt, defender.city // 100)
    tokens = losses(defender.troops, dealt - breaches)
    attacker_dead = suffered * 100 >= attacker.troops
    defender_dead = tokens * 100 >= defender.troops
    lead = ours[2] - theirs[2]
    if not defender.city:
        name = field_outcome(lead, attacker_dead=attacker_dead, defender_dead=defender_dead)
        return name, suffered, tokens
    is_down = breaches * 100 >= defender.city
    is_counted = not defender_dead if defender.has_commander else not is_down
    name = city_outcome(
        lead, attacker_dead=attacker_dead, is_down=is_down, is_bare=defender_dead, is_counted=is_counted
    )
    return name, suffered, breaches + tokens


def worth(attacker: Side, defender: Side, ours: Shown, theirs: Shown) -> float:
    """What the attacker plays for, and the defender against."""
    name, suffered, dealt = outcome(attacker, defender, ours, theirs)
    return WORTH[name] + TOKEN_WORTH * (dealt - suffered)


class Duel:
    """Two sides, their possible hands, and the discards they have learnt."""

    def __init__(self, attacker: Side, defender: Side, deck: Cards) -> None:
        self.sides = (attacker, defender)
        self.deck = deck
        self.options = [{hand: choices(side, hand) for hand in parts(side.cards, deck)} for side in self.sides]
        self.policy: list[Policy] = [{hand: {kept[-1]: 1} for hand, kept in hands.items()} for hands in self.options]

    def left(self, hand: Cards) -> Cards:
        """The deck without that hand."""
        casualties, prevent, victory, draw = (a - b for a, b in zip(self.deck, hand, strict=True))
        return casualties, prevent, victory, draw

    def spread(self, seat: int) -> dict[Shown, float]:
        """The chances of all that a side may show."""
        chances: dict[Shown, float] = {}
        for hand, kept in self.policy[seat].items():
            share = chance(hand, self.deck) / sum(kept.values())
            for cards, times in kept.items():
                for end, part in shown(cards, self.left(hand)):
                    chances[end] = chances.get(end, 0.0) + share * times * part
        return chances

    def value(self, seat: int, cards: Shown, other: dict[Shown, float]) -> float:
        """What showing those cards is worth to a side."""
        attacker, defender = self.sides
        if seat == 0:
            return sum(share * worth(attacker, defender, cards, end) for end, share in other.items())
        return -sum(share * worth(attacker, defender, end, cards) for end, share in other.items())

    def answer(self, seat: int, other: dict[Shown, float]) -> None:
        """Adds the best reply to the other side for every hand."""
        values: dict[Shown, float] = {}
        for hand, options in self.options[seat].items():
            best, most = options[0], -9.0
            for kept in options:
                total = 0.0
                for cards, share in shown(kept, self.left(hand)):
                    if cards not in values:
                        values[cards] = self.value(seat, cards, other)
                    total += share * values[cards]
                if total > most:
                    best, most = kept, total
            self.policy[seat][hand][best] = self.policy[seat][hand].get(best, 0) + 1

    def learn(self, rounds: int) -> None:
        """Plays that many rounds of fictitious play."""
        for _ in range(rounds):
            spreads = self.spread(0), self.spread(1)
            self.answer(0, spreads[1])
            self.answer(1, spreads[0])

    def reveal(self, seat: int, cards: list[int], rng: random.Random) -> list[int]:
        """What a side keeps of the cards dealt to it."""
        kept = self.policy[seat][cards.count(0), cards.count(1), cards.count(2), cards.count(3)]
        return list(rng.choices(list(kept), list(kept.values()))[0])

    def fight(self, cards: list[int], rng: random.Random) -> tuple[str, int, int]:
        """One battle with a shuffled deck of battle results."""
        first, second = self.sides[0].cards, self.sides[0].cards + self.sides[1].cards
        hands = [self.reveal(0, cards[:first], rng), self.reveal(1, cards[first:second], rng)]
        rest = cards[second:]
        for hand in hands:
            while hand[DRAW] and rest:
                hand[DRAW] -= 1
                hand[rest.pop(0)] += 1
        ours, theirs = ((hand[0], hand[1], hand[2]) for hand in hands)
        return outcome(*self.sides, ours, theirs)


def odds(attacker: Side, defender: Side, deck: Cards, games: int, seed: int) -> tuple[dict[str, float], float, float]:
    """The shares of all outcomes and the mean tokens of attacker and defender."""
    duel = Duel(attacker, defender, deck)
    duel.learn(60)
    rng = random.Random(seed)
    cards = [kind for kind in range(4) for _ in range(deck[kind])]
    shares, suffered, dealt = dict.fromkeys(WORTH, 0.0), 0, 0
    for _ in range(games):
        rng.shuffle(cards)
        name, mine, theirs = duel.fight(cards, rng)
        shares[name] += 1 / games
        suffered += mine
        dealt += theirs
    return shares, suffered / games, dealt / games

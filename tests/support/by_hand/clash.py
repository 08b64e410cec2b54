"""The battle itself by hand: commanders, Fate cards, casualties, victories."""

from tests.support.by_hand.board import STRONGHOLD_OF_FIRST, Board, Steps
from tests.support.by_hand.fates import capture, die, one_by_one, retreat
from wk_env.games.warrior_knights.rules.asks import (
    ABILITY,
    BREACH,
    CASUALTY,
    COMMANDER,
    DISCARD,
    NO_MORE_DISCARDS,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.measures import BATTLE_DEAL, BATTLE_DRAW, BATTLE_PREVENT, BATTLE_VICTORY
from wk_env.games.warrior_knights.rules.numbers import (
    DEAL,
    DRAW_FATE,
    NONE,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
    YES,
)


class Side:
    """One party of a battle: its seat, its Nobles, its commander, its Fate cards."""

    def __init__(self, seat: int, nobles: list[int], hold: int) -> None:
        self.seat, self.nobles, self.hold = seat, nobles, hold
        self.commander: int = NONE
        self.hand: list[int] = []
        self.extra: list[int] = [0, 0, 0, 0]  # by battle result

    def living(self, board: Board) -> list[int]:
        """Its Nobles who live."""
        return [noble for noble in self.nobles if not board.is_dead(noble)]

    def count(self, board: Board, result: int) -> int:
        """How often it shows a battle result."""
        return self.extra[result] + sum(board.content.fate_battle[card] == result for card in self.hand)

    def is_led_by(self, board: Board, symbol: int) -> bool:
        """Whether a fresh Noble of this symbol commands."""
        return self.commander != NONE and self.commander % 4 == symbol and board.fresh[self.commander] == 1


def clash(board: Board, seats: tuple[int, int], nobles: tuple[list[int], list[int]], hold: int) -> Steps:
    """From the naming of commanders to the burial of the dead (WK-364)."""
    attack, defence = Side(seats[0], nobles[0], NONE), Side(seats[1], nobles[1], hold)
    for side in (attack, defence):
        yield from name_commander(side)
    strengths = board.defence(attack.nobles, NONE), board.defence(defence.nobles, hold)
    for side, strength in zip((attack, defence), strengths, strict=True):
        draw_hand(board, side, strength)
    for side in (attack, defence):
        yield from discard(board, side)
    for side in (attack, defence):
        draw_more(board, side)
    for side in (attack, defence):
        yield from use_abilities(board, side, hold)
    for side, other in ((attack, defence), (defence, attack)):
        hits = other.count(board, DEAL) - side.count(board, PREVENT)
        yield from suffer(board, side, hits)
    yield from conclude(board, attack, defence, hold)


def name_commander(side: Side) -> Steps:
    """One of the Nobles in the battle; the only one unasked (WK-365 to 367)."""
    if len(side.nobles) > 1:
        symbol = yield COMMANDER, side.seat, sorted(noble % 4 for noble in side.nobles)
        side.commander = side.seat * 4 + symbol
    elif side.nobles:
        side.commander = side.nobles[0]


def draw_hand(board: Board, side: Side, strength: int) -> None:
    """One card a full hundred, two for a commander, ten at most (WK-369 to 372)."""
    cards = strength // 100 + (0 if side.commander == NONE else 2) + board.has_office(side.commander, BATTLE_DRAW)
    for _ in range(min(10, cards)):
        draw(board, side)


def draw(board: Board, side: Side) -> None:
    """The top card, if one is left."""
    if board.fate:
        side.hand.append(board.fate.pop(0))


def draw_more(board: Board, side: Side) -> None:
    """Draw 1 Fate, and again (WK-379)."""
    for card in side.hand:  # it grows as we go
        if board.content.fate_battle[card] == DRAW_FATE:
            draw(board, side)


def discard(board: Board, side: Side) -> Steps:
    """At least two cards, of two at least one; without a commander none (WK-375 to 377, 408)."""
    must = 2 if len(side.hand) > 2 else len(side.hand) - 1
    dropped: list[int] = []
    while side.commander != NONE and len(dropped) < len(side.hand):
        missing = must - len(dropped)
        higher = sorted(card for card in side.hand if card > max(dropped, default=NONE))
        choices = higher[: len(higher) - missing + 1] if missing > 0 else higher
        choice = yield DISCARD, side.seat, choices + ([NO_MORE_DISCARDS] if missing <= 0 else [])
        if choice == NO_MORE_DISCARDS:
            break
        dropped.append(choice)
    board.fate += [card for card in side.hand if card in dropped]
    side.hand = [card for card in side.hand if card not in dropped]


def use_abilities(board: Board, side: Side, hold: int) -> Steps:
    """Offices speak for themselves; a fresh star or square is asked (WK-381), a fresh triangle is not (WK-387)."""
    side.extra[DEAL] += board.has_office(side.commander, BATTLE_DEAL) and hold != NONE and side.hold == NONE
    side.extra[PREVENT] += board.has_office(side.commander, BATTLE_PREVENT)
    side.extra[VICTORY] += board.has_office(side.commander, BATTLE_VICTORY) + side.is_led_by(board, TRIANGLE)
    for symbol, result in ((STAR, DEAL), (SQUARE, PREVENT)):
        if side.is_led_by(board, symbol) and (yield ABILITY, side.seat, [0, 1]) == YES:
            side.extra[result] += 1


def places(board: Board, side: Side) -> list[int]:
    """Where a casualty of a side can go (WK-384, 385, 409, 410)."""
    armies = [noble for noble in side.nobles if 100 * board.tokens[noble] < board.troops(noble)]
    found: list[int] = [noble % 4 for noble in armies]
    if side.hold >= STRONGHOLD_OF_FIRST and 100 * board.tokens[side.hold] < board.troops(side.hold):
        found.append(STRONGHOLD)
    if side.hold != NONE and board.walls(side.hold) > 0:
        found.append(BREACH)
    return found


def suffer(board: Board, side: Side, hits: int) -> Steps:
    """Casualties one by one, unasked where only one place is left (WK-383)."""
    for _ in range(hits):
        found = places(board, side)
        if not found:
            return
        choice = found[0] if len(found) == 1 else (yield CASUALTY, side.seat, found)
        if choice == BREACH:
            crack(board, side.hold)
        else:
            board.tokens[side.hold if choice == STRONGHOLD else side.seat * 4 + choice] += 1


def crack(board: Board, hold: int) -> None:
    """A breach; at strength 0 a city loses its fortification instead of it (WK-216)."""
    board.breaches[hold] += 1
    if hold < STRONGHOLD_OF_FIRST and board.fortified[hold] and board.walls(hold) == 0:
        board.fortified[hold] = 0
        board.breaches[hold] -= 1


def lead_of(board: Board, attack: Side, defence: Side, hold: int) -> int:
    """Victories ahead, 0 where they are not counted (WK-386, 387)."""
    is_dead = not attack.living(board) or (defence.nobles and not defence.living(board))
    if is_dead or board.defence(defence.nobles, hold) == 0:
        return 0
    return attack.count(board, VICTORY) - defence.count(board, VICTORY)


def conclude(board: Board, attack: Side, defence: Side, hold: int) -> Steps:
    """Cards back; capture, retreats, the attacker's dead, the defender's (WK-388 to 395)."""
    lead = lead_of(board, attack, defence, hold)
    board.fate += attack.hand + defence.hand
    for noble in attack.nobles:
        board.fresh[noble] = 0
    living, armed = attack.living(board), defence.living(board)
    doomed = [noble for noble in attack.nobles if noble not in living or lead <= -2]
    fallen = [noble for noble in defence.nobles if noble not in armed or lead >= 2]
    if hold != NONE:
        yield from take_hold(board, attack, defence, lead)
    if abs(lead) == 1:
        yield from one_by_one(board, armed if lead > 0 else living, retreat)
    yield from one_by_one(board, doomed, die)
    yield from one_by_one(board, fallen, die)


def take_hold(board: Board, attack: Side, defence: Side, lead: int) -> Steps:
    """A victory takes a hold, or whoever lives where nobody is left; else a stronghold falls to nobody (WK-582)."""
    is_emptied = board.defence(defence.nobles, defence.hold) == 0
    if lead > 0 or (is_emptied and attack.living(board)):
        yield from capture(board, attack.seat, defence.hold)
    elif is_emptied and defence.hold >= STRONGHOLD_OF_FIRST:
        yield from capture(board, NONE, defence.hold)

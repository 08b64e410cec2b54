"""A witness at the table who follows the Fate cards with his own eyes, in sets, and knows nothing of memory.py.

Of each Baron he keeps the cells: which cards could lie in each other's places, and which of them the Baron knows.
"""

from typing import Final

from wk_env.games.warrior_knights.rules.numbers import FATE_CARDS
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.spec import KnightsMatch

CARDS: Final = range(FATE_CARDS)


def deck_of(table: Table) -> list[int]:
    """The Fate deck from the top."""
    return [int(table.fate_deck[(table.fate_top + place) % FATE_CARDS]) for place in range(table.fate_count)]


def hand_of(table: Table, side: int) -> list[int]:
    """The Fate cards of a side."""
    return [int(card) for card in table.fate_hand[side * FATE_CARDS : side * FATE_CARDS + table.fate_held[side]]]


class Mind:
    """What one Baron knows: cells of cards, each with those that he knows to lie in it."""

    def __init__(self) -> None:
        self.cells: list[tuple[set[int], set[int]]] = [({card}, set()) for card in CARDS]

    def see(self, card: int) -> None:
        """He sees a card: it is known and alone."""
        for cards, known in self.cells:
            cards.discard(card)
            known.discard(card)
        self.cells = [cell for cell in self.cells if cell[0]] + [({card}, {card})]
        self.think()

    def mix(self, hand: list[int]) -> None:
        """Some of these cards go away unseen."""
        mixed = [cell for cell in self.cells if cell[0] & set(hand)]
        self.cells = [cell for cell in self.cells if not cell[0] & set(hand)]
        self.cells.append((set().union(*(cards for cards, _ in mixed)), set().union(*(known for _, known in mixed))))
        self.think()

    def think(self) -> None:
        """One unknown card is as good as another; where all of them lie in one cell, each is known to lie there."""
        heap = set(CARDS) - self.known()
        for cards, known in self.cells:
            if heap <= cards:
                known.update(heap)
        whole = [cell for cell in self.cells if cell[1]]
        self.cells = whole + [({card}, set()) for cards, known in self.cells if not known for card in cards]

    def known(self) -> set[int]:
        """All cards of which he knows anything."""
        return set().union(*(known for _, known in self.cells))

    def certain(self) -> set[int]:
        """The cards whose places he knows."""
        return {card for cards, known in self.cells if len(cards) == 1 for card in known}


class Witness:
    """Follows a match step by step: tell him every answer."""

    def __init__(self, match: KnightsMatch) -> None:
        self.match = match
        self.minds = [Mind() for _ in range(match.game.state.seats)]
        self.shuffles = 0

    def play(self, choice: int) -> None:
        """Play an answer and watch all that it brings about, one piece of business after another."""
        game = self.match.game
        old = game.state.copy()
        game.decision.count = 0
        game.stack[-1].answer(game, choice)
        self.watch(old)
        while game.stack and game.decision.count == 0:
            old = game.state.copy()
            game.stack[-1].resume(game)
            self.watch(old)

    def watch(self, old: Table) -> None:
        """Cards were turned, drawn, dropped or revealed, or the deck was shuffled."""
        new = self.match.game.state
        drawn = (deck_of(old) + deck_of(old))[: draws_between(old, new)]
        if was_shuffled(old, new, len(drawn)):
            self.shuffles += 1
            self.minds = [Mind() for _ in self.minds]
        elif any(new.fate_open) or any(old.fate_open):
            self.all_see([*hand_of(old, 0), *hand_of(old, 1), *drawn])
        elif sum(new.fate_held) > sum(old.fate_held):
            self.watch_draws()
        elif sum(new.fate_held) < sum(old.fate_held):
            self.watch_discards(old, 0 if new.fate_held[0] < old.fate_held[0] else 1)
        else:
            self.all_see(drawn)

    def watch_draws(self) -> None:
        """Each Baron sees the hand that he drew; nobody that of a neutral city."""
        table = self.match.game.state
        for side, seat in enumerate(table.fate_side):
            for card in hand_of(table, side) if seat >= 0 else []:
                self.minds[seat].see(card)

    def all_see(self, cards: list[int]) -> None:
        """Everybody sees these cards."""
        for mind in self.minds:
            for card in cards:
                mind.see(card)

    def watch_discards(self, old: Table, side: int) -> None:
        """A side has discarded face down."""
        for seat, mind in enumerate(self.minds):
            if seat != old.fate_side[side] and old.fate_held[side] > 1:
                mind.mix(hand_of(old, side))


def draws_between(old: Table, new: Table) -> int:
    """How many cards left the top of the deck; a whole turn of the ring shows in nothing but what all know by then."""
    draws = int(new.fate_top - old.fate_top) % FATE_CARDS
    rows = range(new.seats * FATE_CARDS)
    is_whole = draws == 0 and old.fate_count == new.fate_count == FATE_CARDS
    went_round = is_whole and list(old.fate_cell) != list(new.fate_cell)
    return FATE_CARDS if went_round and all(new.fate_cell[row] % 2 for row in rows) else draws


def was_shuffled(old: Table, new: Table, draws: int) -> bool:
    """Whether a whole deck is not what it was, but for the cards that went from its top to its bottom."""
    deck = deck_of(old)
    return len(deck) == new.fate_count == FATE_CARDS and deck_of(new) != deck[draws:] + deck[:draws]

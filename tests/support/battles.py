"""Battles in a few lines: who stands where, which Fate cards a side keeps, what lies on the table afterwards.

game = field((100,), (200,))             # seat 0 attacks seat 1 with 100 troops against 200, circles in command
stack_fate(game, DEAL, DEAL, VICTORY, PREVENT, PREVENT, PREVENT, DEAL)
attack(game, 1)
keep(game, VICTORY)
keep(game, PREVENT, PREVENT)
"""

from collections.abc import Callable
from typing import Final

from tests.support.arrange import answer, arrange, control, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import DESERTER, NO_MORE_DISCARDS
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, FATE_CARDS, FIRST_STRONGHOLD, MOST_SEATS
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.fate_hands import Discard
from wk_env.games.warrior_knights.rules.state import Play

# Areas of the house map. The meadow has no city; its neighbours are Berac (37), 45, 50 and Uran (51).
MEADOW: Final = 44
NEAR, FAR = 45, 50
BERAC, URAN = 12, 16
BERAC_AREA, URAN_AREA = 37, 51
MONZ, FROLI, VECHT, ALTAMONT, GEDZE, CADIZ = 3, 5, 8, 11, 14, 18
MONZ_AREA, FROLI_AREA, VECHT_AREA, ALTAMONT_AREA, CADIZ_AREA = 7, 13, 24, 33, 54
ENGLISH, LOMBARD, POLISH = 0, 1, 2


def field(attack: tuple[int, ...], defence: tuple[int, ...], seats: int = 2, area: int = MEADOW) -> Play:
    """The circles of seats 0 and 1 stand in an area with Mercenaries of these strengths."""
    game = arrange(seats=seats)
    put(game, noble_of(0, CIRCLE), area, troops=attack)
    put(game, noble_of(1, CIRCLE), area, troops=defence)
    return game


def at_froli(troops: tuple[int, ...] = (200,), seats: int = 2) -> Play:
    """The circle of seat 0 stands before neutral Froli (200)."""
    game = arrange(seats=seats)
    put(game, noble_of(0, CIRCLE), FROLI_AREA, troops=troops)
    return game


def at_berac(inside: tuple[int, ...] = (100,), seats: int = 2) -> Play:
    """The circle of seat 0 stands with 200 troops before Berac (200), with the circle of its Baron, seat 1, inside."""
    game = field((200,), inside, seats=seats, area=BERAC_AREA)
    control(game, 1, BERAC)
    return game


def attack(game: Play, *choices: int, area: int = MEADOW, seat: int = 0) -> None:
    """A Baron starts a battle in an area and answers its first questions."""
    run(game, Fight(seat, area))
    answer(game, *choices)


def drawn(game: Play) -> tuple[int, int]:
    """How many Fate cards the attacker and the defender hold."""
    return game.state.fate_held[0], game.state.fate_held[1]


def hand(game: Play, side: int) -> list[int]:
    """The Fate cards of a side in the order in which they were drawn."""
    return [game.state.fate_hand[side * FATE_CARDS + place] for place in range(game.state.fate_held[side])]


def keep(game: Play, *results: int) -> None:
    """The side asked to discard keeps one card for each of these results and discards the others."""
    frame = game.stack[-1]
    assert isinstance(frame, Discard)
    cards = hand(game, frame.side)
    for result in results:
        cards.remove(next(card for card in cards if game.state.content.fate_battle[card] == result))
    answer(game, *sorted(cards))
    if results:
        answer(game, NO_MORE_DISCARDS)


def of_nation(game: Play, nation: int) -> Callable[[int], bool]:
    """A test for stack_fate: the card shows this nationality."""
    return lambda card: game.state.content.fate_nation[card] == nation


def place_stronghold(game: Play, seat: int, area: int) -> int:
    """The stronghold of a Baron stands in an area; the hold."""
    game.state.stronghold_at[seat] = area
    return FIRST_STRONGHOLD + seat


def besiege(game: Play, seat: int, hold: int, since: int = 1) -> None:
    """A siege of a Baron stands at a hold since a round."""
    game.state.siege_since[hold * MOST_SEATS + seat] = since


def is_besieging(game: Play, seat: int, hold: int) -> bool:
    """Whether a siege of this Baron stands at a hold."""
    return game.state.siege_since[hold * MOST_SEATS + seat] > 0


def is_over(game: Play) -> bool:
    """Whether the business that was run is done."""
    return not game.stack


def top_of_deck(game: Play, place: int) -> int:
    """The Fate card at this place from the top; from the bottom for negative places."""
    table = game.state
    return table.fate_deck[(table.fate_top + place % table.fate_count) % FATE_CARDS]


def finish(game: Play) -> None:
    """Every question that is left gets its first answer."""
    while game.decision.count > 0:
        answer(game, game.decision.options[0])


def desert(game: Play) -> None:
    """If somebody is asked who deserts, the first kind does."""
    while game.decision.count > 0 and game.decision.ask == DESERTER:
        answer(game, game.decision.options[0])

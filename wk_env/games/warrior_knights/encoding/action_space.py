"""The flat action space: every choice of every question is a number below ACTION_COUNT.

Questions about the same things share a block: all about areas the block of areas, all about troop cards that of kinds.
The row of a question (rules/asks.py) names the blocks of its choices in their order.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.questions import QUESTIONS
from wk_env.kernel.codes import Codes

# Blocks: name, size and meaning, in the order of their actions. New ones go to the end.
BLOCKS: Final = (
    ("answer", 8, "0 no, 1 yes, 2 and more as the question says"),
    ("none", 1, "decline, stop, or choose nothing"),
    ("area", 62, "an area"),
    ("port of an area", 62, "the port icon of an area"),
    ("arrive", 1, "the journey ends here"),
    ("go back", 1, "give up the journey"),
    ("plan", 21, "lay a card of this kind on this stack, or lay no more on it"),
    ("act", 8, "what to do with an Action card"),
    ("special area", 8, "where to lay a card: place 4 Taxation, 5 Wages, 6 the Assembly"),
    ("spot", 7, "a spot of the Mercenary Track"),
    ("own place", 5, "one's own Noble by symbol, then the stronghold"),
    ("all chosen", 1, "no more Nobles join"),
    ("breach", 1, "the walls take it"),
    ("baron", 6, "a Baron by his seat at the table"),
    ("neutral city", 1, "the neutral city"),
    ("kind of troops", 26, "a troop card by nation and strength, then the two Regular kinds"),
    ("hire several", 12, "several Mercenaries at once"),
    ("city", 24, "a city"),
    ("repair the stronghold", 1, "repair the stronghold"),
    ("fortify", 24, "fortify a city"),
    ("voyage", 3, "an expedition"),
    ("number", 32, "so many"),
    ("votes", 101, "so many Votes; the last: a hundred more"),
    ("fate card", 48, "a Fate card"),
    ("card", 105, "an Event, then an Agenda, with room for more"),
    ("revive", 69, "vote again on a discarded Agenda"),
    ("lift ban", 6, "lift the ban on a Baron by his seat"),
    ("postpone", 1, "postpone the Assembly"),
    ("transfer", 25, "from one's own place to another: giver * 5 + receiver"),
    ("place of an agenda", 3, "a current Agenda by its place"),
    ("ask for crowns", 32, "ask for so many crowns"),
    ("favour", 11, "a promise of one's own, or one that is asked for"),
    ("heir", 24, "the heir of a Noble by seat and symbol"),
    ("kill an heir", 24, "let the heir of a Noble die"),
    ("open motion", 8, "a rule that is to stand, then one that is to fall"),
    ("special troops", 31, "a card of the King's Army, a Levy by its city, a Leader or Herald by nation"),
    ("advancement", 44, "an Advancement"),
    ("plan more", 6, "lay Forced March or Enrich Mind on a stack"),
    ("more events", 20, "an Event of Crown and Glory"),
    ("fourth agenda", 1, "the current Agenda in the fourth place"),
    ("pact", 18, "a pact with a Baron by his seat, three a Baron: for one, two or three rounds"),
    ("house garrison", 29, "take a garrison back, or leave two cards of 50: a pair of nations or Regulars"),
    ("favour at stake", 24, "a promise about what is at stake, with room for more"),
)
# What is kept free behind them: name, size, what it is for, rows of the ledgers.
RESERVED: Final = (
    ("enemy noble", 24, "a Noble to bribe", "VR-116 VR-118"),
    ("reassign", 24, "a Noble to propose for reassignment", "VR-099"),
)
NAMES: Final = tuple(row[0] for row in BLOCKS)


def _starts() -> list[int]:
    starts: list[int] = [0]
    for _, size, _ in BLOCKS:
        starts.append(starts[-1] + size)
    return starts


def _rows() -> list[tuple[int, int, int, int]]:
    rows: list[tuple[int, int, int, int]] = []
    for question in QUESTIONS:
        first: i64 = 0
        for choices in question.choices:
            start = STARTS[NAMES.index(choices.block)] + choices.start  # slow-ok: runs once
            rows.append((int(question.ask), int(first), int(start), int(choices.count)))  # slow-ok: runs once
            first += choices.count
    return rows


STARTS: Final = _starts()
ACTION_COUNT: Final[int] = STARTS[-1]
CODES: Final = Codes(len(QUESTIONS), _rows())  # slow-ok: runs once


def action_of(ask: i64, choice: i64) -> i64:
    """The flat action that means this choice of this question, or NONE."""
    return CODES.action_of(ask, choice)


def choice_of(ask: i64, action: i64) -> i64:
    """The choice of this question that a flat action means, or NONE."""
    return CODES.choice_of(ask, action)


def block_of(action: i64) -> i64:
    """The number of the block that a flat action belongs to."""
    block: i64 = 0
    while STARTS[block + 1] <= action:
        block += 1
    return block

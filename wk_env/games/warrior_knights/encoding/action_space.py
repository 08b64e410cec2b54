"""The flat action space: every choice of every question is a number below ACTION_COUNT.

Questions about the same things share a block: all about areas the block of areas, all about troop cards that of kinds.
A row of TABLE says: the choices of this question from `first` on are the actions of this block from `start` on.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules import asks
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
)
# What is kept free behind them, in this order: name, size, what it is for, rows of the ledgers.
RESERVED: Final = (
    ("advancement", 44, "buy, use or discard an Advancement", "CG-050 CG-051 CG-056 CG-058 CG-065 CG-077 CG-089"),
    ("special troops", 31, "Town Levies, Leaders, Heralds, King's Army", "CG-008 CG-039 CG-046 CG-087 CG-123 CG-128"),
    ("plan more", 6, "lay Forced March or Enrich Mind on a stack", "CG-006 CG-069"),
    ("more events", 20, "an Event of Crown and Glory", "CG-005"),
    ("pact", 18, "a pact with a Baron for one to three rounds", "VR-060"),
    ("enemy noble", 24, "a Noble to bribe", "VR-116 VR-118"),
    ("reassign", 24, "a Noble to propose for reassignment", "VR-099"),
    ("house garrison", 4, "leave a garrison or take it back", "VR-104"),
)
NAMES: Final = tuple(row[0] for row in BLOCKS)

# Question, first choice, block, start within the block, number of choices.
TABLE: Final = (
    (asks.SETUP_TROOP, 0, "own place", 0, 5),
    (asks.STRONGHOLD_AREA, 0, "area", 0, 62),
    (asks.STRONGHOLD_AREA, 62, "none", 0, 1),
    (asks.FIRST_NOBLE, 0, "own place", 0, 4),
    (asks.FIRST_AREA, 0, "area", 0, 62),
    (asks.PLAN, 0, "plan", 0, 21),
    (asks.ACT, 0, "act", 0, 8),
    (asks.ALLOCATE, 0, "special area", 0, 8),
    (asks.TRACK_SPOT, 0, "spot", 0, 7),
    (asks.TRACK_SPOT, 7, "none", 0, 1),
    (asks.MOBILIZE_AREA, 0, "area", 0, 62),
    (asks.MOBILIZE_AREA, 62, "none", 0, 1),
    (asks.MOVER, 0, "own place", 0, 4),
    (asks.MOVER, 4, "none", 0, 1),
    (asks.ROUTE, 0, "area", 0, 62),
    (asks.ROUTE, 62, "port of an area", 0, 62),
    (asks.ROUTE, 124, "arrive", 0, 1),
    (asks.ROUTE, 125, "go back", 0, 1),
    (asks.PERMIT, 0, "answer", 0, 2),
    (asks.DONOR, 0, "own place", 0, 5),
    (asks.DONOR, 5, "none", 0, 1),
    (asks.TAKE, 0, "kind of troops", 0, 26),
    (asks.TAKE, 26, "none", 0, 1),
    (asks.TARGET, 0, "baron", 0, 6),
    (asks.TARGET, 6, "neutral city", 0, 1),
    (asks.TARGET, 7, "none", 0, 1),
    (asks.BATTLE_KIND, 0, "answer", 0, 2),
    (asks.BATTLE_KIND, 2, "none", 0, 1),
    (asks.CONSENT, 0, "answer", 0, 2),
    (asks.ATTACKER, 0, "own place", 0, 4),
    (asks.ATTACKER, 4, "all chosen", 0, 1),
    (asks.COMMANDER, 0, "own place", 0, 4),
    (asks.DISCARD, 0, "fate card", 0, 48),
    (asks.DISCARD, 48, "none", 0, 1),
    (asks.ABILITY, 0, "answer", 0, 2),
    (asks.CASUALTY, 0, "own place", 0, 5),
    (asks.CASUALTY, 5, "breach", 0, 1),
    (asks.RETREAT, 0, "area", 0, 62),
    (asks.DESERTER, 0, "kind of troops", 0, 26),
    (asks.SACRIFICE, 0, "kind of troops", 0, 26),
    (asks.WHO_FIRST, 0, "own place", 0, 5),
    (asks.KEEP_OR_RAZE, 0, "answer", 0, 2),
    (asks.GIVE_CITY, 0, "city", 0, 24),
    (asks.DRAWER, 0, "baron", 0, 6),
    (asks.CANCEL, 0, "answer", 0, 2),
    (asks.PLEDGE, 0, "number", 0, 32),
    (asks.INSTEAD, 0, "answer", 0, 2),
    (asks.EXCHANGE, 0, "number", 0, 32),
    (asks.CITY, 0, "city", 0, 24),
    (asks.NOBLE, 0, "own place", 0, 4),
    (asks.VOYAGE, 0, "voyage", 0, 3),
    (asks.VOYAGE, 3, "none", 0, 1),
    (asks.INVEST, 0, "number", 0, 32),
    (asks.BLESS, 0, "answer", 0, 2),
    (asks.UPGRADE, 0, "city", 0, 24),
    (asks.UPGRADE, 24, "repair the stronghold", 0, 1),
    (asks.UPGRADE, 25, "fortify", 0, 24),
    (asks.UPGRADE, 49, "none", 0, 1),
    (asks.REPAIR_MORE, 0, "answer", 0, 2),
    (asks.MUSTER, 0, "own place", 0, 5),
    (asks.MUSTER, 5, "none", 0, 1),
    (asks.MUSTER_MORE, 0, "answer", 0, 2),
    (asks.COMPLY, 0, "answer", 0, 2),
    (asks.PAY_TROOP, 0, "kind of troops", 0, 24),
    (asks.PAY_TROOP, 24, "none", 0, 1),
    (asks.REVOLT, 0, "answer", 0, 3),
    (asks.DEPUTY, 0, "baron", 0, 6),
    (asks.NEXT_AGENDA, 0, "place of an agenda", 0, 3),
    (asks.VOTES, 0, "votes", 0, 101),
    (asks.SIDE, 0, "answer", 0, 2),
    (asks.FOR_BARON, 0, "baron", 0, 6),
    (asks.TIE, 0, "answer", 0, 2),
    (asks.TIE, 2, "baron", 0, 6),
    (asks.ACCEPT, 0, "answer", 0, 2),
    (asks.OFFICE_NOBLE, 0, "own place", 0, 4),
    (asks.DROP_CARD, 0, "card", 36, 69),
    (asks.PROPOSE, 0, "none", 0, 1),
    (asks.PROPOSE, 1, "postpone", 0, 1),
    (asks.PROPOSE, 2, "lift ban", 0, 6),
    (asks.PROPOSE, 8, "card", 36, 69),
    (asks.PROPOSE, 77, "revive", 0, 69),
    (asks.HIRE, 0, "kind of troops", 0, 24),
    (asks.HIRE, 24, "hire several", 0, 12),
    (asks.HIRE, 36, "none", 0, 1),
    (asks.PLACE_TROOP, 0, "own place", 0, 5),
    (asks.TRANSFER, 0, "transfer", 0, 25),
    (asks.TRANSFER, 25, "none", 0, 1),
    (asks.HAND, 0, "kind of troops", 0, 26),
    (asks.HAND, 26, "none", 0, 1),
    (asks.RETURN_AREA, 0, "area", 0, 62),
    (asks.DESERTING, 0, "own place", 0, 5),
    (asks.PROPOSE, 146, "open motion", 0, 8),
    (asks.BARGAIN, 0, "baron", 0, 6),
    (asks.BARGAIN, 6, "none", 0, 1),
    (asks.BARGAIN_HEIR, 0, "heir", 0, 24),
    (asks.BARGAIN_HEIR, 24, "none", 0, 1),
    (asks.BARGAIN_SUM, 0, "number", 0, 32),
    (asks.BARGAIN_SUM, 32, "ask for crowns", 0, 32),
    (asks.BARGAIN_FAVOUR, 0, "favour", 0, 11),
    (asks.BARGAIN_REPLY, 0, "answer", 0, 3),
    (asks.BARGAIN_COUNTER, 0, "number", 0, 32),
    (asks.BARGAIN_COUNTER, 32, "ask for crowns", 0, 32),
    (asks.BARGAIN_LAST, 0, "answer", 0, 2),
    (asks.KILL_HEIR, 0, "kill an heir", 0, 24),
    (asks.KILL_HEIR, 24, "none", 0, 1),
    (asks.GIVE_HEIR, 0, "heir", 0, 24),
    (asks.GIVE_HEIR, 24, "none", 0, 1),
    (asks.GIVE_HEIR, 25, "kill an heir", 0, 24),
    (asks.MIRACLE, 0, "card", 0, 36),
    (asks.MIRACLE, 36, "none", 0, 1),
)
ASK_NAMES: Final = (
    "SETUP_TROOP STRONGHOLD_AREA FIRST_NOBLE FIRST_AREA PLAN ACT ALLOCATE TRACK_SPOT MOBILIZE_AREA MOVER ROUTE PERMIT"
    " DONOR TAKE TARGET BATTLE_KIND CONSENT ATTACKER COMMANDER DISCARD ABILITY CASUALTY RETREAT DESERTER SACRIFICE"
    " WHO_FIRST KEEP_OR_RAZE GIVE_CITY DRAWER CANCEL PLEDGE INSTEAD EXCHANGE CITY NOBLE VOYAGE INVEST BLESS UPGRADE"
    " REPAIR_MORE MUSTER MUSTER_MORE COMPLY PAY_TROOP REVOLT DEPUTY NEXT_AGENDA VOTES SIDE FOR_BARON TIE ACCEPT"
    " OFFICE_NOBLE DROP_CARD PROPOSE HIRE PLACE_TROOP TRANSFER HAND RETURN_AREA DESERTING"
    " BARGAIN BARGAIN_HEIR BARGAIN_SUM BARGAIN_FAVOUR BARGAIN_REPLY"
    " BARGAIN_COUNTER BARGAIN_LAST KILL_HEIR GIVE_HEIR MIRACLE"
).lower().split()  # fmt: skip


def _starts() -> list[int]:
    starts: list[int] = [0]
    for _, size, _ in BLOCKS:
        starts.append(starts[-1] + size)
    return starts


def _rows() -> list[tuple[int, int, int, int]]:
    rows: list[tuple[int, int, int, int]] = []
    for ask, first, block, start, count in TABLE:
        rows.append((int(ask), first, STARTS[NAMES.index(block)] + start, count))  # slow-ok: runs once
    return rows


STARTS: Final = _starts()
ACTION_COUNT: Final[int] = STARTS[-1]
CODES: Final = Codes(len(ASK_NAMES), _rows())  # slow-ok: runs once


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

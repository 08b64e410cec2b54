"""The Advancement deck is hidden but for what went under it: the rest is covered, or dealt anew."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import knows_place
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ADVANCEMENTS, DECK, DECK_COUNT
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled
from wk_env.kernel.rng import Rng

NOT_THERE: Final[i64] = 0
THERE: Final[i64] = 1


def cover_advancements(table: Table, viewer: i64) -> None:
    """The Advancements of the deck that a viewer has not seen go under it are blank.

    Rules: CG-012, CG-057, CG-076
    """
    annex = table.annex[:]
    for place in range(table.annex[DECK_COUNT]):
        if not knows_place(table, viewer, place):
            annex[DECK + place] = NONE
    table.annex = annex


def deal_advancements(table: Table, viewer: i64, luck: Rng) -> None:
    """Those that he does not know lie in any order where he does not know which lies.

    Rules: CG-012, CG-057, CG-076
    """
    annex = table.annex[:]
    hidden = filled(ADVANCEMENTS, NOT_THERE)
    for place in range(table.annex[DECK_COUNT]):
        if not knows_place(table, viewer, place):
            hidden[annex[DECK + place]] = THERE
    cards = filled(ADVANCEMENTS, 0)
    count: i64 = 0
    for number in range(ADVANCEMENTS):
        if hidden[number] == THERE:
            cards[count] = number
            count += 1
    luck.shuffle(cards, 0, count)
    for place in range(table.annex[DECK_COUNT]):
        if not knows_place(table, viewer, place):
            count -= 1
            annex[DECK + place] = cards[count]
    table.annex = annex

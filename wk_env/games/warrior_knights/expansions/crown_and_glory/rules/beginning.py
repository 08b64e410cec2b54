"""How For Glory begins: red Events go under their deck, and Town Levies say which cities are razed."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_LEVY, LEVIES, LEVY_CITY
from wk_env.games.warrior_knights.rules.deeds import move_troop, raze
from wk_env.games.warrior_knights.rules.numbers import IN_DECK, OUT, RED
from wk_env.games.warrior_knights.rules.phases.beginnings import RAZED_FIRST, Beginning, bury_top_events
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import rising


class GloriousBeginning(Beginning):
    """The Event on top is not red, and a Levy is drawn for each city that is razed."""

    __slots__ = ()

    def bury_events(self, table: Table) -> None:
        """Red ones go under the deck until another colour is on top, or all of them have.

        Rules: CG-019, CG-145
        """
        red: i64 = 0
        while red < table.event_count and is_red(table, table.event_count - 1 - red):
            red += 1
        bury_top_events(table, red)

    def raze(self, game: Play) -> None:
        """All Levies are shuffled; those drawn leave the game with their cities, the others are in the supply.

        Rules: CG-017, CG-018
        """
        table = game.state
        levies = rising(LEVIES)
        game.rng.shuffle(levies, 0, LEVIES)
        for place in range(LEVIES):
            is_drawn: bool = place < RAZED_FIRST[table.seats]
            move_troop(table, FIRST_LEVY + levies[place], OUT if is_drawn else IN_DECK)
            if is_drawn:
                raze(table, table.content.annex[LEVY_CITY + levies[place]])


def is_red(table: Table, place: i64) -> bool:
    """Whether the Event at a place of the deck is red."""
    return table.content.event_colour[table.event_deck[place]] == RED


# glory: what Setup does.
BEGINNINGS: Final[list[Beginning]] = [Beginning(), GloriousBeginning()]

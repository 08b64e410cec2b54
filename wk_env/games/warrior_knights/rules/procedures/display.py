"""What lies open beside the board for all to choose from: Mercenaries on offer and current Agendas."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.in_force import draw_agenda
from wk_env.games.warrior_knights.rules.deeds import draw_mercenary
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Play

REVEALED_AGENDAS: Final[i64] = 3


def offer_mercenaries(game: Play) -> None:
    """Reveal one Mercenary card more than there are players; fewer when deck and discards run out.

    Rules: WK-042, WK-067, WK-307, WK-544, WK-550
    """
    for _ in range(game.state.headcount + 1):
        if draw_mercenary(game) == NONE:
            return


def reveal_agendas(game: Play) -> None:
    """Put the top Agendas on the empty places of Current Agendas, three of them; fewer when the cards run out.

    Rules: WK-013, WK-068, CG-079
    """
    table = game.state
    for place in range(REVEALED_AGENDAS):
        if table.current[place] == NONE:
            table.current[place] = draw_agenda(game)

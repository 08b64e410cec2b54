"""What all see going on: a battle, a march, a transfer, written into table.doing until it is over."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CALLED,
    CLOSED,
    FIGHT_ABILITY,
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    HANDED,
    LET_PASS,
    NONE,
    ON_WAY,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.public_history import note_breach
from wk_env.games.warrior_knights.rules.state import Table

# A set of troop cards is two words of so many bits, and behind them so many for the cards of expansions.
HALF: Final[i64] = 45
REST: Final[i64] = 18


def word_of(troop: i64) -> i64:
    """The word of a set of troop cards in which a card has its bit."""
    return troop // HALF if troop < TROOPS else (troop - TROOPS) // REST


def bit_of(troop: i64) -> i64:
    """The place of a card's bit in its word of a set of troop cards."""
    return troop % HALF if troop < TROOPS else HALF + (troop - TROOPS) % REST


def note_attack(table: Table, seat: i64, foe: i64, hold: i64, kind: i64) -> None:
    """A Baron announces whom or what he attacks, and how."""
    table.doing[FIGHT_SEAT] = seat
    table.doing[FIGHT_SEAT + 1] = foe
    table.doing[FIGHT_HOLD] = hold
    table.doing[FIGHT_KIND] = kind


def note_nobles(table: Table, side: i64, nobles: i64) -> None:
    """These Nobles take part."""
    table.doing[FIGHT_NOBLES + side] = nobles


def note_commander(table: Table, side: i64, noble: i64) -> None:
    """A Noble commands a side, or (NONE) nobody."""
    table.doing[FIGHT_COMMANDER + side] = noble


def note_ability(table: Table, side: i64, used: i64) -> None:
    """A commander uses his ability, or does not."""
    table.doing[FIGHT_ABILITY + side] = used


def clear_fight(table: Table) -> None:
    """Nobody fights."""
    note_attack(table, NONE, NONE, NONE, NONE)
    for side in range(i64(2)):
        note_nobles(table, side, 0)
        note_commander(table, side, NONE)
        note_ability(table, side, NONE)


def note_refusal(table: Table, seat: i64, mover: i64, area: i64) -> None:
    """A Baron does not let another pass through an area: he has to look for another way."""
    table.doing[ON_WAY] = 0
    table.doing[CLOSED] |= BIT[area]
    note_breach(table, seat, mover, LET_PASS)


def note_call(table: Table, symbol: i64) -> None:
    """A Noble is called to move."""
    table.doing[CALLED] |= BIT[symbol]
    end_way(table)


def note_step(table: Table, area: i64) -> None:
    """The route that is announced leads into an area."""
    table.doing[ON_WAY] |= BIT[area]


def end_way(table: Table) -> None:
    """Nobody is on the way."""
    table.doing[ON_WAY] = 0
    table.doing[CLOSED] = 0


def end_calls(table: Table) -> None:
    """The action is over."""
    table.doing[CALLED] = 0
    end_way(table)


def note_handed(table: Table, troop: i64) -> None:
    """A troop card is handed over."""
    table.doing[HANDED + word_of(troop)] |= BIT[bit_of(troop)]


def end_handing(table: Table) -> None:
    """A step of the transfers is over."""
    table.doing[HANDED] = 0
    table.doing[HANDED + 1] = 0

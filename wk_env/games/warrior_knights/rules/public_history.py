"""What everybody sees happen: written into table.history to be remembered, into table.doing while it goes on."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    ACTIONS_A_BARON,
    BIT,
    BROKEN,
    CALLED,
    CAME_HOME,
    CLOSED,
    FIGHT_ABILITY,
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    FIRST_NEUTRAL,
    HANDED,
    LAID,
    LET_PASS,
    MOST_SEATS,
    NO_ATTACK,
    NONE,
    ON_WAY,
    PLEDGED,
    STRIKES,
    VOTES_LAST,
    VOTES_SPENT,
)
from wk_env.games.warrior_knights.rules.state import Table

STACKS: Final[i64] = 3
HALF: Final[i64] = 45  # a set of troop cards is two words of so many bits

# ---- history


def note_votes(table: Table, seat: i64, votes: i64) -> None:
    """A Baron shows Votes, or an empty fist, and they are spent."""
    table.history[VOTES_LAST + seat] = votes
    table.history[VOTES_SPENT + seat] += votes


def note_return(table: Table, card: i64) -> None:
    """An Action card goes back to the hand of its Baron, where all know it to be until he plans again."""
    table.history[CAME_HOME + card // ACTIONS_A_BARON] |= BIT[card % ACTIONS_A_BARON]


def came_home(table: Table, card: i64) -> bool:
    """Whether a Baron's Action card went back to his hand in this round."""
    return (table.history[CAME_HOME + card // ACTIONS_A_BARON] >> (card % ACTIONS_A_BARON)) & 1 == 1


def take_up_cards(table: Table) -> None:
    """A new round: every Baron may lay what came home."""
    for seat in range(MOST_SEATS):
        table.history[CAME_HOME + seat] = 0


def note_laid(table: Table, card: i64, stack: i64, more: i64) -> None:
    """So many cards more of a Baron lie in a stack, as the backs show; Neutral ones are nobody's."""
    if card < FIRST_NEUTRAL:
        table.history[LAID + card // ACTIONS_A_BARON * STACKS + stack - 1] += more


def forget_laid(table: Table, seat: i64) -> None:
    """No card of a Baron lies in any stack."""
    for row in range(LAID + seat * STACKS, LAID + seat * STACKS + STACKS):
        table.history[row] = 0


def note_strike(table: Table, seat: i64, foe: i64) -> None:
    """A Baron begins a battle or siege against another (or NEUTRAL), perhaps against his word."""
    if foe >= 0:
        table.history[STRIKES + seat * MOST_SEATS + foe] += 1
        note_breach(table, seat, foe, NO_ATTACK)


def note_breach(table: Table, seat: i64, receiver: i64, promise: i64) -> None:
    """A Baron does what he promised another not to do, if he did.

    Rules: WK-526
    """
    row: i64 = seat * MOST_SEATS + receiver
    if len(table.promised) > 0 and table.promised[row] == promise:
        table.history[BROKEN + row] += 1


def note_refusal(table: Table, seat: i64, mover: i64, area: i64) -> None:
    """A Baron does not let another pass through an area: he has to look for another way."""
    table.doing[ON_WAY] = 0
    table.doing[CLOSED] |= BIT[area]
    note_breach(table, seat, mover, LET_PASS)


# ---- a battle


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


# ---- movement, transfers and pledges


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
    table.doing[HANDED + troop // HALF] |= BIT[troop % HALF]


def end_handing(table: Table) -> None:
    """A step of the transfers is over."""
    table.doing[HANDED] = 0
    table.doing[HANDED + 1] = 0


def note_pledge(table: Table, seat: i64, faith: i64) -> None:
    """A Baron pledges so much Faith more."""
    table.doing[PLEDGED + seat] += faith


def sum_pledged(table: Table) -> i64:
    """What all have pledged."""
    total: i64 = 0
    for seat in range(table.seats):
        total += table.doing[PLEDGED + seat]
    return total


def pay_pledges(table: Table) -> None:
    """Everybody pays what he pledged, to the treasury."""
    for seat in range(table.seats):
        table.faith[seat] -= table.doing[PLEDGED + seat]
    drop_pledges(table)


def drop_pledges(table: Table) -> None:
    """Nothing is pledged."""
    for seat in range(table.seats):
        table.doing[PLEDGED + seat] = 0

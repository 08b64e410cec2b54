"""What goes on in the open, and what everybody may remember, in sentences."""

from collections.abc import Iterator

from wk_env.games.warrior_knights.knowledge.sight import may_count_hand, may_see_hand
from wk_env.games.warrior_knights.rules.asks import SIEGE
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    BROKEN,
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    MOST_SEATS,
    NOBLES,
    NONE,
    PLEDGED,
    VOTES_SPENT,
)
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed


def say_fight(speech: Speech) -> Iterator[str]:
    """Who attacks whom or what, and with which Nobles, under whom."""
    table = speech.table
    attacker = table.doing[FIGHT_SEAT]
    if attacker == NONE:
        return
    hold, foe = table.doing[FIGHT_HOLD], speech.owner(table.doing[FIGHT_SEAT + 1])
    what = foe if hold == NONE else speech.hold(hold)
    yield f"{speech.baron(attacker)} {'besieges' if table.doing[FIGHT_KIND] == SIEGE else 'attacks'} {what}."
    for side, name in enumerate(("The attacker", "The defender")):
        nobles = [noble for noble in range(NOBLES) if table.doing[FIGHT_NOBLES + side] & BIT[noble]]
        commander = table.doing[FIGHT_COMMANDER + side]
        if nobles:
            under = f", under {speech.noble(commander)}" if commander != NONE else ""
            yield f"{name} fights with {listed(speech.noble(noble) for noble in nobles)}{under}."


def say_battle(speech: Speech, viewer: int | None) -> Iterator[str]:
    """The Fate cards held in a battle."""
    table = speech.table
    for side, name in enumerate(("The attacker", "The defender")):
        held = range(side * len(table.fate_deck), side * len(table.fate_deck) + table.fate_held[side])
        if held and (viewer is None or may_see_hand(speech.game, side, viewer or 0)):
            yield f"{name} holds {listed(speech.fate(table.fate_hand[place]) for place in held)}."
        elif held and may_count_hand(speech.game, side, viewer or 0):
            yield f"{name} holds {counted(len(held), 'Fate card')}."


def say_history(speech: Speech) -> Iterator[str]:
    """Faith that was pledged, Votes that were spent and promises that were broken."""
    table = speech.table
    seats = range(table.seats)
    pledged = [f"{speech.baron(seat)} {table.doing[PLEDGED + seat]}" for seat in seats if table.doing[PLEDGED + seat]]
    spent = [
        f"{speech.baron(seat)} {table.history[VOTES_SPENT + seat]}"
        for seat in seats
        if table.history[VOTES_SPENT + seat]
    ]
    if pledged:
        yield f"Faith pledged: {listed(pledged)}."
    if spent:
        yield f"Votes spent so far: {listed(spent)}."
    for seat in seats:
        for receiver in seats:
            broken = table.history[BROKEN + seat * MOST_SEATS + receiver]
            if broken:
                yield f"{speech.baron(seat)} broke {counted(broken, 'promise')} to {speech.baron(receiver)}."

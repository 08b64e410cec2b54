"""What happened to armies: battles and who won them, casualties, Nobles who fell, came and went."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import (
    ARMIES,
    BIT,
    FIGHT_SEAT,
    NOBLES,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    PORT,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.procedures.aftermath import winning_side
from wk_env.games.warrior_knights.rules.procedures.combat import SUFFERING, Battle
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE
from wk_env.games.warrior_knights.rules.procedures.tally import victories_of
from wk_env.games.warrior_knights.rules.queries import baron_of, sides_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import BATTLE_RESULTS, Speech
from wk_env.games.warrior_knights.words.topics import say_foe
from wk_env.kernel.english import counted, listed

BOTH: Final = (ATTACK, DEFENCE)


def say_hand(speech: Speech, side: int) -> str:
    """The battle results in a hand, each with how often it is there."""
    table = speech.table
    held = range(side * len(table.fate_deck), side * len(table.fate_deck) + table.fate_held[side])
    results = [table.content.fate_battle[table.fate_hand[place]] for place in held]
    counts = [(results.count(result), name) for result, name in enumerate(BATTLE_RESULTS)]
    shown = listed(f"{count} x {name}" if count > 1 else name for count, name in counts if count)
    return f"{say_foe(speech, holder_of(table, side))} shows {shown if results else 'no Fate card'}"


def holder_of(table: Table, side: int) -> int:
    """Whose the Fate cards of a side are: below 0 a neutral city's."""
    fights = int(table.doing[FIGHT_SEAT + side])
    return fights if is_invader(table, fights) else int(table.fate_side[side])


def tell_hands(step: Step) -> Iterator[str]:
    """The Fate cards of both sides when they are turned over, and once more if others are drawn later."""
    has_more = sum(step.old.fate_held) < sum(step.new.fate_held)
    if step.new.fate_open[ATTACK] and (has_more or not step.old.fate_open[ATTACK]):
        yield f"{say_hand(step.speech, ATTACK)}; {say_hand(step.speech, DEFENCE)}"


def place_of(step: Step, battle: Battle) -> str:
    """Where a battle was fought: before whose walls, or in which area."""
    speech = step.speech
    if battle.hold != NONE:
        neutral = "neutral " if battle.seat[DEFENCE] < 0 else ""
        return f"{neutral}{speech.hold(battle.hold)}"
    nobles = [noble for noble in range(NOBLES) if battle.nobles[ATTACK] & BIT[noble]]
    return speech.area(step.old.noble_at[nobles[0]]) if nobles else "the open field"


def victories(table: Table, battle: Battle) -> tuple[int, int] | None:
    """The Victories of the attacker and the defender, or None if the battle ended before they were counted."""
    if not battle.counts_victories(table):
        return None
    attack, defence = (victories_of(table, side, battle.commander[side], battle.walls_before(side)) for side in BOTH)
    return int(attack), int(defence)


def tell_result(step: Step) -> Iterator[str]:
    """Who won a battle, and by how much."""
    battle = step.frame
    if not isinstance(battle, Battle) or battle.step // 2 <= SUFFERING:
        return
    attacker, where = step.speech.baron(battle.seat[ATTACK]), place_of(step, battle)
    foe = "" if battle.seat[DEFENCE] < 0 else f" against {step.speech.baron(battle.seat[DEFENCE])}"
    won = victories(step.old, battle)
    lead = won[0] - won[1] if won else 0
    side = winning_side(step.old, battle.nobles, battle.hold, lead)
    verb = {ATTACK: "wins the battle for", DEFENCE: "loses the battle for"}.get(side, "fights for")
    score = f", {won[0]} to {won[1]}" if won else ""
    end = "" if side in BOTH else ": nobody wins"
    yield f"{attacker} {verb} {where}{foe}{score}{end}"


def tell_casualties(step: Step) -> Iterator[str]:
    """Casualty tokens that an army took."""
    for army in range(ARMIES):
        if step.old.casualties[army] < step.new.casualties[army]:
            yield f"{step.speech.army(army)} now has {counted(step.new.casualties[army], 'casualty', 'casualties')}"


def tell_deaths(step: Step) -> Iterator[str]:
    """Nobles who died for good, or whose heirs wait."""
    old, new, speech = step.old, step.new, step.speech
    for noble in range(NOBLES):
        before, after = old.noble_at[noble], new.noble_at[noble]
        who = f"{speech.noble(noble)} of {speech.baron(baron_of(noble))}" if baron_of(noble) < sides_of(new) else ""
        if before != after == OUT_OF_GAME:
            yield f"{who} falls (without an heir)"
        elif before >= 0 and after == OFF_BOARD and troops_left(new, noble):
            yield f"{who} falls (an heir follows)"


def troops_left(table: Table, noble: int) -> bool:
    """Whether troops wait for the heir of a Noble; a Noble without any has merely left the board."""
    return table.army_troops[noble] > 0


def tell_nobles(step: Step) -> Iterator[str]:
    """Nobles who left the board without troops, or came ashore."""
    for noble in range(NOBLES):
        before, after = step.old.noble_at[noble], step.new.noble_at[noble]
        if before >= 0 and after == OFF_BOARD and not troops_left(step.new, noble):
            yield f"{step.speech.noble(noble)} leaves the board"
        elif before >= PORT > after >= 0:
            yield f"{step.speech.noble(noble)} lands in {step.speech.area(after)}"

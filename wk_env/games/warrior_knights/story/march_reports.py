"""A march and its battle in one sentence: what changed between the moment it was announced and now."""

from dataclasses import dataclass
from typing import Final

from wk_env.games.warrior_knights.rules.asks import SIEGE, WITHDRAW_OR_STAND
from wk_env.games.warrior_knights.rules.numbers import (
    ARMIES,
    CITIES,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_SEAT,
    HOLDS,
    NOBLES,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    PORT,
    RAZED,
    SYMBOLS,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import winning_side
from wk_env.games.warrior_knights.rules.procedures.combat import SUFFERING, Battle
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK
from wk_env.games.warrior_knights.rules.queries import baron_of, baron_of_army, sides_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.story.fights import troops_left, victories
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

TITLES: Final = frozenset(("Sir", "Lord", "Count"))


@dataclass
class MarchReport:
    """A march of a Baron since the table stood like that; the attack that came of it."""

    seat: int
    before: Table
    attack: tuple[int, int, int] | None = None  # whom, what (a hold or NONE), and how
    score: str = ""

    def watch(self, step: Step) -> None:
        """Note whom the march attacks and how the battle ends."""
        doing = step.new.doing
        if doing[FIGHT_SEAT] == self.seat:
            self.attack = (int(doing[FIGHT_SEAT + 1]), int(doing[FIGHT_HOLD]), int(doing[FIGHT_KIND]))
        if step.answered == WITHDRAW_OR_STAND and step.choice == YES:
            self.score = ": the defender withdraws"
        battle = step.frame
        if isinstance(battle, Battle) and battle.step // 2 > SUFFERING:
            won = victories(step.old, battle)
            side = winning_side(step.old, battle.nobles, battle.hold, won[0] - won[1] if won else 0)
            self.score = f": {won[0]} to {won[1]}" if won else ""
            self.score += "" if side == ATTACK else ", in vain"


def given_name(speech: Speech, noble: int) -> str:
    """A Noble by his given name."""
    names = [name for name in speech.noble(noble).split() if name not in TITLES]
    return names[0]


def say_march(march: MarchReport, speech: Speech) -> str:
    """The march up to now in a sentence or two, without the Baron's name before it and a full stop behind it."""
    told = " and ".join(part for part in (say_way(march, speech), say_attack(march, speech)) if part)
    came_of_it = list(outcome(march, speech))
    return f"{told or 'stays in place'}{march.score}{'. ' if came_of_it else ''}{'; '.join(came_of_it)}"


def has_begun(march: MarchReport, speech: Speech) -> bool:
    """Whether anybody has gone anywhere, or attacked."""
    return march.attack is not None or bool(movers(march, speech.table))


def is_decided(march: MarchReport, speech: Speech) -> bool:
    """Whether its battle is over, or a place has fallen to it."""
    return bool(march.score or fallen_places(march, speech.table, speech))


def say_way(march: MarchReport, speech: Speech) -> str:
    """Who went where; nothing if nobody did."""
    ways: dict[int, list[str]] = {}
    for noble, goal in movers(march, speech.table).items():
        ways.setdefault(goal % PORT, []).append(given_name(speech, noble))
    return " and ".join(f"sends {listed(names)} to {speech.area(goal)}" for goal, names in ways.items())


def movers(march: MarchReport, new: Table) -> dict[int, int]:
    """The Baron's Nobles who are elsewhere now, and where."""
    own = range(march.seat * SYMBOLS, march.seat * SYMBOLS + SYMBOLS)
    at = {noble: (int(march.before.noble_at[noble]), int(new.noble_at[noble])) for noble in own}
    return {noble: now for noble, (then, now) in at.items() if then != now and min(then, now) >= 0}


def say_attack(march: MarchReport, speech: Speech) -> str:
    """Whom or what the march attacked; nothing if nobody."""
    if march.attack is None:
        return ""
    foe, hold, kind = march.attack
    if hold == NONE:
        return f"attacks {speech.baron(foe)}"
    goals = {speech.area(int(at) % PORT) for at in movers(march, speech.table).values()}
    what = "it" if goals == {speech.hold(hold)} else speech.hold(hold)
    return f"{'besieges' if kind == SIEGE else 'assaults'} {what}"


def outcome(march: MarchReport, speech: Speech) -> list[str]:
    """What the march changed: cities, strongholds, walls, the fallen, casualties."""
    old, new = march.before, speech.table
    return [*fallen_places(march, new, speech), *fallen_nobles(old, new, speech), *say_losses(old, new, speech)]


def fallen_places(march: MarchReport, new: Table, speech: Speech) -> list[str]:
    """The city that was attacked if it changed hands, and strongholds that fell; what is handed over is told apart."""
    old, hold = march.before, NONE if march.attack is None else march.attack[1]
    told = []
    if 0 <= hold < CITIES and old.city_owner[hold] != new.city_owner[hold]:
        told.append(f"{speech.city(hold)} {'is razed' if new.city_owner[hold] == RAZED else 'falls'}")
    lost = [seat for seat in range(sides_of(new)) if old.stronghold_at[seat] >= 0 > new.stronghold_at[seat]]
    return told + [f"the stronghold of {speech.baron(seat)} falls" for seat in lost]


def fallen_nobles(old: Table, new: Table, speech: Speech) -> list[str]:
    """Nobles who died."""
    dead = [
        given_name(speech, noble)
        for noble in range(NOBLES)
        if baron_of(noble) < sides_of(new) and old.noble_at[noble] >= 0 and is_dead(new, noble)
    ]
    return [f"{listed(dead)} {'dies' if len(dead) == 1 else 'die'}"] if dead else []


def is_dead(table: Table, noble: int) -> bool:
    """Whether a Noble who stood on the board has fallen: for good, or with troops that wait for his heir."""
    place = table.noble_at[noble]
    return bool(place == OUT_OF_GAME or (place == OFF_BOARD and troops_left(table, noble)))


def say_losses(old: Table, new: Table, speech: Speech) -> list[str]:
    """Casualties that Barons took, breaches in walls."""
    taken = [0] * sides_of(new)
    for army in range(ARMIES):
        seat = int(baron_of_army(army))
        if seat < sides_of(new):
            taken[seat] += max(0, int(new.casualties[army] - old.casualties[army]))
    told = [f"{speech.baron(seat)} takes {counted(n, 'casualty', 'casualties')}" for seat, n in enumerate(taken) if n]
    for hold in range(HOLDS):
        made = int(new.breaches[hold] - old.breaches[hold])
        if made > 0:
            told.append(f"{speech.hold(hold)} takes {counted(made, 'breach', 'breaches')}")
    return told

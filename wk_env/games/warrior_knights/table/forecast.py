"""Forecasts: how strong both sides are, how often imagined battles go well, what Fate says of expeditions.

Everything comes from what a seat may know: its view, and worlds that it could be in.
"""

from collections import Counter
from typing import Final, NamedTuple

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import (
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    FIRST_STRONGHOLD,
    FLEET_LOST,
    FUNDS_NEEDED,
    NO_NEWS,
    NONE,
)
from wk_env.games.warrior_knights.rules.procedures.armies import (
    first_noble,
    fresh_nobles_in,
    nobles_in,
    strength_of_armies,
)
from wk_env.games.warrior_knights.rules.procedures.tally import cards_for, strength_of_defence
from wk_env.games.warrior_knights.rules.queries import area_of_hold, has_noble_in, holder_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import take
from wk_env.kernel.english import counted, listed

WORLDS: Final = 100
ESTIMATE: Final = "That is an estimate: what you cannot know is dealt at random, and both sides play on by rule."
LONGEST: Final = 60  # questions of one battle


class Clash(NamedTuple):
    """An attack: who, whom (NEUTRAL, too), on what (a hold or NONE) and in which area."""

    seat: int
    foe: int
    hold: int
    area: int


def clash_of(table: Table, ask: int, asked: int) -> Clash | None:
    """The battle that is being fought, or the one that the open question is about."""
    doing = table.doing
    if ask == asks.BATTLE_KIND:
        hold = int(table.subject)
        return Clash(asked, int(holder_of(table, hold)), hold, int(area_of_hold(table, hold)))
    if doing[FIGHT_SEAT] == NONE or doing[FIGHT_KIND] == asks.SIEGE:
        return None
    seat, foe, hold = int(doing[FIGHT_SEAT]), int(doing[FIGHT_SEAT + 1]), int(doing[FIGHT_HOLD])
    if hold != NONE:
        return Clash(seat, foe, hold, int(area_of_hold(table, hold)))
    leader = first_noble(doing[FIGHT_NOBLES])
    area = int(table.subject) if ask == asks.ATTACKER or leader == NONE else int(table.noble_at[leader])
    return Clash(seat, foe, hold, area)


def is_carried(game: Play, clash: Clash) -> bool:
    """Whether the attacker gets what he came for when the open battle is played on by rule."""
    for _ in range(LONGEST):
        take(game, game.decision.options[best_option(game, BALANCED)])
        if game.decision.count == 0 or game.state.doing[FIGHT_SEAT] == NONE:
            break
    if clash.hold == NONE:
        return not has_noble_in(game.state, clash.foe, clash.area)
    if clash.hold >= FIRST_STRONGHOLD:
        return bool(game.state.stronghold_at[clash.foe] < 0)
    return bool(holder_of(game.state, clash.hold) != clash.foe)


def carried_of_imagined(seen: Seen, clash: Clash, worlds: int) -> int:
    """In how many of so many worlds that the seat could be in the open battle goes to the attacker."""
    count = 0
    for seed in range(worlds):
        game = seen.world(seed)
        if game.decision.ask == asks.BATTLE_KIND:
            take(game, asks.ASSAULT)
        count += is_carried(game, clash)
    return count


def say_chance(seen: Seen) -> str:
    """How often the assault that is asked about succeeds: the figure of the panel; nothing where none is at hand."""
    clash = clash_of(seen.speech.table, seen.ask, seen.seat)
    if clash is None:
        return ""
    return f" at odds of {100 * carried_of_imagined(seen, clash, WORLDS) // WORLDS} % in {WORLDS} imagined assaults"


def sides_of(table: Table, clash: Clash) -> list[str]:
    """The strength of both sides and their Fate cards, as far as it is known who fights."""
    chosen = table.doing[FIGHT_NOBLES] if table.doing[FIGHT_SEAT] != NONE else 0
    nobles = chosen or fresh_nobles_in(table, clash.seat, clash.area)
    defence = nobles_in(table, clash.foe, clash.area) if clash.foe >= 0 else 0
    strengths = (strength_of_armies(table, nobles), strength_of_defence(table, defence, clash.hold))
    leaders = (first_noble(nobles), first_noble(defence))
    lines = []
    for side, (strength, leader) in enumerate(zip(strengths, leaders, strict=True)):
        named = table.doing[FIGHT_COMMANDER + side] if table.doing[FIGHT_SEAT] != NONE else NONE
        cards = cards_for(table, strength, named if named != NONE else leader)
        lines.append(f"{strength}, {counted(int(cards), 'Fate card')}")
    return lines


def fight_panel(seen: Seen) -> list[str]:
    """Both sides of the open battle, and how often such a battle goes to the attacker."""
    speech = seen.speech
    clash = clash_of(speech.table, seen.ask, seen.seat)
    if clash is None:
        return []
    attack, defence = sides_of(speech.table, clash)
    what = f"{speech.baron(clash.foe)} in {speech.area(clash.area)}" if clash.hold == NONE else speech.hold(clash.hold)
    all_of = " at most" if seen.ask in {asks.BATTLE_KIND, asks.ATTACKER} else ""
    who = "You attack" if clash.seat == seen.seat else f"{speech.baron(clash.seat)} attacks"
    return [
        f"{who} with {attack}{all_of}; {what} defends with {defence}.",
        f"Of {WORLDS} imagined assaults on {what} {carried_of_imagined(seen, clash, WORLDS)} succeed.",
        ESTIMATE,
    ]


def voyage_chances(speech: Speech, voyage: int) -> str:
    """What the Fate cards say of an expedition, as printed on all of them."""
    content = speech.table.content
    fates = len(content.fate_battle)
    row = [int(content.fate_voyage[voyage * fates + card]) for card in range(fates)]
    counts = Counter(row)
    paid = sorted(set(row) - {NO_NEWS, FLEET_LOST, FUNDS_NEEDED})
    parts = [f"on {counts[news]} it pays {news} times the stake" for news in paid]
    parts += [f"on {counts[FLEET_LOST]} all is lost"] if counts[FLEET_LOST] else []
    parts += [f"on {counts[FUNDS_NEEDED]} it needs more funds"] if counts[FUNDS_NEEDED] else []
    parts += [f"on {counts[NO_NEWS]} there is no news yet"] if counts[NO_NEWS] else []
    return f"of {fates} Fate cards, {listed(parts)}"

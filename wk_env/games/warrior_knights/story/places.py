"""What happened to places: cities, strongholds, sieges, walls."""

from collections.abc import Iterator

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.rules.cards.effects_on_cities import EachCity
from wk_env.games.warrior_knights.rules.numbers import CITIES, HOLDS, MOST_SEATS, NEUTRAL, NONE, OFF_BOARD, RAZED
from wk_env.games.warrior_knights.rules.procedures.revolt import CityTests, Revolt
from wk_env.games.warrior_knights.rules.queries import sides_of, strength_of_hold
from wk_env.games.warrior_knights.rules.sets import first_in
from wk_env.games.warrior_knights.words.steps import Step


def tell_cities(step: Step) -> Iterator[str]:
    """Cities that changed hands."""
    old, new, speech = step.old, step.new, step.speech
    for city in range(CITIES):
        before, after = old.city_owner[city], new.city_owner[city]
        if before == after:
            continue
        if after == RAZED:
            yield f"{speech.city(city)} is razed"
        elif after == NEUTRAL:
            yield f"{speech.baron(before)} loses {speech.city(city)}"
        else:
            former = f" from {speech.baron(before)}" if before >= 0 else ""
            yield f"{speech.baron(after)} gains {speech.city(city)}{former}"


def tell_strongholds(step: Step) -> Iterator[str]:
    """Strongholds that fell or were built."""
    old, new, speech = step.old, step.new, step.speech
    for seat in range(sides_of(new)):
        before, after = old.stronghold_at[seat], new.stronghold_at[seat]
        if before != after and after == OFF_BOARD:
            yield f"the stronghold of {speech.baron(seat)} falls"
        elif before != after:
            yield f"the stronghold of {speech.baron(seat)} stands in {speech.area(after)}"


def tell_sieges(step: Step) -> Iterator[str]:
    """Sieges that began or ended."""
    old, new, speech = step.old, step.new, step.speech
    for row in range(HOLDS * MOST_SEATS):
        if (old.siege_since[row] > 0) == (new.siege_since[row] > 0):
            continue
        who, where = speech.baron(row % MOST_SEATS), speech.hold(row // MOST_SEATS)
        yield f"{who} lays siege to {where}" if new.siege_since[row] else f"the siege of {where} by {who} is over"


def tell_revolts(step: Step) -> Iterator[str]:
    """Cities that rise against their Barons."""
    follows = step.next
    if isinstance(follows, Revolt) and not isinstance(step.frame, Revolt):
        owner = step.speech.owner(step.new.city_owner[follows.city])
        yield f"{step.speech.city(follows.city)} revolts against {owner}"


def tested_city(step: Step) -> int:
    """The city for which Fate cards were turned in a step, or NONE."""
    frame = step.frame
    now = next((found for found in step.speech.game.stack if type(found) is type(frame)), None)
    if step.old.fate_top == step.new.fate_top:
        return NONE
    if isinstance(frame, CityTests) and isinstance(now, CityTests):
        return int(first_in(now.tested & ~frame.tested))
    return int(now.city) - 1 if isinstance(frame, EachCity) and isinstance(now, EachCity) else NONE


def tell_calm(step: Step) -> Iterator[str]:
    """Cities that were tested for revolt and stay calm."""
    city = tested_city(step)
    if city != NONE and not isinstance(step.next, (Revolt, Riot)):
        yield f"{step.speech.city(city)} is tested and stays calm"


def is_stronger(step: Step, hold: int) -> bool:
    """Whether a hold gained strength: it does not when breaches go because there is less left to breach."""
    return strength_of_hold(step.old, hold) < strength_of_hold(step.new, hold)


def tell_walls(step: Step) -> Iterator[str]:
    """Breaches made and repaired, cities fortified."""
    old, new, speech = step.old, step.new, step.speech
    for hold in range(HOLDS):
        if old.breaches[hold] < new.breaches[hold]:
            yield f"the walls of {speech.hold(hold)} are breached: strength {strength_of_hold(new, hold)} is left"
        elif old.breaches[hold] > new.breaches[hold] and old.round and is_stronger(step, hold):
            yield f"the walls of {speech.hold(hold)} are repaired to strength {strength_of_hold(new, hold)}"
    for city in range(CITIES):
        if old.fortified[city] < new.fortified[city]:
            yield f"{speech.city(city)} is fortified"
        elif old.fortified[city] > new.fortified[city] and new.city_owner[city] != RAZED:
            yield f"{speech.city(city)} loses its fortification"

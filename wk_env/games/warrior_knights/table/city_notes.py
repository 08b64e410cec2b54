"""What people want to know of a city before they go there: whose it is, how strong, and what it pays."""

from typing import NamedTuple

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE, RAZED
from wk_env.games.warrior_knights.rules.phases.taxation import income_from
from wk_env.games.warrior_knights.rules.queries import city_in, strength_of_hold
from wk_env.games.warrior_knights.words.areas_named import area_named
from wk_env.games.warrior_knights.words.things import Speech


class CityNote(NamedTuple):
    """A city as somebody sees it who may go there."""

    whose: str
    strength: int
    pays: int


def note(speech: Speech, seat: int, choice: int) -> str:
    """Whose city stands in the area that an answer names, how strong it is and what it pays; nothing if none does."""
    ask = int(speech.game.decision.ask)
    is_here = ask == asks.TARGET and choice == asks.NEUTRAL_CITY
    known = city_at(speech, seat, int(speech.table.subject) if is_here else area_named(ask, choice))
    return "" if known is None else f" ({known.whose}, {known.strength}, pays {known.pays})"


def city_at(speech: Speech, seat: int, area: int) -> CityNote | None:
    """The city that stands in an area, if one does."""
    table = speech.table
    city = NONE if area == NONE else city_in(table, area)
    if city == NONE or table.city_owner[city] == RAZED:
        return None
    owner = table.city_owner[city]
    whose = "yours" if owner == seat else speech.owner(owner)
    return CityNote(whose, int(strength_of_hold(table, city)), income_of_city(speech, city))


def income_of_city(speech: Speech, city: int) -> int:
    """The crowns that a city pays or would pay its Baron now."""
    table = speech.table
    owner = int(table.city_owner[city])
    return int(income_from(table, owner, city) if owner >= 0 else table.content.city_income[city])

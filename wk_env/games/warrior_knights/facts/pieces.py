"""What lies on the board: Nobles, cities, strongholds, areas and troop cards."""

from typing import Annotated, Final

from msgspec import Meta, Struct

SIEGE_TOKENS: Final = "Casualty tokens that sieges laid on it, 100 of strength each, where Advanced Sieges are played."
SPARES: Final = "Whether Nobles inside retreat if a siege takes it, where Advanced Sieges are played."


class Troops(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A kind of troop card; it may stand for one card or for all of its kind."""

    strength: Annotated[int, Meta(description="The troops on the card: 50, 100, 150 or 200.")]
    nation: Annotated[str | None, Meta(description="The nationality of Mercenaries; None for Regulars.")] = None
    company: Annotated[
        str | None,
        Meta(description="What they are called: `the King's Army`, a Levy, a Leader or Herald; None for others."),
    ] = None
    rank: Annotated[str | None, Meta(description="`Leader` or `Herald`, who helps the Noble whom he is with.")] = None


class Noble(Struct, frozen=True, kw_only=True):
    """A Noble and his army."""

    name: Annotated[str, Meta(description="What he is called.")]
    baron: Annotated[int, Meta(description="The seat of his Baron.")]
    symbol: Annotated[str, Meta(description="`star`, `square`, `triangle` or `circle`.")]
    area: Annotated[str | None, Meta(description="The area that he stands in; None at sea and off the board.")]
    port: Annotated[str | None, Meta(description="The area on whose port icon he stands; None if on none.")]
    is_dead: Annotated[bool, Meta(description="Whether he is out of the game for good.")]
    fresh: Annotated[bool, Meta(description="Whether he has not yet acted.")]
    troops: Annotated[int | None, Meta(description="The troops of his army, casualties not taken off.")]
    casualties: Annotated[int, Meta(description="Casualty tokens on his army, 100 troops each.")]
    strength: Annotated[int | None, Meta(description="His troops less his casualties, never below 0.")]
    cards: Annotated[tuple[Troops, ...] | None, Meta(description="The troop cards of his army.")]
    office: Annotated[str | None, Meta(description="The office that he holds, by its Agenda.")]
    heir_with: Annotated[int | None, Meta(description="The seat that holds his living heir, where heirs are played.")]
    awaits_heir: Annotated[bool, Meta(description="Whether he is dead until another Baron gives his heir back.")]
    deaths: Annotated[int | None, Meta(description="How often he has died; None where that is not counted.")]


class City(Struct, frozen=True, kw_only=True):
    """A city and its walls."""

    name: Annotated[str, Meta(description="What it is called.")]
    area: Annotated[str, Meta(description="The area that it stands in.")]
    is_overseas: Annotated[bool, Meta(description="Whether it lies outside of the Kingdom.")]
    owner: Annotated[int | None, Meta(description="The seat of the Baron who holds it; None if nobody does.")]
    is_razed: Annotated[bool, Meta(description="Whether it was razed.")]
    income: Annotated[int, Meta(description="The crowns printed on it.")]
    printed_strength: Annotated[int, Meta(description="The strength printed on it.")]
    strength: Annotated[int, Meta(description="Its strength now: walls and cards counted, 100 less for each breach.")]
    is_fortified: Annotated[bool, Meta(description="Whether it is fortified.")]
    has_garrison: Annotated[bool, Meta(description="Whether a garrison lies in it: a Garrison or troop cards.")]
    garrison: Annotated[tuple[Troops, ...], Meta(description="The troop cards left in it as a garrison, if any.")]
    breaches: Annotated[int, Meta(description="Breaches in its walls.")]
    is_rioting: Annotated[bool, Meta(description="Whether its people riot, so that it yields nothing.")]
    is_won_over: Annotated[bool, Meta(description="Whether it has the diplomacy mark: an appeal won it.")]
    sieges: Annotated[dict[int, int], Meta(description="Who besieges it: seat, and the round in which he began.")]
    siege_tokens: Annotated[int, Meta(description=SIEGE_TOKENS)]
    spares: Annotated[bool, Meta(description=SPARES)]


class Stronghold(Struct, frozen=True, kw_only=True):
    """The stronghold of a Baron, and the troops in it that no Noble leads."""

    baron: Annotated[int, Meta(description="The seat of its Baron.")]
    area: Annotated[str | None, Meta(description="The area that it stands in; None off the board.")]
    strength: Annotated[int, Meta(description="Its strength now, 100 less for each breach.")]
    breaches: Annotated[int, Meta(description="Breaches in its walls.")]
    sieges: Annotated[dict[int, int], Meta(description="Who besieges it: seat, and the round in which he began.")]
    troops: Annotated[int | None, Meta(description="The troops in it that no Noble leads.")]
    casualties: Annotated[int, Meta(description="Casualty tokens on these troops.")]
    cards: Annotated[tuple[Troops, ...] | None, Meta(description="Their troop cards.")]
    siege_tokens: Annotated[int, Meta(description=SIEGE_TOKENS)]
    spares: Annotated[bool, Meta(description=SPARES)]


class Area(Struct, frozen=True, kw_only=True):
    """An area of the map, as it is printed."""

    name: Annotated[str, Meta(description="What it is called.")]
    city: Annotated[str | None, Meta(description="The city printed there.")]
    is_overseas: Annotated[bool, Meta(description="Whether it lies outside of the Kingdom.")]
    has_port: Annotated[bool, Meta(description="Whether a port icon is printed there.")]
    neighbours: Annotated[tuple[str, ...], Meta(description="The areas one step away: no mountains, rivers by bridge.")]

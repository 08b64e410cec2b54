"""What goes on: cards of the Assembly, Events, expeditions, decks and the battle that is fought."""

from typing import Annotated

from msgspec import Meta, Struct


class Card(Struct, frozen=True, kw_only=True):
    """An Event or an Agenda that lies open, or what a Leader or Herald gives the Noble whom he is with."""

    name: Annotated[str, Meta(description="What it is called.")]
    kind: Annotated[
        str, Meta(description="`Event`, `motion`, `law`, `charge`, `office`, `Private Motion`, `Leader` or `Herald`.")
    ]
    text: Annotated[str, Meta(description="What it does.")]
    is_marked: Annotated[bool, Meta(description="Whether it bears the mark of an expansion, which does nothing.")]
    question: Annotated[str | None, Meta(description="What it asks of the Assembly; None for an Event.")]
    baron: Annotated[int | None, Meta(description="The seat that it lies on or is about.")]
    noble: Annotated[str | None, Meta(description="The Noble that it lies on or is about.")]
    city: Annotated[str | None, Meta(description="The city that it lies on or is about.")]
    nation: Annotated[str | None, Meta(description="The nationality that it lies on or is about.")]


class FateCard(Struct, frozen=True):
    """A Fate card, as far as battles read it."""

    result: Annotated[str, Meta(description="What it does in a battle.")]
    noble: Annotated[str, Meta(description="The Noble on it: there is one card for each.")]


class Side(Struct, frozen=True, kw_only=True):
    """One side of a battle."""

    baron: Annotated[int | None, Meta(description="The seat that fights; None for a neutral city.")]
    nobles: Annotated[tuple[str, ...], Meta(description="The Nobles who take part.")]
    commander: Annotated[str | None, Meta(description="The Noble in command.")]
    uses_ability: Annotated[bool | None, Meta(description="Whether he uses his ability; None while that is open.")]
    fate_seat: Annotated[int | None, Meta(description="The seat that holds the Fate cards of this side.")]
    fate_drawn: Annotated[int, Meta(description="Fate cards drawn, before any were discarded.")]
    fate_held: Annotated[int | None, Meta(description="Fate cards held.")]
    fate: Annotated[
        tuple[FateCard | None, ...] | None,
        Meta(description="The Fate cards held, each None if it is not known; None if not even their number is."),
    ]


class Battle(Struct, frozen=True, kw_only=True):
    """The battle or siege that was announced."""

    is_siege: Annotated[bool, Meta(description="Whether it is a siege; else an assault, or a battle in the open.")]
    city: Annotated[str | None, Meta(description="The city that is attacked.")]
    stronghold: Annotated[int | None, Meta(description="The seat whose stronghold is attacked.")]
    attacker: Annotated[Side, Meta(description="Who attacks.")]
    defender: Annotated[Side, Meta(description="Who defends.")]


class Expedition(Struct, frozen=True, kw_only=True):
    """An expedition overseas."""

    name: Annotated[str, Meta(description="Where it goes.")]
    spot: Annotated[int | None, Meta(description="The spot that it is on, 1 to 3; None if it has not set out.")]
    is_blessed: Annotated[bool, Meta(description="Whether it is blessed.")]
    shares: Annotated[tuple[int, ...], Meta(description="The crowns that each seat invested.")]


class Decks(Struct, frozen=True, kw_only=True):
    """How many cards the decks hold, and what is known of them."""

    fate: Annotated[int | None, Meta(description="Cards in the Fate deck; None while that would tell a secret.")]
    fate_known: Annotated[
        tuple[FateCard | None, ...],
        Meta(description="The Fate deck from the top on, as far as you remember it: None for a card not known."),
    ]
    events: Annotated[int, Meta(description="Cards in the Event deck.")]
    top_event: Annotated[str | None, Meta(description="The colour on the back of the top Event.")]
    bottom_event: Annotated[str | None, Meta(description="The colour of the lowest Event, if all saw it.")]
    agendas: Annotated[int, Meta(description="Cards in the Agenda deck.")]
    mercenaries: Annotated[int, Meta(description="Cards in the Mercenary deck.")]

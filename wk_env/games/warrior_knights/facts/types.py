"""What a seat knows of a game of Warrior Knights, and what it may answer."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.crown import Crown
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.learning import Learning
from wk_env.games.warrior_knights.facts.affairs import Battle, Card, Decks, Expedition, FateCard
from wk_env.games.warrior_knights.facts.invader import Invader
from wk_env.games.warrior_knights.facts.people import ActionCard, Bargain, Baron, Pact, Promise, Truce
from wk_env.games.warrior_knights.facts.pieces import Area, City, Noble, Stronghold, Troops
from wk_env.kernel.facts import GameFacts, GameOption


class KnightsFacts(GameFacts, frozen=True, kw_only=True):
    """What a seat knows of a game of Warrior Knights."""

    round: Annotated[int, Meta(description="The round; 0 during setup.")]
    phase: Annotated[str, Meta(description="The phase of the round, by name.")]
    stack: Annotated[int | None, Meta(description="The stack that is turned over, 1 to 3.")]
    stack_left: Annotated[tuple[int, ...], Meta(description="Action cards still face down in each stack.")]
    turned_over: Annotated[tuple[ActionCard, ...], Meta(description="Neutral Action cards seen in this round.")]
    pool: Annotated[int, Meta(description="Influence left in the pool.")]
    is_last_upkeep: Annotated[bool, Meta(description="Whether the pool was emptied: this Upkeep is the last.")]
    chairman: Annotated[int | None, Meta(description="The seat of the Chairman of the Assembly.")]
    deputy: Annotated[int | None, Meta(description="The seat that chairs the Assembly in his place.")]
    head_of_church: Annotated[int | None, Meta(description="The seat of the Head of the Church.")]
    crown: Annotated[Crown | None, Meta(description="The King and the race, where a King is crowned.")]
    learning: Annotated[Learning | None, Meta(description="The Scholar and the Advancements on offer, if any.")]
    invader: Annotated[Invader | None, Meta(description="The invader, where one plays.")]
    barons: Annotated[tuple[Baron, ...], Meta(description="The Barons by their seats.")]
    nobles: Annotated[dict[str, Noble], Meta(description="The Nobles by their names, with their armies.")]
    strongholds: Annotated[tuple[Stronghold, ...], Meta(description="The strongholds by the seats of their Barons.")]
    cities: Annotated[dict[str, City], Meta(description="The cities by their names.")]
    areas: Annotated[dict[str, Area], Meta(description="The map: every area by its name.")]
    expeditions: Annotated[dict[str, Expedition], Meta(description="The expeditions by where they go.")]
    track: Annotated[
        tuple[int | None, ...], Meta(description="Whose marker lies on each spot of the Mercenary Track, by seat.")
    ]
    on_offer: Annotated[tuple[Troops, ...], Meta(description="The Mercenaries on offer.")]
    agendas: Annotated[tuple[Card, ...], Meta(description="The current Agendas, in the order in which they lie.")]
    in_force: Annotated[tuple[Card, ...], Meta(description="Laws, charges, offices and lasting Events in force.")]
    events: Annotated[tuple[Card, ...], Meta(description="Events that are being resolved.")]
    decks: Annotated[Decks, Meta(description="The decks.")]
    battle: Annotated[Battle | None, Meta(description="The battle or siege that was announced.")]
    bargain: Annotated[Bargain | None, Meta(description="The bargain on the table, where people bargain.")]
    promises: Annotated[tuple[Promise, ...], Meta(description="What was promised in this round.")]
    truces: Annotated[tuple[Truce, ...], Meta(description="Truces, where cities may capitulate.")]
    pacts: Annotated[tuple[Pact, ...], Meta(description="What pacts there are, where pacts are made.")]
    at_stake: Annotated[str | None, Meta(description="What is at stake, where people bargain about it.")]
    standing_rules: Annotated[tuple[str, ...], Meta(description="Rules that the Assembly laid down by motions.")]


class Thing(Struct, frozen=True, kw_only=True, omit_defaults=True, repr_omit_defaults=True):
    """Something that a question is about: the one field that is given says what it is."""

    noble: Annotated[str | None, Meta(description="A Noble.")] = None
    stronghold: Annotated[int | None, Meta(description="The stronghold of this seat, or the troops in it.")] = None
    baron: Annotated[int | None, Meta(description="A Baron by his seat.")] = None
    area: Annotated[str | None, Meta(description="An area.")] = None
    city: Annotated[str | None, Meta(description="A city.")] = None
    troops: Annotated[Troops | None, Meta(description="A kind of troop card.")] = None
    nation: Annotated[str | None, Meta(description="A nationality.")] = None
    action: Annotated[str | None, Meta(description="An Action card.")] = None
    card: Annotated[str | None, Meta(description="An Event or an Agenda.")] = None
    proposal: Annotated[str | None, Meta(description="What a Private Motion proposes.")] = None
    expedition: Annotated[str | None, Meta(description="An expedition.")] = None
    number: Annotated[int | None, Meta(description="So many.")] = None


class KnightsOption(GameOption, frozen=True, kw_only=True, omit_defaults=True, repr_omit_defaults=True):
    """A legal answer in Warrior Knights."""

    about: Annotated[Thing | None, Meta(description="What the question is about.")] = None
    beside: Annotated[
        Thing | None,
        Meta(description="What stands beside that: who gives the troops, or the like."),
    ] = None
    answer: Annotated[str | None, Meta(description="`yes`, `no`, or what else the question takes.")] = None
    area: Annotated[str | None, Meta(description="An area.")] = None
    city: Annotated[str | None, Meta(description="A city.")] = None
    noble: Annotated[str | None, Meta(description="A Noble.")] = None
    stronghold: Annotated[int | None, Meta(description="The stronghold of this seat, your own.")] = None
    giver: Annotated[Thing | None, Meta(description="Who hands over troops.")] = None
    receiver: Annotated[Thing | None, Meta(description="Who receives them.")] = None
    baron: Annotated[int | None, Meta(description="A Baron by his seat.")] = None
    troops: Annotated[Troops | None, Meta(description="A kind of troop card.")] = None
    more_troops: Annotated[Troops | None, Meta(description="A second one.")] = None
    action: Annotated[str | None, Meta(description="An Action card; none to lay no more into a stack.")] = None
    stack: Annotated[int | None, Meta(description="A stack, 1 to 3.")] = None
    place: Annotated[str | None, Meta(description="`Taxation`, `Wages` or `Assembly`.")] = None
    spot: Annotated[int | None, Meta(description="A spot of the Mercenary Track, 0 to 6 from the left.")] = None
    expedition: Annotated[str | None, Meta(description="An expedition.")] = None
    amount: Annotated[int | None, Meta(description="So many; below 0 so many that are asked for.")] = None
    fate: Annotated[FateCard | None, Meta(description="A Fate card.")] = None
    card: Annotated[str | None, Meta(description="An Event or an Agenda.")] = None
    number: Annotated[int | None, Meta(description="Which card it is, by its number: several may share a name.")] = None
    promise: Annotated[str | None, Meta(description="What is promised.")] = None
    rule: Annotated[str | None, Meta(description="A rule that shall stand, or fall.")] = None

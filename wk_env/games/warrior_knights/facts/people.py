"""What a Baron has, holds and did."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.learning import Mind
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.mission import Mission


class ActionCard(Struct, frozen=True):
    """An Action card and where it lies."""

    name: Annotated[str, Meta(description="What it is called.")]
    at: Annotated[
        str | None,
        Meta(
            description="`hand`, `stack 1` to `stack 3`, `Taxation`, `Wages`, `Assembly`, `aside`, `turned over` or"
            " `resolved`; None if it may lie in more than one place."
        ),
    ]


class Baron(Struct, frozen=True, kw_only=True):
    """A Baron: his purse, his offices, his cards and his deeds."""

    seat: Annotated[int, Meta(description="His seat at the table, from 0.")]
    name: Annotated[str, Meta(description="His family.")]
    colour: Annotated[str, Meta(description="His colour.")]
    is_out: Annotated[bool, Meta(description="Whether he was eliminated.")]
    crowns: Annotated[int, Meta(description="His crowns.")]
    faith: Annotated[int, Meta(description="His Faith.")]
    votes: Annotated[int, Meta(description="His Votes.")]
    influence: Annotated[int, Meta(description="His Influence, or his Influence Points as they were counted last.")]
    has_conceded: Annotated[bool | None, Meta(description="Whether he conceded to the King; None where nobody may.")]
    lasting_points: Annotated[int | None, Meta(description="Points that are his for good, where points are counted.")]
    cities: Annotated[tuple[str, ...], Meta(description="The cities that he holds, by name.")]
    nobles: Annotated[tuple[str, ...], Meta(description="His Nobles by name, star, square, triangle and circle.")]
    is_banned: Annotated[bool, Meta(description="Whether he is banned from the Assembly.")]
    misses_assembly: Annotated[
        bool, Meta(description="Whether he has to miss the next Assembly because he broke a pact.")
    ]
    attends: Annotated[bool, Meta(description="Whether he attends the running Assembly.")]
    votes_in_fist: Annotated[int | None, Meta(description="The Votes that he holds ready for the open vote.")]
    votes_written: Annotated[
        tuple[int | None, ...],
        Meta(description="Where two play: the Votes that he wrote down for each current Agenda; else nothing."),
    ]
    supports: Annotated[str | None, Meta(description="What his Votes support: `yes`, `no`, or a Baron's family.")]
    votes_shown: Annotated[int, Meta(description="The Votes that he showed in all Assemblies so far.")]
    votes_shown_last: Annotated[int, Meta(description="The Votes that he showed in the last vote.")]
    faith_pledged: Annotated[int, Meta(description="The Faith that he pledged to cancel the Event.")]
    has_accepted: Annotated[bool, Meta(description="Whether he accepted the motion that passed.")]
    cards: Annotated[tuple[ActionCard, ...], Meta(description="His Action cards, and where each lies.")]
    laid: Annotated[
        tuple[int, int, int] | None,
        Meta(description="How many of his cards lie face down in each stack; None while others plan in secret."),
    ]
    attacks_on: Annotated[tuple[int, ...], Meta(description="The attacks that he began on each seat.")]
    promises_broken_to: Annotated[tuple[int, ...], Meta(description="The promises to each seat that he broke.")]
    mission: Annotated[Mission | None, Meta(description="His Mission, where Missions are played and it is known.")]
    mind: Annotated[Mind | None, Meta(description="What he has learnt, where there are Advancements.")]


class Promise(Struct, frozen=True):
    """What a Baron promised another in this round; it binds nobody."""

    giver: Annotated[int, Meta(description="The seat that promised.")]
    receiver: Annotated[int, Meta(description="The seat that it was promised to.")]
    promise: Annotated[str, Meta(description="What was promised.")]


class Truce(Struct, frozen=True, kw_only=True):
    """Two Barons who may start nothing against each other."""

    seats: Annotated[tuple[int, int], Meta(description="The seats between which it holds.")]
    rounds_left: Annotated[int, Meta(description="The rounds that it lasts, this one included.")]


class Pact(Struct, frozen=True, kw_only=True):
    """What is between two Barons where pacts are made: a pact, a refusal, or a breach."""

    first: Annotated[int, Meta(description="The seat of one of them; of a breach the one who breaks the pact.")]
    second: Annotated[int, Meta(description="The seat of the other.")]
    rounds: Annotated[int, Meta(description="The rounds left of their pact, this one counted; 0 if there is none.")]
    is_refused: Annotated[bool, Meta(description="Whether one refused in this round, so that neither asks again.")]
    lost: Annotated[
        int | None,
        Meta(description="While the move that breaks a pact goes on: what the second lost by it so far, in Influence."),
    ]


class Bargain(Struct, frozen=True, kw_only=True):
    """The bargain that is on the table."""

    offerer: Annotated[int, Meta(description="The seat that offers it.")]
    partner: Annotated[int, Meta(description="The seat that it is offered to.")]
    crowns: Annotated[int, Meta(description="The crowns that the offerer gives; below 0 those that he asks for.")]
    heir: Annotated[str | None, Meta(description="The Noble whose heir changes hands.")]
    promise: Annotated[str | None, Meta(description="What is promised.")]
    promised_by: Annotated[int | None, Meta(description="The seat that is to promise it.")]
    added: Annotated[
        tuple[int, ...], Meta(description="The crowns that each seat adds to it; none where nothing is at stake.")
    ]

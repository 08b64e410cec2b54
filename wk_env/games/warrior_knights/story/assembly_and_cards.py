"""What happened in the Assembly and by cards: votes, verdicts, offices, bans, Events, cards in force."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.cards.event_targets import is_chosen, needs_target
from wk_env.games.warrior_knights.rules.cards.events import Event
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_BARON
from wk_env.games.warrior_knights.rules.numbers import CARD_CURRENT, CARD_IN_FORCE, FIRST_AGENDA, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.agenda import EFFECT, Agenda
from wk_env.games.warrior_knights.rules.procedures.private_motion import VOTED, PrivateMotion
from wk_env.games.warrior_knights.rules.procedures.voting import REVEAL, Voting
from wk_env.games.warrior_knights.rules.subjects import card_at_hand
from wk_env.games.warrior_knights.words.cards import say_in_force, say_kind
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import COLOURS
from wk_env.games.warrior_knights.words.topics import say_card, say_motion, say_target
from wk_env.kernel.english import listed

BANS: Final = ("no longer banned from", "banned from")


def fresh_cards(step: Step) -> list[int]:
    """Events and Agendas that were turned up in a step."""
    old, new = step.old.card_place, step.new.card_place
    return [card for card in range(len(old)) if old[card] != new[card] == CARD_CURRENT]


def tell_events(step: Step) -> Iterator[str]:
    """An Event that is drawn."""
    speech, follows = step.speech, step.next
    for card in fresh_cards(step):
        if is_event(step.new, card):
            colour = COLOURS[step.new.content.event_colour[card]]
            who = speech.baron(follows.drawer) if isinstance(follows, Event) else "fate"
            yield f"{who} draws the {colour} Event {speech.names.card(card)}"


def tell_targets(step: Step) -> Iterator[str]:
    """What Fate names for an Event, before anybody is asked to pay."""
    event = step.frame
    if not isinstance(event, Event) or is_chosen(step.old, event.card) or not needs_target(step.old, event.card):
        return
    name = step.speech.names.card(event.card)
    if step.new.card_on[event.card] == NONE:
        yield f"Fate finds nothing for {name}"
    else:
        yield f"Fate names the target: {name}{say_target(step.speech, event.card)}"


def tell_event_texts(step: Step) -> Iterator[str]:
    """What a drawn Event says."""
    for card in fresh_cards(step):
        if is_event(step.new, card):
            yield f"it says: {step.speech.names.card_text(card).rstrip('.')}"


def tell_agendas(step: Step) -> Iterator[str]:
    """New Agendas for the next Assembly."""
    fresh = [say_card(step.speech, card) for card in fresh_cards(step) if is_agenda(step.new, card)]
    if fresh:
        yield f"before the next Assembly: {listed(fresh)}"


def tell_papers(step: Step) -> Iterator[str]:
    """What two players have written down for all Agendas, revealed before the first of them is voted on."""
    voting, table, speech = step.frame, step.old, step.speech
    if not isinstance(voting, Voting) or (voting.step, voting.place) != (REVEAL, 0):
        return
    cards = [card_at_hand(table), *(int(card) for card in table.current[1:] if card != NONE)]
    for seat in range(table.seats):
        if table.attends[seat]:
            votes = [max(0, table.written[seat * len(table.current) + place]) for place in range(len(cards))]
            shown = listed(f"{vote} on {say_card(speech, card)}" for vote, card in zip(votes, cards, strict=True))
            yield f"{speech.baron(seat)} has written {shown}"


def tell_votes(step: Step) -> Iterator[str]:
    """The Votes in all fists when they open."""
    if not isinstance(step.frame, Voting) or step.frame.step != REVEAL:
        return
    table = step.new
    shown = [
        f"{step.speech.baron(seat)} {max(0, table.fist[seat])}" for seat in range(table.seats) if table.attends[seat]
    ]
    yield f"Votes shown: {listed(shown)}"


def tell_verdict(step: Step) -> Iterator[str]:
    """What the Assembly decided."""
    frame, speech, outcome = step.frame, step.speech, int(step.old.outcome)
    if isinstance(frame, Agenda) and frame.step == EFFECT:
        name = f"{say_card(speech, frame.card)} ({say_kind(speech, frame.card)})"
        if step.old.content.agenda_vote[frame.card - FIRST_AGENDA] == VOTE_BARON:
            yield f"the Assembly names {speech.baron(outcome)}: {name}"
        else:
            yield f"the Assembly {'passes' if outcome == YES else 'rejects'} {name}"
    elif isinstance(frame, PrivateMotion) and frame.step == VOTED:
        step.new.proposal, kept = step.old.proposal, step.new.proposal
        yield f"the Assembly {'passes' if outcome == YES else 'rejects'} {say_motion(speech, NONE)}"
        step.new.proposal = kept


def tell_offices(step: Step) -> Iterator[str]:
    """Who became Chairman, Head of the Church or deputy."""
    old, new, speech = step.old, step.new, step.speech
    if old.round == 0:
        return
    if old.chairman != new.chairman:
        yield f"{speech.baron(new.chairman)} becomes Chairman of the Assembly"
    if old.head != new.head:
        yield f"{speech.baron(new.head)} becomes Head of the Church"


def tell_cards(step: Step) -> Iterator[str]:
    """Cards that are in force from now on, or no longer."""
    for card in range(len(step.new.card_place)):
        before, after = step.old.card_place[card], step.new.card_place[card]
        if not is_event(step.new, card) and not is_agenda(step.new, card):
            continue  # Advancements and what captains lend are told with what they come from
        if before != after == CARD_IN_FORCE:
            yield f"now in force: {say_in_force(step.speech, card)}"
        elif after != before == CARD_IN_FORCE:
            yield f"no longer in force: {say_card(step.speech, card)}"


def tell_bans(step: Step) -> Iterator[str]:
    """Barons banned from the Assembly, or let in again."""
    for seat in range(step.new.seats):
        if step.old.banned[seat] != step.new.banned[seat]:
            yield f"{step.speech.baron(seat)} is {BANS[step.new.banned[seat]]} the Assembly"

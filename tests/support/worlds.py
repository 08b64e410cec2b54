"""Whether a world is possible, by what a seat sees and by what a witness says that it knows."""

from collections import Counter
from typing import Final, TypeAlias

from librt.vecs import vec

from tests.support.fate_witness import Mind, deck_of, hand_of
from tests.support.invariants import faults
from tests.support.seen import numbers
from wk_env.games.warrior_knights.rules.asks import DISCARD, PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    CAME_HOME,
    IN_HAND,
)
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import KnightsMatch

SEALED: Final = frozenset({int(PLAN), int(DISCARD), int(VOTES), int(SETUP_TROOP)})
# Columns in which worlds may differ; every other one is public.
HIDDEN: Final = frozenset(
    {"action_at", "stacks", "fist", "written", "troop_at", "army_troops", "fate_deck", "fate_hand", "fate_held"}
    | {"fate_count", "fate_cell", "event_deck", "agenda_deck", "hire_deck", "subject", "matter"}
)
Value: TypeAlias = "int | tuple[int, ...] | str"


def columns(table: Table) -> dict[str, Value]:
    """All facts by name."""
    named = {name: getattr(table, name) for name in dir(table) if not name.startswith("_")}
    shared = {"content", "rules"}
    return {
        name: tuple(value) if isinstance(value, vec) else value
        for name, value in named.items()
        if not callable(value) and name not in shared
    }


def fields(business: object) -> dict[str, Value]:
    """The fields of a frame by name, and its kind."""
    named = {name: getattr(business, name) for name in dir(business) if not name.startswith("_") and name != "below"}
    found: dict[str, Value] = {"kind": type(business).__name__}
    for name, value in named.items():
        if not callable(value):
            found[name] = value if isinstance(value, int) else tuple(value)
    return found


def picture(game: Play) -> list[dict[str, Value]]:
    """Everything there is in a game."""
    asked, rng = game.decision, game.rng
    question: dict[str, Value] = {"seat": asked.seat, "ask": asked.ask, "choices": tuple(asked.choices())}
    chance: dict[str, Value] = {"a": rng.a, "b": rng.b, "c": rng.c, "counter": rng.counter}
    return [columns(game.state), question, chance, *(fields(frame) for frame in game.stack)]


def is_secret(game: Play, viewer: int) -> bool:
    """Whether the attacker has discarded and only he knows how many."""
    asked = game.decision
    return asked.count > 0 and asked.ask == DISCARD and game.state.fate_side[0] not in {-1, viewer, asked.seat}


def places(game: Play, viewer: int) -> dict[str, set[int]]:
    """The Fate cards by place; those among which secret discards were made are one place."""
    table = game.state
    deck, hands = deck_of(table), [hand_of(table, side) for side in range(2)]
    found: dict[str, set[int]] = {}
    if is_secret(game, viewer):
        dropped = int(table.fate_drawn[0] - table.fate_held[0])
        found["attacker"] = {*deck[len(deck) - dropped :], *hands[0]}
        deck, hands[0] = deck[: len(deck) - dropped], []
    found.update({f"deck {place}": {card} for place, card in enumerate(deck)})
    for side, hand in enumerate(hands):
        found.update({f"hand {side} {place}": {card} for place, card in enumerate(hand)})
    return found


def fate_faults(game: Play, world: Play, viewer: int, mind: Mind) -> list[str]:
    """What contradicts the viewer's knowledge of the Fate cards of a game."""
    here, there = places(game, viewer), places(world, viewer)
    if {name: len(cards) for name, cards in here.items()} != {name: len(cards) for name, cards in there.items()}:
        return ["the places of the Fate cards are others"]
    wrong = []
    for cards, known in mind.cells:
        where = [name for name, lying in here.items() if lying & cards]
        lost = known - set().union(*(there[name] for name in where))
        wrong += [f"Fate card {card} left its cell {sorted(cards)}" for card in lost]
    return wrong


def hand_faults(game: Play, world: Play, viewer: int) -> list[str]:
    """What contradicts the hands of Fate cards that a viewer sees: his own, and open ones."""
    old, new = game.state, world.state
    seen = [side for side in range(2) if old.fate_open[side] or old.fate_side[side] == viewer]
    return [f"hand {side} is another" for side in seen if hand_of(old, side) != hand_of(new, side)]


def laid(table: Table, owner: int) -> Counter[int]:
    """How many of the Action cards of a Baron (6: the Neutral ones) lie in each place."""
    first = owner * table.content.hand
    end = len(table.action_at) if first == table.content.first_neutral else first + table.content.hand
    return Counter(int(place) for place in table.action_at[first:end])


def plan_faults(game: Play, world: Play, viewer: int) -> list[str]:
    """What contradicts what a viewer knows of the Action cards."""
    old, new = game.state, world.state
    is_planning = game.decision.count > 0 and game.decision.ask == PLAN
    counted = [owner for owner in range(7) if owner >= old.seats or not is_planning]
    wrong = [f"the cards of {owner} lie in other numbers" for owner in counted if laid(old, owner) != laid(new, owner)]
    seen = [card for card in range(len(old.action_at)) if not is_plan_hidden(old, card, viewer)]
    moved = [card for card in seen if old.action_at[card] != new.action_at[card]]
    return wrong + [f"Action card {card} is at {new.action_at[card]}, not {old.action_at[card]}" for card in moved]


def is_plan_hidden(table: Table, card: int, viewer: int) -> bool:
    """Whether a viewer cannot tell where an Action card lies: in a stack, or beside them."""
    owner, place = card // table.content.hand, table.action_at[card]
    if card >= table.content.first_neutral:
        return 1 <= place <= 3 or place == ASIDE
    came_home = table.history[CAME_HOME + owner] >> card % table.content.hand & 1
    return owner != viewer and IN_HAND <= place <= 3 and not came_home


def deck_faults(old: Table, new: Table) -> list[str]:
    """What contradicts the backs of the Events that were seen, and what the decks hold."""
    colour = old.content.event_colour
    seen = {*range(old.event_seen), *range(max(0, old.event_count - 1), old.event_count)}
    wrong = [f"Event {at} changed colour" for at in seen if colour[old.event_deck[at]] != colour[new.event_deck[at]]]
    for name in ("event", "agenda", "hire"):
        count = getattr(old, f"{name}_count")
        if sorted(getattr(old, f"{name}_deck")[:count]) != sorted(getattr(new, f"{name}_deck")[:count]):
            wrong.append(f"the {name} deck holds other cards")
    return wrong


def ask_of(game: Play) -> int:
    """The open question, -1 if there is none."""
    return int(game.decision.ask) if game.decision.count else -1


def papers_of(table: Table, seat: int) -> list[int]:
    """What one of two players has written down."""
    places = len(table.current)
    return [int(votes) for votes in table.written[seat * places : seat * places + places]]


def votes_of(table: Table, seat: int) -> list[int]:
    """The Votes in a Baron's fist and on his papers."""
    return [int(table.fist[seat]), *papers_of(table, seat)]


def vote_faults(game: Play, world: Play, viewer: int) -> list[str]:
    """What contradicts the Votes that a viewer knows: his own, and open ones; nobody hides more than he has."""
    old, new = game.state, world.state
    is_hiding = ask_of(game) == VOTES
    wrong = []
    for seat in range(old.seats):
        if (seat == viewer or not is_hiding) and votes_of(old, seat) != votes_of(new, seat):
            wrong.append(f"the Votes of {seat} are others")
        if is_hiding and sum(max(0, votes) for votes in votes_of(new, seat)) > old.votes[seat]:
            wrong.append(f"Baron {seat} hides more Votes than he has")
    return wrong


def troop_faults(game: Play, world: Play, viewer: int) -> list[str]:
    """What contradicts the troops that a viewer sees: at the first distribution only his own."""
    old, new = game.state.troop_at, world.state.troop_at
    seen = range(viewer * 4, viewer * 4 + 4) if ask_of(game) == SETUP_TROOP else range(len(old))
    return [f"troop {troop} lies elsewhere" for troop in seen if old[troop] != new[troop]]


def public_faults(game: Play, world: Play) -> list[str]:
    """What contradicts that which everybody sees."""
    old, new = columns(game.state), columns(world.state)
    return [f"{name} is {new[name]}, not {old[name]}" for name in old if name not in HIDDEN and old[name] != new[name]]


def question_faults(game: Play, world: Play, viewer: int) -> list[str]:
    """What contradicts the open question: a sealed one of another Baron may have other choices."""
    old, new = game.decision, world.decision
    if (old.seat, old.ask, old.count > 0) != (new.seat, new.ask, new.count > 0):
        return ["another question is open"]
    is_closed = old.seat != viewer and old.ask in SEALED
    return [] if is_closed or old.choices() == new.choices() else ["the choices are others"]


def world_faults(match: KnightsMatch, world: KnightsMatch, viewer: int, mind: Mind) -> list[str]:
    """Why a world is not possible for a viewer; nothing if it is."""
    game, other = match.game, world.game
    wrong = [*faults(other), *public_faults(game, other), *question_faults(game, other, viewer)]
    wrong += [*fate_faults(game, other, viewer, mind), *hand_faults(game, other, viewer)]
    wrong += [*plan_faults(game, other, viewer), *vote_faults(game, other, viewer)]
    wrong += [*deck_faults(game.state, other.state), *troop_faults(game, other, viewer)]
    if match.say_position(viewer) != world.say_position(viewer):
        wrong.append("the position reads otherwise")
    for observation in ("compact", "wide"):
        if numbers(game, viewer, observation) != numbers(other, viewer, observation):
            wrong.append(f"the {observation} observation is another")
    return wrong

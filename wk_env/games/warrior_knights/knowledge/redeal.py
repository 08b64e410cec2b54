"""A game that a seat could be in: all that it cannot know is dealt anew, chance included."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.advancement_deck import deal_advancements
from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.secrets import deal_missions
from wk_env.games.warrior_knights.knowledge.sample_decks import deal_decks, deal_fate, discard_any, take_back
from wk_env.games.warrior_knights.knowledge.sample_plans import mix_places, plan_anew, restack, take_up
from wk_env.games.warrior_knights.knowledge.sight import (
    has_answered,
    has_discarded_in_secret,
    is_asked,
    is_sealed,
    may_see_hand,
)
from wk_env.games.warrior_knights.rules.asks import PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.memory import see
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    FIRST_GROUP,
    IN_HAND,
    NONE,
    SYMBOLS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.phases.placing import DistributeTroops
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, Discard
from wk_env.games.warrior_knights.rules.procedures.voting import WriteVotes
from wk_env.games.warrior_knights.rules.queries import baron_of_army
from wk_env.games.warrior_knights.rules.state import Play, put
from wk_env.kernel.core import settle
from wk_env.kernel.rng import Rng, rng_from


def redeal(game: Play, seat: i64, seed: i64) -> Play:
    """A game that this seat could be in: all that it cannot know is dealt anew, chance included.

    For games that the seat cannot tell apart the results are the same: what is hidden is put in order, then shuffled.
    Rules: WK-029, WK-044
    """
    twin = game.copy()
    luck = rng_from(seed)
    redeal_troops(twin, seat, luck)
    redeal_plans(twin, seat, luck)
    redeal_votes(twin, seat, luck)
    redeal_fate(twin, seat, luck)
    deal_decks(twin.state, luck)
    if len(twin.state.annex) > 0:
        deal_missions(twin.state, seat, luck)
        deal_advancements(twin.state, seat, luck)
    if is_sealed(twin) and twin.decision.seat != seat and twin.depth > 0:
        ask_again(twin)
        twin.decision = twin.decision.copy()  # what was offered before leaves no trace
    twin.rng = luck
    return twin


def ask_again(game: Play) -> None:
    """What the seat that is asked has answered so far is forgotten, or dealt anew: its choices may be others now."""
    frame = game.top
    if isinstance(frame, Planning):
        frame.open_stack(1)
    elif isinstance(frame, Discard):
        frame.dropped = 0
        frame.last = NONE
    game.decision.count = 0
    settle(game)


def redeal_troops(game: Play, viewer: i64, luck: Rng) -> None:
    """During the first distribution the cards that the others have laid lie anywhere."""
    table = game.state
    if not is_asked(game, SETUP_TROOP):
        return
    for troop in range(TROOPS):
        army: i64 = table.troop_at[troop]
        if army < 0:
            continue
        owner: i64 = baron_of_army(army)
        if owner not in (viewer, table.seats) and is_laid(game, owner, troop):
            place: i64 = luck.below(SYMBOLS + 1)
            move_troop(table, troop, FIRST_GROUP + owner if place == SYMBOLS else owner * SYMBOLS + place)


def is_laid(game: Play, owner: i64, troop: i64) -> bool:
    """Whether a Baron has laid a troop card by now: the one who is asked lays them in the order of their ids."""
    if game.decision.seat != owner or game.depth == 0:
        return has_answered(game, owner)
    frame = game.top
    return isinstance(frame, DistributeTroops) and troop < frame.troop


def redeal_plans(game: Play, viewer: i64, luck: Rng) -> None:
    """The others' face-down cards are any of those they hold or laid, and so are the Neutral ones and the invader's.

    Rules: WK-029, WK-044, WK-087, WK-093, VR-074
    """
    table = game.state
    for owner in range(table.seats):
        first: i64 = owner * table.content.hand
        if owner == viewer:
            continue
        if not is_asked(game, PLAN):
            mix_places(table, first, first + table.content.hand, IN_HAND, luck)
        elif owner == game.decision.seat or has_answered(game, owner):
            take_up(table, first)
            if owner != game.decision.seat:
                plan_anew(table, first, luck)
    if not is_asked(game, PLAN):
        if len(table.invader) > 0:
            own: i64 = table.seats * table.content.hand
            mix_places(table, own, own + table.content.hand, IN_HAND, luck)
        mix_places(table, table.content.first_neutral, len(table.action_at), ASIDE, luck)
    restack(table, luck)


def redeal_votes(game: Play, viewer: i64, luck: Rng) -> None:
    """Closed fists hold, and papers say, any number of Votes that their Barons have; who is asked begins again.

    Rules: WK-248, WK-531
    """
    table = game.state
    if not is_asked(game, VOTES):
        return
    places: i64 = len(table.current)
    if game.decision.seat != viewer:
        table.fist[game.decision.seat] = NONE
        frame = game.top
        if isinstance(frame, WriteVotes):
            table.written = put(table.written, game.decision.seat * places + frame.place, NONE)
    for owner in range(table.seats):
        if owner == viewer:
            continue
        left: i64 = table.votes[owner]
        if table.fist[owner] != NONE:
            table.fist[owner] = luck.below(left + 1)
        for place in range(owner * places, owner * places + places):
            if table.written[place] != NONE:
                table.written = put(table.written, place, luck.below(left + 1))
                left -= table.written[place]


def redeal_fate(game: Play, viewer: i64, luck: Rng) -> None:
    """The cards whose places a viewer does not know lie anywhere; secret discards are made anew."""
    table = game.state
    is_secret: bool = has_discarded_in_secret(game, viewer)
    if is_secret:
        take_back(table, ATTACK)
    for side in range(i64(2)):
        if may_see_hand(game, side, viewer):
            for place in range(side * len(table.fate_deck), side * len(table.fate_deck) + table.fate_held[side]):
                see(table, viewer, table.fate_hand[place])
    deal_fate(table, viewer, luck)
    if is_secret:
        discard_any(table, ATTACK, luck)

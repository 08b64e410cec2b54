"""What a march or an attack gains, area by area."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    BEATS_ARMY,
    BEGINS_SIEGE,
    COMES_NEARER,
    ENDS_SIEGE,
    TAKES_HOLD,
)
from wk_env.games.warrior_knights.advice.policy.situation import UNKNOWN, Mind
from wk_env.games.warrior_knights.advice.tactics.placement import best_battle, gain_of_battle, gain_of_march, post_of
from wk_env.games.warrior_knights.rules.asks import SIEGE
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_AREAS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of
from wk_env.games.warrior_knights.rules.queries import area_of, besieges, city_in, is_on_board

# Places of the scratch column: by symbol, what each Noble's post is worth and where he can go; then areas.
POSTS: Final[i64] = 0
ENDS: Final[i64] = 4
AREAS: Final[i64] = 10


def survey(mind: Mind) -> None:
    """What each Noble's post is worth to him, and where he can go."""
    for symbol in range(SYMBOLS):
        noble: i64 = mind.seat * SYMBOLS + symbol
        area: i64 = area_of(mind.table, noble)
        mind.memo[ENDS + symbol] = ends_of(mind.table, noble)
        mind.memo[POSTS + symbol] = post_of(mind, noble, area) if area != NONE else i64(0)


def best_field(mind: Mind) -> i64:
    """The most that any attack gains where fresh Nobles stand now."""
    best: i64 = UNKNOWN
    for noble in range(mind.seat * SYMBOLS, mind.seat * SYMBOLS + SYMBOLS):
        area: i64 = area_of(mind.table, noble)
        if area != NONE and mind.table.noble_fresh[noble] == 1:
            best = max(best, gain_of_battle(mind, area))
    return best


def gain_of_theatres(mind: Mind) -> i64:
    """The most that any Noble gains by moving without a fight."""
    mind.reason = COMES_NEARER
    best: i64 = UNKNOWN
    for noble in range(mind.seat * SYMBOLS, mind.seat * SYMBOLS + SYMBOLS):
        best = max(best, best_march(mind, noble))
    return best


def best_march(mind: Mind, noble: i64) -> i64:
    """The most that one Noble gains by a move to any area."""
    if not is_on_board(mind.table, noble):
        return UNKNOWN
    ends: i64 = ends_of(mind.table, noble)
    best: i64 = UNKNOWN
    for area in range(mind.table.content.areas):
        if ends & BIT[area] != 0:
            best = max(best, gain_of_march(mind, noble, area))
    return best


def march_and_fight(mind: Mind, area: i64) -> i64:
    """What Mobilize Forces gains in an area: the best of an attack by who is there, by comers, and of a march."""
    present: i64 = fresh_nobles_in(mind.table, mind.seat, area)
    at_hand: i64 = max(0, best_battle(mind, present, area)) // 2 if present != 0 else i64(0)
    best: i64 = at_hand
    posted: i64 = UNKNOWN
    comers: i64 = 0
    posts: i64 = at_hand
    for symbol in range(SYMBOLS):
        noble: i64 = mind.seat * SYMBOLS + symbol
        if mind.memo[ENDS + symbol] & BIT[area] == 0:
            continue
        post: i64 = mind.memo[POSTS + symbol]
        posted = max(posted, post_of(mind, noble, area) - post)
        if by_land(mind, noble, area):
            comers |= BIT[noble]
            posts += post
            best = max(best, best_battle(mind, present | BIT[noble], area) - at_hand - post)
    if comers != 0:
        best = max(best, best_battle(mind, present | comers, area) - posts)
    note_aim(mind, area)
    if posted > best:
        mind.reason = COMES_NEARER
    return max(best, posted)


def by_land(mind: Mind, noble: i64, area: i64) -> bool:
    """Whether a Noble comes to an area by one move over land, so that he may fight there at once."""
    return mind.atlas.moves[area_of(mind.table, noble) * MOST_AREAS + area] == 1


def gain_of_joining(mind: Mind, noble: i64, area: i64) -> i64:
    """What it gains that a Noble goes to an area: for a battle there, or to stand there."""
    place: i64 = area_of(mind.table, noble)
    here: i64 = post_of(mind, noble, place)
    posted: i64 = post_of(mind, noble, area) - here
    mind.reason = COMES_NEARER
    if not by_land(mind, noble, area):
        return posted
    present: i64 = fresh_nobles_in(mind.table, mind.seat, area)
    before: i64 = max(0, best_battle(mind, present, area)) if present != 0 else i64(0)
    gain: i64 = best_battle(mind, present | BIT[noble], area) - before - here
    gain = max(gain, gain_of_all(mind, area, before, here))
    if gain >= posted:
        note_aim(mind, area)
    return max(gain, posted)


def gain_of_all(mind: Mind, area: i64, before: i64, here: i64) -> i64:
    """What one of several who are all needed gains by going: his share of what they take together."""
    together: i64 = fresh_nobles_in(mind.table, mind.seat, area)
    count: i64 = 0
    for noble in range(mind.seat * SYMBOLS, mind.seat * SYMBOLS + SYMBOLS):
        if area_of(mind.table, noble) == NONE or ends_of(mind.table, noble) & BIT[area] == 0:
            continue
        if by_land(mind, noble, area):
            together |= BIT[noble]
            count += 1
    if count < 2:
        return UNKNOWN
    return (best_battle(mind, together, area) - before) // count - here


def note_aim(mind: Mind, area: i64) -> None:
    """Remember why an area is worth going to."""
    city: i64 = city_in(mind.table, area)
    mind.thing = city
    if city == NONE:
        mind.reason = COMES_NEARER
    elif besieges(mind.table, mind.seat, city):
        mind.reason = ENDS_SIEGE
    elif mind.table.city_owner[city] == mind.seat:
        mind.reason = BEATS_ARMY
    else:
        mind.reason = BEGINS_SIEGE if mind.kind == SIEGE else TAKES_HOLD

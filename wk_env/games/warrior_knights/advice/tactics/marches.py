"""What a march or an attack gains, area by area."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.advanced_sieges import wants_deed
from wk_env.games.warrior_knights.advice.policy.answer import (
    BEATS_ARMY,
    BEGINS_SIEGE,
    COMES_NEARER,
    ENDS_SIEGE,
    TAKES_HOLD,
)
from wk_env.games.warrior_knights.advice.policy.situation import UNKNOWN, Situation
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


def survey(situation: Situation) -> None:
    """What each Noble's post is worth to him, and where he can go."""
    for symbol in range(SYMBOLS):
        noble: i64 = situation.seat * SYMBOLS + symbol
        area: i64 = area_of(situation.table, noble)
        situation.memo[ENDS + symbol] = ends_of(situation.table, noble)
        situation.memo[POSTS + symbol] = post_of(situation, noble, area) if area != NONE else i64(0)


def best_field(situation: Situation) -> i64:
    """The most that any attack gains where fresh Nobles stand now."""
    best: i64 = UNKNOWN
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        area: i64 = area_of(situation.table, noble)
        if area != NONE and situation.table.noble_fresh[noble] == 1:
            best = max(best, gain_of_battle(situation, area))
    return best


def gain_of_theatres(situation: Situation) -> i64:
    """The most that any Noble gains by moving without a fight."""
    situation.reason = COMES_NEARER
    best: i64 = UNKNOWN
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        best = max(best, best_march(situation, noble))
    return best


def best_march(situation: Situation, noble: i64) -> i64:
    """The most that one Noble gains by a move to any area."""
    if not is_on_board(situation.table, noble):
        return UNKNOWN
    ends: i64 = ends_of(situation.table, noble)
    best: i64 = UNKNOWN
    for area in range(situation.table.content.areas):
        if ends & BIT[area] != 0:
            best = max(best, gain_of_march(situation, noble, area))
    return best


def march_and_fight(situation: Situation, area: i64) -> i64:
    """What Mobilize Forces gains in an area: the best of an attack by who is there, by comers, and of a march."""
    present: i64 = fresh_nobles_in(situation.table, situation.seat, area)
    at_hand: i64 = max(0, best_battle(situation, present, area)) // 2 if present != 0 else i64(0)
    best: i64 = at_hand
    posted: i64 = UNKNOWN
    comers: i64 = 0
    posts: i64 = at_hand
    for symbol in range(SYMBOLS):
        noble: i64 = situation.seat * SYMBOLS + symbol
        if situation.memo[ENDS + symbol] & BIT[area] == 0:
            continue
        post: i64 = situation.memo[POSTS + symbol]
        posted = max(posted, post_of(situation, noble, area) - post)
        if by_land(situation, noble, area):
            comers |= BIT[noble]
            posts += post
            best = max(best, best_battle(situation, present | BIT[noble], area) - at_hand - post)
    if comers != 0:
        best = max(best, best_battle(situation, present | comers, area) - posts)
    note_aim(situation, area)
    if posted > best:
        situation.reason = COMES_NEARER
    return max(best, posted)


def by_land(situation: Situation, noble: i64, area: i64) -> bool:
    """Whether a Noble comes to an area by one move over land, so that he may fight there at once."""
    return situation.distances.moves[area_of(situation.table, noble) * MOST_AREAS + area] == 1


def gain_of_joining(situation: Situation, noble: i64, area: i64) -> i64:
    """What it gains that a Noble goes to an area: for a battle there, or to stand there."""
    place: i64 = area_of(situation.table, noble)
    here: i64 = post_of(situation, noble, place)
    posted: i64 = post_of(situation, noble, area) - here
    situation.reason = COMES_NEARER
    if not by_land(situation, noble, area):
        return posted
    present: i64 = fresh_nobles_in(situation.table, situation.seat, area)
    before: i64 = max(0, best_battle(situation, present, area)) if present != 0 else i64(0)
    gain: i64 = best_battle(situation, present | BIT[noble], area) - before - here
    gain = max(gain, gain_of_all(situation, area, before, here))
    if gain >= posted:
        note_aim(situation, area)
    return max(gain, posted)


def gain_of_all(situation: Situation, area: i64, before: i64, here: i64) -> i64:
    """What one of several who are all needed gains by going: his share of what they take together."""
    together: i64 = fresh_nobles_in(situation.table, situation.seat, area)
    count: i64 = 0
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if area_of(situation.table, noble) == NONE or ends_of(situation.table, noble) & BIT[area] == 0:
            continue
        if by_land(situation, noble, area):
            together |= BIT[noble]
            count += 1
    if count < 2:
        return UNKNOWN
    return (best_battle(situation, together, area) - before) // count - here


def note_aim(situation: Situation, area: i64) -> None:
    """Remember why an area is worth going to."""
    city: i64 = city_in(situation.table, area)
    situation.thing = city
    if city == NONE:
        situation.reason = COMES_NEARER
    elif besieges(situation.table, situation.seat, city) and wants_deed(situation.table):
        situation.reason = ENDS_SIEGE
    elif situation.table.city_owner[city] == situation.seat:
        situation.reason = BEATS_ARMY
    else:
        situation.reason = BEGINS_SIEGE if situation.kind == SIEGE else TAKES_HOLD

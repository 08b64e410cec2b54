"""What an Advancement and a Knowledge are worth to a Baron, and the Action cards that bring them."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import LETS_MARCH, WORTH_HAVING
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED, TROOPS
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_bend, worth_of_ear
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    MOST_OWNED,
    knowledge_of,
    owned_by,
    owns_title,
    price_of,
    scholar_of,
    titles_on_offer,
    use_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    AT_SEA,
    EXHAUSTS,
    FIRST_ADVANCEMENT,
    IN_BATTLE,
    ON_MARCH,
    SIDE,
)
from wk_env.games.warrior_knights.rules import measures
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import FORCED_MARCH, NONE
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of, size_of

FAR: Final[i64] = 4  # rounds that are thought of
# What one brings for the rest of a long game: set by what each was seen to bring to stewards who were given it
# (experiments/games/warrior_knights/charges.py), 550 for each game more that is won of a hundred.
A_VICTORY: Final[i64] = 1700  # more in a battle
A_HIT: Final[i64] = 450  # dealt or prevented in a battle
MARCHING: Final[i64] = 130  # for each area farther
SAILING: Final[i64] = 300
SIEGES: Final[i64] = 2800
CALM: Final[i64] = 100  # for each city that is not tested
A_VOTE_RECEIVED: Final[i64] = 1000
A_VOTE_CAST: Final[i64] = 450
OF_INCOME: Final[i64] = 4  # so few of the crowns that come in are missed
OF_WAGES: Final[i64] = 6
A_KNOWLEDGE: Final[i64] = 60  # at the least
A_TOKEN: Final[i64] = 120  # of the Scholar
# Forced March: with nothing to march for, and by how much more in each later stack with something.
A_REST: Final[i64] = 60
A_SECOND_MARCH: Final[i64] = 40


def worth_of_advancement(situation: Situation, number: i64) -> i64:
    """What an Advancement is worth to whoever owns it for the rest of the game.

    Reads: what lies open on the table.
    """
    use: i64 = use_of(situation.table, number)
    rounds: i64 = min(situation.rounds, FAR)
    if use == ON_MARCH:
        row: i64 = (FIRST_ADVANCEMENT + number) * BEND_WIDTH
        return MARCHING * situation.table.content.bends[row + 3] * rounds // FAR + 20
    if use == AT_SEA:
        return SAILING * rounds // FAR
    if use == IN_BATTLE:
        return worth_in_battles(situation, number) * rounds // FAR
    return worth_of_standing(situation, number, rounds)


def worth_in_battles(situation: Situation, number: i64) -> i64:
    """What an Advancement is worth that may be declared: less to one side alone, more if it is never spent."""
    content = situation.table.content
    row: i64 = (FIRST_ADVANCEMENT + number) * BEND_WIDTH
    worth: i64 = to_a_warrior(situation, A_VICTORY if content.bends[row] == measures.BATTLE_VICTORY else A_HIT)
    if content.annex[SIDE + number] != 0:
        worth = worth * 2 // 3
    worth = worth * (1 + content.bends[row + 3]) // 2
    return worth * 5 // 4 if content.annex[EXHAUSTS + number] == 0 else worth


def to_a_warrior(situation: Situation, worth: i64) -> i64:
    """What is good in war is worth more to whoever cares more for troops."""
    return worth * (100 + situation.style[TROOPS]) // (100 + BALANCED[TROOPS])


def worth_of_standing(situation: Situation, number: i64, rounds: i64) -> i64:
    """What an Advancement is worth that always works, by its bend or its ear."""
    table = situation.table
    card: i64 = FIRST_ADVANCEMENT + number
    what: i64 = table.content.bends[card * BEND_WIDTH]
    much: i64 = table.content.bends[card * BEND_WIDTH + 3]
    cities: i64 = cities_of(table, situation.seat)
    if what == NONE:
        return max(0, worth_of_ear(situation, card, situation.seat))
    if what in (measures.INCOME, measures.WAGE):
        crowns: i64 = situation.crowns(situation.wages) // OF_WAGES
        if what == measures.INCOME:
            crowns = situation.crowns(much * max(2, cities)) // OF_INCOME
        return crowns * min(situation.rounds - 1, FAR)
    if what == measures.SIEGE:
        return to_a_warrior(situation, SIEGES) * rounds // FAR
    if what == measures.REVOLT_DRAWS:
        return CALM * (cities + 1) * rounds
    if what in (measures.VOTES_RECEIVED, measures.VOTES_CAST):
        a_vote: i64 = A_VOTE_RECEIVED if what == measures.VOTES_RECEIVED else A_VOTE_CAST
        return a_vote * much * rounds // FAR
    return max(0, worth_of_bend(situation, card, situation.seat))


def gain_of_buying(situation: Situation, number: i64) -> i64:
    """What a purchase adds: the Advancement, less the least of four if he owns three."""
    worth: i64 = worth_of_advancement(situation, number)
    mine: i64 = owned_by(situation.table, situation.seat)
    if size_of(mine) < MOST_OWNED:
        return worth
    least: i64 = worth
    while mine != 0:
        least = min(least, worth_of_advancement(situation, first_in(mine)))
        mine = rest_of(mine)
    return worth - least


def worth_of_knowledge(situation: Situation) -> i64:
    """What a Knowledge more is worth: a part of the best Advancement of the row that it brings nearer.

    Reads: Knowledge and the row, which lie open.
    """
    table = situation.table
    best: i64 = 0
    rest: i64 = titles_on_offer(table)
    while rest != 0:
        number: i64 = first_in(rest)
        rest = rest_of(rest)
        if not owns_title(table, situation.seat, number):
            missing: i64 = max(1, price_of(table, number, 0) - knowledge_of(table, situation.seat))
            best = max(best, gain_of_buying(situation, number) // missing)
    return max(A_KNOWLEDGE * min(situation.rounds, FAR) // FAR, best)


def worth_of_special_kind(situation: Situation, kind: i64, stack: i64, deeds: i64) -> i64:
    """What Forced March or Enrich Mind is worth in a stack, with so many deeds laid.

    Reads: Knowledge, the row, and his own cards.
    """
    if kind == FORCED_MARCH:
        situation.reason = LETS_MARCH
        return A_REST if deeds < 2 else A_SECOND_MARCH * stack
    situation.reason = WORTH_HAVING
    worth: i64 = worth_of_knowledge(situation)
    if scholar_of(situation.table) != situation.seat and is_near_token(situation):
        worth += A_TOKEN * min(situation.rounds, FAR) // FAR
    return worth


def is_near_token(situation: Situation) -> bool:
    """Whether one Knowledge more would make him the Scholar: nobody has more than he."""
    for rival in range(situation.table.seats):
        if knowledge_of(situation.table, rival) > knowledge_of(situation.table, situation.seat):
            return False
    return True

"""What an Event or Agenda is worth to a Baron on whom it falls, word by word."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers_works import cost_of_ban
from wk_env.games.warrior_knights.advice.policy.situation import A_FAITH, A_POINT, Situation
from wk_env.games.warrior_knights.advice.policy.styles import CITIES as CITIES_WEIGHT
from wk_env.games.warrior_knights.advice.policy.styles import FAITH as FAITH_WEIGHT
from wk_env.games.warrior_knights.advice.policy.styles import TROOPS
from wk_env.games.warrior_knights.advice.policy.styles import VOTES as VOTES_WEIGHT
from wk_env.games.warrior_knights.advice.tactics.city_worth import points_of_city, worth_of_points
from wk_env.games.warrior_knights.rules import measures
from wk_env.games.warrior_knights.rules.cards import vocabulary as words
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event
from wk_env.games.warrior_knights.rules.cards.resources import demanded, holding, parameter, word_of
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import CITIES, MOST_SEATS, NONE, VOYAGES
from wk_env.games.warrior_knights.rules.phases.taxation import income_of
from wk_env.games.warrior_knights.rules.procedures.holdings import holds_any
from wk_env.games.warrior_knights.rules.queries import cities_of, kingdom_cities_of

A_VOTE: Final[i64] = 90
A_CHAIR: Final[i64] = 300
A_HEAD: Final[i64] = 200
AN_OFFICE: Final[i64] = 600
A_MERCENARY: Final[i64] = 350
A_NOBLE: Final[i64] = 500
A_MAINTAINED_FIFTY: Final[i64] = 280
A_STEP: Final[i64] = 75  # a step more along a road


def worth_of_card(situation: Situation, card: i64, seat: i64) -> i64:
    """What a card is worth to a Baron: its effect, what it bends and hears, its concession and its troops."""
    worth: i64 = worth_of_row(situation, card, words.EFFECT, seat) + worth_of_row(situation, card, words.ALSO, seat)
    instead: i64 = word_of(situation.table, card, words.INSTEAD_ROW)
    if instead != NONE:
        worth = max(worth, worth_of_row(situation, card, words.INSTEAD_ROW, seat))
    worth += worth_of_bend(situation, card, seat) + worth_of_ear(situation, card, seat)
    content = situation.table.content
    worth += content.card_concession[card] * situation.price * min(situation.rounds - 1, 4) * 7 // 10
    maintained: i64 = content.card_maintained[card] // 50 * A_MAINTAINED_FIFTY
    if content.card_lies[card] in (measures.LIES_ON_BARON, measures.LIES_ON_NOBLE) and is_agenda(situation.table, card):
        worth += situation.points(situation.clock.worth_of_charge(situation.table, seat))
    return worth + situation.weighed(maintained, TROOPS) * min(situation.rounds, 4) // 4


def worth_of_things(situation: Situation, what: i64, amount: i64) -> i64:
    """What so much of a resource is worth."""
    if what == words.CROWNS:
        return situation.crowns(amount)
    if what == words.FAITH:
        return situation.weighed(amount * A_FAITH, FAITH_WEIGHT)
    if what == words.VOTES:
        return situation.weighed(amount * A_VOTE, VOTES_WEIGHT)
    return worth_of_points(situation, amount * situation.clock.points_of_token(situation.table))


def worth_of_row(situation: Situation, card: i64, row: i64, seat: i64) -> i64:
    """What a row of words does for a Baron."""
    word: i64 = word_of(situation.table, card, row)
    if word == NONE:
        return 0
    if word >= words.FIRST_ARMY_WORD:
        return worth_to_armies(situation, card, row, seat, word)
    if word >= words.FIRST_CITY_WORD:
        return worth_to_cities(situation, card, row, seat, word)
    what: i64 = parameter(situation.table, card, row, words.WHAT)
    if word == words.WORD_GAIN:
        return worth_of_things(situation, what, parameter(situation.table, card, row, words.AMOUNT))
    if word == words.WORD_LOSE:
        return -worth_of_things(situation, what, demanded(situation.table, card, row, seat))
    return worth_to_baron(situation, card, row, seat, word)


def worth_to_baron(situation: Situation, card: i64, row: i64, seat: i64, word: i64) -> i64:
    """What the other words about Barons do for one."""
    table = situation.table
    if word == words.WORD_SEAT:
        return worth_of_token(situation, seat, parameter(table, card, row, words.TOKEN))
    if word == words.WORD_BAN:
        return worth_of_ban(situation, seat, parameter(table, card, row, words.SWITCH))
    if word == words.WORD_REPEAL:
        return -situation.weighed(AN_OFFICE, VOTES_WEIGHT) if holds_any(table, seat) else i64(0)
    if word == words.WORD_HOLD:
        is_taxed: bool = parameter(table, card, row, words.PHASE) == words.PHASE_TAXATION
        return situation.crowns(income_of(table, seat)) if is_taxed else -situation.crowns(situation.wages)
    if word == words.WORD_EXCHANGE:
        return worth_of_trade(situation, card, row, seat)
    return worth_of_shares(situation, card, row, seat) if word == words.WORD_VOYAGE else i64(30)


def worth_of_trade(situation: Situation, card: i64, row: i64, seat: i64) -> i64:
    """What it is worth to be sold something, as often as a Baron can pay for it. Never below 0."""
    price: i64 = parameter(situation.table, card, row, words.AMOUNT)
    what: i64 = parameter(situation.table, card, row, words.WHAT)
    times: i64 = min(parameter(situation.table, card, row, words.TIMES), holding(situation.table, seat, what) // price)
    gain: i64 = worth_of_things(
        situation,
        parameter(situation.table, card, row, words.GET),
        parameter(situation.table, card, row, words.GET_AMOUNT),
    )
    return max(0, times * (gain - worth_of_things(situation, what, price)))


def worth_of_token(situation: Situation, seat: i64, token: i64) -> i64:
    """What the chair or the Church is worth to whoever does not have it."""
    if token == words.TOKEN_CHAIRMAN:
        return i64(0) if situation.table.chairman == seat else situation.weighed(A_CHAIR, VOTES_WEIGHT)
    return i64(0) if situation.table.head == seat else situation.weighed(A_HEAD, FAITH_WEIGHT)


def worth_of_ban(situation: Situation, seat: i64, switch: i64) -> i64:
    """What it is worth to be banned, or to be let in again."""
    if switch == 1:
        return -cost_of_ban(situation)
    return cost_of_ban(situation) + 800 if situation.table.banned[seat] == 1 else i64(0)


def worth_of_shares(situation: Situation, card: i64, row: i64, seat: i64) -> i64:
    """What it is worth that shares in expeditions end at once."""
    most: i64 = 0
    for voyage in range(VOYAGES):
        most = max(most, situation.table.voyage_share[voyage * MOST_SEATS + seat])
    return situation.crowns(most * (parameter(situation.table, card, row, words.AMOUNT) - 1))


def worth_to_cities(situation: Situation, card: i64, row: i64, seat: i64, word: i64) -> i64:
    """What words about cities do for a Baron."""
    table = situation.table
    if word == words.WORD_SEIZE:
        return worth_of_points(situation, points_of_city(situation)) + 300
    cities: i64 = cities_of(table, seat)
    worth: i64 = -worth_of_points(situation, points_of_city(situation))  # a city is razed
    if word == words.WORD_FORTIFY:
        worth = i64(350) if parameter(table, card, row, words.FACE) == 1 else -250 * walls_of(situation, seat)
    elif word == words.WORD_BREACHES:
        worth = -100 * parameter(table, card, row, words.AMOUNT)
    elif word == words.WORD_REVOLT:
        worth = i64(-300) if parameter(table, card, row, words.MODE) == words.REVOLT_SURE else -60 * cities
    return worth if cities > 0 else i64(0)


def walls_of(situation: Situation, seat: i64) -> i64:
    """How many fortified cities a Baron holds."""
    walls: i64 = 0
    for city in range(CITIES):
        if situation.table.city_owner[city] == seat:
            walls += situation.table.fortified[city]
    return walls


def worth_to_armies(situation: Situation, card: i64, row: i64, seat: i64, word: i64) -> i64:
    """What words about armies do for a Baron."""
    amount: i64 = parameter(situation.table, card, row, words.AMOUNT)
    if word == words.WORD_CASUALTIES:
        return -160 * amount
    if word == words.WORD_RECRUIT:
        return A_MERCENARY * amount
    return -A_NOBLE if word == words.WORD_KILL else -A_MERCENARY * amount // 2


def worth_of_bend(situation: Situation, card: i64, seat: i64) -> i64:
    """What a measure that a card bends is worth to a Baron on whom it lies, or to all if it lies on the table."""
    row: i64 = card * BEND_WIDTH
    what: i64 = situation.table.content.bends[row]
    number: i64 = situation.table.content.bends[row + 3]
    if what == NONE:
        return 0
    if what in (measures.INFLUENCE, measures.INFLUENCE_OVERSEAS):
        return worth_of_influence(situation, seat, what, number)
    if what in (measures.VOTES_CAST, measures.VOTES_RECEIVED, measures.RALLY):
        return situation.weighed(A_VOTE * number, VOTES_WEIGHT) * min(situation.rounds, 4)
    if what == measures.REVOLT_DRAWS:
        return (60 if number <= 0 else -60) * cities_of(situation.table, seat)
    if what == measures.REACH and situation.table.content.bends[row + 2] == measures.ADD:
        return A_STEP * number
    return worth_of_small_bend(situation, what, number)


def worth_of_influence(situation: Situation, seat: i64, what: i64, number: i64) -> i64:
    """What Influence more in each Upkeep is worth."""
    times: i64 = 1
    if what == measures.INFLUENCE_OVERSEAS:
        times = cities_of(situation.table, seat) - kingdom_cities_of(situation.table, seat)
    return (
        situation.weighed(A_POINT * number * times, CITIES_WEIGHT)
        * situation.rounds
        * situation.clock.in_upkeep(situation.table)
    )


def worth_of_small_bend(situation: Situation, what: i64, number: i64) -> i64:
    """What the lesser measures are worth."""
    if what == measures.INCOME:
        return situation.crowns(number) * min(situation.rounds - 1, 4)
    if what == measures.MAY_ATTEND:
        return -cost_of_ban(situation) * 7 // 10
    if what in (measures.WAGE, measures.PRICE_FAITH):
        return -150 * number
    if what == measures.STRENGTH:
        return 2 * number
    return worth_of_gift(situation, what, number)


def worth_of_gift(situation: Situation, what: i64, number: i64) -> i64:
    """What the gifts of a Noble or a charge are worth, and the smallest of laws."""
    if measures.BATTLE_DRAW <= what <= measures.BATTLE_VICTORY:
        return 400
    if what == measures.HEIR:
        return -150
    if what == measures.SIEGE:
        return 2 * number
    if what == measures.PAYOUT:
        return situation.crowns(3)
    if what == measures.REACH:
        return -60
    return -100 if what == measures.MAY_SIEGE else 40


def worth_of_ear(situation: Situation, card: i64, seat: i64) -> i64:
    """What a card that listens is worth, if it speaks about once."""
    if word_of(situation.table, card, words.EAR_ROW) == NONE:
        return 0
    worth: i64 = worth_of_row(situation, card, words.EAR_ROW, seat)
    if is_event(situation.table, card):
        return worth // 2
    if situation.table.content.ears[card * 2 + 1] == words.WHO_MOST_CROWNS:
        return worth if is_richest(situation, seat) else i64(0)
    return worth * min(situation.rounds - 1, 3) * 2 // 3


def is_richest(situation: Situation, seat: i64) -> bool:
    """Whether no Baron has more crowns."""
    for rival in range(situation.table.seats):
        if situation.table.crowns[rival] > situation.table.crowns[seat]:
            return False
    return True

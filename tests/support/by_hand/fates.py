"""What becomes of cities, strongholds and Nobles, by hand."""

from collections.abc import Callable
from itertools import combinations

from tests.support.by_hand.board import STRONGHOLD_OF_FIRST, Board, Steps
from wk_env.games.warrior_knights.rules.asks import (
    DESERTER,
    GIVE_CITY,
    KEEP_OR_RAZE,
    PLACE_TROOP,
    RAZE,
    RETREAT,
    SACRIFICE,
    WHO_FIRST,
)
from wk_env.games.warrior_knights.rules.numbers import CITIES, NEUTRAL, NONE, OFF_BOARD, OUT_OF_GAME, RAZED, REGULARS

MERCENARIES_END = 90


def one_by_one(board: Board, nobles: list[int], fate: Callable[[Board, int], Steps]) -> Steps:
    """Several Nobles of one Baron meet the same fate in the order he likes (WK-391)."""
    left = list(nobles)
    while left:
        noble = left[0]
        if len(left) > 1:
            symbol = yield WHO_FIRST, noble // 4, sorted(other % 4 for other in left)
            noble = noble // 4 * 4 + symbol
        left.remove(noble)
        yield from fate(board, noble)


# ---- cities and strongholds


def capture(board: Board, seat: int, hold: int) -> Steps:
    """A hold falls to a Baron, a stronghold perhaps to nobody (WK-420, 461 to 467)."""
    board.siege[hold] = [0] * 6
    if hold < STRONGHOLD_OF_FIRST:
        board.owner[hold] = seat
        yield from keep_or_raze(board, hold)
        return
    loser = hold - STRONGHOLD_OF_FIRST
    board.stronghold[loser], board.breaches[hold] = OFF_BOARD, 0
    if seat != NONE:
        yield from pay_ransom(board, loser, seat)
    if board.army[hold]:
        yield from lose(board, hold)
    if seat != NONE and loser == board.king:
        yield from usurp(board, loser, seat)


def pay_ransom(board: Board, loser: int, seat: int) -> Steps:
    """Half of the crowns and a city."""
    half = board.crowns[loser] // 2
    board.crowns[loser] -= half
    board.crowns[seat] += half
    cities = [city for city in range(CITIES) if board.owner[city] == loser]
    if cities:
        city = yield GIVE_CITY, loser, cities
        board.owner[city] = seat
        board.siege[city][seat] = 0
        yield from keep_or_raze(board, city)


def usurp(board: Board, loser: int, seat: int) -> Steps:
    """The crown and the King's Army pass; whom that leaves bare goes, whom it leaves spent dies (CG-127, CG-128)."""
    board.king = seat
    royal = sorted(card for army in board.army for card in army if card >= MERCENARIES_END)
    board.army = [[card for card in army if card < MERCENARIES_END] for army in board.army]
    yield from look_over(board, loser)
    yield from lay_army(board, seat, royal)


def look_over(board: Board, loser: int) -> Steps:
    """Nobles who lost all their troops leave the board, spent ones die."""
    group, nobles = STRONGHOLD_OF_FIRST + loser, range(4 * loser, 4 * loser + 4)
    board.tokens[group] = board.tokens[group] if board.army[group] else 0
    for noble in nobles:
        if board.noble_at[noble] >= 0 and not board.troops(noble) and not board.tokens[noble]:
            board.put(noble, OFF_BOARD)
    yield from one_by_one(board, [noble for noble in nobles if board.is_dead(noble)], die)


def lay_army(board: Board, seat: int, royal: list[int]) -> Steps:
    """The cards of the King's Army one by one, none to a place before that of the card before."""
    first = 0
    for card in royal:
        place = yield PLACE_TROOP, seat, [place for place in range(first, 5) if takes(board, seat, place)]
        board.army[4 * seat + place if place < 4 else STRONGHOLD_OF_FIRST + seat].append(card)
        first = place


def takes(board: Board, seat: int, place: int) -> bool:
    """Whether the King may lay a card there: always at his stronghold, with Nobles there or in free cities (CG-123)."""
    if place == 4:
        return True
    area = board.noble_at[4 * seat + place]
    if not 0 <= area < 64:
        return False
    city = board.city(area)
    is_in_city = city != NONE and board.owner[city] == seat and not any(board.siege[city])
    return is_in_city or (board.stronghold[seat] == area and (city == NONE or board.owner[city] != seat))


def keep_or_raze(board: Board, city: int) -> Steps:
    """Three times the income, and nothing is left (WK-422 to 424)."""
    seat = board.owner[city]
    if (yield KEEP_OR_RAZE, seat, [0, 1]) == RAZE:
        board.owner[city], board.fortified[city], board.breaches[city] = RAZED, 0, 0
        board.siege[city] = [0] * 6
        board.crowns[seat] += 3 * board.content.city_income[city]


# ---- Nobles


def seat_of(army: int) -> int:
    """Whose an army is."""
    return army // 4 if army < STRONGHOLD_OF_FIRST else army - STRONGHOLD_OF_FIRST


def desert(board: Board, army: int) -> Steps:
    """One Mercenary of the nationality on the top Fate card, which goes under the deck (WK-471, 472, 482, 483)."""
    board.fate.append(board.fate.pop(0))
    nation = board.content.fate_nation[board.fate[-1]]
    kinds = {board.content.troop_kind[card] for card in board.army[army] if board.content.troop_nation[card] == nation}
    if kinds:
        take_card(board, army, (yield DESERTER, seat_of(army), sorted(kinds)))


def take_card(board: Board, army: int, kind: int) -> None:
    """A card of this kind is gone."""
    board.army[army].remove(next(card for card in board.army[army] if board.content.troop_kind[card] == kind))


def best_sets(board: Board, army: int) -> set[tuple[int, ...]]:
    """The sets of Mercenaries, by kind, that pay most for the tokens without going over (WK-484)."""
    cards = [card for card in board.army[army] if REGULARS <= card < MERCENARIES_END]
    worth: dict[tuple[int, ...], int] = {}
    for size in range(len(cards) + 1):
        for some in combinations(cards, size):
            total = sum(board.content.troop_strength[card] for card in some)
            if total <= 100 * board.tokens[army]:
                worth[tuple(sorted(board.content.troop_kind[card] for card in some))] = total
    return {kinds for kinds, total in worth.items() if total == max(worth.values())}


def lose(board: Board, army: int) -> Steps:
    """A deserter, then Mercenaries for the tokens; asked only where best sets differ (WK-481 to 488)."""
    yield from desert(board, army)
    sets = best_sets(board, army)
    given: tuple[int, ...] = ()
    while sets != {given}:
        choices = sorted({kinds[len(given)] for kinds in sets})
        choice = choices[0] if len(choices) == 1 else (yield SACRIFICE, seat_of(army), choices)
        given = (*given, choice)
        sets = {kinds for kinds in sets if kinds[: len(given)] == given}
        take_card(board, army, choice)
    board.tokens[army] = 0


def die(board: Board, noble: int) -> Steps:
    """His army's losses, his office, his place; without an heir all is gone (WK-481, 489 to 491)."""
    yield from lose(board, noble)
    board.office[noble] = NONE
    board.put(noble, OFF_BOARD)
    if noble in board.heirless:
        board.noble_at[noble] = OUT_OF_GAME
        board.army[STRONGHOLD_OF_FIRST + noble // 4] += [card for card in board.army[noble] if card >= MERCENARIES_END]
        board.army[noble] = []


def retreat(board: Board, noble: int) -> Steps:
    """Deserters, then away from here (WK-470 to 480)."""
    seat, area = noble // 4, board.noble_at[noble]
    yield from desert(board, noble)
    if board.troops(noble) == 0 and board.tokens[noble] == 0:
        board.put(noble, OFF_BOARD)
        return
    is_overseas = area >= board.content.kingdom_areas
    is_shut = board.stronghold[seat] == OFF_BOARD or any(board.siege[STRONGHOLD_OF_FIRST + seat])
    ways = [] if is_overseas else refuges(board, seat, area)
    if board.is_dead(noble) or (not ways and (is_overseas or is_shut)):
        yield from die(board, noble)
    elif ways:
        board.put(noble, (yield RETREAT, seat, ways))
    else:
        board.put(noble, board.stronghold[seat])
        board.fresh[noble] = 0


def refuges(board: Board, seat: int, area: int) -> list[int]:
    """Areas one step away without city, Noble or stronghold of another Baron (WK-474, 475, 561)."""
    others = [other for other in range(board.seats) if other != seat]
    steps = [place for place in range(board.content.kingdom_areas) if board.content.steps[area] >> place & 1]
    found = []
    for place in steps:
        city = board.city(place)
        is_barred = any(board.nobles(other, place) or board.stronghold[other] == place for other in others)
        if not is_barred and (city == NONE or board.owner[city] in {NEUTRAL, seat}):
            found.append(place)
    return found

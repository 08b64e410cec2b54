"""An attack by hand: whom, how, with whose leave, with which armies."""

from itertools import combinations

from tests.support.by_hand.board import Board, Steps
from tests.support.by_hand.clash import clash
from tests.support.by_hand.fates import capture, die, one_by_one
from wk_env.games.warrior_knights.rules.asks import (
    ALL_CHOSEN,
    ASSAULT,
    ATTACKER,
    BATTLE_KIND,
    CONSENT,
    MOBILIZE_AREA,
    NEUTRAL_CITY,
    NO_AREA,
    NO_BATTLE,
    NO_TARGET,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import NEUTRAL, NO, NONE


def targets(board: Board, seat: int, area: int, aside: set[int]) -> list[int]:
    """Whom a Baron may attack in an area (WK-349 to 362)."""
    if not board.fresh_nobles(seat, area):
        return []
    found = []
    for foe in range(board.seats):
        hold = board.hold(foe, area)
        is_there = hold not in aside if hold != NONE else bool(board.nobles(foe, area))
        if foe != seat and is_there:
            found.append(foe)
    city = board.city(area)
    if city != NONE and board.owner[city] == NEUTRAL and city not in aside:
        found.append(NEUTRAL_CITY)
    return found


def fight(board: Board, seat: int, fixed: int) -> Steps:
    """Start a battle in an area, or in any (NONE)."""
    aside: set[int] = set()
    found: list[int] = []
    while True:
        areas = [place for place in range(board.content.areas) if targets(board, seat, place, aside)]
        area = fixed
        if fixed == NONE:
            area = (yield MOBILIZE_AREA, seat, [*areas, NO_AREA]) if areas else NO_AREA
        if area not in areas:
            return
        found.clear()
        yield from name_foe(board, seat, area, aside, found)
        if found:
            foe, hold, kind = found
            yield from attack(board, seat, area, foe, hold, kind)
            return
        if targets(board, seat, area, aside):
            return


def name_foe(board: Board, seat: int, area: int, aside: set[int], found: list[int]) -> Steps:
    """Find whom to attack in an area, where and how, or set aside what is not attacked."""
    while names := targets(board, seat, area, aside):
        target = yield TARGET, seat, [*names, NO_TARGET]
        if target == NO_TARGET:
            return
        foe = NEUTRAL if target == NEUTRAL_CITY else target
        hold = board.hold(foe, area)
        declared: list[int] = [ASSAULT]
        if hold != NONE:
            yield from declare(board, seat, hold, declared)
        if NO_BATTLE not in declared:
            found.extend((foe, hold, declared[0]))
            return
        aside.add(hold)


def is_enough(board: Board, nobles: list[int], hold: int) -> bool:
    """Whether armies under one commander are stronger than a hold (WK-433 to 436)."""
    inside = board.nobles(board.holder(hold), board.place_of(hold))
    against = board.defence(inside, hold) + (200 if inside else 0)
    return board.defence(nobles, NONE) + 200 > against


def declare(board: Board, seat: int, hold: int, declared: list[int]) -> Steps:
    """Assault or siege, with the leave of all others who have armies there (WK-401 to 404, 588)."""
    area = board.place_of(hold)
    choices: list[int] = [ASSAULT]
    if board.siege[hold][seat] != board.round and is_enough(board, board.fresh_nobles(seat, area), hold):
        choices.append(SIEGE)
    declared[0] = yield BATTLE_KIND, seat, [*choices, NO_BATTLE]
    for place in range(board.seats):
        other = (board.chairman + place) % board.seats
        if declared[0] == NO_BATTLE or other in {seat, board.holder(hold)} or not board.nobles(other, area):
            continue
        if (yield CONSENT, other, [0, 1]) == NO:
            declared[0] = NO_BATTLE


def sets_of_armies(board: Board, fresh: list[int], hold: int, kind: int) -> list[list[int]]:
    """Every set of fresh Nobles, for a siege every one that is enough (WK-353, 433)."""
    sets = [list(some) for size in range(1, len(fresh) + 1) for some in combinations(fresh, size)]
    return [some for some in sets if is_enough(board, some, hold)] if kind == SIEGE else sets


def choose_armies(board: Board, seat: int, area: int, hold: int, kind: int, chosen: list[int]) -> Steps:
    """The armies are named one by one, in the order of their symbols."""
    fresh = board.fresh_nobles(seat, area)
    sets = sets_of_armies(board, fresh, hold, kind)
    if len(fresh) == 1:
        chosen.extend(fresh)
    while not chosen or chosen[-1] != fresh[-1]:
        fitting = [some for some in sets if some[: len(chosen)] == chosen]
        choices = sorted({some[len(chosen)] % 4 for some in fitting if len(some) > len(chosen)})
        choice = yield ATTACKER, seat, choices + ([ALL_CHOSEN] if chosen in fitting else [])
        if choice == ALL_CHOSEN:
            return
        chosen.append(seat * 4 + choice)


def attack(board: Board, seat: int, area: int, foe: int, hold: int, kind: int) -> Steps:
    """A siege, a walk through an open gate, or a battle."""
    chosen: list[int] = []
    yield from choose_armies(board, seat, area, hold, kind, chosen)
    inside = board.nobles(foe, area)
    if kind == SIEGE:
        yield from besiege(board, seat, hold, chosen, inside)
    elif hold != NONE and not inside and board.defence([], hold) == 0:
        tire(board, chosen)
        yield from capture(board, seat, hold)
    else:
        yield from clash(board, (seat, foe), (chosen, inside), hold)


def besiege(board: Board, seat: int, hold: int, nobles: list[int], inside: list[int]) -> Steps:
    """The first siege shuts the hold in, the second takes it (WK-438 to 440)."""
    tire(board, nobles)
    if board.siege[hold][seat] == 0:
        board.siege[hold][seat] = board.round
        return
    yield from capture(board, seat, hold)
    yield from one_by_one(board, inside, die)


def tire(board: Board, nobles: list[int]) -> None:
    """All who attacked are exhausted."""
    for noble in nobles:
        board.fresh[noble] = 0

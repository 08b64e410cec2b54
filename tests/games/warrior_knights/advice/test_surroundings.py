"""What an Advisor says of the places and votes that answers meet: honest, in bounds, and what stands on the table."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.policy.vote_forecast import (
    FARTHEST,
    LEAD,
    LEADS,
    MARGIN,
    MARGIN_BY_STAKE,
    PRICE,
    tally_without,
)
from wk_env.games.warrior_knights.advice.tactics import surroundings
from wk_env.games.warrior_knights.advice.tactics.distances import distances_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import MOST_AREAS, NONE, PORT
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.surroundings import MOST_AROUND, Surroundings

ADVISOR = KnightsAdvisor()
Slots = list[list[int]]
PLACED = (asks.MOBILIZE_AREA, asks.FIRST_AREA, asks.MOVER, asks.TARGET, asks.UPGRADE, asks.ATTACKER)


def looked(match: KnightsMatch) -> Slots:
    """What it says of the open question and of each of its first choices."""
    choices = [int(choice) for choice in match.decision.choices()][:8]
    seen = Surroundings(len(choices))
    ADVISOR.look_around(ADVISOR.game_of(match), vec[i64](choices), len(choices), seen)
    ends = [0, *(int(end) for end in seen.ends)]
    return [[int(number) for number in seen.found[start:end]] for start, end in pairwise(ends)]


def questions(seed: int, seats: int = 4) -> Iterator[KnightsMatch]:
    """The questions of a game among stewards that are worth a thought."""
    match = WARRIOR_KNIGHTS.new_match(WARRIOR_KNIGHTS.settings({"seats": seats}), seed)
    while match.decision.count:
        if match.decision.count > 1 and ADVISOR.budget(match.decision.ask, 1):
            yield match
        match.play(match.decision.choices()[int(ADVISOR.judge(ADVISOR.game_of(match)))])


def moves(match: KnightsMatch, area: int, other: int) -> int:
    """How many moves it is from an area to another."""
    return int(distances_of(match.game.state.content).moves[area * int(MOST_AREAS) + other])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_numbers_are_in_bounds_and_no_more_than_there_is_room_for(seats: int) -> None:
    told: Counter[bool] = Counter()
    for match in questions(seats, seats):
        for slot in looked(match):
            assert len(slot) <= int(MOST_AROUND)
            assert all(0 <= number < int(ADVISOR.landmarks) for number in slot)
            assert len(slot) == len(set(slot)) or match.decision.ask != asks.VOTES
            told[bool(slot)] += 1
    assert min(told.values()) > 300


@pytest.mark.rule("WK-044")
def test_they_are_the_same_in_games_that_the_seat_cannot_tell_apart() -> None:
    asked: Counter[int] = Counter()
    for number, match in enumerate(questions(11)):
        seat = int(match.decision.seat)
        assert looked(match) == looked(match.redeal(seat, number)) == looked(match.redeal(seat, number + 1000))
        asked[int(match.decision.ask)] += 1
    assert min(asked[int(ask)] for ask in (asks.VOTES, asks.MOBILIZE_AREA, asks.PLAN)) > 10


def standing_near(match: KnightsMatch, area: int) -> list[int]:
    """How many Nobles, strongholds and cities lie near enough to an area to be told of."""
    table, near = match.game.state, int(surroundings.NEAR)
    things = (
        (near, [int(place) % int(PORT) for place in table.noble_at[: 4 * table.seats] if place >= 0]),
        (int(surroundings.NEAR_STRONGHOLD), [int(place) for place in table.stronghold_at if place >= 0]),
        (near, [int(place) for place in table.content.city_area]),
    )
    return [sum(moves(match, area, place) < limit for place in places) for limit, places in things]


def told_of(slot: list[int]) -> list[int]:
    """How many Nobles, strongholds and cities are told of, by which and whose they are and by their walls, and sums."""
    limits = (0, surroundings.STRONGHOLD, surroundings.CITY, surroundings.WALLS, surroundings.STRENGTH)
    found = [sum(low <= number < high for number in slot) for low, high in pairwise(limits)]
    return [*found, sum(number >= surroundings.STRENGTH for number in slot)]


def test_armies_holds_and_cities_are_told_of_that_lie_near_an_area() -> None:
    counted: Counter[int] = Counter()
    for match in questions(3):
        for choice, slot in zip([NONE, *list(match.decision.choices())[:8]], looked(match), strict=True):
            area = int(surroundings.place_named(match.game, choice))
            if match.decision.ask == asks.VOTES:
                continue
            armies, holds, cities = standing_near(match, area) if area != NONE else (0, 0, 0)
            assert told_of(slot) == [armies, holds, cities, cities, int(surroundings.SUMS) * (area != NONE)]
            counted[int(match.decision.ask)] += area != NONE
    assert all(counted[int(ask)] for ask in PLACED)


def test_an_own_army_is_told_from_another_one_and_a_near_one_from_a_far_one() -> None:
    match = next(match for match in questions(3) if match.decision.ask == asks.MOVER)
    table, seat = match.game.state, int(match.decision.seat)
    choice = next(int(choice) for choice in match.decision.choices() if choice < 4)
    area = int(surroundings.place_named(match.game, choice))
    assert area == int(table.noble_at[seat * 4 + choice]) % int(PORT)
    slot = looked(match)[1 + list(match.decision.choices()).index(choice)]
    own = [number for number in slot if number < surroundings.ENEMY]
    size, state = int(surroundings.SIZES), int(surroundings.STATES)
    assert choice in [number // int(surroundings.NEAR) // state // size for number in own if number % 4 == 0]
    twin = match.copy()
    twin.game.state.army_troops[seat * 4 + choice] += 600
    other = looked(twin)[1 + list(match.decision.choices()).index(choice)]
    assert slot != other
    assert [number for number in slot if surroundings.ENEMY <= number < surroundings.STRENGTH] == [
        number for number in other if surroundings.ENEMY <= number < surroundings.STRENGTH
    ]


def test_votes_are_foretold_as_stewards_bid() -> None:
    right: Counter[bool] = Counter()
    for seed in range(3):
        for match in questions(20 + seed):
            if match.decision.ask != asks.VOTES:
                continue
            tally = [int(votes) for votes in tally_without(ADVISOR, match.game)]
            twin = match.copy()
            seat = int(twin.decision.seat)
            bids = real_bids(twin, seat)
            if bids is not None:
                right[sum(tally) == sum(bids)] += 1
            slots = looked(match)
            lead = next(number - int(LEAD) for number in slots[0] if LEAD <= number < LEAD + LEADS)
            assert sum(PRICE <= number < LEAD for number in slots[0]) == 1
            for votes, slot in zip(match.decision.choices(), slots[1:], strict=False):
                assert slot[0] - int(MARGIN) == min(lead + votes, int(LEADS) - 1) or lead in (0, 2 * FARTHEST)
                assert slot[1] >= MARGIN_BY_STAKE
    assert right[True] > 5 * right[False]
    assert right[True] > 50


def real_bids(match: KnightsMatch, seat: int) -> list[int] | None:
    """What all others hide in their fists if they are stewards; None if it cannot be seen any more."""
    table = match.game.state
    match.play(match.decision.choices()[0])
    while match.decision.count and match.decision.ask == asks.VOTES and match.decision.seat != seat:
        match.play(match.decision.choices()[int(ADVISOR.judge(ADVISOR.game_of(match)))])
    if match.decision.ask not in (asks.SIDE, asks.FOR_BARON):
        return None
    return [max(0, int(votes)) for place, votes in enumerate(table.fist) if place != seat]


def test_a_game_that_says_nothing_has_no_landmarks() -> None:
    assert TOLLGATE.advisor is not None
    assert TOLLGATE.advisor.landmarks == 0

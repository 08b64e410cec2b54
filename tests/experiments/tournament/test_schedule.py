"""Fair schedules: balanced line-ups, every seat for everybody, the same deals for all."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest
from wk_experiments.tournament.deal_seeds import agent_seed
from wk_experiments.tournament.lineups import league, lineups_of
from wk_experiments.tournament.schedule import Fixture, Schedule

from tests.support.tournaments import settings
from wk_env.play.history import SEEDS
from wk_env.play.seeds import derive


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("agents", [1, 2, 3, 4, 5, 6, 7, 8, 9])
def test_in_a_league_every_pair_meets_equally_often_and_everybody_plays_as_much(agents: int, seats: int) -> None:
    lineups = [lineup.agents for lineup in league(agents, seats)]
    pairs = Counter(pair for lineup in lineups for pair in combinations(lineup, 2) if pair[0] != pair[1])
    assert {len(lineup) for lineup in lineups} == {seats}
    assert len(pairs) == agents * (agents - 1) // 2
    assert len(set(pairs.values())) <= 1
    assert len(set(Counter(agent for lineup in lineups for agent in lineup).values())) == 1


@pytest.mark.parametrize(("agents", "seats", "lineups"), [(7, 3, 7), (13, 4, 13), (8, 4, 14), (9, 3, 12), (11, 5, 11)])
def test_known_designs_are_found(agents: int, seats: int, lineups: int) -> None:
    assert len(league(agents, seats)) == lineups


def test_on_a_ladder_each_plays_copies_of_the_next() -> None:
    assert [(lineup.agents, lineup.focus) for lineup in lineups_of("ladder", 3, 4)] == [
        ((0, 1, 1, 1), 0),
        ((1, 2, 2, 2), 0),
    ]


def test_in_a_grid_each_plays_copies_of_each_other() -> None:
    lineups = lineups_of("grid", 3, 3)
    assert {lineup.agents for lineup in lineups} == {
        (one, other, other) for one in range(3) for other in range(3) if one != other
    }


def test_in_a_block_every_place_of_the_lineup_takes_every_seat_once() -> None:
    schedule = Schedule(settings("uniform", "b", "c", "d", games=60))
    blocks = [[schedule.fixture(block * 3 + turn).seats for turn in range(3)] for block in range(len(schedule) // 3)]
    assert all(sorted(column) == sorted(block[0]) for block in blocks for column in zip(*block, strict=True))


def test_neighbours_change_from_block_to_block() -> None:
    schedule = Schedule(settings("a", "b", "c", games=300))
    followed = Counter(tuple(schedule.fixture(block * 3).seats) for block in range(100))
    assert len(followed) == 6


def test_all_lineups_play_the_same_deals_and_no_two_games_have_the_same_luck() -> None:
    fixtures = list(Schedule(settings("a", "b", "c", "d", games=36)))
    deals = {lineup: {f.deal_seed for f in fixtures if f.lineup == lineup} for lineup in range(4)}
    assert len({frozenset(seeds) for seeds in deals.values()}) == 1
    assert len({f.deal_seed for f in fixtures}) == 3
    assert len({f.game_seed for f in fixtures}) == len(fixtures)


def test_games_are_rounded_up_to_whole_deals_and_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = (Schedule(settings("a", "b", "c", "d", games=games)) for games in (13, 40))
    assert (len(short), len(long)) == (24, 48)
    assert list(short) == list(long)[:24]


def test_the_one_against_the_others_is_named_by_its_seat() -> None:
    fixtures = list(Schedule(settings("a", "b", games=30, sprt=(0.3, 0.4))))
    assert all(f.focus is not None and f.seats[f.focus] == 0 and f.seats.count(1) == 2 for f in fixtures)


def test_seeds_follow_from_seeds_and_never_change() -> None:
    assert derive(1, "deal", 0) == 391276865251672477
    assert len({agent_seed(1, seat) for seat in range(6)}) == 6
    assert all(0 <= derive(1, word) < SEEDS for word in range(1000))


def test_all_seeds_of_games_follow_from_the_salt_and_none_is_that_of_another() -> None:
    chosen = settings("a", "b", "c", games=9)
    other = msgspec.structs.replace(chosen, salt="ab" * 16)
    one, two = ([*Schedule(kind)] for kind in (chosen, other))
    seeds = [seed for fixture in (*one, *two) for seed in (fixture.game_seed, *agents_of(fixture))]
    assert len(set(seeds)) == len(seeds)
    assert {fixture.deal_seed for fixture in one}.isdisjoint({fixture.deal_seed for fixture in two})
    assert {fixture.deal_seed for fixture in (*one, *two)}.isdisjoint(seeds)
    assert [fixture.seats for fixture in one] == [fixture.seats for fixture in two]


def agents_of(fixture: Fixture) -> list[int]:
    """The seeds of the agents of a game."""
    return [agent_seed(fixture.game_seed, seat) for seat in range(len(fixture.seats))]

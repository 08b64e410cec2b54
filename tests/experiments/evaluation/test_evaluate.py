"""Evaluation: paired deals, every game of a fixed list, the same figures however it is played."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from wk_agents import Agent, agent
from wk_experiments import evaluate
from wk_experiments.evaluation import tables
from wk_experiments.evaluation.paired import fixtures_of
from wk_experiments.evaluation.tables import Table, play_side_by_side
from wk_experiments.statistics.shares import share_interval

from tests.support.tournaments import TOLLGATE, bot
from wk_env import Mask, Numbers, Observation, View, batched, game
from wk_env.doors.opponents import Opponent
from wk_env.play.referee import AgentError

SEEN: list[int] = []  # how many rows the batched function below was given, call by call
SPEC = game(TOLLGATE)


def last(seen: Observation, _: np.random.Generator) -> int:
    """The last legal action."""
    return int(np.flatnonzero(seen["action_mask"])[-1])


@batched
def last_of_each(_: Numbers, masks: Mask, __: np.random.Generator) -> list[int]:
    """The last legal action of each."""
    SEEN.append(len(masks))
    return [int(np.flatnonzero(mask)[-1]) for mask in masks]


@batched
def nonsense(_: Numbers, masks: Mask, __: np.random.Generator) -> list[int]:
    """Too few answers."""
    return [0] * (len(masks) - 1)


class Counting(Agent):
    """Plays the first action and counts its games."""

    games = 0

    def reset(self, seed: int) -> None:
        super().reset(seed)
        self.games += 1

    def choose(self, view: View) -> int:
        return view.actions[0]


def test_every_deal_is_played_from_every_seat() -> None:
    fixtures = fixtures_of(1, 20, 4)
    assert {(fixture.deal, fixture.places.index(0)) for fixture in fixtures} == {
        (deal, seat) for deal in range(20) for seat in range(4)
    }
    seeds = Counter(fixture.deal_seed for fixture in fixtures)
    assert set(seeds.values()) == {4}
    assert len(seeds) == 20
    assert len({fixture.game_seed for fixture in fixtures}) == 80
    assert len({tuple(fixture.places) for fixture in fixtures}) == 24


def test_who_plays_against_himself_wins_what_equals_win() -> None:
    score = evaluate("steward", "steward", 30, 3, game=TOLLGATE)
    assert (score.games, score.deals, score.chance) == (30, 10, 1 / 3)
    assert score.wins.value == pytest.approx(1 / 3)
    assert score.rank_points.value == pytest.approx(1 / 2)


def test_all_games_of_the_list_count_once_whichever_ends_first() -> None:
    fixtures = fixtures_of(3, 8, 3)
    side_by_side = [Table(SPEC, SPEC.settings({"seats": 3}), ["uniform"] * 3, "compact") for _ in range(5)]
    outcomes = list(play_side_by_side(side_by_side, fixtures))
    assert sorted(outcome.fixture.game_seed for outcome in outcomes) == sorted(one.game_seed for one in fixtures)
    assert [outcome.fixture for outcome in outcomes] != fixtures


@pytest.mark.parametrize("policy", ["uniform", "mixed(steward, epsilon=.3)", last, last_of_each])
def test_how_many_tables_there_are_changes_nothing(policy: Opponent) -> None:
    scores = [evaluate(policy, "steward(level=1)", 30, 3, game=TOLLGATE, tables=count) for count in (1, 7)]
    assert scores[0] == scores[1]


def test_a_batched_function_plays_as_a_plain_one_and_is_asked_for_all_tables_at_once() -> None:
    SEEN.clear()
    scores = [evaluate(policy, "uniform", 60, 3, game=TOLLGATE, tables=16) for policy in (last_of_each, last)]
    assert scores[0] == scores[1]
    assert SEEN[0] == 16
    assert max(SEEN) == 16


def test_one_function_in_all_seats_is_asked_once_a_round() -> None:
    SEEN.clear()
    evaluate(last_of_each, last_of_each, 12, 3, game=TOLLGATE, tables=12)
    assert SEEN[0] == 12


def test_seeds_deal_otherwise() -> None:
    shares = {evaluate("steward", "uniform", 60, 3, seed, game=TOLLGATE).rank_points.value for seed in range(4)}
    assert len(shares) > 1


def test_the_interval_is_that_of_a_tournament() -> None:
    score = evaluate("mixed(steward, epsilon=.5)", "steward", 60, 3, game=TOLLGATE)
    won = np.zeros(20)
    lineup = ["mixed(steward, epsilon=.5)", "steward", "steward"]
    table = Table(SPEC, SPEC.settings({"seats": 3}), lineup, "compact")
    for fixture, ranks in play_side_by_side([table], fixtures_of(1, 20, 3)):
        won[fixture.deal] += (ranks[0] == 1) / ranks.count(1)
    assert score.wins == share_interval(won, np.full(20, 3.0))
    assert 0 < score.wins.low < score.wins.value < score.wins.high < 1


def test_the_better_one_wins_more() -> None:
    assert evaluate("steward", "uniform", 60, 3, game=TOLLGATE).wins.low > 1 / 3
    assert evaluate("uniform", ["steward", "uniform"], 60, 3, game=TOLLGATE).wins.high < 1 / 2


def test_rules_and_observations_are_those_of_the_doors() -> None:
    widths = set()

    def seen(observation: Observation, luck: np.random.Generator) -> int:
        widths.add(observation["observation"].dtype.name)
        return last(observation, luck)

    score = evaluate(seen, "uniform", 4, rules={"most_rounds": 1}, observation="compact_float32")
    assert (score.games, widths) == (4, {"float32"})


def test_an_agent_itself_plays_all_games_at_one_table() -> None:
    mind = Counting("counting")
    assert evaluate(mind, "uniform", 9, 3, game=TOLLGATE).games == 9
    assert mind.games == 9


def test_nobody_wins_a_game_without_end_that_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_DECISIONS", 3)
    score = evaluate("steward", "steward", 15, 3, game=TOLLGATE)
    assert (score.wins.value, score.rank_points.value) == (0, 0.5)


def test_a_score_tells_itself_in_a_line() -> None:
    told = str(evaluate("steward", "uniform", 60, 3, game=TOLLGATE))
    assert told.startswith("wins ")
    assert " of 60 games, equals 33.3%; rank points 0." in told


@pytest.mark.parametrize(
    ("policy", "opponents", "numbers", "complaint"),
    [
        ("nobody", "steward", {}, "no such agent: 'nobody'"),
        ("human", "steward", {}, "people are not evaluated"),
        ("steward", ["uniform"], {}, "1 opponents are given for 2 seats"),
        ("steward", "steward(style=bishop)", {}, "no style 'bishop'"),
        (agent("steward"), agent("greedy"), {}, "one agent is given for two seats"),
        (7, "uniform", {}, "no such opponent: 7"),
        ("steward", "uniform", {"games": 0}, "the number of games is 0; it takes a whole number from 1"),
        ("steward", "uniform", {"games": 2.5}, "the number of games is 2.5"),
        ("steward", "uniform", {"seats": 99}, "seats"),
        ("steward", "uniform", {"seed": -1}, "the seed is -1"),
        ("steward", "uniform", {"tables": 0}, "the number of tables is 0"),
        (last, "uniform", {"observation": "narrow"}, "no such observation: 'narrow'"),
        (nonsense, "uniform", {}, "it takes 9 whole numbers, one a row"),
    ],
)
def test_bad_input_is_one_sentence(
    policy: Opponent, opponents: "Opponent | Sequence[Opponent]", numbers: dict[str, int], complaint: str
) -> None:
    with pytest.raises((ValueError, TypeError), match=complaint) as fault:
        evaluate(policy, opponents, **{"games": 9, "seats": 3, **numbers}, game=TOLLGATE)  # type: ignore[arg-type]
    assert "\n" not in str(fault.value)


def test_who_fails_in_play_is_named() -> None:
    with pytest.raises(AgentError, match="Crashing: crash: ZeroDivisionError"):
        evaluate("steward", bot("Crashing"), 9, 3, game=TOLLGATE)

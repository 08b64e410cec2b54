"""What a game is worth: sums of zero, a winner where a game breaks off, and Influence on a scale of the whole game."""

import numpy as np
import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import arrange
from wk_env import warrior_knights_v0
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.rewards import SCHEMES, end_rewards, final_rewards, potentials
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import GAMES


def broken_off(crowns: list[int], influence: list[int]) -> KnightsMatch:
    """A game that broke off after its round, with these crowns and this Influence."""
    game = arrange(rules=Rules(seats=len(crowns), most_rounds=3))
    game.state.round = 3
    for seat, (purse, tokens) in enumerate(zip(crowns, influence, strict=True)):
        game.state.crowns[seat], game.state.influence[seat] = purse, tokens
    game.call(Round())
    game.stack[-1].resume(game)
    return KnightsMatch(game, house_box())


def test_first_pays_the_leader_of_a_game_that_broke_off() -> None:
    match = broken_off([5, 9, 7], [0, 0, 0])
    assert match.result() == [4, 2, 3]
    assert end_rewards("win", match) == [0, 0, 0]
    assert end_rewards("first", match) == [-0.5, 1, -0.5]
    assert end_rewards("first", broken_off([5, 9, 7], [0, 0, 1])) == [-0.5, -0.5, 1]


@pytest.mark.parametrize("scheme", ["rank", "influence"])
def test_rank_tells_the_leader_of_a_game_that_broke_off_from_who_follows(scheme: str) -> None:
    assert end_rewards(scheme, broken_off([5, 9, 7], [0, 0, 0])) == [-1, 1, 0]
    assert end_rewards(scheme, broken_off([5, 9, 7], [2, 0, 1])) == [1, -1, 0]
    assert end_rewards(scheme, broken_off([5, 9], [0, 0])) == [-1, 1]
    assert 1 not in broken_off([5, 9, 7], [0, 0, 0]).result()


def test_who_ties_in_a_game_that_broke_off_shares_a_rank() -> None:
    assert broken_off([9, 5, 9, 7], [0, 0, 0, 0]).result() == [2, 5, 2, 4]
    assert end_rewards("rank", broken_off([9, 5, 9, 7], [0, 0, 0, 0])) == pytest.approx([2 / 3, -1, 2 / 3, -1 / 3])
    assert broken_off([9, 5, 5], [0, 0, 0]).result() == [2, 3, 3]
    assert end_rewards("rank", broken_off([9, 9, 9], [1, 1, 1])) == [0, 0, 0]


def test_who_ties_for_the_first_place_shares_what_one_would_get() -> None:
    assert end_rewards("first", broken_off([9, 5, 9], [0, 0, 0])) == pytest.approx([0.25, -0.5, 0.25])
    assert end_rewards("first", broken_off([9, 9], [2, 2])) == [0, 0]
    assert final_rewards("win", [1, 1, 3]) == pytest.approx([0.25, 0.25, -0.5])


@pytest.mark.parametrize("game", GAMES)
def test_first_and_win_agree_where_the_rules_name_a_winner(game: str) -> None:
    match = GAMES[game].new_match({}, 4)
    luck = rng_from(4)
    while match.decision.count:
        match.play(choose(match, luck))
    assert end_rewards("first", match) == end_rewards("win", match)
    assert max(end_rewards("first", match)) > 0


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ranks", [[1, 2, 3, 4], [2, 2, 4, 5], [2, 2, 2, 2], [1, 2, 2, 2], [1, 1, 3], [0, 0]])
def test_what_is_paid_at_the_end_sums_to_nothing(scheme: str, ranks: list[int]) -> None:
    assert sum(final_rewards(scheme, ranks)) == pytest.approx(0)


def after_the_first_influence(players: int) -> MatchEnv:
    """A game of chance right after the step in which the first Influence was taken."""
    env = warrior_knights_v0.raw_env(players, reward="influence")
    env.reset(seed=3)
    luck = np.random.default_rng(3)
    while sum(env.match.standing()) == 0:
        env.step(int(luck.choice(np.flatnonzero(env.action_masks()))))
    return env


@pytest.mark.parametrize("players", [2, 4])
def test_influence_counts_as_a_share_of_the_whole_pool(players: int) -> None:
    env = after_the_first_influence(players)
    taken = np.array(env.match.standing())
    expected = (taken - taken.mean()) / (players * 10)
    assert list(env.rewards.values()) == pytest.approx(expected.tolist())
    assert max(env.rewards.values()) < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_at_stake_is_the_same_from_the_first_question_to_the_last(game: str) -> None:
    match = GAMES[game].new_match({}, 4)
    whole, seen = match.at_stake(), set()
    while match.decision.count:
        seen.add(match.at_stake())
        assert potentials("rank", match) == [0.0] * match.seats
        assert sum(potentials("influence", match)) == pytest.approx(0)
        match.play(match.decision.choices()[0])
    assert seen == {whole}


def test_a_position_of_another_length_counts_by_its_own_pool() -> None:
    position = after_the_first_influence(2).match
    short = warrior_knights_v0.raw_env(2, rules={"influence_each": 1}, reward="influence")
    assert potentials("influence", position)[0] == (position.standing()[0] - position.standing()[1]) / 2 / 20
    short.reset(seed=1)
    assert short.match.at_stake() == 2

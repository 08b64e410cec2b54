"""Greedy answers legally, the same way each time, from what its seat knows, and better than chance."""

import pytest
from wk_agents.base import Agent
from wk_agents.roster import agent

from tests.support.observed_games import begun, until
from tests.support.sitting import beats, played, view_of
from wk_env.games.warrior_knights.rules.asks import ACT, DISCARD, MOBILIZE_AREA, PLAN, SETUP_TROOP, VOTES

ASKS = [SETUP_TROOP, PLAN, ACT, MOBILIZE_AREA, VOTES, DISCARD]


def greedy(seed: int = 5) -> Agent:
    """A greedy agent of little patience."""
    return agent("greedy(worlds=2)", seed)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_choice_is_legal_and_follows_from_the_seed(seats: int) -> None:
    first, again = (played(begun(seats, 3), [greedy(s) for s in range(seats)], 45) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("ask", ASKS)
def test_two_games_that_the_seat_cannot_tell_apart_get_the_same_answer(ask: int) -> None:
    match = until(ask, times=4)
    answers = {greedy().choose(view_of(match.redeal(int(match.decision.seat), seed))) for seed in range(5)}
    assert answers == {greedy().choose(view_of(match))}


def test_choosing_leaves_the_match_as_it_was() -> None:
    match = until(ACT, times=4)
    before = match.digest()
    greedy().choose(view_of(match))
    assert match.digest() == before


def test_it_says_why_in_one_sentence() -> None:
    match = until(ACT, times=9)
    view = view_of(match)
    said = greedy().explain(view, view.actions[0])
    assert said.startswith("greedy(worlds=2) would ")
    assert " of such games" in said
    assert said.endswith(".")
    assert said.count(". ") == 0


@pytest.mark.parametrize("worlds", ["0", "1001", "many", "2.5"])
def test_a_strange_number_of_worlds_is_refused(worlds: str) -> None:
    with pytest.raises(ValueError, match="it takes a whole number from 1 to 1000"):
        agent(f"greedy(worlds={worlds})")


@pytest.mark.slow
def test_greedy_beats_three_who_play_by_chance() -> None:
    assert beats("greedy(worlds=2)", "uniform", 0.6, 100)

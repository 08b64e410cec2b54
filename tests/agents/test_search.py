"""The laws of the search: what its tree counts, what it may know, what it does with its time; and it finds wins."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.base import Agent
from wk_agents.roster import agent, summary
from wk_agents.search import AT_ONCE, Searcher, percent
from wk_agents.specs import Value

from tests.support.arrange import arrange, asked, control, noble_of, put, run
from tests.support.observed_games import begun, until
from tests.support.searches import ROOM, skirmish, thought
from tests.support.sitting import beats, played, view_of
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.advice.policy.styles import WEIGHTS as STYLE_WEIGHTS
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, MOST_SEATS
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.core import take
from wk_env.search.tree import ROOT

THOUGHT = [asks.PLAN, asks.ACT, asks.MOBILIZE_AREA, asks.VOTES, asks.DISCARD, asks.TARGET]
SECRET = [*THOUGHT, asks.SETUP_TROOP, asks.HIRE]


def searcher(sims: int = 24, seed: int = 5) -> Agent:
    """A searcher of little patience."""
    return agent(f"search(sims={sims})", seed)


# ---- what it knows


@pytest.mark.parametrize("ask", SECRET)
def test_games_that_the_seat_cannot_tell_apart_are_searched_alike(ask: int) -> None:
    match = until(ask, times=4)
    seat, trees = int(match.decision.seat), set[tuple[int, ...]]()
    for seed in range(3):
        search = thought(match.redeal(seat, seed).game, 5)
        trees.add((int(search.best()), *search.tree.key, *search.tree.visits, *search.tree.total))
    assert len(trees) == 1


@pytest.mark.parametrize("ask", SECRET)
def test_its_answer_is_the_same_in_games_that_the_seat_cannot_tell_apart(ask: int) -> None:
    match = until(ask, times=3)
    views = [view_of(match), *(view_of(match.redeal(int(match.decision.seat), seed)) for seed in range(2))]
    assert len({searcher(5).choose(view) for view in views}) == 1


@pytest.mark.parametrize("times", [1, 10, 16])
def test_rivals_who_planned_in_secret_plan_as_stewards_and_the_question_stays(times: int) -> None:
    match = until(asks.PLAN, times=times)
    plans = {tuple(world.state.action_at[:48]) for world in worlds_anew(match)}
    assert len(plans) == 1


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_rivals_who_voted_in_secret_vote_as_stewards_and_the_question_stays(times: int) -> None:
    match = until(asks.VOTES, times=times)
    fists = {tuple(world.state.fist) for world in worlds_anew(match)}
    assert len(fists) == 1


def worlds_anew(match: KnightsMatch) -> list[Play]:
    """Worlds that the asked seat could be in, in which rivals answered anew; each asks it the same question."""
    seat = int(match.decision.seat)
    worlds = [match.redeal(seat, seed).game for seed in range(5)]
    for world in worlds:
        KnightsAdvisor().answer_anew(world, seat)
        assert asked(world) == asked(match.game)
    return worlds


def test_searching_leaves_the_match_as_it_was() -> None:
    match = until(asks.ACT, times=4)
    before = match.digest()
    thought(match.game, 8)
    assert match.digest() == before


# ---- what it does with its time


class Ticks:
    """A clock that goes on by an eighth of so many seconds whenever somebody looks at it."""

    def __init__(self, eighths: int) -> None:
        self.step, self.time = eighths / 8, 0.0

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def test_no_more_simulations_than_were_asked_for() -> None:
    assert thought(skirmish(), 37).tree.visits[ROOT] == 37


@pytest.mark.parametrize(("eighths", "looks"), [(1, 7), (2, 3), (4, 1)])
def test_it_stops_when_its_time_is_over(eighths: int, looks: int) -> None:
    patient = Searcher("search", ms=1000)
    patient.clock = Ticks(eighths)
    search = patient.search(*patient.position(view_of(until(asks.DISCARD, times=3))))
    assert search.tree.visits[ROOT] == looks * AT_ONCE


def test_it_looks_at_the_clock_before_it_begins() -> None:
    late = Searcher("search", ms=5)
    late.clock = Ticks(8)
    match = until(asks.ACT, times=3)
    assert late.search(*late.position(view_of(match))).tree.visits[ROOT] == 0
    assert late.choose(view_of(match)) == agent("steward").choose(view_of(match))


def test_it_stops_when_one_answer_is_left() -> None:
    search = thought(win_at_hand(), ROOM)
    assert search.is_settled()
    assert search.tree.visits[ROOT] < ROOM


# ---- sense


def win_at_hand() -> Play:
    """Seat 0 holds nine of the eighteen cities of the Kingdom; he besieges an open tenth, or else seat 1 will win."""
    game = arrange(seats=3)
    table, city = game.state, 9
    area = int(table.content.city_area[city])
    table.stronghold_at[0], table.round, table.pool, table.influence[1] = 1, 2, 1, 20
    control(game, 0, *range(city))
    put(game, noble_of(0, CIRCLE), area, troops=(200, 200, 200))
    table.siege_since[city * MOST_SEATS] = 1
    game.call(Upkeep())
    run(game, Fight(0, area))
    while game.decision.ask != asks.BATTLE_KIND:
        take(game, game.decision.options[0])
    return game


@pytest.mark.parametrize("style", [BALANCED, vec[i64]([0] * STYLE_WEIGHTS)])
def test_it_takes_the_city_that_wins_whatever_a_steward_thinks_of_it(style: vec[i64]) -> None:
    game = win_at_hand()
    search = thought(game, 120, style=style)
    assert search.best() == asks.SIEGE
    assert search.share_after(asks.SIEGE) == 1_000_000
    assert search.share_after(asks.NO_BATTLE) < 100_000


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_choice_is_legal_and_follows_from_the_seed(seats: int) -> None:
    first, again = (played(begun(seats, 3), [searcher(2, s) for s in range(seats)], 24) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("ask", THOUGHT)
def test_it_says_why_in_one_sentence(ask: int) -> None:
    view = view_of(until(ask, times=3))
    said = searcher(7).explain(view, searcher(7).choose(view))
    assert said.startswith("search(sims=7) would ")
    assert "imagined games" in said
    assert "steward" in said
    assert said.endswith(".")
    assert said.count(". ") == 0


def test_what_it_says_of_itself_names_how_much_it_thinks_if_nothing_is_said() -> None:
    mind = agent("search")
    assert isinstance(mind, Searcher)
    assert f"{mind.sims} of them unless told" in summary("search")
    assert summary("search").endswith("Parameters: sims, ms, style=balanced, rounds=1, policy=, trust=0.005.")


def test_it_says_that_it_did_not_think_much() -> None:
    view = view_of(until(asks.SETUP_TROOP))
    said = searcher(3).explain(view, searcher(3).choose(view))
    assert said.startswith("search(sims=3) would ")
    assert " without much thought; a steward agrees, since " in said


def test_to_ask_why_changes_nothing_that_follows() -> None:
    view = view_of(until(asks.DISCARD, times=3))
    silent, talking = searcher(3), searcher(3)
    talking.explain(view, view.actions[0])
    assert silent.luck.draw() == talking.luck.draw()


def test_it_explains_a_choice_by_the_worlds_in_which_it_made_it() -> None:
    view, mind = view_of(until(asks.PLAN)), Searcher("searcher", sims=40)
    for _ in range(3):
        luck = mind.luck.copy()
        choice = view.spec.choice_of(view.ask, action := mind.choose(view))
        assert mind.dealt == luck.draw()
        search = mind.search(*mind.position(view))
        worth = f"{search.visits_of(choice)} imagined games that came to {percent(search, choice)} of a win"
        assert worth in mind.explain(view, action)


def test_it_owns_that_it_did_not_think_of_something() -> None:
    view = view_of(until(asks.FIRST_AREA, times=2))
    said = searcher(3).explain(view, view.actions[-1])
    assert said.startswith("search(sims=3) did not think of ")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"sims": 5, "ms": 5}, "search has sims=5 and ms=5; it takes one of them"),
        ({"sims": 0}, "search has sims=0; it takes a whole number from 1 to 1000000"),
        ({"ms": 0}, "search has ms=0; it takes a whole number from 1 to 1000000"),
        ({"sims": -1}, "search has sims=-1; it takes a whole number from 1 to 1000000"),
        ({"ms": 0.5}, "search has ms=0.5; it takes a whole number from 1 to 1000000"),
        ({"rounds": 0}, "search has rounds=0; it takes a whole number from 1 to 1000000"),
        ({"style": "bold"}, "search has no style 'bold'; there are balanced"),
    ],
)
def test_a_strange_parameter_is_refused(given: dict[str, Value], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Searcher("search", **given)


@pytest.mark.slow
def test_it_beats_three_stewards() -> None:
    assert beats("search(sims=60)", "steward", 0.42, 700)

"""Agents that live by the advice of a game play every game that has some, honestly, and better than chance."""

import pytest
from wk_agents.reasons import reasons_of_game
from wk_agents.roster import agent

from wk_env.games.tollgate.spec import TOLLGATE, Tollgate
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.registry import GAMES
from wk_env.play.view import View

TEXTS = ["steward", "steward(level=2)", "greedy(worlds=2)", "search(sims=12)"]
DECISIONS = 40


def view_of(spec: GameSpec, match: Match) -> View:
    """What the asked seat sees."""
    return View(spec, match, int(match.decision.seat))


def wins(text: str, games: int) -> float:
    """The share of games of Tollgate that an agent wins against two who play by chance; a tie is a part of a win."""
    won = 0.0
    for game in range(games):
        match = TOLLGATE.new_match({"seats": 3}, game // 3)
        minds = [agent(text if seat == game % 3 else "uniform", 3 * game + seat) for seat in range(3)]
        while match.decision.count:
            view = view_of(TOLLGATE, match)
            match.act(minds[view.seat].choose(view))
        ranks = list(match.result())
        won += (ranks[game % 3] == 1) / ranks.count(1)
    return won / games


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_it_plays_every_game_and_says_why_in_one_sentence(spec: GameSpec, text: str) -> None:
    match, minds = spec.new_match({"seats": 3}, 5), [agent(text, seat, game=spec.id) for seat in range(3)]
    for _ in range(DECISIONS):
        if not match.decision.count:
            break
        view = view_of(spec, match)
        action = minds[view.seat].choose(view)
        assert action in view.actions
        said = minds[view.seat].explain(view, action)
        assert said.startswith(f"{text} would ")
        assert said.endswith(".")
        match.act(action)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_it_answers_alike_in_games_that_the_seat_cannot_tell_apart(spec: GameSpec, text: str) -> None:
    match = spec.new_match({"seats": 3}, 9)
    for _ in range(9):
        seat = int(match.decision.seat)
        views = [view_of(spec, twin) for twin in (match, match.redeal(seat, 1), match.redeal(seat, 2))]
        answers = [agent(text, 4).choose(view) for view in views]
        reasons = {agent(text, 4).explain(view, view.actions[-1]) for view in views}
        assert len(set(answers)) == len(reasons) == 1
        match.act(answers[0])


@pytest.mark.parametrize(("text", "games"), [("steward", 150), ("greedy(worlds=4)", 90), ("search(sims=25)", 90)])
def test_in_tollgate_it_wins_more_than_half_of_the_games_against_two_who_play_by_chance(text: str, games: int) -> None:
    assert wins(text, games) > 0.5


def test_chance_wins_its_share() -> None:
    assert wins("uniform", 300) == pytest.approx(1 / 3, abs=0.08)


class Unadvised(Tollgate):
    """A game without an Advisor."""

    advisor = None  # type: ignore[assignment]  # a spec may have none, and Tollgate has one


@pytest.mark.parametrize("text", ["greedy(worlds=2)", "search(sims=24)", "steward(level=2)"])
def test_a_game_without_advice_is_refused(text: str) -> None:
    spec = Unadvised()
    sentence = "needs the advice of a game, and wk/tollgate has none; uniform plays any game$"
    with pytest.raises(ValueError, match=sentence):
        agent(text).choose(View(spec, spec.new_match({}, 1), 0))


def test_a_style_of_one_game_is_refused_in_another() -> None:
    view = view_of(TOLLGATE, TOLLGATE.new_match({}, 1))
    with pytest.raises(ValueError, match="wk/tollgate has no style 'bishop'; there are balanced"):
        agent("steward(style=bishop)").choose(view)
    with pytest.raises(ValueError, match="wk/tollgate has no style 'bishop'; there are balanced"):
        agent("search(style=bishop)", game="wk/tollgate")
    assert agent("search(style=bishop)", game="wk/warrior-knights").name == "search(style=bishop)"


class Unexplained(Tollgate):
    """A game with an Advisor that has no words for its reasons."""

    reasons = None


def test_a_steward_says_plainly_what_it_would_rather_do_in_a_game_without_reasons() -> None:
    spec = Unexplained()
    view = view_of(spec, spec.new_match({}, 1))
    steward = agent("steward")
    best = steward.choose(view)
    other = next(action for action in view.actions if action != best)
    said = f"steward would rather {view.say(best)} than {view.say(other)}: its rule gives that a higher score."
    assert steward.explain(view, other) == said
    merits = reasons_of_game(spec).merits(view.imagine(0), spec.choice_of(view.ask, best), "balanced")
    assert merits == f"its rule puts it first of {len(view.actions)}"

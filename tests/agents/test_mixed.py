"""An agent with slips plays as another one does, but for as many questions as it is told."""

from wk_agents.roster import agent

from wk_env.play.registry import game_named
from wk_env.play.view import View


def view_of(seed: int) -> View:
    """A seat's first question in a game."""
    spec = game_named("wk/warrior-knights")
    match = spec.new_match({"seats": 3}, seed)
    return View(spec, match, match.decision.seat)


def test_without_slips_it_is_the_other_agent_and_gives_its_reasons() -> None:
    view, steward, mixed = view_of(5), agent("steward"), agent("mixed(steward, epsilon=0)")
    action = steward.choose(view)
    assert mixed.choose(view) == action
    assert mixed.explain(view, action) == steward.explain(view, action)


def test_as_many_answers_as_epsilon_says_are_drawn_by_lot() -> None:
    view, mixed = view_of(5), agent("mixed(steward, epsilon=.25)", seed=1)
    own, count = agent("steward").choose(view), len(view.actions)
    others = sum(mixed.choose(view) != own for _ in range(2000))
    expected = 2000 * 0.25 * (1 - 1 / count)
    assert abs(others - expected) < 4 * (expected * 0.75) ** 0.5


def test_a_slip_is_told_as_one() -> None:
    view, mixed = view_of(5), agent("mixed(steward(level=1), epsilon=1)", seed=3)
    action = mixed.choose(view)
    assert mixed.explain(view, action) == f"{mixed.name} slipped and drew lots among {len(view.actions)} legal actions."
    assert mixed.name == "mixed(steward(level=1), epsilon=1)"


def test_the_other_agent_draws_lots_of_its_own_that_follow_from_the_seed() -> None:
    views = [view_of(seed) for seed in range(20)]
    first, second, third = (agent("mixed(steward(level=1), epsilon=.3)", seed=seed) for seed in (4, 4, 5))
    answers = [[mind.choose(view) for view in views] for mind in (first, second, third)]
    assert answers[0] == answers[1] != answers[2]
    first.reset(4)
    assert [first.choose(view) for view in views] == answers[1]

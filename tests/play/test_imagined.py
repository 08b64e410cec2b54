"""An imagined match goes on as the advisor would play it, as far as it is asked for."""

import pytest
from wk_agents.roster import agent

from tests.support.observed_games import until
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec
from wk_env.play.imagined import play_on
from wk_env.play.registry import GAMES
from wk_env.play.view import View


@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_a_match_goes_on_until_a_seat_is_asked_again(spec: GameSpec) -> None:
    world = View(spec, spec.new_match({}, 2), 0).imagine(1)
    world.play(world.decision.choices()[0])
    seat = (world.decision.seat + 1) % world.seats
    assert play_on(world, seat=seat) is world
    assert world.decision.seat == seat
    before = world.digest()
    assert play_on(world, seat=seat).digest() == before
    assert play_on(world).digest() != before
    assert world.decision.count == 0 or world.decision.seat == seat


@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_a_match_goes_on_to_the_next_round_and_to_its_end(spec: GameSpec) -> None:
    world = spec.new_match({}, 2)
    begun = world.round
    assert play_on(world, until="round").round == begun + 1
    assert max(play_on(world, until="over").result()) > 0
    ended = world.digest()
    assert play_on(world).digest() == ended


def test_an_open_question_is_answered_as_the_steward_does() -> None:
    for times in range(1, 12):
        match = until(asks.ACT, times=times)
        seat = match.decision.seat
        view = View(WARRIOR_KNIGHTS, match, seat)
        one, other = view.imagine(3), view.imagine(3)
        one.act(agent("steward").choose(view))
        assert play_on(one, seat=seat).digest() == play_on(other).digest()


def test_another_end_is_refused() -> None:
    with pytest.raises(ValueError, match="until is 'never'; it takes one of asked, round, over"):
        play_on(TOLLGATE.new_match({}, 1), until="never")

"""Every game of the registry goes through the same doors, and no door names one."""

import copy
import pickle
import re
from pathlib import Path
from typing import Final

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tests.doors.test_conformance import OF_DICTIONARIES, heard
from wk_env.doors import pettingzoo as door
from wk_env.doors.adapters import SoloVectorEnv
from wk_env.doors.agilerl import AgentsForAgilerl
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.registration import gymnasium_id, named_for_gymnasium, pettingzoo_id
from wk_env.doors.rllib import AgentsForRllib, SeatForRllib
from wk_env.doors.tables import Tables
from wk_env.play.record import verify
from wk_env.play.registry import GAMES, ROWS, usual_seats

DOORS: Final = Path(door.__file__).parent
every_game = pytest.mark.parametrize("game", ROWS)


def test_no_door_names_a_game() -> None:
    words = re.compile(r"wk_env\.games|wk/|tollgate|warrior|knights", re.IGNORECASE)
    code = {path.name: path.read_text(encoding="utf-8") for path in DOORS.glob("*.py")}
    bare = {name: re.sub(r'"""(?:.|\n)*?"""', "", text) for name, text in code.items()}
    assert [name for name, text in bare.items() if words.search(text)] == []


@every_game
def test_pettingzoo_makes_agents_that_pass_its_tests(game: str) -> None:
    name = pettingzoo_id(game)
    with heard() as said:
        api_test(pettingzoo.make("aec", name), num_cycles=40)
        seed_test(lambda: pettingzoo.make("aec", name), num_cycles=30)
        parallel_api_test(pettingzoo.make("parallel", name, max_cycles=40), num_cycles=60)
        parallel_seed_test(lambda: pettingzoo.make("parallel", name, players=2), num_cycles=30)
    assert said == OF_DICTIONARIES


@every_game
def test_agents_are_called_as_the_game_calls_a_seat_and_are_as_many_as_usual(game: str) -> None:
    spec, made = GAMES[game], pettingzoo.make("aec", pettingzoo_id(game))
    assert made.possible_agents == [f"{spec.seat_noun}_{seat}" for seat in range(usual_seats(spec))]


@every_game
@pytest.mark.parametrize("form", ["", "Short"])
def test_gymnasium_makes_a_seat_that_passes_its_check(game: str, form: str) -> None:
    made = gymnasium.make(named_for_gymnasium(game, form), disable_env_checker=True)
    assert isinstance(made.unwrapped, SoloEnv)
    assert made.unwrapped.session.spec.id == game
    assert made.unwrapped.session.seats == usual_seats(GAMES[game])
    check_env(made.unwrapped, skip_render_check=True)


@every_game
@pytest.mark.parametrize("form", ["", "Short"])
def test_gymnasium_makes_many_seats_that_go_as_one_by_one(game: str, form: str) -> None:
    name = named_for_gymnasium(game, form)
    many = gymnasium.make_vec(name, 2)
    one_by_one = gymnasium.make_vec(name, 2, vectorization_mode="sync", vector_kwargs={"autoreset_mode": "SameStep"})
    assert isinstance(many.unwrapped, SoloVectorEnv)
    assert many.unwrapped.learners.single.session.spec.id == game
    seen, infos = many.reset(seed=1)
    other, _ = one_by_one.reset(seed=1)
    for _ in range(10):
        assert np.array_equal(seen, other)
        actions = infos["action_mask"].argmax(axis=1)
        (seen, *_, infos), (other, *_) = many.step(actions), one_by_one.step(actions)


@every_game
def test_a_short_form_has_the_short_rules_of_its_game(game: str) -> None:
    made = gymnasium.make(named_for_gymnasium(game, "Short")).unwrapped
    assert isinstance(made, SoloEnv)
    assert {name: made.session.settings[name] for name in GAMES[game].short} == dict(GAMES[game].short)
    assert (made.learner.reward, made.learner.skip_forced) == ("first", True)
    other = gymnasium.make(named_for_gymnasium(game, "Short"), reward="rank").unwrapped
    assert isinstance(other, SoloEnv)
    assert other.learner.reward == "rank"


@every_game
def test_tables_and_learning_seats_take_it(game: str) -> None:
    tables, seats = Tables(door.raw_env(game), 3), LearningSeats(3, game=game, seat=None)
    tables.reset(seed=1)
    seats.reset([1, 2, 3])
    for _ in range(20):
        tables.step(tables.masks.argmax(axis=1))
        seats.step(seats.masks.argmax(axis=1))
    assert tables.masks.sum(axis=1).all()
    assert seats.masks.sum(axis=1).all()


@every_game
def test_a_copy_and_a_pickle_go_on_alike_and_the_record_bears_it_out(game: str) -> None:
    env = door.raw_env(game)
    env.reset(seed=4)
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own, a moment old
    for _ in range(8):
        action = int(np.flatnonzero(env.action_masks())[-1])
        for twin in twins:
            twin.step(action)
    assert len({twin.match.digest() for twin in twins}) == 1
    assert verify(env.record()).digest() == env.match.digest()


@every_game
def test_the_libraries_adapters_take_it(game: str) -> None:
    for_rllib, for_agilerl = AgentsForRllib(door.env(game)), AgentsForAgilerl(door.parallel_env(game))
    for_rllib.reset(seed=1)
    assert set(for_rllib.observe(for_rllib.agent_selection)) == {"observations", "action_mask"}
    observations, infos = for_agilerl.reset(seed=1)
    assert len(observations) == len(infos) == usual_seats(GAMES[game])
    seen, _ = SeatForRllib(SoloEnv(game=game)).reset(seed=1)
    assert seen["action_mask"].any()


@every_game
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_every_mode_shows_it(game: str, mode: str) -> None:
    env = gymnasium.make(gymnasium_id(game), render_mode=mode)
    env.reset(seed=1)
    assert env.render() is not None

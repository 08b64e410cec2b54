"""What every game of the registry has: every door, records, views, agents, a tournament with its report, the commands.

Only what a wheel installs is used, so that a game can be tried with this file outside of any checkout, too.
"""

import subprocess
import sys
from pathlib import Path

import gymnasium
import msgspec
import numpy as np
import pettingzoo
import pytest
from pettingzoo import AECEnv
from wk_agents import agent

from wk_env import (
    GameFacts,
    LearningSeats,
    Record,
    Tables,
    View,
    game_ids,
    load_record,
    replay_record,
    save_record,
    stable_baselines_env,
)
from wk_env import game as game_named

STEPS = 20
NO_CHOICE = 60_000
every_game = pytest.mark.parametrize("game", game_ids())


def gymnasium_id(game: str) -> str:
    """What Gymnasium calls a game: `WarriorKnights-v0` is `wk/warrior-knights`."""
    return f"{game.partition('/')[2].title().replace('-', '')}-v0"


def agents_in_turn(game: str) -> AECEnv:
    """A game in PettingZoo, about to begin."""
    env = pettingzoo.make("aec", f"{game}-v0")
    env.reset(seed=1)
    return env


def wk(*words: str, folder: Path, typed: str = "", code: int = 0) -> str:
    """What a command says in a folder; it must end with this code, as a rule well."""
    command = [sys.executable, "-m", "wk_env", *words]
    done = subprocess.run(command, cwd=folder, input=typed, capture_output=True, check=False, text=True)
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def short_record(game: str) -> Record:
    """The first decisions of a game."""
    env = agents_in_turn(game)
    for name in env.agent_iter(STEPS):
        env.step(int(np.flatnonzero(env.observe(name)["action_mask"])[-1]))
    record = env.unwrapped.record()
    assert isinstance(record, Record)
    return record


@every_game
def test_pettingzoo_lets_its_agents_play_in_turn(game: str) -> None:
    env, asked = agents_in_turn(game), []
    for name in env.agent_iter(STEPS):
        mask = env.observe(name)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        asked.append(name)
    assert set(asked) == {f"{game_named(game).seat_noun}_{seat}" for seat in range(len(env.possible_agents))}


@every_game
def test_pettingzoo_lets_its_agents_play_at_once(game: str) -> None:
    env = pettingzoo.make("parallel", f"{game}-v0")
    observations, infos = env.reset(seed=1)
    for _ in range(STEPS):
        actions = {name: int(info["action_mask"].argmax()) for name, info in infos.items()}
        observations, _, _, _, infos = env.step(actions)
    assert set(observations) == set(env.possible_agents)


@every_game
def test_gymnasium_makes_one_learning_seat_and_many(game: str) -> None:
    one, many = gymnasium.make(gymnasium_id(game)), gymnasium.make_vec(gymnasium_id(game), 2)
    _, info = one.reset(seed=1)
    _, infos = many.reset(seed=1)
    for _ in range(STEPS):
        seen, _, is_over, _, info = one.step(int(info["action_mask"].argmax()))
        if is_over:
            seen, info = one.reset()
        many_seen, *_, infos = many.step(infos["action_mask"].argmax(axis=1))
    assert one.observation_space.contains(seen)
    assert many.observation_space.contains(many_seen)


@every_game
def test_many_tables_are_played_at_once(game: str) -> None:
    tables = Tables(agents_in_turn(game).unwrapped, 3)
    tables.reset(seed=1)
    for _ in range(STEPS):
        tables.step(tables.masks.argmax(axis=1))
    assert tables.masks.any(axis=1).all()


@every_game
# Stable-Baselines3 and torch warn of what is theirs.
@pytest.mark.filterwarnings("default")
def test_stable_baselines_takes_its_learning_seats(game: str) -> None:
    pytest.importorskip("stable_baselines3")
    env = stable_baselines_env(LearningSeats(2, game=game))
    env.reset()
    for _ in range(STEPS):
        masks = np.array(env.env_method("action_masks"))
        seen, *_ = env.step(masks.argmax(axis=1))
    assert isinstance(seen, np.ndarray)
    assert seen.shape == (2, *env.observation_space.shape)


@every_game
def test_a_record_holds_and_a_changed_one_breaks(game: str, tmp_path: Path) -> None:
    record = short_record(game)
    save_record(record, tmp_path / "game.json")
    assert "holds" in wk("verify", "game.json", folder=tmp_path)
    assert len(list(replay_record(load_record(tmp_path / "game.json")))) == STEPS + 1
    broken = msgspec.structs.replace(record, choices=[*record.choices[:-1], NO_CHOICE])
    save_record(broken, tmp_path / "broken.json")
    assert f"breaks at decision {STEPS}: " in wk("verify", "broken.json", folder=tmp_path, code=1)


@every_game
def test_a_view_says_what_a_seat_knows_and_may_do(game: str) -> None:
    match = game_named(game).new_match({}, 1)
    view = View(game_named(game), match, match.decision.seat)
    assert len({view.say(action) for action in view.actions}) == len(view.actions)
    assert isinstance(view.facts, GameFacts)
    assert (view.facts.game, view.facts.seat, view.facts.question) == (game, view.seat, view.question)
    assert view.me is not None
    assert [view.option(action).question for action in view.actions] == [view.question] * len(view.actions)


@every_game
@pytest.mark.parametrize("name", ["uniform", "steward", "greedy", "search(sims=8)"])
def test_every_shipped_agent_plays_it(game: str, name: str) -> None:
    match = game_named(game).new_match({}, 1)
    player = agent(name, 1, game)
    for _ in range(4):
        view = View(game_named(game), match, match.decision.seat)
        match.act(player.choose(view))


@every_game
def test_the_search_looks_ahead(game: str) -> None:
    match, said = game_named(game).new_match({}, 1), ""
    searcher = agent("search(sims=40)", 1, game)
    while "imagined games that came to" not in said:
        view = View(game_named(game), match, match.decision.seat)
        action = searcher.choose(view)
        said = searcher.explain(view, action)
        match.act(action)
    assert match.decision.count


@every_game
def test_a_demo_is_told_drawn_and_becomes_a_page(game: str, tmp_path: Path) -> None:
    told = wk("demo", "--game", game, "--seed", "3", "--out", "demo.json", folder=tmp_path)
    assert told.startswith(f"{game_named(game).title}, seed 3: ")
    wk("replay", "demo.json", "--html", "demo.html", folder=tmp_path)
    wk("board", "demo.json", "--out", "demo.svg", folder=tmp_path)
    assert game_named(game).title in (tmp_path / "demo.html").read_text(encoding="utf-8")
    assert (tmp_path / "demo.svg").read_text(encoding="utf-8").startswith("<svg")


@every_game
def test_a_tournament_has_a_report_and_replay_pages(game: str, tmp_path: Path) -> None:
    words = ["tournament", "uniform", "steward", "--game", game, "--games", "2", "--jobs", "1", "--out", "contest"]
    rules = [f"--rules={name}={value}" for name, value in game_named(game).short.items()]
    assert wk(*words, *rules, folder=tmp_path).splitlines()[-1] == "contest/report.html"
    report = (tmp_path / "contest" / "report.html").read_text(encoding="utf-8")
    pages = list((tmp_path / "contest" / "replays").glob("*.html"))
    assert game_named(game).title in report
    assert pages
    assert all(page.name in report for page in pages)


@every_game
def test_somebody_plays_it_at_the_keyboard(game: str, tmp_path: Path) -> None:
    words = ["play", "--game", game, "--seats", "human,uniform", "--seed", "3", "--save", "played.json"]
    said = wk(*words, folder=tmp_path, typed="hint\nboard\ntable\n" + "1\n" * 3)
    assert "Hint: " in said
    assert said.endswith("saved: played.json\nGo on with: wk play --resume played.json\n")
    assert load_record(tmp_path / "played.json").game == game


@every_game
def test_its_numbers_are_explained(game: str, tmp_path: Path) -> None:
    assert wk("explain", "action", "3", "--game", game, folder=tmp_path).startswith("action 3: ")
    assert wk("explain", "observation", "3", "--game", game, folder=tmp_path).startswith("number 3: ")
    assert '"$schema"' in wk("explain", "--schema", "--game", game, folder=tmp_path)

"""The policy where it plays: without torch it thinks the same, and it plays the very games of the training."""

from pathlib import Path

import numpy as np
import pytest
import torch
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.network import network_in
from wk_agents.learned.policy import SHIPPED, Policy
from wk_agents.policy import HEATS
from wk_agents.roster import agent
from wk_training.checkpoint import arrays_of
from wk_training.collect import Collector
from wk_training.experience import LEARNS, Seating
from wk_training.pieces import asked_of, landmarks
from wk_training.policy_file import write_policy
from wk_training.seatings import measured
from wk_training.survey import survey
from wk_training.task import OFFERS, Job, new_task

from tests.support.policies import around_by_chance, offers_by_chance, stirred, views_of, written
from tests.support.training import small_task
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.play.registry import game_named
from wk_env.play.view import View


@pytest.mark.parametrize("is_advised", [True, False])
@pytest.mark.parametrize("game", ["wk/tollgate", "wk/warrior-knights"])
def test_it_thinks_the_same_without_torch(game: str, tmp_path: Path, *, is_advised: bool) -> None:
    task = new_task(game, [3], 4, 6, is_advised=is_advised)
    network = network_in(written(task, tmp_path), task.spec)
    numbers = survey(task.spec, [3], 8).numbers
    asks, counts, actions = offers_by_chance(task.spec, len(numbers))
    steps = np.random.default_rng(2).integers(STEPS, size=len(actions))
    rows, starts = task.inputs.entries.of(numbers)
    columns = (rows, starts, asks, actions, np.arange(len(numbers)).repeat(counts), steps)
    around, sizes = around_by_chance(task.shape, counts)
    begins, ends = np.cumsum(sizes) - sizes, np.cumsum(counts + 1)
    is_offer = ~np.isin(np.arange(len(sizes)), ends - counts - 1)
    about, meets = (landmarks(around, begins[part], sizes[part]) for part in (~is_offer, is_offer))
    with torch.no_grad():
        found = stirred(task).scores(asked_of(columns, about, meets)).numpy()
    assert network.scores(numbers, asks, counts, actions, steps, around, sizes) == pytest.approx(found, abs=1e-4)
    assert found.std() > 1
    assert network.card.story == {"seed": 1}


@pytest.mark.parametrize("game", ["wk/tollgate", "wk/warrior-knights"])
def test_an_agent_plays_the_game_that_was_collected(game: str, tmp_path: Path) -> None:
    spec = game_named(game)
    seats = min(3, spec.seat_range[-1])
    task = small_task() if game == "wk/tollgate" else new_task(game, [seats], 4, 6)
    policy, path = stirred(task), tmp_path / "policy.safetensors"
    write_policy(path, task, policy, {})
    games = measured(seats, 1, 0, 7)[:1]
    seen = task.collect(Job(games, 1, 0.0), arrays_of(policy, "policy0"))
    player = agent(f"policy(path={path})", 1, game)
    assert spec.advisor is not None
    judge = spec.advisor.in_style(spec.advisor.styles()[0], BEST_LEVEL)
    match, offers = spec.new_match(spec.settings({"seats": seats}), 7), []
    while match.decision.count:
        if match.decision.seat == 0:
            if match.decision.count > 1 and judge.budget(match.decision.ask, 1):
                offers.append(int(match.decision.ask))
            match.act(player.choose(View(spec, match, 0)))
        else:
            best = judge.judge(judge.game_of(match)) if match.decision.count > 1 else 0
            match.play(match.decision.choices()[best])
    assert offers == seen.asks.tolist()
    assert [rank == 1 for rank in match.result()] == [bool(share) for share in seen.wins[0][:seats]]


@pytest.mark.parametrize("is_advised", [True, False])
def test_an_agent_is_told_what_the_collector_is(tmp_path: Path, *, is_advised: bool) -> None:
    task = new_task("wk/warrior-knights", [3], 1, 48, is_advised=is_advised)
    stirring, player = stirred(task), Policy(str(written(task, tmp_path)))
    collector = Collector(
        task.spec, task.inputs, [stirring], task.advisors, 1, OFFERS, is_advised=is_advised, is_looking=True
    )
    collector.begin(0, 0, Seating({"seats": 3, "most_rounds": 2}, 5, (LEARNS,) * 3))
    table, luck, judge = np.array([0]), np.random.default_rng(1), collector.judge
    assert (task.inputs.opinions.count > 200) == is_advised
    while collector.counts[0]:
        asked, match = collector.questions(table), collector.matches[0]
        view = View(task.spec, match, int(match.decision.seat))
        question = player.question(view, *player.offers(view, judge, judge.game_of(match)))
        about = question.around[: question.sizes[0]].tolist()
        assert about == asked.about.numbers.tolist()
        with torch.no_grad():
            expected = stirring.scores(asked).numpy()
        assert player.scores(task.spec, [question])[0] == pytest.approx(expected, abs=1e-4)
        collector.step(table, luck, 1.0)


def test_chance_follows_from_the_seed_and_temperature(tmp_path: Path) -> None:
    task = small_task()
    path = tmp_path / "policy.safetensors"
    write_policy(path, task, stirred(task), {})
    match = task.spec.new_match(task.spec.settings({"seats": 3}), 2)
    while match.decision.count < 3:
        match.play(match.decision.choices()[0])
    view = View(task.spec, match, match.decision.seat)
    wild = [agent(f"policy(path={path}, temperature=9)", seed).choose(view) for seed in range(30)]
    assert wild == [agent(f"policy(path={path}, temperature=9)", seed).choose(view) for seed in range(30)]
    assert len(set(wild)) > 1
    calm = [agent(f"policy(path={path})", seed).choose(view) for seed in range(9)]
    assert len(set(calm)) == 1


def test_what_is_no_policy_is_refused_in_one_sentence(tmp_path: Path) -> None:
    task = small_task()
    path = tmp_path / "policy.safetensors"
    write_policy(path, task, stirred(task), {})
    with pytest.raises(ValueError, match=r"is a 'policy 4' for wk/tollgate; it takes a 'policy 4' for wk/warrior-kn"):
        agent(f"policy(path={path})", 0, "wk/warrior-knights")
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(ValueError, match="is no policy"):
        network_in(path, task.spec)
    with pytest.raises(ValueError, match="is no policy"):
        agent(f"policy(path={tmp_path / 'none'})", 0, "wk/tollgate")
    with pytest.raises(ValueError, match="temperature=-1; it takes a number from 0 on"):
        agent(f"policy(path={path}, temperature=-1)")


def test_a_search_settles_doubts_as_its_policy_likes(tmp_path: Path) -> None:
    task = small_task()
    policy, path = stirred(task), tmp_path / "policy.safetensors"
    write_policy(path, task, policy, {})
    match = task.spec.new_match(task.spec.settings({"seats": 3}), 2)
    while match.decision.count < 3:
        match.play(match.decision.choices()[0])
    view = View(task.spec, match, match.decision.seat)
    liked = agent(f"policy(path={path})", 1).choose(view)
    trusting = [agent(f"search(sims=6, policy={path}, trust=1)", seed).choose(view) for seed in range(5)]
    assert trusting == [liked] * 5
    with pytest.raises(ValueError, match="trust=2; it takes a number from 0 to 1"):
        agent(f"search(policy={path}, trust=2)")


def test_without_a_path_it_is_the_policy_that_is_shipped() -> None:
    spec = game_named("wk/warrior-knights")
    views = [view for view in views_of(spec, 4, 1) if len(view.actions) > 1][::9]
    plain, named = agent("policy", 1, spec.id), agent(f"policy(path={SHIPPED / 'warrior-knights.safetensors'})", 1)
    chosen = [plain.choose(view) for view in views]
    assert chosen == [named.choose(view) for view in views]
    steward = agent("steward", 1)
    assert 0 < sum(steward.choose(view) != choice for view, choice in zip(views, chosen, strict=True)) < len(views) / 2
    with pytest.raises(ValueError, match="no policy is shipped for wk/tollgate; `wk train --game wk/tollgate` makes o"):
        agent("policy", 1, "wk/tollgate")
    assert agent("search(sims=6, policy=shipped)", 1, spec.id).choose(views[0]) in views[0].actions


def test_lower_levels_stray_farther_from_what_it_likes_best() -> None:
    spec = game_named("wk/warrior-knights")
    views = [view for view in views_of(spec, 4, 1) if len(view.actions) > 1][::9]
    best = [agent("policy", 1).choose(view) for view in views]
    strays = []
    for level in range(1, len(HEATS) + 1):
        player = agent(f"policy(level={level})", 1)
        strays.append(sum(player.choose(view) != choice for view, choice in zip(views, best, strict=True)))
    assert strays == sorted(strays, reverse=True)
    assert strays[0] > strays[-1] == 0
    with pytest.raises(ValueError, match="policy has level=6; it takes a whole number from 1 to 5"):
        agent("policy(level=6)")
    with pytest.raises(ValueError, match=r"policy has temperature=1 and level=2; it takes one of them"):
        agent("policy(temperature=1, level=2)")

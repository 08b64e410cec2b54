"""The steps of the policy: advantages by hand, and learning what is better."""

import numpy as np
import pytest
import torch
from wk_training.checkpoint import arrays_of
from wk_training.experience import LEARNS, Experience, Seating
from wk_training.network import Critic, Policy, entropies, log_softmax
from wk_training.pieces import Pieces
from wk_training.ppo import A_NAT, Improver, Settings, advantages
from wk_training.task import Job

from tests.support.training import small_task


def experience(games: list[int], seats: list[int], wins: list[list[float]]) -> Experience:
    """Answers with nothing known but whose they are."""
    count, nothing = len(games), np.zeros(0, np.int64)
    return Experience(
        np.zeros(0, np.int32),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        nothing,
        nothing,
        nothing,
        np.zeros(count, np.int64),
        np.zeros(count, np.float32),
        np.array(games),
        np.array(seats),
        np.zeros(count, np.int64),
        np.full(count, 0.5, np.float32),
        np.zeros(0, np.float32),
        np.zeros(0, np.int16),
        np.zeros(count, np.int64),
        np.zeros(0, np.int16),
        nothing,
        np.zeros(0, np.int32),
        np.zeros(count, np.int64),
        np.array(wins, np.float32),
    )


def test_advantages_go_by_the_chances_as_the_next_rounds_begin() -> None:
    seen = experience([0, 0, 0, 0, 0, 1], [0, 1, 0, 0, 1, 1], [[1, 0], [0, 0]])
    seen.rounds = np.array([0, 0, 0, 1, 2, 0])
    values = np.array([0.5, 0.5, 0.7, 0.6, 0.3, 0.2], np.float32)
    wins = seen.wins[seen.games, seen.seats]
    first = 0.25 * 0.6 + 0.75 * 1.0  # seat 0 of game 0: what its first round led to
    other = 0.25 * 0.3 + 0.75 * 0.0
    assert advantages(values, wins, seen, 0.75) == pytest.approx(
        [first - 0.5, other - 0.5, first - 0.7, 1 - 0.6, 0 - 0.3, 0 - 0.2]
    )
    assert advantages(values, wins, seen, 1.0) == pytest.approx([0.5, -0.5, 0.3, 0.4, -0.3, -0.2])


def test_chances_sum_to_one_within_each_question() -> None:
    owners = torch.tensor([0, 0, 1, 1, 1, 2])
    found = log_softmax(torch.tensor([1.0, 1.0, 50.0, 0.0, -50.0, 3.0]), owners, 3)
    sums = torch.zeros(3).index_add(0, owners, found.exp())
    assert sums.tolist() == pytest.approx([1, 1, 1])
    assert entropies(found, owners, 3).tolist() == pytest.approx([np.log(2), 0, 0], abs=1e-6)


def improver(settings: Settings) -> tuple[Improver, Experience]:
    """A new policy for Tollgate, and games of its own."""
    torch.manual_seed(1)
    task = small_task(is_advised=False)
    made = Improver(Policy(task.shape), Critic(task.shape), settings)
    games = tuple(Seating({"seats": 3}, deal, (LEARNS,) * 3) for deal in range(40))
    weights = {f"policy0.{name}": tensor.numpy() for name, tensor in made.policy.state_dict().items()}
    return made, task.collect(Job(games, 1), weights)


def test_what_led_to_wins_becomes_likelier_and_the_rest_less_likely() -> None:
    made, seen = improver(Settings(kept=1.0, batch=256, epochs=3, horizon=1.0))
    for step in range(6):
        made.improve(seen, step, 2e-3, 0.0)
    asked, firsts = Pieces(seen).asked(np.arange(len(seen)))
    with torch.no_grad():
        after = made.policy(asked)[torch.from_numpy(firsts + seen.chosen)].numpy()
    gained, has_won = after - seen.log_chances, seen.wins[seen.games, seen.seats] > 0.5
    assert gained[has_won].mean() > 0 > gained[~has_won].mean()


def test_the_anchor_holds() -> None:
    free, seen = improver(Settings(kept=1.0, batch=64, epochs=4, horizon=1.0))
    held, _ = improver(Settings(kept=1.0, batch=64, epochs=4, horizon=1.0))
    loose, tight = (
        [made.improve(seen, step, 1e-3, anchor) for step in range(4)][-1]
        for made, anchor in ((free, 0.0), (held, 20.0))
    )
    assert tight.divergence < loose.divergence / 3


def test_the_critic_learns_to_tell_winners() -> None:
    made, seen = improver(Settings())
    reports = [made.improve(seen, step, 0.0, 0.0) for step in range(60)]
    assert reports[0].critic_loss == pytest.approx(reports[0].hand_made_loss, abs=0.02)
    assert reports[-1].critic_loss < 0.95 * reports[-1].hand_made_loss


def test_it_studies_what_offers_came_to() -> None:
    made, seen = improver(Settings(batch=128, epochs=4))
    seen.results = np.full(len(seen.actions), 0.2, np.float32)
    pieces = Pieces(seen)
    asked, firsts = pieces.asked(np.arange(len(seen)))
    seen.results[firsts + 1] += 0.02  # the second offer of each is better by so much
    losses = [made.study(seen, seen, step, 3e-3).loss for step in range(8)]
    assert losses[-1] < 0.25 * losses[0]
    with torch.no_grad():
        merits = made.policy.merits(asked)
    assert float((merits[firsts + 1] - merits[firsts]).mean()) == pytest.approx(0.02 / A_NAT, rel=0.2)


def test_what_all_offers_of_a_question_have_in_common_teaches_nothing() -> None:
    losses = []
    for common in (0.0, 0.3):
        made, seen = improver(Settings(batch=128))
        chance = np.random.default_rng(5).normal(0.2, 0.02, len(seen.actions))
        seen.results = (chance + common).astype(np.float32)
        losses.append(made.study(seen, seen, 1, 3e-3).loss)
    assert losses[1] == pytest.approx(losses[0], rel=1e-3)


def test_chance_in_the_first_offer_counts_no_more_than_in_another() -> None:
    losses = []
    for place in (0, 1):
        made, seen = improver(Settings(batch=128))
        seen.results = np.full(len(seen.actions), 0.2, np.float32)
        seen.results[Pieces(seen).asked(np.arange(len(seen)))[1] + place] += 0.1
        losses.append(made.study(seen, seen, 1, 0.0).loss)
    assert losses[1] == pytest.approx(losses[0], rel=0.05)


def test_offers_that_were_not_tried_teach_nothing() -> None:
    found = []
    for untried in (0.0, 1.0):
        made, seen = improver(Settings(batch=128))
        seen.results = np.full(len(seen.actions), untried, np.float32)
        firsts = Pieces(seen).asked(np.arange(len(seen)))[1]
        seen.results[firsts], seen.results[firsts + 1] = 0.2, 0.25
        seen.results[seen.results == untried] = np.nan
        made.study(seen, seen, 1, 3e-3)
        found.append(arrays_of(made.policy, "policy"))
    for name, array in found[0].items():
        assert (array == found[1][name]).all(), name

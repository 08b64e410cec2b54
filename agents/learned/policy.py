"""A learned policy as agents ask it: what it thinks of the answers that they are offered."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.learned.entries import OBSERVATION
from wk_agents.learned.network import Floats, Network, Whole, network_in

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.core import Game, State
from wk_env.kernel.spec import GameSpec
from wk_env.kernel.surroundings import Surroundings
from wk_env.play.registry import game_named
from wk_env.play.view import Numbers, View

SHIPPED: Final = Path(__file__).parent / "shipped"


class Question(NamedTuple):
    """What a policy is asked: a position, and the answers that it chooses among."""

    numbers: Numbers
    ask: int
    actions: list[int]  # flat, as they are called if who is asked were the first seat
    steps: list[int]  # how far behind its best answer the Advisor holds each
    around: Whole  # what it is about, with the Advisor's opinions, then what each answer meets: numbers
    sizes: list[int]  # how much of that belongs to each


class Policy:
    """The policy in a file, or without one the policy that is shipped for a game."""

    def __init__(self, path: str = "") -> None:
        self.path: str = path

    def network(self, spec: GameSpec) -> Network:
        """The network for a game; ValueError in one sentence if there is none."""
        return network_for(self.path or str(shipped_for(spec.id)), spec.id)

    def offers(self, view: View, advisor: Advisor[State], game: Game[State]) -> tuple[list[int], list[int]]:
        """The flat actions among which it chooses, the Advisor's best first, and what that thinks of them."""
        actions, card = view.actions, self.network(view.spec).card
        if not card.is_advised:
            return actions, [0] * len(actions)
        advisor.judge(game)
        merits = list(advisor.scores[: len(actions)])
        places = sorted(range(len(actions)), key=merits.__getitem__, reverse=True)[: card.offers]
        return [actions[place] for place in places], [merits[place] for place in places]

    def question(self, view: View, offered: Sequence[int], merits: Sequence[int]) -> Question:
        """What it is asked of flat actions that are offered; the Advisor's scores of them fall from the first on."""
        network, ask = self.network(view.spec), view.ask
        steps = network.gaps.steps_of(ask, merits) if network.card.is_advised else [0] * len(offered)
        turned = network.turns[view.seats][view.seat]
        actions = [turned[action] for action in offered]
        around, sizes = surroundings(view, offered if network.landmarks else ())
        if network.landmarks and network.opinions.count:
            thoughts = np.array(network.opinions.numbers_of(ask, actions, merits), np.int64) + network.landmarks
            around = np.concatenate((around[: sizes[0]], thoughts, around[sizes[0] :]))
            sizes[0] += len(thoughts)
        return Question(numbers_of(view), ask, actions, steps, around, sizes)

    def scores(self, spec: GameSpec, questions: Sequence[Question]) -> list[Floats]:
        """A score for each answer of each question of a game; none depends on what else is asked."""
        if not questions:
            return []
        numbers, asks, actions, steps, around, sizes = zip(*questions, strict=True)
        counts = [len(own) for own in actions]
        positions, ends = len(asks), [0, *accumulate(counts)]
        told = np.array([*asks, *counts, *chain.from_iterable(actions), *chain.from_iterable(steps)])
        scores = self.network(spec).scores(
            np.concatenate(numbers).reshape(positions, -1),
            told[:positions],
            told[positions : 2 * positions],
            told[2 * positions : 2 * positions + ends[-1]],
            told[2 * positions + ends[-1] :],
            np.concatenate(around),
            np.array([*chain.from_iterable(sizes)], np.int64),
        )
        return [scores[start:end] for start, end in pairwise(ends)]

    def log_chances(self, view: View, offered: list[int], merits: list[int]) -> Floats:
        """The log of the probability with which it would take each of them."""
        scores = self.scores(view.spec, [self.question(view, offered, merits)])[0]
        highest = scores.max()
        found: Floats = scores - highest - np.log(np.exp(scores - highest).sum())
        return found


def numbers_of(view: View) -> Numbers:
    """What a seat sees, as policies are shown it, whatever the door shows others."""
    lens = view.spec.lens(OBSERVATION)
    lens.look(view.match, view.seat)
    return np.frombuffer(lens.numbers, np.int16).copy()


def surroundings(view: View, offered: Sequence[int]) -> tuple[Whole, list[int]]:
    """What a question is about and what each answer meets, and how much of it belongs to each."""
    advisor = view.spec.advisor
    if not offered or advisor is None:
        return np.zeros(0, np.int64), []
    seen = Surroundings(len(offered))
    choices = vec[i64]([view.spec.choice_of(view.ask, action) for action in offered])
    advisor.look_around(advisor.game_of(view.match), choices, len(offered), seen)
    sizes = [int(end - start) for start, end in pairwise((0, *seen.ends))]
    return np.frombuffer(memoryview(seen.found), np.int64)[: int(seen.count)], sizes


def policy_named(text: str) -> Policy:
    """The policy in a file, or the one that is shipped."""
    return Policy("" if text == SHIPPED.name else text)


@lru_cache(maxsize=8)
def shipped_for(game: str) -> Path:
    """The file of the policy that is shipped for a game; ValueError if there is none."""
    path = SHIPPED / f"{game.rpartition('/')[2]}.safetensors"
    if not path.exists():
        raise ValueError(
            f"no policy is shipped for {game}; `wk train --game {game}` makes one, and policy(path=FILE) plays it"
        )
    return path


@lru_cache(maxsize=8)
def network_for(path: str, game: str) -> Network:
    """The network of a file, read once."""
    return network_in(Path(path), game_named(game))

"""Proximal policy optimisation (Schulman et al. 2017) of all seats, held near an anchor.

Of each collection: advantages of every answer by the critic (GAE from round to round), the half of them that matters
most, clipped steps of the policy, held near an anchor by the exact Kullback-Leibler divergence over the offers; the
critic learns from one answer a seat and round. Averaged weights (EMA) are what plays and what is kept.
"""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from wk_training.experience import Experience, Floats, Ints
from wk_training.network import Critic, Policy, entropies, logit
from wk_training.pieces import Pieces

# What share of the rate a part of the policy gets. Of the rows of the first layer each is seen seldom, so that the same
# rate would make them follow chance; what it is worth to be behind is seen all the time.
SHARES: Final = (("first.weight", 0.2), ("behind.weight", 3.0), ("", 1.0))
A_NAT: Final = 0.005  # of a win: by so much an answer must be better to be e times as likely
CHUNK: Final = 8192  # positions that the critic looks at in one go


@dataclass(frozen=True)
class Settings:
    """How the policy is improved."""

    rate: float = 5e-4
    critic_rate: float = 1e-3
    clip: float = 0.2
    epochs: int = 1
    batch: int = 2048
    kept: float = 0.5  # the share of the answers, those with the largest advantages, that are learned from
    horizon: float = 0.6  # GAE's lambda, of a round
    anchor: float = 0.02  # what a nat away from the anchor costs
    entropy: float = 0.0
    average: float = 0.98  # how much of the averaged weights stays at each collection
    largest: float = 0.5  # norm to which gradients are cut


@dataclass
class Report:
    """What one improvement was like."""

    answers: int
    loss: float
    divergence: float
    entropy: float
    clipped: float
    critic_loss: float
    hand_made_loss: float


class Improver:
    """A policy, its critic, the anchor, the averaged weights and the optimisers."""

    def __init__(self, policy: Policy, critic: Critic, settings: Settings) -> None:
        self.policy, self.critic = policy, critic
        self.anchor: Policy = copy.deepcopy(policy)
        self.averaged: Policy = copy.deepcopy(policy)
        self.settings: Settings = settings
        self.optimiser = torch.optim.Adam(groups(policy), settings.rate, eps=1e-5)
        self.critic_optimiser = torch.optim.Adam(critic.parameters(), settings.critic_rate, eps=1e-5)
        self.steps: int = 0

    def improve(self, seen: Experience, seed: int, rate: float, anchor: float) -> Report:
        """Learn from one collection."""
        self.set_rate(rate)
        luck = np.random.default_rng(seed)
        pieces = Pieces(seen)
        wins = seen.wins[seen.games, seen.seats]
        logits = self.logits(pieces, seen)
        gains = advantages(chances_of(logits), wins, seen, self.settings.horizon)
        critic_loss, hand_made_loss = self.teach_critic(pieces, seen, wins, luck)
        gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)
        size = max(1, int(self.settings.kept * len(seen)))
        kept = np.argpartition(-np.abs(gains), size - 1)[:size]
        rows = [self.step(pieces, seen, gains, part, anchor) for part in self.parts(kept, luck)]
        self.mix()
        loss, divergence, entropy, clipped = np.mean(rows, 0).tolist()
        return Report(len(seen), loss, divergence, entropy, clipped, critic_loss, hand_made_loss)

    def study(self, new: Experience, seen: Experience, seed: int, rate: float) -> Report:
        """Learn what each offer came to in imagined worlds, compared with the mean of those that were tried.

        `seen` has older lessons beside the new ones, from which alone the critic learns: it would know games by heart.
        """
        if not len(new):
            return Report(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)  # a small game, and nothing in it was drawn
        self.set_rate(rate)
        torch.manual_seed(seed)  # by which parts of the first layer are left out
        luck, pieces = np.random.default_rng(seed), Pieces(seen)
        critic_loss, hand_made_loss = self.teach_critic(Pieces(new), new, new.wins[new.games, new.seats], luck)
        self.policy.train()
        losses = [self.compared(pieces, seen, part) for part in self.parts(np.arange(len(seen)), luck)]
        self.policy.eval()
        self.mix()
        return Report(len(seen), float(np.mean(losses)), 0.0, 0.0, 0.0, critic_loss, hand_made_loss)

    def compared(self, pieces: Pieces, seen: Experience, part: Ints) -> float:
        """One step of the policy towards what its offers came to; the loss, in squares of nats."""
        asked, _ = pieces.asked(part)
        merits, results = self.policy.merits(asked), torch.from_numpy(seen.results[pieces.offers(part)])
        is_tried = ~results.isnan()
        owners = asked.owners[is_tried]
        gaps = (merits - results / A_NAT)[is_tried]
        loss = (gaps - means(gaps, owners, len(part))[owners]).square().mean()
        advance(self.optimiser, loss, self.policy, np.inf)
        return float(loss.detach())

    def set_rate(self, rate: float) -> None:
        """How far the next steps go, in each part of the policy."""
        for group, (_, share) in zip(self.optimiser.param_groups, SHARES, strict=True):
            group["lr"] = share * rate

    def mix(self) -> None:
        """Mix the newest weights into the averaged ones."""
        with torch.no_grad():
            for averaged, newest in zip(self.averaged.parameters(), self.policy.parameters(), strict=True):
                averaged.lerp_(newest, 1 - self.settings.average)
        self.steps += 1

    def parts(self, kept: Ints, luck: np.random.Generator) -> Iterator[Ints]:
        """Minibatches, each answer once an epoch."""
        for _ in range(self.settings.epochs):
            mixed = luck.permutation(kept)
            for start in range(0, len(mixed), self.settings.batch):
                yield np.sort(mixed[start : start + self.settings.batch])

    def step(
        self, pieces: Pieces, seen: Experience, gains: Floats, part: Ints, anchor: float
    ) -> tuple[float, float, float, float]:
        """One step of the policy; loss, divergence, entropy, and the share of answers that were clipped."""
        asked, firsts = pieces.asked(part)
        log_chances = self.policy(asked)
        with torch.no_grad():
            held = self.anchor(asked)
        chosen = torch.from_numpy(firsts + seen.chosen[part])
        ratio = (log_chances[chosen] - torch.from_numpy(seen.log_chances[part])).exp()
        gain = torch.from_numpy(gains[part])
        clip = self.settings.clip
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        divergence = (log_chances.exp() * (log_chances - held)).sum() / len(part)
        entropy = entropies(log_chances, asked.owners, len(part)).mean()
        loss = anchor * divergence - surrogate - self.settings.entropy * entropy
        advance(self.optimiser, loss, self.policy, self.settings.largest)
        clipped = ((ratio - 1).abs() > clip).float().mean()
        return float(loss.detach()), float(divergence.detach()), float(entropy.detach()), float(clipped)

    def logits(self, pieces: Pieces, seen: Experience) -> Floats:
        """What the critic thinks of each position."""
        hand_made = torch.from_numpy(logit(seen.chances))
        with torch.no_grad():
            found = [
                self.critic(pieces.sight(part), hand_made[part])
                for part in np.array_split(np.arange(len(seen)), max(1, len(seen) // CHUNK))
            ]
        return torch.cat(found).numpy()

    def teach_critic(
        self, pieces: Pieces, seen: Experience, wins: Floats, luck: np.random.Generator
    ) -> tuple[float, float]:
        """Learn from one answer of each seat in each round, drawn by lot; the mean losses before, own and hand-made."""
        key = (seen.games * 8 + seen.seats) * 1024 + seen.rounds
        mixed = luck.permutation(len(key))
        firsts = mixed[np.unique(key[mixed], return_index=True)[1]]
        hand_made, target = torch.from_numpy(logit(seen.chances)), torch.from_numpy(wins)
        losses: list[float] = []
        mixed = luck.permutation(firsts)
        for start in range(0, len(mixed), self.settings.batch):
            part = np.sort(mixed[start : start + self.settings.batch])
            found = self.critic(pieces.sight(part), hand_made[part])
            loss = nn.functional.binary_cross_entropy_with_logits(found, target[part])
            advance(self.critic_optimiser, loss, self.critic, self.settings.largest)
            losses.append(float(loss.detach()))
        plain = nn.functional.binary_cross_entropy_with_logits(hand_made[firsts], target[firsts])
        return float(np.mean(losses)), float(plain)


def means(values: Tensor, owners: Tensor, count: int) -> Tensor:
    """The mean of each group of values."""
    sums = torch.zeros(count).index_add(0, owners, values)
    return sums / torch.zeros(count).index_add(0, owners, torch.ones(len(owners))).clamp(1)


def groups(policy: Policy) -> list[dict[str, list[nn.Parameter]]]:
    """The weights of a policy by how far a step moves them."""
    named = dict(policy.named_parameters())
    special = [name for name, _ in SHARES if name]
    rest = [weights for name, weights in named.items() if name not in special]
    return [{"params": [named[name]] if name else rest} for name, _ in SHARES]


def advance(optimiser: torch.optim.Optimizer, loss: Tensor, net: nn.Module, largest: float) -> None:
    """One step down a loss."""
    optimiser.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(net.parameters(), largest)
    optimiser.step()


def chances_of(logits: Floats) -> Floats:
    """Chances from log odds."""
    chances: Floats = (1 / (1 + np.exp(-logits))).astype(np.float32)
    return chances


def advantages(values: Floats, wins: Floats, seen: Experience, horizon: float) -> Floats:
    """How much better each answer was than expected of its position.

    What an answer led to is told by the chances as the next rounds begin, each later one counting less by the horizon
    (GAE's lambda, a round a step), and by the win in the end: in the midst of a round chances are hard to tell.
    """
    order = np.lexsort((seen.rounds, seen.seats, seen.games))
    turn = (seen.games * 8 + seen.seats)[order]
    rounds = seen.rounds[order]
    is_first = np.append(True, (np.diff(turn) != 0) | (np.diff(rounds) != 0))
    starts = np.flatnonzero(is_first)
    value, own, win = values[order][starts], turn[starts], wins[order][starts]
    led = win.astype(np.float64)
    for place in range(len(starts) - 2, -1, -1):
        if own[place] == own[place + 1]:
            led[place] = (1 - horizon) * value[place + 1] + horizon * led[place + 1]
    gains = np.zeros(len(order), np.float32)
    gains[order] = led[np.cumsum(is_first) - 1] - values[order]
    return gains

"""The networks: a policy over the answers that are offered, and a critic of its own.

Policy: the rows of what is unusual are added up (a sparse first layer), LayerNorm, a hidden layer, a gate and a shift
for the kind of question. To that each offered answer adds the vector of its flat action and that of how far behind its
best answer the Advisor holds it, and two layers more make a score of the sum. What the Advisor's ranking is worth to
this kind of question is added in the end. Where a game has places, what lies around the place of an answer is added up
and looked at by a small layer that is the same for all places, and what lies around the place that is asked about
belongs to the first layer, with what the Advisor thinks of each answer that is offered. All of it begins at 0 but that,
so that a new network answers as the Advisor does. A network that does not begin with the ranking begins by chance
instead: each answer has the product of the hidden layer with a vector of its own as well. Without that, self-play stays
with answers that heed no position.

Critic: what a small network of its own adds to the logit of the hand-made chance of the seat. A privileged critic also
adds up what the other seats see, in rows of their own for each.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from wk_agents.learned.gaps import STEPS

LEAD: Final = 1.0  # how far the Advisor's best answer is ahead of the nearest at first, in nats
A_STEP: Final = 0.8  # and how much farther of those behind, for each step
DROPPED: Final = 0.3  # the share of the first layer that is left out by lot where the network studies
BLIND: Final = 0.02  # how large the weights of products are at first
CERTAIN: Final = 1e-3  # chances are kept so far from 0 and 1


@dataclass(frozen=True)
class Shape:
    """How large the networks are, and for which game."""

    rows: int
    actions: int
    asks: int
    width: int = 256
    hidden: int = 256
    mixed: int = 256  # the layer in which an answer is looked at
    critic: int = 64
    landmarks: int = 0  # how many numbers tell what lies around a place
    opinions: int = 0  # how many more tell what the Advisor thinks of the answers that are offered
    around: int = 64  # the layer that looks at them
    is_advised: bool = True
    is_ranked: bool = True  # whether the Advisor's ranking counts from the first
    others: int = 0  # how many other seats' views the critic has in training; the policy has none

    @property
    def begins_ranked(self) -> bool:
        """Whether a new policy answers as the Advisor does."""
        return self.is_advised and self.is_ranked


@dataclass
class Around:
    """What lies around places: the numbers of each, one behind the other, and where they begin."""

    numbers: Tensor
    starts: Tensor


@dataclass
class Asked:
    """Some positions with an open question: the rows of each, the kinds, the answers that are offered."""

    rows: Tensor  # of all positions, one behind the other
    starts: Tensor  # where those of each position begin
    asks: Tensor
    actions: Tensor  # flat actions, offers one behind the other
    owners: Tensor  # of each offer: which position it belongs to
    steps: Tensor  # of each offer: how far behind its best answer the Advisor holds it
    about: Around  # the place that each position is asked about, and what the Advisor thinks of its offers
    around: Around  # the place that each offer names


@dataclass
class Sight:
    """Some positions as a critic sees them: the rows of the seat asked, and what the other seats see."""

    rows: Tensor
    starts: Tensor
    others: Tensor
    other_starts: Tensor


class Policy(nn.Module):
    """Log probabilities of the answers that are offered."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape: Shape = shape
        self.first = nn.EmbeddingBag(shape.rows, shape.width, mode="sum", include_last_offset=False)
        self.bias = nn.Parameter(torch.zeros(shape.width))
        self.norm = nn.LayerNorm(shape.width)
        self.second = nn.Linear(shape.width, shape.hidden)
        self.second_norm = nn.LayerNorm(shape.hidden)
        self.gate = nn.Embedding(shape.asks, shape.hidden)
        self.shift = nn.Embedding(shape.asks, shape.hidden)
        self.third = nn.Linear(shape.hidden, shape.mixed)
        self.answers = nn.Embedding(shape.actions, shape.mixed)
        self.standings = nn.Embedding(shape.asks * STEPS, shape.mixed)
        self.fifth = nn.Linear(shape.mixed, shape.mixed)
        self.fifth_norm = nn.LayerNorm(shape.mixed)
        self.last = nn.Linear(shape.mixed, 1, bias=False)
        self.answer_bias = nn.Embedding(shape.actions, 1)
        self.behind = nn.Embedding(shape.asks * STEPS, 1)
        self.products: nn.Embedding | None = None if shape.begins_ranked else nn.Embedding(shape.actions, shape.hidden)
        self.about: nn.EmbeddingBag | None = None
        if shape.landmarks:
            self.about = nn.EmbeddingBag(shape.landmarks + shape.opinions, shape.width, mode="sum")
            self.around = nn.EmbeddingBag(shape.landmarks, shape.around, mode="sum")
            self.around_ask = nn.Embedding(shape.asks, shape.around)
            self.around_norm = nn.LayerNorm(shape.around)
            self.fourth = nn.Linear(shape.around, shape.mixed, bias=False)
        self.begin()
        self.eval()  # nothing is left out by lot but where it studies

    def begin(self) -> None:
        """The first weights: hidden layers by chance, answers by the Advisor alone."""
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.zeros_(self.gate.weight)
        nn.init.normal_(self.shift.weight, std=0.1)
        nn.init.normal_(self.answers.weight, std=0.1)
        nn.init.normal_(self.standings.weight, std=0.1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.answer_bias.weight)
        behind = -LEAD - A_STEP * torch.arange(-1.0, STEPS - 1)
        behind[0] = 0
        with torch.no_grad():
            self.behind.weight.copy_((self.shape.begins_ranked * behind).repeat(self.shape.asks)[:, None])
        if self.products is not None:
            nn.init.normal_(self.products.weight, std=BLIND)
        if self.about is not None:
            for rows in (self.about, self.around, self.around_ask):
                nn.init.normal_(rows.weight, std=0.03)

    def merits(self, asked: Asked) -> Tensor:
        """What the network itself thinks of each answer that is offered, whatever the Advisor's ranking is worth."""
        seen = nn.functional.dropout(self.sight(asked), DROPPED, self.training)
        hidden = torch.relu(self.second_norm(self.second(seen)))
        hidden = hidden * (1 + self.gate(asked.asks)) + self.shift(asked.asks)
        standing = self.standings(asked.asks[asked.owners] * STEPS + asked.steps)
        known = self.third(hidden)[asked.owners] + self.answers(asked.actions) + standing
        if self.about is not None:
            known = known + self.look_around(asked)
        mixed = torch.relu(known)
        mixed = mixed + torch.relu(self.fifth_norm(self.fifth(mixed)))
        merits: Tensor = (self.last(mixed) + self.answer_bias(asked.actions))[:, 0]
        if self.products is not None:
            merits = merits + (hidden[asked.owners] * self.products(asked.actions)).sum(1)
        return merits

    def scores(self, asked: Asked) -> Tensor:
        """A score for each answer that is offered: its merits, and what its place in the Advisor's ranking is worth."""
        advised: Tensor = self.behind(asked.asks[asked.owners] * STEPS + asked.steps)[:, 0]
        return self.merits(asked) + advised

    def sight(self, asked: Asked) -> Tensor:
        """The first layer."""
        summed = self.first(asked.rows, asked.starts) + self.bias
        if self.about is not None:
            summed = summed + self.about(asked.about.numbers, asked.about.starts)
        return torch.relu(self.norm(summed))

    def look_around(self, asked: Asked) -> Tensor:
        """What there is to each answer by what lies around its place."""
        summed = self.around(asked.around.numbers, asked.around.starts) + self.around_ask(asked.asks)[asked.owners]
        seen = nn.functional.dropout(torch.relu(self.around_norm(summed)), DROPPED / 2, self.training)
        looked: Tensor = self.fourth(seen)
        return looked

    def forward(self, asked: Asked) -> Tensor:
        """The log probability of each answer that is offered, within its question."""
        return log_softmax(self.scores(asked), asked.owners, len(asked.asks))


class Critic(nn.Module):
    """The logit of a seat's chance to win."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(shape.rows, shape.critic, mode="sum")
        self.others: nn.EmbeddingBag | None = None
        if shape.others:
            self.others = nn.EmbeddingBag(shape.rows * shape.others, shape.critic, mode="sum")
            nn.init.zeros_(self.others.weight)
        self.bias = nn.Parameter(torch.zeros(shape.critic))
        self.norm = nn.LayerNorm(shape.critic)
        self.last = nn.Linear(shape.critic, 1)
        self.trust = nn.Parameter(torch.ones(1))  # of the hand-made logit
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, sight: Sight, hand_made: Tensor) -> Tensor:
        """The hand-made logit, as far as it can be trusted, and what the network adds."""
        summed = self.first(sight.rows, sight.starts) + self.bias
        if self.others is not None:
            summed = summed + self.others(sight.others, sight.other_starts)
        seen = torch.relu(self.norm(summed))
        added: Tensor = self.last(seen)[:, 0]
        return self.trust * hand_made + added


def log_softmax(scores: Tensor, owners: Tensor, count: int) -> Tensor:
    """Log probabilities within groups of scores that lie one behind the other."""
    highest = torch.full((count,), -torch.inf).scatter_reduce(0, owners, scores.detach(), "amax")
    shifted = scores - highest[owners]
    sums = torch.zeros(count).index_add(0, owners, shifted.exp())
    return shifted - sums.log()[owners]


def entropies(log_chances: Tensor, owners: Tensor, count: int) -> Tensor:
    """How undecided the policy is at each question, in nats."""
    return torch.zeros(count).index_add(0, owners, -log_chances.exp() * log_chances)


def logit(chances: NDArray[np.float32]) -> NDArray[np.float32]:
    """Log odds, of chances a little away from 0 and 1."""
    kept = np.clip(chances, CERTAIN, 1 - CERTAIN)
    odds: NDArray[np.float32] = np.log(kept / (1 - kept)).astype(np.float32)
    return odds

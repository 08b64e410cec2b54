"""Whole games, played by a policy on every seat that learns; what each of its answers led to is kept.

A collection is a function of the weights, the seatings and one seed: it begins and ends between games, so that nothing
but weights and numbers has to be remembered from one to the next.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from wk_agents.learned.inputs import Inputs
from wk_agents.learned.network import turns
from wk_training.experience import LEARNS, NO_STUDY, Experience, Floats, Ints, Seating, Study, joined
from wk_training.network import Around, Asked, Policy
from wk_training.pieces import added, asked_of, kept, landmarks
from wk_training.privileged import OtherViews

from wk_env.doors.plain_batch import OneByOne
from wk_env.kernel.advisor import Advisor
from wk_env.kernel.core import State
from wk_env.kernel.spec import Batch, GameSpec, Match
from wk_env.search.search import Search
from wk_env.search.self_play import SelfPlay
from wk_env.search.tree import MOST_SEATS

MILLION: Final = 1_000_000.0
ROUNDS: Final = 1  # that a search looks ahead
ROOM: Final = 2000  # answers that its tree remembers
WORSE: Final = 0.02  # of a win by which an answer that was not tried counts as worse than all that were
A_STEP_DOWN: Final = 0.01  # of a win that a step behind the Advisor's best answer counts as, where it is copied


class Offers(NamedTuple):
    """The answers that are offered at some tables, one behind the other."""

    asks: Ints
    owners: Ints  # at which of these tables each is offered
    ranks: Ints
    actions: Ints  # flat, turned to who is asked
    merits: Ints  # what the Advisor thinks of them
    behind: Ints  # by how much the best one of the table is above that


class Collector:
    """Plays games of one kind side by side."""

    def __init__(
        self,
        spec: GameSpec,
        inputs: Inputs,
        policies: Sequence[Policy],
        advisors: Sequence[Advisor[State]],
        tables: int,
        width: int,
        *,
        is_advised: bool = True,
        is_looking: bool = False,
        is_privileged: bool = False,
    ) -> None:
        assert spec.advisor is not None
        self.spec: GameSpec = spec
        self.entries, self.gaps, self.opinions = inputs
        self.policies: list[Policy] = list(policies)
        self.judge: Advisor[State] = spec.advisor
        self.tables: int = tables
        most = width if is_advised else len(self.judge.scores)
        self.play = SelfPlay(self.judge, list(advisors), tables, most, is_looking=is_looking)
        self.play.is_choosy = is_advised
        views = [np.frombuffer(view, np.int64) for view in self.play.views()]
        self.asks, self.counts, self.seats = views[:3]
        rows = [view.reshape(tables, -1) for view in views[3:]]
        self.field, self.scores, self.shares, self.around, self.ends = rows
        most = spec.seat_range[-1]
        self.batch: Batch = spec.batch(tables) or OneByOne(spec, tables, most, "compact", skip_forced=False)
        looks = self.batch.views()
        self.numbers = np.frombuffer(looks[0], np.int16).reshape(tables, -1)
        self.legal = np.frombuffer(looks[2], np.int64).reshape(tables, -1)
        self.matches: list[Match] = []
        self.other_views: OtherViews | None = OtherViews(spec, inputs.entries) if is_privileged else None
        self.turns: Ints = turns(spec)
        self.study, self.search_chances = NO_STUDY, NO_STUDY.chances(spec)  # of each kind of question to be searched
        self.players = np.full((tables, MOST_SEATS), LEARNS)
        self.heads, self.games = np.zeros((2, tables), np.int64)  # seats of a game; which of the seatings is played

    def begin(self, table: int, number: int, seating: Seating) -> None:
        """Begin a game at a table and play up to its first question for a policy."""
        match = self.spec.new_match(self.spec.settings(seating.settings), seating.seed)
        self.matches[table : table + 1] = [match]
        self.play.put(table, self.judge.game_of(match), seating.seed)
        self.players[table] = LEARNS
        for seat, player in enumerate(seating.players):
            self.players[table, seat] = player
            self.play.seat(table, seat, player, seating.slips[seat] if seating.slips else 0)
        self.heads[table], self.games[table] = len(seating.players), number
        self.batch.put(table, match)
        self.play.go_on(table)

    def collect(
        self, seatings: Sequence[Seating], seed: int, temperature: float = 1.0, study: Study = NO_STUDY
    ) -> Experience:
        """Play all these games to their ends; the answers of the current policy, or of a study those learned from."""
        luck = np.random.default_rng(seed)
        self.study, self.search_chances = study, study.chances(self.spec)
        wins = np.zeros((len(seatings), MOST_SEATS), np.float32)
        waiting = list(enumerate(seatings))[::-1]
        active: list[int] = []
        for table in range(min(self.tables, len(seatings))):
            self.begin(table, *waiting.pop())
            active.append(table)
        parts: list[Experience] = []
        while active:
            active = self.refilled(active, waiting, wins)
            if active:
                parts.append(self.step(np.array(active), luck, temperature))
        whole = joined(parts)
        whole.wins = wins
        return whole

    def refilled(self, active: list[int], waiting: list[tuple[int, Seating]], wins: Floats) -> list[int]:
        """The tables where somebody is asked, after new games were begun where one had ended."""
        asked: list[int] = []
        for table in active:
            while self.counts[table] == 0:
                wins[self.games[table]] = won(self.matches[table])
                if not waiting:
                    break
                self.begin(table, *waiting.pop())
            if self.counts[table]:
                asked.append(table)
        return asked

    def questions(self, active: Ints) -> Asked:
        """The open questions at these tables, with the answers that are offered."""
        for table in active.tolist():
            self.batch.put(table, self.matches[table])
        rows, starts = self.entries.of(self.numbers[active])
        offers = self.offers(active)
        steps = self.gaps.steps(offers.asks, offers.behind, offers.ranks) if self.play.is_choosy else 0 * offers.ranks
        about, around = self.surroundings(active)
        thoughts = self.opinions.of(offers.asks, offers.actions, offers.merits)
        about = added(about, thoughts, offers.owners, int(self.judge.landmarks))
        return asked_of((rows, starts, self.asks[active], offers.actions, offers.owners, steps), about, around)

    def offers(self, active: Ints) -> Offers:
        """The answers that are offered at these tables."""
        counts = self.counts[active]
        owners, firsts = np.arange(len(active)).repeat(counts), np.cumsum(counts) - counts
        ranks = np.arange(len(owners)) - firsts[owners]
        tables = active[owners]
        acted = self.legal[tables, self.field[tables, ranks]]
        actions = self.turns[self.heads[tables], self.seats[tables], acted]
        merits = self.scores[tables, ranks]
        return Offers(self.asks[tables], owners, ranks, actions, merits, merits[firsts][owners] - merits)

    def surroundings(self, active: Ints) -> tuple[Around, Around]:
        """What lies around the place that is asked about at each of these tables, and around that of each offer."""
        counts, ends = self.counts[active], self.ends[active]
        sizes = np.diff(ends, axis=1, prepend=0)
        begins = active[:, None] * self.around.shape[1] + ends - sizes
        is_offer = (np.arange(ends.shape[1])[None] <= counts[:, None]) & (np.arange(ends.shape[1]) > 0)
        numbers = self.around.reshape(-1)
        about = landmarks(numbers, begins[:, 0], sizes[:, 0])
        return about, landmarks(numbers, begins[is_offer], sizes[is_offer])

    def step(self, active: Ints, luck: np.random.Generator, temperature: float) -> Experience:
        """One answer at each of these tables."""
        asked = self.questions(active)
        counts, seats, owners = self.counts[active], self.seats[active], asked.owners.numpy()
        whose = self.players[active, seats]
        chances = self.chances(asked, whose, len(active))
        chosen = drawn(chances, owners, counts, luck, temperature)
        learns, results = whose == LEARNS, np.full(len(owners), np.nan, np.float32)
        if self.study.is_any:
            learns = self.studied(active, learns, luck, results, owners)
        others = self.others(active[learns])
        rounds = np.array([self.matches[table].round for table in active[learns]], np.int64)
        for table, number in zip(active.tolist(), chosen.tolist(), strict=True):
            self.play.play(table, number)
        row_counts = np.diff(np.append(asked.starts.numpy(), len(asked.rows)))
        firsts = np.cumsum(counts) - counts
        return Experience(
            asked.rows.numpy()[learns.repeat(row_counts)],
            row_counts[learns],
            asked.asks.numpy()[learns],
            asked.actions.numpy()[learns[owners]],
            asked.steps.numpy()[learns[owners]],
            counts[learns],
            chosen[learns],
            chances[firsts + chosen][learns],
            self.games[active][learns],
            seats[learns],
            rounds,
            (self.shares[active, seats] / MILLION)[learns].astype(np.float32),
            results[learns[owners]],
            *kept(asked.about, learns),
            *kept(asked.around, learns[owners]),
            *others,
        )

    def others(self, tables: Ints) -> tuple[NDArray[np.int32], Ints]:
        """The rows of what the other seats see at some tables, and how many there are of each; none if nobody asks."""
        if self.other_views is None or not len(tables):
            return np.zeros(0, np.int32), np.zeros(len(tables), np.int64)
        return self.other_views.of([self.matches[table] for table in tables])

    def studied(
        self, active: Ints, learns: NDArray[np.bool_], luck: np.random.Generator, results: Floats, owners: Ints
    ) -> NDArray[np.bool_]:
        """At which of these tables something is learned; what the offers there came to is written into the results."""
        searched = learns & (luck.random(len(active)) < self.search_chances[self.asks[active]])
        for place in np.flatnonzero(searched).tolist():
            results[owners == place] = self.compared(int(active[place]), int(luck.integers(2**62)))
        if not self.study.copied:
            return searched
        copied = learns & ~searched & (luck.random(len(active)) < self.study.copied)
        for place in np.flatnonzero(copied).tolist():
            results[owners == place] = self.ranked(int(active[place]))
        return searched | copied

    def compared(self, table: int, seed: int) -> Floats:
        """What each offer comes to, all in the same imagined worlds, if a steward answers everything else.

        Of those that were not tried a policy that chooses among the Advisor's best is told nothing, as it plays none of
        them before others; any other policy learns that they are worse than all that were tried.
        """
        match = self.matches[table]
        search = Search(self.judge, self.judge.game_of(match), seed, ROUNDS, ROOM)
        tried = len(search.field)
        search.think(self.study.worlds * tried)
        means = np.array(list(search.race.sums), np.float32) / (MILLION * self.study.worlds)
        if self.play.is_choosy:
            found = np.full(int(self.counts[table]), np.nan, np.float32)
            found[:tried] = means
            return found
        found = np.full(int(self.counts[table]), means.min() - WORSE, np.float32)
        options = match.decision.choices()
        found[[options.index(choice) for choice in search.field]] = means
        return found

    def ranked(self, table: int) -> Floats:
        """How the Advisor ranks the offers, as if they had come to that: a step down for each gap behind the best."""
        merits = self.judged(table)
        behind = merits.max() - merits
        steps = self.gaps.steps(np.full(len(merits), self.asks[table]), behind, behind)
        found: Floats = (-A_STEP_DOWN * steps).astype(np.float32)
        return found

    def judged(self, table: int) -> Ints:
        """What the Advisor thinks of each offer."""
        self.judge.judge(self.judge.game_of(self.matches[table]))
        merits = np.frombuffer(memoryview(self.judge.scores), np.int64)
        return merits[self.field[table, : self.counts[table]]]

    def chances(self, asked: Asked, whose: Ints, count: int) -> Floats:
        """The log probability of each offer, by the policy whose question it is."""
        with torch.no_grad():
            if (whose == LEARNS).all():
                alike: Floats = self.policies[0](asked).numpy()
                return alike
            found = torch.zeros(len(asked.owners))
            for code in np.unique(whose).tolist():
                log_chances = self.policies[LEARNS - code](asked)
                mine = torch.from_numpy(whose == code)[asked.owners]
                found[mine] = log_chances[mine]
            return found.numpy()


def won(match: Match) -> Floats:
    """What each seat has of the win."""
    ranks = np.array(match.result())
    shares = np.zeros(MOST_SEATS, np.float32)
    shares[: len(ranks)] = (ranks == 1) / max(1, (ranks == 1).sum())
    return shares


def drawn(log_chances: Floats, owners: Ints, counts: Ints, luck: np.random.Generator, temperature: float) -> Ints:
    """An offer of each question by its probability; at temperature 0 the most probable."""
    noise = luck.gumbel(size=len(owners)) * temperature if temperature else 0.0
    keys = log_chances + noise
    firsts = np.cumsum(counts) - counts
    highest = np.maximum.reduceat(keys, firsts)
    best = np.flatnonzero(keys == highest[owners])
    _, first_best = np.unique(owners[best], return_index=True)
    return best[first_best] - firsts

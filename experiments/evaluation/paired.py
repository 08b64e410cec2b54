"""How strong a policy is against others: whole games, each deal from every seat, with intervals as tournaments give."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from wk_agents.base import Agent as OurAgent
from wk_agents.roster import agent
from wk_agents.specs import spec_of
from wk_agents.table.session import HUMAN
from wk_experiments.evaluation.tables import Fixture, Table, play_side_by_side
from wk_experiments.statistics.shares import Estimate, mean_interval, share_interval
from wk_experiments.tournament.deal_seeds import shuffled
from wk_experiments.tournament.results import rank_points, win_shares
from wk_experiments.tournament.settings import MOST_GAMES, players_of

from wk_env.doors.opponents import Opponent
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec
from wk_env.play.arguments import whole_number
from wk_env.play.history import SEEDS
from wk_env.play.referee import Agent
from wk_env.play.registry import game_of
from wk_env.play.rules_given import Given, seated, settings_given
from wk_env.play.seeds import derive


@dataclass(frozen=True)
class Score:
    """What a policy reached: its share of wins, equal parts for ties, and its rank points (1 for beating all others).

    Each is an estimate with `value` and the ends of its 95 % interval, `low` and `high`; games of one deal count as one
    observation. `chance` is the share of wins of equals.
    """

    games: int
    deals: int
    chance: float
    wins: Estimate
    rank_points: Estimate

    def __str__(self) -> str:
        wins, points = self.wins, self.rank_points
        share = f"{wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%})"
        return f"wins {share} of {self.games} games, equals {self.chance:.1%}; rank points {points.value:.3f}"


def evaluate(
    policy: Opponent,
    opponents: "Opponent | Sequence[Opponent]" = "steward",
    games: int = 400,
    seats: int | None = None,
    seed: int = 1,
    *,
    game: GameSpec | str | None = None,
    rules: Given = None,
    observation: str = "compact",
    tables: int = 64,
) -> Score:
    """How strong a policy is against opponents: one for all other seats, or one for each.

    Policy and opponents are what the doors take: the spec of an agent, an agent, a function, or a `batched` one, which
    is asked once for all tables that wait. Games are rounded up to whole deals, each played from every seat.
    """
    spec = game_of(game)
    settings = spec.settings(seated(settings_given(rules), seats))
    players = players_of(settings)
    deals = -(-whole_number("the number of games", games, 1, MOST_GAMES) // players)
    seed = whole_number("the seed", seed, 0, SEEDS - 1)
    lineup = lineup_of(policy, opponents, players, spec.id)
    room = min(whole_number("the number of tables", tables, 1), deals * players)
    room = 1 if any(isinstance(one, Agent) for one in lineup) else room  # an agent plays at one table
    side_by_side = [Table(spec, settings, lineup, observation) for _ in range(room)]
    won, points = np.zeros((deals, players)), np.zeros((deals, players))  # deal and seat: whichever ends first
    for (deal, places, *_), ranks in play_side_by_side(side_by_side, fixtures_of(seed, deals, players)):
        won[deal, places.index(0)] = win_shares(ranks)[0]
        points[deal, places.index(0)] = rank_points(ranks)[0]
    played = np.full(deals, float(players))
    wins, place = share_interval(won.sum(1), played), mean_interval(points.sum(1), played)
    return Score(deals * players, deals, 1 / players, wins, place)


def fixtures_of(seed: int, deals: int, players: int) -> list[Fixture]:
    """Every deal from every seat; place 0 is the policy's, and chance says how a deal's line-up sits at first."""
    found = []
    for deal in range(deals):
        order = shuffled(rng_from(derive(seed, "evaluation seats", deal)), players)
        for turn in range(players):
            places = order[turn:] + order[:turn]
            seeds = derive(seed, "evaluation deal", deal), derive(seed, "evaluation game", deal, turn)
            found.append(Fixture(deal, places, *seeds))
    return found


def lineup_of(policy: Opponent, opponents: "Opponent | Sequence[Opponent]", players: int, game: str) -> list[Opponent]:
    """The policy and all others; ValueError or TypeError in one sentence for who cannot play."""
    many = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    others: list[Opponent] = list(opponents) if many else [opponents] * (players - 1)  # type: ignore[arg-type, list-item]
    if len(others) != players - 1:
        raise ValueError(f"{len(others)} opponents are given for {players - 1} seats; it takes one for each, or one")
    for one in {id(one): one for one in [policy, *others]}.values():
        refuse_unfit(one, game)
    return [policy, *others]


def refuse_unfit(player: Opponent, game: str) -> None:
    """ValueError for an agent that cannot play by itself, or not this game."""
    if isinstance(player, str):
        if spec_of(player).name == HUMAN:
            raise ValueError("people are not evaluated; they play by wk play")
        agent(player, game=game)
    elif isinstance(player, OurAgent):
        player.check(game)

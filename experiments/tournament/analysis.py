"""From the results of a tournament to its findings: every figure of the report, and of the JSON beside it."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from wk_experiments.statistics.bounds import bounds_of
from wk_experiments.statistics.plackett_luce import RankedGame, draws_of, fit
from wk_experiments.statistics.shares import Estimate, mean_interval, share_interval
from wk_experiments.tournament.behaviour import habits_of
from wk_experiments.tournament.counted_games import add_block, blocks_in_order, sequential_test
from wk_experiments.tournament.factors import effects_of
from wk_experiments.tournament.findings import Duel, Figure, Findings, Forfeit, LeftOut, Length, Meeting, Rung, Verdict
from wk_experiments.tournament.results import GameResult, Results, rank_points, win_shares
from wk_experiments.tournament.store import open_store
from wk_experiments.tournament.thinking_time import Brain, brains_of, thinking_of
from wk_experiments.tournament.trust import separation
from wk_experiments.tournament.verifying import sound_results

ANCHOR: Final = "uniform"
Measure = Callable[[GameResult], Sequence[float]]
Floats = NDArray[np.float64]


def analyse(folder: Path) -> Findings:
    """All that follows from the games in a folder, each of them played again before it counts."""
    return analyse_results(folder, sound_results(folder))


def analyse_results(folder: Path, results: Results) -> Findings:
    """All that follows from these games of a folder."""
    counting = {game.number for game in results.games}
    with closing(open_store(folder)) as store:
        brains = brains_of(results, ((number, seats) for number, seats in store.thoughts() if number in counting))
    return findings_of(results, brains)


def findings_of(results: Results, brains: list[Brain]) -> Findings:
    """All that follows from results and thoughts."""
    settings, games = results.settings, results.games
    anchor = settings.agents.index(ANCHOR) if ANCHOR in settings.agents else 0
    return Findings(
        settings=settings,
        about=results.about,
        is_complete=results.is_complete,
        games=len(games),
        deals=len({game.deal for game in games}),
        lineups=len({game.lineup for game in games}),
        chance=1 / settings.players,
        anchor=settings.agents[anchor],
        rungs=rungs_of(results, brains, anchor),
        meetings=meetings_of(results),
        duels=duels_of(results),
        endings=dict(sorted(Counter(game.won_by for game in games).items())),
        length=length_of(games),
        effects=effects_of(results),
        thinking=thinking_of(settings.agents, brains),
        faults=[
            Forfeit(game.number, settings.agents[game.seats[game.fault.seat]], game.fault)
            for game in games
            if game.fault is not None
        ],
        verdict=verdict_of(results),
        void=[LeftOut(game.number, game.void or "") for game in results.void],
        habits=habits_of(settings.agents, games),
        separation=separation(settings),
    )


def rungs_of(results: Results, brains: list[Brain], anchor: int) -> list[Rung]:
    """The agents, best first."""
    settings, games = results.settings, results.games
    ranked = [(game.deal, game.seats, game.ranks) for game in games]
    ratings = ratings_of(ranked, len(settings.agents), anchor, settings.seed)
    rungs = []
    for agent, rating in enumerate(ratings):
        mine = [game for game in games if agent in game.seats]
        rungs.append(
            Rung(
                agent=settings.agents[agent],
                games=len(mine),
                rating=rating,
                win_share=figure(share_interval(*by_deal(mine, agent, lambda game: win_shares(game.ranks)))),
                rank_points=figure(mean_interval(*by_deal(mine, agent, lambda game: rank_points(game.ranks)))),
                endings=endings_of(mine, agent),
                decisions=brains[agent].asked,
                milliseconds=brains[agent].milliseconds,
                faults=sum(game.fault is not None and game.seats[game.fault.seat] == agent for game in mine),
                most_share=round(len(mine) / max(1, sum(game.seats.count(agent) for game in mine)), 6),
            )
        )
    return sorted(rungs, key=lambda rung: -rung.rating.value)


def ratings_of(ranked: Sequence[RankedGame], agents: int, anchor: int, seed: int) -> list[Figure]:
    """The rating of each agent: a number with its interval, or a bound where the anchor never got level with it."""
    shown = fit(draws_of(ranked, agents), anchor, seed)
    bounds = bounds_of(ranked, agents, anchor)
    found = []
    for agent, (value, low, high) in enumerate(zip(*shown.in_elo(), strict=True)):
        bound = bounds.get(agent)
        if agent == anchor:
            found.append(Figure(0.0, None, None))
        elif bound is None:
            found.append(figure(Estimate(float(value), float(low), float(high))))
        else:
            limit = round(bound.limit, 6)
            found.append(Figure(limit, limit if bound.is_least else None, None if bound.is_least else limit))
    return found


def by_deal(games: Sequence[GameResult], agent: int, measure: Measure) -> tuple[Floats, Floats]:
    """For each deal the sum of a measure over an agent's seats, and how many there were."""
    rows = {deal: row for row, deal in enumerate(sorted({game.deal for game in games}))}
    sums, counts = np.zeros(len(rows)), np.zeros(len(rows))
    for game in games:
        for seat, value in enumerate(measure(game)):
            if game.seats[seat] == agent:
                sums[rows[game.deal]] += value
                counts[rows[game.deal]] += 1
    return sums, counts


def endings_of(games: Sequence[GameResult], agent: int) -> dict[str, int]:
    """How the games were won that an agent won."""
    won = (game for game in games if any(a == agent and r == 1 for a, r in zip(game.seats, game.ranks, strict=True)))
    return dict(sorted(Counter(game.won_by for game in won).items()))


def meetings_of(results: Results) -> list[Meeting]:
    """Every agent against every other in the games that both played."""
    agents = results.settings.agents
    found = []
    for one in range(len(agents)):
        for other in range(len(agents)):
            both = [game for game in results.games if one in game.seats and other in game.seats]
            if one != other and both:
                above = share_interval(*pairs_above(both, one, other))
                found.append(Meeting(agents[one], agents[other], len(both), figure(above)))
    return found


def pairs_above(games: Sequence[GameResult], one: int, other: int) -> tuple[Floats, Floats]:
    """For each deal how many pairs of their seats the one ended above the other, ties as half, and of how many."""
    rows = {deal: row for row, deal in enumerate(sorted({game.deal for game in games}))}
    above, pairs = np.zeros(len(rows)), np.zeros(len(rows))
    for game in games:
        mine, theirs = (np.array(game.ranks)[np.array(game.seats) == agent] for agent in (one, other))
        beaten = (mine[:, None] < theirs).sum() + (mine[:, None] == theirs).sum() / 2
        above[rows[game.deal]] += beaten
        pairs[rows[game.deal]] += len(mine) * len(theirs)
    return above, pairs


def duels_of(results: Results) -> list[Duel]:
    """The win share of each that played alone against copies of another."""
    settings = results.settings
    pairs: dict[tuple[int, int], list[GameResult]] = {}
    for game in results.games:
        if game.focus is not None:
            one, other = game.seats[game.focus], game.seats[game.focus - 1]
            pairs.setdefault((one, other), []).append(game)
    duels = []
    for (one, other), games in pairs.items():
        share = share_interval(*by_deal(games, one, lambda game: win_shares(game.ranks)))
        names = settings.agents[one], settings.agents[other]
        duels.append(Duel(*names, settings.players - 1, len(games), figure(share)))
    return duels


def length_of(games: Sequence[GameResult]) -> Length:
    """How long games were."""
    rounds, decisions = [game.rounds for game in games], [game.decisions for game in games]
    return Length(spread(rounds), spread(decisions), dict(sorted(Counter(rounds).items())))


def spread(numbers: Sequence[int]) -> list[int]:
    """Least, quarter, half, three quarters, most."""
    middle = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return [min(numbers), *map(round, middle), max(numbers)]


def verdict_of(results: Results) -> Verdict | None:
    """What the sequential test says, if there is one."""
    test = sequential_test(results.settings)
    if test is None:
        return None
    for block in blocks_in_order(results.games, results.settings.players):
        add_block(test, block)
    lower, upper = test.bounds
    return Verdict(test.p0, test.p1, test.alpha, test.beta, test.blocks, test.log_odds, lower, upper, test.decision)


def figure(estimate: Estimate) -> Figure:
    """An estimate for a report, rounded to what may matter."""
    ends = [round(end, 6) if np.isfinite(end) else None for end in (estimate.low, estimate.high)]
    return Figure(round(estimate.value, 6), *ends)


def as_json(findings: Findings) -> bytes:
    """Findings for machines."""
    return msgspec.json.format(msgspec.json.encode(findings), indent=2) + b"\n"

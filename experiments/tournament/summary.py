"""The findings of a tournament in short, for a terminal."""

from wk_experiments.statistics.sequential import LEAST_BLOCKS
from wk_experiments.tournament.findings import Figure, Findings, Rung, Verdict


def as_table(findings: Findings) -> str:
    """The ladder, the duels, the verdict, who forfeited, what does not count."""
    settings = findings.settings
    deals = f"{findings.deals} {'deal' if findings.deals == 1 else 'deals'}"
    seeds = f"seed {settings.seed}, salt {settings.salt}" if settings.salt else f"seed {settings.seed}"
    head = f"{findings.games} games, {settings.players} players, {deals}, {seeds}"
    width = max(len(name) for name in settings.agents)
    lines = [head, f"{'':{width}}  {'rating':>13} {'95 %':>15}   {'wins':>6} {'95 %':>15}  games  ms a decision"]
    spans = ["anchor" if rung.agent == findings.anchor else reach(rung.rating, 1, 0) for rung in findings.rungs]
    lines += [
        f"{rung.agent:{width}}  {rating_of(rung, 13)} {span:>15}   {rung.win_share.value:6.1%}"
        f" {reach(rung.win_share, 100, 1):>15} {rung.games:6}  {rung.milliseconds:13.3f}"
        for rung, span in zip(findings.rungs, spans, strict=True)
    ]
    lines += [
        f"{duel.agent} against {duel.copies} of {duel.against}: {duel.win_share.value:.1%} of {duel.games} games"
        f" (95 %: {reach(duel.win_share, 100, 1)}; {findings.chance:.1%} by chance)"
        for duel in findings.duels
    ]
    left_out = [f"game {lost.game} does not count: {lost.reason}" for lost in findings.void]
    return "\n".join([*lines, *seat_lines(findings), *forfeit_lines(findings), *left_out, *verdict_lines(findings)])


def rating_of(rung: Rung, width: int) -> str:
    """A rating, or what it is at least or at most."""
    return f"{rung.rating.bound} {rung.rating.value:.0f}".strip().rjust(width)


def seat_lines(findings: Findings) -> list[str]:
    """How much those could win at most who share a table with copies of themselves."""
    shares = {rung.most_share for rung in findings.rungs}
    if shares == {1.0}:
        return []
    if len(shares) == 1:
        return [f"copies of an agent share games: {shares.pop():.1%} of wins is the most possible"]
    return [
        f"copies of {rung.agent} share games: {rung.most_share:.1%} of wins is the most possible"
        for rung in findings.rungs
        if rung.most_share < 1
    ]


def forfeit_lines(findings: Findings) -> list[str]:
    """Who forfeited, how often, and why the first time; a line each, since somebody may forfeit every game."""
    lines = []
    for rung in findings.rungs:
        faults = [forfeit for forfeit in findings.faults if forfeit.agent == rung.agent]
        if len(faults) == 1:
            lines.append(f"{rung.agent} forfeited game {faults[0].game}: {faults[0].fault.reason}")
        elif faults:
            first = f"first game {faults[0].game}: {faults[0].fault.reason}"
            lines.append(f"{rung.agent} forfeited {len(faults)} of {rung.games} games, {first}")
    return lines


def verdict_lines(findings: Findings) -> list[str]:
    """What the sequential test says."""
    verdict = findings.verdict
    if verdict is None:
        return []
    return [
        f"sequential test after {verdict.blocks} blocks: {said_of(verdict)}"
        f" (log-likelihood ratio {verdict.log_odds:.2f}, bounds {verdict.lower:.2f} and {verdict.upper:.2f})"
    ]


def said_of(verdict: Verdict) -> str:
    """A verdict in the usual words; of an open one, why so many wins may not be enough."""
    few = f"a block, all games of one deal, counts as one outcome, and at least {LEAST_BLOCKS} blocks are needed"
    return {
        "p1": f"H1 accepted: the win share is {verdict.p1:g}, not {verdict.p0:g}",
        "p0": f"H0 accepted: the win share is {verdict.p0:g}, not {verdict.p1:g}",
    }.get(verdict.decision, f"undecided between H0 ({verdict.p0:g}) and H1 ({verdict.p1:g}): {few}")


def reach(figure: Figure, scale: float, digits: int) -> str:
    """An interval; nothing beside a number that is a bound."""
    if figure.bound:
        return ""
    if figure.low is None or figure.high is None:
        return "too few deals"
    return f"{figure.low * scale:.{digits}f} to {figure.high * scale:.{digits}f}"

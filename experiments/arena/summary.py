"""The findings of a tournament in short, for a terminal."""

from wk_experiments.arena.findings import Figure, Findings


def as_table(findings: Findings) -> str:
    """The ladder, the duels, the verdict, who forfeited."""
    settings = findings.settings
    head = f"{findings.games} games, {settings.players} players, {findings.deals} deals, seed {settings.seed}"
    width = max(len(name) for name in settings.agents)
    lines = [head, f"{'':{width}}  {'rating':>6} {'95 %':>15}   {'wins':>6} {'95 %':>15}  games  ms a decision"]
    lines += [
        f"{rung.agent:{width}}  {rung.rating.value:6.0f} {reach(rung.rating, 1, 0):>15}   {rung.win_share.value:6.1%}"
        f" {reach(rung.win_share, 100, 1):>15} {rung.games:6}  {rung.milliseconds:13.3f}"
        for rung in findings.rungs
    ]
    lines += [
        f"{duel.agent} against {duel.copies} of {duel.against}: {duel.win_share.value:.1%} of {duel.games} games"
        f" (95 %: {reach(duel.win_share, 100, 1)}; {findings.chance:.1%} by chance)"
        for duel in findings.duels
    ]
    lines += [f"{forfeit.agent} forfeited game {forfeit.game}: {forfeit.fault.reason}" for forfeit in findings.faults]
    return "\n".join([*lines, *verdict_lines(findings)])


def verdict_lines(findings: Findings) -> list[str]:
    """What the sequential test says."""
    verdict = findings.verdict
    if verdict is None:
        return []
    said = {"p1": f"{verdict.p1:g}, not {verdict.p0:g}", "p0": f"{verdict.p0:g}, not {verdict.p1:g}"}
    what = said.get(verdict.decision, f"undecided between {verdict.p0:g} and {verdict.p1:g}")
    return [
        f"sequential test after {verdict.blocks} blocks: {what}"
        f" (log odds {verdict.log_odds:.2f}, bounds {verdict.lower:.2f} and {verdict.upper:.2f})"
    ]


def reach(figure: Figure, scale: float, digits: int) -> str:
    """An interval."""
    if figure.low is None or figure.high is None:
        return "too few deals"
    return f"{figure.low * scale:.{digits}f} to {figure.high * scale:.{digits}f}"

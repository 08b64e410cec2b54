"""The findings of a tournament in short, for a terminal."""

from wk_experiments.arena.findings import Figure, Findings


def as_table(findings: Findings) -> str:
    """The ladder, the duels, the verdict, who forfeited."""
    settings = findings.settings
    deals = f"{findings.deals} {'deal' if findings.deals == 1 else 'deals'}"
    head = f"{findings.games} games, {settings.players} players, {deals}, seed {settings.seed}"
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
    return "\n".join([*lines, *forfeit_lines(findings), *verdict_lines(findings)])


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

"""The command `wk rules`: which optional rules a game has."""

from wk_env.command.interrupts import Loading
from wk_env.pages.console import Game, Json, emit, refusing
from wk_env.play.registry import USUAL


def rules(game: Game = USUAL, json: Json = False) -> None:
    """List the optional rules of a game: what each changes, excludes and was measured to do; then sets of them."""
    with Loading():
        from wk_env.play.registry import game_named
    with refusing():
        spec = game_named(game)
    found = [
        {
            "name": rule.name,
            "says": rule.says,
            "settings": dict(rule.settings),
            "clashes": list(rule.clashes),
            "effect": rule.effect,
        }
        for rule in spec.optional_rules
    ]
    lines = []
    for rule in spec.optional_rules:
        stands_for = " ".join(f"{name}={value}" for name, value in rule.settings.items())
        excludes = f"; not with {', '.join(rule.clashes)}" if rule.clashes else ""
        lines.append(f"{rule.name}: {rule.says} ({stands_for}){excludes}")
        if rule.effect:
            lines.append(f"    measured: {rule.effect}")
    lines += [f"{one.name}, for {one.seats}: {one.says} ({', '.join(one.rules)})" for one in spec.rule_sets]
    text = "\n".join(lines) or f"{spec.title} has no optional rules"
    sets = [
        {"name": one.name, "says": one.says, "seats": one.seats, "rules": list(one.rules)} for one in spec.rule_sets
    ]
    emit({"game": spec.id, "rules": found, "sets": sets}, text, json)

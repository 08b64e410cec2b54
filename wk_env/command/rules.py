"""The command `wk rules`: which optional rules a game has."""

from wk_env.command.interrupts import Loading
from wk_env.pages.console import Game, Json, emit, refusing
from wk_env.play.registry import USUAL


def rules(game: Game = USUAL, json: Json = False) -> None:
    """List the optional rules of a game: what each changes, the settings it stands for, and which exclude it."""
    with Loading():
        from wk_env.play.registry import game_named
    with refusing():
        spec = game_named(game)
    found = [
        {"name": rule.name, "says": rule.says, "settings": dict(rule.settings), "clashes": list(rule.clashes)}
        for rule in spec.optional_rules
    ]
    lines = []
    for rule in spec.optional_rules:
        stands_for = " ".join(f"{name}={value}" for name, value in rule.settings.items())
        excludes = f"; not with {', '.join(rule.clashes)}" if rule.clashes else ""
        lines.append(f"{rule.name}: {rule.says} ({stands_for}){excludes}")
    text = "\n".join(lines) or f"{spec.title} has no optional rules"
    emit({"game": spec.id, "rules": found}, text, json)

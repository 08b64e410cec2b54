"""The command `wk explain`: what an action or a number of an observation means."""

from typing import Annotated

import typer

from wk_env.pages.console import Game, Json, emit, fail, refusing
from wk_env.play.registry import USUAL

explain = typer.Typer(no_args_is_help=True, help="Say what an action or a number of an observation means.")
Schema = Annotated[bool, typer.Option("--schema", help="Print the JSON schema of facts, options and evaluations.")]
Number = Annotated[int, typer.Argument(help="Its number, from 0.")]
# A number below 0 is no option of the command but a number that does not exist.
LOOSE = {"ignore_unknown_options": True}


@explain.callback(invoke_without_command=True)
def of_game(
    context: typer.Context,
    schema: Schema = False,
    game: Game = USUAL,
) -> None:
    """Say what an action or a number of an observation means, or of what the facts of a game are made."""
    if context.invoked_subcommand is not None:
        if schema:
            fail(f"--schema stands alone, without {context.invoked_subcommand}", 2)
        if game != USUAL:
            fail(f"--game stands behind {context.invoked_subcommand}, and behind its number", 2)
        return
    if not schema:
        fail("say what to explain: action N, observation N, or --schema", 2)
    import msgspec

    from wk_env.pages.facts_page import schema_of
    from wk_env.play.registry import game_named

    with refusing():
        found = schema_of(game_named(game))
    emit({}, msgspec.json.format(msgspec.json.encode(found)).decode(), is_json=False)


@explain.command(context_settings=LOOSE)
def action(number: Number, game: Game = USUAL, json: Json = False) -> None:
    """What a flat action means, and which questions it answers."""
    from wk_env.pages.numbers_explained import explain_action
    from wk_env.play.registry import game_named

    with refusing():
        found = explain_action(game_named(game), number)
    asks = found["asks"]
    words = ", ".join(asks) if isinstance(asks, list) else ""
    text = f"action {number}: block {found['block']!r}, {found['for']}: {found['meaning']}"
    emit({**found}, f"{text}\nquestions: {words or 'none'}", json)


@explain.command(context_settings=LOOSE)
def observation(
    number: Number,
    wide: Annotated[bool, typer.Option("--wide", help="Of the wide observation.")] = False,
    game: Game = USUAL,
    json: Json = False,
) -> None:
    """What a number of an observation means, and between which bounds it lies."""
    from wk_env.pages.numbers_explained import explain_observation
    from wk_env.play.registry import game_named

    with refusing():
        found = explain_observation(game_named(game), number, "wide" if wide else "compact")
    what = f", {found['for']}" if found["for"] else ""
    text = f"number {number}: block {found['block']!r}{what}: {found['meaning']}"
    emit({**found}, f"{text} From {found['low']} to {found['high']}.", json)

"""The command `wk dataset`: games of given agents with their results, to learn from."""

from typing import Annotated

import typer

from wk_env.command.folders import SAME, Out, free_folder, interruptible
from wk_env.command.options import Jobs, Players, cores, named_agents, rules_in
from wk_env.pages.console import Game, Json, Rules, Seed, emit, refusing, shown
from wk_env.play.registry import USUAL

Named = Annotated[
    list[str] | None,
    typer.Argument(help="Who plays, as `wk agents` lists them: steward 'search(sims=25)'", show_default=False),
]
Games = Annotated[int, typer.Option(help="How many, rounded up to whole files.", min=1)]
GamesAFile = Annotated[int, typer.Option(help="Games a file; who breaks off loses at most one file a job.")]


def dataset(
    agents: Named = None,
    games: Games = 1000,
    seed: Seed = 1,
    players: Players = None,
    rules: Rules = None,
    game: Game = USUAL,
    games_a_file: GamesAFile = 100,
    jobs: Jobs = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Let agents play games to learn from; each game has a deal of its own, and chance says who sits where.

    The same command goes on where it stopped, and adds games if it asks for more. Try: wk dataset steward --out data
    """
    from wk_experiments.dataset.make import make_dataset
    from wk_experiments.dataset.settings import DatasetRequest

    folder = free_folder(out, "dataset")
    with interruptible(folder, SAME), refusing():
        asked = DatasetRequest(named_agents(agents), games, seed, players, rules_in(rules), game, games_a_file)
        made = make_dataset(folder, asked, jobs or cores())
    size = f"{made.games} games, {made.bytes:,} bytes"
    pace = f"{made.played} played now, {made.decisions:,} decisions in {made.seconds} s"
    found = {name: getattr(made, name) for name in made.__struct_fields__}
    emit(found, f"{size}; {pace}\n{shown(folder)}", json)

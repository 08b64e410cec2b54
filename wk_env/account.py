"""A recorded game of Warrior Knights told in short: a chapter a round, then the board and the result."""

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from rich.box import ASCII
from rich.console import Console
from rich.table import Table as Grid

from wk_env.knights import KnightsMatch
from wk_env.record import Record, replay
from wk_env.render.board import draw_board
from wk_env.warrior_knights.facts import cities_of
from wk_env.words.chronicle import say_standing, tell
from wk_env.words.position import say_phase
from wk_env.words.things import Speech

PAGE: Final = 100


def chapters(matches: Iterable[KnightsMatch]) -> list[str]:
    """A heading for each round and what happened in it."""
    lines: list[str] = []
    old: KnightsMatch | None = None
    for match in matches:
        speech = match.speech()
        if old is None or old.game.state.round != match.game.state.round:
            lines += [f"  {say_standing(speech)}."] if old is not None and old.game.state.round else []
            lines += ["", "Setup" if match.game.state.round == 0 else f"Round {match.game.state.round}"]
        if old is not None:
            lines += [f"  {line[:1].upper()}{line[1:]}." for line in tell(old.game.state, speech)]
        old = match.copy()
    return lines if old is None else [*lines, f"  {say_standing(old.speech())}."]


def result_table(match: KnightsMatch) -> list[str]:
    """The Barons by rank with what they have."""
    grid = Grid(box=ASCII)
    for title in ("Rank", "Baron", "Colour", "Influence", "Cities", "Crowns", "Faith", "Votes"):
        grid.add_column(title, justify="left" if title in {"Baron", "Colour"} else "right")
    table, names = match.game.state, match.box.names
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(match.result())):
        colour = table.colour[seat]
        numbers = (
            table.influence[seat],
            cities_of(table, seat),
            table.crowns[seat],
            table.faith[seat],
            table.votes[seat],
        )
        grid.add_row(str(rank or "-"), names.barons[colour], names.colours[colour], *map(str, numbers))
    page = StringIO()
    Console(file=page, width=PAGE, no_color=True, highlight=False, force_terminal=False).print(grid)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def ending(speech: Speech, ranks: Sequence[int]) -> str:
    """Who won, in one sentence."""
    if 0 in ranks:
        return f"{say_phase(speech)}: the game goes on."
    winners = [speech.baron(seat) for seat, rank in enumerate(ranks) if rank == 1]
    return f"{say_phase(speech)}. {winners[0] if winners else 'Nobody'} wins."


def tell_account(record: Record) -> list[str]:
    """The account of a game."""
    matches = [match.copy() for match in replay(record)]
    knights = [match for match in matches if isinstance(match, KnightsMatch)]
    last = knights[-1]
    speech = last.speech()
    return [*chapters(knights), "", *draw_board(speech), "", ending(speech, last.result()), *result_table(last)]

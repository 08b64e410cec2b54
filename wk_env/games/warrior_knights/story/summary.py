"""A recorded game of Warrior Knights told in short: a chapter a round, then the board and the result."""

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from wk_env.games.warrior_knights.picture.ascii_board import draw_board
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.story.news import RECORD_ONLY, say_opening, say_standing, tell
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import influence_word
from wk_env.games.warrior_knights.words.phases import say_phase
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.faces import News
from wk_env.picture.text import wrapped

LONGEST: Final = 246


class RoundSummary:
    """What happened in a round, and how the Barons stood at its end."""

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.opening: list[str] = []
        self.news: list[News] = []
        self.standing = ""

    def lines(self, least: int) -> list[str]:
        """The heading, the news that matter enough, the standing."""
        told = [f"  {line}" for line in self.opening]
        told += [f"  {news.sentence}" for news in self.news if news.weight <= least]
        return ["", self.heading, *told, *([f"  {self.standing}"] if self.standing else [])]


def rounds_of(game: Iterable[tuple[Speech, int | None]]) -> list[RoundSummary]:
    """The rounds of a game."""
    rounds: list[RoundSummary] = []
    for speech, choice in game:
        heading = f"Round {speech.table.round}" if speech.table.round else "Setup"
        if not rounds:
            rounds.append(RoundSummary(heading))
            rounds[0].opening = say_opening(speech)
        elif rounds[-1].heading != heading:
            rounds.append(RoundSummary(heading))
        if choice is not None:
            rounds[-1].news += tell(speech, choice)
        if speech.table.round:
            rounds[-1].standing = say_standing(speech)
    return rounds


def chapters(rounds: Sequence[RoundSummary], room: int, width: int) -> list[str]:
    """As much of all rounds as there is room for: what matters least is left out first."""
    told: list[str] = []
    for least in range(RECORD_ONLY - 1, 0, -1):
        told = wrapped([line for chapter in rounds for line in chapter.lines(least)], width)
        if len(told) <= room:
            break
    return told


def result_table(speech: Speech, ranks: Sequence[int], width: int) -> list[str]:
    """The Barons by rank with what they have."""
    from rich.box import ASCII  # noqa: PLC0415 - whoever only plays must not wait for it
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table as Grid  # noqa: PLC0415

    grid = Grid(box=ASCII)
    table, names = speech.table, speech.names
    for title in ("Rank", "Baron", influence_word(table), "Cities", "Crowns", "Faith", "Votes"):
        grid.add_column(title, justify="left" if title == "Baron" else "right")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        colour = table.colour[seat]
        numbers = (
            table.influence[seat],
            cities_of(table, seat),
            table.crowns[seat],
            table.faith[seat],
            table.votes[seat],
        )
        grid.add_row(str(rank or "-"), f"{names.barons[colour]} ({names.letters[colour]})", *map(str, numbers))
    page = StringIO()
    Console(file=page, width=width, no_color=True, highlight=False, force_terminal=False).print(grid)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def ending(speech: Speech, ranks: Sequence[int]) -> str:
    """Who won, in one sentence."""
    if 0 in ranks:
        return f"{say_phase(speech)}: the game goes on."
    winners = [speech.baron(seat) for seat, rank in enumerate(ranks) if rank == 1]
    return f"{say_phase(speech)}. {winners[0] if winners else 'Nobody'} wins."


def account(rounds: Sequence[RoundSummary], speech: Speech, ranks: Sequence[int], width: int) -> list[str]:
    """The rounds of a game and its last position, in lines no wider than this."""
    result = ["", ending(speech, ranks), *result_table(speech, ranks, width)]
    board = ["", *draw_board(speech, width)]
    return [*chapters(rounds, LONGEST - len(result) - len(board), width), *board, *result]

"""Warrior Knights drawn: what its spec gives as `picture`."""

from collections.abc import Callable, Iterator, Sequence

from wk_env.games.warrior_knights.picture.ascii_board import draw_board
from wk_env.games.warrior_knights.picture.layout import Layout
from wk_env.games.warrior_knights.picture.panel_words import BARON_FACTS, FACTS, facts_of
from wk_env.games.warrior_knights.picture.scene import board_of, frame_of, printed, scene_of
from wk_env.games.warrior_knights.picture.tokens import plate
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.words.areas_named import area_named
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.faces import Player, Viewer
from wk_env.kernel.scene import Points, Scene, Spot
from wk_env.kernel.spec import Match

CLICKED = 60.0  # how far from the middle of an area


class KnightsPicture:
    """Draws games; `speech_of` finds out who talks about a match."""

    facts: Sequence[str] = FACTS
    columns: Sequence[str] = BARON_FACTS

    def __init__(self, speech_of: Callable[[Match], Speech]) -> None:
        self.speech_of: Callable[[Match], Speech] = speech_of

    def scene(self, match: Match, viewer: Viewer) -> Scene:
        """The board and the panel beside it."""
        return scene_of(self.speech_of(match), viewer)

    def board(self, match: Match, viewer: Viewer) -> Scene:
        """The board alone."""
        return board_of(self.speech_of(match), viewer)

    def beside(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """What stands beside the board, in words."""
        return tuple(facts_of(self.speech_of(match), viewer))

    def player(self, match: Match, seat: int) -> Player:
        """A Baron: his family, his colour, his plate."""
        speech = self.speech_of(match)
        sign = tuple(plate(Sight(speech, None), seat, 0, 0, 16))
        return Player(speech.baron(seat), speech.names.colours[speech.table.colour[seat]], sign)

    def characters(self, match: Match, width: int) -> list[str]:
        """The board in plain characters: all of that is public."""
        return draw_board(self.speech_of(match), width)

    def spots(self, match: Match, seat: int) -> Sequence[Spot]:
        """The areas that answers name."""
        decision = match.decision
        if not decision.count or decision.seat != seat:
            return ()
        speech = self.speech_of(match)
        layout, _ = printed(speech.names, speech.table.content)
        return tuple(spots_of(layout, int(decision.ask), decision.choices()))


def spots_of(layout: Layout, ask: int, choices: Sequence[int]) -> Iterator[Spot]:
    """Where each of some choices lies that names an area."""
    for choice in choices:
        area = area_named(ask, choice)
        if area != NONE:
            yield Spot(choice, outline_of(layout, area))


def outline_of(layout: Layout, area: int) -> Points:
    """Where an area is clicked."""
    return layout.hexagon(area, CLICKED) if area < layout.kingdom else frame_of(layout, area)

"""A recorded game as a film: at each moment what stands on the board, what the panel says, and what was told of it.

A seat's film has no seed, no file name and no decision numbers: from these its secrets could be worked out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wk_env.games.warrior_knights.picture.ground import ground_of
from wk_env.games.warrior_knights.picture.layout import Layout
from wk_env.games.warrior_knights.picture.panel_words import FACTS, facts_of
from wk_env.games.warrior_knights.picture.scene import board_pieces
from wk_env.games.warrior_knights.picture.tokens import plate
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.news import say_opening, tell
from wk_env.games.warrior_knights.story.summary import ending
from wk_env.games.warrior_knights.story.transcript import Saga, say_viewer
from wk_env.games.warrior_knights.words.phases import Chapter, chapter_of
from wk_env.games.warrior_knights.words.position import Viewer, say_position
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.picture.shapes import Piece
from wk_env.picture.svg import draw, draw_piece
from wk_env.play.record import BadRecordError, Record, replay

ROUND, PHASE, DEED, NEWS = range(4)
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: at which moment one sees it, what kind of line it is, whose deed it tells."""

    moment: int
    kind: int
    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as a viewer sees it: the pieces on the board, the facts beside it, the table in words."""

    pieces: tuple[str, ...]
    facts: tuple[str, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Baron:
    """Who sits in a seat: family, colour in words, player, plate, rank (0 while the game is on)."""

    family: str
    colour: str
    player: str
    plate: str
    rank: int


@dataclass(frozen=True, slots=True)
class Film:
    """All that a page about a game shows."""

    heading: str
    ending: str
    width: float
    height: float
    ground: tuple[str, ...]
    roles: tuple[str, ...]
    barons: tuple[Baron, ...]
    facts: tuple[str, ...]
    moments: tuple[Moment, ...]
    log: tuple[Line, ...]


class Log(Saga):
    """The saga as lines that know their moment."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.log: list[Line] = []
        self.moment = 0
        self.seat = NOBODY

    def note(self, kind: int, words: str) -> None:
        """One more line."""
        self.log.append(Line(self.moment, kind, self.seat if kind == DEED else NOBODY, words))

    def open(self, chapter: Chapter, number: int) -> None:
        """A heading where a round or phase begins."""
        if chapter.round != self.chapter.round:
            self.note(ROUND, chapter.round)
        if chapter != self.chapter and chapter.phase not in {"", chapter.round}:
            self.note(PHASE, chapter.phase)
        self.chapter = chapter

    def tell(self, sentence: str, number: int) -> None:
        """The sentence of a choice."""
        self.note(DEED, f"{sentence[:1].upper()}{sentence[1:]}")

    def follow(self, speech: Speech, choice: int) -> None:
        """A choice and what came of it."""
        self.seat = speech.game.decision.seat
        self.choose(speech, 0, choice)
        for news in tell(speech, choice):
            self.open(news.chapter, 0)
            self.note(NEWS, news.sentence)


class Camera:
    """Takes a moment wherever the viewer could notice something, and remembers which roles were drawn."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.layout: Layout | None = None
        self.moments: list[Moment] = []
        self.told = 0
        self.roles: set[str] = set()
        self.drawn: dict[Piece, str] = {}

    def piece(self, piece: Piece) -> str:
        """A piece as SVG; most are those of the moment before."""
        if piece not in self.drawn:
            self.drawn[piece] = draw_piece(piece)
            self.roles |= {shape.role for shape in piece.shapes}
        return self.drawn[piece]

    def layout_of(self, speech: Speech) -> Layout:
        """Where everything of the board lies; it never changes in a game."""
        if self.layout is None:
            self.layout = Layout(speech.names, speech.table.content)
        return self.layout

    def look(self, speech: Speech, told: int) -> None:
        """A new moment, unless nothing was told since the last one and everything looks as it did."""
        sight = Sight(speech, self.viewer)
        pieces = tuple(self.piece(piece) for piece in board_pieces(sight, self.layout_of(speech)))
        words = tuple(say_position(speech, self.viewer).splitlines())
        moment = Moment(pieces, tuple(facts_of(speech, self.viewer)), words)
        if not self.moments or told != self.told or moment != self.moments[-1]:
            self.moments.append(moment)
        self.told = told


def film_of(record: Record, viewer: Viewer) -> Film:
    """A recorded game as a seat could follow it, or as nobody may (None: all of it)."""
    if record.game != WARRIOR_KNIGHTS.id:
        raise BadRecordError(f"only a game of {WARRIOR_KNIGHTS.id} makes a page; this one is of {record.game}")
    log, camera = Log(viewer), Camera(viewer)
    last = shoot(record, log, camera)
    speech = last.speech()
    layout = camera.layout_of(speech)
    ground = [shape for shape in ground_of(speech.names, speech.table.content) if shape.role != "panel"]
    return Film(
        heading=say_viewer(speech, viewer),
        ending=ending(speech, last.result()),
        width=layout.map_width,
        height=layout.height,
        ground=tuple(draw(shape) for shape in ground),
        roles=tuple(sorted({shape.role for shape in ground} | camera.roles)),
        barons=tuple(barons_of(speech, last.result(), record.players)),
        facts=FACTS,
        moments=tuple(camera.moments),
        log=tuple(log.log),
    )


def shoot(record: Record, log: Log, camera: Camera) -> KnightsMatch:
    """Follow a game from beginning to end; the last position."""
    last: KnightsMatch | None = None
    for number, match in enumerate(replay(record)):
        assert isinstance(match, KnightsMatch), "its rules are those of Warrior Knights"
        speech, last = match.speech(), match
        log.moment = len(camera.moments)
        log.open(chapter_of(speech), 0)
        for sentence in say_opening(speech) if number == 0 else ():
            log.note(NEWS, sentence)
        if number == len(record.choices):
            log.note(NEWS, ending(speech, match.result()))
        camera.look(speech, len(log.log))
        if number < len(record.choices):
            log.moment = len(camera.moments)
            log.follow(speech, record.choices[number])
    assert last is not None, "a game has a first position"
    return last


def barons_of(speech: Speech, ranks: Sequence[int], players: list[str]) -> Iterator[Baron]:
    """The Barons by seat."""
    sight = Sight(speech, None)
    for seat, rank in enumerate(ranks):
        sign = "".join(draw(shape) for shape in plate(sight, seat, 0, 0, 16))
        player = players[seat] if seat < len(players) else ""
        yield Baron(speech.baron(seat), speech.names.colours[speech.table.colour[seat]], player, sign, rank)

"""A recorded game as a film: at each moment what stands on the board, what stands beside it, and what was told of it.

A seat's film has no seed, no file name and no decision numbers: from these its secrets could be worked out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wk_env.kernel.faces import Chapter, Picture, Story, Viewer
from wk_env.kernel.scene import Piece, Scene
from wk_env.kernel.spec import GameSpec, Match
from wk_env.picture.svg import class_of, draw, draw_piece
from wk_env.play.record import BadRecordError, Record
from wk_env.play.registry import game_named
from wk_env.play.transcript import Transcript, positions

ROUND, PHASE, DEED, NEWS = range(4)
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class LogLine:
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
class Seat:
    """Who sits in a seat: the name, its kind in words, the player, the sign, the rank (0 while the game is on)."""

    name: str
    kind: str
    player: str
    sign: str
    rank: int


@dataclass(frozen=True, slots=True)
class Film:
    """All that a page about a game shows."""

    title: str
    heading: str
    ending: str
    width: float
    height: float
    ground: tuple[str, ...]
    styles: tuple[str, ...]
    seats: tuple[Seat, ...]
    columns: tuple[str, ...]
    facts: tuple[str, ...]
    moments: tuple[Moment, ...]
    log: tuple[LogLine, ...]


class Log(Transcript):
    """The transcript as lines that know their moment."""

    def __init__(self, story: Story, viewer: Viewer) -> None:
        super().__init__(story, viewer)
        self.log: list[LogLine] = []
        self.moment = 0
        self.seat = NOBODY

    def note(self, kind: int, words: str) -> None:
        """One more line."""
        self.log.append(LogLine(self.moment, kind, self.seat if kind == DEED else NOBODY, words))

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

    def follow(self, match: Match, number: int, choice: int) -> None:
        """A choice and what came of it."""
        self.seat = int(match.decision.seat)
        self.choose(match, number, choice)
        for news in self.story.news(match, choice):
            self.open(news.chapter, 0)
            self.note(NEWS, news.sentence)


class Camera:
    """Takes a moment wherever the viewer could notice something, and remembers which roles were drawn."""

    def __init__(self, picture: Picture, viewer: Viewer) -> None:
        self.picture = picture
        self.viewer = viewer
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

    def look(self, match: Match, told: int) -> None:
        """A new moment, unless nothing was told since the last one and everything looks as it did."""
        pieces = tuple(map(self.piece, self.picture.board(match, self.viewer).pieces))
        words = tuple(match.say_position(self.viewer).splitlines())
        moment = Moment(pieces, tuple(self.picture.beside(match, self.viewer)), words)
        if not self.moments or told != self.told or moment != self.moments[-1]:
            self.moments.append(moment)
        self.told = told

    def styles(self, scene: Scene, seats: Sequence[Piece]) -> Iterator[str]:
        """The style of every role that was drawn, of the ground and of the signs of the seats."""
        signs = {shape.role for sign in seats for shape in sign.shapes}
        for role in sorted({shape.role for shape in scene.ground} | self.roles | signs):
            yield class_of(role, scene.palette.ink_of(role))


def film_of(record: Record, viewer: Viewer) -> Film:
    """A recorded game as a seat could follow it, or as nobody may (None: all of it)."""
    spec = game_named(record.game)
    story, picture = told_and_drawn(spec)
    log, camera = Log(story, viewer), Camera(picture, viewer)
    last = shoot(record, log, camera)
    board = picture.board(last, viewer)
    seats = range(len(last.result()))
    signs = [Piece("", picture.player(last, seat).sign) for seat in seats]
    return Film(
        title=spec.title,
        heading=story.say_viewer(last, viewer),
        ending=story.ending(last),
        width=board.width,
        height=board.height,
        ground=tuple(draw(shape) for shape in board.ground),
        styles=tuple(camera.styles(board, signs)),
        seats=tuple(seats_of(picture, last, record.players)),
        columns=tuple(picture.columns),
        facts=tuple(picture.facts),
        moments=tuple(camera.moments),
        log=tuple(log.log),
    )


def told_and_drawn(spec: GameSpec) -> tuple[Story, Picture]:
    """The faces that a film needs; BadRecordError if a game lacks one."""
    if spec.story is None or spec.picture is None:
        raise BadRecordError(f"no page is made of {spec.id}: the game does not say how it is told and drawn")
    return spec.story, spec.picture


def shoot(record: Record, log: Log, camera: Camera) -> Match:
    """Follow a game from beginning to end; the last position."""
    last: Match | None = None
    for number, (match, choice) in enumerate(positions(record)):
        last = match
        log.moment = len(camera.moments)
        log.open(log.story.chapter(match), 0)
        for sentence in log.story.opening(match) if number == 0 else ():
            log.note(NEWS, sentence)
        if choice is None:
            log.note(NEWS, log.story.ending(match))
        camera.look(match, len(log.log))
        if choice is not None:
            log.moment = len(camera.moments)
            log.follow(match, 0, choice)
    assert last is not None, "a game has a first position"
    return last


def seats_of(picture: Picture, match: Match, players: list[str]) -> Iterator[Seat]:
    """Who sits where."""
    for seat, rank in enumerate(match.result()):
        known = picture.player(match, seat)
        player = players[seat] if seat < len(players) else ""
        yield Seat(known.name, known.kind, player, "".join(map(draw, known.sign)), rank)

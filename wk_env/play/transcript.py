"""A recorded game told in full: every choice and what followed from it, by round and phase."""

from collections.abc import Iterator
from typing import Final

from wk_env.kernel.faces import Chapter, Entry, Position, Recap, Story
from wk_env.kernel.spec import Match
from wk_env.play.record import Record, replay
from wk_env.play.registry import game_named

INDENT: Final = "       "


class Transcript:
    """The lines told so far; choices that stay closed to the viewer are told once for each seat and without number."""

    def __init__(self, story: Story, viewer: int | None) -> None:
        self.story = story
        self.viewer = viewer
        self.lines: list[str] = []
        self.chapter = Chapter("", "")
        self.closed = ""

    def open(self, chapter: Chapter, number: int) -> None:
        """A heading where a round or phase begins."""
        if chapter.round != self.chapter.round:
            self.lines += ["", chapter.round.upper()]
        if chapter != self.chapter and chapter.phase not in {"", chapter.round}:
            since = f" (from decision {number})" if self.viewer is None else ""  # the number would tell a secret
            self.lines += [f"-- {chapter.phase}{since}"]
        self.chapter = chapter

    def choose(self, match: Match, number: int, choice: int) -> None:
        """A choice, as far as the viewer may know it."""
        deed = self.story.deed(match, choice, self.viewer)
        is_closed = self.story.is_closed(match, self.viewer)
        if deed and not (is_closed and deed == self.closed):
            self.tell(deed, number)
        self.closed = deed if is_closed else ""

    def tell(self, sentence: str, number: int) -> None:
        """The sentence of a choice; numbered only for those to whom no number could tell a secret."""
        mark = f"{number:5}" if self.viewer is None else "    *"
        self.lines.append(f"{mark}  {sentence[:1].upper()}{sentence[1:]}")

    def follow(self, match: Match, number: int, choice: int) -> None:
        """A choice and what came of it."""
        self.choose(match, number, choice)
        for news in self.story.news(match, choice):
            self.open(news.chapter, number + 1)
            self.lines.append(f"{INDENT}{news.sentence}")


def transcript(record: Record, viewer: int | None) -> list[str]:
    """The whole game in words, as a seat could follow it or, for nobody in particular, with every secret."""
    story = game_named(record.game).story
    return plain_transcript(record, viewer) if story is None else told_by(story, record, viewer)


def told_by(story: Story, record: Record, viewer: int | None) -> list[str]:
    """The whole game as its story tells it."""
    told = Transcript(story, viewer)
    for number, (match, choice) in enumerate(positions(record), 1):
        if number == 1:
            told.lines.append(story.say_viewer(match, viewer))
        told.open(story.chapter(match), number)
        if number == 1:
            told.lines += [f"{INDENT}{sentence}" for sentence in story.opening(match)]
        if choice is not None:
            told.follow(match, number, choice)
        else:
            told.lines += ["", *match.say_position(viewer).splitlines(), story.ending(match)]
    return told.lines


def plain_transcript(record: Record, viewer: int | None) -> list[str]:
    """The choices of a game that tells no story: to a seat its own alone, since any other may be a secret."""
    lines: list[str] = []
    for number, (match, choice) in enumerate(positions(record), 1):
        if choice is not None:
            if viewer in {None, match.decision.seat}:
                mark = f"{number:5}" if viewer is None else "    *"
                lines.append(f"{mark}  seat {match.decision.seat + 1}: {match.say_choice(choice)}")
        else:
            ranked = sorted((rank, seat + 1) for seat, rank in enumerate(match.result()) if rank)
            ranks = [f"rank {rank}: seat {seat}" for rank, seat in ranked]
            lines += ["", match.say_position(viewer), *ranks]
    return lines


def positions(record: Record) -> Iterator[Position]:
    """Every match of a recorded game with the choice that is made there; None after the last one."""
    for number, match in enumerate(replay(record)):
        yield match, record.choices[number] if number < len(record.choices) else None


def summary(record: Record, width: int) -> list[str]:
    """A recorded game in short, or in full where a game has no short story."""
    story = game_named(record.game).story
    return transcript(record, None) if story is None else story.summary(positions(record), width)


def options_in_words(story: Story | None, match: Match, viewer: int | None) -> list[str]:
    """Who is asked and what may be answered, unless that is somebody else's secret."""
    if story is not None:
        return [*story.options(match, viewer)]
    if is_closed(story, match, viewer):
        return []
    choices = [f"  {match.say_choice(choice)}" for choice in match.decision.choices()]
    return [f"seat {match.decision.seat + 1} may", *choices]


def is_closed(story: Story | None, match: Match, viewer: int | None) -> bool:
    """Whether the open question is somebody else's secret; without a story nobody can say that it is none."""
    if story is None:
        return viewer not in {None, match.decision.seat}
    return story.is_closed(match, viewer)


def recap_of(story: Story, record: Record) -> Recap:
    """The paragraphs of a recorded game."""
    recap = story.recap()
    for match, choice in positions(record):
        if choice is not None:
            recap.follow(match, choice)
    return recap


def lines_of(entries: list[Entry], last: Entry | None = None) -> Iterator[str]:
    """Paragraphs as lines, with the rounds and phases as headings where they differ from the last one told."""
    chapter = Chapter("", "") if last is None else last.chapter
    for entry in entries:
        if entry.chapter.round != chapter.round:
            yield from ("", entry.chapter.round.upper())
        if entry.chapter != chapter and entry.chapter.phase not in {"", entry.chapter.round}:
            yield f"-- {entry.chapter.phase}"
        chapter = entry.chapter
        yield f"  {entry.line()}"

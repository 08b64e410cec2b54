"""A recorded game of Warrior Knights told in full: every choice and what followed from it, by round and phase."""

from typing import Final

from wk_env.games.warrior_knights.rules.asks import BARGAIN, NO_PARTNER
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.news import say_opening, tell
from wk_env.games.warrior_knights.story.summary import ending
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.phases import Chapter, chapter_of
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.games.warrior_knights.words.questions import SEALED, is_sealed
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.play.record import Record, replay

INDENT: Final = "       "
# Questions and answers that come so often and mean so little that no Baron is told of them.
SILENT: Final = frozenset(((BARGAIN, NO_PARTNER),))


class Saga:
    """The lines told so far; choices that stay closed to the viewer are told once for each Baron and without number."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.lines: list[str] = []
        self.chapter = Chapter("", "")
        self.sealed = ""

    def open(self, chapter: Chapter, number: int) -> None:
        """A heading where a round or phase begins."""
        if chapter.round != self.chapter.round:
            self.lines += ["", chapter.round.upper()]
        if chapter != self.chapter and chapter.phase not in {"", chapter.round}:
            since = f" (from decision {number})" if self.viewer is None else ""  # the number would tell a secret
            self.lines += [f"-- {chapter.phase}{since}"]
        self.chapter = chapter

    def choose(self, speech: Speech, number: int, choice: int) -> None:
        """A choice, as far as the viewer may know it."""
        decision = speech.game.decision
        if is_sealed(speech, self.viewer):
            sealed = f"{speech.baron(decision.seat)} {SEALED[int(decision.ask)]}."
            if sealed != self.sealed:
                self.tell(sealed, number)
            self.sealed = sealed
            return
        self.sealed = ""
        if self.viewer is not None and (int(decision.ask), choice) in SILENT:
            return
        self.tell(f"{say_deed(speech, choice)}.", number)

    def tell(self, sentence: str, number: int) -> None:
        """The sentence of a choice; numbered only for those to whom no number could tell a secret."""
        mark = f"{number:5}" if self.viewer is None else "    *"
        self.lines.append(f"{mark}  {sentence[:1].upper()}{sentence[1:]}")


def tell_saga(record: Record, viewer: int | None) -> list[str]:
    """The whole game in words, as a seat could follow it or, for nobody in particular, with every secret."""
    saga = Saga(viewer)
    for number, match in enumerate(replay(record), 1):
        assert isinstance(match, KnightsMatch), "only Warrior Knights is told like this"
        speech = match.speech()
        if number == 1:
            saga.lines.append(say_viewer(speech, viewer))
        saga.open(chapter_of(speech), number)
        if number == 1:
            saga.lines += [f"{INDENT}{sentence}" for sentence in say_opening(speech)]
        if number <= len(record.choices):
            follow(saga, speech, number, record.choices[number - 1])
        else:
            saga.lines += ["", *say_position(speech, viewer).splitlines(), ending(speech, match.result())]
    return saga.lines


def follow(saga: Saga, speech: Speech, number: int, choice: int) -> None:
    """A choice and what came of it."""
    saga.choose(speech, number, choice)
    for news in tell(speech, choice):
        saga.open(news.chapter, number + 1)
        saga.lines.append(f"{INDENT}{news.sentence}")


def say_viewer(speech: Speech, viewer: int | None) -> str:
    """Through whose eyes a game is told."""
    return "Everything, secrets included" if viewer is None else f"As {speech.baron(viewer)} sees it"


def say_options(speech: Speech, viewer: int | None) -> list[str]:
    """The open question and its options, unless they are somebody else's secret."""
    if is_sealed(speech, viewer) or speech.game.decision.count == 0:
        return []
    decision, told = speech.game.decision, speech.to(viewer)
    who = "you may" if told.is_to_asked else f"{speech.baron(decision.seat)} may"
    return [who, *(f"  {say_choice(told, choice)}" for choice in decision.choices())]

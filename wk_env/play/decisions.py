"""A recorded game as data for machines: each decision with its seat, its question, its choice, words and events."""

from collections.abc import Iterator
from typing import TypeAlias

from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.words.phases import chapter_of
from wk_env.games.warrior_knights.words.questions import is_sealed
from wk_env.kernel.spec import Match
from wk_env.play.record import Record, replay
from wk_env.play.registry import game_named

Row: TypeAlias = "dict[str, object]"


def decisions_of(record: Record, viewer: int | None) -> list[Row]:
    """Every decision of a game as a seat could follow it, or, for nobody in particular, with every secret.

    To a seat, closed choices of others show neither what was chosen nor how often a Baron was asked.
    """
    rows: list[Row] = []
    for number, match in enumerate(replay(record), 1):
        if number > len(record.choices):
            break
        row = row_of(record, match, number, viewer)
        is_again = rows and row["choice"] is None and same_question(rows[-1], row) and not rows[-1]["events"]
        if is_again:
            rows[-1] = row
        else:
            rows.append(row)
    return rows


def same_question(one: Row, other: Row) -> bool:
    """Whether two closed choices are the same Baron's business."""
    return all(one[key] == other[key] for key in ("seat", "question", "choice"))


def row_of(record: Record, match: Match, number: int, viewer: int | None) -> Row:
    """One decision and what came of it."""
    question, choice = match.decision, record.choices[number - 1]
    is_closed = isinstance(match, KnightsMatch) and is_sealed(match.speech(), viewer)
    return {
        "decision": number if viewer is None else None,
        **when(match),
        "seat": int(question.seat) + 1,
        "question": game_named(record.game).asks[int(question.ask)],
        "choice": None if is_closed else choice,
        "words": None if is_closed else match.say_choice(choice),
        "events": list(events_of(match, choice)),
    }


def when(match: Match) -> Row:
    """The round and the phase."""
    if not isinstance(match, KnightsMatch):
        return {}
    return {"round": int(match.game.state.round), "phase": chapter_of(match.speech()).phase}


def events_of(match: Match, choice: int) -> Iterator[str]:
    """What everybody saw happen upon a choice."""
    if isinstance(match, KnightsMatch):
        yield from (news.sentence for news in tell(match.speech(), choice))


def options_of(match: Match, viewer: int | None) -> list[Row]:
    """The choices of the open question, unless they are somebody else's secret."""
    if isinstance(match, KnightsMatch) and match.decision.count and is_sealed(match.speech(), viewer):
        return []
    return [{"choice": choice, "words": match.say_choice(choice)} for choice in match.decision.choices()]

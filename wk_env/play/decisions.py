"""A recorded game as data for machines: each decision with its seat, its question, its choice, words and events."""

from typing import TypeAlias

from wk_env.kernel.faces import Story
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.record import Record, replay
from wk_env.play.registry import game_named
from wk_env.play.transcript import is_closed

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
    question, choice, spec = match.decision, record.choices[number - 1], game_named(record.game)
    is_secret = is_closed(spec.story, match, viewer)
    return {
        "decision": number if viewer is None else None,
        **when(spec.story, match),
        "seat": int(question.seat) + 1,
        "question": spec.asks[int(question.ask)],
        "choice": None if is_secret else choice,
        "words": None if is_secret else match.say_choice(choice),
        "events": events_of(spec.story, match, choice),
    }


def when(story: Story | None, match: Match) -> Row:
    """The round and the phase."""
    if story is None:
        return {}
    return {"round": int(match.round), "phase": story.chapter(match).phase}


def events_of(story: Story | None, match: Match, choice: int) -> list[str]:
    """What everybody saw happen upon a choice."""
    return [] if story is None else [news.sentence for news in story.news(match, choice)]


def options_of(spec: GameSpec, match: Match, viewer: int | None) -> list[Row]:
    """The choices of the open question, unless they are somebody else's secret."""
    if match.decision.count and is_closed(spec.story, match, viewer):
        return []
    return [{"choice": choice, "words": match.say_choice(choice)} for choice in match.decision.choices()]

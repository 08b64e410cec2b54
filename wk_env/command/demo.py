"""One seeded game for a newcomer: played to its end, told in words, kept as a record; records told and drawn."""

from dataclasses import dataclass
from pathlib import Path

from wk_env.kernel.rng import Rng, rng_from
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.pages.html import refuse_taken, save_page
from wk_env.pages.replay_page import replay_page
from wk_env.picture.text import page_width
from wk_env.play.decisions import decisions_of, options_of
from wk_env.play.history import new_history
from wk_env.play.pictures import save_picture
from wk_env.play.record import BadRecordError, Record, replay, save, to_record
from wk_env.play.registry import game_named
from wk_env.play.transcript import options_in_words, summary, transcript

__all__ = ["PlayedDemo", "draw", "film", "play_demo", "position", "save", "text_of", "told"]
CHANCE = "uniform"


@dataclass(frozen=True)
class PlayedDemo:
    """A finished demo."""

    record: Record
    ranks: list[int]


def play_demo(game: str, seed: int, rules: Settings) -> PlayedDemo:
    """Play a whole game: as the game's demo player plays, or else by chance drawn from the same seed."""
    spec = game_named(game)
    player = CHANCE if spec.demo_player is None else spec.demo_player.name
    history, luck = new_history(spec, rules, seed), rng_from(seed)
    match = history.match
    while match.decision.count:
        history.play(choose(spec, match, luck))
    return PlayedDemo(to_record(history, [player] * match.seats), list(match.result()))


def choose(spec: GameSpec, match: Match, luck: Rng) -> int:
    """A choice of whoever is asked."""
    if spec.demo_player is not None:
        return spec.demo_player.choose(match, luck)
    choices = match.decision.choices()
    return choices[int(luck.below(len(choices)))]


def told(record: Record, seat: int | None) -> list[str]:
    """Every decision in words, then the last position."""
    return transcript(record, _place(next(replay(record)), seat))


def match_at(record: Record, decision: int | None) -> Match:
    """The match before a decision, or as the record leaves it."""
    if decision is not None and decision > len(record.choices):
        raise BadRecordError(f"there is no decision {decision}; the record has {len(record.choices)}")
    wanted = len(record.choices) + 1 if decision is None else decision
    return next(match for number, match in enumerate(replay(record), 1) if number == wanted)


def draw(record: Record, decision: int | None, seat: int | None, path: Path, size: str | None) -> tuple[int, int]:
    """Save the picture of a position as SVG or PNG, by the name of the file; its width and height."""
    match = match_at(record, decision)
    return save_picture(game_named(record.game), match, _place(match, seat), path, size)


def film(record: Record, decision: int | None, seat: int | None, path: Path) -> None:
    """Save the page of a game, to be leafed through in a browser."""
    if decision is not None:
        raise BadRecordError("a page holds every decision; leave out --at")
    refuse_taken(path)
    save_page(replay_page(record, _place(next(replay(record)), seat)), path)


def position(record: Record, decision: int, seat: int | None) -> list[str]:
    """The table before a decision, and what may be chosen."""
    match = match_at(record, decision)
    place = _place(match, seat)
    story = game_named(record.game).story
    viewer = [] if story is None else [f"{story.say_viewer(match, place)}, before decision {decision}"]
    return [*viewer, *match.say_position(place).splitlines(), *options_in_words(story, match, place)]


def told_as_data(record: Record, decision: int | None, seat: int | None) -> dict[str, object]:
    """The decisions of a game and how it ended, or a position with the question and its options, as data."""
    match = match_at(record, decision)
    place = _place(match, seat)
    data: dict[str, object] = {"game": record.game, "seat": seat, "players": record.players}
    if decision is None:
        data["decisions"] = decisions_of(record, place)
    else:
        spec, question = game_named(record.game), match.decision
        data |= {"decision": decision, "asked": int(question.seat) + 1, "question": spec.asks[int(question.ask)]}
        data["options"] = options_of(spec, match, place)
    return {**data, "position": match.say_position(place).splitlines(), "ranks": list(match.result())}


def text_of(played: PlayedDemo) -> str:
    """The course of a demo for people."""
    spec = game_named(played.record.game)
    head = f"{spec.title}, seed {played.record.seed}: {len(played.record.choices)} decisions"
    return "\n".join([head, *summary(played.record, page_width()), "", "record:"])


def _place(match: Match, seat: int | None) -> int | None:
    seats = match.seats
    if seat is not None and seat > seats:
        raise BadRecordError(f"there is no seat {seat}; the game has {seats}")
    return None if seat is None else seat - 1

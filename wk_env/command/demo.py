"""The command `wk demo`: one seeded game, played by stewards, told in words, kept as a record."""

from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, style_of
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.summary import tell_account
from wk_env.games.warrior_knights.story.transcript import say_options, say_viewer, tell_saga
from wk_env.kernel.rng import Rng, rng_from
from wk_env.kernel.spec import Match, Settings
from wk_env.pages.html import refuse_taken, save_page
from wk_env.pages.replay_page import replay_page
from wk_env.picture.text import page_width
from wk_env.play.decisions import decisions_of, options_of
from wk_env.play.pictures import save_picture
from wk_env.play.record import BadRecordError, Record, Recorder, replay, save
from wk_env.play.registry import game_named
from wk_env.play.view import STANDARD

__all__ = ["Played", "draw", "film", "play_demo", "position", "save", "text_of", "transcript"]


@dataclass(frozen=True)
class Played:
    """A finished demo."""

    record: Record
    ranks: list[int]


def play_demo(game: str, seed: int, rules: Settings) -> Played:
    """Play a whole game: stewards play Warrior Knights, chance drawn from the same seed plays other games."""
    seats = game_named(game).new_match(rules, seed).seats
    recorder = Recorder(game, rules, seed, ["steward" if game == WARRIOR_KNIGHTS.id else "uniform"] * seats)
    luck, weights = rng_from(seed), style_of(NAMES.index("balanced"))
    match = recorder.match
    while match.decision.count:
        recorder.play(steward_choice(match, weights) if isinstance(match, KnightsMatch) else chance(match, luck))
    return Played(recorder.record(), list(match.result()))


def steward_choice(match: KnightsMatch, weights: vec[i64]) -> int:
    """What a steward answers, from a match dealt anew for his seat as his view is."""
    game = match.redeal(int(match.decision.seat), STANDARD).game
    return int(game.decision.options[best_option(game, weights)])


def chance(match: Match, luck: Rng) -> int:
    """Any of the choices."""
    choices = match.decision.choices()
    return choices[int(luck.below(len(choices)))]


def transcript(record: Record, seat: int | None) -> list[str]:
    """Every decision in words, then the last position."""
    if record.game == WARRIOR_KNIGHTS.id:
        return tell_saga(record, _place(next(replay(record)), seat))
    lines: list[str] = []
    for number, match in enumerate(replay(record)):
        if number < len(record.choices):
            asked = match.decision.seat + 1
            lines.append(f"{number + 1:5}  seat {asked}: {match.say_choice(record.choices[number])}")
        else:
            lines += ["", match.say_position(_place(match, seat)), *_ranks(match)]
    return lines


def match_at(record: Record, decision: int | None) -> Match:
    """The match before a decision, or as the record leaves it."""
    if decision is not None and decision > len(record.choices):
        raise BadRecordError(f"there is no decision {decision}; the record has {len(record.choices)}")
    wanted = len(record.choices) + 1 if decision is None else decision
    return next(match for number, match in enumerate(replay(record), 1) if number == wanted)


def draw(record: Record, decision: int | None, seat: int | None, path: Path, size: str | None) -> tuple[int, int]:
    """Save the picture of a position as SVG or PNG, by the name of the file; its width and height."""
    match = match_at(record, decision)
    return save_picture(match, _place(match, seat), path, size)


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
    if isinstance(match, KnightsMatch):
        speech = match.speech()
        head = f"{say_viewer(speech, place)}, before decision {decision}"
        return [head, *match.say_position(place).splitlines(), *say_options(speech, place)]
    asked = match.decision.seat + 1
    options = [f"  {match.say_choice(choice)}" for choice in match.decision.choices()]
    return [match.say_position(place), f"seat {asked} may", *options]


def told_as_data(record: Record, decision: int | None, seat: int | None) -> dict[str, object]:
    """The decisions of a game and how it ended, or a position with the question and its options, as data."""
    match = match_at(record, decision)
    place = _place(match, seat)
    told: dict[str, object] = {"game": record.game, "seat": seat, "players": record.players}
    if decision is None:
        told["decisions"] = decisions_of(record, place)
    else:
        spec, question = game_named(record.game), match.decision
        told |= {"decision": decision, "asked": int(question.seat) + 1, "question": spec.asks[int(question.ask)]}
        told["options"] = options_of(match, place)
    return {**told, "position": match.say_position(place).splitlines(), "ranks": list(match.result())}


def text_of(played: Played) -> str:
    """The course of a demo for people."""
    spec = game_named(played.record.game)
    head = f"{spec.title}, seed {played.record.seed}: {len(played.record.choices)} decisions"
    is_long = spec.id == WARRIOR_KNIGHTS.id
    told = tell_account(played.record, page_width()) if is_long else transcript(played.record, None)
    return "\n".join([head, *told, "", "record:"])


def _place(match: Match, seat: int | None) -> int | None:
    seats = match.seats
    if seat is not None and seat > seats:
        raise BadRecordError(f"there is no seat {seat}; the game has {seats}")
    return None if seat is None else seat - 1


def _ranks(match: Match) -> list[str]:
    ranked = sorted((rank, seat + 1) for seat, rank in enumerate(match.result()) if rank)
    return [f"rank {rank}: seat {seat}" for rank, seat in ranked]

"""Who sits down to a game in the terminal, and from what it is dealt."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wk_agents.roster import is_shipped
from wk_agents.specs import spec_of, split_specs
from wk_agents.table.plain import form_of_game
from wk_agents.table.session import HUMAN, TableSession, new_session, resumed

from wk_env.kernel.spec import Settings
from wk_env.play.record import Record, free_path
from wk_env.play.registry import game_named, usual_seats
from wk_env.play.rules_given import settings_in
from wk_env.play.seeds import random_salt, salt_given, seed_of_play

__all__ = ["agreed", "begun", "gone_on_with", "line_up", "place_for", "refuse_beside_resume", "rules_among"]

OPPONENT: Final = "steward"


def line_up(game: str, seats: str | None, players: int | None) -> list[str]:
    """Who sits where: as the list says, or a person and stewards, so many as players are wanted or usual."""
    if seats is None:
        count = usual_seats(game_named(game)) if players is None else players
        return [HUMAN, *[OPPONENT] * (count - 1)]
    named = split_specs(seats)
    if players not in {None, len(named)}:
        raise ValueError(f"--seats names {len(named)} and --players says {players}; leave one out")
    return named


def rules_among(game: str, players: list[str]) -> Settings:
    """The rules that a game has at a table with people; none among programs."""
    has_people = any(spec_of(player).name == HUMAN for player in players)
    return form_of_game(game_named(game)).rules_among_people if has_people else {}


def place_for(save: Path | None, game: str, seed: int | None) -> Path:
    """Where a new game is saved."""
    return free_path(save, game, seed, "play")


def begun(game: str, players: list[str], rules: Settings, seed: int | None, salt: str | None) -> TableSession:
    """A new game: of this seed, of this salt, or of a salt that nobody knows."""
    if seed is not None and salt is not None:
        raise ValueError("--seed and --salt are given; either deals the whole game, so leave one out")
    if seed is not None:
        return new_session(game, players, seed, rules)
    drawn = random_salt() if salt is None else salt_given(salt)
    return new_session(game, players, seed_of_play(drawn), rules, drawn)


def agreed(usual: Settings, words: Sequence[str] | None) -> Settings:
    """The rules of a sitting: what is usual, unless the words of `--rules` say something else."""
    return {**usual, **settings_in(words or [])}


def refuse_beside_resume(
    players: int | None, seed: int | None, salt: str | None, save: Path | None, rules: list[str] | None = None
) -> None:
    """ValueError for what a saved game has of its own."""
    given = {"--players": players, "--seed": seed, "--salt": salt, "--save": save, "--rules": rules}
    named = [option for option, value in given.items() if value is not None]
    if named:
        raise ValueError(f"{named[0]} is given beside --resume; the saved game has its own, so leave it out")


def gone_on_with(record: Record, seats: str | None, *, trust: bool) -> TableSession:
    """A saved game with those who sat there, or with these; ValueError if that would run code nobody vouched for."""
    if seats is not None:
        return resumed(record, split_specs(seats))
    strangers = [player for player in record.players if not is_shipped(player)]
    if strangers and not trust:
        raise ValueError(
            f"the saved game names {', '.join(dict.fromkeys(strangers))}, not shipped with this package, and going on"
            " runs its code; allow it by --trust, or say by --seats who sits there"
        )
    return resumed(record)

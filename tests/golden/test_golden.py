"""The recorded games still come out as recorded, are told in the same words, and show everything that can happen."""

from functools import cache

import pytest

from tests.golden.games import golden, names, transcript_of, transcript_path
from tests.golden.occurrences import everything, play_and_tell
from wk_env.games.warrior_knights.rules.rules import NUMBERS, SEATS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.play.record import verify


@cache
def occurred(name: str) -> frozenset[str]:
    """What occurs in a recorded game."""
    record = golden(name)
    match = WARRIOR_KNIGHTS.new_match(record.rules, record.seed)
    assert isinstance(match, KnightsMatch)
    return frozenset(fact for choice in record.choices for fact in play_and_tell(match, choice))


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_comes_out_as_recorded(name: str) -> None:
    assert verify(golden(name)) is not None


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_is_told_in_the_same_words(name: str) -> None:
    assert transcript_of(golden(name)) == transcript_path(name).read_text(encoding="utf-8")


def test_everything_that_can_happen_is_recorded() -> None:
    assert sorted(everything().difference(*(occurred(name) for name in names()))) == []


def test_nothing_that_is_recorded_is_missing_from_the_list() -> None:
    assert sorted(frozenset().union(*(occurred(name) for name in names())) - everything()) == []


def test_every_setting_is_recorded_with_another_number_than_the_usual() -> None:
    usual = {name: number for name, number, _ in NUMBERS}
    played = {
        name for record in map(golden, names()) for name in usual if record.rules.get(name, usual[name]) != usual[name]
    }
    assert sorted(set(usual) - played) == []


def test_every_number_of_seats_is_recorded_by_chance_and_by_habit() -> None:
    tables = {(record.players[0], record.rules["seats"]) for record in map(golden, names())}
    assert {(player, seats) for player in ("habit", "random") for seats in SEATS} <= tables

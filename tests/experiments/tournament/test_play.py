"""One game: what is kept of it, and what becomes of agents that fail."""

from pathlib import Path

import msgspec
import pytest
from wk_experiments.tournament import slot as slots
from wk_experiments.tournament.judging import Judge, ranks_after_forfeit
from wk_experiments.tournament.play import think
from wk_experiments.tournament.results import (
    BROKEN_OFF,
    DEATH,
    FORFEIT,
    Fault,
    Thought,
    pack,
    rank_points,
    unpack,
    win_shares,
)
from wk_experiments.tournament.schedule import Schedule
from wk_experiments.tournament.slot import Slot
from wk_experiments.tournament.thinking_time import percentile

from tests.support.tournaments import bot, played, settings
from wk_env.play.referee import CRASH, ILLEGAL, OVERTIME


def test_the_same_game_is_played_again_to_the_last_choice() -> None:
    first, second = played(4, "uniform"), played(4, "uniform")
    assert (first.game, first.choices) == (second.game, second.choices)


def test_what_is_kept_of_a_game() -> None:
    found = played(1, "uniform", bot("First"), bot("Slow"))
    assert sorted(found.game.seats) == [0, 1, 2]
    assert min(found.game.ranks) == 1
    assert (found.game.won_by, found.game.fault, found.game.rounds) == ("goods and coins", None, 4)
    assert found.game.starts == [{"place": f"place {seat}"} for seat in (1, 2, 3)]
    assert {name: len(rows) for name, rows in found.game.course.held.items()} == {"Goods": 4, "Coins": 4}
    assert list(found.game.course.done) == ["Tolls paid"]
    assert found.game.decisions == len(unpack(found.choices))
    assert found.game.decisions == sum(thought.asked for seat in found.thoughts for thought in seat.values())
    slowest = found.thoughts[found.game.seats.index(2)]
    assert all(thought.microseconds >= 4000 * thought.asked for thought in slowest.values())


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Crashing", CRASH, "ZeroDivisionError: integer division or modulo by zero (bots.py:"),
        ("Quitting", CRASH, "SystemExit: enough (bots.py:"),
        ("Cheating", ILLEGAL, "answered 'bid' with '1000000', which is none of"),
        ("Mute", ILLEGAL, "answered 'bid' with 'None', which is none of"),
        ("Riddling", CRASH, "ArithmeticError: which number am I? (bots.py:"),
        ("Unspeakable", CRASH, "UnspeakableError: it cannot be told, for ArithmeticError (bots.py:"),
        ("Boundless", CRASH, "ValueError: Exceeds the limit (4300 digits) for integer string conversion"),
        ("Garbled", CRASH, "ValueError: \\ud800 (bots.py:"),
        ("Stillborn", CRASH, "at the start: RuntimeError: no weights found (bots.py:"),
    ],
)
def test_who_fails_forfeits_and_is_ranked_last(name: str, kind: str, reason: str) -> None:
    found = played(0, bot(name), bot("First"), "uniform").game
    assert found.fault is not None
    assert (found.seats[found.fault.seat], found.fault.kind, found.won_by) == (0, kind, FORFEIT)
    assert reason in found.fault.reason
    assert found.ranks[found.fault.seat] == 3
    assert found.ranks == ranks_after_forfeit(found.standing, [seat == 0 for seat in found.seats])
    assert found.decisions == found.fault.decision
    assert msgspec.json.encode(found)


@pytest.mark.parametrize(("text", "said"), [("def Bot(:", "(own.py, line 1)"), ("import no_such_thing", "(own.py:1)")])
def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "own.py").write_text(text)
    fault = played(0, f"{tmp_path / 'own.py'}:Bot", "uniform", bot("First")).game.fault
    assert fault is not None
    assert fault.reason.endswith(said)


def test_who_answers_too_late_forfeits_as_if_he_had_never_answered() -> None:
    found = played(0, bot("Late"), bot("First"), "uniform", time_limit=0.4).game
    assert found.fault is not None
    assert (found.seats[found.fault.seat], found.fault.kind) == (0, OVERTIME)
    assert found.fault.reason.startswith("thought longer than 0.4 s about '")


def test_after_a_forfeit_equals_share_a_rank() -> None:
    assert ranks_after_forfeit([3, 9, 5, 5], [False, True, False, False]) == [3, 4, 1, 1]


def test_nobody_wins_by_the_forfeit_of_his_own_copy() -> None:
    assert ranks_after_forfeit([9, 2, 5, 7], [True, False, False, True]) == [4, 2, 1, 4]
    assert ranks_after_forfeit([9, 2], [True, True]) == [2, 2]


def test_a_game_is_judged_from_shared_memory_alone() -> None:
    chosen, slot = settings("uniform"), Slot()
    fixture = Schedule(chosen).fixture(0)
    whole = played(0, "uniform")
    for choice in unpack(whole.choices)[:5]:
        slot.note(choice)
    judged = Judge(chosen, fixture, slot.choices())
    slot.head[slots.SEAT] = asked = judged.asked or 0
    found = judged.dead(slot, DEATH, "it died").game
    assert (found.fault, found.decisions) == (Fault(asked, DEATH, "it died", 5), 5)
    assert found.ranks == [3, 3, 3]


def test_a_game_without_end_is_broken_off_and_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "MOST_DECISIONS", 5)
    found = played(0, "uniform").game
    assert (found.won_by, found.decisions, min(found.ranks)) == (BROKEN_OFF, 5, 2)


def test_choices_are_packed_without_loss() -> None:
    assert unpack(pack([0, 65535, 7])) == [0, 65535, 7]


def test_shares_and_points_of_ranks() -> None:
    assert win_shares([1, 3, 1, 4]) == [0.5, 0, 0.5, 0]
    assert win_shares([2, 3, 4, 5]) == [0, 0, 0, 0]
    assert rank_points([1, 2, 2, 4]) == [1, 0.5, 0.5, 0]


def test_percentiles_of_thinking_hold_to_nine_percent() -> None:
    thought = Thought()
    for microseconds in range(1, 10_001):
        think(thought, microseconds)
    assert percentile(thought, 0.5) == pytest.approx(5.0, rel=0.1)
    assert percentile(thought, 0.99) == pytest.approx(9.9, rel=0.1)
    assert (thought.asked, thought.longest, thought.microseconds) == (10_000, 10_000, 50_005_000)

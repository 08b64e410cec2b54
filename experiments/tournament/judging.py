"""What a game counts for. Every game is played again from its choices before it counts, by whoever watches over it.

Whoever fails forfeits: his agent is ranked last in all its seats, the other seats are ranked by what they have of that
which wins games, equal ranks for equals. A game that does not come out when it is played again is forfeited by the only
agent at the table that is not a shipped one; if there are several, nobody can tell, and the game does not count.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from wk_experiments.tournament import slot as slots
from wk_experiments.tournament.outcomes import Witness
from wk_experiments.tournament.results import (
    BROKEN_OFF,
    FORFEIT,
    TAMPERING,
    VOID,
    Fault,
    GameResult,
    Played,
    Settings,
    Told,
    pack,
    unpack,
)
from wk_experiments.tournament.schedule import Fixture
from wk_experiments.tournament.slot import SETTING_UP, Slot
from wk_experiments.tournament.trust import only_stranger

from wk_env.kernel.spec import Match
from wk_env.play.history import new_history
from wk_env.play.registry import game_named

CULPRIT: Final = "no other agent at the table could have done it"


class Judge:
    """A game played again from its choices, as far as they are legal."""

    def __init__(self, settings: Settings, fixture: Fixture, choices: Sequence[int]) -> None:
        self.settings, self.fixture = settings, fixture
        history = new_history(game_named(settings.game), settings.rules, fixture.deal_seed)
        self.match: Match = history.match
        self.choices: list[int] = history.choices
        self.witness = Witness(history)
        self.complaint = ""
        for number, choice in enumerate(choices, 1):
            if choice not in self.match.decision.choices():
                self.complaint = f"choice {number} of {len(choices)} is not legal when the game is played again"
                break
            self.witness.play(choice)

    @property
    def asked(self) -> int | None:
        """Who is asked after the last choice; None if the game is over."""
        return int(self.match.decision.seat) if self.match.decision.count else None

    def told(self, told: Told) -> Played:
        """A game that came to an end: believed if it comes out the same."""
        complaint = self.complaint or told.complaint or self.mismatch(told)
        if complaint:
            return self.unexplained(complaint)
        fault = None if told.fault is None else msgspec.structs.replace(told.fault, decision=len(self.choices))
        return self.played(fault, thoughts=told)

    def mismatch(self, told: Told) -> str:
        """What is told otherwise than it comes out; empty if nothing is."""
        if told.fault is not None:
            return "" if told.fault.seat in range(len(self.fixture.seats)) else "a seat forfeits that there is not"
        if self.match.digest() != told.digest:
            return "it ends elsewhere when it is played again"
        is_over = not self.match.decision.count or len(self.choices) >= slots.MOST_DECISIONS
        return "" if is_over else "it is not over"

    def unexplained(self, complaint: str) -> Played:
        """A game that went wrong: a forfeit if only one agent can have done it, else it does not count."""
        seat = only_stranger(self.settings, self.fixture.seats)
        if seat is None:
            return self.played(None, void=complaint)
        return self.played(Fault(seat, TAMPERING, f"{complaint}; {CULPRIT}", len(self.choices)))

    def dead(self, slot: Slot, kind: str, reason: str) -> Played:
        """A game whose process has ended: who was asked forfeits, whatever stands in the shared memory."""
        seat = slot.seat if not self.choices and slot.ask == SETTING_UP else self.asked
        if self.complaint or seat is None or not 0 <= seat < len(self.fixture.seats):
            return self.unexplained(self.complaint or reason)
        if slot.seat != seat:
            reason = f"{reason}; the shared memory named another seat than the one that was asked"
        return self.played(Fault(seat, kind, reason, len(self.choices)))

    def played(self, fault: Fault | None, *, void: str | None = None, thoughts: Told | None = None) -> Played:
        """What is kept of the game."""
        self.witness.look()
        fixture, match = self.fixture, self.match
        game = GameResult(
            number=fixture.number,
            deal=fixture.deal,
            lineup=fixture.lineup,
            rotation=fixture.rotation,
            deal_seed=fixture.deal_seed,
            game_seed=fixture.game_seed,
            focus=fixture.focus,
            seats=fixture.seats,
            ranks=ranks_of(match, fault, fixture.seats),
            won_by=VOID if void else FORFEIT if fault else BROKEN_OFF if match.decision.count else match.ended_by,
            rounds=int(match.round),
            decisions=len(self.choices),
            standing=list(match.standing()),
            starts=self.witness.starts,
            fault=fault,
            digest=match.digest(),
            course=self.witness.course,
            void=void,
        )
        return Played(game, pack(self.choices), thoughts.thoughts if thoughts else [{} for _ in fixture.seats])


def judge(settings: Settings, fixture: Fixture, told: Told) -> Played:
    """A game that was told, played again."""
    return Judge(settings, fixture, unpack(told.choices)).told(told)


def ranks_of(match: Match, fault: Fault | None, seats: Sequence[int]) -> list[int]:
    """The ranks as the game has them; after a fault, or if it was broken off, those by standing."""
    if fault is not None:
        return ranks_after_forfeit(match.standing(), [seat == seats[fault.seat] for seat in seats])
    if match.decision.count:
        nobody = [False] * len(seats)
        return [1 + rank for rank in ranks_after_forfeit(match.standing(), nobody)]
    return list(match.result())


def ranks_after_forfeit(standing: Sequence[int], lost: Sequence[bool]) -> list[int]:
    """Who has lost is last, all of them equally; the others by their standing."""
    others = [mine for mine, is_lost in zip(standing, lost, strict=True) if not is_lost]
    return [
        len(standing) if is_lost else 1 + sum(other > mine for other in others)
        for mine, is_lost in zip(standing, lost, strict=True)
    ]

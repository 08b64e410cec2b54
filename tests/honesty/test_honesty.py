"""What a seat cannot know changes nothing that reaches it; and each planted leak is found."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice

import pytest

from tests.honesty.channels import AGENTS, CHANNELS, Channel, leaks, view_of
from tests.honesty.plants import PLANTS
from tests.honesty.positions import positions
from tests.honesty.secrets import SEALED, other_world
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.play.view import STANDARD

QUICK = 500
SLOW = 10_000
SHARES = 8
# What is made from a view alone.
VIEWS = {name: CHANNELS[name] for name in CHANNELS if name not in {"PettingZoo door", "picture", "shaping"}}


def told_apart(matches: Iterable[KnightsMatch], channels: Mapping[str, Channel], viewers: int = 1) -> Counter[str]:
    """Over many positions, through which channels how often a seat could tell two worlds apart."""
    found: Counter[str] = Counter()
    for number, match in enumerate(matches):
        for turn in range(viewers):
            viewer = (number + turn) % match.game.state.seats
            found.update(leaks(match, other_world(match, viewer, number), viewer, channels))
    return found


@pytest.mark.rule("WK-044")
def test_secrets_change_nothing_that_a_seat_receives() -> None:
    assert not told_apart(islice(positions(1), QUICK), CHANNELS)


@pytest.mark.rule("WK-044")
def test_secrets_change_no_choice_of_an_honest_agent() -> None:
    assert not told_apart(islice(positions(2_000), 30), AGENTS, viewers=6)


@pytest.mark.rule("WK-044")
def test_a_view_in_another_process_shows_and_imagines_what_the_first_does() -> None:
    for number, match in enumerate(islice(positions(4_000), 200)):
        viewer = number % match.game.state.seats
        sent = WARRIOR_KNIGHTS.unpack(view_of(match, viewer).imagine(STANDARD).pack())
        told = [name for name, channel in VIEWS.items() if channel(match, viewer) != channel(sent, viewer)]
        assert not told, f"position {number}"


@pytest.mark.slow
@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("share", range(SHARES))
def test_secrets_change_nothing_at_ten_thousand_positions(share: int) -> None:
    assert not told_apart(islice(positions(10_000 + 1_000 * share), SLOW // SHARES), CHANNELS)


@pytest.mark.parametrize("channel", PLANTS)
def test_a_planted_leak_is_found(channel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTS[channel](monkeypatch)
    channels = {channel: {**CHANNELS, **AGENTS}[channel]}
    assert told_apart(islice(positions(1), 60), channels, viewers=6)[channel] > 0


def test_there_is_a_plant_for_every_channel() -> None:
    assert set(CHANNELS) <= set(PLANTS)


@pytest.mark.rule("WK-044")
def test_the_other_worlds_differ_wherever_there_are_secrets() -> None:
    asked: Counter[int] = Counter()
    for number, match in enumerate(islice(positions(1), 200)):
        assert other_world(match, 0, number).digest() != match.digest()
        asked[int(match.decision.ask)] += 1
    assert all(asked[ask] for ask in SEALED)

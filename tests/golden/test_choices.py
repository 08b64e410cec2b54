"""Agents choose in fixed games what they chose when it was written down."""

import pytest

from tests.golden.choices import DECISIONS, SEATS, chosen, recorded


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("text", DECISIONS)
def test_an_agent_chooses_what_it_chose(text: str, seats: int) -> None:
    assert chosen(text, seats) == recorded(text, seats)

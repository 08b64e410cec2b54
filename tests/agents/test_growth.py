"""A policy that was made before its game grew still loads, sees what it saw, and answers what it never met."""

from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from wk_agents.learned.entries import columns_of
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.growth import grown, with_rows
from wk_agents.learned.network import network_in
from wk_agents.learned.policy import SHIPPED, shipped_for
from wk_agents.learned.policy_arrays import parts_in
from wk_agents.roster import agent

from tests.support.players import CROWN
from tests.support.sitting import played
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch


def test_missing_rows_are_zeros_and_others_stay() -> None:
    array = np.ones((2, 3), np.float32)
    longer = with_rows(array, 5)
    assert longer.shape == (5, 3)
    assert longer[:2].all()
    assert not longer[2:].any()
    assert with_rows(array, 1) is array


def test_columns_come_before_the_bits_of_sets() -> None:
    columns = columns_of(WARRIOR_KNIGHTS)
    bits = sum(count for _, count in columns.sets)
    width = len(columns.lows) - bits
    usual = np.arange(width - 50 + bits)
    places = np.array([0, width - 51, width - 50, width - 49])
    found = grown({"entries.usual": usual, "entries.places": places}, WARRIOR_KNIGHTS)
    assert found["entries.usual"].size == len(columns.lows)
    assert found["entries.places"].tolist() == [0, width - 51, width, width + 1]
    assert found["entries.usual"][width:].tolist() == usual[width - 50 :].tolist()


def test_a_whole_policy_is_as_large_as_its_game(tmp_path: Path) -> None:
    file = shipped_for(WARRIOR_KNIGHTS.id)
    arrays, _ = parts_in(file, WARRIOR_KNIGHTS)
    assert len(arrays["answers.weight"]) == WARRIOR_KNIGHTS.action_count
    assert len(arrays["standings.weight"]) == len(WARRIOR_KNIGHTS.asks) * STEPS
    assert grown(arrays, WARRIOR_KNIGHTS).keys() == arrays.keys()
    stored = load_file(file)
    stored["answers.weight"] = np.concatenate((arrays["answers.weight"], arrays["answers.weight"]))
    save_file(stored, tmp_path / "large.safetensors")
    with pytest.raises(ValueError, match="is no policy"):
        network_in(tmp_path / "large.safetensors", WARRIOR_KNIGHTS)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_shipped_policy_plays_what_it_never_met(seats: int) -> None:
    assert SHIPPED.exists()
    match = WARRIOR_KNIGHTS.new_match({"seats": seats, **CROWN}, 5)
    assert isinstance(match, KnightsMatch)
    agents = [agent("policy", seat) for seat in range(seats)]
    played(match, agents, 4000)
    assert match.decision.count == 0

"""A lens writes into buffers that never move, marks what is legal, and shows the same compiled and in plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import wk_env
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.encoding.action_space import ACTION_COUNT
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import GAMES

HOME = Path(__file__).parents[4]
SPECS = pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
SCRIPT = """
import warnings
warnings.simplefilter("ignore")
import zlib
import wk_env
from wk_experiments.games.warrior_knights.random_barons import choose
from wk_env.kernel.rng import rng_from
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
print(wk_env.is_compiled())
for seed in range(6):
    match = WARRIOR_KNIGHTS.new_match({"seats": 2 + seed % 5, "offers": seed % 2, "heirs": seed % 2}, seed)
    lenses, luck, total, number = [WARRIOR_KNIGHTS.lens(name) for name in ("compact", "wide")], rng_from(seed), 0, 0
    while match.decision.count and number < 1500:
        if number % 10 == 0:
            for lens in lenses:
                lens.look(match, number // 10 % (2 + seed % 5))
                total = zlib.crc32(lens.mask, zlib.crc32(lens.numbers, total))
        match.play(choose(match, luck))
        number += 1
    print(total)
"""


@SPECS
@pytest.mark.parametrize("observation", ["compact", "wide"])
def test_the_buffers_never_move(spec: GameSpec, observation: str) -> None:
    lens, match, luck = spec.lens(observation), spec.new_match({}, 5), rng_from(5)
    row, mask = np.frombuffer(lens.numbers, np.int16), np.frombuffer(lens.mask, np.int8)
    for _ in range(200):
        if match.decision.count == 0:
            match = spec.new_match({}, luck.below(1000))
        lens.look(match, match.decision.seat)
        assert np.frombuffer(lens.numbers, np.int16).ctypes.data == row.ctypes.data
        assert np.frombuffer(lens.mask, np.int8).ctypes.data == mask.ctypes.data
        assert (len(row), len(mask)) == (lens.width, spec.action_count)
        match.act(lens.actions()[luck.below(len(lens.actions()))])
    again = spec.lens(observation)
    again.look(match, 0)
    lens.look(match, 0)
    assert row.tolist() == np.frombuffer(again.numbers, np.int16).tolist()


@SPECS
def test_the_mask_is_the_options_for_the_seat_that_is_asked_and_empty_for_others(spec: GameSpec) -> None:
    lens, match, luck = spec.lens(), spec.new_match({}, 7), rng_from(7)
    mask = np.frombuffer(lens.mask, np.int8)
    while match.decision.count:
        asked = match.decision
        for seat in range(match.seats):
            lens.look(match, seat)
            legal = [spec.action_of(asked.ask, choice) for choice in asked.choices()] if seat == asked.seat else []
            assert lens.actions() == legal
            assert np.flatnonzero(mask).tolist() == sorted(legal)
        match.play(asked.choices()[luck.below(asked.count)])
    lens.look(match, 0)
    assert (lens.actions(), mask.sum()) == ([], 0)


@SPECS
def test_an_action_plays_the_choice_that_it_means(spec: GameSpec) -> None:
    match, luck = spec.new_match({}, 9), rng_from(9)
    for _ in range(300):
        if match.decision.count == 0:
            break
        choice = match.decision.choices()[luck.below(match.decision.count)]
        twin = match.copy()
        twin.act(spec.action_of(match.decision.ask, choice))
        match.play(choice)
        assert twin.digest() == match.digest()


@SPECS
@pytest.mark.parametrize("action", [-1, 2**40])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(spec: GameSpec, action: int) -> None:
    match = spec.new_match({}, 1)
    before = match.digest()
    seat, asked = match.decision.seat, spec.asks[match.decision.ask]
    with pytest.raises(ValueError, match=f"action {action} is not legal for seat {seat}, who is asked '{asked}'"):
        match.act(action)
    assert match.digest() == before


def test_an_action_after_the_end_comes_too_late() -> None:
    match = TOLLGATE.new_match({}, 1)
    while match.decision.count:
        match.play(match.decision.choices()[0])
    with pytest.raises(ValueError, match="action 0 comes too late: the fair is over"):
        match.act(0)


@SPECS
def test_an_observation_that_does_not_exist_is_named(spec: GameSpec) -> None:
    with pytest.raises(ValueError, match="no such observation: 'narrow'; there are compact, wide"):
        spec.lens("narrow")
    with pytest.raises(ValueError, match="no such observation: 'narrow'; there are compact, wide"):
        spec.blocks("narrow")


def test_a_lens_shows_games_of_its_own_kind_only() -> None:
    with pytest.raises(TypeError, match="this lens shows games of Warrior Knights only"):
        WARRIOR_KNIGHTS.lens().look(TOLLGATE.new_match({}, 1), 0)
    with pytest.raises(TypeError, match="this lens shows games of Tollgate only"):
        TOLLGATE.lens().look(WARRIOR_KNIGHTS.new_match({}, 1), 0)


@SPECS
def test_the_bounds_of_every_block_hold(spec: GameSpec) -> None:
    match, lens, luck = spec.new_match({}, 3), spec.lens(), rng_from(3)
    row = np.frombuffer(lens.numbers, np.int16)
    low = np.repeat([block.low for block in spec.blocks()], [block.count for block in spec.blocks()])
    high = np.repeat([block.high for block in spec.blocks()], [block.count for block in spec.blocks()])
    for _ in range(500):
        for seat in range(match.seats):
            lens.look(match, seat)
            assert ((low <= row) & (row <= high)).all()
        if match.decision.count == 0:
            break
        match.play(match.decision.choices()[luck.below(match.decision.count)])


def test_the_flat_actions_are_as_many_as_the_mask_has_bytes() -> None:
    assert WARRIOR_KNIGHTS.action_count == ACTION_COUNT == len(WARRIOR_KNIGHTS.lens().mask)


def sums(**extra: str) -> list[str]:
    """The mode, then a sum over what was shown in each of some games."""
    environment = {name: value for name, value in os.environ.items() if name != "WK_PURE"} | extra
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=HOME, capture_output=True, check=True, text=True
    )
    return done.stdout.split()


def test_both_modes_show_the_same() -> None:
    compiled = sums()
    if compiled[0] == "False" and os.environ.get("WK_BUILD") != "compiled" and not wk_env.stale_sources():
        pytest.skip("the rules are not compiled on this machine: no C compiler at installation")
    assert compiled[0] == "True", "the rules are not compiled: run `python -m tests.check`, which compiles them"
    assert sums(WK_PURE="1")[1:] == compiled[1:]
    assert len(set(compiled[1:])) == 6

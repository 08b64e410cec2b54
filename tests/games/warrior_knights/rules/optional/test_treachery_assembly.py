"""Treachery: the Assembly that whoever broke a pact misses."""

import pytest

from tests.support.agendas import LAW, MOTION, assembly, refusable
from tests.support.arrange import answer, asked, run
from tests.support.battles import (
    finish,
)
from tests.support.pacts import (
    FIRST,
    SECOND,
    THIRD,
    peace,
    points,
)
from wk_env.games.warrior_knights.rules.asks import (
    DEPUTY,
    VOTES,
)
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.optional.pacts import write_pair
from wk_env.games.warrior_knights.rules.optional.treachery import declare
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly, gather
from wk_env.games.warrior_knights.rules.procedures.ban import can_refuse
from wk_env.games.warrior_knights.rules.state import Play

# ---- pacts are broken


def with_pacts(game: Play) -> Play:
    """A table of other tests at which pacts are made; seat 0 has broken one."""
    game.state.pacts = peace(0).state.pacts
    game.state.missing = peace(0).state.missing
    game.state.missing[FIRST] = 1
    return game


@pytest.mark.rule("VR-062")
def test_the_breaker_misses_the_next_assembly_and_attends_the_one_after_it() -> None:
    game = with_pacts(assembly(MOTION))
    game.state.chairman = 1
    run(game, Assembly())
    assert list(game.state.attends[:3]) == [0, 1, 1]
    finish(game)
    assert not any(game.state.missing)
    gather(game.state)
    assert list(game.state.attends[:3]) == [1, 1, 1]


@pytest.mark.rule("VR-062")
def test_a_chairman_keeps_the_title_and_names_who_acts_for_him() -> None:
    game = with_pacts(assembly(MOTION))
    run(game, Assembly())
    assert asked(game) == (DEPUTY, FIRST, [1, 2])
    answer(game, 2)
    assert asked(game)[:2] == (VOTES, 2)
    finish(game)
    assert game.state.chairman == FIRST


@pytest.mark.rule("VR-062")
def test_two_breaches_before_an_assembly_cost_one_assembly() -> None:
    game = peace()
    write_pair(game.state, FIRST, THIRD, 1)
    declare(game, FIRST, SECOND)
    declare(game, FIRST, THIRD)
    assert game.state.missing[FIRST] == 1
    assert points(game)[0] == 3


@pytest.mark.rule("VR-062")
def test_it_is_no_ban_the_breaker_may_become_chairman_and_refusing_still_costs_him_a_ban() -> None:
    game = with_pacts(assembly(MOTION, LAW))
    refusable(game, LAW)
    game.state.chairman = 1
    take_chair(game.state, FIRST)
    assert (game.state.chairman, game.state.banned[FIRST]) == (FIRST, 0)
    assert can_refuse(game.state, LAW, FIRST)
    assert not can_refuse(game.state, MOTION, FIRST)
    game.state.banned[FIRST] = 1
    assert not can_refuse(game.state, LAW, FIRST)

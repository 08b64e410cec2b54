"""Player Elimination: cards in force, heirs and promises know an eliminated Baron no more."""

import pytest

from tests.support.agendas import CHARGE, LAW, assembly, in_force, listens
from tests.support.arrange import arrange, noble_of, run
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    CROWNS,
    INTO_FOE,
    TO_ACTOR,
    TO_HOLDER,
    WHO_ANY,
    WHO_HOLDER,
    WHO_OTHERS,
    WORD_GAIN,
    WORD_LOSE,
)
from wk_env.games.warrior_knights.rules.moments import ASSEMBLY_BEGINS, BATTLE_WON
from wk_env.games.warrior_knights.rules.numbers import LET_PASS, NONE, STAR
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.aftermath import BattleWon
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.rules import Rules


@pytest.mark.rule("WK-544")
def test_a_law_for_everybody_gives_him_nothing() -> None:
    game = assembly(seats=3)
    in_force(game, LAW)
    listens(game, LAW, ASSEMBLY_BEGINS, WHO_ANY, WORD_GAIN, 3, CROWNS, TO_ACTOR)
    run(game, Eliminate(1))
    run(game, Assembly())
    assert list(game.state.crowns[:3]) == [18, 0, 18]


@pytest.mark.rule("WK-544")
def test_a_charge_that_counts_the_others_does_not_count_him() -> None:
    game = assembly(seats=3)
    in_force(game, CHARGE, 2)
    listens(game, CHARGE, ASSEMBLY_BEGINS, WHO_OTHERS, WORD_GAIN, 3, CROWNS, TO_HOLDER)
    run(game, Eliminate(1))
    run(game, Assembly())
    assert list(game.state.crowns[:3]) == [15, 0, 18]


@pytest.mark.rule("WK-544")
def test_whoever_beat_him_pays_him_nothing() -> None:
    game = assembly(seats=3)
    in_force(game, CHARGE, 0)
    listens(game, CHARGE, BATTLE_WON, WHO_HOLDER, WORD_LOSE, 3, CROWNS, TO_ACTOR, 0, 0, NONE, INTO_FOE)
    run(game, Eliminate(1))
    run(game, BattleWon(0, 1))
    assert list(game.state.crowns[:3]) == [15, 0, 15]


@pytest.mark.rule("WK-591")
def test_foreign_heirs_go_home_and_his_own_are_gone() -> None:
    game = arrange(rules=Rules(seats=3, heirs=1, offers=1, elimination=1))
    table = game.state
    his, other = noble_of(1, STAR), noble_of(2, STAR)
    table.heir_at[his], table.heir_at[other], table.fallen[other] = 2, 1, 1
    run(game, Eliminate(1))
    assert (table.heir_at[his], table.heir_at[other], table.fallen[other]) == (NONE, 2, 0)


@pytest.mark.rule("WK-591")
def test_promises_from_and_to_him_are_void() -> None:
    game = arrange(rules=Rules(seats=3, offers=1, elimination=1))
    table = game.state
    table.promised[6], table.promised[1], table.promised[2] = LET_PASS, LET_PASS, LET_PASS
    run(game, Eliminate(1))
    assert (table.promised[6], table.promised[1], table.promised[2]) == (0, 0, LET_PASS)

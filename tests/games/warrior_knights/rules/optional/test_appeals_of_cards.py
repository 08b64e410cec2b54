"""Diplomatic Conquest: which cards an appeal is made with, and what becomes of them."""

import pytest

from tests.support.appeals import SPEAKER, at_froli, play_card
from tests.support.arrange import answer, asked, put, run, stack_fate
from tests.support.battles import (
    FROLI,
    FROLI_AREA,
    is_over,
)
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    ALLOCATE,
    APPEAL,
    APPEAL_CITY,
    DECLINE,
    DO_IT,
    DONE_MOVING,
    MOBILIZE_AREA,
    MOVER,
    NO_AREA,
    NO_CITY,
    PAY_CROWNS,
    PAY_FAITH,
    TARGET,
)
from wk_env.games.warrior_knights.rules.cards.baron_actions import VersatileStrategy
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    IN_ASSEMBLY,
    IN_HAND,
    MOBILIZE_FORCES,
    VERSATILE_STRATEGY,
    VICTORY,
)


@pytest.mark.rule("VR-050")
def test_mobilize_forces_may_be_used_for_an_appeal_and_goes_to_the_assembly() -> None:
    game = at_froli()
    stack_fate(game, DEAL)
    card = play_card(game, MOBILIZE_FORCES)
    assert asked(game) == (ACT, 0, [DO_IT, APPEAL])
    answer(game, APPEAL)
    assert asked(game) == (APPEAL_CITY, 0, [FROLI, NO_CITY])
    answer(game, FROLI, PAY_FAITH)
    assert is_over(game)
    assert game.state.action_at[card] == IN_ASSEMBLY


@pytest.mark.rule("VR-050")
@pytest.mark.parametrize("choices", [(DO_IT,), (APPEAL, NO_CITY)])
def test_it_may_be_used_normally_or_declined(choices: tuple[int, ...]) -> None:
    game = at_froli()
    play_card(game, MOBILIZE_FORCES)
    answer(game, *choices)
    assert game.decision.ask == MOBILIZE_AREA
    answer(game, NO_AREA)
    assert game.decision.ask == ALLOCATE


@pytest.mark.rule("VR-050")
def test_without_the_rule_or_a_city_nothing_is_asked() -> None:
    for game in (at_froli(appeals=0), at_froli(faith=0, crowns=3)):
        play_card(game, MOBILIZE_FORCES)
        assert game.decision.ask == MOBILIZE_AREA
        run(other := at_froli(appeals=0), VersatileStrategy(0))
        assert APPEAL not in asked(other)[2]


@pytest.mark.rule("VR-050", "VR-150")
def test_versatile_strategy_offers_it_beside_the_rest_and_goes_to_hand() -> None:
    game = at_froli()
    stack_fate(game, VICTORY)
    card = play_card(game, VERSATILE_STRATEGY)
    assert game.decision.ask == ACT
    assert {DECLINE, APPEAL} <= set(asked(game)[2])
    answer(game, APPEAL, NO_CITY)
    assert game.decision.ask == ACT
    assert APPEAL not in asked(game)[2]
    other = at_froli()
    stack_fate(other, VICTORY)
    play_card(other, VERSATILE_STRATEGY)
    answer(other, APPEAL, FROLI, PAY_CROWNS)
    assert is_over(other)
    assert other.state.action_at[card] == IN_HAND


@pytest.mark.rule("VR-050")
def test_in_place_of_the_battle_a_noble_may_first_move_there() -> None:
    game = at_froli(appeals=2)
    stack_fate(game, VICTORY)
    put(game, SPEAKER, 14)
    card = play_card(game, MOBILIZE_FORCES)
    answer(game, FROLI_AREA)
    assert game.decision.ask == MOVER
    answer(game, CIRCLE)
    while game.decision.ask not in (MOVER, ACT):
        answer(game, asked(game)[2][-2])
    if game.decision.ask == MOVER:
        answer(game, DONE_MOVING)
    assert asked(game) == (ACT, 0, [DO_IT, APPEAL])
    answer(game, APPEAL, PAY_FAITH)
    assert game.state.city_owner[FROLI] == 0
    assert game.decision.ask == ALLOCATE
    answer(game, IN_ASSEMBLY)
    assert game.state.action_at[card] == IN_ASSEMBLY
    assert game.state.noble_fresh[SPEAKER] == 0


@pytest.mark.rule("VR-050")
def test_the_battle_may_be_fought_all_the_same() -> None:
    game = at_froli(appeals=2)
    play_card(game, MOBILIZE_FORCES)
    answer(game, FROLI_AREA)
    if game.decision.ask == MOVER:
        answer(game, DONE_MOVING)
    answer(game, DO_IT)
    assert game.decision.ask == TARGET

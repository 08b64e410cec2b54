"""Corner cases of a round that an adversarial reading of the rulebook brought up."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from tests.support.seen import numbers
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import DISCARD, NO_MORE_DISCARDS, PLAN, PLAN_DONE
from wk_env.games.warrior_knights.rules.numbers import IN_TAXATION, LEVY_TAXES, STAR, VERSATILE_STRATEGY
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play

FIELD = 13


def after_attacker_discards(cards: int) -> Play:
    """Seat 0, with six Fate cards in the field against seat 1, has discarded so many of them; seat 1 is asked."""
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), FIELD, (200, 200))
    put(game, noble_of(1, STAR), FIELD, (200,))
    run(game, Fight(0, FIELD))
    answer(game, 1, *range(cards), NO_MORE_DISCARDS)
    return game


@pytest.mark.rule("WK-087", "WK-088", "WK-090")
def test_a_baron_who_runs_out_of_cards_in_mid_stack_does_not_narrow_the_plans_of_the_next() -> None:
    game = arrange(seats=2)
    for card in range(11):
        game.state.action_at[card] = IN_TAXATION
    run(game, Planning())
    answer(game, VERSATILE_STRATEGY)
    assert asked(game) == (PLAN, 1, [*range(LEVY_TAXES, VERSATILE_STRATEGY + 1), PLAN_DONE])
    answer(game, LEVY_TAXES)
    assert asked(game)[1:] == (1, [*range(LEVY_TAXES, VERSATILE_STRATEGY + 1), PLAN_DONE])


@pytest.mark.rule("WK-044", "WK-375")
def test_the_size_of_the_fate_deck_does_not_tell_the_defender_how_many_cards_the_attacker_keeps() -> None:
    few, many = after_attacker_discards(2), after_attacker_discards(5)
    assert asked(few)[:2] == asked(many)[:2] == (DISCARD, 1)
    assert numbers(few, 1) == numbers(many, 1)


@pytest.mark.rule("WK-044", "WK-375", "WK-376")
def test_in_a_redeal_for_the_defender_the_attacker_may_keep_any_number_of_his_six_cards() -> None:
    game = after_attacker_discards(3)
    sizes = {redeal(game, 1, seed).state.fate_held[0] for seed in range(60)}
    assert sizes == {0, 1, 2, 3, 4}


@pytest.mark.rule("WK-044", "WK-375")
def test_in_a_redeal_for_the_attacker_he_keeps_what_he_kept() -> None:
    game = after_attacker_discards(3)
    assert {redeal(game, 0, seed).state.fate_held[0] for seed in range(20)} == {3}

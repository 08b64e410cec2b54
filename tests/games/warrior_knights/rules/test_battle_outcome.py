"""Casualties, victories and what comes of them in the open field."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, arrange, asked, noble_of, put, run, stack_fate
from tests.support.battles import FAR, MEADOW, NEAR, attack, desert, field, finish, is_over, keep
from wk_env.games.warrior_knights.rules.asks import ABILITY, CASUALTY, RETREAT, WHO_FIRST
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    NO,
    NONE,
    OFF_BOARD,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import doomed, winning_side
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.state import Play

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


def after(attack_keeps: tuple[int, ...], defence_keeps: tuple[int, ...]) -> Play:
    """300 against 300 in the meadow, each side keeping up to three of its five cards."""
    game = field((200, 100), (200, 100))
    stack_fate(game, *(*attack_keeps, *([DEAL] * 5))[:5], *(*defence_keeps, *([DEAL] * 5))[:5])
    attack(game, 1)
    keep(game, *attack_keeps)
    keep(game, *defence_keeps)
    return game


@pytest.mark.rule("WK-380")
def test_casualties_are_what_the_other_deals_less_what_one_prevents() -> None:
    game = after((DEAL, DEAL), (DEAL, PREVENT))
    assert game.state.casualties[MINE] == 1
    assert game.state.casualties[HIS] == 1
    game = after((DEAL,), (PREVENT, PREVENT))
    assert game.state.casualties[HIS] == 0


@pytest.mark.rule("WK-381", "WK-017")
def test_a_star_deals_a_hundred_more_if_he_likes() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    put(game, HIS, MEADOW, troops=(200,))
    attack(game, 1)
    keep(game)
    keep(game)
    assert asked(game) == (ABILITY, 0, [NO, YES])
    twin = game.copy()
    answer(game, YES)
    answer(twin, NO)
    assert game.state.casualties[HIS] == 1
    assert twin.state.casualties[HIS] == 0


@pytest.mark.rule("WK-381", "WK-018")
def test_a_square_prevents_a_hundred_more_if_he_likes() -> None:
    game = arrange(seats=2)
    put(game, MINE, MEADOW, troops=(100,))
    put(game, noble_of(1, SQUARE), MEADOW, troops=(200,))
    stack_fate(game, DEAL, PREVENT, PREVENT)
    attack(game, 1)
    keep(game, DEAL)
    keep(game)
    assert asked(game) == (ABILITY, 1, [NO, YES])
    twin = game.copy()
    answer(game, YES)
    answer(twin, NO)
    assert game.state.casualties[noble_of(1, SQUARE)] == 0
    assert twin.state.casualties[noble_of(1, SQUARE)] == 1


@pytest.mark.rule("WK-382")
def test_the_attacker_assigns_first_and_in_the_open() -> None:
    game = field((200,), (200,))
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    put(game, noble_of(1, STAR), MEADOW, troops=(100,))
    stack_fate(game, DEAL, *([PREVENT] * 4), DEAL, PREVENT, PREVENT)
    attack(game, 1, STAR, CIRCLE, CIRCLE, CIRCLE)
    keep(game, DEAL)
    keep(game, DEAL)
    assert asked(game) == (CASUALTY, 0, [STAR, CIRCLE])
    answer(game, STAR)
    assert game.state.casualties[noble_of(0, STAR)] == 1
    assert asked(game) == (CASUALTY, 1, [STAR, CIRCLE])


@pytest.mark.rule("WK-383", "WK-384", "WK-559")
def test_an_army_takes_no_token_beyond_its_troops() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), MEADOW, troops=(150,))
    put(game, MINE, MEADOW, troops=(200,))
    both = BIT[noble_of(0, STAR)] | BIT[MINE]
    run(game, Suffer(0, both, NONE, 3))
    answer(game, STAR)
    assert asked(game) == (CASUALTY, 0, [STAR, CIRCLE])
    answer(game, STAR)
    assert is_over(game)
    assert game.state.casualties[noble_of(0, STAR)] == 2
    assert game.state.casualties[MINE] == 1


@pytest.mark.rule("WK-385")
def test_hits_that_nothing_can_take_are_lost() -> None:
    game = arrange(seats=2)
    put(game, MINE, MEADOW, troops=(100,))
    run(game, Suffer(0, BIT[MINE], NONE, 5))
    assert is_over(game)
    assert game.state.casualties[MINE] == 1


@pytest.mark.rule("WK-386")
def test_a_side_whose_nobles_all_died_counts_no_victories() -> None:
    game = field((200, 100), (100,))
    stack_fate(game, DEAL, DEAL, *([PREVENT] * 3), VICTORY, DEAL, DEAL)
    attack(game, 1)
    keep(game, DEAL)
    keep(game, VICTORY)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert game.state.noble_at[MINE] == MEADOW


@pytest.mark.rule("WK-387", "WK-019", "WK-389")
def test_a_fresh_triangle_in_command_is_worth_a_victory() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, TRIANGLE), MEADOW, troops=(100,))
    put(game, HIS, MEADOW, troops=(50, 50))
    attack(game, 1)
    keep(game)
    keep(game)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 1)


@pytest.mark.rule("WK-387", "WK-019", "WK-326")
def test_an_exhausted_triangle_is_not() -> None:
    game = arrange(seats=2)
    put(game, MINE, MEADOW, troops=(100,))
    put(game, noble_of(1, TRIANGLE), MEADOW, troops=(100,))
    game.state.noble_fresh[noble_of(1, TRIANGLE)] = 0
    attack(game, 1)
    keep(game)
    keep(game)
    assert is_over(game)


@pytest.mark.rule("WK-387", "WK-559")
def test_the_victory_of_a_fallen_triangle_counts_while_another_noble_lives() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, TRIANGLE), MEADOW, troops=(100,))
    put(game, MINE, MEADOW, troops=(100,))
    put(game, HIS, MEADOW, troops=(200,))
    stack_fate(game, *([PREVENT] * 4), DEAL, PREVENT, PREVENT, PREVENT)
    attack(game, 1, TRIANGLE, CIRCLE, TRIANGLE)
    keep(game)
    keep(game, DEAL)
    answer(game, TRIANGLE)
    assert asked(game)[:2] == (RETREAT, 1)
    answer(game, NEAR)
    assert game.state.noble_at[noble_of(0, TRIANGLE)] == OFF_BOARD


@pytest.mark.rule("WK-388")
def test_two_victories_ahead_kill_all_opposing_nobles() -> None:
    game = after((VICTORY, VICTORY), ())
    finish(game)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert game.state.noble_at[MINE] == MEADOW


@pytest.mark.rule("WK-389", "WK-476")
def test_one_victory_ahead_drives_all_opposing_nobles_off() -> None:
    game = field((200,), (100,))
    put(game, noble_of(1, STAR), MEADOW, troops=(100,))
    stack_fate(game, VICTORY, *([PREVENT] * 3), *([DEAL] * 4))
    attack(game, 1, CIRCLE)
    keep(game, VICTORY)
    keep(game)
    assert asked(game) == (WHO_FIRST, 1, [STAR, CIRCLE])
    answer(game, CIRCLE)
    desert(game)
    answer(game, NEAR)
    desert(game)
    answer(game, FAR)
    assert game.state.noble_at[HIS] == NEAR
    assert game.state.noble_at[noble_of(1, STAR)] == FAR


@pytest.mark.rule("WK-390", "WK-393")
def test_after_a_stalemate_both_sides_stay() -> None:
    game = after((VICTORY,), (VICTORY,))
    assert is_over(game)
    assert game.state.noble_at[MINE] == MEADOW
    assert game.state.noble_at[HIS] == MEADOW


@pytest.mark.rule("WK-391")
def test_retreats_come_before_deaths() -> None:
    game = field((200,), (200,))
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    stack_fate(game, VICTORY, *([PREVENT] * 4), DEAL, PREVENT, PREVENT, PREVENT)
    attack(game, 1, STAR, CIRCLE, CIRCLE)
    keep(game, VICTORY)
    keep(game, DEAL)
    answer(game, STAR)
    assert asked(game)[:2] == (RETREAT, 1)
    assert game.state.noble_at[noble_of(0, STAR)] == MEADOW
    answer(game, NEAR)
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD


@pytest.mark.rule("WK-391")
def test_the_attackers_dead_are_buried_before_the_defenders() -> None:
    game = field((100,), (100,))
    put(game, noble_of(1, STAR), MEADOW, troops=(100,))
    stack_fate(game, DEAL, DEAL, DEAL, DEAL, DEAL, DEAL, DEAL)
    attack(game, 1, CIRCLE)
    keep(game, DEAL)
    keep(game, DEAL, DEAL)
    answer(game, STAR)
    finish(game)
    assert [game.state.noble_at[noble] for noble in (MINE, HIS, noble_of(1, STAR))] == [OFF_BOARD, MEADOW, OFF_BOARD]
    assert doomed(game.state, BIT[HIS], 2) == BIT[HIS]


@pytest.mark.rule("WK-391")
def test_several_dead_of_one_baron_are_named_one_by_one() -> None:
    game = field((200,), (50,))
    put(game, noble_of(1, SQUARE), MEADOW, troops=(50,))
    stack_fate(game, VICTORY, VICTORY, PREVENT, PREVENT, PREVENT, PREVENT, PREVENT)
    attack(game, 1, CIRCLE)
    keep(game, VICTORY, VICTORY)
    keep(game)
    assert asked(game) == (WHO_FIRST, 1, [SQUARE, CIRCLE])


@pytest.mark.rule("WK-392")
def test_tokens_stay_on_surviving_armies() -> None:
    game = after((DEAL,), (DEAL, DEAL))
    assert is_over(game)
    assert game.state.casualties[MINE] == 2
    assert game.state.casualties[HIS] == 1


@pytest.mark.rule("WK-394", "WK-569", "WK-324")
def test_attacking_exhausts_commander_or_not_and_defending_does_not() -> None:
    game = field((100,), (200,))
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    put(game, noble_of(0, SQUARE), MEADOW, troops=(100,))
    attack(game, 1, STAR, CIRCLE)
    answer(game, CIRCLE)
    keep(game)
    keep(game)
    assert [game.state.noble_fresh[noble_of(0, symbol)] for symbol in (STAR, SQUARE, CIRCLE)] == [0, 1, 0]
    assert game.state.noble_fresh[HIS] == 1


@pytest.mark.rule("WK-552", "WK-021")
def test_two_hundred_for_a_commander_are_never_troops() -> None:
    game = field((100,), (50,))
    stack_fate(game, DEAL, PREVENT, PREVENT)
    attack(game, 1)
    keep(game, DEAL)
    keep(game)
    assert game.state.noble_at[HIS] == OFF_BOARD


@pytest.mark.rule("WK-386")
def test_who_won_when_no_victories_were_counted() -> None:
    game = field((100,), (100,))
    sides = vec[i64]([BIT[MINE], BIT[HIS]])
    assert winning_side(game.state, sides, NONE, 0) == NONE
    game.state.casualties[HIS] = 1
    assert winning_side(game.state, sides, NONE, 0) == 0
    game.state.casualties[MINE] = 1
    assert winning_side(game.state, sides, NONE, 0) == NONE
    game.state.casualties[HIS] = 0
    assert winning_side(game.state, sides, NONE, 0) == 1


@pytest.mark.rule("WK-386")
def test_attackers_who_all_died_drive_nobody_off() -> None:
    game = field((100,), (200, 100))
    stack_fate(game, VICTORY, PREVENT, PREVENT, DEAL, *([PREVENT] * 4))
    attack(game, 1)
    keep(game, VICTORY)
    keep(game, DEAL)
    finish(game)
    assert (game.state.noble_at[MINE], game.state.noble_at[HIS]) == (OFF_BOARD, MEADOW)

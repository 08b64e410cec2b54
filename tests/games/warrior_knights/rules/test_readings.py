"""Readings of the rules that a table may switch, where RULINGS.md names a setting."""

import pytest

from tests.games.warrior_knights.rules.test_draft import ENGLISH, POLISH, drafting, kind, offer
from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import FROLI, FROLI_AREA, MEADOW, at_froli, attack, finish, keep
from tests.support.decks import lay_down
from tests.support.seen import seen
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    HIRE,
    KEEP_OR_RAZE,
    NO_BATTLE,
    NO_HIRE,
    SIEGE,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, DEAL, NONE, OFF_BOARD, PREVENT, TRIANGLE, VICTORY
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.rules import Rules

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-301")
def test_a_table_may_let_several_be_hired_at_later_markers_too() -> None:
    game = drafting(0, 0, 1, 0)
    game.state.rules = Rules(seats=3, later_hires=1)
    offer(game, kind(ENGLISH, 50), kind(POLISH, 50), kind(POLISH, 100))
    run(game, Draft())
    answer(game, kind(ENGLISH, 50), STRONGHOLD, kind(POLISH, 50), STRONGHOLD)
    assert asked(game) == (HIRE, 0, [kind(POLISH, 100), NO_HIRE])


@pytest.mark.rule("WK-301", "WK-044")
def test_everybody_sees_how_many_more_may_be_hired_and_of_which_nation() -> None:
    game = drafting(0, 0, 0)
    offer(game, kind(POLISH, 50), kind(POLISH, 100), kind(POLISH, 150))
    run(game, Draft())
    assert seen(game, 1, "subject") + seen(game, 1, "matter") == [2, NONE]
    answer(game, kind(POLISH, 50), STRONGHOLD)
    assert seen(game, 1, "subject") + seen(game, 1, "matter") == [2, POLISH]


@pytest.mark.rule("WK-387")
def test_a_table_may_count_the_victory_of_a_living_triangle_alone() -> None:
    game = arrange(rules=Rules(seats=2, living_triangle=1))
    put(game, noble_of(0, TRIANGLE), MEADOW, troops=(100,))
    put(game, MINE, MEADOW, troops=(100,))
    put(game, HIS, MEADOW, troops=(200,))
    stack_fate(game, *([PREVENT] * 4), DEAL, PREVENT, PREVENT, PREVENT)
    attack(game, 1, TRIANGLE, CIRCLE, TRIANGLE)
    keep(game)
    keep(game, DEAL)
    answer(game, TRIANGLE)
    finish(game)
    assert game.state.noble_at[noble_of(0, TRIANGLE)] == OFF_BOARD
    assert game.state.noble_at[HIS] == MEADOW


@pytest.mark.rule("WK-386")
@pytest.mark.parametrize(("led_holds", "taken"), [(0, 1), (1, 0)])
def test_victories_against_a_city_without_its_barons_nobles_count_as_the_table_says(led_holds: int, taken: int) -> None:
    game = at_froli()
    game.state.rules = Rules(seats=2, led_holds=led_holds)
    control(game, 1, FROLI)
    stack_fate(game, VICTORY, *([PREVENT] * 5))
    attack(game, 1, ASSAULT, area=FROLI_AREA)
    keep(game, VICTORY)
    assert (asked(game)[0] == KEEP_OR_RAZE) == bool(taken)
    assert game.state.city_owner[FROLI] == 1 - taken


@pytest.mark.rule("WK-286", "WK-291")
@pytest.mark.parametrize(("banned_refusals", "choices"), [(0, [ASSAULT, NO_BATTLE]), (1, [ASSAULT, SIEGE, NO_BATTLE])])
def test_what_a_law_forbids_is_closed_to_a_banned_baron(banned_refusals: int, choices: list[int]) -> None:
    game = at_froli(troops=(200, 200))
    game.state.rules = Rules(seats=2, banned_refusals=banned_refusals)
    lay_down(game, "The Peace of God")
    game.state.banned[0] = 1
    control(game, 1, FROLI)
    attack(game, 1, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, choices)


@pytest.mark.rule("WK-286", "WK-291")
def test_a_banned_baron_cannot_raze_against_the_law() -> None:
    game = arrange()
    lay_down(game, "No Torch to the Thatch")
    control(game, 0, 5)
    game.state.banned[0] = 1
    run(game, KeepOrRaze(5))
    assert game.is_over()

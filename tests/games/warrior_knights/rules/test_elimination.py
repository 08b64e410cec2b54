"""Player Elimination: who is out, and what becomes of what was his."""

import pytest

from tests.support.arrange import answer, asked, hire, run, stack_fate
from tests.support.battles import BERAC, CADIZ, FROLI, besiege, finish, is_besieging
from tests.support.decks import lay_down
from tests.support.eliminations import HIS, HIS_HOLD, doomed, out
from wk_env.games.warrior_knights.rules.asks import GIVE_CITY, KEEP
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    BIT,
    IN_DECK,
    IN_TAXATION,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
)
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.victory import rank_of


@pytest.mark.rule("WK-544")
def test_the_spoils_come_first_then_he_is_out() -> None:
    game = doomed()
    run(game, Capture(0, HIS_HOLD))
    assert asked(game) == (GIVE_CITY, 1, [BERAC, CADIZ])
    assert game.state.gone == 0
    answer(game, BERAC, KEEP)
    finish(game)
    table = game.state
    assert table.gone == BIT[1]
    assert (table.crowns[0], table.crowns[1]) == (22, 0)
    assert (table.city_owner[BERAC], table.city_owner[CADIZ]) == (0, NEUTRAL)
    assert (table.noble_at[HIS], table.stronghold_at[1]) == (OUT_OF_GAME, OFF_BOARD)


@pytest.mark.rule("WK-544")
def test_without_the_rule_he_plays_on() -> None:
    game = doomed(elimination=0)
    run(game, Capture(0, HIS_HOLD))
    answer(game, BERAC, KEEP)
    finish(game)
    assert (game.state.gone, game.state.noble_at[HIS]) == (0, 13)


@pytest.mark.rule("WK-544")
def test_a_stronghold_that_fell_to_nobody_eliminates_nobody() -> None:
    game = doomed()
    run(game, Capture(NONE, HIS_HOLD))
    finish(game)
    assert (game.state.gone, game.state.stronghold_at[1]) == (0, OFF_BOARD)


@pytest.mark.rule("WK-591", "WK-544")
def test_all_he_had_leaves_the_game_and_the_pool_gets_nothing() -> None:
    game = doomed()
    table = game.state
    mercenary = hire(game, HIS, 100)
    table.influence[1], table.faith[1], table.votes[1], table.banned[1] = 5, 3, 2, 1
    pool, deck = table.pool, table.hire_count
    besiege(game, 1, FROLI)
    out(game)
    assert [table.crowns[1], table.faith[1], table.votes[1], table.influence[1], table.banned[1]] == [0] * 5
    assert (table.pool, table.hire_count, table.troop_at[mercenary]) == (pool, deck + 1, IN_DECK)
    assert [table.troop_at[troop] for troop in range(4, 8)] == [OUT] * 4
    assert not is_besieging(game, 1, FROLI)


@pytest.mark.rule("WK-591")
def test_cards_that_lie_on_him_and_his_nobles_are_discarded() -> None:
    game = doomed()
    heretic, no_heir = lay_down(game, "Heretic", 1), lay_down(game, "No Heir", HIS)
    out(game)
    assert (game.state.card_on[heretic], game.state.card_on[no_heir]) == (NONE, NONE)


@pytest.mark.rule("WK-591")
def test_his_shares_go_to_the_treasury_and_end_an_expedition_of_his_alone() -> None:
    game = doomed()
    table = game.state
    table.voyage_spot[0] = table.voyage_spot[1] = 2
    table.voyage_share[1] = table.voyage_share[6 + 1] = 5
    table.voyage_share[6] = 3
    out(game)
    assert list(table.voyage_spot) == [0, 2, 0]
    assert (table.voyage_share[1], table.voyage_share[7], table.voyage_share[6]) == (0, 0, 3)


@pytest.mark.rule("WK-544")
def test_his_cards_and_markers_leave_all_areas() -> None:
    game = doomed()
    table = game.state
    table.stacks[0], table.stacks[1], table.stacks[2] = 3, 13, 25
    table.stack_left[0] = 3
    table.action_at[3] = table.action_at[13] = table.action_at[25] = 1
    table.action_at[14] = IN_TAXATION
    table.track[0], table.track[1] = 1, 2
    out(game)
    assert (table.stacks[0], table.stacks[1], table.stack_left[0]) == (3, 25, 2)
    assert [table.action_at[card] for card in range(12, 24)] == [ASIDE] * 12
    assert (table.track[0], table.track[1]) == (NONE, 2)


@pytest.mark.rule("WK-545")
def test_his_tokens_pass_to_whoever_has_next_most() -> None:
    game = doomed(seats=4)
    table = game.state
    table.chairman = table.head = 1
    table.votes[2], table.faith[3] = 4, 2
    out(game)
    assert (table.chairman, table.head) == (2, 3)


@pytest.mark.rule("WK-545")
def test_ties_for_his_tokens_are_broken_by_fate() -> None:
    game = doomed(seats=4)
    table = game.state
    table.head = 1
    baron = table.content.fate_baron
    stack_fate(game, lambda card: baron[card] == 1, lambda card: baron[card] == 2)
    out(game)
    assert (table.head, table.fate_top) == (2, 2)


@pytest.mark.rule("WK-545")
def test_a_banned_baron_is_passed_over_for_the_chair_while_there_is_another() -> None:
    game = doomed(seats=4)
    game.state.chairman = 1
    game.state.votes[2], game.state.banned[2], game.state.votes[3] = 9, 1, 1
    assert out(game).state.chairman == 3
    game = doomed(seats=3)
    game.state.chairman = 1
    game.state.banned[0] = game.state.banned[2] = 1
    game.state.votes[2] = 1
    assert out(game).state.chairman == 2


@pytest.mark.rule("WK-591", "VR-097")
def test_the_last_baron_left_wins_at_once() -> None:
    game = doomed(seats=2)
    game.call(Round())
    run(game, Capture(0, HIS_HOLD))
    answer(game, BERAC, KEEP)
    finish(game)
    assert game.is_over()
    assert game.state.winner == 0
    assert [rank_of(game.state, seat) for seat in range(2)] == [1, 2]


@pytest.mark.rule("WK-591")
def test_whoever_is_still_in_the_game_ranks_before_the_eliminated() -> None:
    game = doomed(seats=3)
    game.state.crowns[2] = 0
    out(game)
    game.state.winner = 0
    assert [rank_of(game.state, seat) for seat in range(3)] == [1, 3, 2]

"""Who may know what: a redeal changes what a seat cannot know, keeps what it can, and is a game that goes on."""

from collections import Counter

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import arrange, put, stack_fate
from tests.support.observed_games import begun, until
from tests.support.seen import numbers, seen
from wk_env.games.warrior_knights.encoding.blocks import UNSEEN
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.knowledge.sight import has_answered, may_count_fate
from wk_env.games.warrior_knights.rules.asks import ACT, DISCARD, PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.fate_deck import draw_fate
from wk_env.games.warrior_knights.rules.numbers import IN_HAND, NONE
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.core import Game
from wk_env.kernel.rng import rng_from

DEALS = range(12)


def deals(match: KnightsMatch, viewer: int) -> list[Table]:
    """The tables of some redeals."""
    return [redeal(match.game, viewer, seed).state for seed in DEALS]


def plans(table: Table, seat: int) -> tuple[int, ...]:
    """Where a Baron's Action cards lie."""
    return tuple(table.action_at[seat * 12 : seat * 12 + 12])


def rival(match: KnightsMatch) -> int:
    """A seat that is not asked."""
    return (match.decision.seat + 1) % match.game.state.seats


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("ask", [SETUP_TROOP, PLAN, ACT, VOTES, DISCARD])
def test_a_redeal_looks_the_same_and_plays_on(ask: int) -> None:
    match = until(ask, times=7)
    for viewer in range(4):
        other = match.redeal(viewer, 5)
        assert numbers(other.game, viewer) == numbers(match.game, viewer)
        assert other.say_position(viewer) == match.say_position(viewer)
        luck = rng_from(viewer)
        for _ in range(200):
            other.play(choose(other, luck))


@pytest.mark.rule("WK-044", "WK-063")
def test_the_first_distribution_of_others_is_hidden() -> None:
    match = until(SETUP_TROOP, times=20)
    asked, first = match.decision.seat, match.game.state.chairman
    own = [[t.troop_at[first * 4 + n] for n in range(4)] for t in deals(match, first)]
    others = [tuple(t.troop_at[first * 4 + n] for n in range(4)) for t in deals(match, asked)]
    assert own == [own[0]] * len(DEALS)
    assert len(set(others)) > 1


@pytest.mark.rule("WK-029", "WK-044", "WK-087")
def test_laid_cards_of_others_are_any_they_hold_in_the_same_number_a_stack() -> None:
    match = until(ACT)
    seat, viewer = rival(match), match.decision.seat
    found = {plans(table, seat) for table in deals(match, viewer)}
    assert len(found) > 1
    assert len({tuple(sorted(Counter(places).items())) for places in found}) == 1
    assert {plans(table, viewer) for table in deals(match, viewer)} == {plans(match.game.state, viewer)}


@pytest.mark.rule("WK-044", "WK-093")
def test_every_stack_of_a_redeal_holds_the_cards_that_lie_in_it() -> None:
    match = until(ACT)
    for table in deals(match, 0):
        for stack in range(3):
            held = sorted(table.stacks[stack * 14 : stack * 14 + table.stack_left[stack]])
            assert held == [card for card in range(80) if table.action_at[card] == stack + 1]


@pytest.mark.rule("WK-044")
def test_a_baron_who_has_planned_tells_the_others_nothing_before_all_have() -> None:
    match = until(PLAN, times=20)
    first, viewer = match.game.state.chairman, match.decision.seat
    assert first != viewer
    found = {Counter(plans(table, first))[IN_HAND] for table in deals(match, viewer)}
    assert len(found) > 1
    assert "in hand or laid" in match.say_position(viewer)


@pytest.mark.rule("WK-044", "WK-248")
def test_votes_in_the_fists_of_others_are_hidden() -> None:
    game = arrange(seats=3)
    game.state.votes[1], game.state.fist[1] = 9, 4
    game.ask(0, VOTES).offer(0)
    found = [redeal(game, 0, seed).state.fist[1] for seed in range(40)]
    assert set(found) == set(range(10))
    assert {redeal(game, 1, seed).state.fist[1] for seed in range(40)} == {4}


@pytest.mark.rule("WK-044", "WK-531")
def test_written_votes_never_exceed_what_the_baron_has() -> None:
    game = arrange(seats=2)
    game.state.votes[1] = 5
    for place in range(3):
        game.state.written[3 + place] = 1
    game.ask(0, VOTES).offer(0)
    sums = [sum(redeal(game, 0, seed).state.written[3:6]) for seed in range(30)]
    assert max(sums) <= 5
    assert len(set(sums)) > 1


@pytest.mark.rule("WK-083", "WK-374")
def test_fate_cards_in_the_hand_of_another_are_hidden_until_they_lie_open() -> None:
    game = holding_cards()
    hands = {tuple(redeal(game, 0, seed).state.fate_hand[24:27]) for seed in DEALS}
    assert len(hands) > 1
    assert {tuple(redeal(game, 1, seed).state.fate_hand[24:27]) for seed in DEALS} == {(3, 5, 7)}
    game.state.fate_open[1] = 1
    assert {tuple(redeal(game, 0, seed).state.fate_hand[24:27]) for seed in DEALS} == {(3, 5, 7)}


def holding_cards() -> Play:
    """Seat 1 defends with three Fate cards in hand."""
    game = arrange(seats=2)
    stack_fate(game, *(lambda card, wanted=wanted: card == wanted for wanted in (3, 5, 7)))
    game.state.fate_top, game.state.fate_count = 3, 21
    for place, card in enumerate((3, 5, 7)):
        game.state.fate_hand[24 + place] = card
    game.state.fate_held[1], game.state.fate_side[1] = 3, 1
    return game


@pytest.mark.rule("WK-080", "WK-083")
def test_no_fate_card_is_lost_or_doubled() -> None:
    for seed in DEALS:
        table = redeal(holding_cards(), 0, seed).state
        deck = [table.fate_deck[(table.fate_top + place) % 24] for place in range(table.fate_count)]
        assert sorted([*deck, *table.fate_hand[24:27]]) == list(range(24))


@pytest.mark.rule("WK-031", "WK-044")
def test_the_back_of_the_top_event_keeps_its_colour() -> None:
    game = begun(3, 8).game
    tops = [(t := redeal(game, 0, seed).state).event_deck[t.event_count - 1] for seed in range(40)]
    assert len(set(tops)) > 1
    assert len({game.state.content.event_colour[card] for card in tops}) == 1


def test_positions_that_a_seat_may_tell_apart_differ() -> None:
    game = arrange(seats=2)
    before = numbers(game, 1)
    put(game, 0, area=13, troops=(50,))
    assert numbers(game, 1) != before


def test_what_is_observed_turns_with_the_viewer() -> None:
    game: Game[Table] = arrange(seats=3)
    game.state.crowns[2] = 77
    assert [seen(game, viewer, "crowns").index(77) for viewer in range(3)] == [2, 1, 0]


def test_hidden_numbers_are_marked_and_not_shown() -> None:
    game = arrange(seats=2)
    game.state.votes[1], game.state.fist[1] = 9, 4
    game.ask(0, VOTES).offer(0)
    assert seen(game, 1, "fist")[0] == 4 + 1
    assert seen(game, 0, "fist")[1] == UNSEEN
    assert game.state.fist[0] == NONE


@pytest.mark.rule("WK-044", "WK-375")
def test_how_many_fate_cards_the_other_keeps_is_hidden_while_both_discard() -> None:
    game = holding_cards()
    game.ask(0, DISCARD).offer(48)
    assert [seen(game, viewer, "fate held")[1] for viewer in range(2)] == [UNSEEN, 3]


@pytest.mark.rule("WK-094", "WK-044")
def test_the_cards_of_a_stack_lie_in_any_order() -> None:
    first = [list(table.stacks[28 : 28 + table.stack_left[2]]) for table in deals(until(ACT), 0)]
    assert any(cards != sorted(cards) for cards in first)


@pytest.mark.rule("WK-044", "WK-375")
def test_the_size_of_the_fate_deck_would_tell_what_the_other_keeps() -> None:
    game = holding_cards()
    game.ask(0, DISCARD).offer(48)
    game.state.fate_side[0] = 0
    assert [may_count_fate(game, viewer) for viewer in range(2)] == [False, False]
    game.ask(0, ACT).offer(0)
    assert [may_count_fate(game, viewer) for viewer in range(2)] == [True, True]


@pytest.mark.rule("WK-002")
def test_who_has_answered_comes_before_the_seat_asked_in_the_order_from_the_chairman() -> None:
    game = arrange(seats=4)
    game.state.chairman = 3
    game.ask(1, ACT).offer(0)
    assert [has_answered(game, seat) for seat in range(4)] == [True, False, False, True]


@pytest.mark.rule("WK-044")
def test_the_lowest_card_of_each_deck_is_redealt_too() -> None:
    game = arrange(seats=2)
    tables = [redeal(game, 0, seed).state for seed in DEALS]
    assert len({table.event_deck[0] for table in tables}) > 1
    assert len({table.agenda_deck[0] for table in tables}) > 1
    assert len({table.hire_deck[0] for table in tables}) > 1


@pytest.mark.rule("WK-083", "WK-375")
def test_a_hand_of_unknown_size_is_redealt_without_losing_a_card() -> None:
    game = arrange(seats=2)
    for place in range(2):
        game.state.fate_hand[place] = draw_fate(game.state)
    game.state.fate_held[0], game.state.fate_drawn[0] = 2, 4
    game.state.fate_side[0], game.state.fate_side[1] = 0, 1
    game.ask(1, DISCARD).offer(48)
    tables = [redeal(game, 1, seed).state for seed in DEALS]
    assert {table.fate_held[0] for table in tables} == {0, 1, 2}
    for table in tables:
        deck = [table.fate_deck[(table.fate_top + place) % 24] for place in range(table.fate_count)]
        assert sorted([*deck, *table.fate_hand[: table.fate_held[0]]]) == list(range(24))

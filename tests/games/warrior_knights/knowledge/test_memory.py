"""What seats remember: Fate cards, Votes, battles, promises, and what goes on in the open."""

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import answer, arrange, put, run
from tests.support.fate_witness import Witness, deck_of
from tests.support.observed_games import begun
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.fate_deck import shuffle_fate, turn_fate
from wk_env.games.warrior_knights.rules.in_progress import note_refusal
from wk_env.games.warrior_knights.rules.memory import cell_of, knows, mix_hand, show
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    BROKEN,
    CAME_HOME,
    CLOSED,
    FATE_CARDS,
    FIGHT_HOLD,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    IN_HAND,
    LAID,
    LET_PASS,
    NO_ATTACK,
    NONE,
    ON_WAY,
    PLEDGED,
    STRIKES,
    VOTES_LAST,
    VOTES_SPENT,
)
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.fate_hands import (
    ATTACK,
    DEFENCE,
    draw_hand,
    draw_the_rest,
    lay_open,
    return_hands,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.rng import rng_from


def known(table: Table, seat: int) -> set[int]:
    """The Fate cards of which a seat knows anything."""
    return {card for card in range(FATE_CARDS) if knows(table, seat, card)}


def cell(table: Table, seat: int, card: int) -> set[int]:
    """The cards that could lie in each other's places for a seat."""
    return {other for other in range(FATE_CARDS) if cell_of(table, seat, other) == cell_of(table, seat, card)}


@pytest.mark.rule("WK-080", "WK-082")
def test_a_card_that_is_turned_is_known_to_all() -> None:
    table = arrange(seats=3).state
    assert all(known(table, seat) == set() for seat in range(3))
    cards = [turn_fate(table) for _ in range(4)]
    assert [known(table, seat) for seat in range(3)] == [set(cards)] * 3


@pytest.mark.rule("WK-083")
def test_a_card_that_is_drawn_is_known_to_its_baron() -> None:
    table = arrange(seats=3).state
    table.fate_side[ATTACK], table.fate_side[DEFENCE] = 2, 0
    draw_hand(table, ATTACK, 2)
    draw_hand(table, DEFENCE, 1)
    assert [known(table, seat) for seat in range(3)] == [{2}, set(), {0, 1}]


@pytest.mark.rule("WK-080")
def test_facedown_discards_mix_what_others_know_of_a_hand() -> None:
    table = arrange(seats=3).state
    show(table, 1)
    table.fate_side[ATTACK], table.fate_side[DEFENCE] = 2, 0
    draw_hand(table, ATTACK, 3)
    mix_hand(table, ATTACK)
    assert [cell(table, seat, 1) for seat in range(3)] == [{0, 1, 2}, {0, 1, 2}, {1}]
    assert [known(table, seat) for seat in range(3)] == [{1}, {1}, {0, 1, 2}]
    show(table, 0)
    assert cell(table, 0, 1) == {1, 2}
    show(table, 2)
    assert cell(table, 0, 1) == {1}


@pytest.mark.rule("WK-081", "WK-395")
def test_cards_that_were_revealed_lie_under_the_deck_in_a_known_order() -> None:
    game = arrange(seats=2)
    table = game.state
    table.fate_side[ATTACK], table.fate_side[DEFENCE] = 0, 1
    draw_hand(table, ATTACK, 2)
    draw_hand(table, DEFENCE, 2)
    lay_open(table)
    draw_the_rest(table)
    return_hands(table)
    shown = open_table(game, 1)
    deck = deck_of(table)
    assert [card if card in known(table, 1) else NONE for card in deck] == deck_of(shown)
    assert {0, 1, 2, 3} <= set(deck_of(shown))


@pytest.mark.rule("WK-085")
def test_a_shuffle_is_forgetting() -> None:
    game = arrange(seats=3)
    fresh = list(game.state.fate_cell)
    for _ in range(9):
        turn_fate(game.state)
    assert list(game.state.fate_cell) != fresh
    shuffle_fate(game)
    assert list(game.state.fate_cell) == fresh


@pytest.mark.rule("WK-080")
def test_the_last_unknown_card_is_known_by_elimination() -> None:
    table = arrange(seats=2).state
    for _ in range(22):
        turn_fate(table)
    assert len(known(table, 0)) == 22
    turn_fate(table)
    assert len(known(table, 0)) == 24


def test_a_cell_goes_by_a_card_that_its_seat_knows() -> None:
    """The name of a cell tells nothing of the cards in it that a seat does not know."""
    table = arrange(seats=2).state
    show(table, 5)
    table.fate_side[ATTACK] = 1
    draw_hand(table, ATTACK, 6)
    mix_hand(table, ATTACK)
    assert {cell_of(table, 0, card) for card in range(6)} == {5}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_memory_is_what_a_witness_remembers(seats: int, seed: int) -> None:
    match, luck = begun(seats, seed), rng_from(seed)
    witness = Witness(match)
    fights = 0
    for _ in range(4000):
        if match.decision.count == 0:
            break
        fights += match.decision.ask == asks.DISCARD
        witness.play(choose(match, luck))
        for seat, mind in enumerate(witness.minds):
            table = match.game.state
            mine = {card for card in range(FATE_CARDS) if cell(table, seat, card) == {card}} & known(table, seat)
            assert known(table, seat) == mind.known()
            assert mine == mind.certain()
            for cards, known_cards in mind.cells:
                for card in known_cards:
                    assert cell(table, seat, card) == cards
    assert fights > 0
    assert witness.shuffles > 0


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3), (6, 5)])
def test_what_goes_on_in_the_open_ends(seats: int, seed: int) -> None:
    match, luck = begun(seats, seed), rng_from(seed)
    seen = set()
    for _ in range(4000):
        if match.decision.count == 0:
            break
        ask, table = int(match.decision.ask), match.game.state
        if ask in {asks.COMMANDER, asks.DISCARD, asks.ABILITY, asks.CONSENT}:
            assert table.doing[FIGHT_SEAT] != NONE
            seen.add(ask)
        if ask == asks.CONSENT:
            assert table.doing[FIGHT_HOLD] == table.subject
        if ask in {asks.PLAN, asks.ACT, asks.VOTES, asks.HIRE}:
            assert list(table.doing) == [NONE] * 2 + [0] * 2 + [NONE] * 6 + [0] * (PLEDGED + 6 - 10)
        match.play(choose(match, luck))
    assert asks.DISCARD in seen


@pytest.mark.rule("WK-249")
def test_votes_that_were_shown_are_remembered() -> None:
    match, luck = begun(3, 4), rng_from(4)
    spent = [0, 0, 0]
    votes = 0
    for _ in range(6000):
        if match.decision.count == 0:
            break
        before = list(match.game.state.votes[:3])
        is_vote = match.decision.ask == asks.VOTES
        match.play(choose(match, luck))
        table = match.game.state
        if is_vote and match.decision.ask != asks.VOTES:
            shown = [max(0, int(old - new)) for old, new in zip(before, table.votes[:3], strict=True)]
            votes += 1
            spent = [one + more for one, more in zip(spent, shown, strict=True)]
            assert list(table.history[VOTES_LAST : VOTES_LAST + 3]) == shown
        assert list(table.history[VOTES_SPENT : VOTES_SPENT + 3]) == spent
    assert votes > 3


@pytest.mark.rule("WK-087")
def test_how_many_cards_of_each_baron_lie_in_a_stack_is_counted() -> None:
    match, luck = begun(4, 4), rng_from(4)
    for _ in range(1500):
        table = match.game.state
        if match.decision.ask != asks.PLAN:
            for seat in range(4):
                cards = list(table.action_at[seat * 12 : seat * 12 + 12])
                counted = [cards.count(stack) for stack in (1, 2, 3)]
                assert list(table.history[LAID + seat * 3 : LAID + seat * 3 + 3]) == counted
        match.play(choose(match, luck))


def at_war(promise: int) -> Play:
    """Seat 0 with an army stands beside seat 1's in the open; he has promised him something."""
    game = arrange(rules=Rules(seats=2, offers=1))
    put(game, 0, area=13, troops=(100,))
    put(game, 4, area=13, troops=(100,))
    game.state.promised[1] = promise
    return game


@pytest.mark.rule("WK-349", "WK-526")
@pytest.mark.parametrize(("promise", "broken"), [(NO_ATTACK, 1), (LET_PASS, 0)])
def test_attacks_and_broken_promises_are_remembered(promise: int, broken: int) -> None:
    game = at_war(promise)
    run(game, Fight(0, 13))
    answer(game, 1)
    table = game.state
    assert list(table.doing[FIGHT_SEAT : FIGHT_SEAT + 2]) == [0, 1]
    assert list(table.doing[FIGHT_NOBLES : FIGHT_NOBLES + 2]) == [BIT[0], BIT[4]]
    assert list(table.history[STRIKES : STRIKES + 36]) == [0, 1] + [0] * 34
    assert list(table.history[BROKEN : BROKEN + 36]) == [0, broken] + [0] * 34


@pytest.mark.rule("WK-320", "WK-526")
def test_a_refused_passage_is_closed_and_breaks_a_promise() -> None:
    game = at_war(LET_PASS)
    game.state.doing[ON_WAY] = BIT[3]
    note_refusal(game.state, 0, 1, 5)
    assert (game.state.doing[ON_WAY], game.state.doing[CLOSED]) == (0, BIT[5])
    assert game.state.history[BROKEN + 1] == 1


@pytest.mark.rule("WK-047")
def test_the_event_whose_back_was_seen_first_lies_at_the_bottom() -> None:
    table = begun(3, 5).game.state
    assert table.event_seen == 1
    colours = {table.content.event_colour[redeal(begun(3, 5).game, 0, seed).state.event_deck[0]] for seed in range(50)}
    assert colours == {table.content.event_colour[table.event_deck[0]]}


@pytest.mark.rule("WK-148")
def test_cards_that_go_home_are_remembered_until_the_next_round() -> None:
    match, luck = begun(2, 3), rng_from(3)
    seen = set()
    for _ in range(3000):
        if match.decision.count == 0:
            break
        table = match.game.state
        for card in range(24):
            if table.history[CAME_HOME + card // 12] >> card % 12 & 1:
                seen.add(table.round)
                assert table.action_at[card] == IN_HAND
        if match.decision.ask == asks.PLAN:
            assert list(table.history[CAME_HOME : CAME_HOME + 6]) == [0] * 6
        match.play(choose(match, luck))
    assert len(seen) > 1


@pytest.mark.rule("WK-179", "WK-180")
def test_pledges_lie_open_while_an_event_may_be_cancelled() -> None:
    found = 0
    for seed in range(1, 8):
        match, luck = begun(4, seed), rng_from(seed)
        for _ in range(3000):
            if match.decision.count == 0:
                break
            asked, choice = match.decision.ask, choose(match, luck)
            seat, before = match.decision.seat, match.game.state.doing[PLEDGED + match.decision.seat]
            match.play(choice)
            if asked == match.decision.ask == asks.PLEDGE:
                found += choice > 0
                assert match.game.state.doing[PLEDGED + seat] == before + choice
    assert found > 0

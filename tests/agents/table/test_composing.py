"""Whole answers to chains of questions: pieces in any order come to the same, and nothing is lost in silence."""

from collections import Counter
from random import Random

import pytest
from wk_agents.table.composing import ComposedError, Composition, composition_of

from tests.support.observed_games import begun, until
from tests.support.players import OPTIONAL, PLAYERS
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.table.chains import CHAIN_OF
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import game_named
from wk_env.play.view import View

SPEC = WARRIOR_KNIGHTS


def composed(match: KnightsMatch) -> Composition:
    """The open chain, as the seat sees it that is asked."""
    found = composition_of(View(SPEC, match, int(match.decision.seat)))
    assert found is not None
    return found


def played(match: KnightsMatch, actions: list[int]) -> KnightsMatch:
    """The match after these actions."""
    after = match.copy()
    for action in actions:
        after.play(SPEC.choice_of(int(after.decision.ask), action))
    return after


def plan(match: KnightsMatch, *heaps: str) -> list[int]:
    """The actions of a plan, stack by stack in whatever order the cards are named."""
    chain = composed(match)
    found = [chain.member(int(number), group) for group, heap in enumerate(heaps) for number in heap.split()]
    return chain.path([member for member in found if member is not None])


@pytest.mark.rule("WK-087")
def test_a_plan_is_the_same_in_whatever_order_its_cards_are_named() -> None:
    match = until(asks.PLAN)
    ends = {played(match, plan(match, *heaps)).digest() for heaps in (("2 5", "1 5", "4 6"), ("5 2", "5 1", "6 4"))}
    assert len(ends) == 1


@pytest.mark.rule("WK-087")
def test_the_card_with_the_highest_number_bars_no_other_from_its_stack() -> None:
    match = until(asks.PLAN)
    seat = int(match.decision.seat)
    after = played(match, plan(match, "", "", "6 1"))
    laid = [card % 12 // 2 for card in range(seat * 12, seat * 12 + 12) if after.game.state.action_at[card] == 3]
    assert sorted(laid) == [0, 5]


@pytest.mark.rule("WK-353")
def test_whoever_is_named_first_no_noble_is_barred_from_the_battle() -> None:
    match = until(asks.ATTACKER, times=4)
    chain = composed(match)
    names = [member.name for member in chain.members]
    assert len(names) >= 2
    backwards = chain.path(reversed(chain.members))
    after = played(match, backwards)
    assert [member.name for member in chain.wanted_by(backwards)] == names
    assert after.decision.ask != asks.ATTACKER


@pytest.mark.rule("WK-375")
def test_all_fate_cards_of_a_hand_can_be_named_from_the_beginning() -> None:
    match = until(asks.DISCARD, times=9)
    chain, table = composed(match), match.game.state
    side = 0 if table.fate_side[0] == match.decision.seat else 1
    assert len(chain.members) == table.fate_held[side]
    assert chain.least == (2 if table.fate_held[side] > 2 else 1)
    last = chain.members[-chain.least :]
    assert chain.wanted_by(chain.path(reversed(last))) == last


def test_too_little_and_too_much_is_refused_in_a_sentence() -> None:
    match = until(asks.DISCARD, times=9)
    with pytest.raises(ComposedError, match=r"too little\. Possible here: "):
        composed(match).path([])
    chain = composed(until(asks.PLAN))
    first = [member for member in chain.members if member.part.heap == 0]
    with pytest.raises(ComposedError, match=r"too many, or not together with the rest\. Possible here: "):
        chain.path(first[:3])
    with pytest.raises(ComposedError, match=first[0].name):
        chain.path([first[0]] * 3)


@pytest.mark.rule("WK-063")
def test_every_troop_card_of_the_setup_gets_its_place_in_one_line() -> None:
    match = begun(3, 1)
    chain = composed(match)
    seat = int(match.decision.seat)
    assert len(chain.things) == 6
    after = played(match, chain.path_of_places([0, 4, 1, 1, 4, 3]))
    troops = [int(after.game.state.army_troops[seat * 4 + symbol]) for symbol in range(4)]
    assert [bool(number) for number in troops] == [True, True, False, True]
    with pytest.raises(ComposedError, match="there are 6 cards and 2 places"):
        chain.path_of_places([0, 1])


def test_numbers_stay_the_same_while_something_is_chosen() -> None:
    match = until(asks.PLAN)
    chain = composed(match)
    before = {(member.part.heap, chain.number_of(member)): member.name for member in chain.members}
    later = played(match, plan(match, "5 5", "", "")[:1])
    rest = composed(later)
    after = {(member.part.heap, rest.number_of(member)): member.name for member in rest.members}
    assert after.items() <= before.items()
    assert len(before) == 18


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_to_a_chain_is_found_again_whatever_the_order_of_its_pieces(seed: int) -> None:
    rules = {"seats": 2 + seed % 5, **(OPTIONAL if seed % 2 else {})}
    match = SPEC.new_match(rules, seed)
    luck, shuffle, tried = rng_from(seed), Random(seed), Counter[int]()
    while match.decision.count:
        found = composition_of(View(SPEC, match, int(match.decision.seat)))
        if found is not None:
            walk, actions = match.copy(), list[int]()
            while found.walk.is_open(walk):
                choice = PLAYERS["lively"](walk, luck)
                actions.append(SPEC.action_of(int(walk.decision.ask), choice))
                walk.play(choice)
            wanted = found.wanted_by(actions)
            shuffle.shuffle(wanted)
            again = (
                found.path_of_places([SPEC.choice_of(asks.SETUP_TROOP, each) for each in actions])
                if found.things
                else found.path(wanted)
            )
            assert played(match, again).digest() == walk.digest()
            tried[int(match.decision.ask)] += 1
        match.play(PLAYERS["lively"](match, luck))
    assert set(tried) >= {asks.SETUP_TROOP, asks.PLAN}


def test_the_chains_are_told_apart_by_their_questions() -> None:
    assert set(CHAIN_OF) >= {asks.PLAN, asks.SETUP_TROOP, asks.ATTACKER, asks.DISCARD, asks.DONOR, asks.PAY_TROOP}
    match = game_named("wk/tollgate").new_match({}, 1)
    assert composition_of(View(game_named("wk/tollgate"), match, int(match.decision.seat))) is None


def test_whoever_is_not_asked_composes_nothing() -> None:
    match = until(asks.PLAN)
    assert composition_of(View(SPEC, match, (int(match.decision.seat) + 1) % 4)) is None

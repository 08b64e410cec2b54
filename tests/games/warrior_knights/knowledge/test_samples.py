"""What a seat believes: the true world is possible, every world that is dealt is possible, and all of them come up."""

from collections.abc import Iterator

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import arrange
from tests.support.fate_witness import Witness, deck_of, hand_of
from tests.support.invariants import faults
from tests.support.observed_games import begun, until
from tests.support.seen import seen_by
from tests.support.worlds import SEALED, columns, picture, world_faults
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import ASIDE, BIT, CAME_HOME, IN_HAND, NONE
from wk_env.games.warrior_knights.rules.phases.planning import Planning, build_stacks
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, Discard, draw_hand
from wk_env.games.warrior_knights.rules.procedures.voting import SealVotes
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.core import play, settle
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import game_named

RARE = frozenset({int(asks.DISCARD), int(asks.ABILITY), int(asks.VOTES), int(asks.CONSENT)})
GAMES = ((2, 3), (3, 4), (4, 5), (6, 6))


def watched(seats: int, seed: int, looks: int) -> Iterator[Witness]:
    """Positions of a game in which battles occur, with a witness who has followed it from the start."""
    luck = rng_from(seed)
    match = begun(seats, seed)
    witness = Witness(match)
    while looks and match.decision.count:
        if match.decision.ask in RARE or luck.below(12) == 0:
            looks -= 1
            yield witness
        witness.play(choose(match, luck))


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_true_world_and_every_world_that_is_dealt_are_possible(seats: int, seed: int) -> None:
    for number, witness in enumerate(watched(seats, seed, looks=150)):
        match = witness.match
        viewer = number % seats
        mind = witness.minds[viewer]
        assert world_faults(match, match, viewer, mind) == []
        assert world_faults(match, match.redeal(viewer, number), viewer, mind) == []


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_redeal_of_a_redeal_is_the_redeal(seats: int, seed: int) -> None:
    for number, witness in enumerate(watched(seats, seed + 10, looks=150)):
        game, viewer = witness.match.game, number % seats
        once = redeal(game, viewer, 7)
        again = redeal(redeal(game, viewer, number), viewer, 7)
        assert picture(again) == picture(once)
        assert again.digest() == once.digest()


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_facts_are_the_same_in_every_world_that_a_seat_could_be_in(seats: int, seed: int) -> None:
    for number, witness in enumerate(watched(seats, seed + 20, looks=150)):
        game, viewer = witness.match.game, number % seats
        facts = columns(open_table(game, viewer))
        assert facts == columns(open_table(redeal(game, viewer, number), viewer))


@pytest.mark.rule("WK-044")
def test_facts_tell_own_cards_and_nothing_that_is_hidden() -> None:
    match = until(asks.ACT, times=3)
    table, viewer = match.game.state, match.decision.seat
    facts = open_table(match.game, viewer)
    own = range(viewer * 12, viewer * 12 + 12)
    assert [facts.action_at[card] for card in own] == [table.action_at[card] for card in own]
    laid = [card for card in range(72) if card not in own and 1 <= table.action_at[card] <= 3]
    assert laid
    assert {int(facts.action_at[card]) for card in laid} == {NONE}
    assert {*facts.agenda_deck, *facts.hire_deck, *facts.stacks} == {NONE}
    assert [facts.event_count, facts.agenda_count, list(facts.stack_left)] == [
        table.event_count,
        table.agenda_count,
        list(table.stack_left),
    ]
    tops = [facts.content.event_colour[one.event_deck[one.event_count - 1]] for one in (facts, table)]
    assert tops[0] == tops[1]


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("ask", sorted(SEALED))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_being_answered_in_secret_is_dealt_anew_and_play_goes_on(ask: int, seats: int) -> None:
    for times in (1, 2, 3, 5, 8):
        match = until(ask, seats=seats, times=times)
        for viewer in range(seats):
            world = match.redeal(viewer, times)
            luck = rng_from(viewer)
            for _ in range(200):
                if world.decision.count == 0:
                    break
                assert faults(world.game) == []
                world.play(choose(world, luck))


@pytest.mark.rule("WK-044", "WK-087")
def test_a_bystander_learns_nothing_from_half_a_plan() -> None:
    match = until(asks.PLAN, times=9)
    asked = match.decision.seat
    start = match.copy()
    match.play(match.decision.choices()[0])
    assert match.decision.seat == asked
    for viewer in range(4):
        is_asked = viewer == asked
        assert (picture(match.redeal(viewer, 3).game) == picture(start.redeal(viewer, 3).game)) != is_asked


def all_but_three_known() -> Play:
    """The Fate deck with cards 0, 1 and 2 on top, which nobody knows; all others have been turned."""
    game = arrange(seats=3)
    for place in range(24):
        game.state.fate_deck[place] = (place + 3) % 24
    for _ in range(21):
        turn_fate(game.state)
    return game


@pytest.mark.rule("WK-080", "WK-374")
def test_every_hand_of_unknown_cards_comes_up_and_no_other() -> None:
    game = all_but_three_known()
    game.state.fate_side[ATTACK], game.state.fate_side[DEFENCE] = 0, 1
    draw_hand(game.state, DEFENCE, 2)
    true = tuple(hand_of(game.state, DEFENCE))
    found = {tuple(hand_of(redeal(game, 0, seed).state, DEFENCE)) for seed in range(200)}
    assert true in found
    assert found == {(a, b) for a in range(3) for b in range(3) if a != b}
    assert {tuple(hand_of(redeal(game, 1, seed).state, DEFENCE)) for seed in range(20)} == {true}
    rest = deck_of(game.state)[1:]
    assert all(deck_of(redeal(game, 0, seed).state)[1:] == rest for seed in range(200))


def discarding() -> Play:
    """Seat 0 has drawn cards 0, 1, 2 and 3, and discarded 0 and 2 in secret; seat 1, who drew 4 and 5, is asked."""
    game = arrange(seats=3)
    for place in range(24):
        game.state.fate_deck[place] = (place + 4) % 24
    for _ in range(20):
        turn_fate(game.state)
    game.state.fate_side[ATTACK], game.state.fate_side[DEFENCE] = 0, 1
    draw_hand(game.state, ATTACK, 4)
    draw_hand(game.state, DEFENCE, 2)
    game.call(Discard(DEFENCE, 1))
    game.call(Discard(ATTACK, 0))
    settle(game)
    for choice in (0, 2, asks.NO_MORE_DISCARDS):
        play(game, choice)
    assert game.decision.seat == 1
    return game


@pytest.mark.rule("WK-081", "WK-375")
def test_all_that_may_be_discarded_in_secret_comes_up_and_nothing_else() -> None:
    game = discarding()
    assert hand_of(game.state, ATTACK) == [1, 3]
    worlds = [redeal(game, viewer, seed).state for seed in range(400) for viewer in (1, 2)]
    kept = {frozenset(hand_of(table, ATTACK)) for table in worlds}
    assert kept == {
        frozenset(card for card in range(4) if kind >> card & 1) for kind in range(16) if kind.bit_count() <= 2
    }
    assert all(deck_of(table)[:18] == deck_of(game.state)[:18] for table in worlds)
    for table in worlds:
        assert sorted([*deck_of(table)[18:], *hand_of(table, ATTACK)]) == list(range(4))


@pytest.mark.rule("WK-081")
def test_own_secret_discards_stay_known() -> None:
    game = discarding()
    for seed in range(200):
        table = redeal(game, 0, seed).state
        assert deck_of(table) == deck_of(game.state)
        assert hand_of(table, ATTACK) == [1, 3]


@pytest.mark.rule("WK-375")
def test_half_a_discard_of_another_is_forgotten() -> None:
    game = discarding()
    start = [picture(redeal(game, viewer, 4)) for viewer in range(3)]
    play(game, game.decision.choices()[0])
    now = [picture(redeal(game, viewer, 4)) for viewer in range(3)]
    assert [before == after for before, after in zip(start, now, strict=True)] == [True, False, True]


def planned(*laid: tuple[int, int], hand: tuple[int, ...] = ()) -> Play:
    """Seat 1 has laid these cards (card, stack) and holds these; all else of his is away."""
    game = arrange(seats=2)
    for card in range(12, 24):
        game.state.action_at[card] = ASIDE
    for card, stack in laid:
        game.state.action_at[card] = stack
    for card in hand:
        game.state.action_at[card] = IN_HAND
    build_stacks(game)
    return game


def plan_of(game: Play) -> tuple[int, ...]:
    """Where seat 1's Action cards lie."""
    return tuple(int(place) for place in game.state.action_at[12:24])


@pytest.mark.rule("WK-029", "WK-087")
def test_every_plan_of_few_cards_comes_up_and_no_other() -> None:
    game = planned((12, 1), (14, 3), hand=(16,))
    found = {plan_of(redeal(game, 0, seed)) for seed in range(200)}
    assert plan_of(game) in found
    assert len(found) == 6
    assert {tuple(sorted(plan)) for plan in found} == {tuple(sorted(plan_of(game)))}


@pytest.mark.rule("WK-148")
def test_a_card_that_came_home_in_this_round_is_known_to_be_in_hand() -> None:
    game = planned((12, 1), (14, 3), hand=(16,))
    game.state.history[CAME_HOME + 1] = BIT[4]
    found = {plan_of(redeal(game, 0, seed)) for seed in range(200)}
    assert len(found) == 2
    assert {plan[4] for plan in found} == {IN_HAND}


@pytest.mark.rule("WK-087")
def test_every_plan_of_one_who_has_planned_comes_up() -> None:
    game = planned(hand=(12, 14))
    game.state.chairman = 1
    game.call(Planning())
    settle(game)
    while game.decision.seat == 1:
        play(game, game.decision.choices()[-1])
    found = {plan_of(redeal(game, 0, seed))[:3:2] for seed in range(2000)}
    assert found == {(a, b) for a in range(4) for b in range(4)}


@pytest.mark.rule("WK-248")
def test_every_fist_comes_up_and_the_one_who_is_asked_begins_again() -> None:
    game = arrange(seats=3)
    game.state.votes[0], game.state.votes[1], game.state.votes[2] = 2, 3, 250
    game.call(SealVotes(7))
    settle(game)
    for choice in (2, 1, asks.HUNDRED_MORE):
        play(game, choice)
    worlds = [redeal(game, 0, seed) for seed in range(100)]
    assert {world.state.fist[0] for world in worlds} == {2}
    assert {world.state.fist[1] for world in worlds} == set(range(4))
    assert {world.state.fist[2] for world in worlds} == {-1}
    assert {world.decision.count for world in worlds} == {101}
    assert redeal(game, 2, 1).state.fist[2] == 100


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_law_holds_in_tollgate(seats: int) -> None:
    spec, luck = game_named("wk/tollgate"), rng_from(5)
    for seed in range(20):
        match = spec.new_match({"seats": seats}, seed)
        while match.decision.count:
            for viewer in range(seats):
                once, again = match.redeal(viewer, 7), match.redeal(viewer, seed).redeal(viewer, 7)
                assert once.digest() == again.digest()
                shown = [seen_by(spec, one, viewer) for one in (once, match, again)]
                assert shown[0] == shown[1] == shown[2]
            match.play(match.decision.choices()[luck.below(match.decision.count)])


def test_what_is_certain_is_never_contradicted() -> None:
    match: KnightsMatch
    for witness in (one for one in watched(3, 21, looks=400) if one.match.decision.ask == asks.DISCARD):
        match = witness.match
        viewer = (match.decision.seat + 1) % 3
        mind = witness.minds[viewer]
        for seed in range(200):
            world = match.redeal(viewer, seed)
            assert world_faults(match, world, viewer, mind) == []
        return
    raise AssertionError("no battle with Fate cards came up")

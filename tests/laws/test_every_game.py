"""What holds in every game of the house, tried on random matches of each."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.seen import seen_by
from wk_env.kernel.rng import Rng, rng_from
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.registry import GAMES

# A long game is looked at once in so many decisions, and left after so many; others at each.
LOOKS = {"wk/warrior-knights": (200, 5000)}
LOOKS_OF_OTHERS = (1, 1000)

# The best rank at the end, if it may be another one than the first: nobody wins where the best are tied to the end.
WINNER = {"wk/warrior-knights": {1, 2}}

every_game = pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
seeds = st.integers(0, 2**62 - 1)


def positions(spec: GameSpec, seed: int) -> Iterator[Match]:
    """Positions of a random match: all of a short one, the last one included."""
    luck = rng_from(seed ^ 77)
    match = random_match(spec, seed, luck)
    every, most = LOOKS.get(spec.id, LOOKS_OF_OTHERS)
    for _ in range(most):
        if match.decision.count == 0:
            break
        if luck.below(every) == 0:
            yield match
        match.play(match.decision.choices()[luck.below(match.decision.count)])
    yield match


def random_match(spec: GameSpec, seed: int, luck: Rng) -> Match:
    """A new match of any number of seats."""
    return spec.new_match({"seats": spec.seat_range[luck.below(len(spec.seat_range))]}, seed)


@every_game
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_options_are_distinct_and_each_has_its_own_action(spec: GameSpec, seed: int) -> None:
    for match in positions(spec, seed):
        asked = match.decision
        actions = [spec.action_of(asked.ask, choice) for choice in asked.choices()]
        assert len(set(actions)) == asked.count
        assert all(0 <= action < spec.action_count for action in actions)
        assert [spec.choice_of(asked.ask, action) for action in actions] == asked.choices()


@every_game
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_copies_are_equal_and_independent(spec: GameSpec, seed: int) -> None:
    for match in positions(spec, seed):
        twin = match.copy()
        before = match.digest()
        assert twin.digest() == before
        if twin.decision.count:
            twin.play(twin.decision.choices()[-1])
        assert match.digest() == before


@every_game
@given(seeds, seeds)
@settings(max_examples=25, deadline=None)
def test_a_seat_cannot_tell_a_redeal_from_the_truth(spec: GameSpec, seed: int, other: int) -> None:
    for match in positions(spec, seed):
        for seat in range(match.seats):
            dealt = match.redeal(seat, other)
            assert seen_by(spec, dealt, seat) == seen_by(spec, match, seat)
            assert dealt.say_position(seat) == match.say_position(seat)
            asked, imagined = match.decision, dealt.decision
            assert (imagined.seat, imagined.ask, imagined.count > 0) == (asked.seat, asked.ask, asked.count > 0)
            assert seat != asked.seat or imagined.choices() == asked.choices()


@every_game
def test_a_match_has_as_many_seats_as_it_is_asked_for(spec: GameSpec) -> None:
    counts = [spec.new_match({"seats": seats}, 1).seats for seats in spec.seat_range]
    assert counts == list(spec.seat_range)
    with pytest.raises(ValueError, match="seats is"):
        spec.new_match({"seats": spec.seat_range.stop}, 1)


@every_game
@given(seeds)
@settings(max_examples=15, deadline=None)
def test_rounds_begin_one_after_the_other_and_the_ending_is_told_at_the_end(spec: GameSpec, seed: int) -> None:
    matches = list(positions(spec, seed))
    assert [match.round for match in matches] == sorted(match.round for match in matches)
    assert all((match.ended_by == "") == (match.decision.count > 0) for match in matches)


@every_game
@given(seeds)
@settings(max_examples=15, deadline=None)
def test_all_seats_differ_in_the_same_factors_and_a_redeal_changes_none(spec: GameSpec, seed: int) -> None:
    for match in positions(spec, seed):
        factors = [match.factors(seat) for seat in range(match.seats)]
        assert len({tuple(found) for found in factors}) == 1
        assert [match.redeal(0, seed).factors(seat) for seat in range(match.seats)] == factors


@every_game
def test_redeals_do_differ_where_something_is_hidden(spec: GameSpec) -> None:
    match = random_match(spec, 5, rng_from(5))
    assert len({match.redeal(0, seed).digest() for seed in range(20)}) > 1


@every_game
@given(seeds)
@settings(max_examples=8, deadline=None)
def test_every_game_ends_with_ranks(spec: GameSpec, seed: int) -> None:
    luck = rng_from(seed)
    match = random_match(spec, seed, luck)
    while match.decision.count:
        assert set(match.result()) == {0}
        match.play(choose(match, luck))
    assert min(match.result()) in WINNER.get(spec.id, {1})


@every_game
@given(seeds)
@settings(max_examples=15, deadline=None)
def test_every_option_has_words_of_its_own(spec: GameSpec, seed: int) -> None:
    for match in positions(spec, seed):
        words = [match.say_choice(choice) for choice in match.decision.choices()]
        assert len(set(words)) == len(words)


@every_game
def test_an_action_of_another_question_is_refused(spec: GameSpec) -> None:
    with pytest.raises(ValueError, match=f"action {spec.action_count - 1} does not answer"):
        spec.choice_of(0, spec.action_count - 1)

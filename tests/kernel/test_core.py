"""Games settle, ask, nest and interrupt; a copy at any decision is independent."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.tollgate.rules.game import BID, DUEL, TOLL, new_game
from wk_env.kernel.core import Decision, Frame, Game, State, mix, play, settle
from wk_env.kernel.rng import rng_from


def test_a_decision_grows_as_needed_and_keeps_its_order() -> None:
    decision = Decision()
    for choice in range(500):
        decision.offer(choice * 3)
    assert decision.choices() == list(range(0, 1500, 3))
    assert decision.allows(1497)
    assert not decision.allows(1498)


def test_a_copied_decision_can_grow_on_its_own() -> None:
    decision = Decision()
    decision.offer(1)
    twin = decision.copy()
    twin.offer(2)
    assert (decision.choices(), twin.choices()) == ([1], [1, 2])
    twin.count = 0
    twin.offer(9)
    assert (decision.choices(), twin.choices()) == ([1], [9])


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    game = new_game(3, 1)
    before = game.digest()
    with pytest.raises(AssertionError, match="choice 9 is not among"):
        play(game, 9)
    assert game.digest() == before


def test_copies_are_independent_at_every_decision() -> None:
    game = new_game(4, 11)
    luck = rng_from(2)
    while game.decision.count:
        twin = game.copy()
        before = game.digest()
        assert twin.digest() == before
        while twin.decision.count:
            play(twin, twin.decision.options[luck.below(twin.decision.count)])
        assert game.digest() == before
        play(game, game.decision.options[luck.below(game.decision.count)])


def test_two_copies_that_choose_alike_end_alike() -> None:
    game = new_game(2, 8)
    twin = game.copy()
    while game.decision.count:
        play(twin, game.decision.options[0])
        play(game, game.decision.options[0])
    assert twin.digest() == game.digest()


def test_a_game_that_was_copied_ends_like_one_that_was_not() -> None:
    for seed in range(40):
        game, plain = new_game(4, seed), new_game(4, seed)
        luck = rng_from(seed)
        while game.decision.count:
            stray = game.copy()
            play(stray, stray.decision.options[stray.decision.count - 1])
            choice = game.decision.options[luck.below(game.decision.count)]
            play(game, choice)
            play(plain, choice)
            assert game.digest() == plain.digest()


@pytest.mark.parametrize("column", ["coins", "goods", "bids", "fists", "deck"])
def test_the_hash_covers_every_column(column: str) -> None:
    game = new_game(3, 5)
    before = game.digest()
    getattr(game.state, column)[1] += 1
    assert game.digest() != before


@pytest.mark.parametrize("word", ["a", "b", "c", "counter"])
def test_the_hash_covers_the_generator(word: str) -> None:
    game = new_game(3, 5)
    before = game.digest()
    setattr(game.rng, word, getattr(game.rng, word) + 1)
    assert game.digest() != before


def test_the_hash_covers_wide_numbers() -> None:
    assert len({mix(1, 5), mix(1, 5 + 2**32), mix(1, 5 + 2**40), mix(1, -5)}) == 4


def test_the_hash_depends_on_every_number_and_on_their_order() -> None:
    assert len({mix(mix(1, 2), 3), mix(mix(1, 3), 2), mix(mix(0, 2), 3)}) == 3


def test_sealed_bids_are_asked_in_turn_and_a_tie_is_settled_by_a_nested_duel() -> None:
    game = new_game(2, 3)
    assert (game.decision.ask, game.decision.seat, game.decision.choices()) == (BID, 0, [0, 1, 2, 3])
    play(game, 2)
    play(game, 2)
    assert (game.decision.ask, game.decision.seat) == (DUEL, 0)
    play(game, 1)
    play(game, 0)
    assert (game.decision.ask, game.decision.seat) == (TOLL, 0)
    assert list(game.state.fists) == [-1, -1]


def test_an_interruption_turns_the_cart_away_and_nobody_pays_his_bid() -> None:
    game = new_game(2, 3)
    play(game, 3)
    play(game, 1)
    play(game, 1)
    assert (list(game.state.coins), list(game.state.goods), game.state.turned) == ([6, 4], [0, 0], 1)


def test_an_uninterrupted_winner_pays_and_loads() -> None:
    game = new_game(2, 3)
    worth = game.state.deck[0]
    play(game, 3)
    play(game, 1)
    play(game, 0)
    assert (list(game.state.coins), list(game.state.goods)) == ([3, 6], [worth, 0])


class Count(State):
    """A state written in plain Python: one number in a column."""

    def __init__(self, number: int) -> None:
        self.column = vec[i64]([number])

    def copy(self) -> "Count":
        return Count(self.column[0])

    def digest(self) -> i64:
        return mix(0, self.column[0])


class Down(Frame[Count]):
    """Asks how much to take until nothing is left."""

    def resume(self, game: Game[Count]) -> None:
        if game.state.column[0] == 0:
            game.end()
            return
        decision = game.ask(0, 0)
        for number in range(1, min(2, game.state.column[0]) + 1):
            decision.offer(number)

    def answer(self, game: Game[Count], choice: i64) -> None:
        game.state.column[0] -= choice

    def copy(self) -> "Down":
        return Down()


def test_a_game_written_in_plain_python_runs_on_the_compiled_kernel() -> None:
    game = Game(Count(3), rng_from(0))
    game.call(Down())
    settle(game)
    twin = game.copy()
    play(game, 2)
    assert (game.decision.choices(), twin.decision.choices()) == ([1], [1, 2])
    play(game, 1)
    assert game.is_over()
    assert not twin.is_over()

"""The laws of the search's tree and of the race at its root: what they count, how they grow, what they try."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.observed_games import until
from tests.support.searches import ROOM, children, skirmish, thought
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT
from wk_env.games.warrior_knights.advice.evaluation.search_weights import SEARCH_WEIGHTS
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import take
from wk_env.search.race import FIRST_LAPS, Race
from wk_env.search.search import PATIENCE, WIDTH, Search, breadth
from wk_env.search.tree import ROOT, choice_in, key_of

# ---- the tree


def test_every_simulation_is_counted_once_at_the_root() -> None:
    search = thought(skirmish(), 36)
    visits = search.tree.visits
    assert visits[ROOT] == 36 == sum(visits[row] for row in children(search.tree, ROOT))


def test_every_simulation_ends_at_one_answer_and_each_answer_was_the_last_of_one() -> None:
    search = thought(skirmish(), 200)
    tree = search.tree
    rows = range(1, int(tree.count))
    last = [tree.visits[row] - sum(tree.visits[child] for child in children(tree, row)) for row in rows]
    assert min(last) == 1
    assert sum(last) == tree.visits[ROOT]


def test_what_the_root_led_to_is_what_its_answers_led_to_and_all_of_the_win() -> None:
    tree = thought(skirmish(), 80).tree
    for seat in range(3):
        assert tree.total[seat] == sum(tree.total[row * MOST_SEATS + seat] for row in children(tree, ROOT))
    assert sum(tree.total[:MOST_SEATS]) == pytest.approx(tree.visits[ROOT] * 1_000_000, abs=int(tree.visits[ROOT]) * 3)


def test_the_tree_grows_by_one_answer_at_most() -> None:
    search = thought(skirmish(), 0)
    grown = list[int]()
    for _ in range(80):
        before = search.tree.count
        search.think(1)
        grown.append(int(search.tree.count - before))
    assert set(grown) == {0, 1}


def test_another_answer_is_tried_at_each_square_of_visits() -> None:
    assert [breadth(visits * PATIENCE) for visits in (0, 1, 3, 4, 9)] == [1, 2, 2, 3, 4]
    assert breadth(PATIENCE - 1) == 1


def test_the_answers_in_the_race_are_those_that_a_steward_likes_best() -> None:
    match = until(asks.FIRST_AREA, times=2)
    search = Search(KnightsAdvisor(), match.game, 1, 1, ROOM)
    assert len(search.field) == WIDTH
    assert search.field[0] == match.game.decision.options[best_option(match.game, BALANCED)]


def test_only_what_is_legal_in_a_world_is_tried_in_it() -> None:
    game, tried = skirmish(), 0
    search = thought(game, 60)
    for seed in range(30):
        world = redeal(game, 0, seed)
        take(world, game.decision.options[0])
        row = search.tree.find(ROOT, key_of(game.decision, game.decision.options[0]))
        while world.decision.count > 1 and search.tree.visits[row] > 0:
            row = search.select(world, row)
            take_checked(world, choice_in(search.tree.key[row]))
            tried += 1
    assert tried >= 30


def take_checked(world: Play, choice: int) -> None:
    """Play a choice that must be legal."""
    assert world.decision.allows(choice)
    take(world, choice)


def test_a_full_tree_goes_on_counting() -> None:
    search = Search(KnightsAdvisor(), skirmish(), 1, 1, 9)
    search.think(36)
    assert search.tree.count == 9
    assert search.tree.visits[ROOT] == 36


def test_a_key_keeps_seat_question_and_choice_apart() -> None:
    game = until(asks.PLAN).game
    keys = set[int]()
    for seat in range(6):
        for ask in (0, 70):
            game.decision.seat, game.decision.ask = seat, ask
            keys |= {int(key_of(game.decision, choice)) for choice in (0, 511)}
    assert len(keys) == 24


# ---- the race


def test_luck_that_all_share_hides_nothing() -> None:
    race = Race(2)
    for lap in range(FIRST_LAPS):
        race.note(100_000 * (lap % 5) + 1000)
        race.note(100_000 * (lap % 5))
    assert list(race.out) == [0, 1]
    assert race.left == 1


def test_luck_of_ones_own_keeps_a_runner_in_doubt() -> None:
    race = Race(2)
    for lap in range(FIRST_LAPS):
        race.note(100_000 * (lap % 5) + 1000)
        race.note(100_000 * (lap * 3 % 5))
    assert race.left == 2


def test_all_who_are_in_the_race_ran_in_the_same_worlds() -> None:
    search = thought(skirmish(), 103)
    race, tree = search.race, search.tree
    for place in range(int(race.count)):
        row = tree.find(ROOT, key_of(search.base.decision, search.field[place]))
        turn = int(place < race.runner)
        assert race.out[place] == 1 or tree.visits[row] == race.laps + turn


def test_the_first_of_equals_leads() -> None:
    race = Race(3)
    for result in (5, 9, 9):
        race.note(result)
    assert race.leader(vec[i64]([0, 0, 0])) == 1
    assert race.leader(vec[i64]([4, 0, 0])) == 0
    assert race.leader(vec[i64]([4, 0, 1])) == 2


# ---- what the ends of its worlds are worth


def test_every_term_has_two_weights() -> None:
    assert len(SEARCH_WEIGHTS) == 2 * TERM_COUNT

"""Advanced Sieges in whole games, by stewards and by chance, and what stewards think of them."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.support.arrange import run, stack_fate
from tests.support.battles import BERAC, besiege
from tests.support.invariants import faults
from tests.support.seen import numbers
from tests.support.sieges import MINE, SIEGES, before_berac, wear
from wk_env.games.warrior_knights.advice.evaluation.threats import Forces, muster
from wk_env.games.warrior_knights.advice.optional.advanced_sieges import (
    upkeeps_to_fall,
    worth_of_patience,
    worth_of_siege,
    worth_of_watch,
)
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.answers_cards import has_aim
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_of_siege
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_hold
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding.match import rank_now
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import CASUALTY
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, DEAL, FIGHT_SEAT, NONE, RAZED
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import SiegeDraws
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from

Player = Callable[[Play], int]
MOST = 30_000


def by_steward(game: Play) -> int:
    """What a steward answers."""
    return int(game.decision.options[best_option(game, BALANCED)])


def by_chance(seed: int) -> Player:
    """Any answer."""
    luck = rng_from(seed)
    return lambda game: int(game.decision.options[luck.below(game.decision.count)])


def played(rules: Rules, seed: int, player: Player) -> Counter[str]:
    """A whole game, in which the laws hold; how often what happened."""
    game = new_game(rules, house_box().of(rules).content, seed)
    seen, told = Counter[str](), Digest()
    for number in range(MOST):
        if game.decision.count == 0:
            break
        table = game.state
        seen["tokens"] += max(table.siege_tokens) > 0
        seen["spared"] += max(table.spared) > 0
        seen["asked"] += game.decision.ask == CASUALTY and table.doing[FIGHT_SEAT] == NONE
        if number % 97 == 0:
            assert faults(game) == []
            for seat in range(rules.seats):
                assert numbers(redeal(game, seat, 3), seat) == numbers(game, seat)
        choice = player(game)
        if rules.seats == 3:
            told.follow(Speech(house_box().of(rules).names, game, None), choice)
        play(game, choice)
    assert game.is_over()
    assert [rank_now(game, seat) for seat in range(rules.seats)].count(1) <= 1
    seen["told"] += any("Fate turns" in part for entry in told.entries for part in entry.parts)
    return seen


@pytest.mark.rule("VR-035", "VR-038", "VR-048")
@pytest.mark.parametrize(("seats", "glory", "draws"), [(2, 0, 2), (3, 0, 2), (3, 1, 1), (4, 0, 1)])
def test_stewards_play_whole_games(seats: int, glory: int, draws: int) -> None:
    rules = Rules(seats=seats, glory=glory, siege_draws=draws, influence_each=6, most_rounds=9)
    seen = played(rules, 40 + seats, by_steward)
    assert seen["tokens"] > 0
    assert seen["told"] == (seats == 3)


@pytest.mark.rule("VR-035", "VR-038", "VR-048")
@pytest.mark.parametrize(("seats", "glory", "elimination"), [(2, 0, 0), (3, 1, 1), (5, 0, 1)])
def test_games_by_chance_keep_the_laws(seats: int, glory: int, elimination: int) -> None:
    rules = Rules(seats, glory=glory, siege_draws=2, elimination=elimination, influence_each=6, most_rounds=9)
    played(rules, 60 + seats, by_chance(seats))


# ---- what stewards think


def mind(game: Play, seat: int = 0) -> Situation:
    """What a steward of a seat has before him in a long game."""
    game.decision.seat = seat
    return Situation(game, BALANCED[:])


@pytest.mark.rule("VR-035", "VR-044")
def test_a_siege_is_worth_more_the_nearer_it_is_to_its_end() -> None:
    worths = []
    for tokens in range(3):
        game = before_berac()
        wear(game, BERAC, tokens)
        worths.append(worth_of_siege(mind(game), BERAC))
    assert 0 < worths[0] < worths[1] == worths[2] == value_of_hold(mind(game), BERAC)


@pytest.mark.rule("VR-037", "VR-042")
def test_how_long_a_siege_takes_depends_on_walls_nobles_and_rules() -> None:
    game = before_berac()
    assert upkeeps_to_fall(game.state, 0, BERAC) == 181
    game.state.fortified[BERAC] = 1
    assert upkeeps_to_fall(game.state, 0, BERAC) == 247
    assert upkeeps_to_fall(before_berac(100).state, 0, BERAC) == 247
    assert upkeeps_to_fall(before_berac(rules=Rules(seats=2, siege_draws=1)).state, 0, BERAC) == 247


@pytest.mark.rule("VR-034")
def test_nobody_hopes_for_a_second_siege_and_no_card_is_laid_for_one() -> None:
    for rules, hopes in ((SIEGES, False), (Rules(seats=2), True)):
        game = before_berac(rules=rules)
        for city in range(CITIES):
            game.state.city_owner[city] = 1 if city == BERAC else RAZED
        assert (hope_of_siege(mind(game), BIT[MINE], BERAC) > 0) == hopes
        game.state.casualties[MINE] = 1  # too weak for an assault
        game.state.fortified[BERAC] = 1
        assert has_aim(mind(game), MINE) == hopes


@pytest.mark.rule("VR-033")
def test_a_new_siege_is_worth_less_than_one_that_stands() -> None:
    game = before_berac()
    standing = worth_of_siege(mind(game), BERAC)
    besiege(game, 0, BERAC, since=0)
    assert 0 < hope_of_siege(mind(game), BIT[MINE], BERAC) < standing


@pytest.mark.rule("VR-034")
def test_who_besieges_waits_and_watches_by_what_the_siege_promises() -> None:
    game = before_berac()
    assert worth_of_patience(mind(game), BERAC) == worth_of_siege(mind(game), BERAC) * 3 // 4
    assert worth_of_watch(mind(game), BERAC) == worth_of_siege(mind(game), BERAC)


@pytest.mark.rule("VR-039")
def test_a_steward_lets_the_army_take_the_casualty_that_bears_it() -> None:
    game = before_berac(200, 100)
    stack_fate(game, DEAL)
    run(game, SiegeDraws())
    assert by_steward(game) == 3


@pytest.mark.rule("VR-140")
def test_searchers_see_weaker_walls() -> None:
    forces = []
    for tokens in (0, 1):
        game = before_berac()
        wear(game, BERAC, tokens)
        found = Forces()
        muster(game.state, found)
        forces.append(int(found.defence[BERAC]))
    assert forces == [200, 100]


def test_a_match_under_the_rule_speaks_for_itself() -> None:
    game = before_berac(200, 200)
    stack_fate(game, DEAL)
    run(game, SiegeDraws())
    assert "Fate deals besieged Berac" in KnightsMatch(game, house_box()).say_position(1)

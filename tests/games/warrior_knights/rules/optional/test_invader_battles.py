"""Invading Kingdom: its battles without a question, retreats, deaths and returns."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, NEAR, attack, desert, drawn, finish, hand, keep
from tests.support.invaders import HOME, act, areas, invaded, invader, its_hold, raid
from tests.support.towns import towns
from wk_env.games.warrior_knights.knowledge.sight import has_discarded_in_secret
from wk_env.games.warrior_knights.rules.asks import CASUALTY, CONSENT, DISCARD, NEUTRAL_CITY, RETREAT, TARGET
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    DRAW_FATE,
    FIGHT_ABILITY,
    FIGHT_COMMANDER,
    NONE,
    OFF_BOARD,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VERSATILE_STRATEGY,
    VICTORY,
    WITHDRAW,
)
from wk_env.games.warrior_knights.rules.optional.invader_acts import attack as assail
from wk_env.games.warrior_knights.rules.optional.invader_answers import dropped_by_invader
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat, is_refuge
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

BARON = noble_of(0, CIRCLE)


def met(*troops: int, symbol: int = CIRCLE, own: int = 200) -> Play:
    """The circle of seat 0 stands in the meadow with an army of the invader."""
    game = invaded()
    put(game, BARON, MEADOW, troops=(own,))
    raid(game, symbol, MEADOW, *troops)
    return game


def holding(game: Play, *results: int) -> Play:
    """The invader defends, with these Fate cards in its hand in this order."""
    table = game.state
    for place, result in enumerate(results):
        card = next(
            card
            for card in range(len(table.fate_deck))
            if table.content.fate_battle[card] == result and card not in hand(game, 1)
        )
        table.fate_hand[len(table.fate_deck) + place] = card
        table.fate_held[1] = place + 1
    return game


@pytest.mark.rule("VR-081")
@pytest.mark.parametrize(
    ("results", "places"),
    [
        ((VICTORY, PREVENT, DEAL, PREVENT), [1, 3]),
        ((PREVENT, DRAW_FATE, DEAL, VICTORY), [0, 1]),
        ((DEAL, DEAL, VICTORY, DEAL), [1, 3]),
        ((VICTORY, VICTORY, VICTORY), [1, 2]),
        ((DEAL, VICTORY), [0]),
        ((PREVENT, PREVENT), [1]),
        ((VICTORY,), []),
    ],
)
def test_it_keeps_the_best_cards_and_discards_exactly_two(results: tuple[int, ...], places: list[int]) -> None:
    game = holding(invaded(), *results)
    assert dropped_by_invader(game.state, 1) == sum(BIT[place] for place in places)


@pytest.mark.rule("VR-081")
def test_a_retreat_ranks_as_draw_1_fate() -> None:
    table = holding(towns(seats=2, invader=1), WITHDRAW, PREVENT, DRAW_FATE, DEAL)
    assert dropped_by_invader(table.state, 1) == BIT[1] | BIT[2]


@pytest.mark.rule("VR-081")
def test_nobody_sees_its_hand_before_all_do_and_only_the_baron_is_asked() -> None:
    game = met(100)
    stack_fate(game, DEAL, DEAL, PREVENT, VICTORY, VICTORY, PREVENT, DEAL)
    attack(game, 2)
    assert asked(game)[:2] == (DISCARD, 0)
    assert drawn(game) == (4, 3)
    assert list(game.state.fate_side) == [0, NONE]
    keep(game, DEAL, DEAL)
    assert game.is_over()
    assert game.state.noble_at[invader(game, CIRCLE)] == OFF_BOARD  # 100 troops and two hits


@pytest.mark.rule("VR-081")
def test_as_attacker_it_keeps_one_of_three_and_wins_by_it() -> None:
    game = met(100, 50)
    stack_fate(game, PREVENT, VICTORY, DEAL, PREVENT, PREVENT, PREVENT, PREVENT)
    assail(game, MEADOW)
    settle(game)
    assert asked(game)[:2] == (DISCARD, 0)
    assert not has_discarded_in_secret(game, 1)
    assert list(game.state.fate_side) == [NONE, 0]
    keep(game)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 0)


@pytest.mark.rule("VR-080", "VR-081")
def test_the_strongest_commands_and_uses_his_ability() -> None:
    for symbol, ability in ((STAR, 1), (SQUARE, 1), (TRIANGLE, NONE)):
        game = met(200, symbol=symbol)
        raid(game, CIRCLE, MEADOW, 100)
        stack_fate(game, PREVENT, PREVENT, PREVENT, PREVENT, DEAL, DEAL, DEAL, DEAL, DEAL)
        attack(game, 2)
        assert game.state.doing[FIGHT_COMMANDER + 1] == invader(game, symbol)
        keep(game)
        assert asked(game)[0] == CASUALTY or game.is_over()
        assert game.is_over() or game.state.doing[FIGHT_ABILITY + 1] == ability


@pytest.mark.rule("VR-081")
def test_casualties_go_to_the_army_with_most_troops_left() -> None:
    game = invaded()
    for symbol, troops in ((STAR, (200,)), (SQUARE, (200, 50)), (CIRCLE, (100,))):
        raid(game, symbol, MEADOW, *troops)
    nobles = sum(BIT[invader(game, symbol)] for symbol in (STAR, SQUARE, CIRCLE))
    run(game, Suffer(2, nobles, NONE, 4))
    tokens = [game.state.casualties[invader(game, symbol)] for symbol in range(4)]
    assert tokens == [2, 2, 0, 0]
    assert game.is_over()


@pytest.mark.rule("VR-081")
def test_its_armies_suffer_before_the_walls_of_its_stronghold() -> None:
    game = invaded()
    raid(game, STAR, HOME, 100)
    run(game, Suffer(2, BIT[invader(game, STAR)], its_hold(game), 2))
    assert (game.state.casualties[invader(game, STAR)], game.state.breaches[its_hold(game)]) == (1, 1)


@pytest.mark.rule("VR-081")
@pytest.mark.parametrize(("home", "refuge"), [(24, 37), (49, 50)])
def test_it_retreats_towards_its_stronghold(home: int, refuge: int) -> None:
    game = invaded(home=home)
    noble = raid(game, STAR, MEADOW)
    game.state.army_troops[noble] = 100
    put(game, noble_of(0, STAR), NEAR, troops=(50,))
    run(game, Retreat(noble))
    assert game.is_over()
    assert areas(game)[STAR] == refuge  # 37, 50 and 51 are open


@pytest.mark.rule("VR-081")
def test_it_never_withdraws_by_choice() -> None:
    game = towns(seats=2, invader=1)
    game.state.stronghold_at[2] = HOME
    put(game, BARON, MEADOW, troops=(100,))
    raid(game, CIRCLE, MEADOW, 200)
    stack_fate(game, DEAL, DEAL, DEAL, WITHDRAW, WITHDRAW, PREVENT, PREVENT)
    attack(game, 2)
    answer(game, *game.decision.choices()[:1])
    finish(game)
    assert areas(game)[CIRCLE] == MEADOW


@pytest.mark.rule("VR-083")
def test_nobody_passes_its_nobles() -> None:
    game = invaded()
    put(game, noble_of(0, STAR), 24, troops=(50,))
    assert ends_of(game.state, noble_of(0, STAR)) & BIT[44]
    raid(game, STAR, 31, 50)
    assert not ends_of(game.state, noble_of(0, STAR)) & BIT[44]
    assert ends_of(game.state, noble_of(0, STAR)) & BIT[31]


@pytest.mark.rule("VR-083")
def test_nobody_attacks_a_hold_beside_its_nobles() -> None:
    for owner in (NONE, 1):
        game = invaded()
        if owner == 1:
            control(game, 1, BERAC)
        put(game, noble_of(0, STAR), BERAC_AREA, troops=(200,))
        run(game, Fight(0, BERAC_AREA))
        assert asked(game)[0] == TARGET
        assert (NEUTRAL_CITY in asked(game)[2]) == (owner == NONE)
        game = invaded()
        if owner == 1:
            control(game, 1, BERAC)
        put(game, noble_of(0, STAR), BERAC_AREA, troops=(200,))
        raid(game, STAR, BERAC_AREA, 50)
        run(game, Fight(0, BERAC_AREA))
        assert asked(game) == (TARGET, 0, [2, 7])


@pytest.mark.rule("VR-083")
def test_it_asks_nobody_for_leave() -> None:
    game = invaded(seats=3)
    control(game, 1, BERAC)
    for seat in range(1, 3):
        put(game, noble_of(seat, STAR), BERAC_AREA, troops=(100,))
    raid(game, STAR, BERAC_AREA, 200)
    act(game, VERSATILE_STRATEGY)
    assert asked(game)[0] != CONSENT
    assert asked(game)[1] == 2


@pytest.mark.rule("VR-083")
def test_nobody_retreats_to_its_nobles() -> None:
    game = invaded()
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    assert is_refuge(game.state, noble_of(0, STAR), NEAR)
    raid(game, STAR, NEAR, 50)
    assert not is_refuge(game.state, noble_of(0, STAR), NEAR)

"""Garrisons (house): what they do for a city, in revolts and in Wages, and when it is lost."""

import pytest

from tests.support.arrange import answer, asked, control, hire, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, URAN
from tests.support.house_garrisons import (
    BERAC_GARRISON,
    ENGLISH,
    ENGLISH_100,
    FIRST,
    LOMBARD,
    LOMBARD_50,
    at_berac,
    lay_regular,
    manned,
    strengths_in,
)
from tests.support.towns import garrison, towns
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import RIOTS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.rules.asks import (
    FROM_GARRISON,
    LOSE_CITY,
    NO_MORE_PAY,
    PAY_CROWNS,
    PAY_TROOP,
    RAZE,
    REVOLT,
    TAKE_BACK,
)
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    DEAL,
    FIRST_GARRISON,
    FIRST_GROUP,
    IN_DECK,
    OUT,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import is_manned, troops_in_cities
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_against_siege
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolt
from wk_env.games.warrior_knights.rules.procedures.stronghold import GiveCity
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

# ---- what it does


@pytest.mark.rule("VR-107")
def test_it_adds_a_hundred_to_its_city_and_counts_as_troops_on_the_board() -> None:
    game = at_berac((200, ENGLISH))
    assert strength_of_hold(game.state, BERAC) == 200
    before, besieged = troops_on_board(game.state, 0), strength_against_siege(game.state, BERAC)
    hire(game, BERAC_GARRISON, 100)
    assert strength_of_hold(game.state, BERAC) == 300
    assert strength_against_siege(game.state, BERAC) == besieged + 100
    assert troops_on_board(game.state, 0) == before + 100
    assert troops_in_cities(game.state, 0) == 100
    assert troops_in_cities(game.state, 1) == 0


@pytest.mark.rule("VR-017")
def test_troops_in_garrisons_are_counted_by_their_baron() -> None:
    game = manned((100, ENGLISH))
    control(game, 1, URAN)
    hire(game, FIRST_GARRISON + URAN, 50)
    hire(game, FIRST_GARRISON + URAN, 50)
    assert [troops_in_cities(game.state, seat) for seat in (0, 1)] == [100, 100]


@pytest.mark.rule("VR-107")
def test_breaches_beyond_the_strength_that_is_left_go_with_it() -> None:
    game = at_berac((150, ENGLISH))
    hire(game, BERAC_GARRISON, 100)
    game.state.breaches = laid(game.state.breaches, BERAC, 3)
    assert strength_of_hold(game.state, BERAC) == 0
    run(game, Manning(FIRST))
    answer(game, TAKE_BACK)
    assert game.state.breaches[BERAC] == 2


@pytest.mark.rule("VR-107")
def test_it_ends_a_riot_and_lets_none_begin() -> None:
    game = towns(manning=1)
    put(game, FIRST, BERAC_AREA)
    hire(game, FIRST, 200, ENGLISH)
    hire(game, FIRST, 100, ENGLISH)
    control(game, 0, BERAC)
    game.state.annex = laid(game.state.annex, RIOTS, BIT[BERAC])
    run(game, Manning(FIRST))
    answer(game, ENGLISH_100)
    assert game.state.annex[RIOTS] == 0
    run(game, Riot(BERAC))
    assert game.is_over()
    assert game.state.annex[RIOTS] == 0


# ---- revolts


@pytest.mark.rule("VR-108", "VR-129")
@pytest.mark.parametrize(("fate", "is_put_down"), [(VICTORY, 1), (DEAL, 0)])
def test_one_more_fate_card_with_a_victory_puts_a_revolt_down(fate: int, is_put_down: int) -> None:
    game = manned((100, ENGLISH))
    stack_fate(game, fate, VICTORY)
    run(game, Revolt(BERAC))
    assert game.state.fate_top == 1
    assert game.is_over() == is_put_down
    if not is_put_down:
        assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])
    assert game.state.crowns[0] == 15


@pytest.mark.rule("VR-108")
def test_a_garrison_of_for_glory_puts_it_down_too_and_without_the_rule_none_does() -> None:
    for manning in (0, 1):
        game = towns(manning=manning)
        control(game, 0, BERAC)
        garrison(game, BERAC)
        stack_fate(game, VICTORY)
        before = int(game.state.fate_top)
        run(game, Revolt(BERAC))
        assert game.is_over() == (manning == 1)
        assert game.state.fate_top - before == manning


@pytest.mark.rule("VR-108")
def test_a_city_without_a_garrison_draws_no_card() -> None:
    game = manned()
    stack_fate(game, VICTORY)
    run(game, Revolt(BERAC))
    assert asked(game)[0] == REVOLT
    assert game.state.fate_top == 0


# ---- wages


@pytest.mark.rule("VR-109")
def test_its_mercenaries_are_paid_last_of_all() -> None:
    game = manned((100, ENGLISH))
    hire(game, FIRST_GROUP, 50, LOMBARD)
    run(game, Wages(BIT[0]))
    assert (asked(game), game.state.subject) == ((PAY_TROOP, 0, [LOMBARD_50, NO_MORE_PAY]), FIRST_GROUP)
    answer(game, LOMBARD_50)
    crowns = game.state.crowns[0]
    assert (asked(game), game.state.subject) == ((PAY_TROOP, 0, [ENGLISH_100, NO_MORE_PAY]), BERAC_GARRISON)
    answer(game, ENGLISH_100)
    assert game.is_over()
    assert game.state.crowns[0] < crowns
    assert is_manned(game.state, BERAC)


@pytest.mark.rule("VR-109")
def test_its_regulars_are_paid_like_any() -> None:
    paid: list[int] = []
    for place in (FIRST_GROUP, BERAC_GARRISON, OUT):
        game = manned()
        lay_regular(game, 100, place=place)
        run(game, Wages(BIT[0]))
        paid.append(15 - int(game.state.crowns[0]))
    assert paid[0] == paid[1] > paid[2]


@pytest.mark.rule("VR-109")
def test_when_a_mercenary_deserts_the_other_card_goes_to_the_stronghold() -> None:
    game = manned((50, ENGLISH))
    regular = lay_regular(game, 50)
    game.state.breaches = laid(game.state.breaches, BERAC, 3)
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert game.is_over()
    assert not is_manned(game.state, BERAC)
    assert game.state.troop_at[regular] == FIRST_GROUP
    assert game.state.breaches[BERAC] == 2
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("VR-109")
def test_a_card_that_was_paid_there_is_not_paid_again_at_the_stronghold() -> None:
    game = manned((50, ENGLISH), (50, LOMBARD))
    run(game, Wages(BIT[0]))
    crowns = int(game.state.crowns[0])
    answer(game, LOMBARD_50)
    assert game.is_over()
    assert crowns - game.state.crowns[0] == 1
    assert strengths_in(game, FIRST_GROUP).count(50) == 4
    assert game.state.army_troops[BERAC_GARRISON] == 0


@pytest.mark.rule("VR-109")
def test_whoever_cannot_pay_his_regulars_loses_its_mercenaries() -> None:
    game = manned((50, ENGLISH))
    regular = lay_regular(game, 50)
    game.state.crowns[0] = 1
    run(game, Wages(BIT[0]))
    assert game.is_over()
    assert game.state.troop_at[regular] == FIRST_GROUP
    assert strengths_in(game, BERAC_GARRISON) == []


@pytest.mark.rule("VR-109")
def test_a_card_that_calls_mercenaries_home_finds_them_in_garrisons() -> None:
    game = manned((50, ENGLISH), (50, LOMBARD))
    hire(game, FIRST_GROUP, 100, ENGLISH)
    run(game, LoseMercenaries(0, ENGLISH, 1))
    assert asked(game)[2] == [4, FROM_GARRISON + BERAC]
    answer(game, FROM_GARRISON + BERAC)
    assert game.is_over()
    assert strengths_in(game, BERAC_GARRISON) == []
    assert strengths_in(game, FIRST_GROUP).count(50) == 4
    all_of_them = manned((100, ENGLISH))
    run(all_of_them, LoseMercenaries(0, ENGLISH, 2))
    assert not is_manned(all_of_them.state, BERAC)


# ---- the city is lost


def lost(game: Play) -> tuple[int, int]:
    """A Mercenary of 50 and a Regular of 50 man Berac; both."""
    mercenary = hire(game, BERAC_GARRISON, 50, ENGLISH)
    return mercenary, lay_regular(game, 50)


@pytest.mark.rule("VR-110")
@pytest.mark.parametrize("way", ["capture", "gift", "revolt", "razing"])
def test_when_the_city_is_lost_mercenaries_go_to_the_deck_and_regulars_home(way: str) -> None:
    game = manned()
    mercenary, regular = lost(game)
    deck = int(game.state.hire_count)
    game.state.breaches = laid(game.state.breaches, BERAC, 3)
    if way == "revolt":
        stack_fate(game, DEAL)
        run(game, Revolt(BERAC))
        answer(game, LOSE_CITY)
    elif way == "gift":
        run(game, GiveCity(0, 1))
        answer(game, BERAC)
    else:
        run(game, Capture(1, BERAC))
        answer(game, *([RAZE] if way == "razing" else []))
    assert game.state.city_owner[BERAC] != 0
    assert (game.state.troop_at[mercenary], game.state.troop_at[regular]) == (IN_DECK, FIRST_GROUP)
    assert game.state.hire_count == deck + 1
    assert mercenary in game.state.hire_deck[: game.state.hire_count]
    assert game.state.breaches[BERAC] == (0 if way == "razing" else 2)
    assert not is_manned(game.state, BERAC)


@pytest.mark.rule("VR-110")
def test_with_a_baron_who_is_out_of_the_game_his_regulars_leave_it() -> None:
    game = manned(seats=3)
    mercenary, regular = lost(game)
    run(game, Eliminate(0))
    assert (game.state.troop_at[mercenary], game.state.troop_at[regular]) == (IN_DECK, OUT)

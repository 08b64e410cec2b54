"""Garrisons (house): troop cards left in cities, taken back, paid, lost; and what they do for a city."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, CADIZ, FROLI, FROLI_AREA, MEADOW, URAN, besiege
from tests.support.towns import garrison, give_captain, give_levy, towns
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import RIOTS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import HireGarrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    ENOUGH,
    FROM_GARRISON,
    LOSE_CITY,
    MAN_CITY,
    NO_MORE_PAY,
    NO_TRANSFER,
    PAY_CROWNS,
    PAY_TROOP,
    RAZE,
    REVOLT,
    SECOND_FIFTY,
    TAKE_BACK,
)
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    DEAL,
    FIRST_GARRISON,
    FIRST_GROUP,
    IN_DECK,
    NEUTRAL,
    OFF_BOARD,
    OUT,
    REGULAR_50,
    REGULAR_100,
    SQUARE,
    STAR,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import is_manned, troops_in_cities
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning, ManningAtReturn
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_against_siege
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.procedures.journey import Voyage
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolt
from wk_env.games.warrior_knights.rules.procedures.stronghold import GiveCity
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

MANNED = Rules(seats=2, manning=1)
FIRST, SECOND = noble_of(0, STAR), noble_of(0, SQUARE)
ENGLISH, LOMBARD = 0, 1
ENGLISH_50, ENGLISH_100, LOMBARD_50 = 0, 1, 4
HARN_PASS, GREY_MOOR, SURAT = 6, 20, 27
BERAC_GARRISON = FIRST_GARRISON + BERAC


def at_berac(*cards: tuple[int, int], seats: int = 2) -> Play:
    """The first Noble of seat 0 is in Berac, which is his Baron's, with cards of these strengths and nations."""
    game = arrange(rules=Rules(seats=seats, manning=1))
    put(game, FIRST, BERAC_AREA)
    for strength, nation in cards:
        hire(game, FIRST, strength, nation)
    control(game, 0, BERAC)
    return game


def manned(*cards: tuple[int, int], seats: int = 2) -> Play:
    """Berac of seat 0 has these Mercenaries as its garrison, and no Noble."""
    game = arrange(rules=Rules(seats=seats, manning=1))
    control(game, 0, BERAC)
    for strength, nation in cards:
        hire(game, BERAC_GARRISON, strength, nation)
    return game


def lay_regular(game: Play, strength: int, seat: int = 0, place: int = BERAC_GARRISON) -> int:
    """A Regular of a Baron lies in the garrison of Berac."""
    table = game.state
    card = next(
        t
        for t in range(4 * seat, 4 * seat + 4)
        if table.content.troop_strength[t] == strength and table.troop_at[t] == FIRST_GROUP + seat
    )
    move_troop(table, card, place)
    return card


def strengths_in(game: Play, place: int) -> list[int]:
    """The strengths of the cards at a place."""
    table = game.state
    return sorted(table.content.troop_strength[t] for t, at in enumerate(table.troop_at) if at == place)


# ---- leaving and taking back


@pytest.mark.rule("VR-104")
def test_a_noble_leaves_a_garrison_in_a_city_that_he_passes_for_nothing() -> None:
    game = arrange(rules=Rules(seats=3, manning=1))
    put(game, FIRST, HARN_PASS)
    for strength in (100, 150):
        hire(game, FIRST, strength, ENGLISH)
    control(game, 0, FROLI)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI_AREA, GREY_MOOR, SURAT)
    assert asked(game) == (MAN_CITY, 0, [ENGLISH_100, ENOUGH])
    assert (game.state.subject, game.state.matter, game.state.noble_at[FIRST]) == (FIRST, FROLI, FROLI_AREA)
    answer(game, ENGLISH_100)
    assert game.is_over()
    assert (game.state.noble_at[FIRST], game.state.outcome, game.state.crowns[0]) == (SURAT, 1, 15)
    assert strengths_in(game, FIRST) == [150]
    assert strengths_in(game, FIRST_GARRISON + FROLI) == [100]


@pytest.mark.rule("VR-104")
@pytest.mark.parametrize("manning", [0, 1])
def test_he_may_leave_one_where_he_sets_out_and_nobody_is_asked_without_the_rule(manning: int) -> None:
    game = arrange(rules=Rules(seats=3, manning=manning))
    put(game, FIRST, FROLI_AREA)
    give_regulars(game, FIRST, 100, 50)
    control(game, 0, FROLI)
    run(game, MoveOne(0))
    answer(game, STAR, HARN_PASS, ARRIVE)
    if manning == 0:
        assert game.is_over()
        return
    assert asked(game) == (MAN_CITY, 0, [REGULAR_100, ENOUGH])
    answer(game, ENOUGH)
    assert game.is_over()
    assert not is_manned(game.state, FROLI)


@pytest.mark.rule("VR-104")
def test_a_noble_takes_a_garrison_back() -> None:
    game = at_berac((150, ENGLISH))
    hire(game, BERAC_GARRISON, 50, LOMBARD)
    hire(game, BERAC_GARRISON, 50, LOMBARD)
    run(game, Manning(FIRST))
    assert asked(game) == (MAN_CITY, 0, [ENOUGH, TAKE_BACK])
    answer(game, TAKE_BACK)
    assert game.is_over()
    assert strengths_in(game, FIRST) == [50, 50, 150]
    assert not is_manned(game.state, BERAC)


@pytest.mark.rule("VR-104")
@pytest.mark.parametrize("owner", [NEUTRAL, 1])
def test_only_a_city_of_his_own_barons_is_manned(owner: int) -> None:
    game = at_berac((100, ENGLISH), (100, ENGLISH))
    game.state.city_owner = laid(game.state.city_owner, BERAC, owner)
    run(game, Manning(FIRST))
    assert game.is_over()


@pytest.mark.rule("VR-104")
@pytest.mark.parametrize("place", [MEADOW, OFF_BOARD, 64 + BERAC_AREA])
def test_a_noble_elsewhere_mans_no_city(place: int) -> None:
    game = at_berac((100, ENGLISH), (100, ENGLISH))
    game.state.noble_at[FIRST] = place
    run(game, Manning(FIRST))
    assert game.is_over()


@pytest.mark.rule("VR-104")
def test_whoever_sails_may_leave_one_before() -> None:
    game = at_berac((100, ENGLISH), (150, ENGLISH))
    run(game, Voyage(FIRST, game.state.content.city_area[CADIZ]))
    assert asked(game)[0] == MAN_CITY
    answer(game, ENGLISH_100)
    assert game.is_over()
    assert game.state.noble_at[FIRST] >= 64
    assert is_manned(game.state, BERAC)


@pytest.mark.rule("VR-104")
def test_in_the_return_step_each_noble_may_but_no_city_is_changed_twice() -> None:
    game = at_berac((100, ENGLISH), (150, ENGLISH))
    put(game, SECOND, BERAC_AREA, troops=(100, 150))
    run(game, ManningAtReturn(0))
    assert (asked(game)[0], game.state.subject) == (MAN_CITY, FIRST)
    answer(game, ENOUGH)
    assert (asked(game)[0], game.state.subject) == (MAN_CITY, SECOND)
    run_again = at_berac((100, ENGLISH), (150, ENGLISH))
    put(run_again, SECOND, BERAC_AREA, troops=(100, 150))
    run(run_again, ManningAtReturn(0))
    answer(run_again, ENGLISH_100)
    assert run_again.is_over()
    assert is_manned(run_again.state, BERAC)


@pytest.mark.rule("VR-104")
def test_upkeep_asks_for_it_after_the_nobles_have_returned() -> None:
    game = arrange(rules=MANNED)
    control(game, 0, BERAC)
    for strength in (100, 150):
        hire(game, FIRST, strength, ENGLISH)
    for card in range(8):
        move_troop(game.state, card, OUT)
    game.state.stronghold_at = laid(laid(game.state.stronghold_at, 0, MEADOW), 1, SURAT)
    run(game, Returns())
    answer(game, NO_TRANSFER, BERAC_AREA)
    assert asked(game) == (MAN_CITY, 0, [ENGLISH_100, ENOUGH])
    answer(game, ENOUGH)
    assert game.is_over()


# ---- limits


@pytest.mark.rule("VR-105")
def test_a_garrison_is_a_card_of_100_or_two_of_50() -> None:
    game = at_berac((150, ENGLISH), (50, ENGLISH), (50, LOMBARD), (200, ENGLISH))
    give_regulars(game, FIRST, 50)
    run(game, Manning(FIRST))
    assert asked(game) == (MAN_CITY, 0, [ENGLISH_50, LOMBARD_50, ENOUGH])
    answer(game, ENGLISH_50)
    assert asked(game) == (SECOND_FIFTY, 0, [LOMBARD_50, REGULAR_50])
    assert not is_manned(game.state, BERAC)
    answer(game, REGULAR_50)
    assert game.is_over()
    assert strengths_in(game, BERAC_GARRISON) == [50, 50]
    assert strengths_in(game, FIRST) == [50, 150, 200]


@pytest.mark.rule("VR-105")
def test_two_of_a_kind_make_a_garrison_and_each_pair_is_reached_in_one_way() -> None:
    game = at_berac((50, ENGLISH), (50, ENGLISH), (50, LOMBARD))
    run(game, Manning(FIRST))
    assert asked(game) == (MAN_CITY, 0, [ENGLISH_50, ENOUGH])
    answer(game, ENGLISH_50)
    assert asked(game) == (SECOND_FIFTY, 0, [ENGLISH_50, LOMBARD_50])
    answer(game, ENGLISH_50)
    assert strengths_in(game, FIRST) == [50]


@pytest.mark.rule("VR-105")
@pytest.mark.parametrize("cards", [((100, ENGLISH),), ((50, ENGLISH), (50, ENGLISH)), ((150, ENGLISH), (200, ENGLISH))])
def test_the_noble_keeps_a_card(cards: tuple[tuple[int, int], ...]) -> None:
    game = at_berac(*cards)
    run(game, Manning(FIRST))
    assert game.is_over()


@pytest.mark.rule("VR-105")
def test_no_garrison_comes_from_an_army_with_casualties_or_into_a_besieged_city() -> None:
    game = at_berac((100, ENGLISH), (150, ENGLISH))
    game.state.casualties[FIRST] = 1
    run(game, Manning(FIRST))
    assert game.is_over()
    game.state.casualties[FIRST] = 0
    besiege(game, 1, BERAC)
    run(game, Manning(FIRST))
    assert game.is_over()


@pytest.mark.rule("VR-105")
def test_neither_levies_nor_captains_make_a_garrison() -> None:
    game = towns(manning=1)
    put(game, FIRST, BERAC_AREA, troops=(200,))
    control(game, 0, BERAC)
    give_captain(game, FIRST, 0, 0)
    give_levy(game, FIRST, 0)
    give_levy(game, FIRST, 1)
    run(game, Manning(FIRST))
    assert game.is_over()


@pytest.mark.rule("VR-106")
def test_a_city_has_one_garrison_of_either_kind() -> None:
    game = towns(manning=1)
    put(game, FIRST, BERAC_AREA, troops=(100, 200))
    control(game, 0, BERAC)
    garrison(game, BERAC)
    run(game, Manning(FIRST))
    assert game.is_over()
    other = towns(manning=1)
    control(other, 0, BERAC, FROLI)
    hire(other, BERAC_GARRISON, 100)
    run(other, HireGarrison(0, 0))
    assert BERAC not in asked(other)[2]
    assert FROLI in asked(other)[2]


@pytest.mark.rule("VR-152")
def test_taking_back_is_closed_in_a_siege() -> None:
    for is_besieged in (0, 1):
        game = at_berac((200, ENGLISH))
        hire(game, BERAC_GARRISON, 100)
        if is_besieged:
            besiege(game, 1, BERAC)
        run(game, Manning(FIRST))
        assert game.is_over() == is_besieged


@pytest.mark.rule("VR-152")
@pytest.mark.parametrize(("casualties", "takes"), [(1, 1), (2, 0)])
def test_an_army_with_casualties_takes_it_back_unless_it_is_spent_even_so(casualties: int, takes: int) -> None:
    game = at_berac((50, ENGLISH))
    hire(game, BERAC_GARRISON, 100)
    game.state.casualties[FIRST] = casualties
    run(game, Manning(FIRST))
    assert game.is_over() == (takes == 0)


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

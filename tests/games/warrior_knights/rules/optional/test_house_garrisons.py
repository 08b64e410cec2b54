"""Garrisons (house): troop cards left in cities, taken back; and what they do for a city."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, CADIZ, FROLI, FROLI_AREA, MEADOW, besiege
from tests.support.house_garrisons import (
    BERAC_GARRISON,
    ENGLISH,
    ENGLISH_50,
    ENGLISH_100,
    FIRST,
    LOMBARD,
    LOMBARD_50,
    at_berac,
    strengths_in,
)
from tests.support.towns import garrison, give_captain, give_levy, towns
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import HireGarrison
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    ENOUGH,
    MAN_CITY,
    NO_TRANSFER,
    TAKE_BACK,
    TWO_FIFTIES,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GARRISON,
    NEUTRAL,
    OFF_BOARD,
    OUT,
    REGULAR_50,
    REGULAR_100,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import higher_of, is_manned, lower_of, pair_of
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning, ManningAtReturn
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.procedures.march import Voyage
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import put as laid

MANNED = Rules(seats=2, manning=1)
SECOND = noble_of(0, SQUARE)
HARN_PASS, GREY_MOOR, SURAT = 6, 20, 27


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
    pairs = [(ENGLISH_50, LOMBARD_50), (ENGLISH_50, REGULAR_50), (LOMBARD_50, REGULAR_50)]
    assert asked(game) == (MAN_CITY, 0, [ENOUGH, *(TWO_FIFTIES + pair_of(*pair) for pair in pairs)])
    answer(game, TWO_FIFTIES + pair_of(REGULAR_50, ENGLISH_50))
    assert game.is_over()
    assert strengths_in(game, BERAC_GARRISON) == [50, 50]
    assert strengths_in(game, FIRST) == [50, 150, 200]


@pytest.mark.rule("VR-105")
def test_two_of_a_kind_make_a_garrison_and_each_pair_is_offered_once() -> None:
    game = at_berac((50, ENGLISH), (50, ENGLISH), (50, LOMBARD))
    run(game, Manning(FIRST))
    pairs = [(ENGLISH_50, ENGLISH_50), (ENGLISH_50, LOMBARD_50)]
    assert asked(game) == (MAN_CITY, 0, [ENOUGH, *(TWO_FIFTIES + pair_of(*pair) for pair in pairs)])
    answer(game, TWO_FIFTIES + pair_of(ENGLISH_50, ENGLISH_50))
    assert strengths_in(game, FIRST) == [50]


@pytest.mark.rule("VR-105")
def test_pairs_have_numbers_of_their_own() -> None:
    pairs = [(4 * low, 4 * high) for high in range(7) for low in range(high + 1)]
    assert [pair_of(high, low) for low, high in pairs] == list(range(28))
    assert [(lower_of(pair), higher_of(pair)) for pair in range(28)] == pairs


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

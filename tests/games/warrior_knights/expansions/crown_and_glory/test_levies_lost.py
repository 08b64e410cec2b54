"""Town Levies: never paid, gone when their comrades desert or their Noble dies."""

import pytest

from tests.support.arrange import answer, asked, control, give_regulars, hire, noble_of, put, run
from tests.support.battles import (
    BERAC,
    FROLI,
    MEADOW,
    NEAR,
    place_stronghold,
)
from tests.support.levies import HOME, at_berac, is_setting_wages
from tests.support.towns import (
    FIRST,
    LEADER,
    SECOND,
    SWISS,
    TUSCAN,
    give_captain,
    give_levy,
    levies_at,
    nation_on_top,
    towns,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_LEVY, LEVY_KIND
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import RecruitLevies
from wk_env.games.warrior_knights.rules.asks import (
    NO_CITY,
    NO_MORE_PAY,
    PAY_TROOP,
    RECRUIT,
    SACRIFICE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import count_bend
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_IN_FORCE,
    CIRCLE,
    IN_DECK,
    IN_DISCARD,
    NONE,
    OFF_BOARD,
)
from wk_env.games.warrior_knights.rules.phases.wages import Wages, owes_wages, wage_of
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death, lose_for_good
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.losses import Sacrifice
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat
from wk_env.games.warrior_knights.rules.procedures.stronghold import fall
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board
from wk_env.kernel.core import settle


@pytest.mark.rule("CG-042")
def test_the_loss_of_its_city_leaves_a_levy_alone() -> None:
    game = at_berac()
    give_levy(game, FIRST, BERAC)
    control(game, 1, BERAC)
    assert levies_at(game) == {BERAC: FIRST}


@pytest.mark.rule("CG-043")
def test_levies_are_never_paid() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    levy = give_levy(game, FIRST, BERAC)
    before = int(game.state.crowns[0])
    run(game, Wages(BIT[0]))
    assert not game.stack
    assert before - game.state.crowns[0] == sum(int(wage_of(game.state, troop)) for troop in range(4))
    assert wage_of(game.state, levy) == 0


@pytest.mark.rule("CG-043")
def test_levies_are_not_paid_where_a_card_sets_wages_to_one() -> None:
    game = towns()
    table = game.state
    levy = give_levy(game, FIRST, BERAC)
    troop = hire(game, FIRST, 200, SWISS)
    setters = [card for card in table.content.benders if is_setting_wages(game, int(card))]
    table.card_place[setters[0]] = CARD_IN_FORCE
    table.card_on[setters[0]] = 0
    count_bend(table, setters[0], 1)
    assert (wage_of(table, troop), wage_of(table, levy)) == (1, 0)


@pytest.mark.rule("CG-043")
def test_levies_count_for_the_limit_of_the_circle() -> None:
    game = towns()
    circle = noble_of(0, CIRCLE)
    put(game, circle, NEAR, troops=(200, 200))
    assert not owes_wages(game.state, circle)
    give_levy(game, circle, BERAC)
    assert owes_wages(game.state, circle)


@pytest.mark.rule("CG-044", "CG-047")
def test_if_one_mercenary_deserts_in_wages_all_levies_of_that_noble_go() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    put(game, SECOND, MEADOW)
    kept, lost = hire(game, FIRST, 50, SWISS), hire(game, FIRST, 100, SWISS)
    give_levy(game, FIRST, BERAC)
    give_levy(game, FIRST, FROLI)
    give_levy(game, SECOND, 0)
    run(game, Wages(BIT[0]))
    answer(game, int(game.state.content.troop_kind[kept]), NO_MORE_PAY)
    assert (game.state.troop_at[kept], game.state.troop_at[lost]) == (FIRST, IN_DECK)
    assert levies_at(game) == {0: SECOND}


@pytest.mark.rule("CG-044")
def test_levies_stay_where_all_are_paid() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    troop = hire(game, FIRST, 50, SWISS)
    give_levy(game, FIRST, BERAC)
    run(game, Wages(BIT[0]))
    assert asked(game)[0] == PAY_TROOP
    answer(game, int(game.state.content.troop_kind[troop]))
    assert levies_at(game) == {BERAC: FIRST}


@pytest.mark.rule("CG-044")
def test_the_levies_of_a_stronghold_go_likewise() -> None:
    game = towns()
    hire(game, HOME, 50, SWISS)
    give_levy(game, HOME, BERAC)
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert levies_at(game) == {}


@pytest.mark.rule("CG-044")
def test_a_deserting_captain_takes_the_levies_with_him() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    give_captain(game, FIRST, SWISS, LEADER)
    give_levy(game, FIRST, BERAC)
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert levies_at(game) == {}


@pytest.mark.rule("CG-044")
def test_the_loss_of_levies_may_kill_their_noble() -> None:
    game = towns()
    put(game, FIRST, NEAR, casualties=1)
    give_regulars(game, FIRST, 100)
    hire(game, FIRST, 50, SWISS)
    give_levy(game, FIRST, BERAC)
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert game.state.noble_at[FIRST] == OFF_BOARD
    assert game.state.casualties[FIRST] == 0


@pytest.mark.rule("CG-044")
def test_deserters_on_a_retreat_do_not_scatter_the_levies() -> None:
    game = towns()
    put(game, FIRST, MEADOW)
    hire(game, FIRST, 50, SWISS)
    give_levy(game, FIRST, BERAC)
    nation_on_top(game, SWISS)
    run(game, Retreat(FIRST))
    answer(game, asked(game)[2][0])
    assert game.state.army_troops[FIRST] == 100
    assert levies_at(game) == {BERAC: FIRST}


@pytest.mark.rule("CG-045", "CG-047")
def test_at_a_nobles_death_what_is_left_of_his_levies_goes_back_last() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=1)
    hire(game, FIRST, 100, SWISS)
    give_levy(game, FIRST, BERAC)
    give_levy(game, FIRST, FROLI)
    nation_on_top(game, TUSCAN)
    run(game, Death(FIRST, BY_CARD))
    assert asked(game)[0] == SACRIFICE
    assert levies_at(game) == {BERAC: FIRST, FROLI: FIRST}
    answer(game, SWISS * 4 + 1)
    assert levies_at(game) == {}
    assert game.state.army_troops[FIRST] == 0


@pytest.mark.rule("CG-045", "CG-046")
def test_the_owner_chooses_whether_levies_pay_for_casualties() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=1)
    troop = hire(game, FIRST, 100, SWISS)
    give_levy(game, FIRST, BERAC)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert asked(game) == (SACRIFICE, 0, [SWISS * 4 + 1, LEVY_KIND + BERAC])
    answer(game, LEVY_KIND + BERAC)
    assert game.state.troop_at[troop] == FIRST
    assert levies_at(game) == {}


@pytest.mark.rule("CG-046")
def test_casualties_take_the_largest_sum_that_levies_and_mercenaries_make() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=2)
    fifty = hire(game, FIRST, 50, SWISS)
    big = hire(game, FIRST, 200, TUSCAN)
    give_levy(game, FIRST, BERAC)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert not game.stack
    assert (game.state.troop_at[fifty], game.state.troop_at[big]) == (FIRST, IN_DISCARD)
    game.state.casualties[FIRST] = 2
    give_levy(game, FIRST, BERAC)
    give_levy(game, FIRST, FROLI)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert game.state.troop_at[fifty] == FIRST
    assert levies_at(game) == {}


@pytest.mark.rule("CG-047", "CG-041")
def test_a_levy_that_went_back_can_be_recruited_again() -> None:
    game = at_berac()
    give_levy(game, FIRST, BERAC)
    game.state.casualties[FIRST] = 2
    run(game, Sacrifice(FIRST, NONE, 0))
    assert levies_at(game) == {}
    run(game, RecruitLevies(0, 0))
    assert asked(game) == (RECRUIT, 0, [BERAC, NO_CITY])


@pytest.mark.rule("CG-135")
@pytest.mark.parametrize("conqueror", [1, NONE])
def test_the_levies_of_a_fallen_stronghold_go_back_after_its_casualties(conqueror: int) -> None:
    game = towns()
    place_stronghold(game, 0, NEAR)
    hire(game, HOME, 100, SWISS)
    give_levy(game, HOME, BERAC)
    give_levy(game, HOME, FROLI)
    game.state.casualties[HOME] = 1
    nation_on_top(game, TUSCAN)
    fall(game, 0, conqueror)
    settle(game)
    assert asked(game)[0] == SACRIFICE
    answer(game, SWISS * 4 + 1)
    assert levies_at(game) == {}


@pytest.mark.rule("CG-135")
def test_the_levies_of_a_noble_without_heir_go_back() -> None:
    game = at_berac()
    give_levy(game, FIRST, BERAC)
    lose_for_good(game, FIRST)
    assert levies_at(game) == {}
    assert max(game.state.hire_deck[: game.state.hire_count]) < FIRST_LEVY


@pytest.mark.rule("CG-136")
def test_levies_are_troops_on_the_board() -> None:
    game = towns()
    put(game, FIRST, NEAR)
    before = troops_on_board(game.state, 0)
    give_levy(game, FIRST, BERAC)
    assert troops_on_board(game.state, 0) == before + 100
    give_levy(game, SECOND, FROLI)
    assert troops_on_board(game.state, 0) == before + 100


@pytest.mark.rule("CG-138")
def test_the_levies_of_an_eliminated_baron_go_back() -> None:
    game = at_berac(elimination=1)
    give_levy(game, FIRST, BERAC)
    give_levy(game, HOME, FROLI)
    give_levy(game, noble_of(1, 0), 0)
    eliminate(game, 0)
    assert levies_at(game) == {0: noble_of(1, 0)}

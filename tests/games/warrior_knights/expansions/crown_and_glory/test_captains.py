"""Leaders and Heralds: Mercenaries of their nationality, and the gifts of the Leaders."""

import pytest

from tests.support.arrange import answer, asked, hire, put, run
from tests.support.battles import MEADOW
from tests.support.captains import HOME, gift, offered, wage_of_home, with_noble
from tests.support.towns import (
    ENGLISH,
    FIRST,
    HERALD,
    LEADER,
    SECOND,
    SWISS,
    TUSCAN,
    card,
    give_captain,
    kind,
    nation_on_top,
    towns,
)
from wk_env.games.warrior_knights.rules.asks import (
    HIRE,
    NO_HIRE,
    NO_MORE_PAY,
    PAY_TROOP,
    PLACE_TROOP,
    SACRIFICE,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    IN_DECK,
    IN_DISCARD,
    NONE,
    OFF_BOARD,
    ON_OFFER,
)
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.setup import deal_troops, shuffle_mercenaries
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.losses import Sacrifice
from wk_env.games.warrior_knights.rules.procedures.tally import cards_for
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board


@pytest.mark.rule("CG-008")
def test_twelve_captains_lie_in_the_mercenary_deck_which_has_78_cards() -> None:
    game = towns()
    shuffle_mercenaries(game)
    deck = sorted(game.state.hire_deck)
    assert len(deck) == game.state.hire_count == 78
    assert deck[66:] == [card(nation, rank) for nation in range(6) for rank in (LEADER, HERALD)]


@pytest.mark.rule("CG-008", "CG-009")
@pytest.mark.parametrize("seed", range(6))
def test_no_captain_is_dealt_before_the_game(seed: int) -> None:
    game = towns(seats=6, seed=seed)
    shuffle_mercenaries(game)
    deal_troops(game)
    dealt = [troop for troop in range(24, 126) if game.state.troop_at[troop] >= 0]
    assert len(dealt) == 12
    assert max(dealt) < 90
    assert game.state.hire_count == 66
    assert sum(game.state.hire_deck[place] >= 96 for place in range(66)) == 12


@pytest.mark.rule("CG-021", "CG-009")
def test_a_captain_on_offer_is_hired_for_his_wage_with_others_of_his_nation() -> None:
    game = towns()
    game.state.track[0] = game.state.track[1] = 0
    offered(game, card(SWISS, LEADER))
    troop = hire(game, ON_OFFER, 100, SWISS)
    run(game, Draft())
    assert asked(game) == (HIRE, 0, [int(game.state.content.troop_kind[troop]), NO_HIRE, kind(SWISS, LEADER)])
    answer(game, kind(SWISS, LEADER))
    assert game.state.crowns[0] == 15 - 2
    assert (asked(game)[0], game.state.subject) == (PLACE_TROOP, kind(SWISS, LEADER))
    answer(game, STRONGHOLD)
    assert game.state.troop_at[card(SWISS, LEADER)] == HOME
    assert (asked(game)[0], game.state.matter) == (HIRE, SWISS)


@pytest.mark.rule("CG-021")
def test_a_captain_whom_nobody_hires_goes_back_into_the_deck() -> None:
    game = towns()
    game.state.track[0] = 0
    offered(game, card(SWISS, LEADER))
    run(game, Draft())
    answer(game, NO_HIRE)
    table = game.state
    on_top = [troop for troop in table.hire_deck if table.troop_at[troop] == ON_OFFER]
    assert table.hire_count == 78 - len(set(on_top))
    assert table.troop_at[card(SWISS, LEADER)] in {IN_DECK, ON_OFFER}
    assert sorted(table.hire_deck[: table.hire_count]) == [t for t in table.content.for_hire if table.troop_at[t] == -1]


@pytest.mark.rule("CG-021")
def test_a_captain_is_paid_like_any_mercenary_and_deserts_unpaid() -> None:
    game = with_noble(SWISS, LEADER)
    game.state.crowns[0] = 20
    run(game, Wages(BIT[0]))
    assert asked(game)[0] == PAY_TROOP
    assert asked(game)[2][-1] == kind(SWISS, LEADER)
    answer(game, kind(SWISS, LEADER))
    assert game.state.crowns[0] == 20 - wage_of_home(game) - 2
    assert game.state.troop_at[card(SWISS, LEADER)] == FIRST
    assert game.state.army_troops[FIRST] == 50


@pytest.mark.rule("CG-021")
def test_an_unpaid_captain_is_shuffled_into_the_deck() -> None:
    game = with_noble(SWISS, LEADER)
    game.state.crowns[0] = 20
    run(game, Wages(BIT[0]))
    answer(game, asked(game)[2][0], NO_MORE_PAY)
    assert game.state.troop_at[card(SWISS, LEADER)] == IN_DECK
    assert card(SWISS, LEADER) in game.state.hire_deck[: game.state.hire_count]
    assert game.state.army_troops[FIRST] == 200


@pytest.mark.rule("CG-021")
def test_fate_may_call_a_captain_home_by_his_nation() -> None:
    game = with_noble(TUSCAN, HERALD)
    game.state.crowns[0] = 0
    run(game, LoseMercenaries(0, TUSCAN, 1))
    assert game.state.troop_at[card(TUSCAN, HERALD)] == IN_DECK


@pytest.mark.rule("CG-021")
def test_a_captain_is_a_choice_among_deserters_of_his_nation() -> None:
    game = towns()
    put(game, FIRST, MEADOW)
    troop = hire(game, FIRST, 200, TUSCAN)
    give_captain(game, FIRST, TUSCAN, LEADER)
    game.state.casualties[FIRST] = 3
    nation_on_top(game, TUSCAN)
    run(game, Death(FIRST, BY_CARD))
    assert asked(game)[2] == [int(game.state.content.troop_kind[troop]), kind(TUSCAN, LEADER)]
    answer(game, kind(TUSCAN, LEADER))
    assert game.state.troop_at[card(TUSCAN, LEADER)] == IN_DECK
    assert game.state.troop_at[troop] == IN_DISCARD


@pytest.mark.rule("CG-021")
def test_captains_count_as_fifty_among_casualties_and_go_to_the_discards() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=1)
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, FIRST, ENGLISH, HERALD)
    hire(game, FIRST, 100, SWISS)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert asked(game) == (SACRIFICE, 0, [SWISS * 4 + 1, kind(ENGLISH, LEADER)])
    answer(game, kind(ENGLISH, LEADER))
    assert [game.state.troop_at[card(ENGLISH, rank)] for rank in (LEADER, HERALD)] == [IN_DISCARD] * 2


@pytest.mark.rule("CG-136")
def test_captains_are_troops_on_the_board() -> None:
    game = with_noble(SWISS, LEADER)
    game.state.stronghold_at = game.state.stronghold_at[:]
    game.state.stronghold_at[0] = OFF_BOARD
    assert troops_on_board(game.state, 0) == 250


@pytest.mark.rule("CG-022", "CG-140")
def test_a_gift_lies_on_the_noble_while_the_captain_is_with_his_army() -> None:
    game = with_noble(ENGLISH, LEADER)
    assert gift(game, ENGLISH, LEADER) == (CARD_IN_FORCE, FIRST)
    move_troop(game.state, card(ENGLISH, LEADER), SECOND)
    assert gift(game, ENGLISH, LEADER) == (CARD_IN_FORCE, SECOND)
    move_troop(game.state, card(ENGLISH, LEADER), HOME)
    assert gift(game, ENGLISH, LEADER) == (CARD_IN_DECK, NONE)
    assert sum(game.state.bent) == 0


@pytest.mark.rule("CG-022", "CG-140")
def test_the_commander_alone_has_the_gift_in_battle_unasked() -> None:
    game = with_noble(ENGLISH, LEADER)
    put(game, SECOND, MEADOW, troops=(100,))
    assert cards_for(game.state, 300, FIRST) == 3 + 2 + 1
    assert cards_for(game.state, 300, SECOND) == 3 + 2
    move_troop(game.state, card(ENGLISH, LEADER), HOME)
    assert cards_for(game.state, 300, FIRST) == 3 + 2

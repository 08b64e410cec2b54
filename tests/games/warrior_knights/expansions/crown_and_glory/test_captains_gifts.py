"""What Leaders and Heralds give to the Noble whom they are with, and that he has one of each."""

import pytest

from tests.support.arrange import answer, asked, control, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI_AREA, MEADOW, NEAR, place_stronghold
from tests.support.captains import HOME, gift, with_noble
from tests.support.towns import (
    ENGLISH,
    FIRST,
    HERALD,
    LEADER,
    LOMBARD,
    POLISH,
    RUMANIAN,
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
    DONOR,
    ENOUGH,
    HAND,
    NO_DONOR,
    NO_TRANSFER,
    PLACE_TROOP,
    STRONGHOLD,
    TAKE,
    TRANSFER,
)
from wk_env.games.warrior_knights.rules.deeds import exhaust, move_troop
from wk_env.games.warrior_knights.rules.in_progress import bit_of, note_handed, word_of
from wk_env.games.warrior_knights.rules.measures import PRICE_FORTIFY, RALLY, SIEGE, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_IN_FORCE,
    HANDED,
    IN_DECK,
    NONE,
    OFF_BOARD,
    OUT,
    REGULAR_50,
)
from wk_env.games.warrior_knights.rules.phases.wages import PayArmy, wage_of
from wk_env.games.warrior_knights.rules.procedures.attack_targets import can_besiege, strength_in_siege
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.procedures.redistribution import (
    OUT_OF_STRONGHOLD,
    SIDE_BY_SIDE,
    Redistribution,
)
from wk_env.games.warrior_knights.rules.procedures.routes import reach_of
from wk_env.games.warrior_knights.rules.procedures.tally import tally, victories_of
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops, can_give
from wk_env.kernel.core import settle


@pytest.mark.rule("CG-022", "CG-023")
def test_a_gift_works_while_the_noble_is_exhausted() -> None:
    game = with_noble(RUMANIAN, LEADER)
    exhaust(game.state, FIRST)
    assert victories_of(game.state, 0, FIRST, NONE) == 1
    assert victories_of(game.state, 0, SECOND, NONE) == 0


@pytest.mark.rule("CG-022")
def test_a_leader_prevents_and_one_deals_before_walls() -> None:
    game = with_noble(SWISS, LEADER)
    assert tally(game.state, 0, 1, 9, FIRST, NONE) == 1
    game = with_noble(TUSCAN, LEADER)
    assert tally(game.state, 0, 0, 8, FIRST, BERAC) == 1
    assert tally(game.state, 0, 0, 8, FIRST, NONE) == 0


@pytest.mark.rule("CG-022", "CG-023")
def test_the_lombard_leader_counts_a_hundred_more_where_his_noble_besieges() -> None:
    game = with_noble(LOMBARD, LEADER, FROLI_AREA)
    put(game, SECOND, FROLI_AREA, troops=(50,))
    assert game.state.bent[SIEGE] == 1
    assert strength_in_siege(game.state, BIT[FIRST]) == 250 + 200 + 100
    assert strength_in_siege(game.state, BIT[SECOND]) == 50 + 200
    assert strength_in_siege(game.state, BIT[FIRST] | BIT[SECOND]) == 300 + 200 + 100


@pytest.mark.rule("CG-022")
def test_a_siege_may_be_open_by_a_leader_alone() -> None:
    game = towns()
    put(game, FIRST, BERAC_AREA, troops=(200,))
    put(game, noble_of(1, 3), BERAC_AREA, troops=(100,))
    control(game, 1, BERAC)
    give_captain(game, FIRST, ENGLISH, LEADER)
    assert game.state.content.city_strength[BERAC] == 200
    assert not can_besiege(game.state, 0, BERAC)
    move_troop(game.state, card(ENGLISH, LEADER), IN_DECK)
    give_captain(game, FIRST, LOMBARD, LEADER)
    assert strength_in_siege(game.state, BIT[FIRST]) == 200 + 50 + 200 + 100
    assert can_besiege(game.state, 0, BERAC)


@pytest.mark.rule("CG-022")
def test_gifts_to_a_baron_need_the_noble_in_an_area() -> None:
    game = with_noble(LOMBARD, HERALD)
    give_captain(game, FIRST, POLISH, LEADER)
    give_captain(game, SECOND, POLISH, HERALD)
    assert measure_of_baron(game.state, PRICE_FORTIFY, 0, 4, 1) == 2
    assert measure_of_baron(game.state, PRICE_FORTIFY, 1, 4, 1) == 4
    assert measure_of_baron(game.state, RALLY, 0, 2, 0) == 2
    put(game, SECOND, NEAR)
    assert measure_of_baron(game.state, RALLY, 0, 2, 0) == 3
    assert reach_of(game.state, FIRST) == reach_of(game.state, SECOND) + 1


@pytest.mark.rule("CG-022", "CG-023")
def test_the_english_herald_makes_his_army_cheaper() -> None:
    game = with_noble(ENGLISH, HERALD)
    troop = hire(game, FIRST, 100, SWISS)
    printed = game.state.content.troop_wage[troop]
    assert wage_of(game.state, troop) == printed - 1
    assert wage_of(game.state, card(ENGLISH, HERALD)) == 1
    move_troop(game.state, troop, SECOND)
    assert wage_of(game.state, troop) == printed


@pytest.mark.rule("CG-022", "WK-232")
def test_whoever_lets_the_herald_go_pays_the_next_what_was_asked() -> None:
    game = with_noble(ENGLISH, HERALD)
    troop = hire(game, FIRST, 100, SWISS)
    game.state.crowns[0] = wage_of(game.state, troop)
    game.call(PayArmy(FIRST))
    settle(game)
    answer(game, game.state.content.troop_kind[troop])
    assert game.state.crowns[0] == 0
    assert game.state.troop_at[troop] == FIRST
    assert game.state.troop_at[card(ENGLISH, HERALD)] == IN_DECK


@pytest.mark.rule("CG-022", "CG-021")
def test_a_captain_and_his_gift_stay_with_the_heir() -> None:
    game = with_noble(ENGLISH, LEADER)
    nation_on_top(game, POLISH)
    run(game, Death(FIRST, BY_CARD))
    assert game.state.noble_at[FIRST] == OFF_BOARD
    assert game.state.troop_at[card(ENGLISH, LEADER)] == FIRST
    assert gift(game, ENGLISH, LEADER) == (CARD_IN_FORCE, FIRST)


@pytest.mark.rule("CG-024")
def test_a_second_leader_is_not_assigned_to_a_noble_and_a_herald_is() -> None:
    game = towns()
    give_captain(game, FIRST, ENGLISH, LEADER)
    run(game, PlaceTroop(0, card(SWISS, LEADER)))
    assert asked(game) == (PLACE_TROOP, 0, [1, 2, 3, STRONGHOLD])
    answer(game, STRONGHOLD)
    run(game, PlaceTroop(0, card(SWISS, HERALD)))
    assert asked(game)[2] == [0, 1, 2, 3, STRONGHOLD]


@pytest.mark.rule("CG-024")
def test_a_stronghold_may_have_many() -> None:
    game = towns()
    give_captain(game, HOME, ENGLISH, LEADER)
    give_captain(game, HOME, POLISH, LEADER)
    run(game, PlaceTroop(0, card(SWISS, LEADER)))
    assert STRONGHOLD in asked(game)[2]


@pytest.mark.rule("CG-024")
def test_a_moving_noble_takes_no_second_leader() -> None:
    game = towns()
    put(game, FIRST, MEADOW, troops=(100,))
    put(game, SECOND, MEADOW, troops=(50,))
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, SECOND, SWISS, LEADER)
    give_captain(game, SECOND, SWISS, HERALD)
    run(game, TakeTroops(FIRST))
    assert asked(game) == (DONOR, 0, [1, NO_DONOR])
    answer(game, 1)
    assert asked(game)[0] == TAKE
    assert kind(SWISS, LEADER) not in asked(game)[2]
    answer(game, kind(SWISS, HERALD))
    assert asked(game)[2][-1] == ENOUGH
    answer(game, asked(game)[2][0])
    assert not game.stack
    assert game.state.troop_at[card(SWISS, LEADER)] == SECOND


@pytest.mark.rule("CG-024")
def test_whoever_has_a_second_leader_alone_has_nothing_to_give() -> None:
    game = towns()
    put(game, FIRST, MEADOW, troops=(100,))
    put(game, SECOND, MEADOW)
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, SECOND, SWISS, LEADER)
    assert not can_give(game.state, 1, FIRST)
    assert can_give(game.state, 0, SECOND)


@pytest.mark.rule("CG-024")
def test_an_army_with_tokens_does_not_merge_into_two_leaders() -> None:
    game = towns()
    put(game, FIRST, MEADOW, troops=(200,))
    put(game, SECOND, MEADOW, troops=(200,), casualties=1)
    give_captain(game, FIRST, ENGLISH, LEADER)
    assert can_give(game.state, 1, FIRST)
    give_captain(game, SECOND, SWISS, LEADER)
    assert not can_give(game.state, 1, FIRST)


@pytest.mark.rule("CG-024")
def test_in_upkeep_no_second_leader_is_handed_over() -> None:
    game = towns()
    put(game, FIRST, MEADOW, troops=(100,))
    put(game, SECOND, MEADOW, troops=(50,))
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, SECOND, SWISS, LEADER)
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert asked(game) == (TRANSFER, 0, [1, 5, NO_TRANSFER])
    answer(game, 5)
    assert asked(game)[0] == HAND
    assert kind(SWISS, LEADER) not in asked(game)[2]


@pytest.mark.rule("CG-024")
def test_in_upkeep_an_army_with_tokens_does_not_merge_into_two_leaders() -> None:
    game = towns()
    put(game, FIRST, MEADOW, troops=(200,))
    put(game, SECOND, MEADOW, troops=(200,), casualties=1)
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, SECOND, SWISS, LEADER)
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert asked(game) == (TRANSFER, 0, [1, NO_TRANSFER])


@pytest.mark.rule("CG-024")
def test_a_single_second_leader_opens_no_transfer() -> None:
    game = towns()
    game.state.stronghold_at = game.state.stronghold_at[:]
    game.state.stronghold_at[0] = NEAR
    for troop in range(4):
        move_troop(game.state, troop, OUT)
    for noble in range(1, 4):
        game.state.noble_at[noble] = -2
    give_captain(game, FIRST, ENGLISH, LEADER)
    give_captain(game, HOME, SWISS, LEADER)
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert not game.stack
    give_captain(game, HOME, SWISS, HERALD)
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert asked(game) == (TRANSFER, 0, [20, NO_TRANSFER])
    answer(game, 20)
    assert asked(game) == (HAND, 0, [kind(SWISS, HERALD)])


def test_all_special_cards_have_bits_of_their_own_among_those_handed_over() -> None:
    places = [(int(word_of(troop)), int(bit_of(troop))) for troop in range(126)]
    assert len(set(places)) == 126
    assert {word for word, _ in places} == {0, 1}
    assert max(bit for _, bit in places) == 62
    game = towns()
    note_handed(game.state, 125)
    assert game.state.doing[HANDED + 1] == BIT[62]


def test_no_kind_of_regular_comes_among_mercenaries() -> None:
    game = towns()
    assert all(
        game.state.content.troop_kind[troop] < REGULAR_50 or game.state.content.troop_kind[troop] > 27
        for troop in game.state.content.for_hire
    )


@pytest.mark.rule("CG-024")
def test_two_leaders_of_a_stronghold_with_tokens_do_not_join_one_noble() -> None:
    game = towns()
    place_stronghold(game, 0, NEAR)
    put(game, FIRST, NEAR, troops=(200,))
    game.state.casualties[HOME] = 1
    give_captain(game, HOME, ENGLISH, LEADER)
    assert can_give(game.state, STRONGHOLD, FIRST)
    give_captain(game, HOME, SWISS, LEADER)
    assert not can_give(game.state, STRONGHOLD, FIRST)
    put(game, FIRST, OFF_BOARD)
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert not game.stack
    move_troop(game.state, card(SWISS, LEADER), IN_DECK)
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert asked(game)[0] == TRANSFER

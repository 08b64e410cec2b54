"""The thirteen motions and the Private Motion, as carried out on Barons who accepted."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, hire, noble_of, put, run, stack_fate
from tests.support.decks import CARD_OF, answer_first, carry, lay_down, pick
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import (
    DROP_CARD,
    EXCHANGE,
    INSTEAD,
    KEEP,
    KEEP_OR_RAZE,
    PLACE_TROOP,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.cards.effects import Resolve
from wk_env.games.warrior_knights.rules.cards.resources import word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import EFFECT, KIND_PRIVATE, VOTE_PROPOSER, WORD_PROPOSE
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_DISCARDED,
    FIRST_AGENDA,
    FIRST_GROUP,
    IN_DECK,
    NO,
    NONE,
    OFF_BOARD,
    SQUARE,
    STAR,
    YES,
)

CONTENT = house_content()


def test_three_private_motions_hand_the_word_to_a_baron() -> None:
    kinds = list(CONTENT.agenda_kind)
    assert kinds[:4].count(KIND_PRIVATE) == kinds.count(KIND_PRIVATE) == 3
    card = CARD_OF["Private Motion"]
    assert CONTENT.agenda_vote[card - FIRST_AGENDA] == VOTE_PROPOSER
    game = arrange()
    assert word_of(game.state, card, EFFECT) == WORD_PROPOSE


def test_a_private_motion_does_nothing_of_its_own() -> None:
    game = arrange()
    pick(game, "Private Motion")
    before = game.digest()
    run(game, Resolve(CARD_OF["Private Motion"], 0, NONE))
    assert game.digest() == before


def test_a_vote_of_thanks_is_five_crowns_and_two_votes() -> None:
    game = arrange()
    carry(game, "A Vote of Thanks", 1)
    assert (game.state.crowns[1], game.state.votes[1]) == (20, 2)


def test_strangers_go_home_takes_two_mercenaries_of_a_nationality_that_fate_names() -> None:
    game = arrange()
    strangers = [hire(game, FIRST_GROUP + 1, 50, 2), hire(game, FIRST_GROUP + 1, 100, 2)]
    friend = hire(game, FIRST_GROUP + 1, 100, 3)
    stack_fate(game, lambda card: CONTENT.fate_nation[card] == 2)
    carry(game, "Strangers, Go Home", 1)
    assert game.is_over()
    assert [game.state.troop_at[troop] for troop in strangers] == [IN_DECK, IN_DECK]
    assert game.state.troop_at[friend] == FIRST_GROUP + 1


@pytest.mark.rule("WK-273")
def test_election_to_the_chair_moves_it_at_once() -> None:
    game = arrange(seats=3)
    carry(game, "Election to the Chair", 2)
    assert game.state.chairman == 2


@pytest.mark.rule("WK-293")
def test_a_banned_baron_never_gets_the_chair() -> None:
    game = arrange(seats=3)
    game.state.banned[2] = 1
    carry(game, "Election to the Chair", 2)
    assert game.state.chairman == 0


def test_a_general_pardon_sells_up_to_three_faith_and_lifts_every_ban() -> None:
    game = arrange(seats=3)
    game.state.banned[1] = game.state.banned[2] = 1
    faith = game.state.faith[0]
    game.state.crowns[2] = 1
    carry(game, "General Pardon")
    assert asked(game) == (EXCHANGE, 0, [0, 1, 2, 3])
    answer(game, 3)
    assert (game.state.crowns[0], game.state.faith[0]) == (9, faith + 3)
    assert asked(game)[:2] == (EXCHANGE, 1)
    answer(game, 0)
    assert game.is_over()
    assert list(game.state.banned[:3]) == [0, 0, 0]


def test_a_general_pardon_cannot_be_refused() -> None:
    unrefusable = ("General Pardon", "Show Him the Door", "Impeachment")
    assert [CONTENT.card_refusable[CARD_OF[name]] for name in unrefusable] == [0, 0, 0]
    assert sum(CONTENT.card_refusable[FIRST_AGENDA:]) == 44 - 3


@pytest.mark.rule("WK-292")
def test_show_him_the_door_bans_and_costs_a_chairman_the_chair() -> None:
    game = arrange(seats=3)
    game.state.votes[2] = 1
    carry(game, "Show Him the Door", 0)
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, YES)
    assert (game.state.banned[0], game.state.chairman, game.state.crowns[0]) == (1, 2, 15)


def test_show_him_the_door_lets_him_stay_for_six_crowns() -> None:
    game = arrange(seats=3)
    carry(game, "Show Him the Door", 0)
    answer(game, NO)
    assert (game.state.banned[0], game.state.chairman, game.state.crowns[0]) == (0, 0, 9)


def test_show_him_the_door_asks_nobody_who_cannot_pay() -> None:
    game = arrange(seats=3)
    game.state.crowns[1] = 5
    carry(game, "Show Him the Door", 1)
    assert game.is_over()
    assert (game.state.banned[1], game.state.crowns[1]) == (1, 5)


@pytest.mark.rule("WK-288")
def test_impeachment_takes_a_card_that_the_chairman_chooses() -> None:
    game = arrange(seats=3)
    salt, wool = lay_down(game, "The Salt Pans", on=1), lay_down(game, "The Wool Staple", on=1)
    carry(game, "Impeachment", 1)
    assert asked(game) == (DROP_CARD, 0, [salt - FIRST_AGENDA, wool - FIRST_AGENDA])
    answer(game, wool - FIRST_AGENDA)
    assert game.state.card_place[wool] == CARD_DISCARDED


@pytest.mark.rule("WK-270", "WK-493")
def test_impeachment_kills_a_noble_who_lived_by_his_maintained_troops() -> None:
    game = arrange()
    noble = noble_of(1, STAR)
    put(game, noble, 13, (50,), casualties=1)
    office = lay_down(game, "Marshal of the Middle March", on=noble)
    carry(game, "Impeachment", 1)
    answer(game, office - FIRST_AGENDA)
    answer_first(game)
    assert game.state.noble_at[noble] == OFF_BOARD


def test_extraordinary_subsidy_is_taxation_for_all() -> None:
    game = arrange(seats=3)
    control(game, 0, 5)
    control(game, 2, 11)
    carry(game, "Extraordinary Subsidy")
    assert list(game.state.crowns[:3]) == [17, 15, 19]


def test_extraordinary_subsidy_may_be_taxation_for_those_who_accept_it() -> None:
    game = arrange()
    control(game, 0, 5)
    control(game, 1, 11)
    carry(game, "Extraordinary Subsidy", 1)
    assert list(game.state.crowns[:2]) == [15, 19]


def test_amercement_is_an_influence_that_does_not_go_to_the_pool_or_seven_crowns() -> None:
    game = arrange()
    game.state.influence[1] = 4
    pool = game.state.pool
    carry(game, "Amercement", 1)
    assert asked(game) == (INSTEAD, 1, [NO, YES])
    answer(game, NO)
    assert (game.state.crowns[1], game.state.influence[1], game.state.pool) == (15, 3, pool)


@pytest.mark.parametrize(("crowns", "influence", "left"), [(8, 0, (1, 0)), (6, 2, (6, 1)), (6, 0, (0, 0))])
def test_amercement_asks_nothing_if_not_both_can_be_paid(crowns: int, influence: int, left: object) -> None:
    game = arrange()
    game.state.crowns[1], game.state.influence[1] = crowns, influence
    carry(game, "Amercement", 1)
    assert game.is_over()
    assert (game.state.crowns[1], game.state.influence[1]) == left


@pytest.mark.rule("WK-420", "WK-422")
def test_grant_of_a_free_city_gives_a_neutral_kingdom_city_that_is_not_besieged() -> None:
    game = arrange()
    game.state.siege_since[5 * 6] = 1
    stack_fate(game, *((lambda card, city=city: CONTENT.fate_city[card] == city) for city in (22, 5, 6)))
    carry(game, "Grant of a Free City", 1)
    assert asked(game)[:2] == (KEEP_OR_RAZE, 1)
    answer(game, KEEP)
    assert (game.state.city_owner[6], game.state.fortified[6], game.state.crowns[1]) == (1, 0, 9)


@pytest.mark.rule("WK-490")
def test_the_scaffold_in_the_square_kills_a_noble_on_the_board_whom_fate_names() -> None:
    game = arrange()
    noble = noble_of(1, SQUARE)
    put(game, noble, 13, (200,))
    stack_fate(game, *((lambda card, symbol=symbol: CONTENT.fate_symbol[card] == symbol) for symbol in (STAR, SQUARE)))
    carry(game, "The Scaffold in the Square", 1)
    answer_first(game)
    assert game.state.noble_at[noble] == OFF_BOARD


def test_the_scaffold_in_the_square_does_nothing_with_no_noble_on_the_board() -> None:
    game = arrange()
    carry(game, "The Scaffold in the Square", 1)
    assert game.is_over()


def test_commission_of_array_gives_each_baron_the_top_mercenary() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    carry(game, "Commission of Array")
    assert asked(game)[:2] == (PLACE_TROOP, 1)
    answer(game, STRONGHOLD)
    assert asked(game)[:2] == (PLACE_TROOP, 2)
    answer(game, STRONGHOLD, STRONGHOLD)
    assert game.is_over()
    assert game.state.hire_count == 63


def test_sale_of_seats_sells_up_to_two_influence_for_six_crowns_apiece() -> None:
    game = arrange()
    carry(game, "Sale of Seats")
    assert asked(game) == (EXCHANGE, 0, [0, 1, 2])
    answer(game, 2)
    assert (game.state.crowns[0], game.state.influence[0], game.decision.seat) == (3, 2, 1)


def test_slighting_of_towers_leaves_a_baron_no_fortification_but_all_breaches() -> None:
    game = arrange()
    control(game, 0, 5)
    control(game, 1, 6, 11)
    for city in (5, 6, 11):
        game.state.fortified[city] = 1
    game.state.breaches[6] = 3
    carry(game, "Slighting of Towers", 1)
    assert [game.state.fortified[city] for city in (5, 6, 11)] == [1, 0, 0]
    assert game.state.breaches[6] == 3

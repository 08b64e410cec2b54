"""Deaths of Nobles: deserters, casualties, removal, heir."""

import pytest

from tests.support.arrange import answer, arrange, asked, give_regulars, hire, noble_of, put, run, stack_fate
from tests.support.battles import ENGLISH, LOMBARD, MEADOW, POLISH, finish, is_over, of_nation
from wk_env.games.warrior_knights.rules.asks import DESERTER, SACRIFICE, WHO_FIRST
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import HEIR, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    AGENDAS,
    BIT,
    CARD_DISCARDED,
    EVENTS,
    FIRST_AGENDA,
    IN_DECK,
    IN_DISCARD,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, BY_CASUALTIES, BY_DESERTION, CheckArmies, Death
from wk_env.games.warrior_knights.rules.procedures.losses import Sacrifice, most_fifties
from wk_env.games.warrior_knights.rules.queries import is_spent, strength_of, troops_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

JEAN_LUC = noble_of(1, STAR)


def doomed(*regulars: int, casualties: int = 0, rules: Rules | None = None) -> Play:
    """Jean-Luc d'Ambre of seat 1 in the meadow with Regulars and tokens; deserters, if any, will be Lombards."""
    game = arrange(seats=2, rules=rules)
    put(game, JEAN_LUC, MEADOW, casualties=casualties)
    give_regulars(game, JEAN_LUC, *(regulars or (100,)))
    stack_fate(game, of_nation(game, LOMBARD))
    return game


def no_heir_card(game: Play) -> int:
    """An Event of the house deck that takes the heir of the Noble it lies on."""
    content = game.state.content
    return next(
        card
        for card in range(EVENTS)
        if content.bends[card * BEND_WIDTH] == HEIR and content.card_lies[card] == LIES_ON_NOBLE
    )


def office(game: Play, troops: int) -> int:
    """An office of the house deck with so many maintained troops."""
    content = game.state.content
    agendas = range(FIRST_AGENDA, FIRST_AGENDA + AGENDAS)
    return next(card for card in agendas if content.card_maintained[card] == troops)


@pytest.mark.rule("WK-481", "WK-482", "WK-483", "WK-484", "WK-487", "WK-488", "WK-490", "WK-494", "WK-495")
def test_the_death_of_jean_luc_d_ambre() -> None:
    game = doomed(50, 50, 100, casualties=5)
    small, large = hire(game, JEAN_LUC, 50, ENGLISH), hire(game, JEAN_LUC, 100, ENGLISH)
    polish = hire(game, JEAN_LUC, 100, POLISH)
    stack_fate(game, of_nation(game, ENGLISH))
    run(game, Death(JEAN_LUC, BY_CASUALTIES))
    assert asked(game) == (DESERTER, 1, [ENGLISH * 4, ENGLISH * 4 + 1])
    answer(game, ENGLISH * 4)
    assert is_over(game)
    assert game.state.troop_at[small] == IN_DECK
    assert [game.state.troop_at[troop] for troop in (large, polish)] == [IN_DISCARD, IN_DISCARD]
    assert game.state.casualties[JEAN_LUC] == 0
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD
    assert game.state.army_troops[JEAN_LUC] == 200
    assert game.state.fate_top == 1


@pytest.mark.rule("WK-483")
def test_nobody_deserts_without_mercenaries_of_the_nationality() -> None:
    game = doomed()
    troop = hire(game, JEAN_LUC, 50, POLISH)
    run(game, Death(JEAN_LUC, BY_CARD))
    assert is_over(game)
    assert game.state.troop_at[troop] == JEAN_LUC


@pytest.mark.rule("WK-484")
def test_the_largest_sum_not_above_the_tokens_is_lost() -> None:
    game = doomed(casualties=1)
    hire(game, JEAN_LUC, 150, ENGLISH)
    assert most_fifties(game.state, JEAN_LUC) == 0
    hire(game, JEAN_LUC, 50, POLISH)
    assert most_fifties(game.state, JEAN_LUC) == 1
    hire(game, JEAN_LUC, 100, POLISH)
    assert most_fifties(game.state, JEAN_LUC) == 2
    game.state.casualties[JEAN_LUC] = 3
    assert most_fifties(game.state, JEAN_LUC) == 6
    game.state.casualties[JEAN_LUC] = 9
    assert most_fifties(game.state, JEAN_LUC) == 6


@pytest.mark.rule("WK-485", "WK-486")
def test_the_owner_chooses_between_sets_that_make_the_same_sum() -> None:
    game = doomed(casualties=2)
    english = hire(game, JEAN_LUC, 150, ENGLISH)
    hundred = hire(game, JEAN_LUC, 100, POLISH)
    fifties = [hire(game, JEAN_LUC, 50, POLISH), hire(game, JEAN_LUC, 50, POLISH)]
    run(game, Sacrifice(JEAN_LUC, NONE, 0))
    assert asked(game) == (SACRIFICE, 1, [ENGLISH * 4 + 2, POLISH * 4])
    assert (game.state.subject, game.state.matter) == (JEAN_LUC, 200)
    answer(game, POLISH * 4)
    assert is_over(game)
    assert [game.state.troop_at[troop] for troop in [hundred, *fifties]] == [IN_DISCARD] * 3
    assert game.state.troop_at[english] == JEAN_LUC


@pytest.mark.rule("WK-485")
def test_without_a_choice_nobody_is_asked() -> None:
    game = doomed(casualties=1)
    fifties = [hire(game, JEAN_LUC, 50, ENGLISH), hire(game, JEAN_LUC, 50, POLISH)]
    hire(game, JEAN_LUC, 150, POLISH)
    run(game, Sacrifice(JEAN_LUC, NONE, 0))
    assert is_over(game)
    assert [game.state.troop_at[troop] for troop in fifties] == [IN_DISCARD] * 2
    assert game.state.army_troops[JEAN_LUC] == 250


@pytest.mark.rule("WK-488", "WK-492")
def test_regulars_are_never_lost_for_casualties() -> None:
    game = doomed(50, 50, 50, 100, casualties=3)
    run(game, Death(JEAN_LUC, BY_CASUALTIES))
    assert game.state.army_troops[JEAN_LUC] == 250
    assert game.state.casualties[JEAN_LUC] == 0


@pytest.mark.rule("WK-489", "WK-269")
def test_his_office_and_all_that_lies_on_him_is_discarded() -> None:
    game = doomed()
    card, event = office(game, 100), no_heir_card(game)
    lay(game, card, JEAN_LUC)
    lay(game, event, JEAN_LUC)
    assert troops_of(game.state, JEAN_LUC) == 200
    run(game, Death(JEAN_LUC, BY_CARD))
    assert game.state.noble_office[JEAN_LUC] == NONE
    assert game.state.card_place[card] == CARD_DISCARDED
    assert game.state.card_place[event] == CARD_DISCARDED


@pytest.mark.rule("WK-490")
def test_his_heir_keeps_the_troops_and_may_return() -> None:
    game = doomed()
    run(game, Death(JEAN_LUC, BY_CARD))
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD
    assert game.state.army_troops[JEAN_LUC] == 100


@pytest.mark.rule("WK-491", "WK-492")
def test_without_an_heir_all_is_lost_for_good() -> None:
    game = doomed(50, 100)
    mercenary = hire(game, JEAN_LUC, 50, POLISH)
    regulars = [troop for troop in range(4, 8) if game.state.troop_at[troop] == JEAN_LUC]
    lay(game, no_heir_card(game), JEAN_LUC)
    deck = game.state.hire_count
    run(game, Death(JEAN_LUC, BY_CARD))
    assert game.state.noble_at[JEAN_LUC] == OUT_OF_GAME
    assert [game.state.troop_at[troop] for troop in regulars] == [OUT, OUT]
    assert game.state.troop_at[mercenary] == IN_DECK
    assert game.state.hire_count == deck + 1
    assert game.state.army_troops[JEAN_LUC] == 0


@pytest.mark.rule("WK-584")
def test_abandoned_nobles_have_an_heir_whatever_cards_say() -> None:
    game = doomed(rules=Rules(seats=2, abandoned_heirs=1))
    lay(game, no_heir_card(game), JEAN_LUC)
    run(game, Death(JEAN_LUC, BY_DESERTION))
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD
    game = doomed(rules=Rules(seats=2, abandoned_heirs=1))
    lay(game, no_heir_card(game), JEAN_LUC)
    run(game, Death(JEAN_LUC, BY_CASUALTIES))
    assert game.state.noble_at[JEAN_LUC] == OUT_OF_GAME
    game = doomed()
    lay(game, no_heir_card(game), JEAN_LUC)
    run(game, Death(JEAN_LUC, BY_DESERTION))
    assert game.state.noble_at[JEAN_LUC] == OUT_OF_GAME


@pytest.mark.rule("WK-493", "WK-565")
def test_casualties_at_the_troops_kill_at_any_time() -> None:
    game = doomed(100, casualties=1)
    run(game, CheckArmies(1, BY_CARD))
    finish(game)
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD
    assert game.state.casualties[JEAN_LUC] == 0


@pytest.mark.rule("WK-493", "WK-384")
def test_an_army_with_more_troops_than_casualties_lives() -> None:
    game = doomed(100, 50, casualties=1)
    run(game, CheckArmies(1, BY_CARD))
    assert is_over(game)
    assert game.state.noble_at[JEAN_LUC] == MEADOW


@pytest.mark.rule("WK-553", "WK-384")
def test_a_noble_with_a_hundred_and_a_two_hundred_dies_at_the_third_token() -> None:
    game = arrange(seats=2)
    put(game, JEAN_LUC, MEADOW, troops=(100, 200), casualties=2)
    assert not is_spent(game.state, JEAN_LUC)
    game.state.casualties[JEAN_LUC] = 3
    assert is_spent(game.state, JEAN_LUC)


@pytest.mark.rule("WK-567", "WK-566")
def test_a_desertion_that_leaves_less_than_nothing_kills() -> None:
    game = doomed(50, 100, casualties=2)
    deserter = hire(game, JEAN_LUC, 100, POLISH)
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.noble_at[JEAN_LUC] == MEADOW
    assert strength_of(game.state, JEAN_LUC) == 50
    game.state.army_troops[JEAN_LUC] -= 100
    game.state.troop_at[deserter] = IN_DECK
    run(game, CheckArmies(1, BY_DESERTION))
    finish(game)
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD


@pytest.mark.rule("WK-568", "WK-346")
def test_a_noble_without_troops_and_tokens_leaves_alive_whatever_lies_on_him() -> None:
    game = arrange(seats=2)
    put(game, JEAN_LUC, MEADOW)
    lay(game, no_heir_card(game), JEAN_LUC)
    run(game, CheckArmies(1, BY_DESERTION))
    assert is_over(game)
    assert game.state.noble_at[JEAN_LUC] == OFF_BOARD
    assert game.state.fate_top == 0


@pytest.mark.rule("WK-346", "WK-570")
def test_maintained_troops_alone_keep_a_noble_on_the_board() -> None:
    game = arrange(seats=2)
    put(game, JEAN_LUC, MEADOW)
    lay(game, office(game, 100), JEAN_LUC)
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.noble_at[JEAN_LUC] == MEADOW


@pytest.mark.rule("WK-493", "WK-391")
def test_several_spent_armies_die_in_the_order_their_baron_likes() -> None:
    game = doomed(100, casualties=1)
    put(game, noble_of(1, TRIANGLE), MEADOW, casualties=1)
    put(game, noble_of(1, SQUARE), MEADOW, troops=(100,))
    run(game, CheckArmies(1, BY_CARD))
    assert asked(game) == (WHO_FIRST, 1, [STAR, TRIANGLE])
    answer(game, TRIANGLE)
    assert is_over(game)
    assert game.state.noble_at[noble_of(1, SQUARE)] == MEADOW
    assert BIT[STAR] == 1


@pytest.mark.rule("WK-493")
def test_a_noble_off_the_board_dies_of_his_tokens_too() -> None:
    game = doomed(100, casualties=1)
    game.state.noble_at[JEAN_LUC] = OFF_BOARD
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.casualties[JEAN_LUC] == 0


@pytest.mark.rule("WK-492", "WK-566")
def test_a_noble_out_of_the_game_stays_out_when_armies_are_checked() -> None:
    game = arrange(seats=2)
    game.state.noble_at[JEAN_LUC] = OUT_OF_GAME
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.noble_at[JEAN_LUC] == OUT_OF_GAME

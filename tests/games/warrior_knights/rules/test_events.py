"""Important Events: the drawer, targets, prices, and what becomes of the card."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.decks import CARD_OF, draw, lay_down, put_on_top
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import CANCEL, DRAWER, PLEDGE
from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.cards.in_force import draw_event
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, CARD_IN_FORCE, EVENTS, NEUTRAL, NO, STAR, YES
from wk_env.games.warrior_knights.rules.state import Play

CONTENT = house_content()


def city_card(city: int) -> int:
    """The Fate card that names a city."""
    return list(CONTENT.fate_city).index(city)


def place(game: Play, name: str) -> int:
    """Where a card lies."""
    return game.state.card_place[CARD_OF[name]]


# ---- who draws (the Head of the Church is seat 1)


@pytest.mark.rule("WK-170", "WK-040")
def test_on_a_blue_back_the_head_of_the_church_names_anybody_for_free() -> None:
    game = arrange(seats=3)
    put_on_top(game, "A Saint in the Family")
    run(game, ImportantEvent())
    assert asked(game) == (DRAWER, 1, [0, 1, 2])


@pytest.mark.rule("WK-171", "WK-173")
def test_on_a_red_back_without_faith_he_draws_himself() -> None:
    game = arrange(seats=3)
    put_on_top(game, "Toll of the Road")
    run(game, ImportantEvent())
    assert asked(game) == (DRAWER, 1, [1])


@pytest.mark.rule("WK-171", "WK-175")
def test_on_a_red_back_an_opponent_costs_a_faith_and_it_hits_whoever_draws() -> None:
    game = arrange(seats=3)
    put_on_top(game, "Toll of the Road")
    put(game, noble_of(2, STAR), 13, (50,))
    game.state.faith[1] = 1
    run(game, ImportantEvent())
    assert asked(game)[2] == [0, 1, 2]
    answer(game, 2)
    assert game.state.faith[1] == 0
    assert asked(game) == (CANCEL, 2, [NO])
    answer(game, NO)
    assert game.state.crowns[2] == 13


@pytest.mark.rule("WK-172", "WK-173")
def test_on_a_green_back_without_faith_an_opponent_draws_for_free() -> None:
    game = arrange(seats=3)
    put_on_top(game, "An Uncle's Testament")
    run(game, ImportantEvent())
    assert asked(game)[2] == [0, 2]
    answer(game, 2)
    assert game.state.crowns[2] == 21


@pytest.mark.rule("WK-172", "WK-175")
def test_on_a_green_back_drawing_it_himself_costs_a_faith() -> None:
    game = arrange(seats=3)
    put_on_top(game, "An Uncle's Testament")
    game.state.faith[1] = 1
    run(game, ImportantEvent())
    answer(game, 1)
    assert (game.state.faith[1], game.state.crowns[1]) == (0, 21)


@pytest.mark.rule("WK-171", "WK-172")
def test_a_heretic_makes_naming_the_drawer_dearer() -> None:
    game = arrange(seats=3)
    put_on_top(game, "An Uncle's Testament")
    lay_down(game, "Heretic", on=1)
    game.state.faith[1] = 1
    run(game, ImportantEvent())
    assert asked(game)[2] == [0, 2]


@pytest.mark.rule("WK-042")
def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    game = arrange()
    game.state.event_count = 0
    for card in range(EVENTS):
        game.state.card_place[card] = CARD_IN_FORCE if card % 2 else CARD_DISCARDED
    assert draw_event(game) % 2 == 0
    assert game.state.event_count == 17


@pytest.mark.rule("WK-042", "WK-173")
def test_without_any_card_left_nobody_draws() -> None:
    game = arrange()
    game.state.event_count = 0
    for card in range(EVENTS):
        game.state.card_place[card] = CARD_IN_FORCE
    run(game, ImportantEvent())
    assert game.is_over()


# ---- prices


@pytest.mark.rule("WK-177")
def test_a_card_without_a_price_cannot_be_cancelled() -> None:
    game = arrange()
    game.state.faith[0] = 9
    control(game, 0, 5)
    draw(game, "Bread Riots")
    assert game.decision.ask != CANCEL


@pytest.mark.rule("WK-178", "WK-181")
def test_only_the_drawer_of_a_red_event_may_pay_to_cancel_it() -> None:
    game = arrange()
    game.state.faith[0], game.state.faith[1] = 3, 9
    card = draw(game, "The Paymaster's Reckoning")
    assert asked(game) == (CANCEL, 0, [NO, YES])
    answer(game, YES)
    assert game.is_over()
    assert (game.state.faith[0], game.state.card_place[card]) == (1, CARD_DISCARDED)


@pytest.mark.rule("WK-178", "WK-177")
def test_without_the_faith_it_happens() -> None:
    game = arrange()
    game.state.faith[0] = 1
    put(game, noble_of(0, STAR), 13, (50,))
    draw(game, "The Poisoned Cup")
    assert asked(game) == (CANCEL, 0, [NO])


@pytest.mark.rule("WK-178")
def test_a_heretic_makes_cancelling_dearer() -> None:
    game = arrange()
    lay_down(game, "Heretic", on=0)
    game.state.faith[0] = 1
    draw(game, "Toll of the Road")
    assert asked(game) == (CANCEL, 0, [NO])


@pytest.mark.rule("WK-179")
def test_any_baron_may_pay_the_whole_price_of_a_blue_event() -> None:
    game = arrange(seats=3)
    game.state.faith[2] = 2
    card = draw(game, "Wreckers' Moon", drawer=1)
    assert asked(game) == (PLEDGE, 1, [0])
    answer(game, 0)
    assert asked(game) == (PLEDGE, 2, [0, 1, 2])
    answer(game, 2)
    assert game.is_over()
    assert (game.state.faith[2], game.state.card_place[card]) == (0, CARD_DISCARDED)


@pytest.mark.rule("WK-180", "WK-181")
def test_a_price_may_be_paid_jointly_and_nobody_pays_more_than_is_missing() -> None:
    game = arrange(seats=3)
    game.state.faith[0] = game.state.faith[1] = 3
    draw(game, "Wreckers' Moon")
    answer(game, 1)
    assert asked(game) == (PLEDGE, 1, [0, 1])
    answer(game, 1)
    assert list(game.state.faith[:3]) == [2, 2, 0]


@pytest.mark.rule("WK-180")
def test_a_second_round_gives_everybody_another_chance() -> None:
    game = arrange()
    game.state.faith[0] = game.state.faith[1] = 1
    draw(game, "Wreckers' Moon")
    answer(game, 1, 0, 0)
    assert asked(game) == (PLEDGE, 1, [0, 1])
    answer(game, 1)
    assert list(game.state.faith[:2]) == [0, 0]


@pytest.mark.rule("WK-180")
def test_after_two_rounds_short_of_the_price_nobody_pays_and_it_happens() -> None:
    game = arrange()
    game.state.faith[0] = game.state.faith[1] = 1
    game.state.voyage_spot[0] = game.state.voyage_share[0] = 1
    draw(game, "Wreckers' Moon")
    answer(game, 1, 0, 0, 0)
    assert game.is_over()
    assert list(game.state.faith[:2]) == [1, 1]
    assert game.state.voyage_share[0] == 0


@pytest.mark.rule("WK-180")
def test_nobody_is_asked_again_if_nobody_pledged() -> None:
    game = arrange()
    game.state.faith[0] = game.state.faith[1] = 1
    draw(game, "Wreckers' Moon")
    answer(game, 0, 0)
    assert game.is_over()


@pytest.mark.rule("WK-182", "WK-187")
def test_the_target_is_known_before_anybody_pays() -> None:
    game = arrange()
    top = stack_fate(game, lambda card: card == city_card(5))
    draw(game, "Arson")
    assert game.decision.ask == PLEDGE
    assert game.state.fate_deck[(game.state.fate_top - 1) % 24] == top[0]


@pytest.mark.rule("WK-187")
def test_the_head_takes_arson_free_of_charge_and_any_baron_may_pay_2_faith_once_the_city_is_known() -> None:
    game = arrange(seats=3)
    put_on_top(game, "Arson")
    game.state.faith[2] = 2
    stack_fate(game, lambda card: card == city_card(5))
    run(game, ImportantEvent())
    answer(game, 1)
    assert asked(game) == (PLEDGE, 1, [0])
    answer(game, 0, 2)
    assert (game.state.faith[2], game.state.city_owner[5]) == (0, NEUTRAL)
    assert place(game, "Arson") == CARD_DISCARDED


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    game.state.faith[0] = game.state.faith[1] = 2
    draw(game, "Wreckers' Moon")
    answer(game, 1)
    twin = game.copy()
    answer(game, 1)
    assert twin.state.faith[0] == 2
    answer(twin, 1)
    assert twin.digest() == game.digest()


@pytest.mark.rule("WK-042")
def test_discards_are_shuffled_to_the_last_one() -> None:
    drawn = set()
    for seed in range(12):
        game = arrange(seed=seed)
        game.state.event_count = 0
        game.state.card_place[7] = game.state.card_place[9] = CARD_DISCARDED
        drawn.add(draw_event(game))
    assert drawn == {7, 9}


@pytest.mark.rule("WK-042")
def test_a_deck_with_one_card_left_is_not_rebuilt() -> None:
    game = arrange()
    game.state.event_count = 1
    game.state.card_place[7] = CARD_DISCARDED
    assert draw_event(game) == game.state.event_deck[0]
    assert game.state.card_place[7] == CARD_DISCARDED

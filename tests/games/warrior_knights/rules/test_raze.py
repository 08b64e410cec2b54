"""Keep or raze, and cards that forbid razing or besieging."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI, FROLI_AREA, attack, besiege, is_besieging, is_over
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    KEEP,
    KEEP_OR_RAZE,
    NEUTRAL_CITY,
    NO_BATTLE,
    RAZE,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import LIES_ON_CITY, LIES_ON_TABLE, MAY_RAZE, MAY_SIEGE
from wk_env.games.warrior_knights.rules.numbers import AGENDAS, CARD_DISCARDED, CARDS, FIRST_AGENDA, NONE, RAZED, STAR
from wk_env.games.warrior_knights.rules.procedures.battle import can_fight
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze, raze_city
from wk_env.games.warrior_knights.rules.queries import city_in
from wk_env.games.warrior_knights.rules.state import Play


def law(game: Play, measure: int) -> int:
    """A law of the house deck that forbids this."""
    content = game.state.content
    agendas = range(FIRST_AGENDA, FIRST_AGENDA + AGENDAS)
    return next(
        card
        for card in agendas
        if content.bends[card * BEND_WIDTH] == measure and content.card_lies[card] == LIES_ON_TABLE
    )


@pytest.mark.rule("WK-422", "WK-423")
def test_a_gained_city_is_kept_or_razed_for_three_times_its_printed_income() -> None:
    game = arrange(seats=2)
    control(game, 0, BERAC)
    game.state.fortified[BERAC] = 1
    run(game, KeepOrRaze(BERAC))
    assert asked(game) == (KEEP_OR_RAZE, 0, [KEEP, RAZE])
    answer(game, RAZE)
    assert game.state.crowns[0] == 15 + 3 * game.state.content.city_income[BERAC]


@pytest.mark.rule("WK-422")
def test_a_kept_city_pays_nothing() -> None:
    game = arrange(seats=2)
    control(game, 0, BERAC)
    run(game, KeepOrRaze(BERAC))
    answer(game, KEEP)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.crowns[0] == 15


@pytest.mark.rule("WK-424")
def test_a_razed_city_is_gone_for_good_with_all_that_lay_there() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(100,))
    game.state.breaches[BERAC] = 1
    besiege(game, 0, BERAC)
    card = next(card for card in range(CARDS) if game.state.content.card_lies[card] == LIES_ON_CITY)
    lay(game, card, BERAC)
    raze_city(game, BERAC)
    assert game.state.city_owner[BERAC] == RAZED
    assert city_in(game.state, BERAC_AREA) == NONE
    assert game.state.breaches[BERAC] == 0
    assert not is_besieging(game, 0, BERAC)
    assert game.state.card_place[card] == CARD_DISCARDED
    assert not can_fight(game.state, 0, BERAC_AREA)


@pytest.mark.rule("WK-425", "WK-422")
def test_the_choice_comes_once_when_the_city_is_gained() -> None:
    game = arrange(seats=2)
    run(game, Capture(0, FROLI))
    assert asked(game)[0] == KEEP_OR_RAZE
    answer(game, KEEP)
    assert is_over(game)
    assert not can_fight(game.state, 0, FROLI_AREA)


@pytest.mark.rule("WK-286", "WK-422")
def test_who_razes_against_the_law_is_banned() -> None:
    game = arrange(seats=2)
    lay(game, law(game, MAY_RAZE), NONE)
    control(game, 0, BERAC)
    run(game, KeepOrRaze(BERAC))
    twin = game.copy()
    answer(game, RAZE)
    answer(twin, KEEP)
    assert game.state.banned[0] == 1
    assert game.state.city_owner[BERAC] == RAZED
    assert twin.state.banned[0] == 0


@pytest.mark.rule("WK-286", "WK-404")
def test_who_besieges_against_the_law_is_banned() -> None:
    game = arrange(seats=2)
    lay(game, law(game, MAY_SIEGE), NONE)
    put(game, noble_of(0, STAR), FROLI_AREA, troops=(100,))
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])
    answer(game, SIEGE)
    assert game.state.banned[0] == 1
    assert is_besieging(game, 0, FROLI)

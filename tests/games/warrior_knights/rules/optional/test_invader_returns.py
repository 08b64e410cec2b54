"""Invading Kingdom: its dead come back, its captains are silent, and where it cannot pass."""

import pytest

from tests.support.arrange import control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, finish
from tests.support.invaders import HOME, areas, invaded, invader, raid
from tests.support.towns import give_captain, towns
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import hurt_area
from wk_env.games.warrior_knights.rules.moments import BATTLE_WON
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    CIRCLE,
    OFF_BOARD,
    OUT_OF_GAME,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.optional.invader_aims import march_of
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.procedures.aftermath import BattleWon
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death, Deaths
from wk_env.kernel.core import settle


@pytest.mark.rule("VR-083")
def test_it_passes_no_nobles_and_no_cities_of_barons_and_takes_no_ship() -> None:
    game = invaded()
    noble = raid(game, STAR, 24, 50)
    assert march_of(game.state, noble) & BIT[44]
    assert march_of(game.state, noble) & BIT[37]
    put(game, noble_of(0, STAR), 31, troops=(50,))
    assert not march_of(game.state, noble) & BIT[44]
    assert march_of(game.state, noble) & BIT[31]
    game.state.noble_at[noble_of(0, STAR)] = -1
    at_port = raid(game, SQUARE, 19, 50)
    port = next(area for area in range(54) if game.state.content.area_port[area] == 1)
    game.state.noble_at[at_port] = port
    assert march_of(game.state, at_port) & ~(BIT[54] - 1) == 0
    other = raid(game, CIRCLE, 31, 50)
    assert march_of(game.state, other) & BIT[44]
    control(game, 0, BERAC)
    assert march_of(game.state, other) & BIT[BERAC_AREA]
    assert not march_of(game.state, other) & BIT[44]


@pytest.mark.rule("VR-084")
def test_the_dead_lose_what_all_lose_and_come_back_at_its_stronghold() -> None:
    game = invaded()
    fallen = raid(game, STAR, MEADOW, 50)
    game.state.casualties[fallen] = 1
    bare = raid(game, CIRCLE, MEADOW, 200)
    run(game, Deaths(2, BIT[fallen] | BIT[bare], BY_CARD))
    assert game.is_over()
    assert (game.state.army_troops[fallen], game.state.casualties[fallen]) == (0, 0)
    assert game.state.army_troops[bare] == 200
    assert areas(game) == [OFF_BOARD] * 4
    top = [int(game.state.hire_deck[game.state.hire_count - 1 - place]) for place in range(3)]
    run(game, Returns())
    finish(game)
    assert areas(game) == [HOME] * 4
    assert [int(game.state.troop_at[troop]) for troop in top] == [invader(game, s) for s in (STAR, SQUARE, TRIANGLE)]
    assert game.state.army_troops[bare] == 200


@pytest.mark.rule("VR-084")
def test_regulars_stay_with_their_noble_and_heirs_need_no_token() -> None:
    game = invaded(heirs=1, offers=1)
    noble = raid(game, STAR, MEADOW)
    for troop in range(8, 12):
        game.state.troop_at[troop] = -4
    give = next(t for t in range(8, 12) if game.state.content.troop_strength[t] == 100)
    game.state.troop_at[give] = noble
    game.state.army_troops[noble] = 100
    run(game, Death(noble, BY_CARD))
    assert (game.state.noble_at[noble], game.state.troop_at[give]) == (OFF_BOARD, noble)
    run(game, Returns())
    finish(game)
    assert game.state.noble_at[noble] == HOME


@pytest.mark.rule("VR-084")
def test_a_noble_gone_for_good_stays_away() -> None:
    game = invaded()
    game.state.noble_at[invader(game, SQUARE)] = OUT_OF_GAME
    run(game, Returns())
    finish(game)
    assert areas(game)[SQUARE] == OUT_OF_GAME


@pytest.mark.rule("VR-077")
def test_its_captains_give_no_ability() -> None:
    game = towns(seats=2, invader=1)
    troop = give_captain(game, noble_of(2, STAR), 0, 0)
    ability = game.state.content.troop_card[troop]
    assert game.state.card_place[ability] == CARD_IN_DECK
    game = towns(seats=2, invader=1)
    give_captain(game, noble_of(1, STAR), 0, 0)
    assert game.state.card_place[ability] == CARD_IN_FORCE


@pytest.mark.rule("VR-075")
def test_who_beats_it_takes_nothing_from_it_by_cards() -> None:
    game = invaded()
    heard = []
    for card in range(len(game.state.card_place)):
        if game.state.content.ears[card * 2] == BATTLE_WON and game.state.content.card_lies[card] == 5:
            game.state.card_place[card] = CARD_IN_FORCE
            heard.append(card)
    run(game, BattleWon(0, 2))
    finish(game)
    run(game, BattleWon(2, 0))
    finish(game)
    assert game.state.crowns[2] == 0
    assert game.state.crowns[0] >= 15


@pytest.mark.rule("VR-084")
def test_what_hits_an_area_hits_its_armies() -> None:
    game = invaded()
    raid(game, STAR, MEADOW, 50)
    raid(game, CIRCLE, MEADOW, 200)
    hurt_area(game, MEADOW, 1)
    settle(game)
    assert areas(game)[STAR] == OFF_BOARD
    assert game.state.casualties[invader(game, CIRCLE)] == 1

"""Exchanging Heirs: tokens that are traded, killed, withheld and given back."""

import pytest

from tests.support.arrange import answer, arrange, asked, give_regulars, noble_of, put, run
from tests.support.decks import draw, lay_down
from wk_env.games.warrior_knights.rules.asks import (
    BARGAIN_HEIR,
    GIVE_HEIR,
    KILL,
    KILL_HEIR,
    NO_HEIR,
    NO_PARTNER,
    RETURN_AREA,
)
from wk_env.games.warrior_knights.rules.cards.event_targets import fits
from wk_env.games.warrior_knights.rules.numbers import NO, NO_FAVOUR, NONE, OFF_BOARD, OUT_OF_GAME, SQUARE, STAR, YES
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.phases.returns import NoblesReturn, Returns
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, BY_DESERTION, Death
from wk_env.games.warrior_knights.rules.procedures.inheritance import GiveHeirs, KillHeirs
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

FATHER, BROTHER = noble_of(1, STAR), noble_of(1, SQUARE)
AREA, STRONGHOLD_AREA = 13, 44


def heirs(holder: int = 1, seats: int = 3, abandoned: int = 0) -> Play:
    """The star of seat 1 stands in an area with a Regular; this Baron holds his heir."""
    game = arrange(rules=Rules(seats=seats, heirs=1, offers=1, abandoned_heirs=abandoned))
    put(game, FATHER, AREA)
    give_regulars(game, FATHER, 100)
    game.state.heir_at[FATHER] = holder
    game.state.stronghold_at[1] = STRONGHOLD_AREA
    return game


def die(game: Play, cause: int = BY_CARD) -> None:
    """He dies."""
    run(game, Death(FATHER, cause))


@pytest.mark.rule("WK-539")
def test_every_noble_in_the_game_has_an_heir_with_his_own_baron() -> None:
    game = arrange(rules=Rules(seats=2, heirs=1, offers=1))
    assert list(game.state.heir_at) == [0] * 4 + [1] * 4 + [NONE] * 16
    assert len(arrange().state.heir_at) == 0


@pytest.mark.rule("WK-540")
def test_any_heir_of_the_two_may_be_part_of_a_bargain() -> None:
    game = heirs(holder=0)
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, 2)
    assert asked(game) == (BARGAIN_HEIR, 0, [0, 1, 2, 3, FATHER, 8, 9, 10, 11, NO_HEIR])
    answer(game, FATHER, 0, NO_FAVOUR, YES)
    assert game.state.heir_at[FATHER] == 2


@pytest.mark.rule("WK-540")
def test_the_partner_may_decline() -> None:
    game = heirs()
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, 1, FATHER, 5, NO_FAVOUR, NO)
    assert (game.state.heir_at[FATHER], game.state.crowns[0]) == (1, 15)


@pytest.mark.rule("WK-540")
def test_an_heir_asked_of_the_partner_comes_to_the_offerer_for_the_sum() -> None:
    game = heirs()
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, 1, FATHER, 5, NO_FAVOUR, YES)
    assert (game.state.heir_at[FATHER], list(game.state.crowns[:2])) == (0, [10, 20])


@pytest.mark.rule("WK-541")
def test_between_two_cards_the_holder_of_a_foreign_heir_may_kill_it() -> None:
    game = heirs(holder=2)
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, NO_PARTNER, NO_PARTNER, NO_PARTNER)
    assert asked(game) == (KILL_HEIR, 2, [FATHER, NO_HEIR])
    answer(game, FATHER)
    assert game.is_over()
    assert (game.state.heir_at[FATHER], game.state.noble_at[FATHER]) == (NONE, AREA)


@pytest.mark.rule("WK-541")
def test_he_may_keep_it() -> None:
    game = heirs(holder=2)
    run(game, KillHeirs(7))
    answer(game, NO_HEIR)
    assert game.is_over()
    assert game.state.heir_at[FATHER] == 2


@pytest.mark.rule("WK-541")
def test_the_death_of_a_noble_whose_heir_is_dead_is_final() -> None:
    game = heirs(holder=NONE)
    die(game)
    assert (game.state.noble_at[FATHER], game.state.army_troops[FATHER]) == (OUT_OF_GAME, 0)


@pytest.mark.rule("WK-541")
def test_if_the_noble_is_dead_and_waits_he_is_lost_at_once() -> None:
    game = heirs(holder=2)
    die(game)
    run(game, KillHeirs(7))
    answer(game, FATHER)
    assert (game.state.noble_at[FATHER], game.state.army_troops[FATHER]) == (OUT_OF_GAME, 0)
    assert game.state.fallen[FATHER] == 0


@pytest.mark.rule("WK-542")
def test_with_the_heir_at_home_nobody_is_asked_and_he_returns() -> None:
    game = heirs()
    die(game)
    run(game, Returns())
    while game.decision.ask != RETURN_AREA:
        assert game.decision.ask != GIVE_HEIR
        answer(game, game.decision.choices()[-1])
    assert asked(game) == (RETURN_AREA, 1, [STRONGHOLD_AREA])


@pytest.mark.rule("WK-541", "WK-542")
def test_the_holder_gives_back_withholds_or_kills_before_the_return() -> None:
    game = heirs(holder=2)
    die(game)
    run(game, GiveHeirs(1))
    assert asked(game) == (GIVE_HEIR, 2, [FATHER, NO_HEIR, KILL + FATHER])
    killed = game.copy()
    answer(killed, KILL + FATHER)
    assert killed.state.noble_at[FATHER] == OUT_OF_GAME
    answer(game, FATHER)
    assert (game.state.heir_at[FATHER], game.state.fallen[FATHER]) == (1, 0)
    run(game, NoblesReturn(1))
    assert asked(game) == (RETURN_AREA, 1, [STRONGHOLD_AREA])


@pytest.mark.rule("WK-542")
def test_while_it_is_withheld_he_waits_with_his_troops() -> None:
    game = heirs(holder=2)
    die(game)
    run(game, GiveHeirs(1))
    answer(game, NO_HEIR)
    run(game, NoblesReturn(1))
    assert game.is_over()
    assert (game.state.noble_at[FATHER], game.state.army_troops[FATHER]) == (OFF_BOARD, 100)


@pytest.mark.rule("WK-542")
def test_a_noble_who_left_the_board_alive_needs_no_heir() -> None:
    game = heirs(holder=2)
    game.state.noble_at[FATHER] = OFF_BOARD
    run(game, NoblesReturn(1))
    assert asked(game) == (RETURN_AREA, 1, [STRONGHOLD_AREA])


@pytest.mark.rule("WK-542")
def test_several_holders_are_asked_one_after_the_other_in_upkeep_before_troops_are_handed_round() -> None:
    game = heirs(holder=2)
    game.state.heir_at[BROTHER] = 0
    game.state.fallen[FATHER] = game.state.fallen[BROTHER] = 1
    game.state.noble_at[FATHER] = OFF_BOARD
    run(game, GiveHeirs(1))
    assert asked(game)[1:] == (0, [BROTHER, NO_HEIR, KILL + BROTHER])
    answer(game, NO_HEIR)
    assert asked(game)[1:] == (2, [FATHER, NO_HEIR, KILL + FATHER])


@pytest.mark.rule("WK-542")
def test_an_heir_that_comes_home_in_a_bargain_takes_his_fathers_place() -> None:
    game = heirs(holder=0)
    die(game)
    assert game.state.fallen[FATHER] == 1
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, 1, FATHER, 0, NO_FAVOUR, YES)
    assert (game.state.heir_at[FATHER], game.state.fallen[FATHER]) == (1, 0)


@pytest.mark.rule("WK-543")
@pytest.mark.parametrize("name", ["No Heir", "Broken Line"])
def test_the_card_kills_the_heir_wherever_it_is_and_finds_no_second_one(name: str) -> None:
    game = heirs(holder=2)
    for noble in range(12):
        game.state.heir_at[noble] = 2 if noble == FATHER else NONE
    card = draw(game, name, drawer=1)
    while game.decision.count:
        answer(game, NO)
    assert game.state.heir_at[FATHER] == NONE
    assert game.state.card_on[card] == FATHER
    assert not any(fits(game.state, card, noble, 1) for noble in range(12))


@pytest.mark.rule("WK-543")
def test_a_card_on_a_dead_noble_who_waits_ends_his_line_at_once() -> None:
    game = heirs(holder=2)
    die(game)
    for noble in range(12):
        game.state.heir_at[noble] = 2 if noble == FATHER else NONE
    draw(game, "No Heir", drawer=1)
    while game.decision.count:
        answer(game, NO)
    assert game.state.noble_at[FATHER] == OUT_OF_GAME


@pytest.mark.rule("WK-543", "WK-584")
def test_a_dead_token_is_no_card_and_counts_for_abandoned_nobles_too() -> None:
    game = heirs(holder=NONE, abandoned=1)
    die(game, BY_DESERTION)
    assert game.state.noble_at[FATHER] == OUT_OF_GAME
    game = heirs(abandoned=1)
    lay_down(game, "No Heir", FATHER)
    die(game, BY_DESERTION)
    assert game.state.noble_at[FATHER] == OFF_BOARD

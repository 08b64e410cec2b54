"""What may be known of the Advancement deck; closed Research; what an eliminated Baron leaves; bargains."""

import pytest

from tests.support.arrange import answer, asked, run
from tests.support.learning import (
    COATS,
    ROADS,
    ROTATION,
    SOME_ROW,
    STARS,
    academy,
    deck_of,
    give,
    know,
    knowledge,
    name_scholar,
    owned,
    place_of,
    play_neutral,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import bury_advancement, knows_place
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    DECK,
    DECK_COUNT,
    SCHOLAR,
)
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import (
    ASK_FOR,
    BARGAIN,
    BARGAIN_SUM,
    KEEP_RESEARCH,
    NO_PARTNER,
)
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_DECK, NO, NO_FAVOUR, NONE, RESEARCH, YES
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid


def seen_by(game: Play, seat: int) -> list[int]:
    """The Advancement deck as a seat sees it."""
    table = open_table(game, seat)
    return [int(table.annex[DECK + place]) for place in range(table.annex[DECK_COUNT])]


def asked_game(closed: int = 0) -> Play:
    """The Scholar, seat 1, has 3 Knowledge and is asked whether he does Research; Stars lies known under the deck."""
    game = academy(closed_research=closed)
    give(game, 0, STARS)
    give_back(game, STARS)
    name_scholar(game, 1)
    know(game, 1, 3)
    play_neutral(game, RESEARCH)
    return game


def give_back(game: Play, number: int) -> None:
    """An Advancement goes from its owner under the deck, for all to see."""
    game.state.card_place[125 + number] = CARD_IN_DECK
    bury_advancement(game.state, number, NONE)
    game.state.bent = type(game.state.bent)([0] * len(game.state.bent))


@pytest.mark.rule("CG-012", "CG-057")
def test_only_what_went_under_the_deck_is_known() -> None:
    game = asked_game()
    assert seen_by(game, 0) == [STARS, *[NONE] * (len(deck_of(game)) - 1)]


@pytest.mark.rule("CG-012", "CG-057")
def test_the_rest_is_dealt_anew() -> None:
    game = asked_game()
    others = [deck_of(redeal(game, 0, seed)) for seed in range(5)]
    assert all(sorted(deck) == sorted(deck_of(game)) for deck in others)
    assert {deck[0] for deck in others} == {STARS}
    assert len({deck[-1] for deck in others}) > 1


@pytest.mark.rule("CG-012")
def test_a_redeal_does_not_depend_on_the_hidden_order() -> None:
    game, twin = asked_game(), asked_game()
    annex = twin.state.annex
    twin.state.annex = laid(laid(annex, DECK + 5, annex[DECK + 9]), DECK + 9, annex[DECK + 5])
    assert redeal(game, 0, 7).digest() == redeal(twin, 0, 7).digest()


@pytest.mark.rule("CG-057")
def test_what_is_known_stays_known_until_it_is_drawn() -> None:
    game = asked_game()
    bury_advancement(game.state, ROADS, NONE)
    assert seen_by(game, 2)[:3] == [ROADS, STARS, NONE]


# ---- closed Research


@pytest.mark.rule("CG-076")
def test_in_closed_research_the_scholar_alone_sees_the_card() -> None:
    game = asked_game(closed=1)
    top = deck_of(game)[-1]
    answer(game, YES)
    assert asked(game) == (KEEP_RESEARCH, 1, [NO, YES])
    assert (game.state.subject, game.state.matter) == (NONE, NONE)
    assert place_of(game, top) == CARD_IN_DECK
    assert seen_by(game, 1)[-1] == top
    assert seen_by(game, 0)[-1] == NONE


@pytest.mark.rule("CG-076")
def test_what_he_puts_back_he_alone_knows_and_what_lay_there_stays_known() -> None:
    game = asked_game(closed=1)
    top = deck_of(game)[-1]
    answer(game, YES, NO)
    assert seen_by(game, 1)[:3] == [top, STARS, NONE]
    assert seen_by(game, 2)[:3] == [NONE, STARS, NONE]
    assert {deck_of(redeal(game, 1, seed))[0] for seed in range(4)} == {top}
    assert len({deck_of(redeal(game, 2, seed))[0] for seed in range(6)}) > 1


@pytest.mark.rule("CG-076")
def test_another_imagines_any_card_and_asks_the_scholar_about_that() -> None:
    game = asked_game(closed=1)
    know(game, 1, 0)
    answer(game, YES)
    worlds = [redeal(game, 0, seed) for seed in range(12)]
    assert all(world.decision.ask == KEEP_RESEARCH for world in worlds)
    assert {int(world.decision.count) for world in worlds} == {1, 2}
    assert all(redeal(game, 1, seed).decision.count == game.decision.count for seed in range(4))


@pytest.mark.rule("CG-077")
def test_in_closed_research_too_he_may_buy_it() -> None:
    game = asked_game(closed=1)
    top = deck_of(game)[-1]
    answer(game, YES, YES)
    assert owned(game, 1) == [top]
    assert top not in deck_of(game)
    assert not knows_place(game.state, 1, game.state.annex[DECK_COUNT] - 1)


# ---- a Baron leaves


@pytest.mark.rule("VR-095")
def test_an_eliminated_baron_leaves_nothing_he_learned() -> None:
    game = academy(elimination=1)
    give(game, 2, ROADS, ROTATION)
    know(game, 2, 4)
    eliminate(game, 2)
    assert knowledge(game) == [0, 0, 0]
    assert owned(game, 2) == []
    assert set(deck_of(game)[:2]) == {ROADS, ROTATION}
    assert sum(game.state.bent) == 0
    assert len(deck_of(game)) == ADVANCEMENTS - len(SOME_ROW)


@pytest.mark.rule("VR-096")
def test_his_token_goes_to_whoever_has_most_knowledge() -> None:
    game = academy(seats=4, elimination=1)
    name_scholar(game, 2)
    know(game, 2, 9)
    know(game, 1, 1)
    know(game, 3, 2)
    eliminate(game, 2)
    assert scholar_of(game.state) == 3


@pytest.mark.rule("VR-096")
def test_the_token_of_another_stays_where_it_is() -> None:
    game = academy(elimination=1)
    name_scholar(game, 0)
    know(game, 1, 5)
    eliminate(game, 2)
    assert scholar_of(game.state) == 0


# ---- bargains


@pytest.mark.rule("CG-144", "CG-048")
def test_a_bargain_moves_crowns_and_nothing_that_was_learned() -> None:
    game = academy(offers=1)
    give(game, 0, COATS)
    know(game, 0, 3)
    name_scholar(game, 0)
    before = list(game.state.annex)
    run(game, Interlude(before_cards(game.state.rules)))
    assert asked(game)[0] == BARGAIN
    assert asked(game)[2][-1] == NO_PARTNER
    answer(game, 1)
    assert asked(game) == (BARGAIN_SUM, 0, [*range(16), *range(ASK_FOR + 1, ASK_FOR + 16)])
    answer(game, 5, NO_FAVOUR, YES)
    assert list(game.state.crowns[:2]) == [10, 20]
    assert list(game.state.annex) == before
    assert game.state.annex[SCHOLAR] == 1
    assert owned(game, 0) == [COATS]

"""The new Neutral cards: Assemble Troops, and what Uncertain Times gives the Scholar."""

import pytest

from tests.support.arrange import answer, asked, run
from tests.support.learning import (
    BOOKS,
    RHETORIC,
    SOME_ROW,
    STARS,
    academy,
    deck_of,
    name_scholar,
    play_neutral,
    row_of,
)
from tests.support.neutral_cards import on_offer, pressed, without_private_motions
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    DECK_KNOWN,
)
from wk_env.games.warrior_knights.rules.asks import (
    CHANGE_ROW,
    HIRE,
    NEXT_AGENDA,
    NO_ADVANCEMENT,
    NO_HIRE,
    NO_SPOT,
    TRACK_SPOT,
    VOTES,
)
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    ASSEMBLE_TROOPS,
    BLOCKED,
    IN_ASSEMBLY,
    IN_PILE,
    NONE,
    UNCERTAIN_TIMES,
)
from wk_env.games.warrior_knights.rules.phases.actions import SendHome, SpecialPhases, full_areas, is_draft_due
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.track import FREE, TakeSpot


@pytest.mark.rule("CG-079")
def test_the_card_lies_in_the_assembly_and_counts_there() -> None:
    game = academy(seats=2)
    for card in (0, 1, 2):
        game.state.action_at[card] = IN_ASSEMBLY
    card = play_neutral(game, A_PRESSING_AGENDA)
    assert game.state.action_at[card] == IN_ASSEMBLY
    assert full_areas(game.state) == 1 << IN_ASSEMBLY
    run(game, SendHome(IN_ASSEMBLY))
    assert game.state.action_at[card] == IN_PILE


@pytest.mark.rule("CG-078")
def test_the_chairman_orders_all_four() -> None:
    game = without_private_motions(pressed())
    cards = list(game.state.current)
    run(game, Assembly())
    assert asked(game) == (NEXT_AGENDA, 0, [0, 1, 2, 3])
    answer(game, 3, 3, 3)
    assert asked(game)[0] == VOTES
    assert game.state.subject == cards[3]


@pytest.mark.rule("CG-078")
def test_two_players_write_votes_for_all_four() -> None:
    game = without_private_motions(pressed(seats=2))
    game.state.votes[0] = game.state.votes[1] = 8
    run(game, Assembly())
    answer(game, 0, 1, 2)
    cards = list(game.state.current)
    subjects = []
    for _ in range(8):
        subjects.append((asked(game)[1], int(game.state.subject)))
        answer(game, 1)
    assert subjects == [(seat, int(card)) for seat in (0, 1) for card in cards]
    assert [int(votes) for votes in list(game.state.written)[:8]] == [1] * 8


@pytest.mark.rule("CG-079")
def test_after_an_assembly_three_new_ones_are_revealed() -> None:
    game = without_private_motions(pressed())
    run(game, Assembly())
    while game.decision.count:
        answer(game, game.decision.options[0])
    assert [card != NONE for card in game.state.current] == [True, True, True, False]


@pytest.mark.rule("CG-080", "CG-081")
def test_one_more_mercenary_is_on_offer_and_the_leftmost_free_spot_is_blocked() -> None:
    game = academy()
    game.state.track[0] = 2
    card = play_neutral(game, ASSEMBLE_TROOPS)
    assert on_offer(game) == 1
    assert [int(marker) for marker in game.state.track] == [2, BLOCKED, NONE, NONE, NONE, NONE, NONE]
    assert game.state.action_at[card] == IN_PILE


@pytest.mark.rule("CG-082")
def test_nobody_takes_a_blocked_spot() -> None:
    game = academy()
    play_neutral(game, ASSEMBLE_TROOPS)
    run(game, TakeSpot(1, FREE))
    assert asked(game) == (TRACK_SPOT, 1, [1, 2, 3, NO_SPOT])


@pytest.mark.rule("CG-081")
def test_a_blocked_spot_counts_as_filled() -> None:
    game = academy()
    for spot in range(3):
        game.state.track[spot] = spot
    assert not is_draft_due(game.state)
    play_neutral(game, ASSEMBLE_TROOPS)
    assert is_draft_due(game.state)
    run(game, SpecialPhases())
    assert asked(game)[:2] == (HIRE, 0)


@pytest.mark.rule("CG-083")
def test_the_tokens_are_taken_off_when_a_draft_begins() -> None:
    game = academy()
    for spot, marker in enumerate((BLOCKED, 1, BLOCKED, 2)):
        game.state.track[spot] = marker
    run(game, Draft())
    assert asked(game)[:2] == (HIRE, 1)
    assert [int(marker) for marker in game.state.track[:4]] == [NONE, NONE, NONE, 2]
    answer(game, NO_HIRE)
    assert asked(game)[:2] == (HIRE, 2)
    answer(game, NO_HIRE)
    assert game.is_over()


@pytest.mark.rule("CG-147")
def test_a_draft_of_tokens_alone_serves_nobody_and_brings_new_mercenaries() -> None:
    game = academy(seats=2)
    play_neutral(game, ASSEMBLE_TROOPS)
    play_neutral(game, ASSEMBLE_TROOPS)
    play_neutral(game, ASSEMBLE_TROOPS)
    assert is_draft_due(game.state)
    run(game, SpecialPhases())
    assert game.is_over()
    assert on_offer(game) == 3
    assert list(game.state.track) == [NONE] * 7


@pytest.mark.rule("VR-096")
def test_the_tokens_stay_when_a_baron_is_eliminated() -> None:
    game = academy(elimination=1)
    play_neutral(game, ASSEMBLE_TROOPS)
    game.state.track[1] = 2
    eliminate(game, 2)
    assert [int(marker) for marker in game.state.track[:2]] == [BLOCKED, NONE]


@pytest.mark.rule("CG-088", "CG-089", "CG-068")
def test_the_scholar_may_exchange_an_advancement_of_the_row() -> None:
    game = academy()
    name_scholar(game, 2)
    top, before = deck_of(game)[-1], list(game.state.fate_deck)
    play_neutral(game, UNCERTAIN_TIMES)
    assert list(game.state.fate_deck) != before
    assert asked(game) == (CHANGE_ROW, 2, [*sorted(SOME_ROW), NO_ADVANCEMENT])
    answer(game, STARS)
    assert row_of(game) == sorted((BOOKS, RHETORIC, top))
    assert deck_of(game)[0] == STARS
    assert game.state.annex[DECK_KNOWN] == 1


@pytest.mark.rule("CG-089")
def test_or_leave_the_row_as_it_is() -> None:
    game = academy()
    name_scholar(game, 2)
    play_neutral(game, UNCERTAIN_TIMES)
    answer(game, NO_ADVANCEMENT)
    assert row_of(game) == sorted(SOME_ROW)
    assert game.is_over()


@pytest.mark.rule("CG-089", "CG-068")
def test_without_a_scholar_the_fate_deck_is_shuffled_and_nobody_is_asked() -> None:
    game = academy()
    before = list(game.state.fate_deck)
    play_neutral(game, UNCERTAIN_TIMES)
    assert game.is_over()
    assert list(game.state.fate_deck) != before

"""What For Glory lays out: the row, the Scholar, three Action cards more, three Neutral cards a stack."""

import pytest

from tests.support.arrange import answer, asked, run
from tests.support.learning import academy, card_of_kind, deck_of, knowledge, owned, row_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    FIRST_LEVY,
    GARRISONED,
    GARRISONS,
    LEVIES,
    LEVY_CITY,
    RIOTS,
)
from wk_env.games.warrior_knights.rules.asks import PLAN
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    ENRICH_MIND,
    FORCED_MARCH,
    IN_ASSEMBLY,
    IN_HAND,
    NONE,
)
from wk_env.games.warrior_knights.rules.phases.planning import Planning, deal_neutrals
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS


def new(seats: int, seed: int) -> Play:
    """A game of For Glory that has just been set up."""
    return WARRIOR_KNIGHTS.new_match({"seats": seats, "glory": 1}, seed).game


@pytest.mark.rule("CG-012")
def test_three_advancements_lie_open_and_the_others_are_in_the_deck() -> None:
    game = new(4, 1)
    assert len(row_of(game)) == 3
    assert sorted(row_of(game) + deck_of(game)) == list(range(ADVANCEMENTS))
    assert deck_of(game) != sorted(deck_of(game))
    assert row_of(new(4, 2)) != row_of(game)


@pytest.mark.rule("CG-013", "CG-014")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_the_first_scholar_holds_no_other_office(seats: int, seed: int) -> None:
    table = new(seats, seed).state
    assert 0 <= scholar_of(table) < seats
    assert len({table.chairman, table.head, scholar_of(table)}) == 3


@pytest.mark.rule("CG-013")
def test_fate_names_the_scholar() -> None:
    assert len({int(scholar_of(new(6, seed).state)) for seed in range(12)}) > 2


@pytest.mark.rule("CG-015", "CG-068")
def test_with_two_players_nobody_begins_as_the_scholar() -> None:
    assert scholar_of(new(2, 1).state) == NONE


@pytest.mark.rule("CG-016")
def test_everybody_begins_without_knowledge_advancements_and_garrisons() -> None:
    game = new(3, 1)
    assert knowledge(game) == [0, 0, 0]
    assert [owned(game, seat) for seat in range(3)] == [[], [], []]
    assert (game.state.annex[RIOTS], game.state.annex[GARRISONED]) == (0, 0)


@pytest.mark.rule("CG-010")
def test_garrisons_and_levies_are_supplies_of_their_own() -> None:
    table = new(3, 1).state
    levies = set(range(FIRST_LEVY, FIRST_LEVY + LEVIES))
    assert not levies & set(table.hire_deck)
    assert all(table.troop_at[levy] < 0 for levy in levies)
    assert sorted(table.content.annex[LEVY_CITY + levy] for levy in range(LEVIES)) == list(range(18))
    assert table.content.annex[GARRISONS] == 8


@pytest.mark.rule("CG-006")
def test_a_forced_march_and_two_enrich_mind_are_in_every_hand() -> None:
    game = new(3, 1)
    table = game.state
    hand = [card for card in range(table.content.hand, 2 * table.content.hand) if table.action_at[card] == IN_HAND]
    kinds = [int(table.content.own_kind[card % table.content.hand]) for card in hand]
    assert len(hand) == 15
    assert (kinds.count(FORCED_MARCH), kinds.count(ENRICH_MIND)) == (1, 2)


@pytest.mark.rule("CG-006")
def test_still_only_two_cards_go_into_a_stack() -> None:
    game = academy(seats=2)
    run(game, Planning())
    answer(game, 21, 22)
    assert asked(game)[0] == PLAN
    assert all(1 <= 1 + (choice - 21) // 2 <= 2 if choice >= 21 else 7 <= choice < 14 for choice in asked(game)[2])
    assert game.state.action_at[card_of_kind(game, 0, FORCED_MARCH)] == 1


@pytest.mark.rule("CG-007", "CG-020")
def test_three_of_twelve_neutral_cards_go_into_each_stack() -> None:
    game = academy()
    deal_neutrals(game)
    neutrals = [int(at) for at in list(game.state.action_at)[game.state.content.first_neutral :]]
    assert len(neutrals) == 12
    assert [neutrals.count(stack) for stack in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.rule("CG-020", "CG-079")
def test_a_pressing_agenda_in_the_assembly_is_not_dealt() -> None:
    game = academy()
    table = game.state
    card = table.content.first_neutral + list(table.content.neutral_kind).index(A_PRESSING_AGENDA)
    table.action_at[card] = IN_ASSEMBLY
    deal_neutrals(game)
    neutrals = [int(at) for at in list(table.action_at)[table.content.first_neutral :]]
    assert table.action_at[card] == IN_ASSEMBLY
    assert [neutrals.count(stack) for stack in (1, 2, 3)] == [3, 3, 3]

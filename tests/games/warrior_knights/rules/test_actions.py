"""Actions: cards turned over, resolved and allocated; what Levy, Rally and Serve give."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from tests.support.base_sizes import FIRST_NEUTRAL, STACK_ROOM
from wk_env.games.warrior_knights.content.decks import sort_cards
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    ALLOCATE,
    DECLINE,
    DO_IT,
    MOBILIZE_AREA,
    NO_AREA,
    NO_SPOT,
    TRACK_SPOT,
)
from wk_env.games.warrior_knights.rules.cards.baron_actions import AllocateMobilize, call_baron_action
from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.cards.gains import areas_with_nobles
from wk_env.games.warrior_knights.rules.cards.neutral_actions import NeutralAction
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, LEVY, LIES_ON_TABLE, RALLY
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_IN_FORCE,
    DRAFT_SOLDIERS,
    IN_ASSEMBLY,
    IN_PILE,
    IN_TAXATION,
    IN_WAGES,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    PORT,
    RALLY_SUPPORT,
    REVEALED,
    SERVE_THE_CHURCH,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.procedures.movement import FOUGHT, MOVED
from wk_env.games.warrior_knights.rules.procedures.muster import MusterTroops
from wk_env.games.warrior_knights.rules.procedures.upgrade import UpgradeDefenses
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

UNCERTAIN_TIMES_CARD = FIRST_NEUTRAL + 7


def card_of(seat: int, kind: int, copy: int = 0) -> int:
    """A Baron's Action card."""
    return seat * 12 + kind * 2 + copy


def turn(game: Play, card: int) -> int:
    """Resolve and allocate a Baron's card up to the first question; the card."""
    game.state.action_at[card] = REVEALED
    call_baron_action(game, card)
    game.stack[-1].resume(game)
    while game.decision.count == 0 and game.stack:
        game.stack[-1].resume(game)
    return card


def lay_stack(game: Play, stack: int, *cards: int) -> None:
    """These cards lie in a stack, the last on top."""
    for place, card in enumerate(cards):
        game.state.stacks[(stack - 1) * STACK_ROOM + place] = card
        game.state.action_at[card] = stack
    game.state.stack_left[stack - 1] = len(cards)


@pytest.mark.rule("WK-096", "WK-097", "WK-098", "WK-111")
def test_three_stacks_are_turned_over_card_by_card() -> None:
    game = arrange()
    lay_stack(game, 1, card_of(0, LEVY_TAXES), card_of(1, RALLY_SUPPORT))
    lay_stack(game, 3, card_of(0, SERVE_THE_CHURCH))
    run(game, Actions())
    assert asked(game)[:2] == (ACT, 1)
    assert game.state.action_at[card_of(1, RALLY_SUPPORT)] == REVEALED
    assert game.state.action_at[card_of(0, LEVY_TAXES)] == 1
    answer(game, DO_IT)
    assert game.state.action_at[card_of(1, RALLY_SUPPORT)] == IN_ASSEMBLY
    assert (asked(game)[1], game.state.stack) == (0, 1)
    answer(game, DECLINE)
    assert (asked(game)[1], game.state.stack) == (0, 3)
    answer(game, DECLINE, IN_WAGES)
    assert game.is_over()
    assert (game.state.stack, list(game.state.stack_left)) == (0, [0, 0, 0])


@pytest.mark.rule("WK-101", "WK-102")
def test_a_neutral_card_returns_to_its_pile() -> None:
    game = arrange()
    run(game, NeutralAction(UNCERTAIN_TIMES_CARD))
    assert game.state.action_at[UNCERTAIN_TIMES_CARD] == IN_PILE
    assert game.is_over()


@pytest.mark.rule("WK-030", "WK-101")
@pytest.mark.parametrize(
    ("kind", "business"),
    [(0, ImportantEvent), (1, FundExpeditions), (2, UpgradeDefenses), (3, MusterTroops)],
)
def test_a_neutral_card_starts_what_it_names(kind: int, business: type[Frame[Table]]) -> None:
    game = arrange()
    lay_stack(game, 1, FIRST_NEUTRAL + list(game.state.content.neutral_kind).index(kind))
    game.call(Actions())
    game.stack[-1].resume(game)
    game.stack[-1].resume(game)
    assert isinstance(game.stack[-1], business)


@pytest.mark.rule("WK-099", "WK-100", "WK-106")
@pytest.mark.parametrize("choice", [DECLINE, DO_IT])
def test_levy_taxes_goes_to_taxation_used_or_not(choice: int) -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 3, troops=(50,))
    card = turn(game, card_of(0, LEVY_TAXES))
    assert asked(game) == (ACT, 0, [DECLINE, DO_IT])
    answer(game, choice)
    assert game.state.crowns[0] == 15 + (choice == DO_IT)
    assert game.state.action_at[card] == IN_TAXATION


@pytest.mark.rule("WK-112", "WK-113", "WK-114", "WK-115")
def test_levy_taxes_pays_a_crown_for_each_area_with_nobles() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 3, troops=(50,))
    put(game, noble_of(0, SQUARE), 3, troops=(50,))
    put(game, noble_of(0, TRIANGLE), 58, troops=(50,))
    game.state.noble_at[3] = PORT + 59
    turn(game, card_of(0, LEVY_TAXES))
    answer(game, DO_IT)
    assert game.state.crowns[0] == 17
    assert areas_with_nobles(game.state, 1) == 0


@pytest.mark.rule("WK-105", "WK-120")
def test_rally_support_gives_two_votes_and_goes_to_the_assembly() -> None:
    game = arrange()
    card = turn(game, card_of(1, RALLY_SUPPORT))
    answer(game, DO_IT)
    assert game.state.votes[1] == 2
    assert game.state.action_at[card] == IN_ASSEMBLY


@pytest.mark.rule("WK-121", "WK-560")
@pytest.mark.parametrize(("others", "chairman"), [((3, 1), 2), ((4, 1), 0), ((5, 4), 0)])
def test_rally_support_takes_the_chair_with_strictly_most_votes(others: tuple[int, int], chairman: int) -> None:
    game = arrange(seats=3)
    game.state.votes[0], game.state.votes[1] = others
    game.state.votes[2] = 2
    turn(game, card_of(2, RALLY_SUPPORT))
    answer(game, DO_IT)
    assert game.state.chairman == chairman


@pytest.mark.rule("WK-121", "WK-293")
def test_a_banned_baron_never_takes_the_chair() -> None:
    game = arrange()
    game.state.banned[1] = 1
    turn(game, card_of(1, RALLY_SUPPORT))
    answer(game, DO_IT)
    assert game.state.chairman == 0


@pytest.mark.rule("WK-100", "WK-121")
def test_declining_rally_support_leaves_the_chair() -> None:
    game = arrange()
    game.state.votes[1] = 9
    turn(game, card_of(1, RALLY_SUPPORT))
    answer(game, DECLINE)
    assert game.state.chairman == 0


@pytest.mark.rule("WK-040", "WK-122", "WK-123", "WK-560")
@pytest.mark.parametrize(("faith", "head"), [(0, 2), (1, 1), (2, 1)])
def test_serve_the_church_takes_the_church_with_strictly_most_faith(faith: int, head: int) -> None:
    game = arrange(seats=3)
    game.state.faith[0] = faith
    turn(game, card_of(2, SERVE_THE_CHURCH))
    answer(game, DO_IT)
    assert game.state.faith[2] == 1
    assert game.state.head == head


@pytest.mark.rule("WK-100", "WK-107")
@pytest.mark.parametrize("choice", [DECLINE, DO_IT])
@pytest.mark.parametrize("area", [IN_TAXATION, IN_WAGES, IN_ASSEMBLY])
def test_the_owner_of_serve_the_church_chooses_its_area(choice: int, area: int) -> None:
    game = arrange()
    card = turn(game, card_of(0, SERVE_THE_CHURCH))
    answer(game, choice)
    assert asked(game) == (ALLOCATE, 0, [IN_TAXATION, IN_WAGES, IN_ASSEMBLY])
    answer(game, area)
    assert game.state.action_at[card] == area


@pytest.mark.rule("WK-104", "WK-116")
@pytest.mark.parametrize(("spot", "holder"), [(2, 1), (NO_SPOT, -1)])
def test_draft_soldiers_takes_a_spot_without_fee_and_goes_to_wages(spot: int, holder: int) -> None:
    game = arrange(seats=4)
    card = turn(game, card_of(1, DRAFT_SOLDIERS))
    assert asked(game) == (TRACK_SPOT, 1, [0, 1, 2, 3, 4, NO_SPOT])
    answer(game, spot)
    assert game.state.track[2] == holder
    assert game.state.crowns[1] == 15
    assert game.state.action_at[card] == IN_WAGES


@pytest.mark.rule("WK-041", "WK-117", "WK-118")
@pytest.mark.parametrize(("seats", "spots"), [(2, [0, 1, 2]), (3, [0, 1, 2, 3]), (6, [0, 1, 2, 3, 4, 5, 6])])
def test_spots_above_the_number_of_players_are_closed(seats: int, spots: list[int]) -> None:
    game = arrange(seats=seats)
    turn(game, card_of(0, DRAFT_SOLDIERS))
    assert asked(game)[2] == [*spots, NO_SPOT]


@pytest.mark.rule("WK-116")
def test_a_taken_spot_is_not_offered() -> None:
    game = arrange(seats=3)
    game.state.track[1] = 2
    turn(game, card_of(0, DRAFT_SOLDIERS))
    assert asked(game)[2] == [0, 2, 3, NO_SPOT]


@pytest.mark.rule("WK-116")
def test_without_a_free_spot_nobody_is_asked() -> None:
    game = arrange(seats=2)
    game.state.track[0] = game.state.track[1] = game.state.track[2] = 1
    card = turn(game, card_of(0, DRAFT_SOLDIERS))
    assert game.is_over()
    assert game.state.action_at[card] == IN_WAGES


@pytest.mark.rule("WK-108", "WK-109")
@pytest.mark.parametrize(("done", "area"), [(MOVED, IN_WAGES), (FOUGHT, IN_ASSEMBLY)])
def test_mobilize_forces_goes_where_its_use_says(done: int, area: int) -> None:
    game = arrange()
    game.state.outcome = done
    run(game, AllocateMobilize(card_of(0, MOBILIZE_FORCES)))
    assert game.state.action_at[card_of(0, MOBILIZE_FORCES)] == area


@pytest.mark.rule("WK-110", "WK-583")
@pytest.mark.parametrize("done", [MOVED + FOUGHT, 0])
def test_mobilize_forces_for_both_or_neither_goes_where_its_owner_says(done: int) -> None:
    game = arrange()
    game.state.outcome = done
    run(game, AllocateMobilize(card_of(0, MOBILIZE_FORCES)))
    assert asked(game) == (ALLOCATE, 0, [IN_WAGES, IN_ASSEMBLY])
    answer(game, IN_ASSEMBLY)
    assert game.state.action_at[card_of(0, MOBILIZE_FORCES)] == IN_ASSEMBLY


@pytest.mark.rule("WK-110", "WK-124", "WK-583")
def test_mobilize_forces_may_be_declined() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 3, troops=(50,))
    card = turn(game, card_of(0, MOBILIZE_FORCES))
    assert asked(game)[:2] == (MOBILIZE_AREA, 0)
    answer(game, NO_AREA)
    assert asked(game) == (ALLOCATE, 0, [IN_WAGES, IN_ASSEMBLY])
    answer(game, IN_WAGES)
    assert game.state.action_at[card] == IN_WAGES


@pytest.mark.rule("WK-112", "WK-120")
@pytest.mark.parametrize(("kind", "measure", "crowns", "votes"), [(0, LEVY, 18, 0), (2, RALLY, 15, 4)])
def test_a_card_on_the_table_adds_to_what_actions_give(kind: int, measure: int, crowns: int, votes: int) -> None:
    game = act_under_a_card(kind, measure, 2)
    assert (game.state.crowns[0], game.state.votes[0]) == (crowns, votes)


@pytest.mark.rule("WK-112", "WK-120")
@pytest.mark.parametrize(("kind", "measure"), [(0, LEVY), (2, RALLY)])
def test_no_card_makes_an_action_give_less_than_nothing(kind: int, measure: int) -> None:
    game = act_under_a_card(kind, measure, -5)
    assert (game.state.crowns[0], game.state.votes[0]) == (15, 0)


def act_under_a_card(kind: int, measure: int, added: int) -> Play:
    """A Baron with one Noble uses his card while another card on the table adds to what it gives."""
    game = arrange()
    content = game.state.content = load(HOUSE)
    row = 40 * BEND_WIDTH
    content.bends[row], content.bends[row + 1], content.bends[row + 2] = measure, ALWAYS, ADD
    content.bends[row + 3], content.card_lies[40] = added, LIES_ON_TABLE
    sort_cards(content)
    game.state.card_place[40], game.state.bent[measure] = CARD_IN_FORCE, 1
    put(game, noble_of(0, STAR), 3, troops=(50,))
    turn(game, card_of(0, kind))
    answer(game, DO_IT)
    return game

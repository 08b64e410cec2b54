"""Cards laid on Barons by lot: the deals are the same with and without, and a card that helps is seen to help."""

from wk_experiments.games.warrior_knights.charges import NO_CARD, cards_on_barons, line, take_out, wins_with

from tests.support.decks import CARD_OF
from wk_env.games.warrior_knights.rules.numbers import CARDS, FIRST_AGENDA
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS


def test_exactly_the_cards_that_say_so_lie_on_barons() -> None:
    found = cards_on_barons({})
    assert {CARD_OF["Heir Presumptive"], CARD_OF["Heretic"], CARD_OF["The Salt Pans"]} <= set(found)
    assert not {CARD_OF["Arson"], CARD_OF["General Pardon"], CARD_OF["Keeper of the Small Seal"]} & set(found)
    assert len(found) == 14 < CARDS


def test_a_card_is_taken_out_of_its_deck_and_nothing_else() -> None:
    match = WARRIOR_KNIGHTS.new_match({"seats": 4}, 5)
    table = match.game.state
    twin = match.copy()
    card = next(card for card in cards_on_barons({}) if card >= FIRST_AGENDA and table.card_place[card] == 0)
    before = list(table.agenda_deck[: table.agenda_count])
    take_out(table, card)
    assert list(table.agenda_deck[: table.agenda_count]) == [one for one in before if one != card - FIRST_AGENDA]
    assert list(twin.game.state.agenda_deck[: twin.game.state.agenda_count]) == before
    events = list(table.event_deck[: table.event_count])
    take_out(table, CARD_OF["Heretic"])
    assert list(table.event_deck[: table.event_count]) == [one for one in events if one != CARD_OF["Heretic"]]


def test_a_deal_is_the_same_without_a_card_and_seldom_with_one() -> None:
    deals = range(40, 70)
    bare = [wins_with(NO_CARD, seed, {}) for seed in deals]
    assert bare == [wins_with(NO_CARD, seed, {}) for seed in deals]
    held = [wins_with(CARD_OF["Heir Presumptive"], seed, {}) for seed in deals]
    assert held != bare
    assert None not in bare


def test_a_row_counts_the_deals_in_which_the_card_was_to_be_had() -> None:
    names = WARRIOR_KNIGHTS.new_match({"seats": 4}, 1).box.names
    row = line(names, CARD_OF["Heretic"], [True, False, False, True], [True, True, False, None])
    assert row == "| Heretic | 3 | 0.667 | 0.333 | +0.333 ± 0.533 |"

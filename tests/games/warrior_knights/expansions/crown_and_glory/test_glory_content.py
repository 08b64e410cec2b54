"""The cards of For Glory: how many there are, how they stand beside those of the base game, faults in their tables."""

from collections import Counter
from copy import deepcopy

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.board import HOUSE
from wk_env.content.tables import ContentError
from wk_env.games.warrior_knights.content.load import box_of, house_box, house_content
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.asks import SETUP_TROOP
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    ASSEMBLE_TROOPS,
    FUND_EXPEDITIONS,
    IMPORTANT_EVENT,
    IN_DECK,
    IN_SUPPLY,
    MUSTER_TROOPS,
    NONE,
    ON_OFFER,
    RESEARCH,
    RIOTS,
    UNCERTAIN_TIMES,
    UPGRADE_DEFENSES,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.core import Game, play
from wk_env.kernel.rng import rng_from

GLORY = Rules(glory=1)


def glorious() -> Content:
    """The content that For Glory plays with."""
    return house_box().of(GLORY).content


@pytest.mark.rule("CG-003", "CG-005", "CG-012")
def test_there_are_as_many_cards_as_the_rulebook_says() -> None:
    content = glorious()
    assert len(content.fate_battle) == 48
    assert len(content.events) == 36 + 20
    assert len(content.agenda_kind) == 44 + 25
    assert len(content.card_lies) == 36 + 44 + 25 + 20 + 44 + 12
    assert (at.ADVANCEMENTS, at.LEVIES, at.CAPTAINS, content.annex[at.GARRISONS]) == (44, 18, 12, 8)


@pytest.mark.rule("CG-002")
def test_the_cards_of_the_base_game_keep_their_numbers_and_words() -> None:
    base, content = house_content(), glorious()
    assert list(content.bends)[: len(base.bends)] == list(base.bends)
    assert list(content.words)[: len(base.words)] == list(base.words)
    assert list(content.events)[:36] == list(base.events)
    assert house_box().of(GLORY).names.cards[:80] == house_box().names.cards
    assert house_box().of(Rules()) is house_box()


@pytest.mark.rule("CG-006", "CG-007", "CG-020")
def test_a_baron_has_fifteen_action_cards_and_twelve_are_neutral() -> None:
    content = glorious()
    assert Counter(content.own_kind) == {**dict.fromkeys(range(6), 2), 6: 1, 7: 2}
    assert list(content.own_first) == [0, 2, 4, 6, 8, 10, 12, 13, 15]
    assert (content.hand, content.first_neutral, content.neutrals_a_stack) == (15, 90, 3)
    kept = {IMPORTANT_EVENT: 3, FUND_EXPEDITIONS: 2}
    new = {UPGRADE_DEFENSES: 1, MUSTER_TROOPS: 1, UNCERTAIN_TIMES: 1, RESEARCH: 2, A_PRESSING_AGENDA: 1}
    assert Counter(content.neutral_kind) == {**kept, **new, ASSEMBLE_TROOPS: 1}


@pytest.mark.rule("CG-011", "CG-091")
def test_every_noble_and_every_city_stands_on_two_fate_cards_and_one_in_five_says_riot() -> None:
    content = glorious()
    nobles = Counter(zip(content.fate_baron, content.fate_symbol, strict=True))
    assert set(nobles.values()) == set(Counter(content.fate_city).values()) == {2}
    assert set(Counter(content.fate_nation).values()) == {8}
    assert list(content.fate_revolt).count(RIOTS) == 10
    assert house_content().fate_battle != content.fate_battle


@pytest.mark.rule("CG-008", "CG-038", "CG-039")
def test_captains_are_mercenaries_and_levies_are_not_in_their_deck() -> None:
    content = glorious()
    captains = range(at.FIRST_CAPTAIN, at.FIRST_CAPTAIN + at.CAPTAINS)
    assert list(content.for_hire) == [*range(24, 90), *captains]
    assert {content.troop_leaves[troop] for troop in captains} == {IN_DECK}
    assert sorted(Counter(content.troop_nation[troop] for troop in captains).items()) == [(n, 2) for n in range(6)]
    levies = range(at.FIRST_LEVY, at.FIRST_LEVY + at.LEVIES)
    assert {content.troop_leaves[troop] for troop in levies} == {IN_SUPPLY}
    assert {content.troop_nation[troop] for troop in levies} == {NONE}
    assert [content.annex[at.LEVY_CITY + levy] for levy in range(18)] == list(range(18))


@pytest.mark.rule("CG-052", "CG-061", "CG-063")
def test_advancements_cost_knowledge_and_come_in_several_copies() -> None:
    content, names = glorious(), house_box().of(GLORY).names
    assert min(content.annex[at.COST + card] for card in range(at.ADVANCEMENTS)) >= 1
    titles = Counter(content.annex[at.TITLE + card] for card in range(at.ADVANCEMENTS))
    assert min(titles.values()) >= 2
    found = set(names.cards[at.FIRST_ADVANCEMENT : at.FIRST_ADVANCEMENT + at.ADVANCEMENTS])
    assert {"Black Powder", "Iron-Forged Blades"} <= found
    uses = {content.annex[at.USE + card] for card in range(at.ADVANCEMENTS)}
    assert uses == {at.STANDING, at.IN_BATTLE, at.ON_MARCH, at.AT_SEA}


# Table, row, field, value (None removes it), what the sentence says.
FAULTS: list[tuple[str, int, str, object, str]] = [
    ("glory_fate", 3, "revolt", "feast", "revolt is 'feast'; it takes one of calm, revolt, riot"),
    ("glory_fate", 3, "city", 23, "stands on"),
    ("glory_fate", 3, "id", 4, "id is 4; ids run from 0 in the order of the rows"),
    ("glory_fate", 3, "nationality", "French", "nationality is 'French'; it takes one of English"),
    ("glory_event", 0, "colour", "grey", "glory_events.toml: glory_event 0"),
    ("glory_agenda", 1, "kind", "decree", "kind is 'decree'; it takes one of motion, law, charge"),
    ("glory_action", 1, "copies", 1, "it takes 1 Forced March, 2 Enrich Mind, 2 Research and 1 of each other"),
    ("glory_action", 1, "key", "rest", "the keys are forced_march, rest"),
    ("advancement", 0, "cost", 0, "advancement 0 (Black Powder): cost is 0; it takes a whole number from 1 to 9"),
    ("advancement", 0, "copies", 4, "there are 45 cards, copies counted; it takes 44"),
    ("advancement", 0, "bend", None, "it takes a bend or an ear, exactly one of the two; there are 0"),
    ("advancement", 0, "name", "Horn Signals", "two rows bear this name; count them with 'copies'"),
    ("advancement", 0, "use", "march", "side and needs_noble are for use = 'battle'"),
    ("advancement", 1, "bend", {"measure": "battle", "part": "deal", "set": 1}, "its bend must add"),
    ("captain", 0, "rank", "herald", "it takes one leader and one herald of each nationality"),
    ("captain", 0, "strength", 60, "strength is 60; it takes a whole number from 50 to 200 in steps of 50"),
    ("levy", 3, "city", 4, "the Levies take one row a Kingdom city, in the order of the cities"),
    ("garrison", 0, "strength", 150, "strength is 150; it takes a whole number from 100 to 500 in steps of 100"),
]


@pytest.mark.parametrize(("table", "row", "field", "value", "sentence"), FAULTS)
def test_a_fault_gets_a_sentence_that_says_what_would_be_right(
    table: str, row: int, field: str, value: object, sentence: str
) -> None:
    tables = deepcopy(HOUSE)
    if value is None:
        del tables[table][row][field]
    else:
        tables[table][row][field] = value
    with pytest.raises(ContentError) as caught:
        box_of(tables)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("CG-004", "CG-008", "CG-009")
def test_new_cards_are_in_their_decks_before_any_is_dealt_or_revealed() -> None:
    agendas, hired, dealt = set[int](), set[int](), set[int]()
    for seed in range(60):
        table = after_troops(seed)
        dealt |= {troop for troop in range(24, at.END_OF_TROOPS) if table.troop_at[troop] >= 0}
        agendas |= {int(card) for card in table.current if card != NONE}
        hired |= {troop for troop in range(at.END_OF_TROOPS) if table.troop_at[troop] == ON_OFFER}
    assert agendas & set(range(at.FIRST_MORE_AGENDA, at.FIRST_MORE_EVENT))
    assert hired & set(range(at.FIRST_CAPTAIN, at.FIRST_CAPTAIN + at.CAPTAINS))
    assert not dealt & set(range(at.FIRST_CAPTAIN, at.END_OF_TROOPS))


def after_troops(seed: int) -> Table:
    """A table on which the first Mercenaries and Agendas have just been revealed."""
    game = new_game(GLORY, glorious(), seed)
    while game.decision.ask == SETUP_TROOP:
        play(game, game.decision.options[0])
    return game.state


@pytest.mark.rule("CG-139")
def test_cards_of_the_expansion_bear_a_mark_that_is_only_shown() -> None:
    names = house_box().of(GLORY).names
    assert names.marked == frozenset(range(80, 181))
    assert house_box().names.marked == frozenset()
    table = after_troops(1)
    table.current = vec[i64]([36, 80, NONE, NONE])
    game = Game(table, rng_from(1))
    facts = look("wk/warrior-knights", names, game, 0)
    assert [agenda.is_marked for agenda in facts.agendas] == [False, True]

"""The rows of events.toml and agendas.toml: counts, words in use, estimates, and a sentence for each fault."""

from collections import Counter
from copy import deepcopy
from statistics import mean
from typing import Final

import pytest

from wk_env.content.tables import ContentError, Row, Tables, number_of
from wk_env.games.warrior_knights.content.card_checks import effects_at_once, inner
from wk_env.games.warrior_knights.content.decks import load_cards
from wk_env.games.warrior_knights.content.effects_schema import EFFECTS, LIES, MEASURES, MOMENTS, PARTS, TARGETS, WHO
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.rules.content_columns import Content

TABLES: Final = LAYOUT.read(None)
EVENTS, AGENDAS = TABLES["event"], TABLES["agenda"]
CARDS = EVENTS + AGENDAS
SPECIAL = {"raze", "propose", "bend siege", "bend voyage"}  # the last two are of For Glory
# What a card of this kind is worth to whom it hits, in crowns, on average: from lowest to highest.
MEANS = [
    ("colour", "red", -7, -4),
    ("colour", "green", 5, 8),
    ("colour", "blue", -3, 0),
    ("kind", "private_motion", 0, 0),
    ("kind", "motion", -3, 3),
    ("kind", "law", -3, 1),
    ("kind", "charge", 6, 12),
    ("kind", "office", 10, 15),
]
# Table, row, the fields that are changed (None takes one away), what the sentence says.
FAULTS: list[tuple[str, int, Row, str]] = [
    ("event", 2, {"colour": "pink"}, "colour is 'pink'; it takes one of red, green, blue"),
    ("event", 2, {"faith": 5}, "faith is 5; it takes a whole number from 0 to 4"),
    ("event", 2, {"target": None}, "target is missing; it takes one of none, drawer"),
    ("event", 2, {"price": 1}, "there is no field 'price'; there are"),
    ("event", 2, {"effect": 3}, "effect is 3; it takes { ... } with words"),
    ("event", 2, {"effect": {"word": "loose"}}, "there is no word 'loose'; did you mean 'lose'?"),
    ("event", 2, {"effect": {}}, "event 2 (Toll of the Road) effect: word is missing; it takes one of gain, lose"),
    ("event", 2, {"effect": {"word": "gain", "what": "crowns"}}, "effect gain: amount is missing; it takes a whole"),
    ("event", 2, {"effect": {"word": "kill", "whom": "target"}}, "there is no parameter 'whom'; there are word, which"),
    (
        "event",
        2,
        {"effect": {"word": "gain", "what": "gold", "amount": 1}},
        "what is 'gold'; it takes one of crowns, faith, votes, influence",
    ),
    ("event", 2, {"effect": {"word": "ban", "on": True}}, "on is True; it takes a whole number from 0 to 1"),
    ("event", 2, {"effect": {"word": "propose"}}, "'propose' is for Private Motions"),
    ("event", 2, {"effect": {"word": "kill", "which": "random"}}, "an Event draws its target before its price"),
    ("event", 2, {"effect": {"word": "kill", "which": "target"}}, "which is 'target', but the target is no noble"),
    ("event", 2, {"effect": {"word": "raze", "which": "target"}}, "which is 'target', but the target is no city"),
    ("event", 2, {"effect": {"word": "casualties", "amount": 1, "on": "target"}}, "but the target is no Noble"),
    ("event", 2, {"effect": {"word": "casualties", "amount": 1, "on": "area"}}, "but the target is no city"),
    ("event", 2, {"effect": {"word": "desert", "amount": 1, "to": "holder"}}, "which only an ear knows"),
    ("event", 2, {"effect": None}, "an Event either lasts or has an effect"),
    ("event", 2, {"target": "elected"}, "nobody elects anybody by an Event"),
    ("event", 2, {"target": "each"}, "the target of a red Event is 'each'; it takes one of drawer"),
    ("event", 2, {"target": "chosen_city"}, "unknown when the price is asked; only green Events choose"),
    ("event", 12, {"faith": 1}, "nobody cancels a green Event; faith must be 0"),
    ("event", 30, {"target": "none"}, "it hits a Baron, but the target is none; take 'each'"),
    ("event", 30, {"id": 31}, "the ids must run from 0 to 35, in order"),
    ("event", 30, {"name": "Arson"}, "two rows are called 'Arson'; count them with 'copies'"),
    ("event", 30, {"copies": 2}, "there are 37 cards, copies counted; it takes 36"),
    ("event", 1, {"lies": None}, "a lasting Event, and no other, has lasting = true and a lies"),
    ("event", 1, {"lies": "city"}, "lies is 'city', but by its target it lies on: baron"),
    ("event", 1, {"ends": "used"}, "only a card with an ear is used"),
    ("event", 31, {"target": "each"}, "one card cannot lie on each Baron; take target = 'none'"),
    ("event", 1, {"bend": {"measure": "prize"}}, "there is no measure 'prize'; did you mean 'price'?"),
    (
        "event",
        1,
        {"bend": {"measure": "price", "add": 1}},
        "bend price: part is missing; it takes one of faith, fortify",
    ),
    ("event", 1, {"bend": {"measure": "wage"}}, "bend wage: it takes exactly one of set and add; there are 0"),
    ("event", 1, {"bend": {"measure": "wage", "set": -1}}, "set is -1; it takes a whole number from 0 to 10"),
    ("event", 1, {"bend": {"measure": "wage", "part": "x", "add": 1}}, "there is no parameter 'part'"),
    ("event", 1, {"bend": {"measure": "wage", "only": "assault", "add": 1}}, "it takes no 'only'; that is for votes"),
    ("event", 15, {"ear": {"moment": "dawn"}}, "there is no moment 'dawn'; there are taxation"),
    ("event", 15, {"ear": {"moment": "taxation", "who": "holder"}}, "an ear takes an effect with words"),
    (
        "event",
        33,
        {"also": {"word": "gain", "what": "faith", "amount": 1, "to": "drawer"}},
        "to is 'drawer' in one effect and not in another",
    ),
    (
        "event",
        30,
        {"effect": {"word": "gain", "what": "faith", "amount": 1, "to": "drawer"}},
        "to is 'drawer', but the target is each Baron",
    ),
    (
        "event",
        23,
        {"instead": {"word": "gain", "what": "crowns", "amount": 4, "to": "drawer"}},
        "to is 'drawer', but the card lies on whom it hits",
    ),
    ("agenda", 1, {"vote": "yes_no"}, "target 'elected' and vote 'baron' go together"),
    (
        "agenda",
        1,
        {"target": "drawer", "vote": "yes_no"},
        "the target is 'drawer'; it takes one of none, elected, each",
    ),
    ("agenda", 1, {"kind": "law"}, "the vote on a law is 'baron'; it takes yes_no"),
    ("agenda", 1, {"effect": {"word": "propose"}}, "'propose' is for Private Motions"),
    ("agenda", 2, {"effect": {"word": "desert", "amount": 1, "to": "drawer"}}, "but nobody draws an Agenda"),
    ("agenda", 2, {"effect": None}, "motions, and no others, have an effect at once"),
    ("agenda", 8, {"effect": None, "also": {"word": "ban", "on": 1}}, "there is an 'also' without an effect before it"),
    ("agenda", 14, {"refusable": False}, "refusable is for motions"),
    ("agenda", 14, {"demand": None}, "demand is for each law, and for nothing else"),
    ("agenda", 20, {"bend": None}, "laws, charges and offices, and no others, have a bend, an ear, crowns or troops"),
    ("agenda", 24, {"lies": "table"}, "lies is 'table'; a charge lies on: baron"),
    ("agenda", 34, {"maintained": 75}, "maintained is 75; it takes a whole number from 0 to 200 in steps of 50"),
]


def with_row(table: str, index: int, changes: Row) -> Tables:
    """Our tables with some fields of one row changed."""
    tables = deepcopy(TABLES)
    tables[table][index].update(changes)
    for name, value in changes.items():
        if value is None:
            del tables[table][index][name]
    return tables


def ear(moment: str, who: str, **effect: object) -> Row:
    """An ear."""
    return {"ear": {"moment": moment, "who": who, "effect": dict(effect)}}


EARS: list[tuple[int, Row, str]] = [
    (14, ear("taxation", "any", word="ban", on=1), "the effect of an ear is 'ban'; it takes one of gain, lose"),
    (14, ear("taxation", "any", word="lose", what="crowns", amount=1), "an ear says whom it means"),
    (
        14,
        ear("taxation", "any", word="lose", what="crowns", amount=1, to="actor", into="foe"),
        "taxation knows none; take battle_won",
    ),
    (14, ear("taxation", "holder", word="lose", what="crowns", amount=1, to="actor"), "but nobody holds a law"),
    (14, ear("taxation", "any", word="lose", what="crowns", amount=1, to="holder"), "nobody holds a law; take 'actor'"),
    (
        14,
        ear("taxation", "any", word="gain", what="crowns", amount=1, to="actor"),
        "a law that demands something takes",
    ),
]


@pytest.mark.parametrize(("table", "index", "changes", "sentence"), FAULTS)
def test_a_wrong_row_gets_a_sentence(table: str, index: int, changes: Row, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_cards(Content(), with_row(table, index, changes))
    assert sentence in str(caught.value)
    assert f"{table}s.toml" in str(caught.value)


@pytest.mark.parametrize(("index", "changes", "sentence"), EARS)
def test_a_wrong_ear_gets_a_sentence(index: int, changes: Row, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_cards(Content(), with_row("agenda", index, changes))
    assert sentence in str(caught.value)


@pytest.mark.rule("WK-031", "WK-032", "WK-549")
def test_there_are_36_events_of_three_colours_and_44_agendas_of_five_kinds() -> None:
    colours = Counter(row["colour"] for row in EVENTS)
    kinds: Counter[object] = Counter()
    for row in AGENDAS:
        kinds[row["kind"]] += number_of(row, "copies", 1)
    assert colours == {"red": 12, "green": 12, "blue": 12}
    assert kinds == {"private_motion": 3, "motion": 13, "law": 10, "charge": 10, "office": 8}


def test_no_two_cards_have_a_name_or_a_text_in_common() -> None:
    assert len({row["name"] for row in CARDS}) == len({row["text"] for row in CARDS}) == 36 + 42


def test_every_effect_measure_and_moment_is_used_by_two_cards_or_more() -> None:
    uses: Counter[object] = Counter()
    for row in CARDS:
        heard = [inner(inner(row, "ear"), "effect")] if "ear" in row else []
        words = {effect["word"] for effect in (*effects_at_once(row), *heard)}
        words |= {f"bend {inner(row, 'bend').get('measure')}", f"ear {inner(row, 'ear').get('moment')}"}
        uses.update(words)
    known = {*EFFECTS, *(f"bend {word}" for word in MEASURES), *(f"ear {word}" for word in MOMENTS)}
    assert {word for word in known if uses[word] < 2} == SPECIAL
    assert len(known) == 38


def test_every_part_of_a_measure_and_every_way_to_hear_target_and_lie_is_used() -> None:
    bends = [inner(row, "bend") for row in CARDS if "bend" in row]
    parts = {(word, part) for word, found in MEASURES.items() for part in found}
    used = {(str(bend["measure"]), str(bend.get(PARTS.get(str(bend["measure"]), "part"), ""))) for bend in bends}
    assert used == parts - {("siege", ""), ("voyage", "")}  # of For Glory
    assert {inner(row, "ear")["who"] for row in CARDS if "ear" in row} == set(WHO)
    assert {row["target"] for row in CARDS} == set(TARGETS)
    assert {row.get("lies", "none") for row in CARDS} == set(LIES)


@pytest.mark.parametrize(("column", "group", "low", "high"), MEANS)
def test_cards_are_worth_what_their_kind_promises(column: str, group: str, low: int, high: int) -> None:
    rows = [row for row in CARDS if row.get(column) == group for _ in range(number_of(row, "copies", 1))]
    assert low <= mean(number_of(row, "worth") for row in rows) <= high


@pytest.mark.rule("WK-176")
def test_red_events_are_always_bad_and_green_ones_always_good() -> None:
    assert {number_of(row, "worth") > 0 for row in EVENTS if row["colour"] == "green"} == {True}
    assert {number_of(row, "worth") < 0 for row in EVENTS if row["colour"] == "red"} == {True}


@pytest.mark.rule("WK-183", "WK-184", "WK-185")
def test_what_the_rulebook_says_of_its_events_stands_in_their_rows() -> None:
    rows = {row["name"]: row for row in EVENTS}
    arson, no_heir, heretic = rows["Arson"], rows["No Heir"], rows["Heretic"]
    assert (arson["colour"], arson["faith"], arson["target"]) == ("blue", 2, "city")
    assert (no_heir["faith"], no_heir["lies"]) == (2, "noble")
    assert heretic["lasting"] is True
    assert number_of(heretic, "faith") > 0
    assert {"Broken Line", "Assassin"} <= set(rows)

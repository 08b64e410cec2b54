"""What must hold within a row of events.toml or agendas.toml, so that the rules can carry it out."""

from typing import Final

from wk_env.content.tables import Row
from wk_env.games.warrior_knights.content.checks import demand
from wk_env.games.warrior_knights.content.effects_schema import LIES, TARGETS

DRAWERS_OWN: Final = ("drawer", "own_city", "own_noble", "chosen_city", "chosen_noble", "neutral_city", "nation")
CHOSEN: Final = ("chosen_city", "chosen_noble")
AGENDA_TARGETS: Final = ("none", "elected", "each")
VOTES_OF: Final = {"private_motion": ("proposer",), "motion": ("yes_no", "baron"), "law": ("yes_no",)}
LIES_OF: Final = {"law": "table", "charge": "baron", "office": "noble"}
HEARD: Final = ("gain", "lose")
NEEDS_BARON: Final = (
    "gain",
    "lose",
    "exchange",
    "seat",
    "ban",
    "repeal",
    "hold",
    "voyage",
    "seize",
    "recruit",
    "desert",
)


def inner(row: Row, name: str) -> Row:
    """A table within a row; an empty one if there is none."""
    value = row.get(name)
    return dict(value) if isinstance(value, dict) else {}


def effects_at_once(row: Row) -> list[Row]:
    """The effects that a card has when it comes into play."""
    return [inner(row, name) for name in ("effect", "also", "instead") if name in row]


def check_effects(where: str, row: Row) -> None:
    """ContentError for an effect that misses what it is about."""
    demand("also" not in row or "effect" in row, f"{where}: there is an 'also' without an effect before it")
    for effect in effects_at_once(row):
        check_effect(f"{where} {effect['word']}", effect, str(row["target"]))
    check_drawer(where, row)
    if "ear" in row:
        check_ear(where, inner(inner(row, "ear"), "effect"), str(inner(row, "ear")["moment"]))


def check_drawer(where: str, row: Row) -> None:
    """ContentError for a card that means its drawer in one effect only: whom it hits, it hits with all it does."""
    meant = {effect.get("to") for effect in effects_at_once(row)}
    demand(len(meant) < 2, f"{where}: to is 'drawer' in one effect and not in another; a card hits one Baron with all")
    each = f"{where}: to is 'drawer', but the target is each Baron; take one of the two"
    demand("drawer" not in meant or row["target"] != "each", each)
    demand("drawer" not in meant or "effect" in row, f"{where}: to is 'drawer', but the card lies on whom it hits")


def check_effect(where: str, effect: Row, target: str) -> None:
    """ContentError for an effect at once that does not go with the target of its card."""
    word, to, which = str(effect["word"]), effect.get("to"), effect.get("which")
    kind = TARGETS[target][1]
    demand(to not in {"actor", "holder"}, f"{where}: to is {to!r}, which only an ear knows; take 'drawer' or nothing")
    demand(effect.get("into") != "foe", f"{where}: into is 'foe', whom only an ear for battle_won knows")
    demand(effect.get("on") != "area" or kind == "city", f"{where}: on is 'area', but the target is no city")
    wounds = word == "casualties" and effect.get("on") == "target"
    demand(not wounds or kind == "noble", f"{where}: on is 'target', but the target is no Noble")
    wanted = "noble" if word == "kill" else "city"
    demand(which != "target" or kind == wanted, f"{where}: which is 'target', but the target is no {wanted}")
    has_baron = kind != "table" or to == "drawer"
    meant = word in NEEDS_BARON or which in {"each", "random"}
    demand(has_baron or not meant, f"{where}: it hits a Baron, but the target is none; take 'each'")


def check_ear(where: str, effect: Row, moment: str) -> None:
    """ContentError for an ear that does more than give or take, or does not say whom it means."""
    word = effect["word"]
    demand(word in HEARD, f"{where}: the effect of an ear is {word!r}; it takes one of {', '.join(HEARD)}")
    to, into = effect.get("to"), effect.get("into")
    demand(to in {"actor", "holder"}, f"{where}: an ear says whom it means: to = 'actor' or to = 'holder'")
    demand(into != "foe" or moment == "battle_won", f"{where}: into is 'foe', but {moment} knows none; take battle_won")


def check_event(where: str, row: Row) -> None:
    """ContentError for an Event that the rules of Events do not allow.

    Rules: WK-175, WK-177, WK-182
    """
    check_effects(where, row)
    colour, target = row["colour"], str(row["target"])
    demand(colour != "green" or row["faith"] == 0, f"{where}: nobody cancels a green Event; faith must be 0")
    demand(target != "elected", f"{where}: the target is 'elected', but nobody elects anybody by an Event")
    own = f"it takes one of {', '.join(DRAWERS_OWN)}"
    demand(colour == "blue" or target in DRAWERS_OWN, f"{where}: the target of a {colour} Event is {target!r}; {own}")
    late = f"{where}: the target is {target!r}, unknown when the price is asked; only green Events choose"
    demand(colour == "green" or target not in CHOSEN, late)
    for effect in effects_at_once(row):
        chance = effect.get("which") in {"random", "neutral"}
        demand(not chance, f"{where}: which is {effect.get('which')!r}, but an Event draws its target before its price")
        demand(effect["word"] != "propose", f"{where}: 'propose' is for Private Motions")
    check_lasting(where, row, TARGETS[target][1])


def check_lasting(where: str, row: Row, kind: str) -> None:
    """ContentError for a lasting Event that does not lie, end or work, or another one that does."""
    lasting = row.get("lasting") is True
    for name, there in (
        ("lies", "lies" in row),
        ("ends", "ends" in row),
        ("bend or ear", bool({"bend", "ear"} & set(row))),
    ):
        demand(lasting == there, f"{where}: a lasting Event, and no other, has lasting = true and a {name}")
    demand(lasting != ("effect" in row), f"{where}: an Event either lasts or has an effect, one of the two")
    if lasting:
        demand(row["ends"] != "used" or "ear" in row, f"{where}: ends is 'used', but only a card with an ear is used")
        demand(kind in LIES, f"{where}: one card cannot lie on each Baron; take target = 'none' and lies = 'table'")
        demand(row["lies"] == kind, f"{where}: lies is {row['lies']!r}, but by its target it lies on: {kind}")


def check_agenda(where: str, row: Row) -> None:
    """ContentError for an Agenda that the rules of its kind do not allow.

    Rules: WK-257, WK-262, WK-263, WK-264, WK-270, WK-271
    """
    check_effects(where, row)
    kind, target, vote = str(row["kind"]), row["target"], row["vote"]
    votes = VOTES_OF.get(kind, ("baron",))
    demand(vote in votes, f"{where}: the vote on a {kind} is {vote!r}; it takes {' or '.join(votes)}")
    demand(target in AGENDA_TARGETS, f"{where}: the target is {target!r}; it takes one of {', '.join(AGENDA_TARGETS)}")
    demand((target == "elected") == (vote == "baron"), f"{where}: target 'elected' and vote 'baron' go together")
    acts = kind in {"motion", "private_motion"}
    demand(("effect" in row) == acts, f"{where}: motions, and no others, have an effect at once")
    is_private = kind == "private_motion"
    demand((inner(row, "effect").get("word") == "propose") == is_private, f"{where}: 'propose' is for Private Motions")
    lies, wanted = row.get("lies", "none"), LIES_OF.get(kind, "none")
    demand(lies == wanted, f"{where}: lies is {lies!r}; a {kind} lies on: {wanted}")
    for name, of in (("demand", "law"), ("concession", "charge"), ("maintained", "office")):
        demand((name in row) == (kind == of), f"{where}: {name} is for each {of}, and for nothing else")
    demand("refusable" not in row or kind == "motion", f"{where}: refusable is for motions; others always are")
    works = bool({"bend", "ear"} & set(row)) or bool(row.get("concession")) or bool(row.get("maintained"))
    demand(works != acts, f"{where}: laws, charges and offices, and no others, have a bend, an ear, crowns or troops")
    demand("instead" not in row or acts, f"{where}: 'instead' is for Events and motions")
    for effect in effects_at_once(row):
        demand(effect.get("to") != "drawer", f"{where}: to is 'drawer', but nobody draws an Agenda")
    check_law(where, row)


def check_law(where: str, row: Row) -> None:
    """ContentError for a law that speaks of a holder, or demands what is not taken."""
    ear = inner(row, "ear")
    if row["kind"] != "law" or not ear:
        return
    heard = inner(ear, "effect")
    demand(ear["who"] not in {"holder", "others"}, f"{where}: who is {ear['who']!r}, but nobody holds a law")
    demand(heard["to"] == "actor", f"{where}: to is {heard['to']!r}, but nobody holds a law; take 'actor'")
    takes = heard["word"] == "lose" or row["demand"] is False
    demand(takes, f"{where}: a law that demands something takes it; make it 'lose' or demand = false")

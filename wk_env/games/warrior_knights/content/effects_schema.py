"""The words that a row of events.toml or agendas.toml may use, with their parameters, and the numbers they become."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wk_env.content.shapes import Kind, Number, Word
from wk_env.content.tables import ContentError, Row, near, quote
from wk_env.games.warrior_knights.rules import measures, moments
from wk_env.games.warrior_knights.rules.cards import vocabulary as v


@dataclass(frozen=True)
class Field:
    """A parameter: where its number stands in the row, what it takes, and what stands there if it is not given."""

    place: int
    kind: Kind
    numbers: Mapping[str, int]
    usual: int | None = None

    def number(self, value: object) -> int:
        """The number of a value that fits."""
        if isinstance(value, str):
            return self.numbers[value]
        assert isinstance(value, int)
        return int(value)


def count(place: int, low: int, high: int, usual: int | None = None) -> Field:
    """A parameter that is a whole number."""
    return Field(place, Number(low, high), {}, usual)


def named(place: int, numbers: Mapping[str, int], usual: int | None = None) -> Field:
    """A parameter that is one of a few names."""
    return Field(place, Word(tuple(numbers)), numbers, usual)


HOLDINGS: Final = {"crowns": v.CROWNS, "faith": v.FAITH, "votes": v.VOTES, "influence": v.INFLUENCE}
TO: Final = named(
    v.TO, {"target": v.TO_TARGET, "drawer": v.TO_DRAWER, "actor": v.TO_ACTOR, "holder": v.TO_HOLDER}, v.TO_TARGET
)
PER: Final = named(
    v.PER,
    {"one": v.PER_ONE, "city": v.PER_CITY, "overseas_city": v.PER_OVERSEAS_CITY, "noble": v.PER_NOBLE},
    v.PER_ONE,
)
ANY_CITY: Final = named(v.WHICH, {"target": v.WHICH_TARGET, "each": v.WHICH_EACH, "neutral": v.WHICH_NEUTRAL})
TAKEN_CITY: Final = named(v.WHICH, {"target": v.WHICH_TARGET, "neutral": v.WHICH_NEUTRAL})

# Each effect: its number and its parameters.
EFFECTS: Final[Mapping[str, tuple[int, Mapping[str, Field]]]] = {
    "gain": (v.WORD_GAIN, {"what": named(v.WHAT, HOLDINGS), "amount": count(v.AMOUNT, 1, 10), "to": TO}),
    "lose": (
        v.WORD_LOSE,
        {
            "what": named(v.WHAT, HOLDINGS),
            "amount": count(v.AMOUNT, 1, 10),
            "per": PER,
            "cap": count(v.CAP, 1, 10, -1),
            "to": TO,
            "into": named(v.INTO, {"treasury": v.INTO_TREASURY, "foe": v.INTO_FOE}, v.INTO_TREASURY),
        },
    ),
    "exchange": (
        v.WORD_EXCHANGE,
        {
            "give": named(v.WHAT, HOLDINGS),
            "give_amount": count(v.AMOUNT, 1, 10),
            "get": named(v.GET, HOLDINGS),
            "get_amount": count(v.GET_AMOUNT, 1, 10),
            "times": count(v.TIMES, 1, 5),
        },
    ),
    "casualties": (
        v.WORD_CASUALTIES,
        {
            "amount": count(v.AMOUNT, -9, 9),
            "on": named(v.WHICH, {"target": v.WHICH_TARGET, "area": v.WHICH_AREA}),
        },
    ),
    "breaches": (v.WORD_BREACHES, {"amount": count(v.AMOUNT, -9, 9), "which": ANY_CITY}),
    "fortify": (v.WORD_FORTIFY, {"face": count(v.FACE, 0, 1), "which": ANY_CITY}),
    "raze": (v.WORD_RAZE, {"which": ANY_CITY}),
    "revolt": (
        v.WORD_REVOLT,
        {"mode": named(v.MODE, {"test": v.REVOLT_TEST, "sure": v.REVOLT_SURE}), "which": ANY_CITY},
    ),
    "seize": (v.WORD_SEIZE, {"which": TAKEN_CITY}),
    "recruit": (v.WORD_RECRUIT, {"amount": count(v.AMOUNT, 1, 3)}),
    "desert": (v.WORD_DESERT, {"amount": count(v.AMOUNT, 1, 3), "to": TO}),
    "kill": (v.WORD_KILL, {"which": named(v.WHICH, {"target": v.WHICH_TARGET, "random": v.WHICH_RANDOM})}),
    "seat": (v.WORD_SEAT, {"token": named(v.TOKEN, {"chairman": v.TOKEN_CHAIRMAN, "head": v.TOKEN_HEAD})}),
    "ban": (v.WORD_BAN, {"on": count(v.SWITCH, 0, 1)}),
    "repeal": (v.WORD_REPEAL, {"by": named(v.BY, {"owner": v.BY_OWNER, "chairman": v.BY_CHAIRMAN})}),
    "hold": (v.WORD_HOLD, {"phase": named(v.PHASE, {"taxation": v.PHASE_TAXATION, "wages": v.PHASE_WAGES})}),
    "voyage": (
        v.WORD_VOYAGE,
        {
            "amount": count(v.AMOUNT, 0, 4),
            "which": named(v.WHICH, {"chosen": v.WHICH_CHOSEN, "each": v.WHICH_EACH}),
        },
    ),
    "propose": (v.WORD_PROPOSE, {}),
}

# Each measure by its parts; an empty part means that it has none. What a part is called in a row stands in PARTS.
MEASURES: Final[Mapping[str, Mapping[str, int]]] = {
    "wage": {"": measures.WAGE},
    "income": {"": measures.INCOME},
    "votes": {"received": measures.VOTES_RECEIVED, "cast": measures.VOTES_CAST},
    "influence": {"one": measures.INFLUENCE, "overseas_city": measures.INFLUENCE_OVERSEAS},
    "strength": {"": measures.STRENGTH},
    "battle": {
        "draw": measures.BATTLE_DRAW,
        "deal": measures.BATTLE_DEAL,
        "prevent": measures.BATTLE_PREVENT,
        "victory": measures.BATTLE_VICTORY,
    },
    "reach": {"": measures.REACH},
    "yield": {"levy": measures.LEVY, "rally": measures.RALLY},
    "price": {"faith": measures.PRICE_FAITH, "fortify": measures.PRICE_FORTIFY},
    "revolt": {"": measures.REVOLT_DRAWS},
    "payout": {"": measures.PAYOUT},
    "heir": {"": measures.HEIR},
    "siege": {"": measures.SIEGE},
    "voyage": {"": measures.VOYAGE},
    "may": {"siege": measures.MAY_SIEGE, "raze": measures.MAY_RAZE, "attend": measures.MAY_ATTEND},
}
PARTS: Final = {"influence": "per"}
ONLY: Final = {
    measures.VOTES_RECEIVED: {"fewest_cities": measures.ONLY_FEWEST_CITIES},
    measures.BATTLE_DEAL: {"assault": measures.ONLY_ASSAULT},
    measures.BATTLE_PREVENT: {"assault": measures.ONLY_ASSAULT},
}
CHANGES: Final = {
    "set": (measures.SET, Number(0, 10)),
    "add": (measures.ADD, Number(-100, 100)),
}

MOMENTS: Final = {
    "taxation": moments.TAXED,
    "assembly_begins": moments.ASSEMBLY_BEGINS,
    "battle_won": moments.BATTLE_WON,
    "city_taken": moments.CITY_TAKEN,
    "noble_dies": moments.NOBLE_DIES,
}
WHO: Final = {
    "any": v.WHO_ANY,
    "holder": v.WHO_HOLDER,
    "others": v.WHO_OTHERS,
    "most_crowns": v.WHO_MOST_CROWNS,
}

# Each target: its number, and the kind of thing it is.
TARGETS: Final = {
    "none": (v.TARGET_NONE, "table"),
    "drawer": (v.TARGET_DRAWER, "baron"),
    "elected": (v.TARGET_ELECTED, "baron"),
    "random_baron": (v.TARGET_RANDOM_BARON, "baron"),
    "each": (v.TARGET_EACH, "barons"),
    "city": (v.TARGET_CITY, "city"),
    "own_city": (v.TARGET_OWN_CITY, "city"),
    "chosen_city": (v.TARGET_CHOSEN_CITY, "city"),
    "neutral_city": (v.TARGET_NEUTRAL_CITY, "city"),
    "noble": (v.TARGET_NOBLE, "noble"),
    "own_noble": (v.TARGET_OWN_NOBLE, "noble"),
    "chosen_noble": (v.TARGET_CHOSEN_NOBLE, "noble"),
    "nation": (v.TARGET_NATION, "nation"),
}
LIES: Final = {
    "none": measures.LIES_NOWHERE,
    "baron": measures.LIES_ON_BARON,
    "noble": measures.LIES_ON_NOBLE,
    "city": measures.LIES_ON_CITY,
    "nation": measures.LIES_ON_NATION,
    "table": measures.LIES_ON_TABLE,
}
ENDS: Final = {"never": v.ENDS_NEVER, "round": v.ENDS_ROUND, "used": v.ENDS_USED}
COLOURS: Final = {"red": 0, "green": 1, "blue": 2}
KINDS: Final = {
    "motion": v.KIND_MOTION,
    "law": v.KIND_LAW,
    "charge": v.KIND_CHARGE,
    "office": v.KIND_OFFICE,
    "private_motion": v.KIND_PRIVATE,
}
VOTES: Final = {"yes_no": v.VOTE_YES_NO, "baron": v.VOTE_BARON, "proposer": v.VOTE_PROPOSER}


def pick(where: str, row: Row, name: str, known: tuple[str, ...]) -> str:
    """The word that a row gives under a name; ContentError if it is missing or not one of those known."""
    value = row.get(name)
    if value is None:
        raise ContentError(f"{where}: {name} is missing; it takes one of {', '.join(known)}")
    if not isinstance(value, str) or value not in known:
        raise ContentError(f"{where}: there is no {name} {quote(value)}; {near(str(value), known)}")
    return value


def refuse_others(where: str, row: Row, known: tuple[str, ...]) -> None:
    """ContentError for the first name of a row that nobody reads."""
    for name in row:
        if name not in known:
            raise ContentError(f"{where}: there is no parameter {quote(name)}; {near(name, known)}")


def words_of(where: str, row: Row, width: int) -> list[int]:
    """The numbers of an effect."""
    word = pick(where, row, "word", tuple(EFFECTS))
    number, fields = EFFECTS[word]
    where = f"{where} {word}"
    refuse_others(where, row, ("word", *fields))
    found = [number] + [-1] * (width - 1)
    for name, field in fields.items():
        value = row.get(name)
        if value is None and field.usual is None:
            raise ContentError(f"{where}: {name} is missing; it takes {field.kind.takes}")
        if value is not None and not field.kind.fits(value):
            raise ContentError(f"{where}: {name} is {quote(value)}; it takes {field.kind.takes}")
        found[field.place] = field.number(field.usual if value is None else value)
    return found


def bend_of(where: str, row: Row) -> list[int]:
    """The numbers of a bend: measure, only, operation, number, and a spare one."""
    word = pick(where, row, "measure", tuple(MEASURES))
    where = f"{where} {word}"
    parts = MEASURES[word]
    part = PARTS.get(word, "part")
    has_parts = "" not in parts
    refuse_others(where, row, ("measure", "only", *CHANGES, *((part,) if has_parts else ())))
    number = parts[pick(where, row, part, tuple(parts)) if has_parts else ""]
    only = measures.ALWAYS
    if "only" in row:
        cases = ONLY.get(number, {})
        if not cases:
            raise ContentError(f"{where}: it takes no 'only'; that is for {', '.join(only_names())}")
        only = cases[pick(where, row, "only", tuple(cases))]
    given = [name for name in CHANGES if name in row]
    if len(given) != 1:
        raise ContentError(f"{where}: it takes exactly one of set and add; there are {len(given)}")
    operation, kind = CHANGES[given[0]]
    if not kind.fits(row[given[0]]):
        raise ContentError(f"{where}: {given[0]} is {quote(row[given[0]])}; it takes {kind.takes}")
    amount = row[given[0]]
    assert isinstance(amount, int)
    return [int(number), int(only), int(operation), int(amount), 0]


def only_names() -> list[str]:
    """The measures that may be bent in some cases only."""
    return [f"{word} {part}" for word, parts in MEASURES.items() for part, number in parts.items() if number in ONLY]


def ear_of(where: str, row: Row) -> list[int]:
    """The numbers of an ear: the moment, and who must be its actor."""
    moment = pick(where, row, "moment", tuple(MOMENTS))
    where = f"{where} {moment}"
    refuse_others(where, row, ("moment", "who", "effect"))
    return [MOMENTS[moment], WHO[pick(where, row, "who", tuple(WHO))]]

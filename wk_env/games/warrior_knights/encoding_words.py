"""What the numbers of observations and actions are about, in words: the page `docs/encoding.md` and `wk explain`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import prod
from typing import Final

from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.encoding import action_space, blocks
from wk_env.games.warrior_knights.expansions.crown_and_glory.words import numbers as crown_and_glory
from wk_env.games.warrior_knights.observation_blocks import COMPACT_BLOCKS, WIDE_BLOCKS
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES
from wk_env.games.warrior_knights.words.things import SYMBOL_NAMES
from wk_env.games.warrior_knights.words.things import VOYAGES as VOYAGE_NAMES
from wk_env.kernel.faces import Explained
from wk_env.kernel.kinds import NUMBER, size_of
from wk_env.kernel.spec import Block

SEATS: Final = ("the viewer", *(f"the {word} Baron after him" for word in ("1st", "2nd", "3rd", "4th", "5th")))
STRENGTHS: Final = (50, 100, 150, 200)
PLACES: Final = ("face down", "back home", "in Taxation", "in Wages", "in the Assembly", "turned over")
FATE_STATES: Final = ("in the deck", "in the attacker's hand", "in the defender's hand", "among mixed cards")
# What some numbers stand for, where a line is too short for it: block and sentence.
CODES: Final = (
    ("action cards", "0 face down with its Baron, 1 back in his hand, 2 Taxation, 3 Wages, 4 Assembly, 5 put aside, "),
    ("action cards", "6 turned over; the viewer's own also 7 to 9 in stack 1 to 3. Two equal cards: the lower first."),
    ("troop cards", "-1 deck, -2 discarded, -3 on offer, -4 out of the game, 1 to 24 with a Noble, 25 to 30 in a "),
    ("troop cards", "stronghold, 30 more once handed over in this step, 61 to 66 somewhere with that Baron: hidden, "),
    ("troop cards", "or in a garrison of the house rule."),
    (
        "house garrisons",
        "1 + n a card of 100 of nation n; 8 + m * (m + 1) / 2 + n two of 50 of nations n and m, n not ",
    ),
    ("house garrisons", "above m. Nation 6 stands for Regulars."),
    ("cards", "0 deck, 1 discarded, 2 current, 3 at hand, 4 in force on the table, 5 + n in force on thing n, "),
    ("cards", "35 + n an Event that is being resolved about thing n: Baron, Noble, city or nation."),
    ("fate cards", "0 unknown, 1 to 24 its place from the top of the deck, 25 and 26 in the attacker's and "),
    ("fate cards", "defender's hand, 30 + p one of several mixed cards, the first of which lies at place p."),
    ("offer", "offerer and partner from 1; crowns that he gives, below 0 asks for; Noble whose heir passes, "),
    ("offer", "from 1; favour. All 0 or less when there is none."),
    ("stake", "1 passage (Noble, area), 2 consent (hold, attacker), 3 a vote (Agenda, ballot), 4 a red and 5 a blue "),
    (
        "stake",
        "Event (card, Faith), 6 a blessing (expedition), 7 a target (area); who is asked, from 1, 0 for several; ",
    ),
    ("stake", "about; beside. All 0 when nothing is at stake."),
    (
        "promised at stake",
        "11 passage, 12 consent, 13 refusal, 14 and 15 half of his Votes for no and yes, 16 and more ",
    ),
    ("promised at stake", "for a Baron, 22 to cancel the Event, 23 to let it happen, 24 to bless, 25 to spare him, "),
    ("promised at stake", "26 and more so much Faith to cancel it less 25."),
)


@lru_cache(maxsize=1)
def labels() -> dict[str, list[str]]:
    """What each number of a block is for, by the kind of thing."""
    names = house_box().names
    return {
        **crown_and_glory.labels_of(all_names(), SEATS),
        **plain_labels(),
        **seat_labels(),
        **troop_labels(),
        "city": names.cities,
        "hold": [*names.cities, *(f"stronghold of {seat}" for seat in SEATS)],
        "action card": [f"{name} of {seat}" for seat in SEATS for name in names.actions for _ in range(2)],
        "card": names.cards,
        "mission": names.missions,
        "colour": names.colours,
        "kind": names.actions,
        "area": [*names.areas, *(f"no such area ({number})" for number in range(len(names.areas), 62))],
    }


def all_names() -> Names:
    """The names of everything, expansions included."""
    box = house_box()
    return (box.glory or box).names


def troop_labels() -> dict[str, list[str]]:
    """The troop cards and their kinds."""
    kinds = [f"{nation} {strength}" for nation in house_box().names.nations for strength in STRENGTHS]
    troops = house_box().content.troop_kind
    regulars = [f"Regular {number} of {seat}" for seat in SEATS for number in range(1, 5)]
    return {
        "troop card": [*regulars, *(f"Mercenary {kinds[troops[troop]]}" for troop in range(24, 90))],
        "kind of mercenaries": kinds,
        "kind of troops": [*kinds, "Regular 50", "Regular 100"],
    }


def seat_labels() -> dict[str, list[str]]:
    """What belongs to Barons, from the viewer on."""
    nobles = [f"{SYMBOL_NAMES[symbol]} Noble of {seat}" for seat in SEATS for symbol in range(4)]
    return {
        "baron": list(SEATS),
        "of two": list(SEATS[:2]),
        "noble": nobles,
        "army": [f"army of the {noble}" for noble in nobles] + [f"stronghold of {seat}" for seat in SEATS],
        "owner": ["razed", "neutral", *SEATS],
        "own or not": ["the viewer's", "the others'"],
    }


def readings() -> str:
    """What the number of the readings is the sum of."""
    return f"readings ({' + '.join(f'{2**place} {name}' for place, name in enumerate(blocks.READINGS))})"


def plain_labels() -> dict[str, list[str]]:
    """What has no name of its own."""
    return {
        "table": [""],
        "rule": rule_labels(),
        "more of the rules": list(blocks.MORE_NAMES),
        "optional rule": [*blocks.OPTIONAL_NAMES, *["kept free"] * (16 - len(blocks.OPTIONAL_NAMES))],
        "stack": ["stack 1", "stack 2", "stack 3"],
        "stack from 0": ["no stack", "stack 1", "stack 2", "stack 3"],
        "place": ["place 1", "place 2", "place 3"],
        "voyage": [f"expedition to {name}" for name in VOYAGE_NAMES],
        "spot": [f"spot {number}" for number in range(1, 8)],
        "open motion": ["no sieges", "no roads", "no razing", "no attacks on strongholds"],
        "neutral card": [f"neutral card {number}" for number in range(1, 9)],
        "side": ["the attacker", "the defender"],
        "fate card": [f"Fate card {card}" for card in range(1, 25)],
        "deck place": [f"place {place} from the top" for place in range(1, 25)],
        "symbol": list(SYMBOL_NAMES),
        "set of areas": [f"areas {first} to {first + 12}" for first in range(0, 65, 13)],
        "offer": ["offerer", "partner", "sum", "heir", "favour"],
        "stake": ["what", "asked", "about", "beside"],
        "ask": ask_labels(),
        "event colour": ["red", "green", "blue"],
        "state": ["discarded", "current", "at hand", "in force"],
        "fate state": list(FATE_STATES),
        "place of a card": list(PLACES),
        "seat at the table": [f"seat {seat}" for seat in range(1, 7)],
    }


def rule_labels() -> list[str]:
    """The settings of the rules; readings that a table may switch share a number."""
    return [readings() if name == "readings" else name for name in blocks.RULE_NAMES]


def ask_labels() -> list[str]:
    """The kinds of questions, then the numbers kept free for more."""
    return [*ASK_NAMES, *(f"kept free ({number})" for number in range(len(ASK_NAMES), 100))]


def things_of(block: Block) -> list[str]:
    """What each number of a block of the observation is for."""
    kinds = items_of(block.name).split(" x ")
    found = [""]
    for kind in kinds:
        found = [f"{first}, {second}".strip(", ") for first in found for second in labels()[kind]]
    assert prod(len(labels()[kind]) for kind in kinds) == block.count
    return found


def items_of(name: str) -> str:
    """The kinds of things that a block of the observation has a number for."""
    return next(row[1] for row in (*blocks.COMPACT, *blocks.WIDE, *blocks.MORE) if row[0] == name)


def codes_of(name: str) -> str:
    """What the numbers of a block stand for, if its meaning does not say it all."""
    return "".join(text for block, text in CODES if block == name)


class KnightsNumbers:
    """What the actions of Warrior Knights and the numbers of its observations mean."""

    def action(self, number: int) -> Explained:
        """What a flat action is."""
        block = int(action_space.block_of(number))
        name, _, meaning = action_space.BLOCKS[block]
        place = number - action_space.STARTS[block]
        return {
            "action": number,
            "block": name,
            "place": place,
            "for": choice_word(name, place),
            "meaning": meaning,
            "asks": asks_of(number),
        }

    def observed(self, number: int, observation: str) -> Explained:
        """What a number of an observation is."""
        blocks = WIDE_BLOCKS if observation == "wide" else COMPACT_BLOCKS
        block = next(row for row in blocks if row.start <= number < row.start + row.count)
        return {
            "number": number,
            "block": block.name,
            "for": things_of(block)[number - block.start],
            "low": block.low,
            "high": block.high,
            "meaning": " ".join(part for part in (block.meaning.rstrip(".") + ".", codes_of(block.name)) if part),
        }


def asks_of(action: int) -> list[str]:
    """The questions that an action may answer."""
    return [name for ask, name in enumerate(ASK_NAMES) if action_space.choice_of(ask, action) >= 0]


def choice_word(block: str, place: int) -> str:
    """What the choice of a block is called; its number where it has no name."""
    box = house_box()
    cards = all_names().cards
    known: dict[str, Sequence[str]] = {
        "area": labels()["area"],
        "port of an area": labels()["area"],
        "own place": [*SYMBOL_NAMES, "stronghold"],
        "kind of troops": labels()["kind of troops"],
        "city": box.names.cities,
        "fortify": box.names.cities,
        "voyage": labels()["voyage"],
        "card": cards[:105],
        "revive": cards[36:105],
        "more events": cards[105:125],
        "advancement": labels()["advancement"],
        "special troops": crown_and_glory.special_kinds(all_names()),
    }
    return known[block][place] if block in known else str(place)


def rows_of_actions() -> Iterator[str]:
    """The actions as rows of a table."""
    for (name, size, meaning), (start, end) in zip(action_space.BLOCKS, pairwise(action_space.STARTS), strict=True):
        asked = sorted({ask for action in range(start, end) for ask in asks_of(action)})
        yield f"| {span(start, size)} | {name} | {size} | {meaning} | {', '.join(asked)} |"


def rows_of_observation(found: Sequence[Block]) -> Iterator[str]:
    """Blocks as rows of a table."""
    for block in found:
        meaning = " ".join(part for part in (block.meaning.rstrip(".") + ".", codes_of(block.name)) if part)
        columns = (span(block.start, block.count), block.name, items_of(block.name), f"{block.low} to {block.high}")
        yield f"| {' | '.join(columns)} | {types_of(block)} | {meaning} |"


def types_of(block: Block) -> str:
    """What the numbers of a block are, with how many categories or bits."""
    kinds = block.kinds[: block.count]
    words = [kind if kind == NUMBER else f"{kind} {size_of(kind, block.low, block.high)}" for kind in kinds]
    return ", ".join(words)


def rows_of_reserved(start: int, rows: Sequence[tuple[str, int, str, str]]) -> Iterator[str]:
    """Rooms that are kept free, as rows of a table."""
    for name, size, meaning, ids in rows:
        yield f"| {span(start, size)} | {name} | {meaning} | {ids} |"
        start += size


def span(start: int, size: int) -> str:
    """The numbers of a block."""
    return str(start) if size == 1 else f"{start} to {start + size - 1}"

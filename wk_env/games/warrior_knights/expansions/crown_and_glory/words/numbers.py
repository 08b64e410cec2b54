"""What the numbers of Crown and Glory in observations and actions are about."""

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.encoding import blocks
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    FIRST_ADVANCEMENT,
    FIRST_MORE_AGENDA,
)

OWN_CARDS = ("Forced March", "Enrich Mind", "Enrich Mind")


def royal_cards() -> list[str]:
    """The King's Army."""
    return [f"card {number} of the King's Army" for number in range(1, 7)]


def special_troops(names: Names) -> list[str]:
    """The troop cards behind those of the base game."""
    captains = [f"{rank} of the {nation}" for nation in names.nations for rank in ("Leader", "Herald")]
    return [*royal_cards(), *captains, *names.levies]


def special_kinds(names: Names) -> list[str]:
    """Their kinds, in the order of their numbers."""
    captains = special_troops(names)[len(royal_cards()) :]
    return ["the King's Army", *names.levies, *captains[: len(captains) - len(names.levies)]]


def advancements(names: Names) -> list[str]:
    """The Advancements, copies numbered."""
    titles = names.cards[FIRST_ADVANCEMENT : FIRST_ADVANCEMENT + ADVANCEMENTS]
    return [
        title if titles.count(title) == 1 else f"{title} (copy {titles[: number + 1].count(title)})"
        for number, title in enumerate(titles)
    ]


def labels_of(names: Names, seats: tuple[str, ...]) -> dict[str, list[str]]:
    """What each number of the blocks of For Glory is for, by the kind of thing."""
    return {
        "special troop card": special_troops(names),
        "fate card of For Glory": [f"Fate card {card}" for card in range(1, 49)],
        "place of that deck": [f"place {place} from the top" for place in range(1, 49)],
        "rule of For Glory": list(blocks.GLORY_NAMES),
        "deck, stack or hand": [
            *("Event deck", "Agenda deck", "Mercenary deck", "Fate deck"),
            *("stack 1", "stack 2", "stack 3", "the attacker's hand", "the defender's hand"),
            "Events at the bottom whose backs were seen",
        ],
        "place of four": [f"place {place}" for place in range(1, 5)],
        "more cards": names.cards[FIRST_MORE_AGENDA:FIRST_ADVANCEMENT],
        "more action cards": [f"{name} of {seat}" for seat in seats for name in OWN_CARDS],
        "more neutral cards": ["Research 1", "Research 2", "A Pressing Agenda", "Assemble Troops"],
        "advancement": advancements(names),
    }

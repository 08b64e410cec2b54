"""What a match of Warrior Knights is begun with: the numbers of its rules, whose names optional rules may stand for."""

from typing import Final

from wk_env.games.warrior_knights.evenings import EVENINGS, seats_of, spelled_out
from wk_env.games.warrior_knights.rules.optional.invader import MOST_BARONS
from wk_env.games.warrior_knights.rules.rules import NUMBERS, Rules
from wk_env.games.warrior_knights.rules.variants import VARIANTS, agree
from wk_env.kernel.settings import number_setting, rule_names
from wk_env.kernel.spec import Settings

TEXTS: Final = ("content", "content_digest")
KNOWN: Final = (*(name for name, _, _ in NUMBERS), *TEXTS, "rules")
NAMES: Final = (*VARIANTS, *EVENINGS)
USUAL: Final = {name: usual for name, usual, _ in NUMBERS}


def numbers_of(rules: Rules) -> dict[str, int]:
    """The numbers of a game by name."""
    return {name: int(getattr(rules, name)) for name, _, _ in NUMBERS}


def numbers_given(given: Settings) -> dict[str, int]:
    """All numbers of a game: those given by name, else those of the optional rules, else the usual ones.

    ValueError says which number or name is wrong, or which names exclude each other.
    """
    names = rule_names(given, NAMES)
    usual = {**numbers_of(agree(spelled_out(names))), "seats": seats_of(names, USUAL["seats"])} if names else USUAL
    numbers = {name: number_setting(given, name, usual[name], allowed) for name, _, allowed in NUMBERS}
    refuse_impossible(numbers)
    return numbers


def refuse_impossible(numbers: dict[str, int]) -> None:
    """ValueError for an invader at a table where every colour is played.

    Rules: VR-071, VR-126
    """
    if numbers["invader"] > 0 and numbers["seats"] > MOST_BARONS:
        seats = numbers["seats"]
        raise ValueError(f"an invader plays with 2 to {MOST_BARONS} seats, since it needs a colour; seats is {seats}")

"""Every option of every question, as a board gamer would say it: what the Baron does, the verb first."""

from typing import Final

from wk_env.games.warrior_knights.words.questions import wording_of
from wk_env.games.warrior_knights.words.special_options import BANNED
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.wording import Asked

VOWELS: Final = "aeiou"


def say_choice(speech: Speech, choice: int) -> str:
    """An option of the open question in words."""
    wording = wording_of(speech)
    return wording.options(Asked(speech, wording), choice)


def third_person(phrase: str) -> str:
    """A phrase that begins with a verb, said of somebody: `lay a card` becomes `lays a card`."""
    verb, space, rest = phrase.replace(BANNED, " (and is banned)").partition(" ")
    if verb.endswith(("s", "sh", "ch", "o")):
        return f"{verb}es{space}{rest}"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return f"{verb[:-1]}ies{space}{rest}"
    return f"{verb}s{space}{rest}"


def say_deed(speech: Speech, choice: int) -> str:
    """What the asked Baron does, as a sentence without its full stop."""
    return f"{speech.baron(speech.game.decision.seat)} {third_person(say_choice(speech.to(None), choice))}"

"""Phrases about the things that may be chosen, from which the rows of questions are made.

In a phrase {} is what is chosen, {it} what the question is about, {by} what stands beside that.
"""

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.wording import Asked, Say
from wk_env.kernel.english import counted


def told(asked: Asked, phrase: str, thing: str = "") -> str:
    """A phrase with its thing, the subject and the matter of the question in their places."""
    return phrase.format(thing, it=asked.it, by=asked.by, your=asked.your)


def answers(*words: str) -> Say:
    """What the numbers from 0 on mean."""
    return lambda asked, choice: told(asked, words[choice])


def own(phrase: str, last: int = 5, otherwise: str = "") -> Say:
    """A phrase about one of the Baron's own places, or what stands behind them."""
    return lambda asked, choice: told(asked, otherwise if choice == last else phrase, asked.own(min(choice, 4)))


def area(phrase: str, otherwise: str = "") -> Say:
    """A phrase about an area, or what stands behind the areas."""
    return lambda asked, choice: (
        told(asked, otherwise) if choice >= asks.NO_AREA else told(asked, phrase, asked.area(choice))
    )


def kind(phrase: str, last: int, otherwise: str) -> Say:
    """A phrase about a kind of troop card, or what stands behind the kinds."""
    return lambda asked, choice: told(asked, otherwise) if choice == last else told(asked, phrase, asked.kind(choice))


def baron(phrase: str) -> Say:
    """A phrase about a Baron."""
    return lambda asked, choice: told(asked, phrase, asked.baron(choice))


def city(phrase: str) -> Say:
    """A phrase about a city."""
    return lambda asked, choice: told(asked, phrase, asked.city(choice))


def number(phrase: str, thing: str, things: str | None = None) -> Say:
    """A phrase about so many of a thing."""
    return lambda asked, choice: told(asked, phrase, counted(choice, thing, things))

"""Rules as people give them, as settings: numbers by name, optional rules by name, or both."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from wk_env.kernel.spec import Settings

Given: TypeAlias = Settings | Sequence[str] | None
RIGHT: Final = "it is the name of an optional rule, or written as name=value, as influence_each=8"


def settings_given(rules: Given, content: str | None = None) -> Settings:
    """The settings themselves, or those that a list of words means; TypeError or ValueError in one sentence.

    A folder of content that is given beside them is one of them.
    """
    if content is not None:
        return {**settings_given(rules), "content": content}
    if rules is None:
        return {}
    if isinstance(rules, Mapping):
        return rules
    return settings_in([rules] if isinstance(rules, str) else words_of(rules))


def seated(rules: Settings, seats: int | None) -> Settings:
    """The settings with so many seats; as they are if no number is given."""
    return rules if seats is None else {**rules, "seats": seats}


def words_of(rules: object) -> list[str]:
    """A list of words; TypeError if it is none."""
    if isinstance(rules, Sequence) and all(isinstance(word, str) for word in rules):
        return list(rules)
    raise TypeError(f"rules is {rules!r}; it takes a mapping of settings, or a list of optional rules by name")


def settings_in(words: Sequence[str]) -> dict[str, int | str | list[str]]:
    """The settings that words mean, `bargains` or `influence_each=8`, also several with commas; ValueError for others.

    The names come under `rules`, where the game looks them up.
    """
    settings: dict[str, int | str | list[str]] = {}
    names: list[str] = []
    for word in (part.strip() for given in words for part in given.split(",")):
        name, sign, value = word.partition("=")
        if not name:
            raise ValueError(f"{word!r} is no rule; {RIGHT}")
        if sign:
            settings[name] = int(value) if value.lstrip("-").isdigit() else value
        else:
            names.append(name)
    return {**settings, "rules": names} if names else settings

"""Rules as people give them: settings by name, names of optional rules, or both, all in the form of settings."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from wk_env.kernel.spec import Scalar, Settings

Given: TypeAlias = "Settings | Sequence[str] | str | None"
RIGHT = "it is written as name=value, as influence_each=8, or is the name of an optional rule"


def settings_given(rules: Given) -> dict[str, Scalar | Sequence[Scalar] | Mapping[str, Scalar]]:
    """The settings in a mapping, or in a list of words as `bargains` and `influence_each=8`, commas between some.

    TypeError if it is neither, ValueError if a word is none.
    """
    if rules is None:
        return {}
    if isinstance(rules, Mapping):
        return dict(rules)
    words = [rules] if isinstance(rules, str) else rules
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise TypeError(f"rules is {rules!r}; it takes a mapping of names to numbers, or a list of optional rules")
    settings: dict[str, Scalar | Sequence[Scalar] | Mapping[str, Scalar]] = {}
    names: list[str] = []
    for word in (part.strip() for given in words for part in given.split(",")):
        name, sign, value = word.partition("=")
        if not name or (sign and not value):
            raise ValueError(f"{word!r} is no rule; {RIGHT}")
        if sign:
            settings[name] = int(value) if value.lstrip("-").isdigit() else value
        else:
            names.append(name)
    return {**settings, "rules": names} if names else settings

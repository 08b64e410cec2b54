"""Checks of what a match is begun with; each ValueError says what would have been right."""

from collections.abc import Sequence

from wk_env.kernel.spec import OBSERVATIONS, Settings


def checked_observation(observation: str) -> str:
    """The name of an observation; ValueError names the right ones."""
    if observation not in OBSERVATIONS:
        raise ValueError(f"no such observation: {observation!r}; there are {', '.join(OBSERVATIONS)}")
    return observation


def refuse_unknown(given: Settings, known: Sequence[str]) -> None:
    """ValueError for a setting that the game does not have."""
    for name in given:
        if name not in known:
            raise ValueError(f"no such setting: {name!r}; there are {', '.join(known)}")


def rule_names(given: Settings, known: Sequence[str]) -> list[str]:
    """The optional rules that the setting `rules` names; ValueError names the right ones."""
    value = given.get("rules", ())
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"rules is {value!r}; it takes a list of names of optional rules")
    for name in names:
        if name not in known:
            raise ValueError(f"no such optional rule: {name!r}; there are {', '.join(known) or 'none'}")
    return [str(name) for name in names]


def number_setting(given: Settings, name: str, usual: int, allowed: range) -> int:
    """A whole number among the settings, or the usual one; ValueError names what would be right."""
    value = given.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise ValueError(f"{name} is {value!r}; it takes a whole number from {allowed.start} to {allowed.stop - 1}")
    return value

"""What an action or a number of an observation means, of any game: in its own words, or else by its tables alone."""

from wk_env.kernel.faces import Explained
from wk_env.kernel.spec import GameSpec


def explain_action(spec: GameSpec, number: int) -> Explained:
    """What a flat action means; ValueError if there is no such action."""
    if not 0 <= number < spec.action_count:
        raise ValueError(f"there is no action {number}; there are 0 to {spec.action_count - 1}")
    if spec.numbers_in_words is not None:
        return spec.numbers_in_words.action(number)
    choices = [int(spec.codes.choice_of(ask, number)) for ask in range(len(spec.asks))]
    asks = [name for name, choice in zip(spec.asks, choices, strict=True) if choice >= 0]
    answered = [f"{choice} of {name}" for name, choice in zip(spec.asks, choices, strict=True) if choice >= 0]
    said = {"block": asks[0] if asks else "spare", "for": "a choice", "meaning": ", ".join(answered) or "nothing yet"}
    return {"action": number, **said, "asks": asks}


def explain_observation(spec: GameSpec, number: int, observation: str = "compact") -> Explained:
    """What a number of an observation means; ValueError if there is no such number."""
    blocks = spec.blocks(observation)
    width = blocks[-1].start + blocks[-1].count
    if not 0 <= number < width:
        raise ValueError(f"there is no number {number} in the {observation} observation; it has 0 to {width - 1}")
    if spec.numbers_in_words is not None:
        return spec.numbers_in_words.observed(number, observation)
    block = next(row for row in blocks if row.start <= number < row.start + row.count)
    place = f"{number - block.start + 1} of {block.count}" if block.count > 1 else ""
    bounds = {"low": block.low, "high": block.high}
    return {"number": number, "block": block.name, "for": place, **bounds, "meaning": block.meaning.rstrip(".") + "."}

"""The file of a policy: which arrays it holds, what is told of it, and whether all that fits its game.

It is safetensors: arrays by name, and a JSON text that says for which game they are and how they came about.
"""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
import numpy as np
from safetensors import SafetensorError, safe_open
from wk_agents.learned.entries import columns_of
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.growth import Array, grown
from wk_agents.learned.opinions import LEVELS

from wk_env.kernel.spec import GameSpec

Arrays: TypeAlias = "dict[str, Array]"
KIND: Final = "policy 4"
WHOLE: Final = ("entries.", "gaps.", "opinions.")  # arrays of whole numbers
PARTS: Final = frozenset(
    {
        *("entries.usual", "entries.places", "entries.steps", "first.weight", "bias", "norm.weight", "norm.bias"),
        *("second.weight", "second.bias", "second_norm.weight", "second_norm.bias", "gate.weight", "shift.weight"),
        *("third.weight", "third.bias", "answers.weight", "standings.weight", "last.weight", "answer_bias.weight"),
        *("fifth.weight", "fifth.bias", "fifth_norm.weight", "fifth_norm.bias"),
        *("behind.weight", "gaps.edges", "opinions.edges", "opinions.places"),
    }
)


AROUND: Final = frozenset(  # what a policy has besides that looks around places
    {"about.weight", "around.weight", "around_ask.weight", "around_norm.weight", "around_norm.bias", "fourth.weight"}
)


class Card(msgspec.Struct, frozen=True):
    """What is known of a policy: its game, how many answers it is offered, how it was made."""

    kind: str
    game: str
    offers: Annotated[int, msgspec.Meta(ge=1)]
    is_advised: bool
    story: dict[str, object]


def parts_in(path: Path, spec: GameSpec) -> tuple[Arrays, Card]:
    """The arrays of the policy in a file, and what is known of it; ValueError if there is none for this game."""
    try:
        with safe_open(path, "numpy") as file:
            told = (file.metadata() or {}).get("wk", "")
            arrays: Arrays = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
        card = msgspec.json.decode(told, type=Card) if told else None
    except (OSError, TypeError, SafetensorError, msgspec.DecodeError) as fault:
        raise ValueError(f"{path} is no policy: {fault}") from fault
    if card is None:
        raise ValueError(f"{path} is no policy; `wk train` writes one as policy.safetensors")
    if card.kind != KIND or card.game != spec.id:
        raise ValueError(f"{path} is a {card.kind!r} for {card.game}; it takes a {KIND!r} for {spec.id}")
    arrays = grown(arrays, spec)
    unfit = misfit(arrays, spec) or misfit_of_card(card, arrays, spec)
    if unfit:
        raise ValueError(f"{path} is no policy: {unfit}")
    return arrays, card


def misfit(arrays: Arrays, spec: GameSpec) -> str:
    """Which array is not what the policy of a game has; nothing if all are."""
    missing = sorted((PARTS | AROUND if AROUND & set(arrays) else PARTS) - set(arrays))
    if missing:
        return f"it has no {missing[0]}"
    for name, shape in shapes(arrays, spec).items():
        if arrays[name].shape != shape:
            return f"{name} is of the shape {arrays[name].shape}; it takes {shape}"
        if not np.isfinite(arrays[name]).all():
            return f"{name} holds what is no number"
        if name.startswith(WHOLE) and arrays[name].dtype not in (np.int32, np.int64):
            return f"{name} is of the kind {arrays[name].dtype}; it takes int32 or int64"
    places, columns = arrays["entries.places"], arrays["entries.usual"].size
    if not ((places >= 0) & (places < columns)).all():
        return f"entries.places names a column that is not there; it takes numbers below {columns}"
    return misfit_of_opinions(arrays, spec)


def misfit_of_opinions(arrays: Arrays, spec: GameSpec) -> str:
    """What is wrong with the opinions of a policy; nothing if they are what they are to be."""
    places, edges, most = arrays["opinions.places"], arrays["opinions.edges"], spec.action_count * LEVELS
    if not ((places >= 0) & (places < most)).all():
        return f"opinions.places names an answer that is not there; it takes numbers below {most}"
    if len(np.unique(places)) != places.size:
        return "opinions.places names an answer twice"
    if (np.diff(edges, axis=1) < 0).any():
        return "opinions.edges fall along a row; they take the lowest merit first"
    if places.size and "about.weight" not in arrays:
        return "it has opinions and no about.weight"
    return ""


def misfit_of_card(card: Card, arrays: Arrays, spec: GameSpec) -> str:
    """What is told of a policy that its arrays or its game do not bear out; nothing if all is well."""
    if card.offers > spec.action_count:
        return f"it is offered {card.offers} answers at once; {spec.id} has {spec.action_count}"
    if arrays["opinions.places"].size and not card.is_advised:
        return "it has opinions of the Advisor's and is not advised"
    return ""


def shapes(arrays: Arrays, spec: GameSpec) -> dict[str, tuple[int, ...]]:
    """The shape that each array is to have, for a game and for layers as wide as their biases are long."""
    names = ("entries.places", "bias", "second.bias", "third.bias")
    rows, width, hidden, mixed = (max(1, arrays[name].size) for name in names)
    asks, actions = len(spec.asks), spec.action_count
    products = {"products.weight": (actions, hidden)} if "products.weight" in arrays else {}
    return {
        **products,
        **(shapes_around(arrays, spec, width, mixed) if "about.weight" in arrays else {}),
        "entries.usual": (len(columns_of(spec).lows),),
        **dict.fromkeys(("entries.places", "entries.steps"), (rows,)),
        **dict.fromkeys(("bias", "norm.weight", "norm.bias"), (width,)),
        **dict.fromkeys(("second.bias", "second_norm.weight", "second_norm.bias"), (hidden,)),
        "first.weight": (rows, width),
        "second.weight": (hidden, width),
        **dict.fromkeys(("gate.weight", "shift.weight"), (asks, hidden)),
        "third.weight": (mixed, hidden),
        "third.bias": (mixed,),
        "fifth.weight": (mixed, mixed),
        **dict.fromkeys(("fifth.bias", "fifth_norm.weight", "fifth_norm.bias"), (mixed,)),
        "answers.weight": (actions, mixed),
        "standings.weight": (asks * STEPS, mixed),
        "last.weight": (1, mixed),
        "answer_bias.weight": (actions, 1),
        "behind.weight": (asks * STEPS, 1),
        "gaps.edges": (asks, STEPS - 2),
        "opinions.edges": (asks, LEVELS - 1),
        "opinions.places": (arrays["opinions.places"].size,),
    }


def shapes_around(arrays: Arrays, spec: GameSpec, width: int, mixed: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the arrays that look around places."""
    landmarks = 0 if spec.advisor is None else int(spec.advisor.landmarks)
    narrow = max(1, arrays["around_norm.bias"].size)
    return {
        "about.weight": (landmarks + arrays["opinions.places"].size, width),
        "around.weight": (landmarks, narrow),
        "around_ask.weight": (len(spec.asks), narrow),
        **dict.fromkeys(("around_norm.weight", "around_norm.bias"), (narrow,)),
        "fourth.weight": (mixed, narrow),
    }

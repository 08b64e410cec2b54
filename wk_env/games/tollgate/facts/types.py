"""What a carter knows of a fair, and what he may answer."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.kernel.facts import GameFacts, GameOption


class Carter(Struct, frozen=True, kw_only=True):
    """A carter and what he has."""

    seat: Annotated[int, Meta(description="His seat, from 0.")]
    coins: Annotated[int, Meta(description="His coins.")]
    goods: Annotated[int, Meta(description="The goods that he has loaded.")]
    score: Annotated[int, Meta(description="What that counts: goods double, coins once.")]
    bid: Annotated[int | None, Meta(description="What he bids for this cart; None while it is closed to you.")]
    fist: Annotated[int | None, Meta(description="What he hides in a duel; None while it is closed to you.")]


class FairFacts(GameFacts, frozen=True, kw_only=True):
    """What a carter knows of a fair."""

    carts_gone: Annotated[int, Meta(description="Carts gone by.")]
    carts: Annotated[int, Meta(description="Carts in the whole fair.")]
    worth: Annotated[int | None, Meta(description="Goods on the cart at the gate; None when the fair is over.")]
    carters: Annotated[tuple[Carter, ...], Meta(description="The carters by their seats.")]


class FairOption(GameOption, frozen=True, kw_only=True, omit_defaults=True, repr_omit_defaults=True):
    """A legal answer at a fair."""

    coins: Annotated[int | None, Meta(description="So many coins are bid.")] = None
    fist: Annotated[int | None, Meta(description="What is hidden, 0 to 2.")] = None
    pays: Annotated[bool | None, Meta(description="Whether the toll is paid that turns the cart away.")] = None

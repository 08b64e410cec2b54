"""What everybody sees happen at a fair beside what is chosen openly, in sentences without a full stop."""

from collections.abc import Iterator, Sequence
from typing import Final

from wk_env.games.tollgate.encoding.match import FISTS_SHOWN, TollgateMatch
from wk_env.games.tollgate.rules.game import BID, DUEL, NOBODY, TURN_AWAY, Table
from wk_env.kernel.english import counted
from wk_env.kernel.spec import Match

# Choices that stay closed until everybody has made his: what the others see of them.
SEALED: Final = {int(BID): "closes a fist around some coins", int(DUEL): "hides something in a fist"}


def fair_at(match: Match) -> TollgateMatch:
    """A match, known to be a fair."""
    assert isinstance(match, TollgateMatch), f"{match!r} is no match of Tollgate"
    return match


def carter(seat: int) -> str:
    """A carter by number."""
    return f"Carter {seat + 1}"


def say_deed(fair: TollgateMatch, choice: int) -> str:
    """What a carter does, behind the name."""
    ask = fair.decision.ask
    if ask == BID:
        return f"bids {choice}"
    if ask == DUEL:
        return f"hides {FISTS_SHOWN[choice]}"
    return "pays 2 coins and turns the cart away" if choice == TURN_AWAY else "lets the cart pass"


def sentences_of(fair: TollgateMatch, choice: int) -> Iterator[str]:
    """Everything worth telling that follows from a choice."""
    after = fair.copy()
    after.play(choice)
    old, new = fair.game.state, after.game.state
    is_next = bool(after.decision.count) and after.decision.ask == fair.decision.ask and new.turned == old.turned
    seat, ask = int(fair.decision.seat), int(fair.decision.ask)
    if not is_next and ask == BID:
        yield ", ".join(f"{carter(who)} bids {bid}" for who, bid in opened(list(old.bids), seat, choice))
    elif not is_next and ask == DUEL:
        yield ", ".join(f"{carter(who)} shows {FISTS_SHOWN[it]}" for who, it in opened(list(old.fists), seat, choice))
    if new.turned > old.turned:
        yield from say_departure(old, new)


def opened(column: Sequence[int], seat: int, choice: int) -> list[tuple[int, int]]:
    """The seats whose fists open and what was in them, the last of which was closed just now."""
    closed = [choice if number == seat else int(held) for number, held in enumerate(column)]
    return [(number, held) for number, held in enumerate(closed) if held != NOBODY]


def say_departure(old: Table, new: Table) -> Iterator[str]:
    """Who takes the cart, if anybody does."""
    for seat in range(new.seats):
        if new.goods[seat] > old.goods[seat]:
            goods, paid = new.goods[seat] - old.goods[seat], old.coins[seat] - new.coins[seat]
            yield f"{carter(seat)} takes goods worth {goods} for {counted(paid, 'coin')}"
            return
    yield "nobody takes the cart"

"""What Barons gained and lost: crowns, Faith, Votes, Influence, troops, shares; and the cards that brought it."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.funds import MoreFunds
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import owner_of
from wk_env.games.warrior_knights.rules.numbers import (
    MOST_SEATS,
    NONE,
    ON_OFFER,
    REVEALED,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.procedures.expedition import Sail
from wk_env.games.warrior_knights.rules.procedures.voting import Voting
from wk_env.games.warrior_knights.rules.procedures.voyages import LAST_SPOT
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.special_options import say_amount
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import VOYAGES as VOYAGE_NAMES
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

# Choices that say themselves what is paid, or which troops pass where.
PRICED: Final = frozenset(
    (
        *(asks.INVEST, asks.CANCEL, asks.EXCHANGE, asks.HIRE, asks.PAY_TROOP, asks.UPGRADE, asks.REPAIR_MORE),
        *(asks.MUSTER, asks.MUSTER_MORE, asks.REVOLT, asks.BLESS, asks.RIOT, asks.FUND_MORE),
        *(asks.PAY_GARRISON, asks.HIRE_GARRISON, asks.RECRUIT, asks.REFRESH, asks.RESEARCH_PAID),
    )
)
TAKEN: Final = frozenset((asks.TAKE_CROWNS, asks.TAKE_VOTE))
PLACED: Final = frozenset(
    (
        asks.SETUP_TROOP,
        asks.PLACE_TROOP,
        asks.HAND,
        asks.TAKE,
        asks.DESERTER,
        asks.SACRIFICE,
        asks.LEVY_NOBLE,
        asks.MAN_CITY,
    )
)


def tell_turned_over(step: Step) -> Iterator[str]:
    """The Action card that is turned over."""
    if not isinstance(step.frame, Actions):
        return
    for card in range(len(step.new.action_at)):
        if step.old.action_at[card] != step.new.action_at[card] == REVEALED:
            seat = owner_of(step.new, card)
            owner = "A neutral card" if seat == NONE else f"A card of {step.speech.baron(seat)}"
            yield f"{owner} is turned over: {step.speech.action(card)}"


def purse(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Crowns, Faith, Votes and Influence of a Baron."""
    return (table.crowns[seat], table.faith[seat], table.votes[seat], table.influence[seat])


def say_change(speech: Speech, seat: int, changes: list[int]) -> str:
    """What a Baron gained and what he lost."""
    gained = listed(say_amount(speech.table, what, change) for what, change in enumerate(changes) if change > 0)
    lost = listed(say_amount(speech.table, what, -change) for what, change in enumerate(changes) if change < 0)
    parts = [f"gains {gained}"] if max(changes) > 0 else []
    parts += [f"loses {lost}"] if min(changes) < 0 else []
    return f"{speech.baron(seat)} {' and '.join(parts)}"


def is_said(step: Step) -> bool:
    """Whether the choice, or something else that is told of the step, says already what was gained and lost."""
    if step.answered == asks.ACT:
        return step.choice in TAKEN
    return step.answered in PRICED or isinstance(step.frame, (Voting, Sail, MoreFunds))


def tell_purses(step: Step) -> Iterator[str]:
    """What the Barons gained and lost."""
    if is_said(step) or step.old.round == 0:
        return
    changed: list[str] = []
    for seat in range(step.new.seats):
        changes = [now - then for now, then in zip(purse(step.new, seat), purse(step.old, seat), strict=True)]
        if any(changes):
            changed.append(say_change(step.speech, seat, changes))
    if changed:
        yield "; ".join(changed)


def tell_troops(step: Step) -> Iterator[str]:
    """Troop cards that an army lost, or got without a choice that said so."""
    if step.answered in PLACED or step.old.round == 0:
        return
    speech = step.speech
    lost: dict[int, list[str]] = {}
    got: dict[int, list[str]] = {}
    for troop in range(len(step.new.troop_at)):
        before, after = step.old.troop_at[troop], step.new.troop_at[troop]
        if before != after and before >= 0:
            lost.setdefault(before, []).append(speech.troop(troop))
        if before != after and after >= 0:
            got.setdefault(after, []).append(speech.troop(troop))
    yield from (f"{speech.army(army)} loses {listed(troops)}" for army, troops in lost.items())
    yield from (f"{speech.army(army)} gets {listed(troops)}" for army, troops in got.items())


def tell_voyages(step: Step) -> Iterator[str]:
    """Expeditions that set out or came to an end, and what they paid."""
    old, new = step.old, step.new
    ended = [voyage for voyage in range(VOYAGES) if old.voyage_spot[voyage] > 0 == new.voyage_spot[voyage]]
    for voyage in range(VOYAGES):
        if old.voyage_spot[voyage] == 0 < new.voyage_spot[voyage]:
            yield f"an expedition to {VOYAGE_NAMES[voyage]} sets out"
    for voyage in ended:
        yield f"the expedition to {VOYAGE_NAMES[voyage]} {say_return(step, voyage)}"


def tell_no_news(step: Step) -> Iterator[str]:
    """Expeditions on the last spot that were asked for and of which Fate has no news."""
    for voyage in asked_for(step):
        if step.new.voyage_spot[voyage] == LAST_SPOT:
            yield f"there is no news of the expedition to {VOYAGE_NAMES[voyage]}"


def asked_for(step: Step) -> range:
    """The expeditions whose turn with Fate came in a step, up to one that needs funds."""
    frame, follows = step.frame, step.next
    end = int(follows.voyage) if isinstance(follows, MoreFunds) else int(VOYAGES)
    if isinstance(frame, MoreFunds):
        return range(int(frame.voyage) + 1, end)
    return range(end) if isinstance(frame, Sail) else range(0)


def say_return(step: Step, voyage: int) -> str:
    """How an expedition ended for those who had shares in it."""
    if isinstance(step.frame, MoreFunds) and step.frame.voyage == voyage:
        return "is given up: nobody pays for it"
    paid: list[str] = []
    for seat in range(step.new.seats):
        share = step.old.voyage_share[voyage * MOST_SEATS + seat]
        gained = step.new.crowns[seat] - step.old.crowns[seat]
        if share and gained > 0:
            paid.append(f"{step.speech.baron(seat)} {counted(gained, 'crown')} for a share of {share}")
    return f"comes home and pays {listed(paid)}" if paid else "is lost with all that was invested"


def tell_markets(step: Step) -> Iterator[str]:
    """Mercenaries that are newly on offer."""
    fresh = [t for t in range(len(step.old.troop_at)) if step.old.troop_at[t] != step.new.troop_at[t] == ON_OFFER]
    if fresh and step.old.round:
        yield f"Mercenaries now on offer besides: {listed(step.speech.troop(troop) for troop in fresh)}"

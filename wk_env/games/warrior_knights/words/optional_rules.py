"""Words for what only optional rules bring: bargains, heirs, standing rules, Barons out of the game."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import (
    FAVOUR,
    HEIR_OFFERED,
    MOST_SEATS,
    NO_FAVOUR,
    NOBLES,
    NONE,
    OFFERER,
    PARTNER,
    PARTNERS,
    SUM,
)
from wk_env.games.warrior_knights.rules.procedures.miracles import event_undone, price_of_miracle
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.words.optional.hail_to_the_king import say_conceded
from wk_env.games.warrior_knights.words.optional.limited_heirs import say_deaths
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import say_points
from wk_env.games.warrior_knights.words.optional.pacts import say_pacts
from wk_env.games.warrior_knights.words.optional.truces import say_truces
from wk_env.games.warrior_knights.words.promises import PROMISES, is_by_partner, say_promise
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

MOTIONS: Final = (
    "that nobody lays siege",
    "that no Noble marches along the roads",
    "that no city is razed by its conqueror",
    "that no stronghold is attacked",
)


def say_open_motion(choice: int) -> str:
    """A rule of the catalogue that is proposed, or its end."""
    if choice >= asks.CLOSE_MOTION:
        return f"the motion to end the rule {MOTIONS[choice - asks.CLOSE_MOTION]}"
    return f"the motion {MOTIONS[choice - asks.OPEN_MOTION]}"


def say_partner(speech: Speech, choice: int) -> str:
    """Who is offered a bargain."""
    return "offer no bargain" if choice == asks.NO_PARTNER else f"offer {speech.baron(choice)} a bargain"


def say_heir(speech: Speech, noble: int) -> str:
    """An heir by his father."""
    return f"the heir of {speech.noble(noble)}"


def say_bargain_heir(speech: Speech, choice: int) -> str:
    """Which heir passes in a bargain."""
    return "leave all heirs where they are" if choice == asks.NO_HEIR else f"bargain over {say_heir(speech, choice)}"


def say_sum(_speech: Speech, choice: int) -> str:
    """A sum that is given or asked for."""
    if choice >= asks.ASK_FOR:
        return f"ask for {counted(choice - asks.ASK_FOR, 'crown')}"
    return f"offer {counted(choice, 'crown')}" if choice else "offer no crowns"


def say_favour(_speech: Speech, choice: int) -> str:
    """A promise, one's own or the partner's."""
    if choice == NO_FAVOUR:
        return "leave the offer at that"
    if choice > PARTNERS:
        return f"ask for the promise {PROMISES[choice - PARTNERS]}"
    return f"offer the promise {PROMISES[choice]}"


def say_kill(speech: Speech, choice: int) -> str:
    """An heir that dies, or none."""
    return "kill no heir" if choice == asks.NO_HEIR else f"kill {say_heir(speech, choice)}"


def say_give_heir(speech: Speech, choice: int) -> str:
    """What becomes of an heir whose father is dead."""
    if choice == asks.NO_HEIR:
        return "withhold the heirs that are left"
    if choice >= asks.KILL:
        return say_kill(speech, choice - asks.KILL)
    return f"give back {say_heir(speech, choice)}"


def say_miracle(speech: Speech, choice: int) -> str:
    """A lasting Event to cancel, and the price."""
    if choice == asks.NO_MIRACLE:
        return "wait for a better day"
    card = int(event_undone(speech.table, choice))
    price = price_of_miracle(speech.table, card, speech.game.decision.seat)
    return f"cancel {speech.names.card(card)} ({price} Faith)"


# ---- the table


def tell_offer(speech: Speech) -> str:
    """The bargain on the table."""
    offer = speech.table.offer
    offerer, partner, crowns = int(offer[OFFERER]), int(offer[PARTNER]), int(offer[SUM])
    payer, joined = offerer if crowns > 0 else partner, speech.table.joined
    parts = [say_part(speech, payer, "give", counted(abs(crowns), "crown"))] if crowns else []
    if offer[HEIR_OFFERED] != NONE:
        parts.append(f"{say_heir(speech, offer[HEIR_OFFERED])} changes hands")
    parts += [say_part(speech, seat, "add", counted(int(sum_), "crown")) for seat, sum_ in enumerate(joined) if sum_]
    if offer[FAVOUR] > 0:
        promise = say_promise(speech, int(offer[FAVOUR]))
        parts.append(say_part(speech, partner if is_by_partner(int(offer[FAVOUR])) else offerer, "promise", promise))
    whom = "you" if speech.listener == partner else speech.baron(partner)
    who = "You bargain" if speech.listener == offerer else f"{speech.baron(offerer)} bargains"
    return f"{who} with {whom}: {listed(parts or ['nothing yet'])}."


def say_part(speech: Speech, seat: int, does: str, what: str) -> str:
    """What one of the two does in a bargain."""
    return f"you {does} {what}" if speech.listener == seat else f"{speech.baron(seat)} {does}s {what}"


def say_optional(speech: Speech) -> Iterator[str]:
    """Everything on the table that optional rules put there."""
    table = speech.table
    out = [speech.baron(seat) for seat in range(table.seats) if is_gone(table, seat)]
    if out:
        yield f"Out of the game: {listed(out)}."
    rules = [MOTIONS[motion] for motion in range(len(table.standing)) if table.standing[motion]]
    if rules:
        yield f"Standing rules: {listed(rules)}."
    if len(table.offer) and table.offer[OFFERER] != NONE:
        yield tell_offer(speech)
    for row, favour in enumerate(table.promised):
        if favour:
            giver, receiver = speech.baron(row // MOST_SEATS), speech.baron(row % MOST_SEATS)
            yield f"{giver} has promised {receiver} {PROMISES[favour]}."
    yield from say_heirs(speech)
    yield from say_deaths(speech)
    yield from say_truces(speech)
    yield from say_points(speech)
    yield from say_conceded(speech)
    yield from say_pacts(speech)


def say_heirs(speech: Speech) -> Iterator[str]:
    """Heirs that are dead or in foreign hands."""
    table = speech.table
    for noble in range(min(len(table.heir_at), table.seats * NOBLES // MOST_SEATS)):
        holder = table.heir_at[noble]
        if holder == NONE and not is_gone(table, baron_of(noble)):
            yield f"{speech.noble(noble)} has no heir."
        elif holder not in {NONE, baron_of(noble)}:
            waits = ", who waits for him" if table.fallen[noble] else ""
            yield f"{speech.baron(holder)} holds {say_heir(speech, noble)}{waits}."


# ---- what happened


def tell_eliminations(step: Step) -> Iterator[str]:
    """Who is out of the game."""
    for seat in range(step.new.seats):
        if is_gone(step.new, seat) and not is_gone(step.old, seat):
            yield f"{step.speech.baron(seat)} is out of the game"


def tell_bargains(step: Step) -> Iterator[str]:
    """Promises, and heirs that changed hands or died."""
    old, new, speech = step.old, step.new, step.speech
    for row, favour in enumerate(new.promised):
        if favour and favour != old.promised[row]:
            giver, receiver = speech.baron(row // MOST_SEATS), speech.baron(row % MOST_SEATS)
            yield f"{giver} promises {receiver} {PROMISES[favour]}"
    for noble, holder in enumerate(new.heir_at):
        if holder == NONE != old.heir_at[noble]:
            yield f"{say_heir(speech, noble)} dies"
        elif holder != old.heir_at[noble]:
            yield f"{speech.baron(holder)} receives {say_heir(speech, noble)}"


def tell_standing(step: Step) -> Iterator[str]:
    """Rules of the catalogue that stand from now on, or no longer."""
    for motion in range(len(step.new.standing)):
        if step.old.standing[motion] != step.new.standing[motion]:
            does = "lays down" if step.new.standing[motion] else "ends"
            yield f"the Assembly {does} the rule {MOTIONS[motion]}"

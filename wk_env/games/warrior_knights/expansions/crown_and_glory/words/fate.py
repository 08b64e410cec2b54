"""The Fate cards of For Glory in words: riots, withdrawals from battles, expeditions that need funds."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.funds import MoreFunds
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.withdrawal import has_way_out
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIGHT_NOBLES, MOST_SEATS, NOBLES, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.fate_hands import DEFENCE
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.words.special_options import say_peace
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import VOYAGES
from wk_env.games.warrior_knights.words.topics import say_foe, say_hold, say_number, say_voyage
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import counted, listed


def say_riot(asked: Asked, choice: int) -> str:
    """How a riot ends, or that it goes on."""
    return say_peace(asked, choice, f"let {asked.it} riot")


def say_withdrawal(asked: Asked, choice: int) -> str:
    """To stand, or to withdraw: what is given up, and who has no way out."""
    table = asked.table
    if choice != YES:
        return f"stand against {asked.it}"
    given_up = "" if table.matter == NONE else f", giving up {asked.by}"
    there = [noble for noble in range(NOBLES) if table.doing[FIGHT_NOBLES + DEFENCE] & BIT[noble]]
    lost = [asked.noble(noble) for noble in there if not has_way_out(table, noble)]
    doomed = f" ({listed(lost)} {'has' if len(lost) == 1 else 'have'} no way out and will die)" if lost else ""
    return f"withdraw before {asked.it}{given_up}{doomed}"


def say_funding(asked: Asked, choice: int) -> str:
    """To pay, or to lose the stake."""
    table, seat = asked.table, asked.game.decision.seat
    if choice == YES:
        return f"pay {counted(int(table.matter), 'crown')} more for {asked.it}"
    stake = int(table.voyage_share[table.subject * MOST_SEATS + seat])
    return f"lose {asked.your} stake of {counted(stake, 'crown')} in {asked.it}"


FATE: Final = (
    Wording(
        asks.RIOT,
        "The people of {it} riot: what now?",
        say_riot,
        "the Faith or the crowns, if you have them, or to let the city riot: it yields nothing until it is calm.",
        topic=say_hold,
        matter=say_number,
    ),
    Wording(
        asks.WITHDRAW_OR_STAND,
        "Do {your} Nobles withdraw before {it} ({by})?",
        say_withdrawal,
        "yes or no: you show more Retreats than the attacker, so that your Nobles may leave unharmed.",  # CG-100
        topic=say_foe,
        matter=say_hold,
    ),
    Wording(
        asks.FUND_MORE,
        "{it} needs more funds: do {your} {by} crowns go there, or is {your} stake lost?",
        say_funding,
        "yes or no: whoever does not pay loses the whole stake.",  # CG-107
        topic=say_voyage,
        matter=say_number,
    ),
)


# ---- what happened


def tell_riots(step: Step) -> Iterator[str]:
    """Riots that break out, cities that yield nothing for them, and cities that are calm again."""
    old, new, speech, follows = step.old, step.new, step.speech, step.next
    if isinstance(follows, Riot) and not isinstance(step.frame, Riot):
        city = speech.city(follows.city)
        is_quiet = is_garrisoned(new, follows.city)
        yield f"the Garrison of {city} prevents a riot" if is_quiet else f"a riot breaks out in {city}"
    for number in range(CITIES):
        if is_rioting(old, number) == is_rioting(new, number):
            continue
        if is_rioting(new, number):
            yield f"{speech.city(number)} yields nothing while it riots"
        elif old.city_owner[number] == new.city_owner[number]:
            yield f"{speech.city(number)} is calm again"


def tell_withdrawals(step: Step) -> Iterator[str]:
    """Who left a battle."""
    if step.answered == asks.WITHDRAW_OR_STAND and step.choice == YES:
        speech, table = step.speech, step.old
        seat = int(table.fate_side[DEFENCE])
        from_where = "" if table.matter == NONE else f" from {speech.hold(int(table.matter))}"
        yield f"{speech.baron(seat)} withdraws{from_where} before {speech.baron(int(table.subject))}"


def tell_funds(step: Step) -> Iterator[str]:
    """Expeditions that need funds, and whose stakes were lost for want of them."""
    frame, follows, speech = step.frame, step.next, step.speech
    is_asked_before = isinstance(frame, MoreFunds) and isinstance(follows, MoreFunds) and frame.voyage == follows.voyage
    if isinstance(frame, MoreFunds):
        for seat in range(step.new.seats):
            at = frame.voyage * MOST_SEATS + seat
            if step.old.voyage_share[at] > 0 == step.new.voyage_share[at]:
                yield f"{speech.baron(seat)} loses his stake in the expedition to {VOYAGES[frame.voyage]}"
    if isinstance(follows, MoreFunds) and not is_asked_before:
        yield f"the expedition to {VOYAGES[follows.voyage]} needs more funds"

"""How people answer the questions of Warrior Knights: what its spec gives as `form`."""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.table.chains import CHAIN_OF, KnightsChain
from wk_env.games.warrior_knights.table.city_notes import city_at, note
from wk_env.games.warrior_knights.words.areas_named import TO_AREAS, area_named
from wk_env.games.warrior_knights.words.questions import WORDINGS
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.spec import Match, Settings
from wk_env.kernel.table_faces import AMOUNT, PICK, RANGE, YES_OR_NO, Chain, NumberedOption

# Question: the choice that does nothing, or least. It is answer 0.
NOTHING: Final[dict[int, int]] = {
    asks.STRONGHOLD_AREA: asks.LEAVE_OFF,
    asks.ACT: asks.DECLINE,
    asks.TRACK_SPOT: asks.NO_SPOT,
    asks.MOBILIZE_AREA: asks.NO_AREA,
    asks.MOVER: asks.DONE_MOVING,
    asks.ROUTE: asks.GO_BACK,
    asks.PERMIT: 0,
    asks.DONOR: asks.NO_DONOR,
    asks.TAKE: asks.ENOUGH,
    asks.TARGET: asks.NO_TARGET,
    asks.BATTLE_KIND: asks.NO_BATTLE,
    asks.CONSENT: 0,
    asks.ATTACKER: asks.ALL_CHOSEN,
    asks.DISCARD: asks.NO_MORE_DISCARDS,
    asks.ABILITY: 0,
    asks.CANCEL: 0,
    asks.VOYAGE: asks.NO_VOYAGE,
    asks.BLESS: 0,
    asks.UPGRADE: asks.NO_UPGRADE,
    asks.REPAIR_MORE: 0,
    asks.MUSTER: asks.NO_MUSTER,
    asks.MUSTER_MORE: 0,
    asks.COMPLY: 0,
    asks.PAY_TROOP: asks.NO_MORE_PAY,
    asks.REVOLT: asks.LOSE_CITY,
    asks.SIDE: 0,
    asks.ACCEPT: 0,
    asks.PROPOSE: asks.PROPOSE_NOTHING,
    asks.HIRE: asks.NO_HIRE,
    asks.TRANSFER: asks.NO_TRANSFER,
    asks.HAND: asks.ENOUGH,
    asks.BARGAIN: asks.NO_PARTNER,
    asks.BARGAIN_HEIR: asks.NO_HEIR,
    asks.BARGAIN_FAVOUR: 0,
    asks.BARGAIN_REPLY: 0,
    asks.BARGAIN_LAST: 0,
    asks.KILL_HEIR: asks.NO_HEIR,
    asks.GIVE_HEIR: asks.NO_HEIR,
    asks.MIRACLE: asks.NO_MIRACLE,
    asks.PAY_GARRISON: 0,
    asks.HIRE_GARRISON: asks.NO_CITY,
    asks.RECRUIT: asks.NO_CITY,
    asks.RIOT: asks.LET_RIOT,
    asks.WITHDRAW_OR_STAND: 0,
    asks.FUND_MORE: 0,
    asks.CAPITULATE: asks.HOLD_OUT,
    asks.APPEAL_CITY: asks.NO_CITY,
    asks.CONCEDE: 0,
    asks.PROPOSE_PACT: asks.NO_PACT,
    asks.ACCEPT_PACT: 0,
    asks.MAN_CITY: asks.ENOUGH,
}
SUMS: Final = frozenset((asks.BARGAIN_SUM, asks.BARGAIN_COUNTER))
MANNERS: Final[dict[int, str]] = {
    **dict.fromkeys((asks.PERMIT, asks.CONSENT, asks.ABILITY, asks.CANCEL, asks.BLESS, asks.REPAIR_MORE), YES_OR_NO),
    **dict.fromkeys((asks.MUSTER_MORE, asks.COMPLY, asks.SIDE, asks.ACCEPT), YES_OR_NO),
    **dict.fromkeys((asks.BARGAIN_REPLY, asks.BARGAIN_LAST), YES_OR_NO),
    **dict.fromkeys((asks.WITHDRAW_OR_STAND, asks.FUND_MORE, asks.PAY_GARRISON, asks.CONCEDE), YES_OR_NO),
    asks.ACCEPT_PACT: YES_OR_NO,
    **dict.fromkeys((asks.EXCHANGE, *SUMS), AMOUNT),
    **dict.fromkeys((asks.PLEDGE, asks.INVEST, asks.VOTES, asks.JOIN_PAYMENT), RANGE),
}
FEW: Final = 12  # areas that one looks through at a glance
NO_CITY: Final = "no city there"
# Before each stack every Baron may make an offer, and wherever something is at stake. Programs play without it. WK-522
BARGAINS: Final = MappingProxyType({"offers": 1, "stack_windows": 1, "bargain_windows": 1})


class KnightsForm:
    """The questions of a game as people answer them; `speech_of` finds out who talks about a match."""

    rules_among_people: Settings = BARGAINS

    def __init__(self, speech_of: Callable[[Match], Speech]) -> None:
        self.speech_of: Callable[[Match], Speech] = speech_of

    def options(self, match: Match) -> Sequence[NumberedOption]:
        """The choices by number: an amount is its own, what does nothing is 0 and comes last."""
        speech = self.speech_of(match).to(int(match.decision.seat))
        ask, choices = int(match.decision.ask), match.decision.choices()
        if self.manner(match) in {AMOUNT, RANGE}:
            numbers = [(sum_of(choice) if ask in SUMS else choice, choice) for choice in choices]
        else:
            nothing = NOTHING.get(ask)
            others = cities_first(speech, [choice for choice in choices if choice != nothing])
            numbers = [*enumerate(others, 1), *((0, choice) for choice in choices if choice == nothing)]
        return [option_of(speech, number, choice, match.say_choice(choice)) for number, choice in numbers]

    def manner(self, match: Match) -> str:
        """How the question is answered, mostly by the number of an option."""
        return MANNERS.get(int(match.decision.ask), PICK)

    def possible(self, match: Match) -> str:
        """What may be chosen at a question."""
        return WORDINGS[int(match.decision.ask)].allowed

    def chain(self, match: Match) -> Chain | None:
        """The chain to which the question belongs."""
        row = CHAIN_OF.get(int(match.decision.ask)) if match.decision.count else None
        return None if row is None else KnightsChain(row, match, self.speech_of)


def option_of(speech: Speech, number: int, choice: int, words: str) -> NumberedOption:
    """An option, and what one wants to know of it: of an area whose city stands there."""
    ask, seat = int(speech.game.decision.ask), int(speech.game.decision.seat)
    option = NumberedOption(number, choice, words, note(speech, seat, choice))
    if ask not in TO_AREAS:
        return option
    city = city_at(speech, seat, area_named(ask, choice))
    if city is None:
        return option._replace(group=NO_CITY)
    return option._replace(group=f"{city.whose} (strength/pays)", brief=f"{city.strength}/{city.pays}")


def cities_first(speech: Speech, choices: list[int]) -> list[int]:
    """Many areas in the order in which people look for them: those with a city before the rest."""
    ask, seat = int(speech.game.decision.ask), int(speech.game.decision.seat)
    if ask not in TO_AREAS or len(choices) <= FEW:
        return choices
    return sorted(choices, key=lambda choice: city_at(speech, seat, area_named(ask, choice)) is None)


def sum_of(choice: int) -> int:
    """The crowns that are given in a bargain, below 0 if they are asked for."""
    return choice if choice < asks.ASK_FOR else asks.ASK_FOR - choice

"""What is at stake where Barons bargain about it, in words."""

from collections.abc import Callable, Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import (
    AT_BLESSING,
    AT_BLUE,
    AT_CONSENT,
    AT_PASSAGE,
    AT_RED,
    AT_TARGET,
    AT_VOTE,
    BROKEN,
    FIRST_AT_STAKE,
    MOST_SEATS,
    NONE,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_SEAT,
)
from wk_env.games.warrior_knights.words.promises import say_promise
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import VOYAGES, Speech
from wk_env.games.warrior_knights.words.topics import say_event, say_hold, say_motion, say_noble, say_place
from wk_env.kernel.english import counted

SayStake = Callable[[Speech, str, int, int], str]


def passage(speech: Speech, who: str, noble: int, area: int) -> str:
    """Passage through an area."""
    return f"{who} may let {say_noble(speech, noble)} pass through {say_place(speech, area)}"


def consent(speech: Speech, who: str, hold: int, attacker: int) -> str:
    """Consent to an attack."""
    return f"{who} may let {speech.baron(attacker)} attack {say_hold(speech, hold)}"


def vote(speech: Speech, _who: str, card: int, _ballot: int) -> str:
    """A vote."""
    return f"the Assembly votes on {say_motion(speech, card)}"


def red_event(speech: Speech, who: str, card: int, faith: int) -> str:
    """A red Event."""
    return f"{who} may cancel {say_event(speech, card)} for {faith} Faith"


def blue_event(speech: Speech, _who: str, card: int, faith: int) -> str:
    """A blue Event."""
    return f"all may cancel {say_event(speech, card)} for {faith} Faith"


def blessing(_speech: Speech, who: str, voyage: int, _beside: int) -> str:
    """A blessing."""
    return f"{who} may bless the expedition to {VOYAGES[voyage]}"


def target(speech: Speech, who: str, area: int, _beside: int) -> str:
    """A target."""
    return f"{who} may attack in {say_place(speech, area)}"


SAYINGS: Final[dict[int, SayStake]] = {
    int(AT_PASSAGE): passage,
    int(AT_CONSENT): consent,
    int(AT_VOTE): vote,
    int(AT_RED): red_event,
    int(AT_BLUE): blue_event,
    int(AT_BLESSING): blessing,
    int(AT_TARGET): target,
}


def say_stake(speech: Speech) -> str:
    """What is at stake; nothing if nothing is."""
    stake = speech.table.stake
    if not len(stake) or stake[STAKE] == NONE:
        return ""
    seat = int(stake[STAKE_SEAT])
    who = "" if seat == NONE else "you" if speech.listener == seat else speech.baron(seat)
    return SAYINGS[int(stake[STAKE])](speech, who, int(stake[STAKE_ABOUT]), int(stake[STAKE_BESIDE]))


def say_all_at_stake(speech: Speech) -> Iterator[str]:
    """What is at stake, and what was promised about it."""
    stake = say_stake(speech)
    if stake:
        yield f"At stake: {stake}."
    for row, favour in enumerate(speech.table.promised_at_stake):
        if favour:
            giver, receiver = speech.baron(row // MOST_SEATS), speech.baron(row % MOST_SEATS)
            yield f"{giver} has promised {receiver} {say_promise(speech, int(favour))}."


def say_favour_at_stake(speech: Speech, choice: int) -> str:
    """A promise about what is at stake that is asked for."""
    return f"ask for the promise {say_promise(speech, FIRST_AT_STAKE + choice)}"


def say_joint_payment(_speech: Speech, choice: int) -> str:
    """What a third Baron adds to an offer."""
    return f"add {counted(choice, 'crown')} to the offer" if choice else "add nothing to the offer"


# ---- what happened


def tell_words(step: Step) -> Iterator[str]:
    """What is promised about a stake, and whose word is broken."""
    old, new, speech = step.old, step.new, step.speech
    for row, favour in enumerate(new.promised_at_stake):
        giver, receiver = speech.baron(row // MOST_SEATS), speech.baron(row % MOST_SEATS)
        if favour and favour != old.promised_at_stake[row]:
            yield f"{giver} promises {receiver} {say_promise(speech, int(favour))}"
        if new.history[BROKEN + row] > old.history[BROKEN + row]:
            yield f"{giver} breaks a promise to {receiver}"

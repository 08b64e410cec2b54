"""Promises in words: those of every bargain, and those about what is at stake."""

from typing import Final

from wk_env.games.warrior_knights.rules.numbers import (
    BLESS_VOYAGE,
    CANCEL_EVENT,
    ELECT,
    FIRST_AT_STAKE,
    GIVE_VOTES,
    GRANT_CONSENT,
    GRANT_PASSAGE,
    LET_HAPPEN,
    MOST_SEATS,
    NO,
    PARTNERS,
    PLEDGE_FAITH,
    REFUSE_CONSENT,
    SPARE,
    YES,
)
from wk_env.games.warrior_knights.words.things import Speech

PROMISES: Final = (
    "nothing",
    "to let Nobles pass",
    "to vote for the next Agenda",
    "to vote against the next Agenda",
    "not to attack before Upkeep",
    "to pay Faith against the next blue Event",
)
AT_STAKE: Final = {
    int(GRANT_PASSAGE): "to let the Noble pass",
    int(GRANT_CONSENT): "to consent to the attack",
    int(REFUSE_CONSENT): "to refuse the attack",
    int(GIVE_VOTES + NO): "to give half of the Votes or more for a no",
    int(GIVE_VOTES + YES): "to give half of the Votes or more for a yes",
    int(CANCEL_EVENT): "to cancel the Event",
    int(LET_HAPPEN): "to let the Event happen",
    int(BLESS_VOYAGE): "to bless the expedition",
    int(SPARE): "to attack elsewhere or not at all",
}


def say_promise(speech: Speech, favour: int) -> str:
    """What is promised, whoever promises it."""
    if favour < FIRST_AT_STAKE:
        return PROMISES[(favour - 1) % PARTNERS + 1]
    if favour in AT_STAKE:
        return AT_STAKE[favour]
    if favour < ELECT + MOST_SEATS:
        return f"to give half of the Votes or more for {speech.baron(favour - ELECT)}"
    return f"to pledge {favour - PLEDGE_FAITH} Faith or more"


def is_by_partner(favour: int) -> bool:
    """Whether the partner, and not whoever makes the offer, gives such a promise."""
    return favour > PARTNERS

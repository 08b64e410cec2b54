"""Treachery in words: what the rule says, and its questions."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.optional.pacts import partner_of, rounds_of
from wk_env.games.warrior_knights.words.optional.pacts import say_term
from wk_env.games.warrior_knights.words.phrases import answers
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_foe
from wk_env.games.warrior_knights.words.wording import Asked, Wording

SAYS: Final = (
    "Barons make public pacts of one to three rounds; whoever breaks one by an attack returns 1 Influence, 1 more for"
    " each city or Noble and 2 for a stronghold that the other loses, and misses the next Assembly"
)


def say_pact(asked: Asked, choice: int) -> str:
    """To whom a pact is proposed, and for how long."""
    if choice == asks.NO_PACT:
        return "propose no pact"
    return f"propose a pact {say_term(rounds_of(choice))} to {asked.baron(partner_of(choice))}"


def say_span(_speech: Speech, rounds: int) -> str:
    """How long a pact is to last, as the matter of a question."""
    return say_term(rounds)


PACTS: Final = (
    Wording(
        asks.PROPOSE_PACT,
        "Is a pact proposed to anybody?",
        say_pact,
        "other Barons with whom you have no pact and who did not refuse one in this round.",  # VR-060
    ),
    Wording(
        asks.ACCEPT_PACT,
        "Does a pact with {it} stand {by}?",
        answers("refuse the pact with {it}", "accept the pact with {it}"),
        "yes or no; after a no neither of you asks the other again in this round.",  # VR-060
        topic=say_foe,
        matter=say_span,
    ),
)

"""The questions of the Assembly and of its offices and charges, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA
from wk_env.games.warrior_knights.words.phrases import answers, baron, own
from wk_env.games.warrior_knights.words.small_print import say_card_text
from wk_env.games.warrior_knights.words.special_options import (
    say_acceptance,
    say_obedience,
    say_propose,
    say_tie,
    say_votes,
)
from wk_env.games.warrior_knights.words.special_questions import ask_charge, ask_demand
from wk_env.games.warrior_knights.words.topics import say_card, say_motion, say_number, say_owner
from wk_env.games.warrior_knights.words.wording import Wording

ASSEMBLY: Final = (
    Wording(
        asks.DEPUTY,
        "Who chairs the Assembly in {your} place?",
        baron("name {} deputy"),
        "Barons who attend the Assembly.",  # WK-243
    ),
    Wording(
        asks.NEXT_AGENDA,
        "Which Agenda is voted on next?",
        lambda asked, choice: f"put {asked.agenda(asked.table.current[choice] - FIRST_AGENDA)} to the vote next",
        "current Agendas that have no place in the order yet.",  # WK-246
    ),
    Wording(
        asks.VOTES,
        "How many Votes on {it}?",
        say_votes,
        "up to the Votes that you have.",  # WK-248
        topic=say_motion,
        small_print=say_card_text,
        sealed="closes his fist around some Votes",
    ),
    Wording(
        asks.SIDE,
        "Yes or no on {it}?",
        answers("vote no on {it}", "vote yes on {it}"),
        "yes or no; nobody abstains.",  # WK-250
        topic=say_motion,
        small_print=say_card_text,
    ),
    Wording(
        asks.FOR_BARON,
        "Which Baron on {it}?",
        baron("vote for {} on {it}"),
        "the Barons in the game.",  # WK-250
        topic=say_motion,
        small_print=say_card_text,
    ),
    Wording(
        asks.TIE,
        "How is the tie on {it} broken?",
        say_tie,
        "the results that are tied.",  # WK-253
        topic=say_motion,
        small_print=say_card_text,
    ),
    Wording(
        asks.ACCEPT,
        "Is {it} accepted?",
        say_acceptance,
        # WK-283, WK-291
        "to accept or to refuse, now or never; a refusal bans you from the Assembly if you are not banned yet.",
        topic=say_card,
        small_print=say_card_text,
    ),
    Wording(
        asks.OFFICE_NOBLE,
        "Which of {your} Nobles becomes {it}?",
        own("appoint {} as {it}"),
        (  # WK-267, WK-268
            "every Noble of yours still in the game, on the board or off it; an office that he holds already is"
            " discarded."
        ),
        topic=say_card,
        small_print=say_card_text,
    ),
    Wording(
        asks.DROP_CARD,
        "Which charge or office of {it} goes?",
        lambda asked, choice: f"discard {asked.agenda(choice)}",
        "the older charges or offices, not the new one.",  # WK-266
        topic=say_owner,
        in_particular=ask_charge,
    ),
    Wording(
        asks.PROPOSE,
        "A Private Motion: what is proposed?",
        say_propose,
        "a ban to lift, a card in force to discard, the Assembly to postpone, an Agenda from the discards.",
    ),
    Wording(
        asks.COMPLY,
        "Is {it} obeyed (it takes {by})?",
        say_obedience,
        "to obey, or to refuse, which bans you from the Assembly if you are not banned yet.",  # WK-286
        topic=say_card,
        matter=say_number,
        in_particular=ask_demand,
        small_print=say_card_text,
    ),
)

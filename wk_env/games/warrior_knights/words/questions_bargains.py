"""The questions of bargains and heirs, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.optional_rules import (
    say_bargain_heir,
    say_favour,
    say_give_heir,
    say_kill,
    say_partner,
    say_sum,
)
from wk_env.games.warrior_knights.words.phrases import answers
from wk_env.games.warrior_knights.words.small_print import say_offer, say_what_is_at_stake
from wk_env.games.warrior_knights.words.stakes import say_favour_at_stake, say_joint_payment
from wk_env.games.warrior_knights.words.wording import Wording

BARGAINS: Final = (
    Wording(
        asks.BARGAIN,
        "Who is offered a bargain?",
        say_partner,
        "the other Barons in the game; where something is at stake, those who will be asked about it.",  # WK-522
        small_print=say_what_is_at_stake,
    ),
    Wording(
        asks.BARGAIN_HEIR,
        "Which heir changes hands?",
        say_bargain_heir,
        "heirs that one of the two of you holds; where something is at stake, your own.",  # WK-540
        small_print=say_what_is_at_stake,
    ),
    Wording(
        asks.BARGAIN_SUM,
        "How many crowns are given or asked for?",
        say_sum,
        "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
        small_print=say_what_is_at_stake,
    ),
    Wording(
        asks.BARGAIN_FAVOUR,
        "What is promised?",
        say_favour,
        "the promises that the game knows: passage, a vote, peace until Upkeep, Faith.",  # WK-522
    ),
    Wording(
        asks.BARGAIN_REPLY,
        "Is the bargain accepted?",
        answers("decline the bargain", "accept the bargain", "name another sum"),
        "yes, no, or another sum.",  # WK-522
        small_print=say_offer,
    ),
    Wording(
        asks.BARGAIN_COUNTER,
        "How many crowns instead?",
        say_sum,
        "as many crowns as the giver has, up to the largest sum of the setting.",  # WK-522
        small_print=say_offer,
    ),
    Wording(
        asks.BARGAIN_LAST,
        "Is the other sum accepted?",
        answers("decline the other sum", "accept the other sum"),
        "yes or no.",  # WK-522
        small_print=say_offer,
    ),
    Wording(
        asks.BARGAIN_STAKE,
        "What shall the other promise?",
        say_favour_at_stake,
        "the promises that the game knows about what is at stake.",  # WK-522, WK-523
        small_print=say_what_is_at_stake,
    ),
    Wording(
        asks.JOIN_PAYMENT,
        "How many crowns are added to the offer?",
        say_joint_payment,
        "as many crowns as you have, up to the largest sum of the setting for all together.",  # WK-522
        small_print=say_offer,
    ),
    Wording(
        asks.KILL_HEIR,
        "Does an heir die?",
        say_kill,
        "heirs of others that you hold.",  # WK-541
    ),
    Wording(
        asks.GIVE_HEIR,
        "Is an heir given back to his house?",
        say_give_heir,
        "heirs of dead Nobles that you hold: to give back, to kill or to withhold.",  # WK-541, WK-542
    ),
)

"""The questions of Upkeep, wages and hiring, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.phrases import answers, number, own
from wk_env.games.warrior_knights.words.special_options import (
    say_blessing,
    say_expedition,
    say_hire,
    say_muster,
    say_pay,
    say_upgrade,
)
from wk_env.games.warrior_knights.words.special_questions import (
    ask_expedition,
    ask_hiring,
    ask_mustering,
    ask_placing,
    ask_repair,
)
from wk_env.games.warrior_knights.words.topics import say_army, say_hold, say_kind, say_nation, say_number, say_voyage
from wk_env.games.warrior_knights.words.wording import Wording

UPKEEP: Final = (
    Wording(
        asks.VOYAGE,
        "Which of {your} shares in an expedition is paid {by} times at once?",
        say_expedition,
        "expeditions that are not under way, or those in which you have a share, as the card says.",  # WK-188
        matter=say_number,
        in_particular=ask_expedition,
    ),
    Wording(
        asks.INVEST,
        "How many crowns for {it}?",
        number("invest {} in {it}", "crown"),
        "0 to 5 crowns, not more than you have.",  # WK-190
        topic=say_voyage,
    ),
    Wording(
        asks.BLESS,
        "Is {it} blessed?",
        say_blessing,
        "yes only if you have the Faith.",  # WK-192
        topic=say_voyage,
    ),
    Wording(
        asks.UPGRADE,
        "Upgrade Defenses: what is built?",
        say_upgrade,
        "one of: to repair a city of yours or your stronghold, to fortify a city of yours, or to pass.",
    ),
    Wording(
        asks.REPAIR_MORE,
        "Is another breach of {it} repaired?",
        answers("repair no more of {it}", "repair another breach of {it}"),
        "yes only while a breach is left and you can pay for it.",  # WK-208
        topic=say_hold,
        in_particular=ask_repair,
    ),
    Wording(
        asks.MUSTER,
        "Muster Troops: which of {your} armies loses a casualty?",
        say_muster,
        "your armies with casualty tokens, if you can pay.",  # WK-217
    ),
    Wording(
        asks.MUSTER_MORE,
        "Does {it} lose another casualty?",
        answers("muster no more for {it}", "muster another casualty of {it}"),
        "yes only while a token is left and you can pay for it.",  # WK-217
        topic=say_army,
        in_particular=ask_mustering,
    ),
    Wording(
        asks.PAY_TROOP,
        "Which troops of {it} are paid?",
        say_pay,
        "Mercenaries that are due and that you can pay in full.",  # WK-232
        topic=say_army,
    ),
    Wording(
        asks.HIRE,
        "Mercenary Draft: who is hired?",
        say_hire,
        (  # WK-296, WK-301
            "cards on offer that you can pay; several of one nationality at once only at your first marker, for a"
            " marker each, unless the table plays otherwise."
        ),
        topic=say_number,
        matter=say_nation,
        in_particular=ask_hiring,
    ),
    Wording(
        asks.PLACE_TROOP,
        "Where do the {it} go?",
        own("lay {it} with {}", asks.STRONGHOLD, "lay {it} in {your} stronghold"),
        (  # WK-304, WK-305
            "your stronghold, and your Nobles who are off the board or stand at a city or stronghold of yours that"
            " is not besieged."
        ),
        topic=say_kind,
        in_particular=ask_placing,
    ),
)

"""The questions of battles and sieges, from the attack to the spoils, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.optional.advanced_sieges import ask_casualty
from wk_env.games.warrior_knights.words.optional.house_garrisons import say_deserting
from wk_env.games.warrior_knights.words.phrases import area, city, kind, own
from wk_env.games.warrior_knights.words.special_options import (
    say_ability,
    say_battle_kind,
    say_consent,
    say_discard,
    say_spoils,
    say_target,
)
from wk_env.games.warrior_knights.words.special_questions import ask_battle, ask_consent, ask_spoils
from wk_env.games.warrior_knights.words.topics import (
    say_army,
    say_foe,
    say_hold,
    say_nation,
    say_noble,
    say_nobody,
    say_number,
    say_place,
)
from wk_env.games.warrior_knights.words.wording import Wording

BATTLE: Final = (
    Wording(
        asks.TARGET,
        "Whom do {your} Nobles attack in {it}?",
        say_target,
        "Barons with a Noble, a city or a stronghold in the area, and a neutral city there.",  # WK-351
        topic=say_place,
    ),
    Wording(
        asks.BATTLE_KIND,
        "Assault {it}, or lay siege?",
        say_battle_kind,
        (  # WK-404, WK-433, WK-435
            "an assault; a siege only if your fresh troops there and 200 for a commander are more than the walls,"
            " the troops inside and 200 for a Noble among them, and no card or rule bars it."
        ),
        topic=say_hold,
        in_particular=ask_battle,
    ),
    Wording(
        asks.CONSENT,
        "May {by} attack {it}?",
        say_consent,
        "yes or no: one refusal forbids the attack, be it an assault or a siege.",  # WK-403
        topic=say_hold,
        matter=say_foe,
        in_particular=ask_consent,
    ),
    Wording(
        asks.ATTACKER,
        "Which of {your} Nobles fight {by} in {it}?",
        own("send {} into battle", asks.ALL_CHOSEN, "send nobody else into battle"),
        "your fresh Nobles in the area, each of whom may fight or stay out; at least one fights.",  # WK-353
        topic=say_place,
        matter=say_foe,
    ),
    Wording(
        asks.COMMANDER,
        "Which of {your} Nobles commands against {it} ({by})?",
        own("give the command to {}"),
        "your Nobles in the battle.",  # WK-365, WK-366
        topic=say_foe,
        matter=say_hold,
    ),
    Wording(
        asks.DISCARD,
        "Which Fate cards are discarded from {your} hand?",
        say_discard,
        "the Fate cards of your hand: at least two go, of two cards one.",  # WK-375
        sealed="discards Fate cards face down",
    ),
    Wording(
        asks.ABILITY,
        "Is the ability of {it} used?",
        say_ability,
        "yes or no.",  # WK-381
        topic=say_noble,
    ),
    Wording(
        asks.CASUALTY,
        "Who takes the next casualty ({it} still to be taken)?",
        own("let {} take a casualty", asks.BREACH, "let the walls of {by} take a breach"),
        "armies there that can still take a token, and in a battle a breach where the walls have strength left.",
        topic=say_number,
        matter=say_hold,
        in_particular=ask_casualty,
    ),
    Wording(
        asks.RETREAT,
        "Where does {it} retreat to?",
        area("retreat with {it} to {}"),
        (  # WK-474, WK-475
            "areas next to the battle without a Noble, a city or a stronghold of another Baron: your own and"
            " neutral cities are allowed."
        ),
        topic=say_noble,
    ),
    Wording(
        asks.DESERTER,
        "Which {by} card of {it} deserts?",
        kind("lose {} of {it} to desertion", -1, ""),
        "your Mercenaries of the nation that Fate named.",  # WK-472
        topic=say_army,
        matter=say_nation,
    ),
    Wording(
        asks.SACRIFICE,
        "Which troops of {it} are given up ({by} more must go)?",
        kind("give up {} of {it}", asks.ENOUGH, "give up nothing more of {it}"),
        "troops with which what is missing can be made up exactly as the rules ask.",  # WK-485
        topic=say_army,
        matter=say_number,
    ),
    Wording(
        asks.WHO_FIRST,
        "Several of {your} Nobles are beaten: whose fate comes first?",
        own("begin with {}"),
        "your beaten Nobles whose fate is still open.",
    ),
    Wording(
        asks.KEEP_OR_RAZE,
        "Is {it} kept, or razed?",
        say_spoils,
        "to keep the city or to raze it; only right after it was taken.",  # WK-422
        topic=say_hold,
        in_particular=ask_spoils,
    ),
    Wording(
        asks.GIVE_CITY,
        "Which of {your} cities is handed over to {it}?",
        city("hand {} over to {it}"),
        "cities that you control.",  # WK-462
        topic=say_nobody,
    ),
    Wording(
        asks.DESERTING,
        "From whom does a card of the {it} desert?",
        say_deserting,
        "your armies and garrisons that have a card of the nation.",
        topic=say_nation,
        matter=say_number,
    ),
)

"""The questions of Setup and of the planning of Action cards, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.phrases import answers, area, own, told
from wk_env.games.warrior_knights.words.special_options import say_plan, say_spot
from wk_env.games.warrior_knights.words.things import SPECIAL_AREAS
from wk_env.games.warrior_knights.words.topics import say_action, say_kind, say_noble
from wk_env.games.warrior_knights.words.wording import Wording

SETUP: Final = (
    Wording(
        asks.SETUP_TROOP,
        "Who gets the card of {it}?",
        own("lay {it} with {}", asks.STRONGHOLD, "lay {it} in {your} stronghold"),
        "any of your four Nobles or your stronghold; a card dealt out stays there.",  # WK-063
        topic=say_kind,
        sealed="distributes his troops out of sight",
    ),
    Wording(
        asks.STRONGHOLD_AREA,
        "Where does {your} stronghold stand?",
        area("build {your} stronghold in {}", "leave {your} stronghold off the board"),
        "areas of the Kingdom without a city, a Noble or another stronghold, as the setup allows.",
    ),
    Wording(
        asks.FIRST_NOBLE,
        "Which of {your} Nobles is placed next?",
        own("place {} next"),
        "your Nobles who are not placed yet, have troops and for whom an area is left.",  # WK-073
    ),
    Wording(
        asks.FIRST_AREA,
        "Where does {it} begin?",
        area("place {it} in {}"),
        "areas with no city of others, where nobody else's Noble or stronghold stands.",  # WK-073
        topic=say_noble,
    ),
    Wording(
        asks.PLAN,
        "Which of {your} Action cards go into the stacks?",
        say_plan,
        "cards in your hand, at most two in each stack.",  # WK-087 to WK-091
        sealed="lays Action cards face down",
    ),
    Wording(
        asks.ACT,
        "What is done with {it}?",
        answers(
            "do nothing with {it}",
            "do as {it} says",
            "take 2 crowns",
            "take 1 Vote",
            "move one Noble",
            "start a battle",
            "buy a spot on the Mercenary Track",
            "appeal to a city",
        ),
        "what is printed on the card and can be done now, or nothing.",  # WK-099
        topic=say_action,
    ),
    Wording(
        asks.ALLOCATE,
        "Where does {it} go?",
        lambda asked, choice: told(asked, "lay {it} in {}", SPECIAL_AREAS[choice]),
        "the special areas that the card may go to after what was done with it.",  # WK-107, WK-110, WK-583
        topic=say_action,
    ),
    Wording(
        asks.TRACK_SPOT,
        "Which spot of the Mercenary Track is taken?",
        say_spot,
        "spots without a marker whose fee, if there is one, you can pay.",  # WK-116, WK-135
    ),
)

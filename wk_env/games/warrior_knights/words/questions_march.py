"""The questions of marches, and of troops that pass between armies, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.phrases import answers, area, kind, own
from wk_env.games.warrior_knights.words.special_options import say_route, say_theatre, say_transfer
from wk_env.games.warrior_knights.words.special_questions import ask_battle_area, ask_mover
from wk_env.games.warrior_knights.words.topics import say_action, say_army, say_noble, say_place
from wk_env.games.warrior_knights.words.wording import Wording

MARCH: Final = (
    Wording(
        asks.MOBILIZE_AREA,
        "Mobilize Forces: to which area?",
        say_theatre,
        "areas that a fresh Noble of yours can reach, or in which one can start a battle.",  # WK-124
        topic=say_action,
        in_particular=ask_battle_area,
    ),
    Wording(
        asks.MOVER,
        "Which of {your} Nobles moves to {it}?",
        own("move {}", asks.DONE_MOVING, "move nobody else"),
        "your fresh Nobles who can get there by the rules of movement and have not moved yet.",  # WK-132
        topic=say_place,
        in_particular=ask_mover,
    ),
    Wording(
        asks.ROUTE,
        "Where does {it} go?",
        say_route,
        (  # WK-320 to WK-338
            "areas next to the Noble that no mountain, unbridged river, enemy or refusal closes, roads and ports as"
            " the rules of movement have it."
        ),
        topic=say_noble,
        matter=say_place,
    ),
    Wording(
        asks.PERMIT,
        "May {it} pass through {by}?",
        answers("refuse {it} passage through {by}", "let {it} pass through {by}"),
        "yes or no: one refusal closes the passage to that Noble for this action.",  # WK-320
        topic=say_noble,
        matter=say_place,
    ),
    Wording(
        asks.DONOR,
        "From whom does {it} take troops?",
        own("give {it} troops from {}", asks.NO_DONOR, "give {it} no more troops"),
        "your fresh Nobles and your stronghold in the same area that have troops to give.",  # WK-338, WK-339
        topic=say_noble,
    ),
    Wording(
        asks.TAKE,
        "Which troops does {it} take from {by}?",
        kind("give {it} {} from {by}", asks.ENOUGH, "give {it} nothing more from {by}"),
        "troop cards of the one who gives.",  # WK-338
        topic=say_noble,
        matter=say_army,
    ),
    Wording(
        asks.TRANSFER,
        "Between which of {your} armies do troops pass?",
        say_transfer,
        "two of your armies that stand together and are not cut off.",  # WK-159, WK-161
    ),
    Wording(
        asks.HAND,
        "Which troops pass from {it} to {by}?",
        kind("hand {} from {it} to {by}", asks.ENOUGH, "hand nothing more from {it} to {by}"),
        "troop cards of the one who gives.",  # WK-159
        topic=say_army,
        matter=say_army,
    ),
    Wording(
        asks.RETURN_AREA,
        "Where does {it} come back?",
        area("bring {it} back in {}"),
        "the area of your stronghold, and of each city of yours that is not besieged.",  # WK-514
        topic=say_noble,
    ),
)

"""The questions of Events and of the cards that choose a city or a Noble, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.optional_rules import say_miracle
from wk_env.games.warrior_knights.words.phrases import answers, number, own
from wk_env.games.warrior_knights.words.small_print import say_card_text
from wk_env.games.warrior_knights.words.special_options import say_calm, say_city, say_drawer, say_exchange, say_instead
from wk_env.games.warrior_knights.words.special_questions import ask_event, ask_test
from wk_env.games.warrior_knights.words.topics import say_event, say_hold, say_number, say_reason
from wk_env.games.warrior_knights.words.wording import Wording

EVENTS: Final = (
    Wording(
        asks.DRAWER,
        "Who draws the Event?",
        say_drawer,
        "any Baron, at the price that the colour on the card's back asks of you.",  # WK-170 to WK-172
        in_particular=ask_event,
    ),
    Wording(
        asks.CANCEL,
        "Is {it} cancelled for {by} Faith?",
        answers("let {it} happen", "pay {by} Faith to cancel {it}"),
        "yes only if you have all the Faith that it takes.",  # WK-178
        topic=say_event,
        matter=say_number,
        small_print=say_card_text,
    ),
    Wording(
        asks.PLEDGE,
        "How much Faith towards cancelling {it} ({by} missing)?",
        number("pledge {} to cancel {it}", "Faith", "Faith"),
        "from nothing up to the Faith that you have and that is still missing.",  # WK-180
        topic=say_event,
        matter=say_number,
        small_print=say_card_text,
    ),
    Wording(
        asks.INSTEAD,
        "{it}: what it says first, or what it allows instead?",
        say_instead,
        "what the card offers and you can pay or do.",
        topic=say_event,
        small_print=say_card_text,
    ),
    Wording(
        asks.EXCHANGE,
        "{it}: how much is bought?",
        say_exchange,
        "as many as you can pay for.",
        topic=say_event,
        small_print=say_card_text,
    ),
    Wording(
        asks.CITY,
        "Which city for {it}?",
        say_city,
        "the cities that the card means, or your cities that are still to be tested for revolt.",  # WK-166
        topic=say_reason,
        in_particular=ask_test,
        small_print=say_card_text,
    ),
    Wording(
        asks.NOBLE,
        "Which of {your} Nobles for {it}?",
        own("choose {} for {it}"),
        "your Nobles whom the card can mean.",
        topic=say_event,
        small_print=say_card_text,
    ),
    Wording(
        asks.REVOLT,
        "{it} revolts: what now?",
        say_calm,
        "the Faith or the crowns, if you have them, or to lose the city.",  # WK-164
        topic=say_hold,
        matter=say_number,
    ),
    Wording(
        asks.MIRACLE,
        "Is a lasting Event cancelled?",
        say_miracle,
        "lasting Events that can be cancelled for a price that you can pay.",  # WK-585
    ),
)

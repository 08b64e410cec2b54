"""The questions about Knowledge, Advancements and exhausted Nobles, in words."""

from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import top_advancement
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import knowledge_of, price_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import AT_SEA, FIRST_ADVANCEMENT, IN_BATTLE
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.neutral_cards import REBATE
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.using import UseOnTheWay
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import said, title
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.words.phrases import answers, told
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_drawn, say_hold, say_number
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import counted


def say_refresh(asked: Asked, choice: int) -> str:
    """An exhausted Noble, or none."""
    if choice == asks.NO_REFRESH:
        return "refresh nobody else" if asked.table.subject else "refresh nobody"
    paid = f" for {counted(int(asked.table.subject), 'crown')}" if asked.table.subject else ""
    return f"refresh {asked.own(choice)}{paid}"


def say_purchase(asked: Asked, choice: int) -> str:
    """An Advancement at its price, or none."""
    if choice == asks.NO_ADVANCEMENT:
        return "buy no Advancement"
    return f"buy {title(asked, choice)} for {price_of(asked.table, choice, 0)} Knowledge"


def say_drop(asked: Asked, choice: int) -> str:
    """An Advancement that goes."""
    return f"give up {title(asked, choice)}"


def say_exchange(asked: Asked, choice: int) -> str:
    """An Advancement of the row that goes, or none."""
    return "leave the row as it is" if choice == asks.NO_ADVANCEMENT else f"put {title(asked, choice)} under the deck"


def say_use(asked: Asked, choice: int) -> str:
    """An Advancement that is used, or none."""
    what = "no Advancement" if choice == asks.NO_ADVANCEMENT else title(asked, choice)
    return f"declare {what}" if asked.table.subject == IN_BATTLE else f"use {what} for {say_traveller(asked)}"


def say_traveller(asked: Speech) -> str:
    """The Noble for whom an Advancement may be used."""
    frame = asked.game.top
    return asked.noble(frame.noble) if isinstance(frame, UseOnTheWay) else "the Noble"


def ask_purchase(asked: Asked) -> str:
    """What may be spent."""
    return f"Enrich Mind: which Advancement is bought ({knowledge_of_asked(asked)} Knowledge in hand)?"


def ask_refresh(asked: Asked) -> str:
    """Who is refreshed, and for how much."""
    paid = f" for {counted(int(asked.table.subject), 'crown')}" if asked.table.subject else ""
    return f"Forced March: which exhausted Noble is refreshed{paid}?"


def ask_keep(asked: Asked) -> str:
    """What was drawn, and what it costs; of a card that only the Scholar sees nothing to anybody else."""
    table, card = asked.table, int(asked.table.subject)
    if card == NONE and not asked.is_to_asked:
        return ""
    number = int(top_advancement(table)) if card == NONE else card - FIRST_ADVANCEMENT
    price = price_of(table, number, REBATE)
    return f"Research: is {title(asked, number)} bought for {price} Knowledge ({knowledge_of_asked(asked)} in hand)?"


def knowledge_of_asked(asked: Speech) -> int:
    """The Knowledge of the Baron who is asked."""
    return int(knowledge_of(asked.table, asked.game.decision.seat))


def ask_use(asked: Asked) -> str:
    """For what an Advancement may be used."""
    if asked.table.subject == IN_BATTLE:
        return ""
    does = "sails" if asked.table.subject == AT_SEA else "sets out"
    return f"{say_traveller(asked)} {does}: is an Advancement used?"


def print_options(asked: Asked) -> str:
    """What the Advancements say that may be chosen."""
    choices = sorted(int(choice) for choice in asked.game.decision.choices() if choice != asks.NO_ADVANCEMENT)
    return " ".join(said(asked, number) for number in choices)


def print_drawn(asked: Asked) -> str:
    """What the Advancement says that was drawn."""
    card = int(asked.table.subject)
    if card == NONE and not asked.is_to_asked:
        return ""
    return said(asked, int(top_advancement(asked.table)) if card == NONE else card - FIRST_ADVANCEMENT)


LEARNING: Final = (
    Wording(
        asks.REFRESH,
        "Forced March: which exhausted Noble is refreshed?",
        say_refresh,
        "your exhausted Nobles on the board; who is at sea is not among them.",  # CG-070, CG-071
        topic=say_number,
        in_particular=ask_refresh,
    ),
    Wording(
        asks.BUY_ADVANCEMENT,
        "Which Advancement is bought?",
        say_purchase,
        "Advancements of the row that you can pay for and own no copy of.",  # CG-050, CG-051, CG-054
        in_particular=ask_purchase,
        small_print=print_options,
    ),
    Wording(
        asks.DROP_ADVANCEMENT,
        "Three Advancements are the most: which one goes?",
        say_drop,
        "any Advancement of yours, the new one included.",  # CG-056
        small_print=print_options,
    ),
    Wording(
        asks.RESEARCH_PAID,
        "Research: is the top Advancement drawn for {it} crowns?",
        answers("draw no Advancement", "pay {it} crowns to draw the top Advancement"),
        "yes or no, as the Scholar, if you have the crowns.",  # CG-076
        topic=say_number,
    ),
    Wording(
        asks.KEEP_RESEARCH,
        "Research: is {it} bought?",
        lambda asked, choice: told(asked, ("put {it} under the deck", "buy {it}")[choice]),
        "to buy it, for 1 Knowledge less than it costs, if you can and own no copy of it; or to put it back.",  # CG-077
        topic=say_drawn,
        matter=say_number,
        in_particular=ask_keep,
        small_print=print_drawn,
        sealed="looks at the Advancement that he drew",
    ),
    Wording(
        asks.CHANGE_ROW,
        "Uncertain Times: which Advancement of the row is exchanged?",
        say_exchange,
        "one of the Advancements on offer, or none.",  # CG-089
        small_print=print_options,
    ),
    Wording(
        asks.USE_ADVANCEMENT,
        "Is an Advancement declared in this battle ({by})?",
        say_use,
        "your Advancements that are ready and fit the moment, or none.",  # CG-058, CG-065
        matter=say_hold,
        in_particular=ask_use,
        small_print=print_options,
    ),
)

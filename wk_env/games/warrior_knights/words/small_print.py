"""What stands behind a question: the text of the card or the bargain that it is about."""

from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.words.optional_rules import tell_offer
from wk_env.games.warrior_knights.words.stakes import say_stake
from wk_env.games.warrior_knights.words.wording import Asked


def say_offer(asked: Asked) -> str:
    """What is at stake, if anything is, and the bargain on the table."""
    return "; ".join(part for part in (say_stake(asked), tell_offer(asked).rstrip(".")) if part)


def say_what_is_at_stake(asked: Asked) -> str:
    """What is at stake; nothing if nothing is."""
    return say_stake(asked)


def say_card_text(asked: Asked) -> str:
    """What the card says that the question is about; nothing if it is about none."""
    card = int(asked.table.subject)
    if card == NONE:
        return ""
    return f"{asked.names.questions[card]} {asked.names.card_text(card)}".strip()

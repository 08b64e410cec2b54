"""Every question, as a board gamer would put it, with what it is about."""

from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.fate import FATE
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning_questions import LEARNING
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.troops import TROOPS
from wk_env.games.warrior_knights.knowledge.sight import is_sealed as is_asked_in_secret
from wk_env.games.warrior_knights.words.optional.capitulation import CAPITULATION
from wk_env.games.warrior_knights.words.optional.conceding import CONCEDING
from wk_env.games.warrior_knights.words.optional.diplomatic_conquest import APPEALS
from wk_env.games.warrior_knights.words.optional.house_garrisons import GARRISONS
from wk_env.games.warrior_knights.words.optional.treachery import PACTS
from wk_env.games.warrior_knights.words.questions_assembly import ASSEMBLY
from wk_env.games.warrior_knights.words.questions_bargains import BARGAINS
from wk_env.games.warrior_knights.words.questions_battle import BATTLE
from wk_env.games.warrior_knights.words.questions_events import EVENTS
from wk_env.games.warrior_knights.words.questions_march import MARCH
from wk_env.games.warrior_knights.words.questions_setup import SETUP
from wk_env.games.warrior_knights.words.questions_upkeep import UPKEEP
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.wording import Asked, Wording

ROWS: Final = (
    *(*SETUP, *MARCH, *BATTLE, *EVENTS, *UPKEEP, *ASSEMBLY, *BARGAINS, *FATE, *TROOPS, *LEARNING),
    *(*CAPITULATION, *APPEALS, *CONCEDING, *PACTS, *GARRISONS),
)
WORDINGS: Final[dict[int, Wording]] = {int(row.ask): row for row in ROWS}
SEALED: Final = {ask: row.sealed for ask, row in WORDINGS.items() if row.sealed}


def wording_of(speech: Speech) -> Wording:
    """The row of the open question."""
    return WORDINGS[int(speech.game.decision.ask)]


def is_sealed(speech: Speech, viewer: int | None) -> bool:
    """Whether the open question is put to somebody else in secret; nothing is a secret from nobody in particular."""
    decision = speech.game.decision
    return viewer is not None and viewer != decision.seat and is_asked_in_secret(speech.game)


def say_what(speech: Speech) -> str:
    """The open question."""
    wording = wording_of(speech)
    asked = Asked(speech, wording)
    special = "" if wording.in_particular is None else wording.in_particular(asked)
    return special or wording.question.format(it=asked.it, by=asked.by, your=asked.your)


def say_small_print(speech: Speech) -> str:
    """What the card or the bargain says that the open question is about; nothing if it is about none."""
    wording = wording_of(speech)
    said = "" if wording.small_print is None else wording.small_print(Asked(speech, wording))
    return f" ({said})" if said else ""


def say_question(speech: Speech, viewer: int | None) -> str:
    """The open question in words as a seat sees it, or that nobody is asked."""
    decision = speech.game.decision
    if decision.count == 0:
        return "Nobody is asked: the game is over."
    if is_sealed(speech, viewer):
        return f"{speech.baron(decision.seat)} {SEALED[int(decision.ask)]}."
    told = speech.to(viewer)
    who = "you are asked" if told.is_to_asked else "is asked"
    return f"{speech.baron(decision.seat)}{',' * told.is_to_asked} {who}: {say_what(told)}{say_small_print(told)}"

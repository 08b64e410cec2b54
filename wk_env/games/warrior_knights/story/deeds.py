"""Choices in sentences: as everybody sees them, or as one seat may know them."""

from typing import Final

from wk_env.games.warrior_knights.rules.asks import BARGAIN, NO_PARTNER
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.questions import SEALED, is_sealed
from wk_env.games.warrior_knights.words.things import Speech

# Questions and answers that come so often and mean so little that no Baron is told of them.
SILENT: Final = frozenset(((BARGAIN, NO_PARTNER),))


def say_to(speech: Speech, choice: int, viewer: int | None) -> str:
    """A choice as a viewer may know it: the same sentence for all that stay closed, none for those that mean little."""
    decision = speech.game.decision
    if is_sealed(speech, viewer):
        return f"{speech.baron(decision.seat)} {SEALED[int(decision.ask)]}."
    if viewer is not None and (int(decision.ask), choice) in SILENT:
        return ""
    return f"{say_deed(speech, choice)}."


def say_viewer(speech: Speech, viewer: int | None) -> str:
    """Through whose eyes a game is told."""
    return "Everything, secrets included" if viewer is None else f"As {speech.baron(viewer)} sees it"


def say_options(speech: Speech, viewer: int | None) -> list[str]:
    """The open question and its options, unless they are somebody else's secret."""
    if is_sealed(speech, viewer) or speech.game.decision.count == 0:
        return []
    decision, told = speech.game.decision, speech.to(viewer)
    who = "you may" if told.is_to_asked else f"{speech.baron(decision.seat)} may"
    return [who, *(f"  {say_choice(told, choice)}" for choice in decision.choices())]

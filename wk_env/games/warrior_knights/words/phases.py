"""When something happens: the round and the phase."""

from collections.abc import Iterable
from typing import Final

from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.setup import Setup
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import Frame
from wk_env.kernel.faces import Chapter

PHASES: Final = (
    (Setup, "Setup"),
    (Planning, "Planning phase"),
    (Taxation, "Taxation"),
    (Wages, "Wages"),
    (Draft, "Mercenary Draft"),
    (Assembly, "Assembly"),
    (Upkeep, "Upkeep"),
)


def name_of(business: Iterable[Frame[Table]], stack: int) -> str:
    """The innermost phase that business belongs to."""
    found = ""
    for frame in business:
        found = f"Actions phase, stack {stack}" if isinstance(frame, Actions) else found
        found = next((name for phase, name in PHASES if isinstance(frame, phase)), found)
    return found


def chapter_of(speech: Speech) -> Chapter:
    """The chapter in which a position stands."""
    table = speech.table
    if speech.game.is_over():
        return Chapter("The end", f"The game is over after round {table.round}")
    return Chapter(f"Round {table.round}" if table.round else "Setup", name_of(speech.game.stack, table.stack))


def chapter_of_step(step: Step) -> Chapter:
    """The chapter in which a step happened."""
    table = step.old if step.old.round else step.new
    business = [*step.speech.game.stack, step.frame]
    return Chapter(
        f"Round {step.new.round}" if step.new.round else "Setup", name_of(business, max(table.stack, step.new.stack))
    )


def say_phase(speech: Speech) -> str:
    """The round and the phase in one line."""
    chapter = chapter_of(speech)
    is_alone = speech.game.is_over() or chapter.phase in {"", chapter.round}
    return (chapter.phase or chapter.round) if is_alone else f"{chapter.round}, {chapter.phase}"

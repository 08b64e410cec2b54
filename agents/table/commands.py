"""What people may type at a table of any game beside answers: commands of one letter, hints and reasons."""

from collections.abc import Sequence
from typing import Final

from wk_agents.base import Agent
from wk_agents.roster import agent
from wk_agents.table.answer_columns import in_columns
from wk_agents.table.composing import possible_at
from wk_agents.table.plain import screens_of_game
from wk_agents.table.prompts import Prompt
from wk_agents.table.typed_answers import shortened

from wk_env.kernel.spec import GameSpec
from wk_env.kernel.table_faces import Command
from wk_env.play.registry import game_of, usual_seats

HELP: Final = (
    "Type the number of an answer; 0 does nothing, an amount is typed as it is. Where several things are"
    " chosen together, type all their numbers in one line, in any order: they are shown and count when you say y.",
    "Or type one of these letters (words like hint, undo or quit do, too):",
)
COMMANDS: Final = (
    Command("o", ("options", "answers"), "options: the answers again"),
    Command("w", ("why",), "why: what is possible (w 3 or w NAME: about one)"),
    Command("h", ("hint",), "hint: a good answer and its reasons"),
    Command("b", ("board",), "the board (b legend: its signs)"),
    Command("l", ("log",), "log: the story so far (l 3: of round 3)"),
    Command("u", ("undo",), "undo: take back the last answer"),
    Command("s", ("save",), "save the game"),
    Command("q", ("quit", "exit"), "quit: save it and stop"),
)
HELP_LETTER: Final = "?"
ADVISER: Final = "steward"
CHANCE: Final = "uniform"  # plays games in which nobody can advise


def letters_of(commands: Sequence[Command]) -> dict[str, str]:
    """Each word that is a command, and the letter that stands for it."""
    return {"help": HELP_LETTER} | {word: each.letter for each in (*COMMANDS, *commands) for word in each.words}


def help_lines(commands: Sequence[Command], width: int) -> list[str]:
    """What can be typed in a game with these commands of its own."""
    cells = [f"{each.letter}  {each.help}" for each in (*commands, *COMMANDS)]
    return [*HELP, *in_columns(cells, width)]


def adviser_of(spec: GameSpec) -> Agent:
    """Who gives hints in a game."""
    found = agent(CHANCE if spec.advisor is None else ADVISER)
    found.name = f"A sensible {spec.seat_noun.capitalize()}"
    return found


def why(prompt: Prompt, asked: str) -> list[str]:
    """What may be answered here; of one answer what speaks for it, of a name what it has to do with the question."""
    rule = possible_at(prompt.view.spec, prompt.match)
    if not asked:
        return [rule]
    adviser = adviser_of(prompt.view.spec)
    meant = prompt.meant(asked.lower())
    told = [f"{number} is possible: {adviser.explain(prompt.view, action)}" for number, action in meant]
    known = screens_of_game(prompt.view.spec).about(prompt.match, asked.lower())
    return [*(told or [f"No answer here names {shortened(asked)}. {rule}"]), *known]


def hint(prompt: Prompt) -> str:
    """What a sensible player would do, what to type for it, and why."""
    adviser = adviser_of(prompt.view.spec)
    actions = prompt.advised(adviser.choose)
    return f"Hint: {prompt.typed_for(actions)}. {adviser.explain(prompt.view, actions[0])}"


def say_deal(spec: GameSpec, seats: int, seed: int, salt: str) -> str:
    """From what the game followed, for who wants to play it again."""
    game = "" if spec.id == game_of(None).id else f" --game {spec.id}"
    players = "" if seats == usual_seats(spec) else f" --players {seats}"
    if salt:
        return f"Seed {seed}, from the salt {salt}: `wk play{game}{players} --salt {salt}` deals it again."
    return f"Seed {seed}: `wk play{game}{players} --seed {seed}` deals it again."

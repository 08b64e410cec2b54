"""The command `wk new-bot`: a bot of your own in ten lines, with its test, to begin from."""

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from wk_env.pages.console import Json, emit, refusing, shown
from wk_env.play.registry import USUAL

BOT: Final = '''"""A bot: `wk tournament {name}.py:Bot steward` lets it play, `pytest test_{name}.py` tests it."""

from wk_agents import Agent
from wk_env import View


class Bot(Agent):
    """Takes the last of its legal answers, or one that you like better."""

    def choose(self, view: View) -> int:
        """One of `view.actions`; `view.facts` says how things stand, `view.option(action)` what an answer does."""
        return view.actions[-1]
'''
TEST: Final = '''"""The bot answers legally to the end of a short game, and the same seed gives the same game."""

from {name} import Bot
from wk_agents import agent
from wk_env import View, game


def played(seed: int) -> int:
    """The hash of the position after a round against two who play by chance."""
    spec = game("{game}")
    match = spec.new_match({{"seats": 3, "most_rounds": 1}}, seed)
    minds = [Bot("bot"), agent("uniform", seed), agent("uniform", seed + 1)]
    minds[0].reset(seed)
    while match.decision.count:
        view = View(spec, match, match.decision.seat)
        match.act(minds[view.seat].choose(view))
    return match.digest()


def test_it_answers_legally_and_repeatably() -> None:
    assert played(seed=3) == played(seed=3)
'''


def new_bot(
    name: Annotated[str, typer.Argument(help="What it is called, and its file: my_bot.", show_default=False)],
    json: Json = False,
) -> None:
    """Write a bot of your own in ten lines, with its test, into this folder; it plays as NAME.py:Bot."""
    with refusing():
        bot, test = written(name, Path())
    lines = [shown(bot), shown(test), f"let it play: wk tournament {name}.py:Bot steward --games 2"]
    emit({"bot": shown(bot), "test": shown(test)}, "\n".join(lines), json)


def written(name: str, folder: Path) -> tuple[Path, Path]:
    """The files of a bot and of its test, made in a folder; ValueError for a bad name, or where one is taken."""
    if not name.isidentifier() or not name.isascii() or keyword.iskeyword(name):
        raise ValueError(f"{name!r} is no name for a bot; it takes letters, digits and _, such as my_bot")
    bot, test = folder / f"{name}.py", folder / f"test_{name}.py"
    for path in (bot, test):
        if path.exists():
            raise ValueError(f"{shown(path)} is there already; a new bot takes another name")
    if find_spec(name) is not None:
        raise ValueError(f"{name} is a module of Python or a package that is installed; a new bot takes another name")
    bot.write_text(BOT.format(name=name), encoding="utf-8")
    test.write_text(TEST.format(name=name, game=USUAL), encoding="utf-8")
    return bot, test

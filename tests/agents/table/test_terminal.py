"""Whatever people type, nothing breaks; and what a hint tells them to type is what it means."""

from pathlib import Path
from random import Random

import pytest
from wk_agents.roster import agent
from wk_agents.table.composed_prompts import prompt_of
from wk_agents.table.session import TableSession, new_session
from wk_agents.table.terminal import Terminal

from tests.support.keyboard import prompt, terminal
from tests.support.players import OPTIONAL
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.table import forecast
from wk_env.play.record import load, verify

RUBBISH = (
    *(
        "h",
        "w",
        "w 1",
        "w monz",
        "l",
        "log 1",
        "m",
        "b",
        "b legend",
        "c",
        "t",
        "o",
        "?",
        "u",
        "why kovel",
        "x y",
        "yes",
    ),
    *("1 2 3", "9/9", "1/2/3/4", "0", "-1", "5 crowns", "all", "0 / 0 / 0", "1,2,,3", "/", "1 " * 14, "7" * 40),
)


class Typist:
    """Somebody who now answers as an agent would, now types whatever comes to mind."""

    def __init__(self, session: TableSession, seed: int, lines: int) -> None:
        self.session = session
        self.luck = Random(seed)
        self.left = lines
        self.minds = [agent("steward"), agent("uniform", seed)]
        self.terminal: Terminal | None = None

    def ask(self, prompt: str) -> str:
        """The next line."""
        if "Enter" in prompt:
            return self.luck.choice(["", "q"])
        if "(y/n)" in prompt:
            return self.luck.choice(["y", "yes", "y", "n", ""])
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return self.luck.choice(RUBBISH) if self.luck.random() < 0.15 else self.answer()

    def answer(self) -> str:
        """An answer as a hint would tell it, and proof that it means what was advised."""
        seat = self.session.asked
        assert seat is not None
        assert self.terminal is not None
        question = prompt_of(self.session.view(seat))
        advised = question.advised(self.luck.choice(self.minds).choose)
        typed = question.typed_for(advised)
        assert self.after(question.read(typed)) == self.after(advised), typed
        return typed

    def after(self, actions: list[int]) -> int:
        """The position after these actions."""
        match = self.session.match.copy()
        assert isinstance(match, KnightsMatch)
        for action in actions:
            match.act(action)
        return match.digest()


def test_a_word_that_is_a_command_is_no_name(tmp_path: Path) -> None:
    session = new_session("wk/warrior-knights", ["human", "steward"], 1)
    session.run()
    while not (found := prompt(session)).options[0].words.startswith("build"):
        session.play(*found.advised(lambda view: view.actions[0]))
    name = found.options[0].words.split(" in ")[1].lower()
    assert found.read(name) == [found.action_of(found.options[0])]
    before = session.match.digest()
    screen, shown = terminal(session, tmp_path / "g.json", [name])
    screen.letters[name.split()[0]] = "m"
    screen.run()
    assert session.match.digest() == before
    assert any("Stronghold off the board" in block for block in shown)


@pytest.mark.parametrize("seed", range(1, 13))
def test_whatever_is_typed_the_game_goes_on_and_its_file_holds(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast, "WORLDS", 2)
    seats = 2 + seed % 4
    rules = {"seats": seats, **(OPTIONAL if seed % 2 else {"offers": 1, "stack_windows": 1})}
    session = new_session("wk/warrior-knights", ["human"] * seats, seed, rules)
    typist, shown = Typist(session, seed, 150), list[str]()
    screen = typist.terminal = Terminal(session, tmp_path / "g.json", typist.ask, shown.append)
    screen.run()
    assert verify(load(tmp_path / "g.json")).digest() == session.match.digest()
    lines = [line for block in shown for line in block.split("\n") if not line.startswith(("saved: ", "Go on with"))]
    assert max(map(len, lines)) <= 100
    assert len(session.record().choices) > 20

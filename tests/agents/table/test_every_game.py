"""Every game of the registry is played at the terminal from beginning to end, and one without any face is, too."""

from itertools import repeat
from pathlib import Path

import pytest
from wk_agents.roster import agent
from wk_agents.table.commands import COMMANDS, HELP_LETTER
from wk_agents.table.composed_prompts import prompt_of
from wk_agents.table.plain import form_of_game, screens_of_game
from wk_agents.table.session import TableSession, new_session, resumed
from wk_agents.table.terminal import Terminal

from tests.support.bare_game import BARE, ROW
from tests.support.keyboard import terminal
from wk_env.games.warrior_knights.table import forecast
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec, Match
from wk_env.kernel.table_faces import AMOUNT, PICK, RANGE, YES_OR_NO
from wk_env.play.record import load, verify
from wk_env.play.registry import GAMES, ROWS

EVERY = pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
GENERAL = ["?", "o", "w", "w 1", "h", "b", "l", "u", "rubbish"]
MOST = 300


def positions(spec: GameSpec) -> list[Match]:
    """Positions of a game played by chance, each with a choice."""
    match, luck, found = spec.new_match({}, 3), rng_from(3), list[Match]()
    for _ in range(MOST):
        if not match.decision.count:
            break
        choices = match.decision.choices()
        found += [match.redeal(int(match.decision.seat), 0)] if len(choices) > 1 else []
        match.play(choices[int(luck.below(len(choices)))])
    return found


def at_the_end(session: TableSession, path: Path, first: list[str]) -> str:
    """What a terminal shows a person who types these lines first and then what an adviser would."""
    shown, mind, typed = list[str](), agent("steward" if session.spec.advisor else "uniform"), iter(first)

    def ask(line: str) -> str:
        shown.append(line)
        if "(y/n)" in line:
            return "y"
        assert session.asked is not None
        prompt = prompt_of(session.view(session.asked))
        return next(typed, None) or prompt.typed_for(prompt.advised(mind.choose))

    Terminal(session, path, ask, shown.append).run()
    return "\n".join(shown)


@EVERY
def test_every_choice_has_a_number_of_its_own(spec: GameSpec) -> None:
    form = form_of_game(spec)
    for match in positions(spec):
        options = form.options(match)
        assert sorted(option.choice for option in options) == sorted(match.decision.choices())
        assert len({option.number for option in options}) == len(options)
        assert all(option.words == match.say_choice(option.choice) for option in options)
        assert form.manner(match) in {PICK, YES_OR_NO, AMOUNT, RANGE}
        assert form.possible(match).endswith(".")


@EVERY
def test_a_command_of_a_game_has_a_letter_that_nothing_else_has(spec: GameSpec) -> None:
    commands = [*COMMANDS, *screens_of_game(spec).commands]
    letters = [command.letter for command in commands]
    words = [word for command in commands for word in command.words]
    assert len({*letters, HELP_LETTER}) == len(letters) + 1
    assert len(set(words)) == len(words)


@EVERY
def test_every_command_of_a_game_shows_something(spec: GameSpec) -> None:
    screens = screens_of_game(spec)
    for match in positions(spec)[::20]:
        seat = int(match.decision.seat)
        assert all(list(screens.show(command.letter, match, seat)) for command in screens.commands)
        assert screens.question(match).question
        assert len(screens.standing(match).rows) == match.seats


@EVERY
def test_a_whole_game_is_played_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: GameSpec
) -> None:
    monkeypatch.setattr(forecast, "WORLDS", 2)
    session = new_session(spec.id, ["human", "steward", "uniform"], 5, spec.short)
    commands = [*GENERAL, *(command.letter for command in screens_of_game(spec).commands)]
    text = at_the_end(session, tmp_path / "g.json", commands)
    assert session.asked is None
    assert verify(load(tmp_path / "g.json")).digest() == session.match.digest()
    assert text.count("'rubbish' is no answer; type ") == 1
    assert "Possible here: " in text
    assert "Hint: " in text
    assert "1 is possible: " in text
    assert f"A sensible {spec.seat_noun.capitalize()} would " in " ".join(text.split())
    assert text.count("(human)") == text.count("rank 1: ") == 1
    assert "None" not in text


@EVERY
def test_a_game_is_left_and_gone_on_with(tmp_path: Path, spec: GameSpec) -> None:
    path = tmp_path / "g.json"
    session = new_session(spec.id, ["human", "steward", "uniform"], 5)
    terminal(session, path, ["s", "q"])[0].run()
    again = resumed(load(path))
    assert again.match.digest() == session.match.digest()
    screen, shown = terminal(again, path, ["q"])
    screen.run()
    assert shown[-1] == f"Go on with: wk play --resume {path}"


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game without faces among the others."""
    monkeypatch.setitem(ROWS, BARE.id, ROW)


@pytest.mark.usefixtures("_bare")
def test_a_game_without_faces_is_played_by_numbers(tmp_path: Path) -> None:
    session = new_session(BARE.id, ["human", "uniform", "uniform"], 2)
    screen, shown = terminal(session, tmp_path / "g.json", [*GENERAL, "t", *repeat("1", 60)])
    screen.run()
    text = "\n".join(shown)
    assert session.asked is None
    assert "You are carter 1. The others are carter 2: uniform, carter 3: uniform." in text
    assert "Cart 1 of 4, worth " in text
    assert f"Asked: {BARE.asks[0]}\n   1  bid 0\n   2  bid 1\n" in text
    assert "Possible here: the numbered answers." in text
    assert "This game has no board." in text
    assert "Nothing has happened yet that all could see." in text
    assert "rank 1: carter " in text
    assert "--game wk/bare --seed 2` deals it again." in text


@pytest.mark.usefixtures("_bare")
def test_a_game_without_faces_is_left_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    session = new_session(BARE.id, ["human", "uniform"], 2)
    terminal(session, path, ["2", "q"])[0].run()
    again = resumed(load(path))
    assert again.match.digest() == session.match.digest()
    assert len(again.record().choices) > 1
    screen, shown = terminal(again, path, ["q"])
    screen.run()
    assert shown[-1] == f"Go on with: wk play --resume {path}"

"""The screens of the terminal: whole, narrow enough, plain, and of what the person may know."""

from pathlib import Path

import pytest
from wk_agents import screens
from wk_agents.session import new_session
from wk_agents.terminal import Terminal

from tests.agents.keyboard import KNIGHTS, driven, first_action, terminal
from tests.encoding.games import until
from wk_env.knights import KnightsMatch
from wk_env.warrior_knights import asks


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    session = new_session(KNIGHTS, ["human", "steward", "human"], 5)
    lines = driven(session, tmp_path / "g.json", 16, ["m", "c", "t", "h", "w", "?", "o", "y" * 300])
    wide = [line for line in lines if len(line) > width and not line.startswith(("Now ", "saved: ", "Go on with"))]
    assert wide == []


def test_a_person_is_told_who_he_is_once(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward", "uniform"], 5)
    lines = driven(session, tmp_path / "g.json", 8, [])
    mine = session.match
    assert isinstance(mine, KnightsMatch)
    said = "\n".join(lines)
    assert said.count(f"You are {mine.speech().baron(0)} (") == 1
    assert "steward" in said
    assert "uniform" in said


def test_how_things_stand_is_shown_only_when_it_has_changed(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    screen, shown = terminal(session, tmp_path / "g.json", ["1", "2", "3", "4"])
    screen.run()
    heads = [block for block in shown if "Influence in the pool" in block]
    assert len(heads) == 1


def test_armies_are_shown_while_troops_are_dealt_out(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    screen, shown = terminal(session, tmp_path / "g.json", ["1", "1"])
    screen.run()
    text = " ".join("\n".join(shown).split())
    assert "no troops and the stronghold 400 troops." in text
    assert "no troops and the stronghold 350 troops." in text


def test_many_answers_stand_in_columns_and_say_once_what_all_begin_with() -> None:
    said = [f"place Alan of Smalt in {name}" for name in ["Kovel", "Gannet Strand", "Osk Dunes"] * 10]
    lines = screens.answers(said, 80)
    assert lines[0].strip() == "place Alan of Smalt in ..."
    assert len(lines) < 12
    assert all(len(line) <= 80 for line in lines)
    assert sorted(int(word) for line in lines[1:] for word in line.split() if word.isdecimal()) == list(range(1, 31))


def test_few_answers_stand_one_below_the_other() -> None:
    assert screens.answers(["vote no", "vote yes"], 80) == ["   1  vote no", "   2  vote yes"]


def test_an_answer_that_names_a_city_says_whose_it_is() -> None:
    match = until(asks.MOBILIZE_AREA, times=6)
    seat, table = int(match.decision.seat), match.game.state
    notes = {choice: screens.note(match.speech(), seat, choice) for choice in match.decision.choices()}
    cities = {int(area): city for city, area in enumerate(table.content.city_area)}
    for choice, note in notes.items():
        city = cities.get(choice)
        is_standing = city is not None and table.city_owner[city] >= -1
        assert bool(note) == is_standing
    assert any("neutral" in note for note in notes.values())
    assert notes.get(int(asks.NO_AREA), "") == ""


def test_rubbish_of_any_length_is_named_and_no_more(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    first_action(session)
    digest = session.match.digest()
    screen, shown = terminal(session, tmp_path / "g.json", ["9" * 6000, "\x1b[2J\x00", "1 2", "\u0663" * 9])
    screen.run()
    assert session.match.digest() == digest
    assert " ".join(" ".join(shown).split()).count("is no answer; type a number from 1 to 5, or ? for help.") == 4
    assert not any(rubbish in "".join(shown) for rubbish in ("9" * 30, "\x1b", "\x00"))


@pytest.mark.parametrize(
    ("typed", "number"), [("1", 1), ("12", 12), ("13", 0), ("0", 0), ("-1", 0), ("1.0", 0), ("", 0), ("7" * 5000, 0)]
)
def test_a_number_counts_if_it_is_one_of_the_answers(typed: str, number: int) -> None:
    assert screens.number_of(typed, 12) == number


def test_words_do_as_well_as_letters(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    start = session.match.digest()
    session.run()
    screen, shown = terminal(session, tmp_path / "g.json", ["HELP", "1", "undo", "quit", "1"])
    before = session.match.digest()
    screen.run()
    assert session.match.digest() == before
    assert start
    assert any("take back the last answer" in block for block in shown)


def test_enter_alone_shows_the_answers_again(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["", "o"])
    screen.run()
    answers = [block for block in shown if block.startswith("   1  lay ")]
    assert len(answers) == 3
    assert len(set(answers)) == 1


def test_a_hint_names_the_number_and_the_reasons(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["h"])
    screen.run()
    hint = next(block for block in shown if block.startswith("Hint: "))
    assert hint.startswith("Hint: 1. A sensible Baron would lay ")
    assert "; " in hint


def test_who_stops_is_told_how_to_go_on(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["q"])
    screen.run()
    assert shown[-1] == f"Go on with: wk play --resume {tmp_path / 'g.json'}"


def test_only_what_is_his_own_is_shown_as_his(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 3)
    lines = driven(session, tmp_path / "g.json", 20, [])
    assert lines
    seat = session.run()
    assert seat is not None
    view, speech = session.view(seat), Terminal(session, tmp_path / "g.json").speech(seat)
    assert speech is not None
    mine = screens.mine(view, speech)
    assert mine[0].startswith(speech.baron(seat))
    assert not any(line.startswith(speech.baron(1 - seat)) for line in mine)
    assert any(line.strip().startswith("Hand: ") for line in mine)


def test_the_last_news_is_told_once(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "human"], 6)
    screen, shown = terminal(session, tmp_path / "g.json", [])
    session.sagas[0].lines += ["Kovel falls.", "The pool is empty."]
    session.sagas[1].lines += ["The pool is empty."]
    screen.end()
    assert shown[0] == "Kovel falls.\nThe pool is empty."
    assert len(shown) == 2


def test_the_end_shows_what_everybody_has_and_who_played_him(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["steward", "steward(level=1)"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", [])
    screen.run()
    lines = shown[0].splitlines()
    speech = screen.speech(0)
    assert speech is not None
    assert lines[1].startswith("The game is over after round ")
    influence = {speech.baron(seat): speech.table.influence[seat] for seat in range(2)}
    assert {line.split()[-6]: int(line.split()[-5]) for line in lines[3:5]} == {
        name.split()[-1]: number for name, number in influence.items()
    }
    assert {line.partition(" (")[2] for line in lines[5:]} == {"steward)", "steward(level=1))"}

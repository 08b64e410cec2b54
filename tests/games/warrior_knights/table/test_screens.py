"""The screens of the terminal: whole, narrow enough, plain, and of what the person may know."""

import re
from pathlib import Path

import pytest
from wk_agents.roster import agent
from wk_agents.table.answer_columns import numbered
from wk_agents.table.session import new_session
from wk_agents.table.standings import is_worth_showing, standing_lines

from tests.support.arrange import own
from tests.support.keyboard import KNIGHTS, driven, first_action, terminal
from tests.support.observed_games import until
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch, speech_of
from wk_env.games.warrior_knights.story.face import KnightsRecap
from wk_env.games.warrior_knights.table import forecast, screens
from wk_env.games.warrior_knights.table.city_notes import income_of_city, note
from wk_env.games.warrior_knights.table.panels import background
from wk_env.games.warrior_knights.table.screens import KnightsScreens
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.kernel.faces import Chapter, Entry
from wk_env.play.view import View

SCREENS = KnightsScreens(speech_of)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    session = new_session(KNIGHTS, ["human", "steward", "human"], 5)
    lines = driven(
        session, tmp_path / "g.json", 16, ["m", "c", "t", "h", "w", "?", "o", "log", "w 1", "w monz", "y" * 300]
    )
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
    screen, shown = terminal(session, tmp_path / "g.json", ["1", "2 2", "1 1 1 1 1 1", "n", "4"])
    screen.run()
    heads = [block for block in shown if "Influence in the pool" in block]
    assert len(heads) == 1


def test_armies_are_shown_while_troops_are_dealt_out(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    screen, shown = terminal(session, tmp_path / "g.json", [])
    screen.run()
    assert "no troops and the stronghold 400 troops." in " ".join("\n".join(shown).split())


def test_many_answers_stand_in_columns_and_say_once_what_all_begin_with() -> None:
    said = [f"place Alan of Smalt in {name}" for name in ["Kovel", "Gannet Strand", "Osk Dunes"] * 10]
    lines = numbered([*enumerate(said, 1), (0, "place him nowhere")], 80)
    assert lines[0].strip() == "place Alan of Smalt in ..."
    assert lines[-1] == "   0  place him nowhere"
    assert len(lines) < 13
    assert all(len(line) <= 80 for line in lines)
    assert sorted(int(word) for line in lines[1:] for word in line.split() if word.isdecimal()) == list(range(31))


def test_few_answers_stand_one_below_the_other() -> None:
    assert numbered([(1, "vote yes"), (0, "vote no")], 80) == ["   1  vote yes", "   0  vote no"]


def test_an_answer_that_names_a_city_says_whose_it_is() -> None:
    match = until(asks.MOBILIZE_AREA, times=6)
    seat, table = int(match.decision.seat), match.game.state
    notes = {choice: note(match.speech(), seat, choice) for choice in match.decision.choices()}
    cities = {int(area): city for city, area in enumerate(table.content.city_area)}
    for choice, said in notes.items():
        city = cities.get(choice)
        is_standing = city is not None and table.city_owner[city] >= -1
        assert bool(said) == is_standing
    assert any("neutral, " in said and "pays " in said for said in notes.values())
    assert notes.get(int(asks.NO_AREA), "") == ""


def test_rubbish_of_any_length_is_named_and_no_more(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    first_action(session)
    digest = session.match.digest()
    screen, shown = terminal(session, tmp_path / "g.json", ["9" * 6000, "\x1b[2J\x00", "1 2", "\u0663" * 9])
    screen.run()
    assert session.match.digest() == digest
    said = " ".join(" ".join(shown).split())
    assert said.count("is no answer; type a place for each of the 6 cards, as in 1 2 3 4 5 5, or ? for help.") == 3
    assert "There are 6 cards and 2 places." in said
    assert not any(rubbish in "".join(shown) for rubbish in ("9" * 30, "\x1b", "\x00"))


def test_words_do_as_well_as_letters(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    start = session.match.digest()
    session.run()
    screen, shown = terminal(session, tmp_path / "g.json", ["HELP", "options", "undo", "quit", "1"])
    before = session.match.digest()
    screen.run()
    assert session.match.digest() == before
    assert start
    assert any("take back the last answer" in block for block in shown)
    assert not any("is no answer" in block for block in shown)


def test_enter_alone_shows_the_answers_again(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["", "o"])
    screen.run()
    answers = [block for block in shown if block.startswith("   Cards: ")]
    assert len(answers) == 3
    assert len(set(answers)) == 1


def test_a_hint_names_the_number_and_the_reasons(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["h"])
    screen.run()
    hint = next(block for block in shown if block.startswith("Hint: "))
    assert hint.startswith("Hint: 1 2 3 4 ")
    assert ". A sensible Baron would lay " in hint
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
    speech = speech_of(session.view(seat).imagine(0))
    mine = screens.mine(speech, seat)
    assert mine[0].startswith(speech.baron(seat))
    assert not any(line.startswith(speech.baron(1 - seat)) for line in mine)
    assert any(line.strip().startswith("Hand: ") for line in mine)


def test_the_last_news_is_told_once(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "human"], 6)
    screen, shown = terminal(session, tmp_path / "g.json", [])
    assert isinstance(session.recap, KnightsRecap)
    session.recap.digest.entries.append(
        Entry(Chapter("Round 9", "Upkeep"), "", "", ("Kovel falls", "the pool is empty"))
    )
    screen.end()
    assert shown[0] == "\nROUND 9\n-- Upkeep\n  Kovel falls; the pool is empty."
    assert sum("Kovel falls" in block for block in shown) == 1


def test_the_end_shows_what_everybody_has_and_who_played_him(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["steward", "steward(level=1)"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", [])
    screen.run()
    lines = shown[0].splitlines()
    speech = speech_of(screen.seen(0))
    assert lines[1].startswith("The game is over after round ")
    influence = {speech.baron(seat): speech.table.influence[seat] for seat in range(2)}
    rows = [line.split(name)[1].split() for line, name in zip(lines[3:5], influence, strict=True)]
    assert [int(row[0]) for row in rows] == list(influence.values())
    assert {line.partition(" (")[2] for line in lines[5:]} == {"steward)", "steward(level=1))"}
    assert shown[1] == "Seed 1: `wk play --players 2 --seed 1` deals it again."


def test_whoever_is_banned_stands_so_in_the_table_of_scores() -> None:
    match = until(asks.PLAN, times=3)
    table = match.game.state
    own(table)
    table.banned[1] = 1
    lines = standing_lines(screens.standing(match.speech()), 0)[2:]
    assert [seat for seat, line in enumerate(lines) if "BANNED" in line] == [1]


def test_answers_of_different_length_share_the_lines() -> None:
    said = [
        (number, f"go to {name}")
        for number, name in enumerate(["Constantinople (neutral, 400, pays 6)", "Acre"] * 9, 1)
    ]
    lines = numbered(sorted(said, key=lambda answer: len(answer[1])), 80)
    assert len(lines) == 10
    assert max(map(len, lines)) <= 80


def test_the_table_of_scores_comes_again_when_the_phase_or_ones_own_row_is_another() -> None:
    shown = ["Round 1, Assembly", "heads", "> Ada 1", "  Bo 1"]
    assert not is_worth_showing([*shown[:3], "  Bo 2"], shown)
    assert is_worth_showing([*shown[:2], "> Ada 2", "  Bo 1"], shown)
    assert is_worth_showing(["Round 1, Upkeep", *shown[1:]], shown)
    assert is_worth_showing(shown, None)


def test_what_the_signs_of_the_board_mean_is_told_once(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["b", "board", "b legend"])
    screen.run()
    legends = ["Borders: - and |" in block for block in shown if "Overseas: " in block]
    assert legends == [True, False, True]


def test_the_log_is_shown_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "12")
    session = new_session(KNIGHTS, ["human", "steward"], 3)
    driven(session, tmp_path / "g.json", 40, [])
    screen, shown = terminal(session, tmp_path / "g.json", ["log", "", "q", "log 1", "q"])
    screen.run()
    assert shown.count("-- Enter: more; q: enough -- ") >= 2
    assert all(block.count("\n") < 12 for block in shown[shown.index("-- Enter: more; q: enough -- ") :][:4])
    assert any(block.lstrip().startswith("ROUND 1") for block in shown)


def test_what_cities_pay_stands_on_the_board_in_the_table_and_among_ones_own() -> None:
    match = until(asks.KEEP_OR_RAZE)
    seat, speech = int(match.decision.seat), match.speech()
    city = next(city for city in range(CITIES) if speech.table.city_owner[city] == seat)
    pays = f"{speech.city(city)} {income_of_city(speech, city)}"
    assert pays in SCREENS.show("t", match, seat)[-1]
    assert pays in SCREENS.board(match, 100, has_legend=False)[-1]
    own = [line for line in screens.mine(speech, seat) if line.strip().startswith(f"{speech.city(city)} (")]
    assert own[0].endswith(f"pays {income_of_city(speech, city)}.")


def test_one_assault_has_one_figure_and_it_is_said_what_that_estimates() -> None:
    match, agreed = WARRIOR_KNIGHTS.new_match({"seats": 3}, 1), 0
    steward = agent("steward")
    while match.decision.count and agreed < 5:
        view = View(WARRIOR_KNIGHTS, match, int(match.decision.seat))
        if view.ask == asks.BATTLE_KIND:
            beside = background(Seen(match, match.speech().to(view.seat)))
            (odds,) = (line for line in beside if line.startswith("Of 100 imagined assaults on "))
            assert forecast.ESTIMATE in beside
            said = " ".join(steward.explain(view, action) for action in view.actions)
            told = set(re.findall(r"at odds of (\d+) % in 100 imagined assaults", said))
            assert said.count("at odds of ") == said.count(" % in 100 imagined assaults")
            assert told <= {odds.split()[-2]}
            agreed += len(told)
        match.act(steward.choose(view))
    assert agreed == 5

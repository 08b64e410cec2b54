"""The report on a tournament: it stands alone, shows what its JSON says, and copes with whatever there is."""

import re
from pathlib import Path

import msgspec
import pytest
from wk_experiments.report.charts import Scale, binned, columns, scale_of, step_of, strip
from wk_experiments.report.fault_sections import MOST_FAULTS
from wk_experiments.report.html_report import PAGE, Report, figures_of, page_of, write_report
from wk_experiments.report.notable_games import Chosen, choices
from wk_experiments.report.parts import breakable, interval, percent
from wk_experiments.tournament.findings import (
    Duel,
    Effect,
    Figure,
    Findings,
    Forfeit,
    LeftOut,
    Length,
    Meeting,
    Rung,
    SeatKind,
    Thinking,
    Verdict,
)
from wk_experiments.tournament.results import Fault, GameResult, Settings
from wk_experiments.tournament.run import run_tournament
from wk_experiments.tournament.settings import TournamentRequest, settings_of

from tests.pages.test_replay_page import check
from wk_env.play.referee import CRASH

NAMES = ("steward(style=conqueror)", "uniform", "bots.py:<b>Mine</b>")
LARGEST = 2**20


def settings() -> Settings:
    """Settings with agents that need not exist."""
    return msgspec.structs.replace(settings_of(TournamentRequest(agents=["uniform"])), agents=[*NAMES])


def rung(place: int) -> Rung:
    """An agent."""
    share = Figure(0.4 - 0.1 * place, 0.35 - 0.1 * place, 0.45 - 0.1 * place)
    rating = Figure(120.0 - 60 * place, 90.0 - 60 * place, 150.0 - 60 * place)
    return Rung(NAMES[place], 96, rating, share, share, {"influence": 30 - place}, 1000, 0.25, place // 2)


def findings() -> Findings:
    """Findings with something in every chapter."""
    kinds = [SeatKind(f"seat {seat}", 96, 24.0, 24.0, Figure(0.01 * seat, -0.03, 0.06)) for seat in range(1, 5)]
    asks = [Thinking(name, ask, 500, 0.3, 0.2, 0.9, 1.5, 7.0) for name in NAMES for ask in ("plan", "votes")]
    return Findings(
        settings=settings(),
        about={"python": "3.11", "platform": "<here>"},
        is_complete=True,
        games=96,
        deals=24,
        lineups=1,
        chance=0.25,
        anchor="uniform",
        rungs=[rung(place) for place in range(3)],
        meetings=[
            Meeting(NAMES[0], NAMES[1], 96, Figure(0.7, 0.6, 0.8)),
            Meeting(NAMES[1], NAMES[0], 96, Figure(0.3, 0.2, 0.4)),
        ],
        duels=[Duel(NAMES[0], NAMES[1], 3, 48, Figure(0.5, 0.4, 0.6))],
        endings={"influence": 90, "forfeit": 6},
        length=Length([5, 8, 10, 12, 20], [400, 900, 1200, 1500, 2600], {5: 3, 10: 60, 20: 33}),
        effects=[Effect("seat", 0.4, kinds), Effect("region", None, kinds)],
        thinking=asks,
        faults=[Forfeit(7, NAMES[2], Fault(2, CRASH, "RuntimeError: <oops>", 31))],
        verdict=Verdict(0.25, 0.35, 0.05, 0.05, 24, 1.3, -2.9, 2.9, "undecided"),
    )


def chosen() -> list[Chosen]:
    """A game to look at."""
    page, record = "replays/game-7.html", "replays/game-7.json"
    return [Chosen(7, "the closest: 1 apart", [*NAMES, "uniform"], [1, 2, 3, 4], 9, "influence", page, record)]


@pytest.fixture(scope="module")
def report() -> Report:
    """A report with something in every chapter."""
    return Report(findings(), chosen())


@pytest.fixture(scope="module")
def text(report: Report) -> str:
    """Its page."""
    return page_of(report)


def carried(page: str) -> Report:
    """The figures in a page."""
    (block,) = re.findall(r'id="figures">(.*?)</script>', page, re.DOTALL)
    return msgspec.json.decode(block, type=Report)


def test_the_page_stands_alone_is_well_formed_and_small(text: str) -> None:
    check(text)
    assert len(text.encode()) < LARGEST


def test_the_json_says_what_the_page_shows(report: Report, text: str) -> None:
    assert msgspec.json.decode(figures_of(report), type=Report) == report
    assert carried(text) == report
    shown = text.partition('<script type="application/json"')[0]
    for rung in report.findings.rungs:
        assert f"<b>{rung.rating.value:.0f}</b>" in shown
        assert percent(rung.win_share.value) in shown
        assert interval(rung.rating) in shown or rung.agent == report.findings.anchor
        assert breakable(rung.agent) in shown
    for meeting in report.findings.meetings:
        assert f"{percent(meeting.above.value)}<small>{interval(meeting.above, 100)}" in shown


def test_every_chapter_is_there(text: str) -> None:
    titles = re.findall(r"<h2 id=\"\w+\">(.*?)</h2>", text)
    assert titles == [
        "Ladder",
        "Share of wins",
        "Sequential test",
        "One against copies of another",
        "Who ends above whom",
        "How games are won",
        "How long games are",
        "Is it fair?",
        "Thinking time",
        "Forfeits",
        "Games to look at",
        "How it was played",
    ]
    assert '<a href="replays/game-7.html">Game 7, the closest' in text
    assert "it matters" in text
    assert "too few deals to say" in text


def test_names_and_reasons_are_text_and_no_markup(text: str) -> None:
    shown = text.partition('<script type="application/json"')[0]
    assert "<b>Mine" not in shown
    assert "<oops>" not in shown
    assert "<here>" not in shown


def test_a_report_copes_with_nothing_to_say() -> None:
    unknown = Figure(0.0, None, None)
    empty = msgspec.structs.replace(
        findings(),
        rungs=[Rung("uniform", 1, unknown, unknown, unknown, {}, 0, 0.0, 0)],
        meetings=[],
        duels=[],
        endings={},
        length=Length([1] * 5, [1] * 5, {1: 1}),
        effects=[],
        thinking=[],
        faults=[],
        verdict=None,
    )
    page = page_of(Report(empty, []))
    check(page)
    assert "No agent failed" in page
    assert "Sequential test" not in page
    assert "Games to look at" not in page
    assert "too few deals" in page


def test_a_list_of_forfeits_says_what_it_leaves_out() -> None:
    found = findings()
    page = page_of(Report(msgspec.structs.replace(found, faults=found.faults * 2 * MOST_FAULTS), []))
    assert f"{2 * MOST_FAULTS} games were lost by a fault; here are the first {MOST_FAULTS}" in page
    assert page.count('<th scope="row">game 7</th>') == MOST_FAULTS


def test_dots_and_whiskers_lie_where_their_numbers_are() -> None:
    scale = Scale(0.0, 200.0, ())
    drawn = strip(scale, Figure(50.0, 20.0, 150.0), 100.0)
    assert 'cx="25.00%"' in drawn
    assert 'x1="10.00%" x2="75.00%"' in drawn
    assert 'class="mark" x1="50.00%"' in drawn
    assert 'class="whisker"' not in strip(scale, Figure(50.0, None, None), 100.0)


def test_a_scale_holds_everything_on_round_ticks() -> None:
    scale = scale_of([Figure(0.5, 0.3, 0.7), Figure(0.1, None, None)], 0.25)
    assert scale.low < 0.1
    assert scale.high > 0.7
    assert scale.ticks == (0.2, 0.4, 0.6)
    assert scale_of([], 3.0).at(3.0) == "50.00%"


@pytest.mark.parametrize(("rough", "step"), [(0.9, 1), (1.1, 2), (3, 5), (7, 10), (0.03, 0.05)])
def test_steps_are_round(rough: float, step: float) -> None:
    assert step_of(rough) == pytest.approx(step)


def test_columns_count_every_game() -> None:
    counts = {5: 3, 186: 1, 23: 7}
    breadth, groups = binned(counts)
    assert breadth == 10
    assert sum(groups.values()) == 11
    assert groups[20] == 7
    assert "20-29: 7" in columns(counts, "Games")
    assert binned({4: 1, 6: 2}) == (1, {4: 1, 5: 0, 6: 2})


def game(
    number: int, standing: list[int], decisions: int, won_by: str = "influence", fault: Fault | None = None
) -> GameResult:
    """A game as it came out."""
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    seats = [0] * len(standing)
    return GameResult(number, 0, 0, 0, 1, 1, None, seats, ranks, won_by, 9, decisions, standing, [], fault, 0)


def test_the_games_worth_a_look_are_chosen() -> None:
    games = [
        game(0, [9, 3], 700),
        game(1, [5, 4], 900),
        game(2, [6, 3], 300),
        game(3, [7, 3], 1900),
        game(4, [7, 4], 800, "majority of cities"),
        game(5, [7, 4], 100, "forfeit", Fault(1, CRASH, "?", 100)),
        game(6, [20, 1], 9000),
    ]
    assert choices(games) == {
        1: "the closest: 1 apart",
        0: "the clearest: 6 apart",
        2: "the shortest: 300 decisions",
        3: "the longest: 1900 decisions",
        4: "ended by majority of cities",
        5: "forfeited: crash",
    }
    assert choices(games[6:]) == {}


def test_a_tournament_is_reported_with_its_games(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run_tournament(folder, TournamentRequest(agents=["uniform"], players=2, games=2, rules={"influence_each": 1}), 1)
    figures = write_report(folder)
    page = (folder / PAGE).read_text()
    check(page)
    assert msgspec.json.decode((folder / "report.json").read_bytes(), type=Report) == carried(page) == figures
    assert figures.findings.games == 2
    for seen in figures.chosen:
        check((folder / seen.page).read_text())
        assert (folder / seen.record).is_file()
    before = {file: file.stat().st_mtime_ns for file in (folder / "replays").iterdir()}
    assert write_report(folder) == figures
    assert {file: file.stat().st_mtime_ns for file in (folder / "replays").iterdir()} == before


def test_tables_scroll_by_keyboard_and_no_head_is_empty(text: str) -> None:
    shown = text.partition('<script type="application/json"')[0]
    assert shown.count('<div class="wide"') == shown.count('<div class="wide" tabindex="0" role="group" aria-label="')
    heads = re.findall(r"<th [^>]*>(.*?)</th>", shown)
    assert heads
    assert all(re.sub(r"<[^>]*>", "", head).strip() for head in heads)


def test_bounds_anchor_and_left_out_games_are_told_in_words() -> None:
    found = findings()
    strong = msgspec.structs.replace(found.rungs[0], rating=Figure(1391.0, 1391.0, None), most_share=0.5)
    page = page_of(
        Report(
            msgspec.structs.replace(
                found, rungs=[strong, *found.rungs[1:]], void=[LeftOut(3, "it ends elsewhere")], separation="all apart"
            ),
            [],
        )
    )
    check(page)
    assert "<b>at least 1391</b>" in page
    assert "only a bound can be named" in page
    assert "50.0\N{NO-BREAK SPACE}% to 100.0\N{NO-BREAK SPACE}% is the most possible" in page
    assert ">anchor</td>" in page
    assert "1 game does not count" in page
    assert "<dd>all apart</dd>" in page


def test_pages_take_less_time_than_games_and_tell_how_far_they_are(tmp_path: Path) -> None:
    run_tournament(tmp_path, TournamentRequest(agents=["uniform"], players=2, games=12, rules={"influence_each": 1}), 1)
    said: list[str] = []
    found = write_report(tmp_path, 2, said.append)
    assert len(found.chosen) == 2
    assert said[:2] == ["playing 12 games again", "making 2 pages of games"]
    assert "1 of 2 pages of games, about" in said[2]
    assert said[-1] == "analysing: ratings, shares, effects"

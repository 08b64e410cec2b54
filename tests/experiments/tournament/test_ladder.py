"""The published ladder: in one place, on the page as it stands there, and played again into folders of its own."""

import re
from pathlib import Path

import pytest
from wk_agents.roster import agent
from wk_experiments.tournament.findings import Duel, Figure
from wk_experiments.tournament.ladder import Published, compared, name_of, played, published, replay, rungs_named

from tests.house.sources import HOME
from tests.support.fake_ray import lay_in
from wk_env.jobs.workers import RAY

PAGE = (HOME / "docs" / "agents.md").read_text(encoding="utf-8")
CARD = (HOME / "docs" / "policy.md").read_text(encoding="utf-8")
ROW = Published("ladder", "steward(level=2)", "steward(level=1)", 2, 4, 0.6, 0.5, 0.7)


def duel(wins: float, reach: float, games: int = 4) -> Duel:
    """What was measured now."""
    return Duel(ROW.agent, ROW.against, 1, games, Figure(wins, wins - reach, wins + reach))


def line(row: Published) -> str:
    """A figure as a row of the page."""
    start = f"| {row.agent} | {row.players - 1} x {row.against} | {row.games} | {1 / row.players:.0%}"
    return f"{start} | {row.wins:.1%} | {row.low:.1%} to {row.high:.1%} |".replace("% to", " to").replace("% |", " |")


def test_every_rung_names_two_agents_of_the_house() -> None:
    assert all(agent(name).name == name for row in published() for name in (row.agent, row.against))


def test_figures_lie_in_their_intervals_and_have_folders_of_their_own() -> None:
    rows = published()
    assert all(0 < row.low < row.wins < row.high <= 1 for row in rows)
    assert len({name_of(row) for row in rows}) == len(rows) == 34
    assert name_of(rows[0]) == "search-ms-100-against-3-steward"


def test_the_page_shows_the_published_figures_and_no_others() -> None:
    table = PAGE.partition("| one | against | games | chance | wins | 95 % |\n")[2].partition("\n\n")[0]
    shown = [row.replace("%", "") for row in table.splitlines()[1:]]
    assert shown == [line(row).replace("%", "") for row in published() if row.table == "ladder"]


def test_the_page_of_the_policy_shows_its_figures_and_no_others() -> None:
    table = CARD.partition("| one | against | games | chance | wins | 95 % |\n")[2].partition("\n\n")[0]
    shown = [row.replace("%", "") for row in table.splitlines()[1:]]
    assert shown == [line(row).replace("%", "") for row in published() if row.table == "policy"]


def test_levels_of_the_policy_are_strictly_ordered() -> None:
    levels = {row.agent: row for row in published() if row.against.startswith("policy(level=")}
    assert list(levels) == ["policy(level=2)", "policy(level=3)", "policy(level=4)", "policy"]
    assert all(row.low > 1 / row.players for row in levels.values())


def test_the_page_shows_the_rungs_for_beginners() -> None:
    rows = [row for row in published() if row.table == "beginners"]
    wins, slips = (re.search(rf"^\| {name} \| (.*) \|$", PAGE, re.MULTILINE) for name in ("wins, %", "E"))
    assert wins is not None
    assert slips is not None
    assert wins[1].split(" | ") == [f"{row.wins * 100:.1f}" for row in rows]
    named = [row.agent.partition("epsilon=")[2].rstrip(")") or f"`{row.agent}`" for row in rows]
    assert slips[1].split(" | ") == named
    assert {round(row.high - row.wins, 3) for row in rows} | {round(row.wins - row.low, 3) for row in rows} == {0.048}
    assert [row.against for row in rows] == ["uniform", *(row.agent for row in rows[:-1])]


def test_a_rung_is_played_on_where_it_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "rung"
    first = played(folder, ROW, 2, 1, 1)
    more = played(folder, ROW, 4, 1, 1)
    assert (first.games, more.games, more.copies) == (2, 4, 1)
    assert more == played(folder, ROW, 4, 1, 1)


def test_a_cluster_plays_the_same_games_of_a_rung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in(monkeypatch)
    there = replay([ROW], tmp_path / "ray", None, backend=RAY)
    assert list(there) == list(replay([ROW], tmp_path / "here", 1))


def test_the_published_games_are_held_to_the_published_interval(tmp_path: Path) -> None:
    (one,) = replay([ROW], tmp_path, 1)
    assert (one.games, one.low, one.high) == (4, 0.5, 0.7)
    assert one.holds == (0.5 <= one.wins.value <= 0.7)


@pytest.mark.parametrize(("wins", "holds"), [(0.49, False), (0.5, True), (0.7, True), (0.71, False)])
def test_the_same_games_are_inside_or_not(wins: float, holds: bool) -> None:  # noqa: FBT001
    assert compared(ROW, duel(wins, 0.1), rungs=1, is_other=False).holds == holds


@pytest.mark.parametrize(("wins", "holds"), [(0.44, False), (0.46, True), (0.74, True), (0.76, False)])
def test_other_games_are_held_to_the_interval_of_the_difference(wins: float, holds: bool) -> None:  # noqa: FBT001
    one = compared(ROW, duel(wins, 0.1), rungs=1, is_other=True)
    assert (one.low, one.high) == (0.459, 0.741)
    assert one.holds == holds


def test_many_rungs_have_wider_intervals_and_few_games_the_widest() -> None:
    widths = [
        one.high - one.low
        for one in (
            compared(ROW, duel(0.6, 0.1), rungs=1, is_other=True),
            compared(ROW, duel(0.6, 0.1), rungs=22, is_other=True),
            compared(ROW, duel(0.6, 0.3), rungs=22, is_other=True),
        )
    ]
    assert widths == sorted(widths)
    assert len(set(widths)) == 3


def test_rungs_are_found_by_their_better_agents() -> None:
    assert [row.against for row in rungs_named(["greedy", "steward"])] == ["greedy", "uniform"]
    assert rungs_named([]) == published()
    with pytest.raises(ValueError, match=r"no figure of 'steward\(level=7\)' is published; did you mean 'steward\(l"):
        rungs_named(["steward(level=7)"])

"""The rungs of the house: played into folders of their own, and gone on with."""

from pathlib import Path

from wk_agents.roster import agent
from wk_experiments.tournament.findings import Duel, Figure
from wk_experiments.tournament.ladder import RUNGS, line, played


def test_every_rung_names_two_agents_of_the_house() -> None:
    assert all(agent(name).name == name for rung in RUNGS for name in rung)


def test_a_rung_is_played_on_where_it_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "rung"
    first = played(folder, "steward(level=2)", "steward(level=1)", 2, 2, 1)
    more = played(folder, "steward(level=2)", "steward(level=1)", 2, 4, 1)
    assert (first.games, more.games, more.copies) == (2, 4, 1)
    assert more == played(folder, "steward(level=2)", "steward(level=1)", 2, 4, 1)


def test_a_row_tells_chance_and_interval() -> None:
    duel = Duel("greedy", "uniform", 3, 400, Figure(0.98, 0.961, 0.99))
    assert line(duel) == "| greedy | 3 x uniform | 400 | 25% | 98.0% | 96.1 to 99.0 |"

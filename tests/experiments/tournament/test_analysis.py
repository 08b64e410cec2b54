"""From games to findings: the figures of the report on games that can be counted by hand."""

import msgspec
import pytest
from wk_experiments.report.sections import said_of_effect
from wk_experiments.tournament.analysis import as_json, findings_of
from wk_experiments.tournament.findings import Figure, Findings
from wk_experiments.tournament.progress import Progress
from wk_experiments.tournament.results import Course, Fault, Results
from wk_experiments.tournament.run import SequentialCheck
from wk_experiments.tournament.settings import settings_of, shares_given
from wk_experiments.tournament.shipped_agents import asked_of, stewards
from wk_experiments.tournament.summary import as_table
from wk_experiments.tournament.thinking_time import Brain

from tests.support.tournaments import settings, won
from wk_env.play.registry import GAMES


@pytest.fixture
def found() -> Findings:
    """Thirty deals: strong before weak before uniform but in the last game of each, which uniform wins."""
    ranks = ([1, 2, 3], [1, 2, 3], [3, 2, 1])
    games = [won(number, [0, 1, 2], list(ranks[number % 3])) for number in range(90)]
    games[1] = msgspec.structs.replace(games[1], fault=Fault(2, "crash", "it fell", 4), won_by="forfeit")
    return findings_of(
        Results(settings("strong", "weak", "uniform", games=90), {}, games, is_complete=True), [Brain()] * 3
    )


def test_the_ladder_is_in_order_and_uniform_stands_at_nought(found: Findings) -> None:
    assert [rung.agent for rung in found.rungs] == ["strong", "weak", "uniform"]
    assert (found.anchor, found.rungs[2].rating.value) == ("uniform", 0)
    assert found.rungs[0].win_share.value == pytest.approx(2 / 3, abs=1e-6)
    assert found.rungs[0].rank_points.value == pytest.approx(2 / 3, abs=1e-6)
    assert found.rungs[2].faults == 1
    assert found.rungs[0].endings == {"first": 59, "forfeit": 1}


def test_the_cross_table_says_who_ended_above_whom(found: Findings) -> None:
    above = {(meeting.agent, meeting.other): meeting.above.value for meeting in found.meetings}
    assert above["strong", "weak"] == pytest.approx(2 / 3, abs=1e-6)
    assert above["strong", "weak"] + above["weak", "strong"] == pytest.approx(1, abs=2e-6)
    assert len(above) == 6


def test_seats_that_never_change_are_not_blamed_for_their_agents(found: Findings) -> None:
    (seat,) = found.effects
    assert [(kind.wins, kind.expected) for kind in seat.kinds] == [(60, 60), (0, 0), (30, 30)]
    assert seat.p == 1


def test_lengths_faults_and_endings_are_counted(found: Findings) -> None:
    assert found.length.decisions == [20] * 5
    assert found.endings == {"first": 89, "forfeit": 1}
    assert [(forfeit.game, forfeit.agent) for forfeit in found.faults] == [(1, "uniform")]
    assert (found.games, found.deals, found.lineups) == (90, 30, 1)
    assert found.chance == pytest.approx(1 / 3)


def test_findings_survive_json_and_the_table_names_everybody(found: Findings) -> None:
    assert msgspec.json.decode(as_json(found), type=Findings) == found
    told = as_table(found)
    assert "uniform forfeited game 1: it fell" in told
    assert told.splitlines()[2].startswith("strong")


def test_a_duel_and_its_sequential_test() -> None:
    chosen = settings("a", "b", games=300, sprt=(0.3, 0.6))
    games = [won(number, [0, 1, 1], [1, 2, 3] if number % 3 else [3, 2, 1], focus=0) for number in range(300)]
    results = Results(chosen, {}, games, is_complete=True)
    found = findings_of(results, [Brain()] * 2)
    (duel,) = found.duels
    assert (duel.agent, duel.against, duel.copies, duel.games) == ("a", "b", 2, 300)
    assert duel.win_share.value == pytest.approx(2 / 3, abs=1e-6)
    assert found.verdict is not None
    assert (found.verdict.decision, found.verdict.blocks) == ("p1", 16)
    assert "sequential test after 16 blocks: H1 accepted: the win share is 0.6, not 0.3" in as_table(found)


def test_shares_as_people_write_them() -> None:
    assert shares_given("0.25, 0.3") == (0.25, 0.3)
    with pytest.raises(ValueError, match="it is written as p0,p1"):
        shares_given("0.25")


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", ["full", "quick"])
def test_the_tournament_of_the_house_can_be_held(size: str, game: str) -> None:
    chosen = settings_of(asked_of(1, size, game=game))
    assert chosen.game == game
    assert "uniform" in chosen.agents
    assert "human" not in chosen.agents


def test_a_steward_of_each_style_of_the_game_plays_for_the_house() -> None:
    styles = "conqueror", "merchant", "bishop", "statesman", "opportunist"
    assert stewards("wk/warrior-knights") == tuple(f"steward(style={style})" for style in styles)
    assert stewards("wk/tollgate") == ("steward",)


def test_who_wins_everything_is_at_least_so_good_and_the_anchor_has_no_interval() -> None:
    games = [won(number, [0, 1, 1], [1, 2, 2]) for number in range(60)]
    results = Results(settings("strong", "uniform", games=60), {}, games, is_complete=True)
    found = findings_of(results, [Brain()] * 2)
    strong, uniform = (rung.rating for rung in found.rungs)
    assert (strong.bound, strong.low, strong.high) == ("at least", strong.value, None)
    assert (uniform.value, uniform.low, uniform.high) == (0, None, None)
    assert f"at least {strong.value:.0f}" in as_table(found)
    assert " anchor " in as_table(found)


def test_the_most_possible_share_is_said_where_names_share_seats() -> None:
    games = [won(number, [0, 1, 1], [1, 2, 2]) for number in range(60)]
    found = findings_of(Results(settings("a", "uniform", games=60), {}, games, is_complete=True), [Brain()] * 2)
    assert [rung.most_share for rung in found.rungs] == [1, 0.5]
    assert "copies of uniform share games: 50.0% of wins is the most possible" in as_table(found)


def test_effects_are_judged_by_a_threshold_that_is_said(found: Findings) -> None:
    (seat,) = found.effects
    assert seat.threshold == 0.05
    assert said_of_effect(seat) == "no sign that it matters (p = 1, threshold 0.05 after correction)"
    four = [msgspec.structs.replace(seat, p=0.026, threshold=0.0125)]
    assert said_of_effect(four[0]).endswith("(p = 0.026, threshold 0.0125 after correction)")
    differing = msgspec.structs.replace(seat.kinds[0], excess=Figure(0.1, 0.05, 0.2))
    assert said_of_effect(msgspec.structs.replace(four[0], kinds=[differing])).startswith("not clear: one kind differs")
    assert said_of_effect(msgspec.structs.replace(four[0], p=0.01)).startswith("it matters")


def test_how_games_went_is_kept_and_told_by_agent() -> None:
    course = Course(
        {"Influence": [[0, 0, 0], [3, 1, 2]], "Cities": [[0, 0, 0], [2, 1, 0]]},
        {"Assaults": [4, 0, 1], "Sieges": [0, 1, 0]},
    )
    games = [msgspec.structs.replace(won(number, [0, 1, 1], [1, 2, 3]), course=course) for number in range(3)]
    results = Results(settings("a", "uniform", games=3), {}, games, is_complete=True)
    first, second = findings_of(results, [Brain()] * 2).habits
    assert (first.held, first.done["Assaults"]) == ({"Influence": 3, "Cities": 2}, 4)
    assert first.by_round["Influence"] == [0, 3]
    assert (second.seats, second.held["Cities"], second.done["Sieges"]) == (6, 0.5, 0.5)


def test_a_sequential_test_is_followed_in_the_line_of_progress(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = settings("a", "b", games=90, sprt=(0.3, 0.6))
    check, progress = SequentialCheck(chosen), Progress(chosen, 0, 3)
    for number in range(3):
        game = won(number, [0, 1, 1], [1, 2, 3], focus=0)
        check.add(game)
        progress.add(game, check.standing)
    assert "3 of 3 games, LLR " in capsys.readouterr().err

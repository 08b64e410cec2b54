"""Tournaments, ratings, tests of significance, reports, data sets, and experiments about single games."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_experiments.dataset.games import PlayedGame, read_games
    from wk_experiments.dataset.make import DatasetSummary, make_dataset
    from wk_experiments.dataset.settings import DatasetRequest
    from wk_experiments.evaluation.paired import Score, evaluate
    from wk_experiments.report.html_report import Report, write_report
    from wk_experiments.tournament.run import run_tournament
    from wk_experiments.tournament.settings import TournamentRequest

__all__ = (
    "DatasetRequest",
    "DatasetSummary",
    "PlayedGame",
    "Report",
    "Score",
    "TournamentRequest",
    "evaluate",
    "make_dataset",
    "read_games",
    "run_tournament",
    "write_report",
)

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "DatasetRequest": "wk_experiments.dataset.settings:DatasetRequest",
    "DatasetSummary": "wk_experiments.dataset.make:DatasetSummary",
    "PlayedGame": "wk_experiments.dataset.games:PlayedGame",
    "Report": "wk_experiments.report.html_report:Report",
    "Score": "wk_experiments.evaluation.paired:Score",
    "TournamentRequest": "wk_experiments.tournament.settings:TournamentRequest",
    "evaluate": "wk_experiments.evaluation.paired:evaluate",
    "make_dataset": "wk_experiments.dataset.make:make_dataset",
    "read_games": "wk_experiments.dataset.games:read_games",
    "run_tournament": "wk_experiments.tournament.run:run_tournament",
    "write_report": "wk_experiments.report.html_report:write_report",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)

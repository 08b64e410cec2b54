"""What a game looked like from outside: its length, how it was won, what told the seats apart at the start."""

from wk_experiments.arena.results import NOBODY, Settings, Start
from wk_experiments.geography import COLOURS, region_of

from wk_env.games import game_named
from wk_env.kernel.spec import Match
from wk_env.knights import KnightsMatch
from wk_env.warrior_knights import asks
from wk_env.warrior_knights.words import NONE

MAJORITY, INFLUENCE, FIRST = "majority of cities", "influence", "first"


def rounds_of(match: Match) -> int:
    """How many rounds were begun; 0 in games without rounds."""
    return int(match.game.state.round) if isinstance(match, KnightsMatch) else 0


def won_by(match: Match) -> str:
    """How a finished game was won."""
    if 1 not in match.result():
        return NOBODY
    if isinstance(match, KnightsMatch):
        return INFLUENCE if match.game.state.winner == NONE else MAJORITY
    return FIRST


def starts_of(settings: Settings, deal_seed: int, choices: list[int]) -> list[Start]:
    """What told the seats apart at the start; nothing if the game broke off before, or knows no such things."""
    match = game_named(settings.game).new_match(settings.rules, deal_seed)
    if not isinstance(match, KnightsMatch):
        return []
    table = match.game.state
    chairman = int(table.chairman)
    for choice in choices:
        if match.decision.ask == asks.FIRST_NOBLE:
            return [
                Start(
                    order=(seat - chairman) % settings.players,
                    colour=COLOURS[table.colour[seat]],
                    region=region_of(table.stronghold_at[seat]),
                )
                for seat in range(settings.players)
            ]
        match.play(choice)
    return []

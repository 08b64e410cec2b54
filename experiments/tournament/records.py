"""A game of a tournament as a record, to be replayed and shown."""

from contextlib import closing
from pathlib import Path

from wk_experiments.tournament.faults_of_files import StoreError, reading
from wk_experiments.tournament.results import GameResult, Settings, unpack
from wk_experiments.tournament.store import open_store

from wk_env.play.history import new_history
from wk_env.play.record import Record, to_record
from wk_env.play.registry import game_named


def record_of(folder: Path, number: int) -> Record:
    """The record of a game; StoreError if the rules of this version do not lead where they led then."""
    with closing(open_store(folder)) as store:
        settings = store.settings()
        game = next((game for game in store.games() if game.number == number), None)
        if game is None:
            raise StoreError(f"{folder} holds no game {number}; it has {len(store.games())} games")
        with reading(store.path):
            choices = unpack(store.choices(number))
        return rebuild(settings, game, choices)


def rebuild(settings: Settings, game: GameResult, choices: list[int]) -> Record:
    """Play a game again from its choices, and check where it ends."""
    if game_named(settings.game).rules_version != settings.rules_version:
        raise StoreError(f"game {game.number} was played under version {settings.rules_version} of the rules")
    players = [settings.agents[agent] for agent in game.seats]
    history = new_history(game_named(settings.game), settings.rules, game.deal_seed)
    for choice in choices:
        if choice not in history.match.decision.choices():
            raise StoreError(f"game {game.number} cannot be replayed: the rules have changed since it was played")
        history.play(choice)
    if history.match.digest() != game.digest:
        raise StoreError(f"game {game.number} ends elsewhere than it did: the rules have changed since it was played")
    return to_record(history, players)

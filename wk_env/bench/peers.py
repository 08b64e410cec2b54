"""The rows of `wk bench` about other people's games: uniformly random legal play, whole games, as with ours.

Chance is drawn and not counted as a decision. A package that is not installed raises ImportError at the first step.
"""

# ruff: noqa: PLC0415 - a peer is imported when it is measured, and may be missing
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Final

from wk_env.bench.own import agents_in_turn
from wk_env.bench.rates import Case


def pettingzoo(name: str) -> Iterator[int]:
    """One of PettingZoo's classics in the standard wrappers, by its loop with `last()`."""
    from pettingzoo import make
    from pettingzoo.env_registry.exceptions import FailedToImport

    try:
        env = make("aec", f"classic/{name}")
    except FailedToImport as fault:
        raise ImportError("pettingzoo[classic]") from fault
    yield from agents_in_turn(env)


def openspiel(name: str) -> Iterator[int]:
    """A game of OpenSpiel from Python, lists of legal actions and no tensors; if it deals, all cards are as likely."""
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game = pyspiel.load_game(name)
    draw = Random(1).random
    while True:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            done += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        yield done


def rlcard(name: str) -> Iterator[int]:
    """A game of RLCard, its observation included: it gives no step without."""
    from rlcard import make  # type: ignore[import-not-found, import-untyped, unused-ignore]

    draw = Random(1).random
    env = make(name, config={"seed": 1})
    while True:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            done += 1
        yield done


def catanatron() -> Iterator[int]:
    """Catan with four random players, the engine alone."""
    from catanatron import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        Color,
        Game,
        RandomPlayer,
    )

    for seed in count():
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        done = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            done += 1
        yield done


PEERS: Final = (
    Case("PettingZoo connect_four, wrapped", partial(pettingzoo, "connect_four-v3")),
    Case("PettingZoo chess, wrapped", partial(pettingzoo, "chess-v6")),
    Case("PettingZoo hanabi, wrapped", partial(pettingzoo, "hanabi-v5")),
    Case("PettingZoo texas_holdem_no_limit, wrapped", partial(pettingzoo, "texas_holdem_no_limit-v6")),
    Case("OpenSpiel chess, engine", partial(openspiel, "chess")),
    Case("OpenSpiel spades, engine", partial(openspiel, "spades")),
    Case("OpenSpiel chinese_checkers of six, engine", partial(openspiel, "chinese_checkers(players=6)")),
    Case("RLCard no-limit-holdem, observation", partial(rlcard, "no-limit-holdem")),
    Case("RLCard doudizhu, observation", partial(rlcard, "doudizhu")),
    Case("Catanatron of four, engine", catanatron),
)

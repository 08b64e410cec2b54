"""Plays the games of a data set: each has a deal of its own, and chance says who of the agents sits where."""

from wk_agents.base import Agent
from wk_agents.roster import agent
from wk_experiments.dataset.games import PlayedGame, played_game
from wk_experiments.dataset.settings import Settings
from wk_experiments.tournament.deal_seeds import shuffled
from wk_experiments.tournament.slot import MOST_DECISIONS

from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec
from wk_env.play.history import History, new_history
from wk_env.play.record import FORMAT, Record
from wk_env.play.referee import choice_of
from wk_env.play.registry import game_named
from wk_env.play.seeds import derive
from wk_env.play.view import View


class Player:
    """Plays any game of a data set by its number; what comes of it follows from the settings and the number."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Settings = settings
        self.spec: GameSpec = game_named(settings.game)
        self._agents: dict[tuple[int, int], Agent] = {}

    def file(self, number: int) -> list[PlayedGame]:
        """The games of a file."""
        count = self.settings.games_a_file
        return [self.game(game) for game in range(number * count, (number + 1) * count)]

    def game(self, number: int) -> PlayedGame:
        """A game, played again before it is told."""
        settings = self.settings
        seats = seating(settings, number)
        history = new_history(self.spec, settings.rules, derive(settings.seed, "data set", number))
        self.play(history, self.seated(seats, number))
        rules, version = settings.rules, settings.rules_version
        players = [settings.agents[one] for one in seats]
        return played_game(
            Record(FORMAT, settings.game, version, rules, history.seed, players, history.choices, marks="")
        )

    def play(self, history: History, seated: list[Agent]) -> None:
        """Play to the end; a question with one answer is not asked."""
        match = history.match
        while match.decision.count and len(history.choices) < MOST_DECISIONS:
            if match.decision.count == 1:
                history.play(match.decision.choices()[0])
            else:
                mind = seated[match.decision.seat]
                history.play(choice_of(mind, View(self.spec, match, match.decision.seat), match, mind.name))

    def seated(self, seats: list[int], number: int) -> list[Agent]:
        """The agents of a game, each as if it were new."""
        found = [self.agent(one, seat) for seat, one in enumerate(seats)]
        for seat, mind in enumerate(found):
            mind.reset(derive(self.settings.seed, "data set", number, seat))
        return found

    def agent(self, one: int, seat: int) -> Agent:
        """An agent for a seat: made once."""
        if (one, seat) not in self._agents:
            self._agents[one, seat] = agent(self.settings.agents[one], game=self.settings.game)
        return self._agents[one, seat]


def seating(settings: Settings, number: int) -> list[int]:
    """Which agent sits where in a game: all of them equally often, as far as the seats allow."""
    luck = rng_from(derive(settings.seed, "data set seats", number))
    agents, players = len(settings.agents), settings.players
    order = shuffled(luck, agents)
    chosen = [order[place % agents] for place in range(players)]
    return [chosen[place] for place in shuffled(luck, players)]

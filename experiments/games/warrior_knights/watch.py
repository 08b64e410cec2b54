"""Whole games, and what each Baron did in them: how he won, what he used, which cards touched him."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from wk_agents.roster import agent
from wk_experiments.games.warrior_knights.regions import INFLUENCE, MAJORITY, NOBODY, region_of

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, style_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_AT_HAND,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    CITIES,
    FIRST_AGENDA,
    KINGDOM_CITIES,
    MOST_SEATS,
    NONE,
    STRIKES,
    VOTES_SPENT,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.holdings import holder_of_agenda
from wk_env.games.warrior_knights.rules.queries import cities_of, is_besieged
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.core import Decision
from wk_env.play.referee import choice_of
from wk_env.play.view import View

Player: TypeAlias = "Callable[[KnightsMatch], int]"

UNFINISHED: Final = "unfinished"
HANGS: Final = 150  # rounds after which a game is given up
DEED_OF: Final[dict[tuple[int, int], str]] = {
    (asks.BATTLE_KIND, asks.ASSAULT): "assaults",
    (asks.BATTLE_KIND, asks.SIEGE): "sieges",
    (asks.KEEP_OR_RAZE, asks.KEEP): "cities taken",
    (asks.KEEP_OR_RAZE, asks.RAZE): "cities razed",
    (asks.ABILITY, YES): "gifts used",
    (asks.CANCEL, YES): "Events cancelled",
    (asks.BLESS, YES): "expeditions blessed",
    (asks.REVOLT, asks.PAY_FAITH): "revolts calmed with Faith",
    (asks.REVOLT, asks.PAY_CROWNS): "revolts calmed with crowns",
}

# Questions whose answers are deeds, in words: what was played, hired, let go, who commanded and used his gift.
TOLD: Final = frozenset((asks.ACT, asks.HIRE, asks.UPGRADE, asks.COMMANDER, asks.ABILITY, asks.DISCARD))
AMOUNTS: Final[dict[int, str]] = {asks.INVEST: "crowns on expeditions", asks.PLEDGE: "Faith pledged"}


@dataclass
class BaronDeeds:
    """What one Baron did in a game."""

    style: str
    order: int  # places after the first Chairman
    region: str
    rank: int = 0
    deeds: Counter[str] = field(default_factory=Counter)
    cards: set[int] = field(default_factory=set)  # Events he drew, Agendas that he was elected to or held


@dataclass
class Watched:
    """One game."""

    rounds: int
    decisions: int
    won_by: str
    barons: list[BaronDeeds]
    drawn: Counter[int]  # card: how often it was turned up
    done: Counter[int]  # card: how often it took effect


class Watcher:
    """Looks at the table between two choices."""

    def __init__(self, match: KnightsMatch, styles: Sequence[str]) -> None:
        self.match = match
        self.table: Table = match.game.state
        self.seats = len(styles)
        self.barons: list[BaronDeeds] = [
            BaronDeeds(style, (seat - int(self.table.chairman)) % self.seats, "") for seat, style in enumerate(styles)
        ]
        self.drawn, self.done = Counter[int](), Counter[int]()
        self.places = list(self.table.card_place)
        self.influence = [0] * self.seats
        self.round = 0
        self.drawer = NONE
        self.ask = NONE
        self.faith = 0  # of all Barons before the choice

    def before(self, decision: Decision, choice: int) -> None:
        """Note a choice that is about to be made."""
        seat, ask = int(decision.seat), int(decision.ask)
        self.ask, self.faith = ask, sum(self.table.faith[: self.seats])
        deeds = self.barons[seat].deeds
        deed = DEED_OF.get((ask, choice))
        if deed:
            deeds[deed] += 1
        if ask in TOLD:
            deeds[self.match.say_choice(choice)] += 1
        if ask == asks.DRAWER:
            self.drawer = choice
        elif ask in AMOUNTS:
            deeds[AMOUNTS[ask]] += choice
        elif ask in {asks.ACCEPT, asks.COMPLY} and is_agenda(self.table, int(self.table.subject)):
            self.barons[seat].cards.add(int(self.table.subject))
            deeds["refusals"] += choice != YES
        elif ask == asks.UPGRADE and asks.FORTIFY <= choice < asks.NO_UPGRADE:
            deeds["cities fortified"] += 1

    def after(self) -> None:
        """Note what has changed."""
        places = list(self.table.card_place)
        if places != self.places:
            for card, (was, now) in enumerate(zip(self.places, places, strict=True)):
                if was != now:
                    self.moved(card, was, now)
            self.places = places
        influence = list(self.table.influence[: self.seats])
        if influence != self.influence:
            self.shares(influence)
        if self.table.round != self.round:
            self.new_round()

    def moved(self, card: int, was: int, now: int) -> None:
        """A card was turned up, or took effect."""
        if was == CARD_IN_DECK:
            self.drawn[card] += 1
            if is_event(self.table, card) and self.drawer != NONE:
                self.barons[self.drawer].cards.add(card)
        if now == CARD_IN_FORCE:
            self.done[card] += 1
            self.falls_to(card)
        elif now == CARD_DISCARDED and (was == CARD_AT_HAND or (is_event(self.table, card) and was != CARD_IN_FORCE)):
            self.done[card] += not self.was_cancelled()

    def falls_to(self, card: int) -> None:
        """Note whom an Agenda in force lies on."""
        holder = int(holder_of_agenda(self.table, card)) if is_agenda(self.table, card) else NONE
        if holder != NONE:
            self.barons[holder].cards.add(card)
            self.barons[holder].deeds["charges and offices"] += 1

    def was_cancelled(self) -> bool:
        """Whether the last choice paid Faith so that an Event should not happen."""
        return self.ask in {asks.CANCEL, asks.PLEDGE} and sum(self.table.faith[: self.seats]) < self.faith

    def shares(self, now: list[int]) -> None:
        """Where the Influence came from: cities of the Kingdom, overseas, or cards."""
        is_upkeep = sum(now) - sum(self.influence) > 3
        for seat in range(self.seats):
            gained = now[seat] - self.influence[seat]
            deeds = self.barons[seat].deeds
            if is_upkeep and gained > 0:
                far = self.free_cities(seat, range(KINGDOM_CITIES, CITIES))
                near = self.free_cities(seat, range(KINGDOM_CITIES))
                deeds["Influence overseas"] += min(gained, far)
                deeds["Influence of the Kingdom"] += min(gained - min(gained, far), near)
                deeds["Influence of cards"] += max(0, gained - far - near)
            else:
                deeds["Influence of cards"] += gained
        self.influence = now

    def free_cities(self, seat: int, cities: range) -> int:
        """How many of these cities are a Baron's and not besieged."""
        return sum(self.table.city_owner[city] == seat and not is_besieged(self.table, city) for city in cities)

    def new_round(self) -> None:
        """Who is what, round by round, and at the first where he lives."""
        self.round = int(self.table.round)
        if self.round == 1:
            for seat, baron in enumerate(self.barons):
                baron.region = region_of(int(self.table.stronghold_at[seat]))
        else:
            self.barons[self.table.chairman].deeds["rounds as Chairman"] += 1
            self.barons[self.table.head].deeds["rounds as Head"] += 1

    def end(self, decisions: int) -> Watched:
        """The game as it ended."""
        table, ranks = self.table, self.match.result()
        for seat, baron in enumerate(self.barons):
            baron.rank = ranks[seat]
            deeds = baron.deeds
            deeds["Influence"] = int(table.influence[seat])
            deeds["cities at the end"] = int(cities_of(table, seat))
            deeds["crowns at the end"] = int(table.crowns[seat])
            deeds["Faith at the end"] = int(table.faith[seat])
            deeds["Votes spent"] = int(table.history[VOTES_SPENT + seat])
            first = STRIKES + seat * MOST_SEATS
            deeds["attacks on Barons"] = sum(int(n) for n in table.history[first : first + self.seats])
            deeds["charges and offices held"] = sum(
                int(holder_of_agenda(table, FIRST_AGENDA + agenda)) == seat
                for agenda in range(len(table.content.agenda_kind))
            )
        won_by = MAJORITY if table.winner != NONE else INFLUENCE if 1 in ranks else NOBODY
        if self.match.decision.count:
            won_by = UNFINISHED
        return Watched(int(table.round), decisions, won_by, self.barons, self.drawn, self.done)


def steward_player(style: str) -> Player:
    """A steward of a style."""
    weights = style_of(NAMES.index(style))
    return lambda match: int(match.decision.options[best_option(match.game, weights)])


def agent_player(spec: str, seed: int) -> Player:
    """An agent by its spec, with luck of its own."""
    made = agent(spec, seed, WARRIOR_KNIGHTS.id)

    def choose(match: KnightsMatch) -> int:
        view = View(WARRIOR_KNIGHTS, match, match.decision.seat)
        return choice_of(made, view, match, made.name)

    return choose


def player_of(name: str, seed: int) -> Player:
    """A steward by his style, anybody else by his spec."""
    return steward_player(name) if name in NAMES else agent_player(name, seed)


def watch_game(seed: int, names: Sequence[str], settings: dict[str, int | str]) -> Watched:
    """Play a game among these, stewards by their styles and others by their specs, and tell what they did."""
    match = WARRIOR_KNIGHTS.new_match({"seats": len(names), **settings}, seed)
    players = [player_of(name, seed * MOST_SEATS + seat) for seat, name in enumerate(names)]
    watcher, decisions = Watcher(match, names), 0
    decision, table = match.decision, match.game.state
    while decision.count and table.round <= HANGS:
        choice = players[decision.seat](match)
        watcher.before(decision, choice)
        match.play(choice)
        decisions += 1
        watcher.after()
        decision = match.decision
    return watcher.end(decisions)

"""What people at a table are shown of Warrior Knights: what its spec gives as `screens`."""

from collections.abc import Callable, Sequence
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import say_aims, say_missions
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import say_glory
from wk_env.games.warrior_knights.picture.ascii_board import draw_bare_board, draw_board
from wk_env.games.warrior_knights.rules.numbers import CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.phases.taxation import income_of
from wk_env.games.warrior_knights.rules.queries import cities_of, city_in, sides_of
from wk_env.games.warrior_knights.table.city_notes import income_of_city
from wk_env.games.warrior_knights.table.panels import background
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.optional import hail_to_the_king as hail_words
from wk_env.games.warrior_knights.words.optional import lords_of_the_realm as lords_words
from wk_env.games.warrior_knights.words.optional import total_conquest as conquest_words
from wk_env.games.warrior_knights.words.optional.invader import say_threat
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import influence_word
from wk_env.games.warrior_knights.words.position import offices_of, say_baron, say_moment, say_walls
from wk_env.games.warrior_knights.words.questions import say_small_print, say_what
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed
from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Command, QuestionText, SeatRow, Standing

AIM: Final = "Cities give Influence in every round, and most Influence wins when the pool is empty."
MIGHT: Final = "Influence decides nothing."
# What wins at once, by the number of the rule `conquest`.
CONQUESTS: Final = ("More than half of the Kingdom's cities win at once.", conquest_words.AIM)
# What is said of the aim, by the number of the rule `victory`.
AIMS: Final[tuple[Callable[[Speech], list[str]], ...]] = (
    lambda _speech: [AIM],
    lambda _speech: [MIGHT],
    say_aims,
    lambda _speech: [lords_words.AIM],
    lambda _speech: [lords_words.AIM_WITH_KING],
    hail_words.say_aim,
)
SHORT: Final = {
    "Chairman of the Assembly": "Chairman",
    "Head of the Church": "Head",
    "banned from the Assembly": "BANNED",
}
HEADS: Final = ("Influence", "crowns", "income", "Votes", "Faith", "cities")
COMMANDS: Final = (
    Command("m", ("mine",), "mine: what is yours"),
    Command("c", ("cards",), "cards: what the Action cards do"),
    Command("t", ("table",), "the whole table"),
)


class KnightsScreens:
    """Shows games; `speech_of` finds out who talks about a match."""

    commands: Sequence[Command] = COMMANDS

    def __init__(self, speech_of: Callable[[Match], Speech]) -> None:
        self.speech_of: Callable[[Match], Speech] = speech_of

    def told(self, match: Match) -> Speech:
        """Whoever tells the Baron who is asked of a match."""
        return self.speech_of(match).to(int(match.decision.seat))

    def opening(self, match: Match, seat: int, players: Sequence[str]) -> Sequence[str]:
        """Who a person is, who the others are, and what the game is about."""
        return opening(self.speech_of(match), seat, players)

    def standing(self, match: Match) -> Standing:
        """The phase, and what every Baron has; offices and bans behind it."""
        return standing(self.speech_of(match))

    def question(self, match: Match) -> QuestionText:
        """The open question, and what the card or the bargain says that it is about."""
        speech = self.told(match)
        return QuestionText(say_what(speech), say_small_print(speech))

    def beside(self, match: Match) -> Sequence[str]:
        """Armies, walls, odds, prices, incomes."""
        return background(Seen(match, self.told(match)))

    def show(self, letter: str, match: Match, seat: int) -> Sequence[str]:
        """What is one's own, what the Action cards do, or the whole table."""
        speech = self.speech_of(match).to(seat)
        if letter == "c":
            return cards(speech)
        return mine(speech, seat) if letter == "m" else [*match.say_position(seat).splitlines(), incomes(speech)]

    def about(self, match: Match, name: str) -> Sequence[str]:
        """What lies open about the places of a name."""
        return facts_about(self.told(match), name)

    def board(self, match: Match, width: int, *, has_legend: bool) -> Sequence[str]:
        """The board, whose letters stand on it, and what cities pay: all of that is public."""
        speech = self.speech_of(match)
        barons = listed(baron_with_letter(speech, seat) for seat in range(sides_of(speech.table)))
        drawn = draw_board(speech, width) if has_legend else draw_bare_board(speech, width)
        return [*drawn, f"Barons: {barons}.", incomes(speech)]


def opening(speech: Speech, seat: int, players: Sequence[str]) -> list[str]:
    """Who a person is, who the others are, and what the game is about."""
    names = [f"{baron_with_letter(speech, other)}" for other in range(speech.table.seats)]
    others = [f"{names[other]}: {player}" for other, player in enumerate(players) if other != seat]
    return [
        f"You are {names[seat]}. The others are {listed(others)}.",
        *AIMS[int(speech.table.rules.victory)](speech),
        CONQUESTS[int(speech.table.rules.conquest)],
        *say_last_round(speech),
        *say_threat(speech),
        *say_missions(speech),
        *say_glory(speech),
    ]


def say_last_round(speech: Speech) -> list[str]:
    """With which round the game ends, if that was agreed on."""
    last = speech.table.rules.last_round
    return [f"The game ends with round {last}."] if last else []


def baron_with_letter(speech: Speech, seat: int) -> str:
    """A Baron, and the letter that stands for him on the board."""
    return f"{speech.baron(seat)} ({speech.names.letters[speech.table.colour[seat]]})"


def standing(speech: Speech) -> Standing:
    """The phase and the pool, and what every Baron has; offices and bans behind it."""
    rows = [
        SeatRow(
            speech.baron(seat),
            holdings(speech, seat),
            tuple(SHORT.get(office, office) for office in offices_of(speech, seat)),
        )
        for seat in range(speech.table.seats)
    ]
    return Standing(say_moment(speech), (influence_word(speech.table), *HEADS[1:]), tuple(rows))


def holdings(speech: Speech, seat: int) -> tuple[int, ...]:
    """What a Baron has, in the order of the heads."""
    table = speech.table
    return (
        int(table.influence[seat]),
        int(table.crowns[seat]),
        int(income_of(table, seat)),
        int(table.votes[seat]),
        int(table.faith[seat]),
        int(cities_of(table, seat)),
    )


def incomes(speech: Speech) -> str:
    """What every city that stands pays whoever holds it."""
    owners = speech.table.city_owner
    paid = [f"{speech.city(city)} {income_of_city(speech, city)}" for city in range(CITIES) if owners[city] != RAZED]
    return f"Crowns that cities pay: {', '.join(paid)}."


def cards(speech: Speech) -> list[str]:
    """What every Action card does, and where it goes then."""
    names = speech.names
    texts = [*names.action_texts, *names.neutral_texts]
    return [f"{name}: {text}" for name, text in zip([*names.actions, *names.neutrals], texts, strict=True)]


def mine(speech: Speech, seat: int) -> list[str]:
    """All that a Baron has: cards, stronghold, Nobles, troops, cities."""
    own = [city for city in range(CITIES) if speech.table.city_owner[city] == seat]
    return [*say_baron(speech, seat, seat), *(f"  {say_city(speech, city)}" for city in own)]


def say_city(speech: Speech, city: int) -> str:
    """A city: whose it is, its walls and what it pays."""
    owner = int(speech.table.city_owner[city])
    if owner == RAZED:
        return f"{speech.city(city)} is razed."
    return (
        f"{speech.city(city)} ({speech.owner(owner)}): {say_walls(speech, city)}, pays {income_of_city(speech, city)}."
    )


def facts_about(speech: Speech, name: str) -> list[str]:
    """What lies open about the places of a name."""
    areas = [area for area, known in enumerate(speech.names.areas) if name in known.lower()]
    cities = {city_in(speech.table, area) for area in areas} - {NONE}
    return [say_city(speech, city) for city in sorted(cities)] or [
        f"In {speech.names.areas[area]} stands no city." for area in areas[:1]
    ]

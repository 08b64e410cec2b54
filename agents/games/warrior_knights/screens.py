"""What the screens of the terminal show, as lines: who plays, how things stand, what one has, why and why not."""

from collections.abc import Callable
from typing import Final

from wk_agents.games.warrior_knights.panels import income_of_city
from wk_agents.roster import agent
from wk_agents.table.forms import Form
from wk_agents.table.typed_answers import shortened

from wk_env.games.warrior_knights.picture.ascii_board import draw_bare_board, draw_board
from wk_env.games.warrior_knights.rules.numbers import CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.phases.taxation import income_of
from wk_env.games.warrior_knights.rules.queries import cities_of, city_in
from wk_env.games.warrior_knights.words.phases import say_phase
from wk_env.games.warrior_knights.words.position import offices_of, say_baron, say_walls
from wk_env.games.warrior_knights.words.questions import why_not
from wk_env.games.warrior_knights.words.things import Speech, listed
from wk_env.picture.text import page_width
from wk_env.play.view import View

HELP: Final = (
    "Type the number of an answer; 0 does nothing, a quantity is typed as it is (5 crowns). Where several things are"
    " chosen together, type all their numbers in one line, in any order: they are shown and count when you say y.",
    "Or type one of these letters (words like hint, undo or quit do, too):",
    "o  options: the answers again   w  why: what is possible here; w 3 or w Monz asks about one",
    "m  mine: what is yours          c  cards: what the Action cards do",
    "b  the board (b legend: signs)  h  a hint and its reasons",
    "t  the whole table              u  undo: take back the last answer",
    "l  log: the story so far (l 3: of round 3)",
    "s  save the game                q  save it and stop",
)
LETTERS: Final = {
    "answers": "o",
    "options": "o",
    "mine": "m",
    "board": "b",
    "cards": "c",
    "table": "t",
    "why": "w",
    "hint": "h",
    "undo": "u",
    "log": "l",
    "save": "s",
    "quit": "q",
    "exit": "q",
    "help": "?",
}
AIM: Final = (
    "Cities give Influence in every round, and most Influence wins when the pool is empty; more than half of the"
    " Kingdom's cities win before that."
)
# What is said of the aim, by the number of the rule `victory`.
AIMS: Final[tuple[tuple[str, ...], ...]] = ((AIM,), ())
COUNSELLOR: Final = "steward"
COUNSELLOR_NAME: Final = "A sensible Baron"
SHORT: Final = {
    "Chairman of the Assembly": "Chairman",
    "Head of the Church": "Head",
    "banned from the Assembly": "BANNED",
}
HEADS: Final = ("Influence", "crowns", "income", "Votes", "Faith", "cities")


def opening(speech: Speech, seat: int, players: list[str]) -> list[str]:
    """Who a person is, who the others are, and what the game is about."""
    names = [f"{baron_with_letter(speech, other)}" for other in range(speech.table.seats)]
    others = [f"{names[other]}: {player}" for other, player in enumerate(players) if other != seat]
    aim = AIMS[int(speech.table.rules.victory)]
    return [f"You are {names[seat]}. The others are {listed(others)}.", *aim, "? shows what you can type."]


def baron_with_letter(speech: Speech, seat: int) -> str:
    """A Baron, and the letter that stands for him on the board."""
    return f"{speech.baron(seat)} ({speech.names.letters[speech.table.colour[seat]]})"


def standing(speech: Speech, seat: int) -> list[str]:
    """The phase, and what every Baron has, a line each; offices and bans behind it."""
    table = speech.table
    width = max(len(speech.baron(other)) for other in range(table.seats))
    lines = [f"{say_phase(speech)}. {table.pool} Influence in the pool."]
    lines.append(" " * (width + 2) + "".join(f"{head:>{len(head) + 2}}" for head in HEADS))
    for other in range(table.seats):
        row = "".join(f"{number:>{len(head) + 2}}" for number, head in zip(holdings(speech, other), HEADS, strict=True))
        titles = [SHORT.get(office, office) for office in offices_of(speech, other)]
        lines.append(
            f"{'>' if other == seat else ' '} {speech.baron(other):{width}}{row}  {', '.join(titles)}".rstrip()
        )
    return lines


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


def board(speech: Speech | None, draw: Callable[[Speech, int], list[str]]) -> list[str]:
    """The board in characters, and whose letters stand on it: all of that is public."""
    if speech is None:
        return ["This game has no board."]
    barons = listed(baron_with_letter(speech, seat) for seat in range(speech.table.seats))
    return [*draw(speech, page_width()), f"Barons: {barons}.", incomes(speech)]


def incomes(speech: Speech) -> str:
    """What every city that stands pays whoever holds it."""
    owners = speech.table.city_owner
    paid = [f"{speech.city(city)} {income_of_city(speech, city)}" for city in range(CITIES) if owners[city] != RAZED]
    return f"Crowns that cities pay: {', '.join(paid)}."


def bare_board(_: View, speech: Speech | None) -> list[str]:
    """The board for somebody who has seen what its signs mean."""
    return board(speech, draw_bare_board)


def board_with_legend(_: View, speech: Speech | None) -> list[str]:
    """The board, and what its signs mean."""
    return board(speech, draw_board)


def cards(_: View, speech: Speech | None) -> list[str]:
    """What every Action card does, and where it goes then."""
    if speech is None:
        return ["This game has no Action cards."]
    return [f"{name}: {text}" for name, text in zip(speech.names.actions, speech.names.action_texts, strict=True)]


def mine(view: View, speech: Speech | None) -> list[str]:
    """All that a Baron has: cards, stronghold, Nobles, troops, cities."""
    if speech is None:
        return view.text.splitlines()
    own = [city for city in range(CITIES) if speech.table.city_owner[city] == view.seat]
    return [*say_baron(speech, view.seat, view.seat), *(f"  {say_city(speech, city)}" for city in own)]


def say_city(speech: Speech, city: int) -> str:
    """A city: whose it is, its walls and what it pays."""
    owner = int(speech.table.city_owner[city])
    if owner == RAZED:
        return f"{speech.city(city)} is razed."
    return (
        f"{speech.city(city)} ({speech.owner(owner)}): {say_walls(speech, city)}, pays {income_of_city(speech, city)}."
    )


def whole(view: View, speech: Speech | None) -> list[str]:
    """The whole table in words."""
    return [*view.text.splitlines(), *([] if speech is None else [incomes(speech)])]


def commands(_: View, __: Speech | None) -> list[str]:
    """What can be typed."""
    return list(HELP)


def why(form: Form, asked: str) -> list[str]:
    """What may be answered here; of one answer what speaks for it, of a name what it has to do with the question."""
    rule = ["Possible are the numbered answers."] if form.speech is None else [why_not(form.view.ask)]
    if not asked:
        return rule
    told = [f"{answer.number} is possible: {explained(form, answer.action)}" for answer in form.meant(asked.lower())]
    known = [] if form.speech is None else facts_about(form.speech, asked.lower())
    return [*(told or [f"No answer here names {shortened(asked)}. {rule[0]}"]), *known]


def explained(form: Form, action: int) -> str:
    """What speaks for an answer in the eyes of a sensible Baron."""
    counsel = agent("uniform" if form.speech is None else COUNSELLOR)
    counsel.name = COUNSELLOR_NAME
    return counsel.explain(form.view, action)


def facts_about(speech: Speech, name: str) -> list[str]:
    """What lies open about the places of a name."""
    areas = [area for area, known in enumerate(speech.names.areas) if name in known.lower()]
    cities = {city_in(speech.table, area) for area in areas} - {NONE}
    return [say_city(speech, city) for city in sorted(cities)] or [
        f"In {speech.names.areas[area]} stands no city." for area in areas[:1]
    ]


def hint(form: Form) -> str:
    """What a sensible Baron would do, what to type for it, and why."""
    counsel = agent("uniform" if form.speech is None else COUNSELLOR)
    counsel.name = COUNSELLOR_NAME
    actions = form.advised(counsel.choose)
    return f"Hint: {form.typed_for(actions)}. {counsel.explain(form.view, actions[0])}"


def say_deal(seed: int, salt: str) -> str:
    """From what the game followed, for who wants to play it again."""
    if salt:
        return f"Seed {seed}, from the salt {salt}: `wk play --salt {salt}` deals it again."
    return f"Seed {seed}: `wk play --seed {seed}` deals it again."


PAGES: Final[dict[str, Callable[[View, Speech | None], list[str]]]] = {
    "c": cards,
    "m": mine,
    "t": whole,
    "?": commands,
}

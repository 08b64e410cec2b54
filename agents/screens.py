"""What the screens of the terminal show, as lines: who plays, how things stand, what one has, the answers."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Final

from wk_env.pages import page_width
from wk_env.render.board import draw_board
from wk_env.view import View
from wk_env.warrior_knights import asks
from wk_env.warrior_knights.facts import cities_of, city_in, strength_of_hold
from wk_env.warrior_knights.rules import MIGHT_IS_RIGHT
from wk_env.warrior_knights.words import FIRST_GROUP, NONE, RAZED, SYMBOLS
from wk_env.words.affairs import say_fight
from wk_env.words.armies import say_troops
from wk_env.words.conditions import why_not
from wk_env.words.phases import say_phase
from wk_env.words.position import say_action_cards, say_baron, say_battle, say_noble, say_walls
from wk_env.words.things import Speech, listed

HELP: Final = (
    "Type the number of an answer, or one of these letters (words like hint, undo or quit do, too):",
    "o  the answers again            w  what is possible here, and what is not",
    "m  what is yours                c  what the Action cards do",
    "b  the board                    h  a hint and its reasons",
    "t  the whole table              u  take back the last answer",
    "s  save the game                q  save it and stop",
)
LETTERS: Final = {
    "answers": "o",
    "mine": "m",
    "board": "b",
    "cards": "c",
    "table": "t",
    "why": "w",
    "hint": "h",
    "undo": "u",
    "save": "s",
    "quit": "q",
    "exit": "q",
    "help": "?",
}
AIM: Final = (
    "Cities give Influence in every round, and most Influence wins when the pool is empty; more than half of the"
    " Kingdom's cities win before that."
)
MOST_DIGITS: Final = 4
MANY: Final = 12  # answers in one column at most
HEADS: Final = ("Influence", "crowns", "Votes", "Faith", "cities")
DEALT_OUT: Final = frozenset((asks.SETUP_TROOP, asks.PLACE_TROOP, asks.TRANSFER, asks.HAND))
FOUGHT: Final = frozenset((asks.COMMANDER, asks.DISCARD, asks.ABILITY, asks.CASUALTY))
MARCHED: Final = frozenset((asks.MOBILIZE_AREA, asks.MOVER, asks.ROUTE, asks.TARGET, asks.BATTLE_KIND, asks.ATTACKER))
TO_AREAS: Final = frozenset((asks.FIRST_AREA, asks.MOBILIZE_AREA, asks.ROUTE, asks.RETREAT, asks.RETURN_AREA))


def opening(speech: Speech, seat: int, players: list[str]) -> list[str]:
    """Who a person is, who the others are, and what the game is about."""
    names = [f"{baron_with_letter(speech, other)}" for other in range(speech.table.seats)]
    others = [f"{names[other]}: {player}" for other, player in enumerate(players) if other != seat]
    aim = [AIM] if speech.table.rules.victory != MIGHT_IS_RIGHT else []
    return [f"You are {names[seat]}. The others are {listed(others)}.", *aim, "? shows what you can type."]


def baron_with_letter(speech: Speech, seat: int) -> str:
    """A Baron, and the letter that stands for him on the board."""
    return f"{speech.baron(seat)} ({speech.names.letters[speech.table.colour[seat]]})"


def standing(speech: Speech, seat: int) -> list[str]:
    """The phase, and what every Baron has, a line each."""
    table = speech.table
    width = max(len(speech.baron(other)) for other in range(table.seats))
    lines = [f"{say_phase(speech)}. {table.pool} Influence in the pool."]
    lines.append(" " * (width + 2) + "".join(f"{head:>{len(head) + 2}}" for head in HEADS))
    for other in range(table.seats):
        numbers = (
            table.influence[other],
            table.crowns[other],
            table.votes[other],
            table.faith[other],
            cities_of(table, other),
        )
        row = "".join(f"{number:>{len(head) + 2}}" for number, head in zip(numbers, HEADS, strict=True))
        lines.append(f"{'>' if other == seat else ' '} {speech.baron(other):{width}}{row}")
    return lines


def background(speech: Speech, seat: int) -> list[str]:
    """What a person wants to see before he answers: armies while he deals out troops, cards laid, the fight."""
    ask = int(speech.game.decision.ask)
    if ask in DEALT_OUT:
        return [f"Now: {listed(armies(speech, seat))}."]
    if ask in MARCHED:
        return marching(speech, seat, ask)
    if ask == asks.PLAN:
        laid = [line for line in say_action_cards(speech, seat, seat) if not line.startswith("Hand")]
        return laid or ["Two cards go face down into each of three stacks; c says what they do."]
    if ask == asks.ACT:
        return [speech.names.action_texts[int(speech.table.subject)]]
    return [*say_fight(speech), *say_battle(speech, seat)] if ask in FOUGHT else []


def marching(speech: Speech, seat: int, ask: int) -> list[str]:
    """Where a Baron's Nobles stand, and the walls before them."""
    nobles = [say_noble(speech, noble, seat) for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS)]
    hold = int(speech.table.subject)
    walls = [f"{speech.hold(hold)}: {say_walls(speech, hold)}."] if ask == asks.BATTLE_KIND else []
    return ["Your Nobles", *(f"  {line}" for line in nobles), *walls]


def note(speech: Speech, seat: int, choice: int) -> str:
    """What stands behind an answer that names an area: whose city is there, and how strong."""
    ask = int(speech.game.decision.ask)
    is_by_sea = ask == asks.ROUTE and asks.SAIL <= choice < asks.ARRIVE
    if ask not in TO_AREAS or (choice >= asks.NO_AREA and not is_by_sea):
        return ""
    city = city_in(speech.table, choice - asks.SAIL if is_by_sea else choice)
    if city == NONE or speech.table.city_owner[city] == RAZED:
        return ""
    owner = speech.table.city_owner[city]
    return f" ({'yours' if owner == seat else speech.owner(owner)}, {strength_of_hold(speech.table, city)})"


def armies(speech: Speech, seat: int) -> Iterator[str]:
    """Each army of a Baron and its troops."""
    for army in (*range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS), FIRST_GROUP + seat):
        name = "the stronghold" if army >= FIRST_GROUP else speech.noble(army)
        yield f"{name} {say_troops(speech, army).partition(' (')[0]}"


def options(view: View, speech: Speech | None) -> list[str]:
    """The legal answers by number."""
    said = [view.say(action) for action in view.actions]
    if speech is not None:
        said = [f"{text}{note(speech, view.seat, choice)}" for text, choice in zip(said, view.choices, strict=True)]
    return answers(said, page_width())


def answers(said: list[str], width: int) -> list[str]:
    """The answers by number; many of them in columns, with what all begin with said once."""
    numbered = [f"{number:4}  {text}" for number, text in enumerate(said, 1)]
    if len(said) <= MANY:
        return numbered
    start = shared_start(said)
    cells = [f"{number:4}  {text[len(start) :]}" for number, text in enumerate(said, 1)]
    cell = max(len(text) for text in cells) + 2
    columns = max(1, width // cell)
    rows = -(-len(cells) // columns)
    lines = ["".join(f"{text:{cell}}" for text in cells[row::rows]).rstrip() for row in range(rows)]
    return [f"      {start}..." if start else "", *lines][not start :]


def shared_start(said: list[str]) -> str:
    """The words with which all begin, and the space after them."""
    columns = zip(*(text.split(" ") for text in said), strict=False)
    return "".join(f"{words[0]} " for words in takewhile(lambda words: len(set(words)) == 1, columns))


def number_of(typed: str, most: int) -> int:
    """The number that was typed if it is one of the answers, else 0."""
    if not typed.isdecimal() or len(typed) > MOST_DIGITS or not 1 <= int(typed) <= most:
        return 0
    return int(typed)


def shortened(typed: str) -> str:
    """What was typed, no longer than a line bears."""
    return repr(typed if len(typed) <= 20 else f"{typed[:20]}...")


def board(_: View, speech: Speech | None) -> list[str]:
    """The board in characters, and whose letters stand on it: all of that is public."""
    if speech is None:
        return ["This game has no board."]
    barons = listed(baron_with_letter(speech, seat) for seat in range(speech.table.seats))
    return [*draw_board(speech, page_width()), f"Barons: {barons}."]


def cards(_: View, speech: Speech | None) -> list[str]:
    """What every Action card does, and where it goes then."""
    if speech is None:
        return ["This game has no Action cards."]
    return [f"{name}: {text}" for name, text in zip(speech.names.actions, speech.names.action_texts, strict=True)]


def mine(view: View, speech: Speech | None) -> list[str]:
    """All that a Baron has: cards, stronghold, Nobles, troops."""
    return view.text.splitlines() if speech is None else list(say_baron(speech, view.seat, view.seat))


def whole(view: View, _: Speech | None) -> list[str]:
    """The whole table in words."""
    return view.text.splitlines()


def conditions(view: View, speech: Speech | None) -> list[str]:
    """What may be answered, for somebody who misses an answer."""
    return ["Possible are the numbered answers." if speech is None else why_not(view.ask)]


def commands(_: View, __: Speech | None) -> list[str]:
    """What can be typed."""
    return list(HELP)


PAGES: Final[dict[str, Callable[[View, Speech | None], list[str]]]] = {
    "o": options,
    "b": board,
    "c": cards,
    "m": mine,
    "t": whole,
    "w": conditions,
    "?": commands,
}

"""Agendas of a test's own: a kind, a vote and a few numbers each, so that no test leans on the house deck.

game = assembly(MOTION, LAW, seats=3)     # a table with these two as current Agendas
write(game, MOTION, WORD_GAIN, 5, CROWNS)
run(game, Assembly())
vote(game, 2, YES)                        # seat 0 reveals two Votes, nobody else any
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, arrange
from wk_env.games.warrior_knights.content.decks import sort_cards
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.asks import VOTES
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    CAP,
    EAR_ROW,
    EFFECT,
    KIND_CHARGE,
    KIND_LAW,
    KIND_MOTION,
    KIND_OFFICE,
    KIND_PRIVATE,
    VOTE_BARON,
    VOTE_PROPOSER,
    VOTE_YES_NO,
)
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH, WORD_WIDTH, WORDS_A_CARD
from wk_env.games.warrior_knights.rules.measures import LIES_NOWHERE, LIES_ON_BARON, LIES_ON_NOBLE, LIES_ON_TABLE
from wk_env.games.warrior_knights.rules.numbers import (
    AGENDAS,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARDS,
    FIRST_AGENDA,
    NONE,
)
from wk_env.games.warrior_knights.rules.state import Play

# Cards by number: five of a kind. Motions are voted yes or no; ELECTION is a motion for one Baron.
PRIVATE: Final = FIRST_AGENDA
MOTION: Final = FIRST_AGENDA + 5
ELECTION: Final = FIRST_AGENDA + 10
LAW: Final = FIRST_AGENDA + 15
CHARGE: Final = FIRST_AGENDA + 20
OFFICE: Final = FIRST_AGENDA + 25
KINDS: Final = (
    (KIND_PRIVATE, VOTE_PROPOSER, LIES_NOWHERE),
    (KIND_MOTION, VOTE_YES_NO, LIES_NOWHERE),
    (KIND_MOTION, VOTE_BARON, LIES_NOWHERE),
    (KIND_LAW, VOTE_YES_NO, LIES_ON_TABLE),
    (KIND_CHARGE, VOTE_BARON, LIES_ON_BARON),
    (KIND_OFFICE, VOTE_BARON, LIES_ON_NOBLE),
    (KIND_MOTION, VOTE_YES_NO, LIES_NOWHERE),
    (KIND_MOTION, VOTE_YES_NO, LIES_NOWHERE),
    (KIND_MOTION, VOTE_YES_NO, LIES_NOWHERE),
)


def column(count: int, filler: int) -> vec[i64]:
    """A column of the same number."""
    return vec[i64]([filler] * count)


def blank_cards(game: Play) -> None:
    """All 80 cards do nothing, ask nobody and bend nothing; Agendas have the kinds above."""
    content = load(HOUSE)
    content.agenda_kind = vec[i64]([KINDS[agenda // 5][0] for agenda in range(AGENDAS)])
    content.agenda_vote = vec[i64]([KINDS[agenda // 5][1] for agenda in range(AGENDAS)])
    lies = [KINDS[agenda // 5][2] for agenda in range(AGENDAS)]
    content.card_lies = vec[i64]([LIES_NOWHERE] * 36 + lies)
    content.card_refusable = column(CARDS, 0)
    content.card_demand = column(CARDS, 0)
    content.card_concession = column(CARDS, 0)
    content.card_maintained = column(CARDS, 0)
    content.card_ends = column(CARDS, 0)
    content.words = column(CARDS * WORDS_A_CARD * WORD_WIDTH, NONE)
    content.bends = column(CARDS * BEND_WIDTH, NONE)
    content.ears = column(CARDS * 2, NONE)
    sort_cards(content)
    game.state.content = content


def assembly(*cards: int, seats: int = 3) -> Play:
    """A table with blank cards of which these are the current Agendas; five more of each kind are in the deck."""
    game = arrange(seats=seats)
    blank_cards(game)
    for place, card in enumerate(cards):
        take(game, card)
        game.state.current[place] = card
        game.state.card_place[card] = CARD_CURRENT
    return game


def take(game: Play, card: int) -> None:
    """Take an Agenda out of the deck."""
    table = game.state
    deck = [agenda for agenda in table.agenda_deck[: table.agenda_count] if agenda != card - FIRST_AGENDA]
    for place, agenda in enumerate(deck):
        table.agenda_deck[place] = agenda
    table.agenda_count = len(deck)
    assert table.card_place[card] == CARD_IN_DECK


def in_force(game: Play, card: int, on: int = NONE) -> int:
    """An Agenda from the deck is in force, on this Baron, Noble or on the table."""
    take(game, card)
    lay(game, card, on)
    return card


def discarded(game: Play, card: int) -> int:
    """An Agenda from the deck lies in the discards."""
    take(game, card)
    game.state.card_place[card] = CARD_DISCARDED
    return card


def refusable(game: Play, *cards: int) -> None:
    """These cards may be refused."""
    for card in cards:
        game.state.content.card_refusable[card] = 1


def write(game: Play, card: int, *numbers: int, row: int = EFFECT) -> None:
    """What a card does: the word and its parameters, in the order of cards/vocabulary.py; 0 for the others, no cap."""
    first = (card * WORDS_A_CARD + row) * WORD_WIDTH
    for place in range(WORD_WIDTH):
        filler = NONE if place == CAP else 0
        game.state.content.words[first + place] = numbers[place] if place < len(numbers) else filler


def listens(game: Play, card: int, moment: int, who: int, *numbers: int) -> None:
    """A card in force speaks at a moment."""
    game.state.content.ears[card * 2] = moment
    game.state.content.ears[card * 2 + 1] = who
    write(game, card, *numbers, row=EAR_ROW)
    sort_cards(game.state.content)


def bends(game: Play, card: int, *numbers: int) -> None:
    """A card bends a measure: measure, only, operation, number."""
    for place, number in enumerate((*numbers, 0)):
        game.state.content.bends[card * BEND_WIDTH + place] = number
    sort_cards(game.state.content)


def vote(game: Play, *choices: int) -> None:
    """Give these answers, then let everybody else who is asked seal no Vote until the fists open."""
    answer(game, *choices[:1])
    while game.decision.count > 0 and game.decision.ask == VOTES:
        answer(game, 0)
    answer(game, *choices[1:])

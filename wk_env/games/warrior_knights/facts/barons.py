"""Writes down the Barons: purses, offices, cards and deeds, and what they promise each other."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.learning import mind_in
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.mission import mission_in
from wk_env.games.warrior_knights.facts.known import Known
from wk_env.games.warrior_knights.facts.people import ActionCard, Bargain, Baron, Pact, Promise, Truce
from wk_env.games.warrior_knights.knowledge.sight import may_count_plans
from wk_env.games.warrior_knights.rules.action_cards import cards_of
from wk_env.games.warrior_knights.rules.asks import TIE_BARON
from wk_env.games.warrior_knights.rules.numbers import (
    ACCEPTED,
    BROKEN,
    CITIES,
    FAVOUR,
    HEIR_OFFERED,
    LAID,
    MOST_SEATS,
    NONE,
    OFFERER,
    PARTNER,
    PLEDGED,
    REVEALED,
    STRIKES,
    SUM,
    SYMBOLS,
    VOTES_LAST,
    VOTES_SPENT,
)
from wk_env.games.warrior_knights.rules.optional.pacts import BREACH, NO_WORD, REFUSED, is_missing
from wk_env.games.warrior_knights.rules.optional.truces import rounds_of_truce
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.words.optional.truces import pairs
from wk_env.games.warrior_knights.words.promises import PROMISES, is_by_partner, say_promise

# Where an Action card lies, in the order of numbers.py.
PLACES: Final = (
    *("hand", "stack 1", "stack 2", "stack 3", "Taxation", "Wages", "Assembly", "aside", "turned over", "resolved"),
)
PAPERS: Final = 3
SIDES: Final = ("no", "yes")


def baron_of(known: Known, seat: int) -> Baron:
    """A Baron with all that the seat knows of him."""
    table = known.table
    history, doing, pairs = table.history, table.doing, range(seat * MOST_SEATS, seat * MOST_SEATS + known.seats)
    return Baron(
        seat=seat,
        name=known.speech.baron(seat),
        colour=known.names.colours[table.colour[seat]],
        is_out=is_gone(table, seat),
        crowns=int(table.crowns[seat]),
        faith=int(table.faith[seat]),
        votes=int(table.votes[seat]),
        influence=int(table.influence[seat]),
        has_conceded=table.conceded[seat] == 1 if len(table.conceded) else None,
        lasting_points=int(table.points[seat]) if len(table.points) else None,
        cities=tuple(known.names.cities[city] for city in range(CITIES) if table.city_owner[city] == seat),
        nobles=tuple(known.nobles[seat * SYMBOLS : seat * SYMBOLS + SYMBOLS]),
        is_banned=table.banned[seat] == 1,
        misses_assembly=is_missing(table, seat),
        attends=table.attends[seat] == 1,
        votes_in_fist=votes_or_none(table.fist[seat]),
        votes_written=papers_of(known, seat),
        supports=side_of(known, table.declared[seat]),
        votes_shown=int(history[VOTES_SPENT + seat]),
        votes_shown_last=int(history[VOTES_LAST + seat]),
        faith_pledged=int(doing[PLEDGED + seat]),
        has_accepted=(doing[ACCEPTED] >> seat) & 1 == 1,
        cards=tuple(action_card(known, card) for card in cards_of(known.table, seat)),
        laid=laid_by(known, seat),
        attacks_on=tuple(int(history[STRIKES + pair]) for pair in pairs),
        promises_broken_to=tuple(int(history[BROKEN + pair]) for pair in pairs),
        mission=mission_in(known.names, known.table, seat),
        mind=mind_in(known.names, known.table, seat),
    )


def votes_or_none(votes: int) -> int | None:
    """Votes; None if there are none or they are hidden."""
    return None if votes == NONE else int(votes)


def papers_of(known: Known, seat: int) -> tuple[int | None, ...]:
    """The Votes that one of two players has written down."""
    if known.seats > 2:
        return ()
    papers = len(known.table.current)
    return tuple(votes_or_none(known.table.written[seat * papers + paper]) for paper in range(papers))


def side_of(known: Known, side: int) -> str | None:
    """What a Baron said that his Votes support."""
    if side == NONE:
        return None
    return known.speech.baron(side - TIE_BARON) if side >= TIE_BARON else SIDES[side]


def action_card(known: Known, card: int) -> ActionCard:
    """An Action card and where it lies, as far as that is known."""
    at = known.table.action_at[card]
    return ActionCard(known.speech.action(card), None if at == NONE else PLACES[at])


def laid_by(known: Known, seat: int) -> tuple[int, int, int] | None:
    """How many cards of a Baron lie face down in each stack."""
    if seat == known.seat:
        own = [int(known.table.action_at[card]) for card in cards_of(known.table, seat)]
        return own.count(1), own.count(2), own.count(3)
    if not may_count_plans(known.game, seat, known.seat):
        return None
    first, history = LAID + seat * 3, known.table.history
    return int(history[first]), int(history[first + 1]), int(history[first + 2])


def seen_neutral(known: Known) -> Iterator[ActionCard]:
    """The Neutral Action cards that were turned over in this round."""
    for card in range(known.table.content.first_neutral, len(known.table.action_at)):
        if known.table.action_at[card] >= REVEALED:
            yield action_card(known, card)


# ---- what Barons promise each other


def promises_of(known: Known) -> Iterator[Promise]:
    """What was promised in this round."""
    for row, favour in enumerate(known.table.promised):
        if favour:
            yield Promise(row // MOST_SEATS, row % MOST_SEATS, PROMISES[favour])
    for row, favour in enumerate(known.table.promised_at_stake):
        if favour:
            yield Promise(row // MOST_SEATS, row % MOST_SEATS, say_promise(known.speech, int(favour)))


def truces_of(known: Known) -> Iterator[Truce]:
    """Who has a truce with whom."""
    for seat, other in pairs(known.speech):
        rounds = int(rounds_of_truce(known.table, seat, other))
        if rounds:
            yield Truce(seats=(seat, other), rounds_left=rounds)


def pacts_of(known: Known) -> Iterator[Pact]:
    """Pacts that stand, were refused in this round or are being broken; each pair once."""
    for row, word in enumerate(known.table.pacts):
        first, second = row // MOST_SEATS, row % MOST_SEATS
        if word <= BREACH or (word != NO_WORD and first < second):
            yield Pact(
                first=first,
                second=second,
                rounds=max(0, int(word)),
                is_refused=word == REFUSED,
                lost=int(BREACH - word) if word <= BREACH else None,
            )


def bargain_of(known: Known) -> Bargain | None:
    """The bargain on the table."""
    offer = known.table.offer
    if not len(offer) or offer[OFFERER] == NONE:
        return None
    offerer, partner, favour = int(offer[OFFERER]), int(offer[PARTNER]), int(offer[FAVOUR])
    giver = partner if is_by_partner(favour) else offerer
    return Bargain(
        offerer=offerer,
        partner=partner,
        crowns=int(offer[SUM]),
        heir=known.noble(offer[HEIR_OFFERED]),
        promise=say_promise(known.speech, favour) if favour > 0 else None,
        promised_by=giver if favour > 0 else None,
        added=tuple(int(crowns) for crowns in known.table.joined[: known.seats]),
    )

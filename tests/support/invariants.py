"""What is true of every table of Warrior Knights, whatever was played: each law returns what is wrong, in words."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.support import invariants_of_glory as glory
from wk_env.games.warrior_knights.encoding.action_space import CODES
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ARMY, ARMY_OF_THE_KING, KING
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_hired
from wk_env.games.warrior_knights.rules.action_cards import cards_of
from wk_env.games.warrior_knights.rules.asks import ACT, PLAN
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import (
    ARMIES,
    ASIDE,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    FIRST_AGENDA,
    FIRST_GARRISON,
    FIRST_GROUP,
    HOLDS,
    IN_DECK,
    MOST_SEATS,
    NOBLES,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    REGULARS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    baron_of_army,
    city_in,
    has_noble_in,
    is_besieged,
    is_on_board,
    is_spent,
    sides_of,
    troops_of,
)
from wk_env.games.warrior_knights.rules.state import Play, Table, stack_room

Law = Callable[[Table], list[str]]
QUIET: Final = frozenset({int(PLAN), int(ACT)})  # questions at which no procedure is halfway


def troops_are_conserved(table: Table) -> list[str]:
    """Each troop card lies in one place, and army_troops tells their sum."""
    sums = Counter[int]()
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] >= 0:
            sums[table.troop_at[troop]] += table.content.troop_strength[troop]
    wrong = [
        f"army {army} has {sums[army]}, not {table.army_troops[army]}"
        for army in range(len(table.army_troops))
        if sums[army] != table.army_troops[army]
    ]
    deck = sorted(table.hire_deck[: table.hire_count])
    if deck != [troop for troop in table.content.for_hire if table.troop_at[troop] == IN_DECK]:
        wrong.append("the Mercenary deck is not what lies IN_DECK")
    return wrong + [
        f"Regular {troop} lies among Mercenaries" for troop in range(REGULARS) if table.troop_at[troop] in {-1, -2, -3}
    ]


def the_kings_army_is_his(table: Table) -> list[str]:
    """As many cards as came into the game lie with the King's armies, the others are out (CG-122, CG-125)."""
    if not len(table.annex):
        return []
    king = table.annex[KING] - 1
    places = [table.troop_at[card] for card in range(TROOPS, TROOPS + ARMY_OF_THE_KING)]
    with_him = [place for place in places if place >= 0 and baron_of_army(place) == king]
    in_game = table.annex[ARMY] if king >= 0 else 0
    others = [place for place in places if place != OUT and place not in with_him]
    wrong = [f"cards of the King's Army lie at {others}"] if others else []
    # While the King places them the rest is out.
    return wrong + ([f"the King has {len(with_him)} of {in_game} cards"] if len(with_him) > in_game else [])


def fate_is_conserved(table: Table) -> list[str]:
    """All Fate cards are in the deck or in the two hands, each once."""
    fates = len(table.fate_deck)
    deck = [table.fate_deck[(table.fate_top + place) % fates] for place in range(table.fate_count)]
    hands = [table.fate_hand[side * fates + place] for side in range(2) for place in range(table.fate_held[side])]
    return [] if sorted(deck + hands) == list(range(fates)) else [f"Fate: deck {deck}, hands {hands}"]


def cards_are_conserved(table: Table) -> list[str]:
    """Events and Agendas: the decks are what lies in them, and bent counts the bends in force."""
    events = sorted(table.event_deck[: table.event_count])
    agendas = sorted(table.agenda_deck[: table.agenda_count])
    wrong = []
    if events != [card for card in table.content.events if table.card_place[card] == CARD_IN_DECK]:
        wrong.append("the Event deck is not what lies in it")
    if agendas != [
        agenda
        for agenda in range(len(table.content.agenda_kind))
        if table.card_place[FIRST_AGENDA + agenda] == CARD_IN_DECK
    ]:
        wrong.append("the Agenda deck is not what lies in it")
    force = [card for card in range(len(table.card_place)) if table.card_place[card] == CARD_IN_FORCE]
    bent = Counter(table.content.bends[card * BEND_WIDTH] for card in force)
    wrong += [
        f"measure {what}: {table.bent[what]} bends, not {bent[what]}"
        for what in range(len(table.bent))
        if table.bent[what] != bent[what]
    ]
    return wrong


def actions_are_conserved(table: Table) -> list[str]:
    """The face-down cards of each stack are those whose place it is, once the stacks are laid."""
    if table.stack == 0:
        return []
    wrong, room = [], stack_room(table)
    for stack in range(table.stack, 4):
        row = table.stacks[(stack - 1) * room : (stack - 1) * room + table.stack_left[stack - 1]]
        if sorted(row) != [card for card in range(len(table.action_at)) if table.action_at[card] == stack]:
            wrong.append(f"stack {stack} holds {sorted(row)}")
    return wrong


def nothing_is_negative(table: Table) -> list[str]:
    """Nobody owes anything, and nothing lies upside down."""
    columns = {
        "crowns": table.crowns,
        "Faith": table.faith,
        "Votes": table.votes,
        "Influence": table.influence,
        "casualties": table.casualties,
        "breaches": table.breaches,
        "shares": table.voyage_share,
    }
    return [f"{name}: {list(column)}" for name, column in columns.items() if min(column) < 0] + (
        ["the pool is negative"] if table.pool < 0 else []
    )


def sieges_have_besiegers(table: Table) -> list[str]:
    """Where a siege stands, a Noble of the besieger stands."""
    sieges = [(hold, seat) for hold in range(HOLDS) for seat in range(table.seats)]
    standing = [(hold, seat) for hold, seat in sieges if table.siege_since[hold * MOST_SEATS + seat]]
    unmanned = [(hold, seat) for hold, seat in standing if not has_noble_in(table, seat, area_of_hold(table, hold))]
    return [f"seat {seat} besieges hold {hold} without a Noble" for hold, seat in unmanned]


def siege_tokens_lie_under_sieges(table: Table) -> list[str]:
    """What sieges laid on a hold lies there while one stands, and no longer (VR-048)."""
    marked = [h for h, tokens in enumerate(table.siege_tokens) if tokens or table.spared[h]]
    return [f"hold {hold} has tokens of a siege that is over" for hold in marked if not is_besieged(table, hold)]


def strongholds_stand_alone(table: Table) -> list[str]:
    """No stronghold shares an area with an unrazed city or another stronghold (WK-071, WK-465)."""
    areas = [table.stronghold_at[seat] for seat in range(sides_of(table)) if table.stronghold_at[seat] != OFF_BOARD]
    wrong = [f"a stronghold in area {area} with a city" for area in areas if city_in(table, area) >= 0]
    return wrong + (["two strongholds in one area"] if len(set(areas)) < len(areas) else [])


def nobles_lead_troops(table: Table) -> list[str]:
    """No Noble without troops is on the board, none is spent (WK-493, WK-517)."""
    present = [noble for noble in range(NOBLES) if is_on_board(table, noble)]
    wrong = [f"Noble {noble} is on the board without troops" for noble in present if troops_of(table, noble) == 0]
    return wrong + [f"Noble {noble} is spent" for noble in present if is_spent(table, noble)]


def offices_are_held(table: Table) -> list[str]:
    """A Noble's office is a card in force that lies on him."""
    held = [(noble, table.noble_office[noble]) for noble in range(NOBLES) if table.noble_office[noble] >= 0]
    return [
        f"Noble {noble}: office {card}"
        for noble, card in held
        if (table.card_place[card], table.card_on[card]) != (CARD_IN_FORCE, noble)
    ]


def current_agendas_are_current(table: Table) -> list[str]:
    """Cards in the Current Agendas space lie there, each once."""
    shown = [card for card in table.current if card >= 0]
    wrong = [
        f"current card {card} lies at {table.card_place[card]}"
        for card in shown
        if table.card_place[card] not in {CARD_CURRENT, CARD_DISCARDED}
    ]
    return wrong + (["a current card twice"] if len(set(shown)) < len(shown) else [])


def the_eliminated_have_nothing(table: Table) -> list[str]:
    """Who is out has no piece, card, token or marker left, and no office of the realm (WK-544, WK-591)."""
    wrong = []
    for seat in range(sides_of(table)):
        if not is_gone(table, seat):
            continue
        purse = (table.crowns[seat], table.faith[seat], table.votes[seat], table.influence[seat], table.attends[seat])
        troops = [table.army_troops[army] for army in (*range(seat * 4, seat * 4 + 4), FIRST_GROUP + seat)]
        cards = [card for card in cards_of(table, seat) if table.action_at[card] != ASIDE]
        nobles = [noble for noble in range(seat * 4, seat * 4 + 4) if table.noble_at[noble] != OUT_OF_GAME]
        owned = seat in {*table.city_owner, *table.track, table.chairman, table.head, *table.heir_at}
        if any((*purse, *troops, *cards, *nobles)) or owned or table.stronghold_at[seat] != OFF_BOARD:
            wrong.append(f"seat {seat} is out: {purse}, {troops}, {cards}, {nobles}, {owned}")
    return wrong


def the_fallen_wait_for_foreign_heirs(table: Table) -> list[str]:
    """Whoever waits for his heir is off the board, and the heir lives in another Baron's hands (WK-542)."""
    waiting = [noble for noble in range(len(table.fallen)) if table.fallen[noble]]
    return [
        f"Noble {noble} waits at {table.noble_at[noble]} for an heir at {table.heir_at[noble]}"
        for noble in waiting
        if table.noble_at[noble] != OFF_BOARD or table.heir_at[noble] in {-1, noble // 4}
    ]


def garrisons_are_whole(table: Table) -> list[str]:
    """Troop cards in a city are worth 100, its Baron's if Regulars, and its only garrison (VR-105, VR-106, VR-110)."""
    wrong = []
    for city in range(len(table.army_troops) - ARMIES):
        cards = [card for card in range(len(table.troop_at)) if table.troop_at[card] == FIRST_GARRISON + city]
        strangers = [card for card in cards if card < REGULARS and card // 4 != table.city_owner[city]]
        is_whole = table.army_troops[FIRST_GARRISON + city] == 100 and table.city_owner[city] >= 0
        if cards and (strangers or max(cards) >= TROOPS or not is_whole or is_hired(table, city)):
            wrong.append(f"city {city} of {table.city_owner[city]} has the garrison {cards}")
    return wrong


def the_invader_has_pieces_and_nothing_else(table: Table) -> list[str]:
    """No purse, no office, no city, no siege and no marker is an invader's (VR-075, VR-080, VR-082)."""
    seat = table.seats
    if len(table.invader) == 0:
        return []
    purse = (table.crowns[seat], table.faith[seat], table.votes[seat], table.influence[seat], table.banned[seat])
    held = seat in {*table.city_owner, *table.track, table.chairman, table.head, table.acting, table.winner}
    sieges = [hold for hold in range(HOLDS) if table.siege_since[hold * MOST_SEATS + seat]]
    specials = [card for card in cards_of(table, seat) if 4 <= table.action_at[card] <= 6]
    is_wrong = any(purse) or held or sieges or specials
    return [f"the invader has {purse}, {held}, {sieges}, {specials}"] if is_wrong else []


ALWAYS: Final[tuple[Law, ...]] = (
    troops_are_conserved,
    the_kings_army_is_his,
    fate_is_conserved,
    cards_are_conserved,
    actions_are_conserved,
    nothing_is_negative,
    sieges_have_besiegers,
    siege_tokens_lie_under_sieges,
    strongholds_stand_alone,
    offices_are_held,
    the_eliminated_have_nothing,
    the_fallen_wait_for_foreign_heirs,
    the_invader_has_pieces_and_nothing_else,
    *glory.ALWAYS,
)
WHEN_QUIET: Final[tuple[Law, ...]] = (
    nobles_lead_troops,
    current_agendas_are_current,
    garrisons_are_whole,
    *glory.WHEN_QUIET,
)


def strange_answers(game: Play) -> list[str]:
    """Options that no action means, and those that are offered twice."""
    ask, options = game.decision.ask, game.decision.choices()
    strange = [choice for choice in options if CODES.action_of(ask, choice) < 0]
    wrong = [f"no action means {strange} as answers to {ask}"] if strange else []
    return wrong + (["an option is offered twice"] if len(set(options)) < len(options) else [])


def faults(game: Play) -> list[str]:
    """Everything that is wrong with a position at which somebody is asked."""
    table = game.state
    laws = ALWAYS + (WHEN_QUIET if game.decision.ask in QUIET else ())
    options = game.decision.choices()
    wrong = [f"{law.__name__}: {fault}" for law in laws for fault in law(table)]
    wrong += strange_answers(game)
    if options and is_gone(table, game.decision.seat):
        wrong.append(f"seat {game.decision.seat} is asked and out of the game")
    if not options and not game.is_over():
        wrong.append("nobody is asked and the game is not over")
    return wrong

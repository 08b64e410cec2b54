"""The table: one column per fact, a row per thing. Read it through queries.py, change it through deeds.py.

Columns in which little happens, those of SHARED, are the same in all copies of a table, which makes copies cheap. So
nobody writes into them: what changes one lays a new column in its place, as `put` makes it.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import (
    ANNEX,
    ARMIES,
    CALLED,
    CITIES,
    DOING,
    FIGHT_COMMANDER,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    HISTORY,
    HOLDS,
    MOST_SEATS,
    NO_FAVOUR,
    NOBLES,
    NONE,
    OPEN_MOTIONS,
    OUT,
    SPOTS,
    STAKE_PLACES,
    SYMBOLS,
    TROOPS,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.rules import ANNEX_OF_VICTORY, CONCESSIONS_OF_VICTORY, TOKENS_OF_VICTORY, Rules
from wk_env.kernel.columns import filled
from wk_env.kernel.core import START, Game, State, mix, mix_column

STACKS: Final[i64] = 3
EMPTY: Final[vec[i64]] = vec[i64]()

SHARED: Final = (
    "agenda_deck",
    "annex",
    "attends",
    "banned",
    "bent",
    "breaches",
    "city_owner",
    "colour",
    "conceded",
    "deaths",
    "declared",
    "event_deck",
    "fallen",
    "fate_drawn",
    "fate_open",
    "fate_side",
    "fortified",
    "heir_at",
    "hire_deck",
    "holdings",
    "missing",
    "invader",
    "joined",
    "noble_office",
    "offer",
    "points",
    "pacts",
    "promised",
    "promised_at_stake",
    "seat_of",
    "siege_since",
    "siege_tokens",
    "spared",
    "stake",
    "standing",
    "stronghold_at",
    "truces",
    "voyage_blessed",
    "voyage_spot",
    "won_over",
    "written",
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(State):
    """All facts of a game of Warrior Knights."""

    __slots__ = (
        "acting",
        "action_at",
        "agenda_count",
        "agenda_deck",
        "annex",
        "army_troops",
        "attends",
        "banned",
        "bent",
        "breaches",
        "card_on",
        "card_place",
        "casualties",
        "chairman",
        "city_owner",
        "colour",
        "conceded",
        "content",
        "crowns",
        "current",
        "deaths",
        "declared",
        "doing",
        "event_count",
        "event_deck",
        "event_seen",
        "faith",
        "fallen",
        "fate_cell",
        "fate_count",
        "fate_deck",
        "fate_drawn",
        "fate_hand",
        "fate_held",
        "fate_open",
        "fate_side",
        "fate_top",
        "fist",
        "fortified",
        "gone",
        "head",
        "headcount",
        "heir_at",
        "hire_count",
        "hire_deck",
        "history",
        "holdings",
        "influence",
        "invader",
        "joined",
        "last_upkeep",
        "matter",
        "missing",
        "noble_at",
        "noble_fresh",
        "noble_office",
        "offer",
        "outcome",
        "pacts",
        "points",
        "pool",
        "promised",
        "promised_at_stake",
        "proposal",
        "round",
        "rules",
        "seat_of",
        "seats",
        "siege_since",
        "siege_tokens",
        "spared",
        "stack",
        "stack_left",
        "stacks",
        "stake",
        "standing",
        "stronghold_at",
        "subject",
        "track",
        "troop_at",
        "truces",
        "votes",
        "voyage_blessed",
        "voyage_share",
        "voyage_spot",
        "winner",
        "won_over",
        "written",
    )

    def __init__(self, rules: Rules, content: Content) -> None:
        self.rules: Rules = rules
        self.content: Content = content
        self.seats: i64 = rules.seats
        self.gone: i64 = 0  # the set of eliminated Barons, with the invader once it is driven out
        self.headcount: i64 = rules.seats  # Barons in the game when the last Planning began: thresholds go by it
        self.round: i64 = 0  # the game round, from 1; 0 during setup
        self.stack: i64 = 0  # the stack being turned over, 1 to 3; 0 outside the Actions phase
        self.pool: i64 = 0  # Influence left in the pool
        self.chairman: i64 = 0  # seat of the Chairman of the Assembly
        self.head: i64 = 0  # seat of the Head of the Church
        self.acting: i64 = NONE  # who acts as Chairman in a running Assembly, or NONE
        self.last_upkeep: i64 = 0  # 1 once the pool was emptied: this Upkeep is the last (WK-154)
        self.winner: i64 = NONE  # the seat that won at once, or NONE
        self.proposal: i64 = NONE  # what a Private Motion brings before the Assembly (as answered to PROPOSE), or NONE
        self.subject: i64 = NONE  # what the last question was about, as asks.py says for its kind, or NONE
        self.matter: i64 = NONE  # a second number to the subject, or NONE
        self.outcome: i64 = 0  # what the last procedure came to, for whoever called it
        self.fate_top: i64 = 0  # place of the top Fate card in its ring
        self.fate_count: i64 = 0  # cards in the Fate deck
        self.event_count: i64 = 0  # cards in the Event deck
        self.event_seen: i64 = 0  # cards at the bottom of the Event deck whose backs everybody saw
        self.agenda_count: i64 = 0  # cards in the Agenda deck
        self.hire_count: i64 = 0  # cards in the Mercenary deck
        self.seat_of: vec[i64] = EMPTY  # colour: the seat that plays it, or NONE
        self.colour: vec[i64] = EMPTY  # seat: its colour
        self.crowns: vec[i64] = EMPTY  # seat
        self.faith: vec[i64] = EMPTY  # seat
        self.votes: vec[i64] = EMPTY  # seat
        self.influence: vec[i64] = EMPTY  # seat
        self.banned: vec[i64] = EMPTY  # seat: 1 while banned from the Assembly
        self.attends: vec[i64] = EMPTY  # seat: 1 while attending the running Assembly
        self.fist: vec[i64] = EMPTY  # seat: Votes held in the closed fist, or NONE (hidden)
        self.declared: vec[i64] = EMPTY  # seat: what its Votes support, as answered to TIE, or NONE
        self.written: vec[i64] = EMPTY  # seat * 3 + place in the order: two players' written Votes, or NONE (hidden)
        self.stronghold_at: vec[i64] = EMPTY  # seat: area of the stronghold, or OFF_BOARD
        self.noble_at: vec[i64] = EMPTY  # Noble: area, PORT + area, OFF_BOARD or OUT_OF_GAME
        self.noble_fresh: vec[i64] = EMPTY  # Noble: 1 while fresh
        self.noble_office: vec[i64] = EMPTY  # Noble: the card of his office, or NONE
        self.troop_at: vec[i64] = EMPTY  # troop card: its army or garrison, IN_DECK ... OUT (hidden at SETUP_TROOP)
        # army, or FIRST_GARRISON + city where that rule is played: printed strength of its cards (by move_troop)
        self.army_troops: vec[i64] = EMPTY
        self.casualties: vec[i64] = EMPTY  # army: casualty tokens
        self.city_owner: vec[i64] = EMPTY  # city: seat, NEUTRAL or RAZED
        self.fortified: vec[i64] = EMPTY  # city: 1 while fortified
        self.breaches: vec[i64] = EMPTY  # hold: breach tokens
        self.siege_since: vec[i64] = EMPTY  # hold * 6 + besieger: round in which the siege began, 0 for none
        self.action_at: vec[i64] = EMPTY  # action card: IN_HAND, stack, special area, ASIDE or REVEALED
        self.stacks: vec[i64] = EMPTY  # (stack - 1) * 14 + place: face-down cards, the last on top (hidden)
        self.stack_left: vec[i64] = EMPTY  # stack - 1: cards still face down
        self.track: vec[i64] = EMPTY  # spot: seat of the marker, NONE, or BLOCKED
        self.voyage_spot: vec[i64] = EMPTY  # expedition: 1 to 3, or 0 when idle
        self.voyage_blessed: vec[i64] = EMPTY  # expedition: 1 while blessed
        self.voyage_share: vec[i64] = EMPTY  # expedition * 6 + seat: crowns invested
        self.fate_deck: vec[i64] = EMPTY  # ring of Fate cards (order hidden)
        self.fate_hand: vec[i64] = EMPTY  # side * 24 + place: Fate cards held in a battle (hidden until revealed)
        self.fate_drawn: vec[i64] = EMPTY  # side: cards that it drew before it discarded
        self.fate_held: vec[i64] = EMPTY  # side: cards in that hand
        self.fate_open: vec[i64] = EMPTY  # side: 1 once that hand lies open
        self.fate_side: vec[i64] = EMPTY  # side: the seat that holds that hand, or NONE
        self.event_deck: vec[i64] = EMPTY  # Events, the last on top (order hidden, colour of the top public)
        self.agenda_deck: vec[i64] = EMPTY  # Agendas from 0, the last on top (hidden)
        self.hire_deck: vec[i64] = EMPTY  # troop cards, the last on top (hidden)
        self.card_place: vec[i64] = EMPTY  # Event or Agenda: where it lies
        # Event or Agenda in force: the Baron, Noble, city or nation it lies on; Event being resolved: what it is about.
        self.card_on: vec[i64] = EMPTY
        self.bent: vec[i64] = EMPTY  # measure: how many cards in force bend it
        self.current: vec[i64] = EMPTY  # place: current Agenda card (36 to 79), or NONE
        # seat * 24 + Fate card: what that seat alone knows of where the card lies, as memory.py says:
        # twice its cell, the lowest card whose places are the same to him, + 1 if he knows that it lies among them.
        self.fate_cell: vec[i64] = EMPTY
        self.history: vec[i64] = EMPTY  # VOTES_SPENT to BROKEN of numbers.py: what everybody may remember
        self.doing: vec[i64] = EMPTY  # FIGHT_SEAT to PLEDGED of numbers.py: what goes on in the open
        # Columns of optional rules: empty in games without them.
        self.heir_at: vec[i64] = EMPTY  # Noble: the seat that holds his living heir, or NONE
        self.fallen: vec[i64] = EMPTY  # Noble: 1 while he is dead and another Baron holds his heir
        self.deaths: vec[i64] = EMPTY  # Noble: how often he died
        self.holdings: vec[i64] = EMPTY  # seat: the set of holds that give him Influence; NONE before the first round
        self.siege_tokens: vec[i64] = EMPTY  # hold: casualty tokens that sieges laid on it
        self.spared: vec[i64] = EMPTY  # hold: 1 if Nobles inside are to retreat when a siege takes it
        self.points: vec[i64] = EMPTY  # seat: Influence Points beside what he holds, for good; below 0 for a loss
        self.conceded: vec[i64] = EMPTY  # seat: 1 once he has conceded to the King
        # seat * 6 + other: rounds left of their pact, or what optional/treachery.py says beside that
        self.pacts: vec[i64] = EMPTY
        self.missing: vec[i64] = EMPTY  # seat: 1 while he has to miss the next Assembly
        self.invader: vec[i64] = EMPTY  # the row that is the invader's, behind the last Baron's
        self.offer: vec[i64] = EMPTY  # the bargain on the table: OFFERER to FAVOUR of numbers.py, all NONE if none
        self.promised: vec[i64] = EMPTY  # seat * 6 + receiver: what he promised him last in this round, or 0
        self.stake: vec[i64] = EMPTY  # what is at stake: STAKE to STAKE_BESIDE of numbers.py, all NONE if nothing is
        self.promised_at_stake: vec[i64] = EMPTY  # seat * 6 + receiver: what he promised him about it, or 0
        self.joined: vec[i64] = EMPTY  # seat: crowns that he adds to the offer on the table
        self.standing: vec[i64] = EMPTY  # open motion: 1 while it is a standing rule
        self.truces: vec[i64] = EMPTY  # seat * 6 + other: the last round of a truce between them, or NONE
        self.won_over: vec[i64] = EMPTY  # city: 1 with the diplomacy mark
        self.annex: vec[i64] = EMPTY  # facts of expansions, at places of their own; empty without them

    def copy(self) -> "Table":
        """An independent copy; what nobody writes into is shared: rules, content and the columns of SHARED."""
        twin = Table(self.rules, self.content)
        twin.gone = self.gone
        twin.headcount = self.headcount
        twin.round = self.round
        twin.stack = self.stack
        twin.pool = self.pool
        twin.chairman = self.chairman
        twin.head = self.head
        twin.acting = self.acting
        twin.last_upkeep = self.last_upkeep
        twin.winner = self.winner
        twin.proposal = self.proposal
        twin.subject = self.subject
        twin.matter = self.matter
        twin.outcome = self.outcome
        twin.fate_top = self.fate_top
        twin.fate_count = self.fate_count
        twin.event_count = self.event_count
        twin.event_seen = self.event_seen
        twin.agenda_count = self.agenda_count
        twin.hire_count = self.hire_count
        twin.seat_of = self.seat_of
        twin.colour = self.colour
        twin.crowns = self.crowns[:]
        twin.faith = self.faith[:]
        twin.votes = self.votes[:]
        twin.influence = self.influence[:]
        twin.banned = self.banned
        twin.attends = self.attends
        twin.fist = self.fist[:]
        twin.declared = self.declared
        twin.written = self.written
        twin.stronghold_at = self.stronghold_at
        twin.noble_at = self.noble_at[:]
        twin.noble_fresh = self.noble_fresh[:]
        twin.noble_office = self.noble_office
        twin.troop_at = self.troop_at[:]
        twin.army_troops = self.army_troops[:]
        twin.casualties = self.casualties[:]
        twin.city_owner = self.city_owner
        twin.fortified = self.fortified
        twin.breaches = self.breaches
        twin.siege_since = self.siege_since
        twin.action_at = self.action_at[:]
        twin.stacks = self.stacks[:]
        twin.stack_left = self.stack_left[:]
        twin.track = self.track[:]
        twin.voyage_spot = self.voyage_spot
        twin.voyage_blessed = self.voyage_blessed
        twin.voyage_share = self.voyage_share[:]
        twin.fate_deck = self.fate_deck[:]
        twin.fate_hand = self.fate_hand[:]
        twin.fate_drawn = self.fate_drawn
        twin.fate_held = self.fate_held[:]
        twin.fate_open = self.fate_open
        twin.fate_side = self.fate_side
        twin.event_deck = self.event_deck
        twin.agenda_deck = self.agenda_deck
        twin.hire_deck = self.hire_deck
        twin.card_place = self.card_place[:]
        twin.card_on = self.card_on[:]
        twin.bent = self.bent
        twin.current = self.current[:]
        twin.fate_cell = self.fate_cell[:]
        twin.history = self.history[:]
        twin.doing = self.doing[:]
        twin.heir_at = self.heir_at
        twin.fallen = self.fallen
        twin.deaths = self.deaths
        twin.holdings = self.holdings
        twin.siege_tokens = self.siege_tokens
        twin.spared = self.spared
        twin.points = self.points
        twin.conceded = self.conceded
        twin.pacts = self.pacts
        twin.missing = self.missing
        twin.invader = self.invader
        twin.offer = self.offer
        twin.promised = self.promised
        twin.stake = self.stake
        twin.promised_at_stake = self.promised_at_stake
        twin.joined = self.joined
        twin.standing = self.standing
        twin.truces = self.truces
        twin.won_over = self.won_over
        twin.annex = self.annex
        return twin

    def digest(self) -> i64:
        """A hash of every fact."""
        digest: i64 = mix(START, self.seats)
        digest = mix(digest, self.round)
        digest = mix(digest, self.stack)
        digest = mix(digest, self.pool)
        digest = mix(digest, self.chairman)
        digest = mix(digest, self.head)
        digest = mix(digest, self.acting)
        digest = mix(digest, self.last_upkeep)
        digest = mix(digest, self.winner)
        digest = mix(digest, self.proposal)
        digest = mix(digest, self.subject)
        digest = mix(digest, self.matter)
        digest = mix(digest, self.outcome)
        digest = mix(digest, self.fate_top)
        digest = mix(digest, self.fate_count)
        digest = mix(digest, self.event_count)
        digest = mix(digest, self.event_seen)
        digest = mix(digest, self.agenda_count)
        digest = mix(digest, self.hire_count)
        digest = mix_column(digest, self.seat_of)
        digest = mix_column(digest, self.colour)
        digest = mix_column(digest, self.crowns)
        digest = mix_column(digest, self.faith)
        digest = mix_column(digest, self.votes)
        digest = mix_column(digest, self.influence)
        digest = mix_column(digest, self.banned)
        digest = mix_column(digest, self.attends)
        digest = mix_column(digest, self.fist)
        digest = mix_column(digest, self.declared)
        digest = mix_column(digest, self.written)
        digest = mix_column(digest, self.stronghold_at)
        digest = mix_column(digest, self.noble_at)
        digest = mix_column(digest, self.noble_fresh)
        digest = mix_column(digest, self.noble_office)
        digest = mix_column(digest, self.troop_at)
        digest = mix_column(digest, self.army_troops)
        digest = mix_column(digest, self.casualties)
        digest = mix_column(digest, self.city_owner)
        digest = mix_column(digest, self.fortified)
        digest = mix_column(digest, self.breaches)
        digest = mix_column(digest, self.siege_since)
        digest = mix_column(digest, self.action_at)
        digest = mix_column(digest, self.stacks)
        digest = mix_column(digest, self.stack_left)
        digest = mix_column(digest, self.track)
        digest = mix_column(digest, self.voyage_spot)
        digest = mix_column(digest, self.voyage_blessed)
        digest = mix_column(digest, self.voyage_share)
        digest = mix_column(digest, self.fate_deck)
        digest = mix_column(digest, self.fate_hand)
        digest = mix_column(digest, self.fate_drawn)
        digest = mix_column(digest, self.fate_held)
        digest = mix_column(digest, self.fate_open)
        digest = mix_column(digest, self.fate_side)
        digest = mix_column(digest, self.event_deck)
        digest = mix_column(digest, self.agenda_deck)
        digest = mix_column(digest, self.hire_deck)
        digest = mix_column(digest, self.card_place)
        digest = mix_column(digest, self.card_on)
        digest = mix_column(digest, self.bent)
        digest = mix_column(digest, self.current)
        digest = mix_column(digest, self.fate_cell)
        digest = mix_column(digest, self.history)
        digest = mix_column(digest, self.doing)
        digest = mix_column(digest, self.heir_at)
        digest = mix_column(digest, self.fallen)
        digest = mix_column(digest, self.deaths)
        digest = mix_column(digest, self.holdings)
        digest = mix_column(digest, self.siege_tokens)
        digest = mix_column(digest, self.spared)
        digest = mix_column(digest, self.points)
        digest = mix_column(digest, self.conceded)
        digest = mix_column(digest, self.pacts)
        digest = mix_column(digest, self.missing)
        digest = mix_column(digest, self.invader)
        digest = mix_column(digest, self.offer)
        digest = mix_column(digest, self.promised)
        digest = mix_column(digest, self.stake)
        digest = mix_column(digest, self.promised_at_stake)
        digest = mix_column(digest, self.joined)
        digest = mix_column(digest, self.standing)
        digest = mix_column(digest, self.truces)
        digest = mix_column(digest, self.won_over)
        if len(self.annex) > 0:
            digest = mix_column(digest, self.annex)
        return digest if self.gone == 0 else mix(mix(digest, self.gone), self.headcount)


Play: TypeAlias = Game[Table]


def no_offer() -> vec[i64]:
    """The column of a bargain while no offer is on the table."""
    return vec[i64]([NONE, NONE, 0, NONE, NO_FAVOUR])


def put(column: vec[i64], row: i64, number: i64) -> vec[i64]:
    """The column with this number in one row: a new one, since copies of the table may share the old one."""
    changed = column[:]
    changed[row] = number
    return changed


def stack_room(table: Table) -> i64:
    """How many Action cards a stack may hold."""
    return len(table.stacks) // STACKS


def new_table(rules: Rules, content: Content) -> Table:
    """A table with every column in place and nothing set up."""
    table = Table(rules, content)
    table.seat_of = filled(MOST_SEATS, NONE)
    table.colour = filled(MOST_SEATS, 0)
    table.crowns = filled(MOST_SEATS, 0)
    table.faith = filled(MOST_SEATS, 0)
    table.votes = filled(MOST_SEATS, 0)
    table.influence = filled(MOST_SEATS, 0)
    table.banned = filled(MOST_SEATS, 0)
    table.attends = filled(MOST_SEATS, 0)
    table.fist = filled(MOST_SEATS, NONE)
    table.declared = filled(MOST_SEATS, NONE)
    table.written = filled(MOST_SEATS * content.agenda_places, NONE)
    table.stronghold_at = filled(MOST_SEATS, NONE)
    table.noble_at = filled(NOBLES, NONE)
    table.noble_fresh = filled(NOBLES, 0)
    table.noble_office = filled(NOBLES, NONE)
    table.troop_at = filled(TROOPS, NONE)
    table.casualties = filled(ARMIES, 0)
    table.city_owner = filled(CITIES, NONE)
    table.fortified = filled(CITIES, 0)
    table.breaches = filled(HOLDS, 0)
    table.siege_since = filled(HOLDS * MOST_SEATS, 0)
    table.action_at = filled(content.first_neutral + len(content.neutral_kind), 0)
    table.stacks = filled(STACKS * (2 * MOST_SEATS + content.neutrals_a_stack), 0)
    table.stack_left = filled(STACKS, 0)
    table.track = filled(SPOTS, NONE)
    table.voyage_spot = filled(VOYAGES, 0)
    table.voyage_blessed = filled(VOYAGES, 0)
    table.voyage_share = filled(VOYAGES * MOST_SEATS, 0)
    fates: i64 = len(content.fate_battle)
    table.fate_deck = filled(fates, 0)
    table.fate_hand = filled(2 * fates, 0)
    table.fate_drawn = filled(2, 0)
    table.fate_held = filled(2, 0)
    table.fate_open = filled(2, 0)
    table.fate_side = filled(2, NONE)
    table.event_deck = filled(len(content.events), 0)
    table.agenda_deck = filled(len(content.agenda_kind), 0)
    table.hire_deck = filled(len(content.for_hire), 0)
    table.card_place = filled(len(content.card_lies), 0)
    table.card_on = filled(len(content.card_lies), NONE)
    table.bent = filled(24, 0)
    table.current = filled(content.agenda_places, NONE)
    table.fate_cell = filled(MOST_SEATS * fates, 0)
    for row in range(MOST_SEATS * fates):
        table.fate_cell[row] = row % fates * 2
    table.history = filled(HISTORY, 0)
    table.doing = filled(DOING, 0)
    for row in range(FIGHT_NOBLES):
        table.doing[FIGHT_SEAT + row] = NONE
    for row in range(i64(FIGHT_COMMANDER), CALLED):
        table.doing[row] = NONE
    add_columns(table, rules)
    return table


def add_columns(table: Table, rules: Rules) -> None:
    """The columns of the optional rules that are played with; the troop cards of expansions are out of the game yet.

    Rules: WK-522, WK-535, WK-539, CG-118
    """
    holders = filled(rules.heirs * NOBLES, NONE)
    for noble in range(rules.heirs * rules.seats * SYMBOLS):
        holders[noble] = noble // SYMBOLS
    table.heir_at = holders
    table.fallen = filled(rules.heirs * NOBLES, 0)
    add_columns_of_the_manual(table, rules)
    if rules.offers > 0:
        table.offer = no_offer()
        table.promised = filled(MOST_SEATS * MOST_SEATS, 0)
        table.stake = filled(rules.bargain_windows * STAKE_PLACES, NONE)
        table.promised_at_stake = filled(rules.bargain_windows * MOST_SEATS * MOST_SEATS, NO_FAVOUR)
        table.joined = filled(rules.bargain_windows * MOST_SEATS, 0)
    if rules.open_motions > 0:
        table.standing = filled(OPEN_MOTIONS, 0)
    table.annex = filled(max(ANNEX_OF_VICTORY[rules.victory], ANNEX * max(rules.missions, rules.glory)), 0)
    if len(table.annex) > 0:
        troops = filled(max(TROOPS, len(table.content.troop_strength)), OUT)
        for troop in range(TROOPS):
            troops[troop] = NONE
        table.troop_at = troops


def add_columns_of_the_manual(table: Table, rules: Rules) -> None:
    """The columns of the reference manual's optional rules.

    Rules: VR-024, VR-028, VR-038, VR-043, VR-055, VR-060, VR-062, VR-070, VR-071, VR-090, VR-094, VR-104, VR-113
    """
    tokens: i64 = TOKENS_OF_VICTORY[rules.victory]
    table.deaths = filled(min(1, rules.sure_heirs) * NOBLES, 0)
    table.truces = filled(rules.capitulations * MOST_SEATS * MOST_SEATS, NONE)
    table.won_over = filled(min(1, rules.appeals) * CITIES, 0)
    table.siege_tokens = filled(min(1, rules.siege_draws) * HOLDS, 0)
    table.spared = filled(min(1, rules.siege_draws) * HOLDS, 0)
    table.holdings = filled(rules.instant * tokens * MOST_SEATS, NONE)
    table.conceded = filled(CONCESSIONS_OF_VICTORY[rules.victory] * MOST_SEATS, 0)
    table.points = filled((1 - tokens) * MOST_SEATS, 0)
    table.pacts = filled(min(1, rules.pact_rounds) * MOST_SEATS * MOST_SEATS, 0)
    table.missing = filled(min(1, rules.pact_rounds) * MOST_SEATS, 0)
    table.army_troops = filled(ARMIES + rules.manning * CITIES, 0)
    table.invader = filled(rules.invader, rules.seats)

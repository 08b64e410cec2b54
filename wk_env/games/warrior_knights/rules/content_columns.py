"""What is printed: map, cards, strengths and wages as columns, shared by all copies of a game and never written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# A word on an Event or Agenda is a row of eight numbers; a card has four such rows, one bend and one ear.
WORD_WIDTH: Final[i64] = 8
WORDS_A_CARD: Final[i64] = 4
BEND_WIDTH: Final[i64] = 5
EAR_WIDTH: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Content:
    """Every printed number, a column per fact."""

    __slots__ = (
        "agenda_kind",
        "agenda_places",
        "agenda_vote",
        "annex",
        "area_city",
        "area_outer",
        "area_port",
        "areas",
        "benders",
        "bends",
        "captains",
        "card_concession",
        "card_demand",
        "card_ends",
        "card_faith",
        "card_lies",
        "card_maintained",
        "card_refusable",
        "card_target",
        "city_area",
        "city_income",
        "city_strength",
        "ears",
        "event_colour",
        "events",
        "fate_baron",
        "fate_battle",
        "fate_city",
        "fate_nation",
        "fate_revolt",
        "fate_symbol",
        "fate_voyage",
        "first_bender",
        "first_listener",
        "first_neutral",
        "for_hire",
        "hand",
        "kingdom_areas",
        "listeners",
        "marches",
        "neutral_kind",
        "neutrals_a_stack",
        "own_first",
        "own_kind",
        "ports",
        "road_steps",
        "roads",
        "roads_between",
        "steps",
        "stronghold_strength",
        "track_fee",
        "troop_card",
        "troop_kind",
        "troop_leaves",
        "troop_nation",
        "troop_rank",
        "troop_strength",
        "troop_wage",
        "words",
    )

    def __init__(self) -> None:
        self.areas: i64 = 0
        self.kingdom_areas: i64 = 0
        self.roads: i64 = 0
        self.ports: i64 = 0  # the set of areas with a port icon
        self.hand: i64 = 0  # Action cards of a Baron
        self.first_neutral: i64 = 0  # the first Action card that is nobody's
        self.neutrals_a_stack: i64 = 0
        self.agenda_places: i64 = 0  # Agendas that may lie before an Assembly
        # A row per area.
        self.area_city: vec[i64] = vec[i64]()  # the city printed there, or NONE
        self.area_outer: vec[i64] = vec[i64]()  # 1 in an outer row or column of the Kingdom (WK-530)
        self.area_port: vec[i64] = vec[i64]()  # 1 where a port icon is printed
        self.steps: vec[i64] = vec[i64]()  # the set of areas one normal step away
        self.road_steps: vec[i64] = vec[i64]()  # road * 62 + area: the set of areas one step along that road
        self.roads_between: vec[i64] = vec[i64]()  # area * 62 + other: the set of roads that lead there in one step
        self.marches: vec[i64] = vec[i64]()  # the set of areas within a march of usual length if nobody bars the way
        # A row per city, and per Baron colour.
        self.city_area: vec[i64] = vec[i64]()
        self.city_strength: vec[i64] = vec[i64]()
        self.city_income: vec[i64] = vec[i64]()
        self.stronghold_strength: vec[i64] = vec[i64]()
        # A row per troop card: Regulars seat * 4 + 0 to 3, Mercenaries, then those of expansions.
        self.troop_strength: vec[i64] = vec[i64]()
        self.troop_wage: vec[i64] = vec[i64]()
        self.troop_kind: vec[i64] = vec[i64]()
        self.troop_nation: vec[i64] = vec[i64]()  # NONE for Regulars
        self.troop_leaves: vec[i64] = vec[i64]()  # where it goes when its army is lost: numbers.py
        self.troop_card: vec[i64] = vec[i64]()  # the card that works for the Noble whom it is with, or NONE
        self.troop_rank: vec[i64] = vec[i64]()  # of which a Noble has one such card at most, or NONE
        self.captains: vec[i64] = vec[i64]()  # the cards with a rank
        self.for_hire: vec[i64] = vec[i64]()  # the cards of the Mercenary deck
        # A row per Fate card.
        self.fate_baron: vec[i64] = vec[i64]()  # a colour
        self.fate_symbol: vec[i64] = vec[i64]()
        self.fate_revolt: vec[i64] = vec[i64]()  # CALM, REVOLTS or RIOTS
        self.fate_battle: vec[i64] = vec[i64]()
        self.fate_city: vec[i64] = vec[i64]()
        self.fate_nation: vec[i64] = vec[i64]()
        self.fate_voyage: vec[i64] = vec[i64]()  # voyage * cards + card
        # Loose numbers.
        self.track_fee: vec[i64] = vec[i64]()  # a row per spot, left to right
        self.own_kind: vec[i64] = vec[i64]()  # a row per Action card of one Baron, kinds in rising order
        self.own_first: vec[i64] = vec[i64]()  # kind: the first such card of a Baron; at last how many he has
        self.neutral_kind: vec[i64] = vec[i64]()  # a row per Neutral action card
        # A row per Event (0 to 35), Agenda (from 36 on) and card of expansions; the numbers are in cards/vocabulary.py.
        self.events: vec[i64] = vec[i64]()  # the cards of the Event deck
        self.event_colour: vec[i64] = vec[i64]()  # NONE for what is no Event
        self.agenda_kind: vec[i64] = vec[i64]()  # Agendas only, from 0
        self.agenda_vote: vec[i64] = vec[i64]()  # Agendas only, from 0
        self.card_target: vec[i64] = vec[i64]()
        self.card_faith: vec[i64] = vec[i64]()
        self.card_lies: vec[i64] = vec[i64]()
        self.card_ends: vec[i64] = vec[i64]()
        self.card_refusable: vec[i64] = vec[i64]()
        self.card_demand: vec[i64] = vec[i64]()
        self.card_concession: vec[i64] = vec[i64]()
        self.card_maintained: vec[i64] = vec[i64]()
        self.words: vec[i64] = vec[i64]()  # (card * 4 + effect, also, instead, ear's effect) * 8
        self.bends: vec[i64] = vec[i64]()  # card * 5
        self.ears: vec[i64] = vec[i64]()  # card * 2: moment, who
        self.benders: vec[i64] = vec[i64]()  # the cards that bend a measure, by measure and number
        self.first_bender: vec[i64] = vec[i64]()  # measure: the place of its first card there; at last where they end
        self.listeners: vec[i64] = vec[i64]()  # the cards that listen to a moment, by moment and number
        self.first_listener: vec[i64] = vec[i64]()  # moment: likewise
        self.annex: vec[i64] = vec[i64]()  # printed numbers of expansions, at their own places; none without

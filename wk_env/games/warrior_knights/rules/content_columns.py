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
        "agenda_vote",
        "annex",
        "area_city",
        "area_outer",
        "area_port",
        "areas",
        "benders",
        "bends",
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
        "fate_baron",
        "fate_battle",
        "fate_city",
        "fate_nation",
        "fate_revolt",
        "fate_symbol",
        "fate_voyage",
        "first_bender",
        "first_listener",
        "kingdom_areas",
        "listeners",
        "marches",
        "neutral_kind",
        "ports",
        "road_steps",
        "roads",
        "roads_between",
        "steps",
        "stronghold_strength",
        "track_fee",
        "troop_kind",
        "troop_leaves",
        "troop_nation",
        "troop_strength",
        "troop_wage",
        "words",
    )

    def __init__(self) -> None:
        self.areas: i64 = 0
        self.kingdom_areas: i64 = 0
        self.roads: i64 = 0
        self.ports: i64 = 0  # the set of areas with a port icon
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
        self.troop_leaves: vec[i64] = vec[i64]()  # where it goes when its army is lost: OUT, IN_DECK or AT_HOME
        # A row per Fate card.
        self.fate_baron: vec[i64] = vec[i64]()  # a colour
        self.fate_symbol: vec[i64] = vec[i64]()
        self.fate_revolt: vec[i64] = vec[i64]()  # 1 for Revolt
        self.fate_battle: vec[i64] = vec[i64]()
        self.fate_city: vec[i64] = vec[i64]()
        self.fate_nation: vec[i64] = vec[i64]()
        self.fate_voyage: vec[i64] = vec[i64]()  # voyage * 24 + card
        # Loose numbers.
        self.track_fee: vec[i64] = vec[i64]()  # a row per spot, left to right
        self.neutral_kind: vec[i64] = vec[i64]()  # a row per Neutral action card
        # A row per Event (0 to 35) and Agenda (36 to 79); see cards/vocabulary.py for the numbers.
        self.event_colour: vec[i64] = vec[i64]()  # Events only
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

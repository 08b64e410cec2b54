"""Every kind of frame by its number in packed positions: a new kind takes the next number, none is used again.

The frames here are what a position is read into, a copy at a time; their fields say which of them are columns.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.barons_cards import (
    DropAdvancements,
    EnrichMind,
    ForcedMarch,
    Purchases,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.funds import MoreFunds
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import (
    HireGarrison,
    PayGarrisons,
    UpgradeWithGarrisons,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import PlaceArmy, Usurp
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.learning import ChangeRow
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import MusterForces, RecruitLevies
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.neutral_cards import ClosedResearch, Research
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.using import Declare, UseOnTheWay
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.withdrawal import Withdrawal
from wk_env.games.warrior_knights.rules.cards.baron_actions import Allocate, AllocateMobilize, Claim, VersatileStrategy
from wk_env.games.warrior_knights.rules.cards.cancelling import PriceOfBlue, PriceOfRed
from wk_env.games.warrior_knights.rules.cards.effects import Deed, Hit, HitEach, Resolve
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries, Recruit
from wk_env.games.warrior_knights.rules.cards.effects_on_barons import ChooseVoyage, Exchange
from wk_env.games.warrior_knights.rules.cards.effects_on_cities import EachCity
from wk_env.games.warrior_knights.rules.cards.events import Event, ImportantEvent
from wk_env.games.warrior_knights.rules.cards.neutral_actions import NeutralAction
from wk_env.games.warrior_knights.rules.cards.resolving import Finish, Happen
from wk_env.games.warrior_knights.rules.moments import Speak
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import (
    SiegeCasualty,
    SiegeDraw,
    SiegeDraws,
    SiegesOf,
)
from wk_env.games.warrior_knights.rules.optional.appeals_instead import MobilizeOrAppeal
from wk_env.games.warrior_knights.rules.optional.capitulation import Capitulate, Capitulations
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import Appeal
from wk_env.games.warrior_knights.rules.optional.hail_to_the_king import Concessions
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning, ManningAtReturn
from wk_env.games.warrior_knights.rules.optional.invader_acts import InvaderActs
from wk_env.games.warrior_knights.rules.optional.treachery import Pacts, ProposePact, Reckoning
from wk_env.games.warrior_knights.rules.phases.actions import Actions, NextCard, SendHome, SpecialPhases
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.draft import Draft, Hiring
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude
from wk_env.games.warrior_knights.rules.phases.placing import DistributeTroops, PlaceFirstNobles, PlaceStrongholds
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.returns import NoblesReturn, Returns, StrongholdReturns
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.setup import Setup
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.phases.wages import PayArmy, Wages
from wk_env.games.warrior_knights.rules.procedures.aftermath import BattleWon
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda, Motion
from wk_env.games.warrior_knights.rules.procedures.appointment import Charge, Office
from wk_env.games.warrior_knights.rules.procedures.attack import Attack
from wk_env.games.warrior_knights.rules.procedures.bargaining import Bargain, Bargains
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.bidding import AtStake, Bid
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.combat import Battle
from wk_env.games.warrior_knights.rules.procedures.consent import Consent
from wk_env.games.warrior_knights.rules.procedures.death import CheckArmies, Death, Deaths
from wk_env.games.warrior_knights.rules.procedures.desertion import Desert
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.procedures.expedition import Blessing, FundExpeditions, Invest, Sail
from wk_env.games.warrior_knights.rules.procedures.fate_hands import Discard
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.procedures.inheritance import GiveHeirs, KillHeirs
from wk_env.games.warrior_knights.rules.procedures.journey import Journey
from wk_env.games.warrior_knights.rules.procedures.losses import Losses, Sacrifice
from wk_env.games.warrior_knights.rules.procedures.march import March, Voyage
from wk_env.games.warrior_knights.rules.procedures.miracles import Collection, Miracles
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize, MoveOne
from wk_env.games.warrior_knights.rules.procedures.muster import Muster, MusterTroops
from wk_env.games.warrior_knights.rules.procedures.private_motion import PrivateMotion
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.procedures.redistribution import Redistribution
from wk_env.games.warrior_knights.rules.procedures.repeal import Repeal
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat, Retreats
from wk_env.games.warrior_knights.rules.procedures.revolt import CityTests, Revolt, Revolts
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.procedures.stronghold import GiveCity
from wk_env.games.warrior_knights.rules.procedures.track import TakeSpot
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops
from wk_env.games.warrior_knights.rules.procedures.upgrade import Upgrade, UpgradeDefenses
from wk_env.games.warrior_knights.rules.procedures.voting import SealVotes, Voting, WriteVotes
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.core import Frame

FRAMES: Final[Mapping[int, Frame[Table]]] = {
    1: Actions(),
    2: NextCard(),
    3: SpecialPhases(),
    4: SendHome(0),
    5: Assembly(),
    6: Draft(),
    7: Hiring(0, 0),
    8: Interlude(0),
    9: DistributeTroops(),
    10: PlaceStrongholds(),
    11: PlaceFirstNobles(),
    12: Planning(),
    13: Returns(),
    14: StrongholdReturns(0),
    15: NoblesReturn(0),
    16: Round(),
    17: Setup(),
    18: Taxation(0),
    19: Upkeep(),
    20: Wages(0),
    21: PayArmy(0),
    22: BattleWon(0, 0),
    23: Agenda(0, 0),
    24: Motion(0, 0),
    25: Charge(0, 0),
    26: Office(0, 0),
    27: Attack(0, 0, 0, 0, 0),
    28: Bargains(0),
    29: Bargain(0, 0),
    30: Fight(0, 0),
    31: Capture(0, 0),
    32: Suffer(0, 0, 0, 0),
    33: Battle(0, 0, 0, 0, 0),
    34: Consent(0, 0),
    35: Death(0, 0),
    36: Deaths(0, 0, 0),
    37: CheckArmies(0, 0),
    38: Desert(0, 0),
    39: Eliminate(0),
    40: FundExpeditions(),
    41: Invest(0),
    42: Blessing(0),
    43: Sail(0),
    44: Discard(0, 0),
    45: PlaceTroop(0, 0),
    46: KillHeirs(0),
    47: GiveHeirs(0),
    48: Journey(0, 0),
    49: March(0, vec[i64]()),
    50: Voyage(0, 0),
    51: Losses(0),
    52: Sacrifice(0, 0, 0),
    53: Miracles(0),
    54: Collection(0, 0),
    55: Mobilize(0),
    56: MoveOne(0),
    57: MusterTroops(),
    58: Muster(0),
    59: PrivateMotion(),
    60: KeepOrRaze(0),
    61: Redistribution(0, 0),
    62: Repeal(0, 0),
    63: Retreats(0, 0),
    64: Retreat(0),
    65: Revolts(),
    66: CityTests(0),
    67: Revolt(0),
    68: Besiege(0, 0, 0),
    69: GiveCity(0, 0),
    70: TakeSpot(0, 0),
    71: TakeTroops(0),
    72: UpgradeDefenses(),
    73: Upgrade(0),
    74: SealVotes(0),
    75: WriteVotes(0),
    76: Voting(0, 0),
    77: Allocate(0, 0),
    78: AllocateMobilize(0),
    79: Claim(0),
    80: VersatileStrategy(0),
    81: PriceOfRed(0, 0, 0),
    82: PriceOfBlue(0, 0, 0),
    83: Resolve(0, 0, 0),
    84: HitEach(0, 0),
    85: Hit(0, 0, 0, 0),
    86: Deed(0, 0, 0, 0, 0),
    87: Recruit(0, 0),
    88: LoseMercenaries(0, 0, 0),
    89: Exchange(0, 0, 0),
    90: ChooseVoyage(0, 0),
    91: EachCity(0, 0, 0),
    92: ImportantEvent(),
    93: Event(0, 0),
    94: Happen(0, 0, 0),
    95: Finish(0),
    96: NeutralAction(0),
    97: Speak(0, 0, 0),
    98: PlaceArmy(0),
    99: Usurp(0, 0),
    100: Riot(0),
    101: Withdrawal(0, 0),
    102: MoreFunds(0),
    110: UpgradeWithGarrisons(),
    111: HireGarrison(0, 0),
    112: PayGarrisons(0),
    113: MusterForces(),
    114: RecruitLevies(0, 0),
    120: ForcedMarch(0),
    121: EnrichMind(0),
    122: Purchases(0),
    123: DropAdvancements(0),
    124: Research(0),
    125: ClosedResearch(0),
    126: ChangeRow(),
    127: Declare(0, 0, 0),
    128: UseOnTheWay(0, 0, 0, 0),
    140: Capitulations(),
    141: Capitulate(0, 0),
    142: Appeal(0, 0),
    143: MobilizeOrAppeal(0),
    150: SiegeDraws(),
    151: SiegesOf(0),
    152: SiegeDraw(0, 0, 0),
    153: SiegeCasualty(0),
    130: Concessions(),
    160: Pacts(0),
    161: ProposePact(0),
    162: Reckoning(0, 0),
    170: Manning(0),
    171: ManningAtReturn(0),
    180: InvaderActs(0),
    200: AtStake(0),
    201: Bid(0),
}

"""What a Baron does when Fate says Riot, Retreat or Funds Needed."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    EARNS_CROWNS,
    HOLDS_CITY,
    KEEPS_TROOPS,
    LEAST_LOSS,
    NOTHING_BETTER,
    SAVES_CROWNS,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_works import RevoltAnswer, odds_if_blessed, odds_of_voyage
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION
from wk_env.games.warrior_knights.advice.tactics.attacks import A_DEAD_NOBLE, A_HUNDRED, cost_of_defeat, lives_of
from wk_env.games.warrior_knights.advice.tactics.battle_odds import HIT_CARD, SHIELD_CARD, SURE, VICTORY_CARD
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, value_of_own, worth_of_points
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.withdrawal import has_way_out
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.measures import BATTLE_DEAL, BATTLE_PREVENT
from wk_env.games.warrior_knights.rules.numbers import (
    DEAL,
    DRAW_FATE,
    MOST_AREAS,
    MOST_SEATS,
    NONE,
    PREVENT,
    SQUARE,
    STAR,
    SYMBOLS,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import FULL_VICTORY
from wk_env.games.warrior_knights.rules.procedures.combat import Battle
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, count_results
from wk_env.games.warrior_knights.rules.procedures.tally import tally, victories_of
from wk_env.games.warrior_knights.rules.queries import area_of, strength_of, strength_of_hold
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of

LASTS: Final[i64] = 2  # rounds until a riot is over, as a rule
WORSE: Final[i64] = 20  # per cent: how much oftener a rioting city revolts in a round
TO_REFUGE: Final[i64] = 60  # what it costs a Noble to leave his place


# ---- riots


def rounds_of_riot(situation: Situation, city: i64) -> i64:
    """For how many Upkeeps a riot will cost Influence: one if a Noble of his is near the city."""
    area: i64 = situation.table.content.city_area[city]
    lasts: i64 = LASTS
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        place: i64 = area_of(situation.table, noble)
        if place != NONE and situation.distances.moves[place * MOST_AREAS + area] <= 1:
            lasts = 1
    return min(lasts, situation.rounds)


def cost_of_riot(situation: Situation, city: i64) -> i64:
    """What a riot takes: Influence and crowns while it lasts, and the danger of a revolt; nothing at the very end."""
    table = situation.table
    if table.last_upkeep == 1:
        return 0
    rounds: i64 = rounds_of_riot(situation, city)
    cost: i64 = worth_of_points(situation, rounds)
    cost += situation.crowns(table.content.city_income[city] + table.fortified[city]) * min(
        rounds, situation.rounds - 1
    )
    risk: i64 = min(value_of_own(situation, city), situation.crowns(table.matter))
    return cost + risk * WORSE * rounds // 100


class RiotAnswer(RevoltAnswer):
    """As in a revolt, but what is lost is what the riot takes."""

    def loss(self, situation: Situation) -> i64:
        """Less than the city."""
        return cost_of_riot(situation, situation.table.subject)


# ---- withdrawals


def hits_expected(situation: Situation, battle: Battle, side: i64) -> i64:
    """The casualties that a side may expect if all stand, in thousandths, by the open hands and the cards to come."""
    table = situation.table
    other: i64 = 1 - side
    dealt: i64 = tally(table, other, DEAL, BATTLE_DEAL, battle.commander[other], battle.walls_before(other))
    prevented: i64 = tally(table, side, PREVENT, BATTLE_PREVENT, battle.commander[side], battle.walls_before(side))
    hits: i64 = (
        SURE * (dealt - prevented) + HIT_CARD * to_come(situation, other) - SHIELD_CARD * to_come(situation, side)
    )
    if is_fresh(situation, battle.commander[other], STAR):
        hits += SURE
    if is_fresh(situation, battle.commander[side], SQUARE):
        hits -= SURE
    return max(0, hits)


def to_come(situation: Situation, side: i64) -> i64:
    """How many cards a hand still brings."""
    return count_results(situation.table, side, DRAW_FATE) + count_results(situation.table, side, WITHDRAW)


def is_fresh(situation: Situation, noble: i64, symbol: i64) -> bool:
    """Whether a fresh Noble of this symbol commands."""
    return noble != NONE and noble % SYMBOLS == symbol and situation.table.noble_fresh[noble] == 1


def lead_expected(situation: Situation, battle: Battle) -> i64:
    """The victories of the attacker less those of the defender that may be expected, in thousandths."""
    table = situation.table
    lead: i64 = victories_of(table, ATTACK, battle.commander[ATTACK], battle.walls_before(ATTACK))
    lead -= victories_of(table, DEFENCE, battle.commander[DEFENCE], NONE)
    return SURE * lead + VICTORY_CARD * (to_come(situation, ATTACK) - to_come(situation, DEFENCE))


def worth_of_standing(situation: Situation, battle: Battle) -> i64:
    """What it is worth to stand: the harm to the attacker, less the hold and the men that will be lost."""
    hits: i64 = (hits_expected(situation, battle, DEFENCE) + SURE // 2) // SURE
    lead: i64 = (lead_expected(situation, battle) + SURE // 2) // SURE
    lives: i64 = lives_of(situation, battle.nobles[DEFENCE])
    worth: i64 = worth_of_harm(situation, battle, lead)
    walls: i64 = i64(0) if battle.hold == NONE else (strength_of_hold(situation.table, battle.hold) + 99) // 100
    if lead >= FULL_VICTORY or hits >= lives + walls:
        return worth - cost_of_defeat(situation, battle.nobles[DEFENCE]) - worth_given_up(situation, battle.hold)
    worth -= situation.weighed(max(0, hits - walls) * A_HUNDRED, CAUTION)
    if lead > 0:
        worth -= A_HUNDRED // 2 + worth_given_up(situation, battle.hold) + worth_of_leaving(situation, battle)
    return worth


def worth_of_harm(situation: Situation, battle: Battle, lead: i64) -> i64:
    """What the attacker is likely to lose if all stand."""
    hits: i64 = (hits_expected(situation, battle, ATTACK) + SURE // 2) // SURE
    lives: i64 = lives_of(situation, battle.nobles[ATTACK])
    loss: i64 = min(hits, lives) * A_HUNDRED
    if hits >= lives or -lead >= FULL_VICTORY:
        loss = lives * A_HUNDRED + A_DEAD_NOBLE
    return harm_to(situation, battle.seat[ATTACK], loss)


def worth_given_up(situation: Situation, hold: i64) -> i64:
    """What goes with a hold that is left to the attacker."""
    return i64(0) if hold == NONE else value_of_own(situation, hold)


def worth_of_leaving(situation: Situation, battle: Battle) -> i64:
    """What it costs the Nobles to leave: the life of whoever has no way out, else a little."""
    cost: i64 = 0
    rest: i64 = battle.nobles[DEFENCE]
    while rest != 0:
        noble: i64 = first_in(rest)
        rest = rest_of(rest)
        if has_way_out(situation.table, noble):
            cost += TO_REFUGE
        else:
            cost += A_DEAD_NOBLE + strength_of(situation.table, noble) * A_HUNDRED // 300
    return situation.weighed(cost, CAUTION)


class WithdrawOrStandAnswer(Answer):
    """He stands unless that is likely to cost him more than what he gives up."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the open hands."""
        battle = situation.game.top
        assert isinstance(battle, Battle)
        if choice == YES:
            situation.reason = KEEPS_TROOPS
            return -worth_given_up(situation, battle.hold) - worth_of_leaving(situation, battle)
        situation.reason = LEAST_LOSS if battle.hold == NONE else HOLDS_CITY
        return worth_of_standing(situation, battle)


# ---- more funds


class FundMoreAnswer(Answer):
    """He pays if his stake is likely to bring home more."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What the stake brings by the odds, less the price; nothing if it comes home too late to be of use."""
        if choice != YES:
            situation.reason = SAVES_CROWNS
            return 0
        table = situation.table
        situation.reason = EARNS_CROWNS
        voyage: i64 = table.subject
        stake: i64 = table.voyage_share[voyage * MOST_SEATS + situation.seat]
        is_blessed: bool = table.voyage_blessed[voyage] == 1
        odds: i64 = odds_if_blessed(situation, voyage) if is_blessed else odds_of_voyage(situation, voyage)
        brings: i64 = situation.crowns(stake) * odds // SURE
        if situation.rounds <= 1:
            situation.reason = NOTHING_BETTER
            brings = 0
        return brings - situation.crowns(table.matter)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    RiotAnswer(asks.RIOT),
    WithdrawOrStandAnswer(asks.WITHDRAW_OR_STAND),
    FundMoreAnswer(asks.FUND_MORE),
]

"""A purposeful Baron: he gathers armies, goes for cities that he can win, keeps what he takes and pays what he owes.

Hand-made weights per question, drawn by chance; where nothing is written here he has the habits of random_barons.py.
He looks at nothing but what lies open on the table, his own cards and the business that he was asked about.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from wk_experiments.games.warrior_knights.purposeful_targets import (
    COMMAND,
    GOOD,
    SURE,
    appetite,
    gathering,
    is_free,
    is_sieged_now,
    margin,
    overseas,
    own,
    steps_to_target,
    target_in,
)
from wk_experiments.games.warrior_knights.random_barons import drawn, weight_of

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    DRAFT_SOLDIERS,
    DRAW_FATE,
    FATE_CARDS,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NONE,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
    VERSATILE_STRATEGY,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in, nobles_in, strength_of_armies
from wk_env.games.warrior_knights.rules.procedures.attack_targets import hold_of_target
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.fate_hands import Discard, must_discard
from wk_env.games.warrior_knights.rules.procedures.journey import Journey
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize
from wk_env.games.warrior_knights.rules.queries import area_of, besieges, city_in, strength_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import Rng

Weights: TypeAlias = "list[int]"
Weigh: TypeAlias = Callable[[Play, "list[int]"], "list[int]"]

FAIR: Final = 10
POOR: Final = 1
FULL_ARMY: Final = 150
RICH: Final = 12
WORTH_OF_PLAN: Final = {MOBILIZE_FORCES: 40, VERSATILE_STRATEGY: 30, DRAFT_SOLDIERS: 14, LEVY_TAXES: 14}
WORTH_OF_FATE: Final = {VICTORY: 4, DRAW_FATE: 3, DEAL: 2}
WORTH_OF_COMMANDER: Final = {TRIANGLE: GOOD, STAR: 20, SQUARE: FAIR, CIRCLE: 2}


def plan(_: Play, choices: list[int]) -> Weights:
    """Marching before all, hiring and taxes next."""
    kinds = [choice % (asks.PLAN_DONE + 1) for choice in choices]
    return [1 if kind == asks.PLAN_DONE else WORTH_OF_PLAN.get(kind, FAIR) for kind in kinds]


def lay_troop(game: Play, choices: list[int]) -> Weights:
    """Two full armies, or nearly, then a third."""
    table, seat = game.state, game.decision.seat
    weights = {asks.STRONGHOLD: POOR}
    for symbol in range(SYMBOLS):
        troops = table.army_troops[seat * SYMBOLS + symbol]
        weights[symbol] = (GOOD if troops else FAIR) if troops < FULL_ARMY else POOR
    return [weights[choice] for choice in choices]


def near_cities(game: Play, choices: list[int]) -> Weights:
    """A stronghold stands where cities are near."""
    table = game.state
    nearest = steps_to_target(table, game.decision.seat)
    return [POOR if choice == asks.LEAVE_OFF else GOOD // nearest[choice] ** 2 + 1 for choice in choices]


def before_a_city(game: Play, choices: list[int]) -> Weights:
    """The first Nobles stand where a neutral city is weak."""
    table = game.state
    cities = [city_in(table, area) for area in choices]
    return [POOR if city == NONE else 24_000 // table.content.city_strength[city] for city in cities]


def act(game: Play, choices: list[int]) -> Weights:
    """He takes what a card gives; with Versatile Strategy he looks for a battle first."""
    table, seat = game.state, game.decision.seat
    areas = {area_of(table, noble) for noble in own(seat)} - {NONE}
    hunger = max([appetite(table, seat, fresh_nobles_in(table, seat, area), area) for area in areas], default=0)
    weights = {asks.DO_IT: SURE, asks.TAKE_CROWNS: FAIR, asks.TAKE_VOTE: 5, asks.MOVE_ONE: 15, asks.DECLINE: POOR}
    weights[asks.START_BATTLE] = max(hunger, POOR)
    weights[asks.BUY_SPOT] = FAIR if table.crowns[seat] > RICH else POOR
    return [weights[choice] for choice in choices]


def mobilize(game: Play, choices: list[int]) -> Weights:
    """He goes where he can win something, or at least nearer to it."""
    table, seat = game.state, game.decision.seat
    nearest = steps_to_target(table, seat)
    fights = isinstance(game.top, Fight)
    weights = []
    for area in choices:
        if area == asks.NO_AREA:
            weights.append(POOR)
            continue
        nobles = fresh_nobles_in(table, seat, area) if fights else gathering(table, seat, area)
        sails = FAIR if area >= table.content.kingdom_areas and overseas(table, seat, area) else POOR
        weights.append(appetite(table, seat, nobles, area) or max(sails, 4 - nearest[area]))
    return weights


def mover(game: Play, choices: list[int]) -> Weights:
    """To a target come all who keep up no siege; elsewhere whoever stands far from any."""
    table, seat, frame = game.state, game.decision.seat, game.top
    hunts = isinstance(frame, Mobilize) and target_in(table, seat, frame.area) != NONE
    nearest = steps_to_target(table, seat)
    weights = []
    for choice in choices:
        if choice == asks.DONE_MOVING:
            weights.append(POOR if hunts else 5)
        elif not is_free(table, seat * SYMBOLS + choice):
            weights.append(POOR)
        else:
            away = nearest[area_of(table, seat * SYMBOLS + choice)]
            weights.append(GOOD if hunts else 5 + 5 * min(away, 3))
    return weights


def route(game: Play, choices: list[int]) -> Weights:
    """By any road to his goal; without one to a target, or nearer to it."""
    frame = game.top
    assert isinstance(frame, Journey)
    if frame.goal != NONE:
        return [GOOD if choice == asks.ARRIVE else POOR if choice >= asks.SAIL else FAIR for choice in choices]
    nearest = steps_to_target(game.state, game.decision.seat)
    return [wander(game.state, frame, choice, nearest) for choice in choices]


def wander(table: Table, frame: Journey, choice: int, nearest: list[int]) -> int:
    """How gladly a Noble without a goal goes to an area, stops or turns back."""
    seat, nobles = frame.noble // SYMBOLS, 1 << frame.noble
    if choice == asks.GO_BACK:
        return POOR
    if choice == asks.ARRIVE:
        return appetite(table, seat, nobles, frame.path[frame.count - 1]) or FAIR
    area = choice if choice < asks.SAIL else choice - asks.SAIL
    return appetite(table, seat, nobles, area) or max(POOR, 9 - 4 * nearest[area])


def target(game: Play, choices: list[int]) -> Weights:
    """A hold that he can win, or Nobles weaker than his own."""
    table, seat, frame = game.state, game.decision.seat, game.top
    assert isinstance(frame, Fight)
    mine = fresh_nobles_in(table, seat, frame.place)
    weights = []
    for choice in choices:
        if choice == asks.NO_TARGET:
            weights.append(3)
            continue
        hold = hold_of_target(table, choice, frame.place)
        if hold != NONE:
            weights.append(GOOD if margin(table, mine, hold) > 0 else POOR)
        else:
            theirs = strength_of_armies(table, nobles_in(table, choice, frame.place))
            weights.append(GOOD if strength_of_armies(table, mine) > theirs else POOR)
    return weights


def battle_kind(game: Play, choices: list[int]) -> Weights:
    """A siege that stands is finished; else an assault with a wide margin, a siege with a narrow one."""
    table, seat, frame = game.state, game.decision.seat, game.top
    assert isinstance(frame, Fight)
    hold = hold_of_target(table, frame.target, frame.place)
    ahead = margin(table, fresh_nobles_in(table, seat, frame.place), hold)
    weights = {asks.NO_BATTLE: 5, asks.SIEGE: SURE if besieges(table, seat, hold) else 40}
    weights[asks.ASSAULT] = GOOD if ahead >= COMMAND else FAIR if ahead > 0 else POOR
    if is_sieged_now(table, seat, hold):
        weights[asks.NO_BATTLE] = GOOD
    return [weights[choice] for choice in choices]


def all_join(_: Play, choices: list[int]) -> Weights:
    """Every fresh army takes part."""
    return [GOOD if choice == min(choices) and choice != asks.ALL_CHOSEN else POOR for choice in choices]


def commander(_: Play, choices: list[int]) -> Weights:
    """Who brings a victory leads."""
    return [WORTH_OF_COMMANDER[choice] for choice in choices]


def discard(game: Play, choices: list[int]) -> Weights:
    """The worst of his cards go, as few as must."""
    table, frame = game.state, game.top
    assert isinstance(frame, Discard)
    hand = [table.fate_hand[frame.side * FATE_CARDS + place] for place in range(table.fate_held[frame.side])]
    hand.sort(key=lambda card: WORTH_OF_FATE.get(table.content.fate_battle[card], 1))
    worst = set(hand[: must_discard(len(hand))])
    if not worst & set(choices):
        return [GOOD if choice == asks.NO_MORE_DISCARDS else POOR for choice in choices]
    return [SURE if choice in worst else POOR for choice in choices]


def casualty(game: Play, choices: list[int]) -> Weights:
    """Walls first, then the strongest army."""
    table, first = game.state, game.decision.seat * SYMBOLS
    return [GOOD if c >= asks.STRONGHOLD else 1 + strength_of(table, first + c) // 10 for c in choices]


def hire(_: Play, choices: list[int]) -> Weights:
    """The strongest."""
    return [POOR if choice == asks.NO_HIRE else FAIR * (1 + choice % 4) ** 2 for choice in choices]


def transfer(_: Play, choices: list[int]) -> Weights:
    """What waits in the stronghold goes out with a Noble."""
    sorted_out = {asks.NO_TRANSFER: FAIR}
    return [sorted_out.get(choice, 30 if choice // 5 == asks.STRONGHOLD else POOR) for choice in choices]


def invest(game: Play, choices: list[int]) -> Weights:
    """What he can spare."""
    is_rich = game.state.crowns[game.decision.seat] >= RICH
    return [1 + choice if is_rich else 1 + GOOD * (choice == 0) for choice in choices]


def upgrade(game: Play, choices: list[int]) -> Weights:
    """Walls are for the rich."""
    is_rich = game.state.crowns[game.decision.seat] >= RICH
    return [FAIR if is_rich or choice == asks.NO_UPGRADE else POOR for choice in choices]


def votes(_: Play, choices: list[int]) -> Weights:
    """A few at a time."""
    return [1 + GOOD // (1 + choice) for choice in choices]


def fixed(weights: dict[int, int], other: int) -> Weigh:
    """The same weights whatever the table looks like."""
    return lambda _, choices: [weights.get(choice, other) for choice in choices]


PRIORITIES: Final[dict[int, Weigh]] = {
    asks.SETUP_TROOP: lay_troop,
    asks.STRONGHOLD_AREA: near_cities,
    asks.FIRST_AREA: before_a_city,
    asks.PLAN: plan,
    asks.ACT: act,
    asks.MOBILIZE_AREA: mobilize,
    asks.MOVER: mover,
    asks.ROUTE: route,
    asks.TARGET: target,
    asks.BATTLE_KIND: battle_kind,
    asks.ATTACKER: all_join,
    asks.COMMANDER: commander,
    asks.DISCARD: discard,
    asks.CASUALTY: casualty,
    asks.HIRE: hire,
    asks.TRANSFER: transfer,
    asks.INVEST: invest,
    asks.UPGRADE: upgrade,
    asks.VOTES: votes,
    asks.DONOR: fixed({asks.STRONGHOLD: GOOD, asks.NO_DONOR: 20}, POOR),
    asks.TAKE: fixed({asks.ENOUGH: POOR}, FAIR),
    asks.HAND: fixed({asks.ENOUGH: 5}, FAIR),
    asks.CONSENT: fixed({1: POOR}, 3),
    asks.PERMIT: fixed({1: POOR}, 2),
    asks.ABILITY: fixed({1: GOOD}, POOR),
    asks.KEEP_OR_RAZE: fixed({asks.KEEP: GOOD}, POOR),
    asks.TRACK_SPOT: fixed({asks.NO_SPOT: POOR}, FAIR),
    asks.PAY_TROOP: fixed({asks.NO_MORE_PAY: POOR}, GOOD),
    asks.REVOLT: fixed({asks.LOSE_CITY: POOR}, GOOD),
    asks.CANCEL: fixed({1: FAIR}, 5),
}


def choose(match: KnightsMatch, luck: Rng) -> int:
    """An option drawn by weight."""
    choices = match.decision.choices()
    weigh = PRIORITIES.get(match.decision.ask)
    weights = weigh(match.game, choices) if weigh else [weight_of(match, choice) for choice in choices]
    return drawn(choices, weights, luck)

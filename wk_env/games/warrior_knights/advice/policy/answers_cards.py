"""Action cards: which to lay in which stack, what to do with them and where they go; spots of the Mercenary Track."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.advanced_sieges import wants_deed
from wk_env.games.warrior_knights.advice.optional.diplomatic_conquest import gain_of_mobilizing, worth_of_appeal
from wk_env.games.warrior_knights.advice.policy.answer import (
    BRINGS_CARDS_BACK,
    BRINGS_PHASE,
    CHOOSES_EARLY,
    EARNS_CROWNS,
    EARNS_FAITH,
    EARNS_VOTES,
    HAS_SUCH_AIMS,
    LETS_MARCH,
    NOTHING_BETTER,
    RAISES_TROOPS,
    SAVES_CROWNS,
    TAKES_HOLD,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import A_FAITH, Situation, zeal
from wk_env.games.warrior_knights.advice.policy.styles import FAITH, TROOPS, VOTES
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_alone
from wk_env.games.warrior_knights.advice.tactics.marches import best_field, gain_of_theatres
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.learning_worth import worth_of_special_kind
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import kind_laid, kinds_of, stack_laid
from wk_env.games.warrior_knights.rules.asks import (
    APPEAL,
    BUY_SPOT,
    DECLINE,
    DO_IT,
    MOVE_ONE,
    NO_SPOT,
    START_BATTLE,
    TAKE_CROWNS,
    TAKE_VOTE,
)
from wk_env.games.warrior_knights.rules.cards.gains import areas_with_nobles
from wk_env.games.warrior_knights.rules.numbers import (
    DRAFT_SOLDIERS,
    ENRICH_MIND,
    FIRST_STRONGHOLD,
    FORCED_MARCH,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    IN_WAGES,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    MOST_AREAS,
    NONE,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    SYMBOLS,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.phases.actions import cards_in
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.taxation import income_of
from wk_env.games.warrior_knights.rules.queries import area_of_hold, besieges, holder_of, kingdom_cities_of, sides_of

TWO_VOTES: Final[i64] = 180
A_DEED: Final[i64] = 1100  # a march or an attack that has an aim
A_STEP: Final[i64] = 260  # one that has none
EARLY: Final[i64] = 120  # how much sooner a deed is better done, stack by stack
A_RECRUIT: Final[i64] = 420
SECOND: Final[i64] = 70  # per cent: a second card of a kind
# Places of the scratch column: cards laid by kind, deeds to do, deeds laid for.
DEEDS: Final[i64] = 8
LAID_DEEDS: Final[i64] = 9


def has_aim(situation: Situation, noble: i64) -> bool:
    """Whether a Noble can take something where he is or one move away."""
    table = situation.table
    place: i64 = table.noble_at[noble]
    if not 0 <= place < MOST_AREAS:
        return False
    is_waited_for: bool = wants_deed(table)
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        area: i64 = area_of_hold(table, hold)
        if area < 0 or situation.distances.moves[place * MOST_AREAS + area] > 1:
            continue
        if hope_alone(situation, noble, hold) > 0:
            return True
        if is_waited_for and besieges(table, situation.seat, hold) and holder_of(table, hold) != situation.seat:
            return True
    return False


class PlanAnswer(Answer):
    """Actions first, then what brings crowns, Faith and troops; two cards a stack."""

    def prepare(self, situation: Situation) -> None:
        """Count what there is to do, and what is laid for it."""
        first: i64 = situation.seat * situation.table.content.hand
        for card in range(first, first + situation.table.content.hand):
            if situation.table.action_at[card] in (1, 2, 3):
                kind: i64 = situation.table.content.own_kind[card - first]
                situation.memo[kind] += 1
                situation.memo[LAID_DEEDS] += deeds_with(kind)
        for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
            if has_aim(situation, noble):
                situation.memo[DEEDS] += 1

    def worth(self, situation: Situation, choice: i64) -> i64:
        """The card and, if it is the first of its stack, the best that may follow."""
        kind: i64 = kind_laid(choice)
        if kind == NONE:
            situation.reason = NOTHING_BETTER
            return 0
        stack: i64 = stack_laid(choice)
        frame = situation.game.top
        worth: i64 = self.card(situation, kind, stack, 0, situation.memo[LAID_DEEDS])
        reason: i64 = situation.reason
        if isinstance(frame, Planning) and frame.laid == 0:
            worth += self.follow(situation, kind, stack)
        situation.reason = reason
        return worth

    def follow(self, situation: Situation, kind: i64, stack: i64) -> i64:
        """The best card that may follow one into a stack."""
        best: i64 = 0
        deeds: i64 = situation.memo[LAID_DEEDS] + deeds_with(kind)
        for other in range(kind, kinds_of(situation.table)):
            same: i64 = 1 if other == kind else 0
            if in_hand(situation, other) > same:
                best = max(best, self.card(situation, other, stack, same, deeds))
        return best

    def card(self, situation: Situation, kind: i64, stack: i64, same: i64, deeds: i64) -> i64:
        """What a card in a stack is worth beside those that are laid."""
        if deeds_with(kind) == 1:
            situation.reason = HAS_SUCH_AIMS if deeds < situation.memo[DEEDS] else LETS_MARCH
            worth: i64 = A_DEED if deeds < situation.memo[DEEDS] else A_STEP
            if kind == VERSATILE_STRATEGY:
                worth = worth * 9 // 10 if deeds < situation.memo[DEEDS] else max(A_STEP // 2, situation.crowns(2)) + 20
            return worth + EARLY * (3 - stack)
        if kind >= FORCED_MARCH:
            worth = worth_of_special_kind(situation, kind, stack, deeds)
        else:
            worth = worth_of_kind(situation, kind)
        return worth * SECOND // 100 if situation.memo[kind] + same > 0 else worth


def deeds_with(kind: i64) -> i64:
    """How many deeds a card is good for: one march or attack, or none."""
    return i64(1) if kind in (MOBILIZE_FORCES, VERSATILE_STRATEGY) else i64(0)


def in_hand(situation: Situation, kind: i64) -> i64:
    """How many cards of a kind he has in hand."""
    table = situation.table
    first: i64 = situation.seat * table.content.hand
    count: i64 = 0
    for card in range(first + table.content.own_first[kind], first + table.content.own_first[kind + 1]):
        if table.action_at[card] == IN_HAND:
            count += 1
    return count


def worth_of_kind(situation: Situation, kind: i64) -> i64:
    """What the gains of a card are worth."""
    table = situation.table
    if kind == LEVY_TAXES:
        situation.reason = EARNS_CROWNS
        return (
            situation.crowns(max(2, areas_with_nobles(table, situation.seat)))
            + situation.crowns(income_of(table, situation.seat)) // 8
        )
    if kind == DRAFT_SOLDIERS:
        situation.reason = RAISES_TROOPS
        worth: i64 = A_RECRUIT if situation.spare() >= 2 else A_RECRUIT // 3
        return situation.weighed(worth, TROOPS) * min(situation.rounds, 4) // 4
    if kind == RALLY_SUPPORT:
        situation.reason = EARNS_VOTES
        return situation.weighed(TWO_VOTES + (80 if table.chairman != situation.seat else 0), VOTES)
    if kind == SERVE_THE_CHURCH:
        situation.reason = EARNS_FAITH
        worth = A_FAITH + (60 if table.head != situation.seat else 0)
        return situation.weighed(worth, FAITH) * zeal(table.faith[situation.seat], situation.rounds) // 100 + 40
    return A_STEP


class ActAnswer(Answer):
    """What to do with a card that is turned over: of Versatile Strategy, the best of its uses."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what comes of it."""
        if choice == DECLINE:
            situation.reason = NOTHING_BETTER
            return 0
        if choice == TAKE_CROWNS:
            situation.reason = EARNS_CROWNS
            return situation.crowns(2)
        if choice == TAKE_VOTE:
            situation.reason = EARNS_VOTES
            return situation.weighed(TWO_VOTES // 2, VOTES)
        if choice == START_BATTLE:
            situation.reason = TAKES_HOLD
            return best_field(situation)
        if choice == MOVE_ONE:
            return gain_of_theatres(situation)
        return self.spot(situation, choice)

    def spot(self, situation: Situation, choice: i64) -> i64:
        """A spot for a fee, an appeal, or simply what the card says."""
        if choice == APPEAL:
            return worth_of_appeal(situation)
        if choice == BUY_SPOT:
            situation.reason = RAISES_TROOPS
            fees = situation.table.content.track_fee
            return situation.weighed(A_RECRUIT, TROOPS) // 2 - situation.crowns(fees[situation.table.seats])
        if situation.table.subject == MOBILIZE_FORCES:
            return gain_of_mobilizing(situation)
        situation.reason = reason_of_kind(situation.table.subject)
        return 500 if choice == DO_IT else 0


def reason_of_kind(kind: i64) -> i64:
    """What a card that is turned over is good for."""
    if kind == LEVY_TAXES:
        return EARNS_CROWNS
    if kind == RALLY_SUPPORT:
        return EARNS_VOTES
    if kind == SERVE_THE_CHURCH:
        return EARNS_FAITH
    if kind == ENRICH_MIND:
        return WORTH_HAVING
    return RAISES_TROOPS if kind == DRAFT_SOLDIERS else LETS_MARCH


class AllocateAnswer(Answer):
    """Where a card brings the phase nearer that he wants, and his own cards back."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the phase, and how near it is."""
        situation.reason = BRINGS_PHASE
        table = situation.table
        left: i64 = 2 * table.headcount - cards_in(table, choice)
        worth: i64 = worth_of_phase(situation, choice)
        first: i64 = situation.seat * situation.table.content.hand
        for card in range(first, first + situation.table.content.hand):
            if table.action_at[card] == choice:
                situation.second = BRINGS_CARDS_BACK
                worth += 250 if table.content.own_kind[card - first] == MOBILIZE_FORCES else 80
        return worth // max(1, left)


def worth_of_phase(situation: Situation, area: i64) -> i64:
    """What a special phase is worth to him beside what it is worth to the others."""
    table = situation.table
    worth: i64 = 0
    for seat in range(table.seats):
        own: i64 = table.seats - 1 if seat == situation.seat else i64(-1)
        if area == IN_TAXATION:
            worth += own * income_of(table, seat) * 80
        elif area == IN_ASSEMBLY:
            worth += own * (table.votes[seat] + kingdom_cities_of(table, seat)) * 40
    worth = worth // max(1, table.seats - 1)
    if area == IN_WAGES:
        worth = 200 - situation.crowns(situation.wages) // 2
        if situation.spare() < 0:
            worth -= 600
    elif area == IN_TAXATION:
        worth += situation.crowns(income_of(table, situation.seat)) // 2
    return worth


class TrackSpotAnswer(Answer):
    """The first spot of the track that is free: first come, first served."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By its place, less its fee."""
        if choice == NO_SPOT:
            situation.reason = SAVES_CROWNS
            return 100
        situation.reason = RAISES_TROOPS
        situation.second = CHOOSES_EARLY
        fee: i64 = situation.table.content.track_fee[choice] * situation.table.subject
        return situation.weighed(A_RECRUIT, TROOPS) - 30 * choice - situation.crowns(fee)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    PlanAnswer(asks.PLAN),
    ActAnswer(asks.ACT),
    AllocateAnswer(asks.ALLOCATE),
    TrackSpotAnswer(asks.TRACK_SPOT),
]

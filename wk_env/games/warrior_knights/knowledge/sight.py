"""Who may know what: whether a seat may see troops, Votes, plans and hands of others, or count them."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DISCARD, KEEP_RESEARCH, PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK
from wk_env.games.warrior_knights.rules.state import Play


def is_sealed(game: Play) -> bool:
    """Whether the open question is put to all at the same time: nobody sees an answer before all have given theirs.

    So is one about a card that only who is asked has seen.
    Rules: WK-044, CG-076
    """
    if is_asked(game, KEEP_RESEARCH) and game.state.subject == NONE:
        return True
    return is_asked(game, PLAN) or is_asked(game, DISCARD) or is_asked(game, VOTES) or is_asked(game, SETUP_TROOP)


def is_asked(game: Play, ask: i64) -> bool:
    """Whether the open question is of this kind."""
    return game.decision.count > 0 and game.decision.ask == ask


def has_answered(game: Play, seat: i64) -> bool:
    """Whether a seat comes before the one that is asked, in the order from the Chairman.

    Rules: WK-002
    """
    table = game.state
    place: i64 = (seat - table.chairman + table.seats) % table.seats
    return place < (game.decision.seat - table.chairman + table.seats) % table.seats


def may_see_troops(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer sees where the troops of a seat lie: during their first distribution only his and an invader's.

    Rules: WK-044, WK-063, VR-073
    """
    return owner in (viewer, game.state.seats) or not is_asked(game, SETUP_TROOP)


def may_see_fist(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer knows the Votes that a seat holds ready: until all are revealed only his own.

    Rules: WK-044, WK-242, WK-248, WK-531
    """
    return owner == viewer or not is_asked(game, VOTES)


def may_count_plans(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer sees how many cards a seat laid in each stack: while all plan at the same time only his own.

    Rules: WK-044, WK-087
    """
    return owner == viewer or not is_asked(game, PLAN)


def may_see_hand(game: Play, side: i64, viewer: i64) -> bool:
    """Whether a viewer knows the Fate cards that a side of the battle holds: his own, and open ones.

    Rules: WK-044, WK-083, WK-374
    """
    return game.state.fate_open[side] == 1 or game.state.fate_side[side] == viewer


def may_count_hand(game: Play, side: i64, viewer: i64) -> bool:
    """Whether a viewer knows how many Fate cards a side keeps: while both discard at the same time only his own.

    Rules: WK-044, WK-375
    """
    return game.state.fate_side[side] == viewer or not is_asked(game, DISCARD)


def may_count_fate(game: Play, viewer: i64) -> bool:
    """Whether a viewer knows how many cards the Fate deck holds: while both discard, it would tell how many they keep.

    Rules: WK-044, WK-375
    """
    return may_count_hand(game, 0, viewer) and may_count_hand(game, 1, viewer)


def has_discarded_in_secret(game: Play, viewer: i64) -> bool:
    """Whether the attacker has discarded and the defender has not: only the attacker knows how many and which.

    An invader who attacks discards when the defender has.
    Rules: WK-044, WK-375, VR-081
    """
    attacker: i64 = game.state.fate_side[ATTACK]
    return is_asked(game, DISCARD) and attacker != NONE and attacker not in (viewer, game.decision.seat)

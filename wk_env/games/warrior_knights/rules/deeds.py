"""Simple changes of the table, in which nobody is asked anything."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_loss import lose_garrison
from wk_env.games.warrior_knights.rules.cards.in_force import lend
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_STRONGHOLD,
    IN_DECK,
    IN_DISCARD,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    ON_OFFER,
    RAZED,
    REGULARS,
)
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.optional.reign import collects
from wk_env.games.warrior_knights.rules.optional.siege_tokens import take_off_tokens
from wk_env.games.warrior_knights.rules.optional.won_cities import lose_mark
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    baron_of,
    has_noble_in,
    is_on_board,
    is_stronghold,
    strength_of_hold,
    troops_of,
)
from wk_env.games.warrior_knights.rules.riots import calm, calm_by_noble
from wk_env.games.warrior_knights.rules.state import Play, Table, put

# ---- resources


def pay(table: Table, seat: i64, crowns: i64) -> None:
    """A Baron pays crowns to the treasury.

    Rules: WK-034
    """
    assert table.crowns[seat] >= crowns
    table.crowns[seat] -= crowns


def gain_influence(table: Table, seat: i64, amount: i64) -> None:
    """A Baron gains Influence from the pool, and the missing tokens from the extra ones, of which there is no end.

    Where Influence is counted anew it stays in the count for good.
    Rules: WK-153, WK-549, VR-024, VR-112
    """
    if collects(table, seat, amount):
        return
    table.influence[seat] += amount
    table.pool = max(0, table.pool - amount)
    if len(table.points) > 0:
        table.points = put(table.points, seat, table.points[seat] + amount)


def lose_influence(table: Table, seat: i64, amount: i64) -> None:
    """A Baron loses Influence that he has, to the extra tokens, never to the pool; a count remembers it.

    Rules: WK-560, VR-007, VR-024, VR-112
    """
    if collects(table, seat, -amount):
        return
    table.influence[seat] -= amount
    if len(table.points) > 0:
        table.points = put(table.points, seat, table.points[seat] - amount)


def take_chair(table: Table, seat: i64) -> None:
    """A Baron becomes Chairman unless he is banned; the deputy of the Chairman before him is one no more.

    Rules: WK-293
    """
    if table.banned[seat] == 0 and table.chairman != seat:
        table.chairman = seat
        table.acting = NONE


# ---- troop cards


def move_troop(table: Table, troop: i64, place: i64) -> None:
    """Lay a troop card with an army, or at IN_DECK, IN_DISCARD, ON_OFFER or OUT; keeps army_troops in step.

    Decks have an order: use shuffle_into_deck to put a Mercenary there.
    """
    old: i64 = table.troop_at[troop]
    strength: i64 = table.content.troop_strength[troop]
    if old >= 0:
        table.army_troops[old] -= strength
    if place >= 0:
        table.army_troops[place] += strength
    table.troop_at[troop] = place
    gift: i64 = table.content.troop_card[troop]
    if gift != NONE:
        lend(table, gift, place)


def move_army(table: Table, army: i64, place: i64) -> None:
    """Lay all troop cards and casualty tokens of an army with another army.

    Rules: WK-345
    """
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] == army:
            move_troop(table, troop, place)
    table.casualties[place] += table.casualties[army]
    table.casualties[army] = 0


def shuffle_into_deck(game: Play, troop: i64) -> None:
    """Shuffle a Mercenary card into the Mercenary deck."""
    table = game.state
    move_troop(table, troop, IN_DECK)
    deck = put(table.hire_deck, table.hire_count, troop)
    table.hire_count += 1
    game.rng.shuffle(deck, 0, table.hire_count)
    table.hire_deck = deck


def draw_mercenary(game: Play) -> i64:
    """Lay open the top Mercenary card, ON_OFFER; an empty deck is rebuilt from the discards; NONE when there are none.

    Rules: WK-042
    """
    table = game.state
    if table.hire_count == 0:
        deck = table.hire_deck[:]
        for troop in range(REGULARS, len(table.troop_at)):
            if table.troop_at[troop] == IN_DISCARD:
                table.troop_at[troop] = IN_DECK
                deck[table.hire_count] = troop
                table.hire_count += 1
        game.rng.shuffle(deck, 0, table.hire_count)
        table.hire_deck = deck
    if table.hire_count == 0:
        return NONE
    table.hire_count -= 1
    drawn: i64 = table.hire_deck[table.hire_count]
    table.troop_at[drawn] = ON_OFFER
    return drawn


# ---- Nobles


def exhaust(table: Table, noble: i64) -> None:
    """Turn a Noble card to its exhausted side."""
    table.noble_fresh[noble] = 0


def put_noble(table: Table, noble: i64, place: i64) -> None:
    """Put a Noble into an area, on a port icon or off the board; sieges he alone kept up are lifted.

    Rules: CG-096, VR-091
    """
    table.noble_at[noble] = place
    lift_sieges(table)
    if len(table.annex) > 0:
        calm_by_noble(table, baron_of(noble), place)
    if len(table.holdings) > 0:
        settle_holdings(table)


def leave_if_bare(table: Table, noble: i64) -> None:
    """A Noble on the board without troops and tokens leaves it alive, with all that lies on his card.

    Maintained troops keep him there.
    Rules: WK-346, WK-473, WK-517, WK-568
    """
    if is_on_board(table, noble) and troops_of(table, noble) == 0 and table.casualties[noble] == 0:
        put_noble(table, noble, OFF_BOARD)


def lift_sieges(table: Table) -> None:
    """Take off the siege markers of Barons who have no Noble left in the area.

    Rules: WK-448, WK-574, VR-036
    """
    row: i64 = NONE
    for since in table.siege_since:
        row += 1
        if since > 0 and not has_noble_in(table, row % MOST_SEATS, area_of_hold(table, row // MOST_SEATS)):
            table.siege_since = put(table.siege_since, row, 0)
    take_off_tokens(table)


# ---- cities and strongholds


def clear_sieges(table: Table, hold: i64) -> None:
    """Take all siege markers off a hold.

    Rules: WK-449
    """
    since = table.siege_since[:]
    for seat in range(MOST_SEATS):
        since[hold * MOST_SEATS + seat] = 0
    table.siege_since = since
    take_off_tokens(table)
    settle_holdings(table)


def put_control(table: Table, city: i64, seat: i64) -> None:
    """A Baron's control marker goes under a city, fortified face up if it was fortified. His own siege there ends.

    Rules: WK-014, WK-214, WK-420, CG-035, CG-097, VR-058
    """
    calm(table, city)
    table.city_owner = put(table.city_owner, city, seat)
    lose_garrison(table, city)
    lose_mark(table, city)
    table.siege_since = put(table.siege_since, city * MOST_SEATS + seat, 0)
    take_off_tokens(table)
    settle_holdings(table)


def make_neutral(table: Table, city: i64) -> None:
    """A city loses its control marker, its fortification and its Garrison; breaches and sieges stay.

    Rules: WK-165, WK-215, CG-035, CG-097, VR-058
    """
    calm(table, city)
    table.city_owner = put(table.city_owner, city, NEUTRAL)
    table.fortified = put(table.fortified, city, 0)
    lose_garrison(table, city)
    lose_mark(table, city)
    settle_holdings(table)


def raze(table: Table, city: i64) -> None:
    """A city is gone for good: piece, marker, breaches and sieges. Pays nothing; cards on it are the caller's business.

    Rules: WK-424, CG-035, CG-097, VR-058
    """
    calm(table, city)
    lose_garrison(table, city)
    lose_mark(table, city)
    table.city_owner = put(table.city_owner, city, RAZED)
    table.fortified = put(table.fortified, city, 0)
    table.breaches = put(table.breaches, city, 0)
    clear_sieges(table, city)


def breach(table: Table, hold: i64) -> None:
    """One breach more; a fortified city brought to strength 0 loses its fortification and one breach.

    Rules: WK-036, WK-216
    """
    table.breaches = put(table.breaches, hold, table.breaches[hold] + 1)
    if is_stronghold(hold) or table.fortified[hold] == 0:
        return
    if strength_of_hold(table, hold) == 0:
        table.fortified = put(table.fortified, hold, 0)
        table.breaches = put(table.breaches, hold, table.breaches[hold] - 1)


def remove_stronghold(table: Table, seat: i64) -> None:
    """A stronghold leaves the board; its breaches and sieges are cleared.

    Rules: WK-463, WK-466
    """
    table.stronghold_at = put(table.stronghold_at, seat, OFF_BOARD)
    table.breaches = put(table.breaches, FIRST_STRONGHOLD + seat, 0)
    clear_sieges(table, FIRST_STRONGHOLD + seat)

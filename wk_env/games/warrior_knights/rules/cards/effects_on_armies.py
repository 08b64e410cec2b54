"""What cards do to armies: casualties, recruits, deserters and death."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DESERTING, FROM_GARRISON
from wk_env.games.warrior_knights.rules.cards.event_targets import turn_for_noble_of
from wk_env.games.warrior_knights.rules.cards.resources import parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    TARGET_NATION,
    WHICH,
    WHICH_RANDOM,
    WHICH_TARGET,
    WORD_CASUALTIES,
    WORD_DESERT,
    WORD_RECRUIT,
)
from wk_env.games.warrior_knights.rules.deeds import draw_mercenary, shuffle_into_deck
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_GARRISON, NOBLES, NONE, REGULARS
from wk_env.games.warrior_knights.rules.optional.garrison_ends import send_all_home, send_home
from wk_env.games.warrior_knights.rules.optional.garrison_places import manned_by, payer_of
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, BY_CASUALTIES, BY_DESERTION, CheckArmies, Death
from wk_env.games.warrior_knights.rules.procedures.desertion import Desert, kinds_of_nation
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    baron_of,
    can_take_casualty,
    card_of_kind,
    in_order,
    is_on_board,
)
from wk_env.games.warrior_knights.rules.sets import first_in
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


def do_to_army(game: Play, card: i64, row: i64, seat: i64, target: i64) -> None:
    """One word about armies: of the Noble on the card, of all in a city's area, or of a Baron."""
    table = game.state
    word: i64 = word_of(table, card, row)
    amount: i64 = parameter(table, card, row, AMOUNT)
    which: i64 = parameter(table, card, row, WHICH)
    if word == WORD_CASUALTIES:
        if which == WHICH_TARGET:
            hurt(game, target, amount)
        else:
            hurt_area(game, table.content.city_area[target], amount)
    elif word == WORD_RECRUIT:
        game.call(Recruit(seat, amount))
    elif word == WORD_DESERT:
        game.call(LoseMercenaries(seat, nation_of(table, card, target), amount))
    else:
        kill(game, turn_for_noble_of(table, seat) if which == WHICH_RANDOM else target)


# ---- casualties and death


def change_casualties(table: Table, army: i64, amount: i64) -> None:
    """So many tokens more, stopping once they reach the troops; or so many fewer.

    Rules: WK-035, WK-186, WK-384
    """
    for _ in range(amount):
        if can_take_casualty(table, army):
            table.casualties[army] += 1
    if amount < 0:
        table.casualties[army] = max(0, table.casualties[army] + amount)


def hurt(game: Play, noble: i64, amount: i64) -> None:
    """The army of a Noble takes tokens and he dies at once if they reach his troops, or it loses some.

    Rules: WK-186, WK-493, WK-565
    """
    change_casualties(game.state, noble, amount)
    game.call(CheckArmies(baron_of(noble), BY_CASUALTIES))


def hurt_area(game: Play, area: i64, amount: i64) -> None:
    """Every army that a Noble leads in an area takes tokens; the Nobles of the Chairman die first, an invader's last.

    Rules: WK-493
    """
    table = game.state
    for noble in range(NOBLES):
        if area_of(table, noble) == area:
            change_casualties(table, noble, amount)
    if len(table.invader) > 0:
        game.call(CheckArmies(table.seats, BY_CASUALTIES))
    for back in range(table.seats):
        game.call(CheckArmies(in_order(table, table.seats - 1 - back), BY_CASUALTIES))


def kill(game: Play, noble: i64) -> None:
    """A Noble on the board dies; with none on the board nothing happens.

    Rules: WK-481
    """
    if noble != NONE and is_on_board(game.state, noble):
        game.call(Death(noble, BY_CARD))


# ---- recruits


class Recruit(Frame[Table]):
    """A Baron takes the top Mercenaries without a fee and assigns one after the other; he cannot decline.

    Rules: WK-042, WK-304, WK-306
    """

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def resume(self, game: Play) -> None:
        """Draw the next one, if there is any."""
        troop: i64 = NONE if self.left == 0 else draw_mercenary(game)
        self.left -= 1
        if troop == NONE:
            game.end()
        else:
            game.call(PlaceTroop(self.seat, troop))

    def copy(self) -> "Recruit":
        """An independent copy."""
        return Recruit(self.seat, self.left)


# ---- deserters


def nation_of(table: Table, card: i64, target: i64) -> i64:
    """The nationality of the card's deserters: its target, else one that Fate names for this Baron; NONE without Fate.

    Rules: WK-077
    """
    if table.content.card_target[card] == TARGET_NATION:
        return target
    fate: i64 = turn_fate(table)
    return NONE if fate == NONE else table.content.fate_nation[fate]


def is_deserter(table: Table, troop: i64, seat: i64, nation: i64) -> bool:
    """Whether a troop card is a Baron's Mercenary of this nationality, wherever he keeps it."""
    if table.content.troop_nation[troop] != nation or table.troop_at[troop] < 0:
        return False
    return payer_of(table, table.troop_at[troop]) == seat


def deserters_at(table: Table, army: i64, nation: i64) -> i64:
    """How many Mercenaries of a nationality an army has."""
    count: i64 = 0
    for troop in range(REGULARS, len(table.troop_at)):
        if table.troop_at[troop] == army and table.content.troop_nation[troop] == nation:
            count += 1
    return count


def places_of(table: Table) -> i64:
    """How many places a Baron has for Mercenaries: his armies, and each city where he may have a garrison."""
    return FROM_GARRISON + CITIES * table.rules.manning


def deserters_with(table: Table, seat: i64, place: i64, nation: i64) -> i64:
    """How many Mercenaries of a nationality a Baron has at one of his places: an army's or FROM_GARRISON + city."""
    if place < FROM_GARRISON:
        return deserters_at(table, army_at(seat, place), nation)
    city: i64 = place - FROM_GARRISON
    if table.city_owner[city] != seat:
        return 0
    return deserters_at(table, FIRST_GARRISON + city, nation)


class LoseMercenaries(Frame[Table]):
    """Up to so many of a Baron's Mercenaries of one nationality desert, of his choice; then his armies are checked."""

    __slots__ = ("left", "nation", "seat")

    def __init__(self, seat: i64, nation: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.nation: i64 = nation
        self.left: i64 = left

    def resume(self, game: Play) -> None:
        """While he has more than must go he chooses where the next one is; the last ones go unasked.

        Rules: WK-233, WK-234, WK-566, VR-109
        """
        table = game.state
        total: i64 = 0
        only: i64 = NONE
        armies: i64 = 0
        for place in range(places_of(table)):
            here: i64 = deserters_with(table, self.seat, place, self.nation)
            total += here
            if here > 0:
                armies += 1
                only = place
        if self.left == 0 or total <= self.left:
            self.lose_all(game)
        elif armies == 1:
            self.answer(game, only)
        else:
            self.ask(game)

    def ask(self, game: Play) -> None:
        """Offer each of his places with such Mercenaries."""
        decision = ask_about(game, self.seat, DESERTING, self.nation, self.left)
        for place in range(places_of(game.state)):
            if deserters_with(game.state, self.seat, place, self.nation) > 0:
                decision.offer(place)

    def lose_all(self, game: Play) -> None:
        """All that are left of this nationality go back into the deck."""
        table = game.state
        for troop in range(REGULARS, len(table.troop_at)):
            if self.left > 0 and is_deserter(table, troop, self.seat, self.nation):
                shuffle_into_deck(game, troop)
        send_all_home(table, self.seat, manned_by(table, self.seat))
        game.end()
        game.call(CheckArmies(self.seat, BY_DESERTION))

    def answer(self, game: Play, choice: i64) -> None:
        """One of those in that army or garrison deserts; a garrison has them of one kind alone.

        Rules: VR-109
        """
        self.left -= 1
        if choice < FROM_GARRISON:
            game.call(Desert(army_at(self.seat, choice), self.nation))
            return
        table = game.state
        garrison: i64 = FIRST_GARRISON + choice - FROM_GARRISON
        kinds: i64 = kinds_of_nation(table, garrison, self.nation)
        shuffle_into_deck(game, card_of_kind(table, first_in(kinds), garrison))
        send_home(table, choice - FROM_GARRISON, self.seat)

    def copy(self) -> "LoseMercenaries":
        """An independent copy."""
        return LoseMercenaries(self.seat, self.nation, self.left)

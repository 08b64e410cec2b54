"""The ten laws in force, and how cards in force speak at their moments."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.decks import CARD_OF, answer_first, lay_down
from wk_env.games.warrior_knights.rules.asks import COMPLY, FORTIFY, RAZE
from wk_env.games.warrior_knights.rules.measures import MAY_RAZE, MAY_SIEGE, is_unlawful
from wk_env.games.warrior_knights.rules.moments import (
    ASSEMBLY_BEGINS,
    BATTLE_WON,
    CITY_TAKEN,
    EVERYBODY,
    NOBLE_DIES,
    TAXED,
    announce,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CARD_IN_FORCE, NO, NONE, STAR, YES
from wk_env.games.warrior_knights.rules.phases.assembly import votes_for
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.upkeep import influence_of
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.procedures.upgrade import UpgradeDefenses
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle


def say(game: Play, moment: int, actor: int, foe: int = NONE) -> None:
    """A moment is announced, and the cards that hear it speak."""
    announce(game, moment, actor, foe)
    settle(game)


@pytest.mark.rule("WK-225", "WK-286", "WK-287")
def test_the_crowns_tenth_asks_a_crown_a_city_after_income_and_refusing_it_bans() -> None:
    game = arrange()
    law = lay_down(game, "The Crown's Tenth")
    control(game, 0, 5, 6)
    run(game, Taxation(BIT[0] + BIT[1]))
    assert asked(game) == (COMPLY, 0, [NO, YES])
    assert game.state.crowns[0] == 22
    answer(game, NO)
    assert game.is_over()
    assert (game.state.crowns[0], game.state.banned[0]) == (22, 1)
    assert game.state.card_place[law] == CARD_IN_FORCE


@pytest.mark.parametrize(("cities", "crowns", "left"), [(2, 9, 7), (5, 9, 6), (3, 2, 0)])
def test_the_crowns_tenth_takes_three_at_most_and_no_more_than_he_has(cities: int, crowns: int, left: int) -> None:
    game = arrange()
    lay_down(game, "The Crown's Tenth")
    control(game, 0, *range(cities))
    game.state.crowns[0] = crowns
    say(game, TAXED, 0)
    answer(game, YES)
    assert game.state.crowns[0] == left


@pytest.mark.rule("WK-291")
def test_a_law_binds_a_banned_baron() -> None:
    game = arrange()
    lay_down(game, "The Crown's Tenth")
    control(game, 0, 5)
    game.state.banned[0] = 1
    say(game, TAXED, 0)
    assert game.is_over()
    assert game.state.crowns[0] == 14


@pytest.mark.rule("WK-291")
def test_a_banned_baron_may_refuse_a_law_if_the_table_lets_him() -> None:
    game = arrange(rules=Rules(seats=2, banned_refusals=1))
    lay_down(game, "The Crown's Tenth")
    control(game, 0, 5)
    game.state.banned[0] = 1
    say(game, TAXED, 0)
    answer(game, NO)
    assert game.state.crowns[0] == 15


def test_the_sumptuary_law_takes_four_crowns_from_whoever_has_most_as_the_assembly_begins() -> None:
    game = arrange(seats=3)
    lay_down(game, "The Sumptuary Law")
    game.state.crowns[0] = game.state.crowns[2] = 20
    game.state.crowns[1] = 18
    say(game, ASSEMBLY_BEGINS, EVERYBODY)
    assert asked(game) == (COMPLY, 0, [NO, YES])
    answer(game, YES)
    assert asked(game) == (COMPLY, 2, [NO, YES])
    answer(game, YES)
    assert game.is_over()
    assert list(game.state.crowns[:3]) == [16, 18, 16]


@pytest.mark.rule("WK-286")
def test_the_peace_of_god_bans_whoever_lays_siege() -> None:
    game = arrange()
    lay_down(game, "The Peace of God")
    put(game, noble_of(0, STAR), 13, (200, 200))
    assert is_unlawful(game.state, MAY_SIEGE, 0)
    assert not is_unlawful(game.state, MAY_RAZE, 0)
    run(game, Besiege(0, 5, BIT[noble_of(0, STAR)]))
    assert (game.state.banned[0], game.state.siege_since[5 * 6]) == (1, 1)


@pytest.mark.rule("WK-286")
def test_no_torch_to_the_thatch_bans_whoever_razes() -> None:
    game = arrange()
    lay_down(game, "No Torch to the Thatch")
    control(game, 0, 5)
    run(game, KeepOrRaze(5))
    answer(game, RAZE)
    assert game.state.banned[0] == 1


def test_no_torch_to_the_thatch_gives_a_faith_for_a_city_taken() -> None:
    game = arrange()
    lay_down(game, "No Torch to the Thatch")
    before = game.state.faith[1]
    say(game, CITY_TAKEN, 1)
    assert game.is_over()
    assert (game.state.faith[1], game.state.banned[1]) == (before + 1, 0)


def test_feudal_relief_takes_three_crowns_for_a_city_taken() -> None:
    game = arrange()
    lay_down(game, "Feudal Relief")
    say(game, CITY_TAKEN, 1)
    assert asked(game) == (COMPLY, 1, [NO, YES])
    answer(game, YES)
    assert game.state.crowns[1] == 12


@pytest.mark.parametrize(("crowns", "paid"), [(15, 3), (2, 2)])
def test_wergild_is_three_crowns_from_the_winner_to_the_losing_baron(crowns: int, paid: int) -> None:
    game = arrange()
    lay_down(game, "Wergild")
    game.state.crowns[0] = crowns
    say(game, BATTLE_WON, 0, 1)
    answer(game, YES)
    assert list(game.state.crowns[:2]) == [crowns - paid, 15 + paid]


def test_wergild_asks_nothing_for_a_neutral_city_or_of_an_empty_purse() -> None:
    game = arrange()
    lay_down(game, "Wergild")
    say(game, BATTLE_WON, 0, NONE)
    assert game.is_over()
    game.state.crowns[0] = 0
    say(game, BATTLE_WON, 0, 1)
    assert game.is_over()


def test_the_masons_statute_halves_the_price_of_walls() -> None:
    game = arrange()
    lay_down(game, "The Masons' Statute")
    control(game, 0, 5)
    game.state.crowns[0] = 2
    run(game, UpgradeDefenses())
    answer(game, FORTIFY + 5)
    assert game.state.crowns[0] == 0


def test_a_crown_beyond_the_sea_makes_overseas_cities_worth_two_influence() -> None:
    game = arrange()
    lay_down(game, "A Crown Beyond the Sea")
    control(game, 0, 5, 18, 19)
    game.state.stronghold_at[0] = 30
    assert influence_of(game.state, 0) == 1 + 2 + 2


def test_the_small_voices_give_two_votes_to_each_attending_baron_with_fewest_cities() -> None:
    game = arrange(seats=4)
    lay_down(game, "The Small Voices")
    control(game, 0, 5, 6)
    control(game, 1, 18)
    control(game, 2, 7)
    for seat in (0, 1, 2):
        game.state.attends[seat] = 1
    assert [votes_for(game.state, seat) for seat in (0, 1, 2)] == [3, 1 + 2, 2 + 2]


def test_masses_for_the_dead_give_a_faith_to_the_baron_of_a_noble_who_dies() -> None:
    game = arrange()
    lay_down(game, "Masses for the Dead")
    put(game, noble_of(1, STAR), 13, (50,))
    run(game, Death(noble_of(1, STAR), BY_CARD))
    answer_first(game)
    assert list(game.state.faith[:2]) == [0, 1]


# ---- moments


def test_nothing_speaks_at_a_moment_that_no_card_hears() -> None:
    game = arrange()
    lay_down(game, "Wergild")
    say(game, NOBLE_DIES, 0)
    assert game.is_over()


def test_cards_speak_from_the_chairman_on_and_for_one_baron_events_before_agendas() -> None:
    game = arrange(seats=3)
    game.state.chairman = 2
    lay_down(game, "The Court of Wards", on=1)
    lay_down(game, "Masses for the Dead")
    announce(game, NOBLE_DIES, 2, NONE)
    settle_one(game)
    assert (game.state.faith[2], game.state.crowns[1]) == (1, 15)
    settle(game)
    assert game.state.crowns[1] == 17


def test_for_one_baron_an_event_speaks_before_a_law() -> None:
    game = arrange()
    game.state.crowns[0] = 0
    lay_down(game, "A Wager on the Field", on=0)
    lay_down(game, "Wergild")
    say(game, BATTLE_WON, 0, 1)
    answer(game, YES)
    assert list(game.state.crowns[:2]) == [7 - 3, 15 + 3]


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    lay_down(game, "Feudal Relief")
    say(game, CITY_TAKEN, 1)
    twin = game.copy()
    answer(game, YES)
    assert twin.state.crowns[1] == 15
    answer(twin, YES)
    assert twin.digest() == game.digest()
    assert CARD_OF["Feudal Relief"] > 36


def settle_one(game: Play) -> None:
    """The business on top goes on once."""
    game.stack[-1].resume(game)

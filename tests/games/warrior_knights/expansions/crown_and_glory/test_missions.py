"""Missions: dealt in secret, known to their owners alone, counted at the end."""

from itertools import pairwise

import pytest

from tests.support.arrange import answer, arrange, control, noble_of, own, put, run
from tests.support.battles import BERAC, FROLI, MEADOW, besiege, place_stronghold
from tests.support.seen import numbers
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.encoding import blocks, starts
from wk_env.games.warrior_knights.expansions.crown_and_glory.content.tables import COUNTS
from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.secrets import may_see_mission
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import missions
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    EMPTIED,
    MISSION,
    MISSION_GOAL,
    MISSION_KIND,
    SHOWN,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import held, is_fulfilled, mission_of
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import STRONGHOLD, STRONGHOLD_AREA
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, NONE, SQUARE, STAR
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.upkeep import CLOSE, Upkeep
from wk_env.games.warrior_knights.rules.procedures.victory import rank_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.games.warrior_knights.rules.variants import CLASHES
from wk_env.kernel.core import play


def dealt(seats: int = 3, **numbers_: int) -> Play:
    """A bare table on which Missions are played: seat s holds Mission s."""
    game = arrange(seats=seats, rules=Rules(seats=seats, missions=1, **numbers_))
    for seat in range(seats):
        game.state.annex = laid(game.state.annex, MISSION + seat, seat + 1)
    return game


def mission_that_counts(game: Play, kind: int) -> int:
    """The Mission that counts this."""
    return next(number for number in range(10) if game.state.content.annex[MISSION_KIND + number] == kind)


def give(game: Play, seat: int, kind: int) -> None:
    """A Baron has the Mission that counts this."""
    game.state.annex = laid(game.state.annex, MISSION + seat, mission_that_counts(game, kind) + 1)


def at_strongholds(seed: int, seats: int = 4) -> Play:
    """A new game at the first question about a stronghold."""
    game = new_game(Rules(seats=seats, missions=1), house_content(), seed)
    while game.decision.ask != STRONGHOLD_AREA:
        assert [mission_of(game.state, seat) for seat in range(seats)] == [NONE] * seats
        play(game, game.decision.options[0])
    return game


@pytest.mark.rule("CG-110")
def test_they_are_dealt_just_before_the_strongholds_one_each_all_different() -> None:
    seen: set[int] = set()
    for seed in range(20):
        own_ones = [int(mission_of(at_strongholds(seed).state, seat)) for seat in range(4)]
        assert len(set(own_ones)) == 4
        seen |= set(own_ones)
    assert seen == set(range(10))


@pytest.mark.rule("CG-110")
def test_without_the_variant_nothing_is_dealt() -> None:
    game = new_game(Rules(seats=4), house_content(), 1)
    assert len(game.state.annex) == 0


@pytest.mark.rule("CG-111", "CG-112", "CG-113")
def test_only_its_owner_sees_a_mission_until_the_end() -> None:
    game = at_strongholds(3)
    table = game.state
    for viewer in range(4):
        row = numbers(game, viewer)[blocks.WIDTH + starts.MISSIONS : blocks.WIDTH + starts.MISSIONS + 10]
        assert [place for place, number in enumerate(row) if number] == [mission_of(table, viewer)]
        assert [seat for seat in range(4) if may_see_mission(table, seat, viewer)] == [viewer]
        shown = open_table(game, viewer)
        assert [mission_of(shown, seat) != NONE for seat in range(4)] == [seat == viewer for seat in range(4)]
    table.annex = laid(table.annex, SHOWN, 1)
    row = numbers(game, 2)[blocks.WIDTH + starts.MISSIONS : blocks.WIDTH + starts.MISSIONS + 10]
    assert sorted(row)[-4:] == [1, 2, 3, 4]


@pytest.mark.rule("CG-111")
def test_what_others_hold_is_dealt_anew_from_all_but_ones_own() -> None:
    game = at_strongholds(5)
    mine = mission_of(game.state, 1)
    found: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        other = redeal(game, 1, seed).state
        held_by = [int(mission_of(other, seat)) for seat in range(4)]
        assert len(set(held_by)) == 4
        for seat, mission in enumerate(held_by):
            found[seat].add(mission)
    assert found[1] == {mine}
    assert found[0] == found[2] == found[3] == set(range(10)) - {mine}


@pytest.mark.rule("CG-111")
def test_a_redeal_does_not_depend_on_what_is_hidden() -> None:
    game, twin = at_strongholds(5), at_strongholds(5)
    own(twin.state)
    for one, other in pairwise((0, 2, 3)):
        a, b = MISSION + one, MISSION + other
        twin.state.annex[a], twin.state.annex[b] = twin.state.annex[b], twin.state.annex[a]
    assert twin.digest() != game.digest()
    assert redeal(game, 1, 7).digest() == redeal(twin, 1, 7).digest()


# ---- what they count


def counted(seat_has: int, game: Play, kind: int) -> bool:
    """Whether seat 0 has so many of what a Mission counts."""
    return held(game.state, 0, kind) == seat_has


@pytest.mark.rule("CG-115", "CG-116")
def test_purses_are_counted() -> None:
    game = dealt()
    game.state.crowns[0], game.state.faith[0], game.state.votes[0] = 21, 4, 7
    assert counted(21, game, missions.PURSE)
    assert counted(4, game, missions.PIETY)
    assert counted(7, game, missions.VOICES)


@pytest.mark.rule("CG-115")
def test_cities_are_counted_by_where_they_lie_and_how_they_stand() -> None:
    game = dealt()
    content = game.state.content
    control(game, 0, BERAC, FROLI, 20)
    control(game, 1, 19)
    besiege(game, 1, FROLI)
    game.state.fortified[FROLI] = 1
    mine = (BERAC, FROLI, 20)
    assert counted(1, game, missions.OVERSEAS)
    assert counted(1, game, missions.WALLED)
    assert counted(sum(content.area_port[content.city_area[city]] for city in mine), game, missions.HARBOURS)
    inland = [city for city in mine if city < 18 and content.area_outer[content.city_area[city]] == 0]
    assert counted(len(inland), game, missions.HEARTLAND)


@pytest.mark.rule("CG-115")
def test_a_warden_stands_in_a_city_of_his_own_baron() -> None:
    game = dealt()
    area = int(game.state.content.city_area[BERAC])
    control(game, 0, BERAC, FROLI)
    put(game, noble_of(0, STAR), area, troops=(50,))
    put(game, noble_of(0, SQUARE), area, troops=(50,))
    put(game, noble_of(1, CIRCLE), int(game.state.content.city_area[FROLI]), troops=(50,))
    assert counted(1, game, missions.WARDENS)


@pytest.mark.rule("CG-115", "CG-136")
def test_troops_count_on_the_board() -> None:
    game = dealt()
    assert counted(0, game, missions.HOST)
    place_stronghold(game, 0, MEADOW)
    put(game, noble_of(0, STAR), 50, troops=(200,), casualties=1)
    assert counted(450, game, missions.HOST)


@pytest.mark.rule("CG-115")
def test_dignities_are_the_chair_the_church_and_offices_of_nobles() -> None:
    game = dealt()
    own(game.state)
    assert counted(1, game, missions.DIGNITIES)
    game.state.head = 0
    game.state.noble_office[noble_of(0, STAR)] = 40
    game.state.noble_office[noble_of(1, STAR)] = 41
    assert counted(3, game, missions.DIGNITIES)


@pytest.mark.rule("CG-115")
@pytest.mark.parametrize("kind", range(10))
def test_the_goal_itself_is_enough_and_one_less_is_not(kind: int) -> None:
    game = dealt()
    give(game, 0, kind)
    own(game.state)
    mission = int(mission_of(game.state, 0))
    has = int(held(game.state, 0, kind))
    for goal, is_true in ((has, True), (has + 1, False)):
        content = game.state.content
        before = list(content.annex)
        content.annex[MISSION_GOAL + mission * 6 + 2] = goal
        found = is_fulfilled(game.state, 0)
        for place, number in enumerate(before):
            content.annex[place] = number
        assert found == is_true, COUNTS[kind]


# ---- the end


def at_the_end(influence: tuple[int, int, int]) -> Play:
    """The last Upkeep is over; seats 0 to 2 want crowns, Faith and Votes, and only seat 1 has what he wants."""
    game = dealt()
    for seat, kind in enumerate((missions.PURSE, missions.PIETY, missions.VOICES)):
        give(game, seat, kind)
        game.state.influence[seat] = influence[seat]
    game.state.crowns[0] = 0
    game.state.faith[1] = 99
    game.state.last_upkeep = 1
    return game


@pytest.mark.rule("CG-114", "CG-115")
def test_a_true_mission_gives_two_influence_before_ties_are_broken_and_all_are_laid_open() -> None:
    game = at_the_end((7, 6, 8))
    pool = game.state.pool
    run(game, Round())
    assert game.is_over()
    assert list(game.state.influence[:3]) == [7, 8, 8]
    assert game.state.pool == pool
    assert game.state.annex[SHOWN] == 1
    assert [rank_of(game.state, seat) for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("CG-114")
def test_a_majority_of_cities_scores_no_missions() -> None:
    game = at_the_end((7, 6, 8))
    game.state.last_upkeep = 0
    game.state.winner = 2
    run(game, Round())
    assert list(game.state.influence[:3]) == [7, 6, 8]
    assert game.state.annex[SHOWN] == 0


@pytest.mark.rule("CG-114")
def test_a_game_that_breaks_off_scores_none_either() -> None:
    game = dealt(most_rounds=1)
    give(game, 1, missions.PIETY)
    game.state.faith[1] = 99
    run(game, Round())
    assert game.state.influence[1] == 0


@pytest.mark.rule("CG-132", "CG-120")
def test_with_a_king_missions_do_not_help_to_reach_the_goal_but_decide_the_winner() -> None:
    game = arrange(seats=3, rules=Rules(seats=3, victory=2, influence_each=8, missions=1, crown_goal=16))
    give(game, 1, missions.PIETY)
    game.state.faith[1] = 99
    game.state.pool = 0
    game.state.annex = laid(game.state.annex, EMPTIED, 1)
    game.state.influence[1] = 15
    run(game, Upkeep(CLOSE))
    answer(game, STRONGHOLD, STRONGHOLD, STRONGHOLD)
    assert game.state.last_upkeep == 0
    game.state.influence[0] = 16
    run(game, Upkeep(CLOSE))
    run(game, Round())
    assert list(game.state.influence[:2]) == [16, 17]
    assert rank_of(game.state, 1) == 1


@pytest.mark.rule("CG-138")
def test_the_mission_of_an_eliminated_baron_leaves_the_game_unseen() -> None:
    game = at_the_end((7, 6, 8))
    game.state.gone = BIT[1]
    assert mission_of(game.state, 1) == NONE
    run(game, Round())
    assert game.state.influence[1] == 6
    assert mission_of(open_table(game, 0), 1) == NONE
    row = numbers(game, 0)[blocks.WIDTH + starts.MISSIONS : blocks.WIDTH + starts.MISSIONS + 10]
    assert sorted(number for number in row if number) == [1, 3]


@pytest.mark.rule("VR-138")
def test_they_are_not_played_with_might_is_right() -> None:
    assert ("might_is_right", "missions") in CLASHES

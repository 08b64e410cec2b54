"""Hail to the King: a King reigns, all Influence is his, and the others concede or overthrow him."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, run
from tests.support.kings import emptied, end_upkeep
from tests.support.reigns import HOME, influence_of_all, reign
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ARMY
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import Usurp, king_of
from wk_env.games.warrior_knights.rules.asks import CONCEDE, PLACE_TROOP, STRONGHOLD
from wk_env.games.warrior_knights.rules.cards.resources import add, take
from wk_env.games.warrior_knights.rules.cards.vocabulary import INFLUENCE
from wk_env.games.warrior_knights.rules.deeds import put_control
from wk_env.games.warrior_knights.rules.numbers import NO, NONE, OUT_OF_GAME, RAZED, YES
from wk_env.games.warrior_knights.rules.optional.instant_influence import note_holdings
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.upkeep import CLOSE, Upkeep, hand_out_influence
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.procedures.victory import is_decided, rank_of, winner_by_cities
from wk_env.games.warrior_knights.rules.rules import ALL_OF_THE_KINGDOM, HAIL, THE_KING, Rules
from wk_env.games.warrior_knights.rules.variants import agree

KINGDOM = 18


# ---- the coronation


@pytest.mark.rule("VR-111", "VR-126")
def test_when_the_pool_runs_out_who_has_most_influence_is_king_and_places_his_army() -> None:
    game = arrange(seats=3, rules=agree(["hail_to_the_king"], Rules(seats=3)))
    game.state.pool = 1
    game.state.stronghold_at[1] = HOME
    control(game, 1, 0, 1)
    hand_out_influence(game.state)
    run(game, Upkeep(CLOSE))
    assert king_of(game.state) == NONE
    emptied(game, (0, 2, 1))
    end_upkeep(game)
    assert (king_of(game.state), game.state.annex[ARMY]) == (1, 3)
    assert asked(game)[:2] == (PLACE_TROOP, 1)
    answer(game, STRONGHOLD, STRONGHOLD, STRONGHOLD)
    assert game.decision.count == 0
    assert game.state.last_upkeep == 0


@pytest.mark.rule("VR-111")
def test_a_full_tie_is_looked_at_again() -> None:
    game = emptied(reign(None), (4, 4, 4))
    end_upkeep(game)
    assert king_of(game.state) == NONE
    game.state.crowns[2] += 1
    end_upkeep(game)
    assert king_of(game.state) == 2


# ---- all Influence is the King's


@pytest.mark.rule("VR-112")
def test_all_that_is_gained_goes_to_the_king_and_he_gets_nothing_extra() -> None:
    game = reign()
    control(game, 0, 0)
    control(game, 1, 1, 2)
    hand_out_influence(game.state)
    assert influence_of_all(game) == [5 + 3, 3, 1]
    add(game.state, 2, INFLUENCE, 2)
    assert influence_of_all(game) == [10, 3, 1]


@pytest.mark.rule("VR-112")
def test_what_is_given_back_goes_to_the_king_and_what_he_gives_back_to_the_treasury() -> None:
    game = reign()
    take(game.state, 1, INFLUENCE, 2)
    assert influence_of_all(game) == [7, 1, 1]
    take(game.state, 0, INFLUENCE, 3)
    assert (influence_of_all(game), game.state.pool) == ([4, 1, 1], 0)


@pytest.mark.rule("VR-112")
def test_before_the_coronation_and_after_the_crown_has_passed_everybody_keeps_his_own() -> None:
    game = reign(None)
    add(game.state, 1, INFLUENCE, 2)
    assert influence_of_all(game) == [5, 5, 1]
    game = reign(0)
    run(game, Usurp(0, 1))
    assert influence_of_all(game) == [5, 3, 1]
    add(game.state, 0, INFLUENCE, 1)
    assert influence_of_all(game) == [5, 4, 1]


@pytest.mark.rule("VR-112")
def test_with_instant_influence_holdings_move_it_to_the_king_too() -> None:
    game = reign(instant=1)
    control(game, 1, 4)
    game.state.round = 1
    note_holdings(game.state)
    put_control(game.state, 4, 2)
    assert influence_of_all(game) == [5 + 2, 3 - 1, 1]


@pytest.mark.rule("VR-148")
@pytest.mark.parametrize("victory", [HAIL, THE_KING])
def test_with_instant_influence_a_pool_that_has_run_out_stays_closed(victory: int) -> None:
    game = reign(None, instant=1, victory=victory)
    control(game, 1, 4)
    game.state.round = 1
    note_holdings(game.state)
    put_control(game.state, 4, -1)
    assert (influence_of_all(game), game.state.pool) == ([5, 2, 1], 0)


# ---- conceding


@pytest.mark.rule("VR-113", "VR-003")
def test_each_but_the_king_is_asked_from_the_chairman_on_and_once_only_if_he_concedes() -> None:
    game = reign(0, seats=4)
    game.state.chairman = 2
    end_upkeep(game)
    assert asked(game) == (CONCEDE, 2, [NO, YES])
    assert game.state.subject == 0
    answer(game, NO)
    assert asked(game) == (CONCEDE, 3, [NO, YES])
    answer(game, YES)
    assert asked(game) == (CONCEDE, 1, [NO, YES])
    answer(game, NO)
    assert game.decision.count == 0
    assert not is_decided(game.state)
    end_upkeep(game)
    answer(game, NO)
    assert asked(game) == (CONCEDE, 1, [NO, YES])


@pytest.mark.rule("VR-114")
def test_the_king_wins_as_soon_as_all_others_have_conceded() -> None:
    game = reign(1)
    end_upkeep(game)
    answer(game, YES)
    assert not is_decided(game.state)
    answer(game, YES)
    assert game.state.winner == 1
    assert [rank_of(game.state, seat) for seat in range(3)].count(1) == 1


@pytest.mark.rule("VR-114")
def test_who_was_eliminated_need_not_concede() -> None:
    game = reign(0, elimination=1)
    end_upkeep(game)
    answer(game, YES, NO)
    run(game, Eliminate(2))
    assert game.is_over()
    assert game.state.winner == 0


@pytest.mark.rule("VR-113")
def test_all_concessions_lapse_when_the_crown_changes_hands() -> None:
    game = reign(0)
    end_upkeep(game)
    answer(game, YES, NO)
    assert list(game.state.conceded[:3]) == [0, 1, 0]
    run(game, Usurp(0, 2))
    assert list(game.state.conceded[:3]) == [0, 0, 0]


# ---- the other endings


@pytest.mark.rule("VR-114")
def test_all_kingdom_cities_win_for_the_king_alone() -> None:
    game = reign(0)
    control(game, 0, *range(1, KINGDOM))
    assert winner_by_cities(game.state) == NONE
    game.state.city_owner[0] = RAZED
    assert winner_by_cities(game.state) == 0
    other = reign(1)
    control(other, 0, *range(KINGDOM))
    assert winner_by_cities(other.state) == NONE


@pytest.mark.rule("VR-114")
def test_a_table_may_ask_for_the_cities_overseas_as_well() -> None:
    game = reign(0, reign_cities=1)
    control(game, 0, *range(KINGDOM))
    assert winner_by_cities(game.state) == NONE
    control(game, 0, *range(24))
    assert winner_by_cities(game.state) == 0


@pytest.mark.rule("VR-086", "VR-114")
def test_no_city_left_is_no_conquest_but_the_king_wins_when_the_game_ends() -> None:
    game = reign(2)
    for city in range(24):
        game.state.city_owner[city] = RAZED
    assert winner_by_cities(game.state) == NONE
    hand_out_influence(game.state)
    assert game.state.last_upkeep == 1
    assert [rank_of(game.state, seat) for seat in range(3)] == [2, 3, 1]


@pytest.mark.rule("VR-114", "VR-128")
@pytest.mark.parametrize("conquest", [0, ALL_OF_THE_KINGDOM])
def test_before_the_coronation_cities_win_as_ever(conquest: int) -> None:
    game = reign(None, conquest=conquest)
    control(game, 1, *range(10))
    assert winner_by_cities(game.state) == (NONE if conquest else 1)
    control(game, 1, *range(KINGDOM))
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("VR-115")
@pytest.mark.parametrize(("number", "is_last"), [(12, False), (13, True)])
def test_after_twelve_rounds_the_king_has_won(number: int, *, is_last: bool) -> None:
    game = reign(1)
    game.state.round = number
    end_upkeep(game)
    assert game.state.last_upkeep == is_last
    assert (game.decision.count == 0) == is_last
    assert not is_last or [rank_of(game.state, seat) for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("VR-115")
def test_an_empty_throne_has_no_winner_then() -> None:
    game = emptied(reign(None), (4, 4, 4))
    game.state.round = 13
    end_upkeep(game)
    run(game, Round())
    assert game.is_over()
    assert [rank_of(game.state, seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("VR-137")
def test_with_no_noble_left_the_king_wins() -> None:
    game = reign(2, sure_heirs=2)
    for noble in range(12):
        game.state.noble_at[noble] = OUT_OF_GAME
    game.state.round = 13
    end_upkeep(game)
    assert rank_of(game.state, 2) == 1


@pytest.mark.rule("VR-124", "VR-125", "VR-138")
@pytest.mark.parametrize(
    "other", ["lords_of_the_realm", "might_is_right", "the_king", "the_short_king", "the_long_king", "missions"]
)
def test_other_endings_and_missions_exclude_it(other: str) -> None:
    with pytest.raises(ValueError, match="exclude each other"):
        agree(["hail_to_the_king", other])

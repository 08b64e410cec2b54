"""Diplomatic Conquest: a Noble appeals to a city that nobody guards, and a Victory on a Fate card wins it."""

import pytest

from tests.support.appeals import SECOND, SPEAKER, at_froli, open_cities
from tests.support.arrange import answer, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import (
    ALTAMONT,
    ALTAMONT_AREA,
    CADIZ,
    CADIZ_AREA,
    FROLI,
    FROLI_AREA,
    MEADOW,
    besiege,
    is_over,
    place_stronghold,
)
from tests.support.seen import seen
from tests.support.towns import towns
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.asks import (
    APPEAL_COST,
    APPEAL_NOBLE,
    NO_CITY,
    PAY_CROWNS,
    PAY_FAITH,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    NEUTRAL,
    RAZED,
    STAR,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import Appeal
from wk_env.games.warrior_knights.rules.optional.truces import make_truce
from wk_env.games.warrior_knights.rules.optional.won_cities import is_won_over, win_over
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.optional.diplomatic_conquest import tell_appeals
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.steps import unfold
from wk_env.games.warrior_knights.words.things import Speech

# ---- which city


@pytest.mark.rule("VR-051")
def test_a_fresh_noble_must_stand_at_a_city_that_is_not_his_own() -> None:
    game = at_froli()
    assert open_cities(game) == [FROLI]
    game.state.noble_fresh[SPEAKER] = 0
    assert open_cities(game) == []
    game.state.noble_fresh[SPEAKER] = 1
    control(game, 0, FROLI)
    assert open_cities(game) == []
    game.state.city_owner[FROLI] = RAZED
    assert open_cities(game) == []


@pytest.mark.rule("VR-051")
def test_overseas_and_enemy_cities_are_open_to_it_but_no_stronghold() -> None:
    game = at_froli(faith=1)
    put(game, SPEAKER, CADIZ_AREA)
    assert open_cities(game) == [CADIZ]
    control(game, 1, CADIZ)
    assert open_cities(game) == [CADIZ]
    put(game, SPEAKER, MEADOW)
    place_stronghold(game, 1, MEADOW)
    assert open_cities(game) == []


@pytest.mark.rule("VR-051")
def test_neither_a_besieged_city_nor_one_with_its_noble_or_a_garrison_is() -> None:
    game = at_froli(game=towns(3, appeals=1))
    control(game, 1, FROLI)
    assert open_cities(game) == [FROLI]
    game.state.annex[GARRISONED] |= BIT[FROLI]
    assert open_cities(game) == []
    game.state.annex[GARRISONED] = 0
    put(game, noble_of(1, STAR), FROLI_AREA, (50,))
    assert open_cities(game) == []
    put(game, noble_of(1, STAR), MEADOW)
    put(game, noble_of(2, STAR), FROLI_AREA, (50,))
    assert open_cities(game) == [FROLI]
    besiege(game, 2, FROLI)
    assert open_cities(game) == []


@pytest.mark.rule("VR-070")
def test_nobody_appeals_to_a_city_of_a_baron_with_whom_he_has_a_truce() -> None:
    game = at_froli()
    control(game, 1, FROLI)
    make_truce(game.state, 0, 1, 1)
    assert open_cities(game) == []
    game.state.round = 2
    assert open_cities(game) == [FROLI]


# ---- the appeal


@pytest.mark.rule("VR-005", "VR-052")
@pytest.mark.parametrize(("way", "left"), [(PAY_FAITH, (0, 15)), (PAY_CROWNS, (1, 11))])
def test_it_costs_a_faith_or_twice_the_income_and_that_is_lost_if_it_fails(way: int, left: tuple[int, int]) -> None:
    game = at_froli()
    stack_fate(game, DEAL)
    run(game, Appeal(0, FROLI))
    assert asked(game) == (APPEAL_COST, 0, [PAY_FAITH, PAY_CROWNS])
    assert (game.state.subject, game.state.matter) == (FROLI, 4)
    answer(game, way)
    assert (game.state.faith[0], game.state.crowns[0]) == left
    assert game.state.city_owner[FROLI] == NEUTRAL


@pytest.mark.rule("VR-052")
@pytest.mark.parametrize(("faith", "crowns", "left"), [(1, 3, (0, 3)), (0, 4, (0, 0))])
def test_with_one_of_the_two_there_is_no_question_and_with_neither_no_appeal(
    faith: int, crowns: int, left: tuple[int, int]
) -> None:
    game = at_froli(faith=faith, crowns=crowns)
    run(game, Appeal(0, FROLI))
    assert (game.state.faith[0], game.state.crowns[0]) == left
    assert open_cities(at_froli(faith=0, crowns=3)) == []


@pytest.mark.rule("VR-053", "VR-055")
def test_a_victory_wins_the_city_as_it_is_with_a_mark() -> None:
    game = at_froli()
    control(game, 1, FROLI)
    game.state.fortified[FROLI] = 1
    game.state.breaches[FROLI] = 1
    stack_fate(game, VICTORY)
    run(game, Appeal(0, FROLI))
    answer(game, PAY_FAITH)
    table = game.state
    assert (table.city_owner[FROLI], table.fortified[FROLI], table.breaches[FROLI]) == (0, 1, 1)
    assert is_won_over(table, FROLI)
    assert is_over(game)
    assert table.outcome == 1


@pytest.mark.rule("VR-053")
def test_anything_else_fails() -> None:
    game = at_froli(crowns=0)
    stack_fate(game, DEAL, VICTORY)
    run(game, Appeal(0, FROLI))
    assert game.state.city_owner[FROLI] == NEUTRAL
    assert game.state.fate_top == 1
    assert not is_won_over(game.state, FROLI)


@pytest.mark.rule("VR-054")
@pytest.mark.parametrize("result", [VICTORY, DEAL])
def test_the_noble_who_speaks_is_exhausted_either_way(result: int) -> None:
    game = at_froli(crowns=0)
    put(game, SECOND, FROLI_AREA, (100,))
    stack_fate(game, result)
    run(game, Appeal(0, FROLI))
    assert asked(game) == (APPEAL_NOBLE, 0, [STAR, CIRCLE])
    answer(game, STAR)
    assert (game.state.noble_fresh[SECOND], game.state.noble_fresh[SPEAKER]) == (0, 1)


# ---- what is seen, said and advised


@pytest.mark.rule("VR-055")
def test_everybody_sees_the_mark() -> None:
    game = at_froli()
    control(game, 1, FROLI)
    win_over(game.state, FROLI)
    assert [city for city, mark in enumerate(seen(game, 2, "diplomacy")) if mark] == [FROLI]
    assert "won by an appeal" in KnightsMatch(game, house_box()).say_position(2)
    name = house_box().names.cities[FROLI]
    assert look("x", house_box().names, game, 2).cities[name].is_won_over


@pytest.mark.rule("VR-052", "VR-053")
@pytest.mark.parametrize(("result", "end"), [(VICTORY, "and wins it"), (DEAL, "in vain")])
def test_an_appeal_is_told(result: int, end: str) -> None:
    game = at_froli()
    stack_fate(game, result)
    run(game, Appeal(0, FROLI))
    speech = Speech(house_box().names, game)
    assert "Faith, or 4 crowns?" in say_question(speech, 0)
    told = [sentence for step in unfold(speech, PAY_FAITH) for sentence in tell_appeals(step)]
    assert len(told) == 1
    assert told[0].endswith(end)


def judged(game: Play) -> int:
    """What a steward answers."""
    return int(game.decision.options[best_option(game, weights_of("balanced", 5))])


@pytest.mark.rule("VR-050")
def test_a_steward_appeals_to_the_best_city_and_pays_with_what_he_misses_less() -> None:
    game = at_froli(faith=5, crowns=20)
    put(game, SECOND, ALTAMONT_AREA, (100,))
    run(game, Appeal(0, -1))
    assert set(asked(game)[2]) == {FROLI, ALTAMONT, NO_CITY}
    assert judged(game) in (FROLI, ALTAMONT)
    answer(game, FROLI)
    assert judged(game) == PAY_FAITH

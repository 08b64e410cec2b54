"""Advanced Sieges: when Fate decides on a siege, and what its cards do."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    FROLI,
    FROLI_AREA,
    MEADOW,
    MONZ,
    MONZ_AREA,
    NEAR,
    attack,
    besiege,
    is_besieging,
    is_over,
)
from tests.support.learning import BOOKS, SIEGE_ENGINE, academy
from tests.support.sieges import HIS, HIS_STAR, MINE, NO_SURRENDER, SIEGES, before_berac, draw, marks, turned, wear
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import gain
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    CASUALTY,
    KEEP,
    KEEP_OR_RAZE,
    NO_BATTLE,
    RETREAT,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    DRAW_FATE,
    NEUTRAL,
    PREVENT,
    SQUARE,
    STAR,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import may_draw
from wk_env.games.warrior_knights.rules.phases.upkeep import BEFORE, CHECK, Upkeep, first_step
from wk_env.games.warrior_knights.rules.procedures.attack_targets import can_besiege
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.queries import is_besieged
from wk_env.games.warrior_knights.rules.rules import Rules


@pytest.mark.rule("VR-033")
def test_a_siege_begins_as_ever_and_draws_nothing_yet() -> None:
    game = arrange(seats=2, rules=SIEGES)
    put(game, MINE, FROLI_AREA, (100,))
    attack(game, 6, SIEGE, area=FROLI_AREA)
    assert is_over(game)
    assert is_besieging(game, 0, FROLI)
    assert (game.state.noble_fresh[MINE], turned(game)) == (0, 0)
    draw(game, DEAL)
    assert marks(game, FROLI) == (0, 0, 0)


@pytest.mark.rule("VR-033")
@pytest.mark.parametrize(("troops", "can"), [(100, True), (50, False)])
def test_besiegers_must_be_stronger_as_ever(troops: int, *, can: bool) -> None:
    game = arrange(seats=2, rules=SIEGES)
    put(game, MINE, FROLI_AREA, (troops,))
    game.state.fortified[FROLI] = 0 if can else 1
    assert can_besiege(game.state, 0, FROLI) == can


@pytest.mark.rule("VR-034")
def test_a_second_siege_is_not_offered_but_an_assault_is() -> None:
    game = before_berac()
    attack(game, 1, area=BERAC_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])
    plain = before_berac(rules=Rules(seats=2))
    attack(plain, 1, area=BERAC_AREA)
    assert asked(plain) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])


@pytest.mark.rule("VR-034")
def test_the_besieged_may_sally_out() -> None:
    game = before_berac(100)
    attack(game, 0, area=BERAC_AREA, seat=1)
    assert game.state.fate_held[1] > 0
    assert marks(game) == (0, 0, 0)


@pytest.mark.rule("VR-035")
def test_only_sieges_of_earlier_rounds_draw_each_once() -> None:
    game = before_berac()
    put(game, noble_of(0, STAR), FROLI_AREA, (100,))
    besiege(game, 0, FROLI, since=2)
    assert (may_draw(game.state, 0, BERAC), may_draw(game.state, 0, FROLI)) == (True, False)
    draw(game, DEAL, DEAL)
    assert (marks(game)[0], marks(game, FROLI)[0], turned(game)) == (1, 0, 1)


@pytest.mark.rule("VR-003", "VR-035")
def test_besiegers_draw_from_the_chairman_on_each_in_map_order() -> None:
    game = before_berac()
    game.state.chairman = 1
    put(game, noble_of(0, STAR), MONZ_AREA, (100,))
    besiege(game, 0, MONZ)
    put(game, HIS, FROLI_AREA, (100,))
    besiege(game, 1, FROLI)
    draw(game, DEAL, PREVENT, DEAL)
    assert marks(game, FROLI) == (1, 0, 0)
    assert marks(game, MONZ) == (0, 1, 0)
    assert marks(game) == (1, 0, 0)


@pytest.mark.rule("VR-035", "VR-127")
def test_draws_come_before_the_victory_check() -> None:
    game = before_berac()
    assert (first_step(game.state), first_step(arrange().state)) == (BEFORE, CHECK)
    control(game, 0, 0, 1, 2, 4)
    wear(game, BERAC, 1)
    stack_fate(game, DEAL)
    run(game, Upkeep(BEFORE))
    assert (game.decision.ask, game.state.winner) == (KEEP_OR_RAZE, -1)
    answer(game, KEEP)
    assert (game.state.winner, is_over(game)) == (0, True)


@pytest.mark.rule("VR-036", "VR-048")
@pytest.mark.parametrize("fresh", [0, 1])
def test_a_siege_stands_while_a_noble_is_there_and_takes_its_tokens_along(fresh: int) -> None:
    game = before_berac()
    put(game, noble_of(0, STAR), BERAC_AREA, (100,))
    game.state.noble_fresh[MINE] = fresh
    game.state.fortified[BERAC] = 1
    wear(game, BERAC, 1)
    game.state.spared[BERAC] = 1
    put_noble(game.state, noble_of(0, STAR), NEAR)
    draw(game, PREVENT)
    assert marks(game) == (1, 1, 1)
    put_noble(game.state, MINE, NEAR)
    assert not is_besieged(game.state, BERAC)
    assert marks(game) == (0, 1, 0)
    draw(game, DEAL)
    assert turned(game) == 0


# ---- cards


@pytest.mark.rule("VR-037")
@pytest.mark.parametrize(("number", "place", "cards"), [(SIEGE_ENGINE, None, 2), (BOOKS, None, 1), (None, None, 1)])
def test_a_siege_engine_draws_a_second_card(number: int | None, place: int | None, cards: int) -> None:
    game = academy(seats=2, siege_draws=2)
    if number is not None:
        game.state.annex[at.KNOWLEDGE] = 9
        gain(game.state, 0, number, 0)
    assert learning_of(game.state).cards_for_siege(game.state, 0) == cards
    assert learning_of(game.state).cards_for_siege(game.state, 1) == 1


@pytest.mark.rule("VR-037")
def test_an_exhausted_siege_engine_or_one_of_another_name_draws_none() -> None:
    game = academy(seats=2, siege_draws=2)
    table = game.state
    table.annex[at.KNOWLEDGE] = 9
    gain(table, 0, SIEGE_ENGINE, 0)
    card = at.FIRST_ADVANCEMENT + SIEGE_ENGINE
    names: Names = house_box().of(table.rules).names
    assert names.card(card) == "Siege Engine"
    ready = table.card_place[card]
    table.card_place[card] = at.CARD_EXHAUSTED
    assert learning_of(table).cards_for_siege(table, 0) == 1
    table.card_place[card] = ready
    kept = list(table.content.annex)
    try:
        table.content.annex[at.SIEGE_ENGINE] = 0
        assert learning_of(table).cards_for_siege(table, 0) == 1
    finally:
        table.content.annex[at.SIEGE_ENGINE] = kept[at.SIEGE_ENGINE]


@pytest.mark.rule("VR-037", "VR-141")
def test_two_cards_are_resolved_one_after_the_other_up_to_the_fall() -> None:
    game = academy(seats=2, siege_draws=2)
    table = game.state
    table.round = 2
    table.annex[at.KNOWLEDGE] = 9
    gain(table, 0, SIEGE_ENGINE, 0)
    put(game, MINE, BERAC_AREA, (200,))
    control(game, 1, BERAC)
    besiege(game, 0, BERAC)
    draw(game, DEAL, PREVENT)
    assert turned(game) == 2
    assert game.decision.ask == KEEP_OR_RAZE
    assert table.card_place[at.FIRST_ADVANCEMENT + SIEGE_ENGINE] != at.CARD_EXHAUSTED


@pytest.mark.rule("VR-038")
def test_a_casualty_lies_on_the_city_and_on_an_army_inside() -> None:
    game = before_berac(200)
    draw(game, DEAL)
    assert (marks(game), game.state.casualties[HIS]) == ((1, 0, 0), 1)
    assert game.state.casualties[MINE] == 0
    empty = before_berac()
    draw(empty, DEAL)
    assert (marks(empty), is_over(empty)) == ((1, 0, 0), True)
    neutral = before_berac()
    neutral.state.city_owner[BERAC] = NEUTRAL
    draw(neutral, DEAL)
    assert marks(neutral) == (1, 0, 0)


@pytest.mark.rule("VR-039")
def test_the_besieged_says_which_of_his_armies_takes_it() -> None:
    game = before_berac(200, 200)
    put(game, noble_of(1, SQUARE), MEADOW, (200,))
    draw(game, DEAL)
    assert asked(game) == (CASUALTY, 1, [STAR, CIRCLE])
    assert (game.state.subject, game.state.matter) == (1, BERAC)
    answer(game, STAR)
    assert (game.state.casualties[HIS], game.state.casualties[HIS_STAR]) == (0, 1)
    assert is_over(game)


@pytest.mark.rule("VR-040")
def test_a_prevented_casualty_is_a_breach() -> None:
    game = before_berac(200)
    draw(game, PREVENT)
    assert (marks(game), game.state.casualties[HIS]) == ((0, 1, 0), 0)


@pytest.mark.rule("VR-041")
def test_a_card_that_draws_another_does_so_at_once() -> None:
    game = before_berac()
    draw(game, DRAW_FATE, DRAW_FATE, PREVENT, DEAL)
    assert (marks(game), turned(game)) == ((0, 1, 0), 3)


@pytest.mark.rule("VR-042")
def test_a_place_without_a_noble_inside_surrenders_to_a_victory() -> None:
    game = before_berac()
    draw(game, VICTORY)
    assert asked(game)[:2] == (KEEP_OR_RAZE, 0)
    answer(game, KEEP)
    assert (game.state.city_owner[BERAC], is_besieged(game.state, BERAC)) == (0, False)
    held = before_berac(rules=NO_SURRENDER)
    draw(held, VICTORY)
    assert (held.state.city_owner[BERAC], marks(held), is_over(held)) == (1, (0, 0, 0), True)


@pytest.mark.rule("VR-043", "VR-046")
def test_after_a_victory_nobles_inside_retreat_when_the_city_falls() -> None:
    game = before_berac(200)
    draw(game, VICTORY)
    assert (marks(game), game.state.city_owner[BERAC]) == ((0, 0, 1), 1)
    wear(game, BERAC, 0, 2)
    draw(game, DEAL)
    answer(game, KEEP)
    assert asked(game)[:2] == (RETREAT, 1)
    answer(game, NEAR)
    assert (game.state.noble_at[HIS], game.state.city_owner[BERAC]) == (NEAR, 0)
    assert turned(game) == 1  # the card of deserters: none was drawn for the siege
    assert marks(game) == (0, 2, 0)

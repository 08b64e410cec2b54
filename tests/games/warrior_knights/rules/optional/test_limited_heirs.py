"""Limited Heirs: two deaths are forgiven, then Fate says whether there is an heir."""

from collections.abc import Callable

import pytest

from tests.support.arrange import arrange, give_regulars, hire, noble_of, put, run, stack_fate
from tests.support.battles import MEADOW
from tests.support.seen import seen_by
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.attacks import cost_of_defeat
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import WIDTH
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import HEIR, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    EVENTS,
    IN_DECK,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.upkeep import CLOSE, Upkeep
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, BY_DESERTION, CheckArmies, Death
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.words.optional.limited_heirs import tell_deaths
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech

JEAN_LUC = noble_of(1, STAR)
LIMITED = Rules(seats=2, sure_heirs=2)


def shows(symbol: int) -> Callable[[int], bool]:
    """Whether a Fate card shows a Noble of a symbol."""
    return lambda card: house_content().fate_symbol[card] == symbol


def stack_heirs(game: Play, *symbols: int) -> None:
    """First the Fate card that says who deserts, then those that are turned for an heir."""
    stack_fate(game, shows(CIRCLE), *(shows(symbol) for symbol in symbols))


def turned(game: Play) -> int:
    """How many Fate cards were turned for an heir."""
    return int(game.state.fate_top) - 1


def died(times: int, *fates: int, cause: int = BY_CARD, rules: Rules = LIMITED) -> Play:
    """Jean-Luc of seat 1, who had died so often, has died once more while Fate shows these symbols."""
    game = arrange(seats=2, rules=rules)
    put(game, JEAN_LUC, MEADOW)
    give_regulars(game, JEAN_LUC, 100)
    game.state.deaths[JEAN_LUC] = times
    stack_heirs(game, *fates)
    run(game, Death(JEAN_LUC, cause))
    return game


def where(game: Play) -> int:
    """Where Jean-Luc is."""
    return int(game.state.noble_at[JEAN_LUC])


@pytest.mark.rule("VR-028", "VR-029")
@pytest.mark.parametrize("before", [0, 1])
def test_the_first_two_deaths_draw_no_card(before: int) -> None:
    game = died(before, SQUARE)
    assert where(game) == OFF_BOARD
    assert game.state.deaths[JEAN_LUC] == before + 1
    assert turned(game) == 0


@pytest.mark.rule("VR-004", "VR-030")
@pytest.mark.parametrize("before", [2, 5])
def test_then_one_card_must_show_his_symbol(before: int) -> None:
    found = died(before, STAR, SQUARE)
    assert (where(found), turned(found)) == (OFF_BOARD, 1)
    lost = died(before, SQUARE, STAR)
    assert (where(lost), turned(lost)) == (OUT_OF_GAME, 1)


@pytest.mark.rule("VR-031")
def test_without_an_heir_his_army_is_lost_and_he_never_returns() -> None:
    game = arrange(seats=2, rules=LIMITED)
    put(game, JEAN_LUC, MEADOW)
    give_regulars(game, JEAN_LUC, 100)
    mercenary = hire(game, JEAN_LUC, 50)
    game.state.deaths[JEAN_LUC] = 2
    stack_heirs(game, SQUARE)
    run(game, Death(JEAN_LUC, BY_CARD))
    assert where(game) == OUT_OF_GAME
    assert game.state.troop_at[mercenary] == IN_DECK
    assert game.state.army_troops[JEAN_LUC] == 0
    assert list(game.state.troop_at[4:8]).count(OUT) == 1


@pytest.mark.rule("VR-032")
def test_whoever_leaves_without_troops_has_not_died() -> None:
    game = arrange(seats=2, rules=LIMITED)
    put(game, JEAN_LUC, MEADOW)
    run(game, CheckArmies(1, BY_CARD))
    assert where(game) == OFF_BOARD
    assert game.state.deaths[JEAN_LUC] == 0


@pytest.mark.rule("VR-032")
def test_a_card_that_takes_the_heir_leaves_nothing_to_draw_for() -> None:
    game = arrange(seats=2, rules=LIMITED)
    content = game.state.content
    card = next(
        card
        for card in range(EVENTS)
        if content.bends[card * BEND_WIDTH] == HEIR and content.card_lies[card] == LIES_ON_NOBLE
    )
    put(game, JEAN_LUC, MEADOW, (100,))
    lay(game, card, JEAN_LUC)
    game.state.deaths[JEAN_LUC] = 4
    stack_heirs(game, STAR)
    run(game, Death(JEAN_LUC, BY_CARD))
    assert where(game) == OUT_OF_GAME
    assert turned(game) == 0


@pytest.mark.rule("VR-032")
@pytest.mark.parametrize(("abandoned", "deaths"), [(0, 3), (1, 2)])
def test_desertion_does_not_count_where_abandoned_nobles_have_heirs(abandoned: int, deaths: int) -> None:
    game = died(2, STAR, cause=BY_DESERTION, rules=Rules(seats=2, sure_heirs=2, abandoned_heirs=abandoned))
    assert where(game) == OFF_BOARD
    assert game.state.deaths[JEAN_LUC] == deaths
    assert turned(game) == deaths - 2


@pytest.mark.rule("VR-142")
@pytest.mark.parametrize(("symbol", "waits"), [(STAR, 1), (SQUARE, 0)])
def test_with_heir_tokens_both_fate_and_the_holder_have_a_say(symbol: int, waits: int) -> None:
    rules = Rules(seats=2, sure_heirs=2, heirs=1, offers=1)
    game = arrange(seats=2, rules=rules)
    put(game, JEAN_LUC, MEADOW, (100,))
    game.state.deaths[JEAN_LUC] = 2
    game.state.heir_at[JEAN_LUC] = 0
    stack_heirs(game, symbol)
    run(game, Death(JEAN_LUC, BY_CARD))
    assert game.state.fallen[JEAN_LUC] == waits
    assert where(game) == (OFF_BOARD if waits else OUT_OF_GAME)


@pytest.mark.rule("VR-137")
@pytest.mark.parametrize("last", [OFF_BOARD, OUT_OF_GAME])
def test_with_no_noble_left_the_game_ends_after_that_upkeep(last: int) -> None:
    for rules in (LIMITED, Rules(seats=2)):
        game = arrange(seats=2, rules=rules)
        for noble in range(8):
            game.state.noble_at[noble] = OUT_OF_GAME if noble else last
        run(game, Upkeep(CLOSE))
        assert game.state.last_upkeep == (last == OUT_OF_GAME and rules is LIMITED)


@pytest.mark.rule("VR-028")
def test_everybody_sees_how_often_a_noble_died() -> None:
    game = died(2, STAR)
    assert game.state.deaths[JEAN_LUC] == 3
    speech = Speech(house_box().names, game, 0)
    name = speech.noble(JEAN_LUC)
    match = KnightsMatch(game, house_box())
    assert f"Died: {name} 3 times" in match.say_position(0)
    facts = look("x", house_box().names, game, 0)
    assert facts.nobles[name].deaths == 3
    row = seen_by(WARRIOR_KNIGHTS, match, 0)
    assert row[WIDTH + starts.DEATHS + 4] == 3
    plain = arrange(seats=2)
    assert look("x", house_box().names, plain, 0).nobles[name].deaths is None
    assert "Died" not in KnightsMatch(plain, house_box()).say_position(0)


@pytest.mark.rule("VR-030")
@pytest.mark.parametrize(("symbol", "found"), [(STAR, "an heir of"), (SQUARE, "no heir of")])
def test_what_fate_says_is_told(symbol: int, found: str) -> None:
    old, new = died(1, STAR), died(2, symbol)
    told = list(tell_deaths(Step(Upkeep(), old.state, Speech(house_box().names, new, 0), NONE, NONE)))
    assert told == [f"Fate finds {found} {Speech(house_box().names, new, 0).noble(JEAN_LUC)}"]


@pytest.mark.rule("VR-030")
def test_a_steward_risks_a_last_life_less_gladly() -> None:
    game = arrange(seats=2, rules=LIMITED)
    put(game, JEAN_LUC, MEADOW, (100,))
    costs = []
    for deaths in (1, 2):
        game.state.deaths[JEAN_LUC] = deaths
        costs.append(cost_of_defeat(Situation(game, weights_of("balanced", 5)), BIT[JEAN_LUC]))
    assert costs[0] < costs[1]

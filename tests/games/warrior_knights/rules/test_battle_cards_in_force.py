"""Cards in force that bend a battle or speak at its end."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    FROLI,
    FROLI_AREA,
    MEADOW,
    at_froli,
    attack,
    drawn,
    field,
    finish,
    is_over,
    keep,
)
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.asks import ASSAULT, BATTLE_KIND, KEEP, KEEP_OR_RAZE, NEUTRAL_CITY, NO_BATTLE
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import (
    BATTLE_DEAL,
    BATTLE_DRAW,
    BATTLE_PREVENT,
    BATTLE_VICTORY,
    LIES_ON_BARON,
    LIES_ON_TABLE,
    MAY_RAZE,
    MAY_SIEGE,
)
from wk_env.games.warrior_knights.rules.moments import BATTLE_WON, CITY_TAKEN, NOBLE_DIES
from wk_env.games.warrior_knights.rules.numbers import CARDS, CIRCLE, DEAL, NONE, OFF_BOARD, PREVENT, VICTORY, YES
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.state import Play

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


def card_that_bends(game: Play, measure: int) -> int:
    """A card of the house decks that bends a measure."""
    return next(card for card in range(CARDS) if game.state.content.bends[card * BEND_WIDTH] == measure)


def law_that_hears(game: Play, moment: int) -> int:
    """A card on the table that speaks at a moment."""
    content = game.state.content
    return next(
        card for card in range(CARDS) if content.ears[card * 2] == moment and content.card_lies[card] == LIES_ON_TABLE
    )


def law_that_demands(game: Play, moment: int) -> int:
    """A card on the table that demands something at a moment, to be complied with or refused."""
    content = game.state.content
    return next(card for card in range(CARDS) if content.ears[card * 2] == moment and content.card_demand[card])


def charge_that_closes(game: Play, measure: int) -> int:
    """The law that forbids something, reprinted as a charge in a content of its own."""
    game.state.content = load(HOUSE)
    card = card_that_bends(game, measure)
    game.state.content.card_lies[card] = LIES_ON_BARON
    return card


@pytest.mark.rule("WK-369", "WK-372")
def test_an_office_lets_its_commander_draw_one_more_but_never_above_ten() -> None:
    game = field((50,), (100,))
    lay(game, card_that_bends(game, BATTLE_DRAW), MINE)
    attack(game, 1)
    assert drawn(game) == (5, 3)
    game = field((200, 200, 200, 200), (100,))
    lay(game, card_that_bends(game, BATTLE_DRAW), MINE)
    attack(game, 1)
    assert drawn(game) == (10, 3)


@pytest.mark.rule("WK-380")
def test_engines_deal_one_more_before_walls_only() -> None:
    game = at_froli()
    lay(game, card_that_bends(game, BATTLE_DEAL), MINE)
    stack_fate(game, *([PREVENT] * 4), VICTORY, DEAL)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game)
    assert game.state.breaches[FROLI] == 1
    game = field((100,), (100,))
    lay(game, card_that_bends(game, BATTLE_DEAL), MINE)
    attack(game, 1)
    keep(game)
    keep(game)
    assert game.state.casualties[HIS] == 0


@pytest.mark.rule("WK-380")
def test_a_surgeon_prevents_one_more() -> None:
    game = field((100,), (200,))
    lay(game, card_that_bends(game, BATTLE_PREVENT), HIS)
    stack_fate(game, DEAL)
    attack(game, 1)
    keep(game, DEAL)
    keep(game)
    assert game.state.casualties[HIS] == 0


@pytest.mark.rule("WK-387")
def test_a_standard_counts_one_victory_more() -> None:
    game = field((100,), (200,))
    lay(game, card_that_bends(game, BATTLE_VICTORY), MINE)
    stack_fate(game, VICTORY)
    attack(game, 1)
    keep(game, VICTORY)
    keep(game)
    finish(game)
    assert game.state.noble_at[HIS] == OFF_BOARD


@pytest.mark.rule("WK-404", "WK-422")
def test_a_charge_closes_what_a_law_would_only_punish() -> None:
    game = at_froli()
    lay(game, charge_that_closes(game, MAY_SIEGE), 0)
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])
    game = arrange(seats=2)
    lay(game, charge_that_closes(game, MAY_RAZE), 0)
    control(game, 0, BERAC)
    run(game, KeepOrRaze(BERAC))
    assert is_over(game)
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("WK-393")
def test_a_card_speaks_to_the_winner_when_all_is_over() -> None:
    game = field((200,), (100,))
    lay(game, law_that_hears(game, BATTLE_WON), NONE)
    stack_fate(game, VICTORY, VICTORY, PREVENT, PREVENT)
    attack(game, 1)
    keep(game, VICTORY, VICTORY)
    keep(game)
    finish_with_the_last(game)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert list(game.state.crowns[:2]) == [12, 18]


@pytest.mark.rule("WK-414")
def test_a_card_speaks_to_the_taker_of_a_city_before_he_keeps_or_razes_it() -> None:
    game = at_froli()
    game.state.breaches[FROLI] = 2
    lay(game, law_that_demands(game, CITY_TAKEN), NONE)
    attack(game, NEUTRAL_CITY, ASSAULT, YES, area=FROLI_AREA)
    assert game.state.crowns[0] == 12
    assert asked(game)[:2] == (KEEP_OR_RAZE, 0)
    answer(game, KEEP)
    assert game.state.city_owner[FROLI] == 0


@pytest.mark.rule("WK-481")
def test_a_card_speaks_when_a_noble_has_died() -> None:
    game = arrange(seats=2)
    put(game, MINE, MEADOW, troops=(200,))
    lay(game, law_that_hears(game, NOBLE_DIES), NONE)
    run(game, Death(MINE, BY_CARD))
    finish(game)
    assert game.state.faith[0] == 1
    assert game.state.faith[1] == 0


def finish_with_the_last(game: Play) -> None:
    """Every question that is left gets its last answer."""
    while game.decision.count > 0:
        answer(game, game.decision.options[game.decision.count - 1])

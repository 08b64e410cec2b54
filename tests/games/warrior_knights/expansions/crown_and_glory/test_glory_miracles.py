"""Miracles Can Happen with the Events of For Glory: each has a choice of its own behind those of the base game."""

import pytest

from tests.support.arrange import answer, asked, give_regulars, noble_of, put, run
from tests.support.fates import glory_table
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding.action_space import CODES
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_MORE_EVENT
from wk_env.games.warrior_knights.rules.asks import MIRACLE, MORE_MIRACLES, NO_MIRACLE
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, STAR
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.things import Speech

STIFF_KNEE = 5


@pytest.mark.rule("WK-585", "CG-005")
def test_a_lasting_event_of_for_glory_is_cancelled_later() -> None:
    game = glory_table(3, miracles=1)
    noble, card = noble_of(1, STAR), FIRST_MORE_EVENT + STIFF_KNEE
    put(game, noble, 13)
    give_regulars(game, noble, 100)
    lay(game, card, noble)
    game.state.faith[1] = 9
    run(game, Interlude(before_cards(game.state.rules)))
    choice = MORE_MIRACLES + STIFF_KNEE
    assert asked(game) == (MIRACLE, 1, [NO_MIRACLE, choice])
    assert CODES.action_of(MIRACLE, choice) >= 0
    names = house_box().of(Rules(glory=1)).names
    assert say_choice(Speech(names, game, 1), choice).startswith("cancel A Stiff Knee (")
    answer(game, choice)
    assert game.state.card_place[card] == CARD_DISCARDED
    assert game.state.faith[1] < 9

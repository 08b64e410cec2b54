"""Prices, strengths and offers: what is told beside a question or an option because it matters to the answer."""

import pytest

from tests.games.warrior_knights.words.test_told import options, speech
from tests.support.arrange import answer, arrange, control, noble_of, put, run
from tests.support.battles import MONZ, MONZ_AREA, attack
from tests.support.decks import lay_down
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NO_ATTACK, PARTNERS, STAR
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.procedures.upgrade import UpgradeDefenses
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.story.deeds import say_to
from wk_env.games.warrior_knights.words.questions import say_question


@pytest.mark.rule("WK-401", "WK-403")
@pytest.mark.parametrize(("kind", "words"), [(asks.ASSAULT, "assault"), (asks.SIEGE, "lay siege to")])
def test_a_third_baron_is_told_whether_it_is_an_assault_or_a_siege(kind: int, words: str) -> None:
    game = arrange(seats=3)
    put(game, noble_of(0, STAR), MONZ_AREA, troops=(200, 200))
    put(game, noble_of(2, STAR), MONZ_AREA, troops=(50,))
    attack(game, asks.NEUTRAL_CITY, kind, area=MONZ_AREA)
    assert say_question(speech(game), 2).endswith(f"May d'Emerande {words} Monz?")
    assert options(game) == [f"forbid d'Emerande to {words} Monz", f"let d'Emerande {words} Monz"]


@pytest.mark.rule("WK-433", "WK-435")
def test_whoever_chooses_between_assault_and_siege_is_told_both_strengths() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), MONZ_AREA, troops=(100, 50))
    control(game, 1, MONZ)
    attack(game, 1, area=MONZ_AREA)
    strength = game.state.content.city_strength[MONZ]
    asked = f"a siege must beat {strength}; your 150 troops and 200 for a commander"
    assert asked in say_question(speech(game), 0)


@pytest.mark.rule("WK-422", "WK-423")
def test_whoever_keeps_or_razes_is_told_the_income_and_the_crowns() -> None:
    game = arrange(seats=2)
    control(game, 0, 0)
    run(game, KeepOrRaze(0))
    assert say_question(speech(game), 0).endswith("Is Kovel kept (income 5), or razed for 15 crowns?")
    assert options(game) == ["keep Kovel", "raze Kovel for 15 crowns"]
    lay_down(game, "No Torch to the Thatch")
    assert options(game)[1] == "raze Kovel for 15 crowns (and be banned)"


@pytest.mark.rule("WK-209", "WK-210")
def test_repairs_and_fortifications_tell_their_price() -> None:
    game = arrange(seats=2)
    control(game, 0, 5)
    game.state.breaches[5] = 1
    run(game, UpgradeDefenses())
    assert options(game) == ["repair Froli (2 crowns a breach)", "fortify Froli (4 crowns)", "build nothing"]


@pytest.mark.rule("WK-297", "WK-301")
def test_whoever_hires_is_told_the_fee_and_how_many_he_may_hire_at_once() -> None:
    game = arrange(seats=2)
    for spot in range(2):
        game.state.track[spot] = 0
    polish = [troop for troop in range(24, 90) if game.state.content.troop_kind[troop] == 9][:2]
    for troop in polish:
        game.state.troop_at[troop] = -3
    run(game, Draft())
    assert say_question(speech(game), 0).endswith("who is hired (up to 2 of one nationality at once)?")
    assert options(game) == ["hire 100 Polish (2 crowns)", "hire nobody"]
    answer(game, 9, asks.STRONGHOLD)
    assert say_question(speech(game), 0).endswith("who is hired besides, for a marker each (Polish, up to 1 more)?")


# ---- bargains


@pytest.mark.rule("WK-522")
def test_whoever_answers_a_bargain_is_told_what_is_offered() -> None:
    game = arrange(rules=Rules(seats=2, offers=1))
    run(game, Interlude(before_cards(game.state.rules)))
    answer(game, 1)
    assert options(game)[:2] == ["offer no crowns", "offer 1 crown"]
    answer(game, 5)
    assert "ask for the promise not to attack before Upkeep" in options(game)
    answer(game, PARTNERS + NO_ATTACK)
    question = say_question(speech(game), 1)
    assert question == (
        "Madder, you are asked: Is the bargain accepted?"
        " (d'Emerande bargains with you: d'Emerande gives 5 crowns and you promise not to attack before Upkeep)"
    )


@pytest.mark.rule("WK-522")
def test_barons_are_not_told_of_everybody_who_offers_no_bargain() -> None:
    game = arrange(rules=Rules(seats=3, offers=1))
    run(game, Interlude(before_cards(game.state.rules)))
    told = [say_to(speech(game), asks.NO_PARTNER, viewer) for viewer in (1, None)]
    assert told == ["", "d'Emerande offers no bargain."]

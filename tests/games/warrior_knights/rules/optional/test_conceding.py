"""Hail to the King: how concessions are seen, told and advised."""

import pytest

from tests.support.arrange import answer, arrange, put
from tests.support.battles import MEADOW
from tests.support.kings import end_upkeep
from tests.support.reigns import reign
from tests.support.seen import seen_by
from wk_env.games.warrior_knights.advice.optional.conceding import is_hopeless
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import WIDTH
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.numbers import NO, YES
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch


@pytest.mark.rule("VR-113")
def test_everybody_sees_who_conceded() -> None:
    game = reign(0)
    end_upkeep(game)
    match = KnightsMatch(game, house_box())
    assert "Do you concede to King" in match.say_position(1)
    assert [match.say_choice(choice).split()[0] for choice in (NO, YES)] == ["fight", "concede"]
    answer(game, YES)
    assert "Conceded to the King: " in match.say_position(2)
    assert "The King wins once all others have conceded, at the latest with round 13." in match.say_position(2)
    facts = look("x", house_box().names, game, 2)
    assert [baron.has_conceded for baron in facts.barons] == [False, True, False]
    assert facts.crown is not None
    assert facts.crown.goal is None
    row = seen_by(WARRIOR_KNIGHTS, match, 2)
    assert list(row[WIDTH + starts.CONCEDED : WIDTH + starts.CONCEDED + 6]) == [0, 0, 1, 0, 0, 0]
    plain = look("x", house_box().names, arrange(seats=2), 0)
    assert [baron.has_conceded for baron in plain.barons] == [None, None]


@pytest.mark.rule("VR-113")
def test_a_steward_concedes_only_without_hope_of_the_kings_stronghold() -> None:
    style = weights_of("balanced", 5)
    game = reign(0)
    put(game, 5, MEADOW, (200, 200, 150))
    end_upkeep(game)
    assert not is_hopeless(Situation(game, style))
    assert game.decision.options[best_option(game, style)] == NO
    weak = reign(0)
    weak.state.round = 12
    for army in (*range(4, 8), 25):
        weak.state.army_troops[army] = 0
    end_upkeep(weak)
    assert weak.decision.options[best_option(weak, style)] == YES

"""Crown and Glory as it is told: positions, news, facts, the panel beside the board, a person's screen."""

from functools import cache

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import MISSION
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.facts.types import KnightsFacts
from wk_env.games.warrior_knights.picture.panel_words import facts_of
from wk_env.games.warrior_knights.rules.asks import PLACE_TROOP, STRONGHOLD
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.faces import Story
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Match, Settings

SETTINGS: Settings = {"seats": 3, "rules": ["the_short_king", "missions"], "influence_each": 3, "crown_goal": 9}


def facts_for(match: Match, viewer: int) -> KnightsFacts:
    """What a seat knows, as facts."""
    face = WARRIOR_KNIGHTS.facts
    assert face is not None
    facts = face.look(match, viewer)
    assert isinstance(facts, KnightsFacts)
    return facts


def story() -> Story:
    """Who tells games."""
    face = WARRIOR_KNIGHTS.story
    assert face is not None
    return face


@cache
def game() -> tuple[tuple[KnightsMatch, int | None], ...]:
    """Every position of a game in which a King is crowned, each with its choice."""
    match, luck = WARRIOR_KNIGHTS.new_match(SETTINGS, 4), rng_from(4)
    found: list[tuple[KnightsMatch, int | None]] = []
    while match.decision.count:
        choice = choose(match, luck)
        found.append((match.copy(), choice))
        match.play(choice)
    return (*found, (match, None))


def crowned() -> KnightsMatch:
    """The first question about the King's Army."""
    return next(m for m, _ in game() if m.decision.ask == PLACE_TROOP and king_of(m.game.state) >= 0)


@pytest.mark.rule("CG-111", "CG-112")
def test_a_mission_is_told_to_its_owner_alone() -> None:
    match = next(m for m, _ in game() if m.game.state.round == 2)
    for viewer in range(3):
        told = [line for line in match.say_position(viewer).splitlines() if "Mission: " in line]
        own = match.box.names.missions[match.game.state.annex[MISSION + viewer] - 1]
        assert len(told) == 1
        assert own in told[0]
        assert " of " in told[0].rpartition("Now ")[2]
        beside = "\n".join(facts_of(match.speech(), viewer))
        assert own in beside
        assert sum(name in beside for name in match.box.names.missions) == 1
        facts = facts_for(match, viewer)
        assert [baron.mission is not None for baron in facts.barons] == [seat == viewer for seat in range(3)]


def test_missions_are_laid_open_at_the_end() -> None:
    last, before = game()[-1][0], game()[-2]
    assert before[1] is not None
    news = [item.sentence for item in story().news(before[0], before[1])]
    assert sum("his Mission" in sentence for sentence in news) == 3
    assert last.say_position(0).count("Mission: ") == 3
    assert all(baron.mission is not None for baron in facts_for(last, 0).barons)


def test_the_king_is_told_shown_and_asked_about_his_army() -> None:
    match = crowned()
    king = int(match.decision.seat)
    assert "Where do the 100 of the King's Army go?" in match.say_position(king)
    assert f"{match.speech().baron(king)} (" in match.say_position(0)
    assert match.say_position(0).count(", King") == 1
    assert "somebody has 9 Influence" in match.say_position(0)
    facts = facts_for(match, 0)
    assert facts.crown is not None
    assert (facts.crown.king, facts.crown.goal) == (king, 9)
    assert facts.crown.emptied == match.game.state.round
    assert match.say_choice(STRONGHOLD) == "lay 100 of the King's Army in your stronghold"
    assert "King" in "\n".join(facts_of(match.speech(), None))


def test_the_coronation_is_news() -> None:
    place = next(number for number, (match, _) in enumerate(game()) if king_of(match.game.state) >= 0)
    match, choice = game()[place - 1]
    assert choice is not None
    assert any("is crowned King" in item.sentence for item in story().news(match, choice))


def test_a_person_is_told_what_the_game_is_about_and_how_far_it_is() -> None:
    match = crowned()
    screens = WARRIOR_KNIGHTS.screens
    assert screens is not None
    opening = " ".join(screens.opening(match, 0, ["you", "a", "b"]))
    assert "King is crowned" in opening
    assert "dealt a Mission" in opening
    assert "9 Influence" in screens.standing(match).title
    assert any("King" in note for row in screens.standing(match).rows for note in row.notes)
    assert any("Mission: " in line for line in screens.show("m", match, 0))


def test_every_position_is_packed_and_read_again() -> None:
    for match, _ in game()[::29]:
        data = match.pack()
        assert WARRIOR_KNIGHTS.unpack(data).pack() == data

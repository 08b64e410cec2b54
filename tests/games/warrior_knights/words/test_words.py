"""What is said of a game: complete for nobody in particular, and no more than a seat may know."""

import pytest

from tests.support.arrange import arrange, control, put
from tests.support.observed_games import begun, until
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules.asks import ACT, PLAN, PROPOSE, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.deeds import breach
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.options import say_choice, say_deed, third_person
from wk_env.games.warrior_knights.words.questions import WORDINGS, say_question
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed


def said(game: Play, viewer: int | None = None) -> str:
    """The position in words."""
    return KnightsMatch(game, house_box()).say_position(viewer)


def speech(game: Play) -> Speech:
    """Somebody who talks about a game."""
    return Speech(house_box().names, game)


def test_lists_and_counts_read_like_english() -> None:
    assert listed([]) == "none"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert [counted(number, "city", "cities") for number in (1, 2)] == ["1 city", "2 cities"]


def test_a_position_names_barons_cities_nobles_and_troops() -> None:
    game = arrange(seats=2)
    control(game, 0, 11)
    put(game, 4, area=13, troops=(150,), casualties=1)
    breach(game.state, 11)
    text = said(game)
    assert "d'Emerande (green): 15 crowns, 0 Faith, 0 Votes, 0 Influence, 1 city, Chairman of the Assembly." in text
    assert "Guy de Solferino (star) in Froli: 150 troops (150 English), 1 casualty." in text
    assert "d'Emerande: Altamont (strength 200 of 300, 1 breach)." in text


def test_a_new_game_says_who_is_asked_what() -> None:
    match = begun(4, 1)
    assert "is asked: Who gets the card of 50 Regulars?" in match.say_position(None)
    assert match.say_position(None).startswith("Setup. 40 Influence in the pool.")


@pytest.mark.rule("WK-044")
def test_the_plans_of_others_are_only_counted() -> None:
    match = until(ACT)
    asked = match.decision.seat
    own, other = match.say_position(asked), match.say_position((asked + 1) % 4)
    hand = next(line for line in own.splitlines() if line.startswith("  Hand: ") and not line[8].isdigit())
    assert hand not in other
    assert "  In stack 2: 2." in other


@pytest.mark.rule("WK-044", "WK-063")
def test_troops_of_others_are_not_told_during_the_first_distribution() -> None:
    match = until(SETUP_TROOP, times=10)
    assert match.say_position(match.decision.seat).count("troops not yet shown") == 15
    assert "not yet shown" not in match.say_position(None)


@pytest.mark.rule("WK-044", "WK-248")
def test_votes_in_a_fist_are_told_to_their_baron_alone() -> None:
    game = arrange(seats=3)
    game.state.votes[1], game.state.fist[1] = 9, 4
    game.ask(0, VOTES).offer(0)
    assert [said(game, viewer).count("Holds 4 Votes ready.") for viewer in (0, 1, 2)] == [0, 1, 0]
    assert "Holds 4 Votes ready." in said(game)


def test_every_question_ends_with_a_question_mark() -> None:
    assert [row.question for row in WORDINGS.values() if not row.question.endswith("?")] == []


def test_options_speak_of_things_by_name() -> None:
    game = arrange(seats=2)
    game.ask(0, PLAN).offer(0)
    assert say_choice(speech(game), 7 + 4) == "lay Mobilize Forces into stack 2"
    game.ask(0, PROPOSE).offer(0)
    assert say_choice(speech(game), 8 + 15) == "propose the motion to discard Slighting of Towers"
    assert say_question(speech(game), None) == "d'Emerande is asked: A Private Motion: what is proposed?"
    assert say_deed(speech(game), 1) == "d'Emerande proposes the motion to postpone this Assembly"


def test_phrases_turn_into_sentences() -> None:
    assert [third_person(phrase) for phrase in ("lay a card", "go", "carry on", "press the siege", "do it")] == [
        "lays a card",
        "goes",
        "carries on",
        "presses the siege",
        "does it",
    ]


@pytest.mark.rule("WK-044")
def test_a_question_in_secret_is_not_told_to_the_others() -> None:
    game = arrange(seats=2)
    game.ask(0, PLAN).offer(0)
    assert say_question(speech(game), 1) == "d'Emerande lays Action cards face down."
    assert say_question(speech(game), 0) == "d'Emerande, you are asked: Which of your Action cards go into the stacks?"

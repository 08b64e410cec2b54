"""What is at stake, promised and broken, as people read it, bots get it as data, and learners as numbers."""

import pytest

from tests.support.arrange import answer
from tests.support.seen import seen
from tests.support.windows import before_berac, on_the_way, voting
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding.action_space import action_of
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.facts.options import option_of
from wk_env.games.warrior_knights.rules.asks import BARGAIN_STAKE
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_BARON
from wk_env.games.warrior_knights.rules.numbers import (
    AT_PASSAGE,
    ELECT,
    FIRST_AT_STAKE,
    GRANT_CONSENT,
    GRANT_PASSAGE,
    NO,
    NO_ATTACK,
    YES,
)
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.things import Speech

NAMES = house_box().names


def speech(game: Play, listener: int | None = None) -> Speech:
    """Somebody who talks about a game."""
    return Speech(NAMES, game, listener)


def told(game: Play, choice: int) -> list[str]:
    """The story of a choice."""
    return [news.sentence for news in tell(speech(game), choice)]


@pytest.mark.rule("WK-522")
def test_a_bid_says_what_is_at_stake() -> None:
    game = on_the_way()
    one, two = (speech(game).baron(seat) for seat in (0, 1))
    stake = f"{two} may let {speech(game).noble(0)} pass through Froli"
    assert say_question(speech(game), 0) == f"{one}, you are asked: Who is offered a bargain? ({stake})"
    assert f"At stake: {two} may let {speech(game).noble(0)}" in say_position(speech(game), None)
    answer(game, 1)
    assert stake in say_question(speech(game), 0)
    answer(game, 4)
    assert f"({stake.replace('Linden', 'Linden of ' + one)}; " in say_question(speech(game), None)
    assert f"{one} bargains with {two}: {one} gives 4 crowns and {two} promises to let the Noble pass" in say_question(
        speech(game), None
    )


@pytest.mark.rule("WK-526")
def test_promises_and_breaches_are_told_and_stand_in_the_facts() -> None:
    game = on_the_way()
    one, two = (speech(game).baron(seat) for seat in (0, 1))
    answer(game, 1, 4)
    assert f"{two} promises {one} to let the Noble pass." in told(game, YES)
    answer(game, YES)
    facts = look(WARRIOR_KNIGHTS.id, NAMES, game, 2)
    assert facts.at_stake == f"{two} may let {speech(game).noble(0)} of {one} pass through Froli"
    assert [(word.giver, word.receiver, word.promise) for word in facts.promises] == [(1, 0, "to let the Noble pass")]
    assert f"{two} breaks a promise to {one}." in told(game, NO)
    assert f"{two} has promised {one} to let the Noble pass." in say_position(speech(game), None)


@pytest.mark.rule("WK-522")
def test_what_a_third_adds_stands_in_the_offer() -> None:
    game = before_berac(seats=4)
    answer(game, 2, 3)
    assert say_choice(speech(game, 3), 2) == "add 2 crowns to the offer"
    assert say_choice(speech(game, 3), 0) == "add nothing to the offer"
    answer(game, 2)
    assert f"{speech(game).baron(3)} adds 2 crowns" in say_question(speech(game), None)
    bargain = look(WARRIOR_KNIGHTS.id, NAMES, game, 0).bargain
    assert bargain is not None
    assert (bargain.added, bargain.promise, bargain.promised_by) == ((0, 0, 0, 2), "to consent to the attack", 2)
    assert seen(game, 1, "joined")[:4] == [0, 0, 2, 0]


@pytest.mark.rule("WK-522", "WK-523")
def test_numbers_say_what_is_at_stake_and_promised_from_the_viewer_on() -> None:
    game = on_the_way()
    assert seen(game, 1, "stake") == [AT_PASSAGE + 1, 1, 8, 13]
    assert seen(game, 0, "stake") == [AT_PASSAGE + 1, 2, 0, 13]
    answer(game, 1, 4, YES)
    assert seen(game, 1, "promised at stake")[2] == GRANT_PASSAGE
    answer(game, YES)
    assert not any(seen(game, 1, "stake"))
    assert not any(seen(game, 1, "promised at stake"))
    game = before_berac()
    assert seen(game, 0, "stake") == [2, 3, 12, 0]
    assert seen(game, 2, "stake") == [2, 1, 12, 1]
    answer(game, 2, 3, YES)
    assert seen(game, 2, "promised at stake")[1] == GRANT_CONSENT


@pytest.mark.rule("WK-523")
def test_whom_votes_are_promised_to_is_counted_from_the_viewer_on() -> None:
    game = voting(1, 3, 0, ballot=VOTE_BARON)
    answer(game, 1)
    place = ELECT + 2 - FIRST_AT_STAKE
    option = option_of(speech(game), place)
    assert (option.kind, option.baron) == ("favour_at_stake", 1)
    assert option.promise == f"to give half of the Votes or more for {speech(game).baron(2)}"
    first, each = WARRIOR_KNIGHTS.seat_actions[-1]
    assert (first + 2, each) == (action_of(BARGAIN_STAKE, place), 1)
    answer(game, place, 5, 0, YES)
    assert seen(game, 1, "promised at stake")[2] == ELECT + 1
    assert seen(game, 2, "promised at stake")[2 * 6 + 1] == ELECT


@pytest.mark.rule("WK-526")
def test_a_broken_promise_of_peace_is_told_too() -> None:
    game = before_berac()
    game.state.promised[2 * 6] = NO_ATTACK
    assert not any("breaks" in line for line in told(game, 6))

"""What people are told at a question and after it: all that lies open to them, and as it is spoken to a reader."""

import re

import pytest

from tests.support.agendas import CHARGE, ELECTION, LAW, MOTION, assembly, refusable
from tests.support.arrange import answer, arrange, control, run, stack_fate
from tests.support.battles import BERAC
from tests.support.decks import lay_down, put_on_top
from tests.support.observed_games import begun
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.moments import TAXED, announce
from wk_env.games.warrior_knights.rules.numbers import FATE_CARDS, MOST_SEATS, NEUTRAL, NO, NO_NEWS, NONE
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.appointment import Charge
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.games.warrior_knights.words.questions import WORDINGS, say_question
from wk_env.games.warrior_knights.words.things import Speech

CONTENT = house_content()
CHINA = 2


def speech(game: Play, listener: int | None = None) -> Speech:
    """Somebody who talks about a game, to a seat or to nobody in particular."""
    return Speech(house_box().names, game, listener)


def told(game: Play, choice: int) -> str:
    """The story of a choice."""
    return "\n".join(news.sentence for news in tell(speech(game), choice))


def options(game: Play) -> list[str]:
    """The options as they are put to whoever is asked."""
    return [say_choice(speech(game, game.decision.seat), choice) for choice in game.decision.choices()]


def test_questions_and_options_speak_to_whoever_is_asked_and_of_him_to_the_others() -> None:
    game = arrange(seats=2)
    game.ask(0, asks.STRONGHOLD_AREA).offer(13)
    assert say_question(speech(game), 0) == "d'Emerande, you are asked: Where does your stronghold stand?"
    assert say_question(speech(game), 1) == "d'Emerande is asked: Where does his stronghold stand?"
    assert say_question(speech(game), None) == "d'Emerande is asked: Where does his stronghold stand?"
    assert say_choice(speech(game, 0), 13) == "build your stronghold in Froli"
    assert say_deed(speech(game, 0), 13) == "d'Emerande builds his stronghold in Froli"
    assert KnightsMatch(game, house_box()).say_choice(13) == "build your stronghold in Froli"


@pytest.mark.parametrize(
    ("ask", "subject", "matter", "question"),
    [
        (asks.SETUP_TROOP, 24, NONE, "Who gets the card of 50 Regulars?"),
        (asks.ATTACKER, 46, NEUTRAL, "Which of your Nobles fight the neutral city in Gedze?"),
        (asks.MOVER, 3, NONE, "Which of your Nobles moves to Ballin?"),
        (asks.COMMANDER, 1, NONE, "Which of your Nobles commands against Madder (the open field)?"),
        (asks.CITY, NONE, NONE, "Which of your cities is tested for revolt next?"),
        (asks.DEPUTY, NONE, NONE, "Who chairs the Assembly in your place?"),
        (asks.REPAIR_MORE, 3, NONE, "Is another breach of Monz repaired for 2 crowns?"),
    ],
)
def test_a_question_is_put_to_the_reader(ask: int, subject: int, matter: int, question: str) -> None:
    game = arrange(seats=2)
    ask_about(game, 0, ask, subject, matter).offer(0)
    assert say_question(speech(game), 0) == f"d'Emerande, you are asked: {question}"


def test_no_question_and_no_help_speaks_of_the_reader_as_of_somebody_else() -> None:
    questions = [row.question.format(it="it", by="by", your="your") for row in WORDINGS.values()]
    texts = [*questions, *(row.allowed for row in WORDINGS.values())]
    spoken = re.compile(r"\b(he|him|himself)\b")
    of_others = {WORDINGS[asks.GIVE_HEIR].question, WORDINGS[asks.OFFICE_NOBLE].allowed}
    assert [text for text in texts if spoken.search(text) and text not in of_others] == []
    assert [text for text in texts if re.search(r"\bhis\b", text) and text not in of_others] == []
    assert [text for text in texts if "above the last one" in text] == []


# ---- events


@pytest.mark.rule("WK-177", "WK-183")
def test_whoever_is_asked_to_pay_is_told_what_the_event_is_about() -> None:
    game = arrange(seats=3)
    control(game, 2, BERAC)
    put_on_top(game, "Arson")
    stack_fate(game, list(CONTENT.fate_city).index(BERAC).__eq__)
    game.state.faith[0] = game.state.faith[1] = game.state.faith[2] = 2
    run(game, ImportantEvent())
    assert "Fate names the target: Arson on Berac (Niebieski)." in told(game, 2)
    answer(game, 2)
    assert game.decision.ask in {asks.CANCEL, asks.PLEDGE}
    seat = game.decision.seat
    assert "Arson on Berac (yours)" in say_question(speech(game), seat)
    assert "Arson on Berac (Niebieski)" in say_question(speech(game), (seat + 1) % 3)
    assert all("Arson on Berac (yours)" in text for text in options(game)[1:])


@pytest.mark.rule("WK-079")
def test_an_event_for_which_fate_finds_nothing_is_told() -> None:
    game = arrange(seats=2)
    for city in range(24):
        game.state.city_owner[city] = -2
    put_on_top(game, "Arson")
    game.state.faith[1] = 2
    run(game, ImportantEvent())
    assert "Fate finds nothing for Arson." in told(game, 1)


@pytest.mark.rule("WK-197")
def test_no_news_of_an_expedition_is_told() -> None:
    game = arrange()
    game.state.voyage_spot[CHINA] = 3
    game.state.voyage_share[CHINA * MOST_SEATS] = 4
    rows = CONTENT.fate_voyage
    silent = next(card for card in range(FATE_CARDS) if rows[CHINA * FATE_CARDS + card] == NO_NEWS)
    stack_fate(game, silent.__eq__)
    run(game, FundExpeditions())
    assert "There is no news of the expedition to China." in told(game, asks.NO_VOYAGE)


@pytest.mark.rule("WK-163", "WK-166")
def test_a_city_that_stays_calm_when_it_is_tested_is_told() -> None:
    game = arrange(rules=Rules(seats=2, own_revolt_order=1))
    control(game, 0, 5, 6)
    stack_fate(game, lambda card: CONTENT.fate_revolt[card] == 0, lambda card: CONTENT.fate_revolt[card] == 1)
    run(game, Revolts())
    assert options(game) == ["test Froli next", "test Olbi next"]
    assert told(game, 6).splitlines() == ["Olbi is tested and stays calm.", "Froli revolts against d'Emerande."]


@pytest.mark.rule("WK-163")
def test_cities_that_a_card_has_tested_and_that_stay_calm_are_told() -> None:
    game = arrange()
    control(game, 0, 5, 6)
    stack_fate(game, lambda card: CONTENT.fate_revolt[card] == 0, lambda card: CONTENT.fate_revolt[card] == 0)
    put_on_top(game, "The Peasants Rise")
    run(game, ImportantEvent())
    answer(game, 1, 0)
    assert game.decision.ask == asks.PLEDGE
    assert told(game, 0).splitlines()[:2] == ["Froli is tested and stays calm.", "Olbi is tested and stays calm."]


# ---- the Assembly


@pytest.mark.rule("WK-531")
def test_two_players_are_told_all_that_both_have_written_at_the_reveal() -> None:
    game = assembly(MOTION, LAW, seats=2)
    game.state.votes[0] = game.state.votes[1] = 5
    run(game, Assembly())
    answer(game, 0, 2, 1)
    assert "has written" not in say_position(speech(game), 1).lower()
    assert "  Has written 2 on" in say_position(speech(game), 0)
    answer(game, 1)
    story = told(game, 3)
    names = [speech(game).agenda(card - 36) for card in (MOTION, LAW)]
    assert f"D'Emerande has written 2 on {names[0]} and 1 on {names[1]}." in story
    assert f"Madder has written 1 on {names[0]} and 3 on {names[1]}." in story
    answer(game, 3)
    for viewer in (0, 1, None):
        text = say_position(speech(game), viewer)
        assert f"Has written 1 on {names[1]}." in text
        assert f"Has written 3 on {names[1]}." in text


@pytest.mark.rule("WK-283", "WK-291")
def test_only_who_is_not_banned_yet_is_told_that_a_refusal_bans_him() -> None:
    game = assembly()
    refusable(game, CHARGE, ELECTION)
    run(game, Charge(CHARGE, 1))
    assert [text.endswith("(and be banned)") for text in options(game)] == [True, False]
    assert say_deed(speech(game), NO).endswith("(and is banned)")
    game.state.banned[1] = 1
    assert [text for text in options(game) if "banned" in text] == []


@pytest.mark.rule("WK-286", "WK-291")
def test_a_banned_baron_who_may_refuse_a_law_is_not_told_of_a_ban() -> None:
    game = arrange(rules=Rules(seats=2, banned_refusals=1))
    lay_down(game, "The Crown's Tenth")
    control(game, 0, 5)
    announce(game, TAXED, 0, NONE)
    run(game, game.stack[-1].copy())
    assert say_question(speech(game), 0).startswith(
        "d'Emerande, you are asked: Is The Crown's Tenth obeyed (it takes 1 crown)?"
    )
    assert options(game)[0] == "refuse to obey The Crown's Tenth (and be banned)"
    game.state.banned[0] = 1
    assert options(game)[0] == "refuse to obey The Crown's Tenth"


@pytest.mark.rule("WK-267", "WK-301", "WK-474", "WK-475")
def test_the_help_says_what_the_engine_does() -> None:
    assert "your own and neutral cities are allowed" in WORDINGS[asks.RETREAT].allowed
    assert "stronghold of another Baron" in WORDINGS[asks.RETREAT].allowed
    assert "bars" not in WORDINGS[asks.OFFICE_NOBLE].allowed
    assert "on the board or off it" in WORDINGS[asks.OFFICE_NOBLE].allowed
    assert "only at your first marker" in WORDINGS[asks.HIRE].allowed
    assert "assault or a siege" in WORDINGS[asks.CONSENT].allowed


def test_a_game_begins_by_asking_the_reader() -> None:
    match = begun(4, 1)
    assert "you are asked: Who gets the card of 50 Regulars?" in match.say_position(match.decision.seat)

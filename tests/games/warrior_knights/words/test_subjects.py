"""Every question names its subject, and what is said of any option is English that no other option shares."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import arrange
from tests.support.observed_games import begun, until
from tests.support.seen import seen
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CARD_AT_HAND, NONE
from wk_env.games.warrior_knights.rules.question_row import NOTHING, OF_NOBLE, OF_SEAT
from wk_env.games.warrior_knights.rules.questions import MATTERS, SUBJECTS
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.options import say_choice, say_deed
from wk_env.games.warrior_knights.words.questions import WORDINGS, say_question
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.rng import rng_from

ENOUGH = 25
HABITUAL, RANDOM = range(30), range(30, 35)
FORBIDDEN = re.compile(r"None|\bseats?\b|[{}]|  |-\d|\b(Noble|area) \d")


def by_chance(match: KnightsMatch, seed: int) -> Iterator[KnightsMatch]:
    """Every position of a game played by habit, or by chance alone for the last seeds."""
    luck = rng_from(seed)
    while match.decision.count:
        yield match
        options = match.decision.choices()
        match.play(choose(match, luck) if seed in HABITUAL else options[luck.below(len(options))])


def faults_of(match: KnightsMatch) -> list[str]:
    """What is wrong with the words of the open question and its options."""
    speech, options = match.speech(), match.decision.choices()
    said = [say_choice(speech, choice) for choice in options]
    everything = [say_question(speech, None), *said, *(say_deed(speech, choice) for choice in options)]
    return [text for text in everything if FORBIDDEN.search(text)] + [
        text for text, count in Counter(said).items() if count > 1
    ]


def test_questions_and_options_are_plain_english_and_unlike_each_other() -> None:
    heard: Counter[int] = Counter()
    for seed in [*HABITUAL, *RANDOM]:
        for match in by_chance(begun(2 + seed % 5, seed), seed):
            heard[match.decision.ask] += 1
            if heard[match.decision.ask] <= ENOUGH:
                assert faults_of(match) == []
    assert len(heard) > 50


def test_topics_and_subjects_speak_of_the_same_questions() -> None:
    known = {ask for ask in range(len(SUBJECTS)) if SUBJECTS[ask] != NOTHING}
    assert known - {asks.VOYAGE, asks.TRACK_SPOT, asks.USE_ADVANCEMENT} == {
        ask for ask, row in WORDINGS.items() if row.topic
    }
    assert {ask for ask in range(len(MATTERS)) if MATTERS[ask] != NOTHING} - {asks.DROP_CARD} == {
        ask for ask, row in WORDINGS.items() if row.matter
    }


@pytest.mark.rule("WK-250")
def test_a_vote_names_the_agenda() -> None:
    match = until(asks.SIDE)
    card = match.game.state.subject
    assert match.game.state.card_place[card] == CARD_AT_HAND
    assert match.box.names.card(card) in say_question(match.speech(), None)
    assert all(match.box.names.card(card) in match.say_choice(choice) for choice in match.decision.choices())


def test_a_proposal_without_a_card_is_named_by_what_it_proposes() -> None:
    game = arrange(seats=2)
    game.state.proposal = asks.POSTPONE
    ask_about(game, 0, asks.SIDE, NONE, NONE).offer(1)
    assert say_choice(Speech(house_box().names, game), 1) == "vote yes on the motion to postpone this Assembly"


@pytest.mark.parametrize(
    ("ask", "subject", "matter", "sentence"),
    [
        (asks.PERMIT, 5, 13, "May Dietrich von Karmin of Madder pass through Froli?"),
        (asks.CONSENT, 4, 1, "May Madder attack Lenz?"),
        (asks.CASUALTY, 3, NONE, "Who takes the next casualty (3 still to be taken)?"),
        (asks.ABILITY, 0, NONE, "Is the ability of Lorenz von Linden used?"),
        (asks.DESERTER, 0, 2, "Which Polish card of Lorenz von Linden deserts?"),
        (asks.REVOLT, 4, 6, "Lenz revolts: what now?"),
        (asks.DROP_CARD, 1, NONE, "Which charge or office of Madder goes?"),
        (asks.MOVER, NONE, NONE, "Which of his Nobles moves?"),
        (asks.MOBILIZE_AREA, 5, NONE, "Versatile Strategy: where is a battle started?"),
    ],
)
def test_a_question_says_what_it_is_about(ask: int, subject: int, matter: int, sentence: str) -> None:
    game = arrange(seats=2)
    ask_about(game, 0, ask, subject, matter).offer(0)
    assert say_question(Speech(house_box().names, game), None) == f"d'Emerande is asked: {sentence}"


def test_what_a_question_is_about_is_observed_from_the_viewer_on() -> None:
    game = arrange(seats=3)
    ask_about(game, 0, asks.PERMIT, 2 * 4 + 1, 13).offer(0)
    assert (SUBJECTS[asks.PERMIT], SUBJECTS[asks.COMMANDER]) == (OF_NOBLE, OF_SEAT)
    told = [seen(game, viewer, "subject") + seen(game, viewer, "matter") for viewer in range(3)]
    assert told == [[9, 13], [5, 13], [1, 13]]


def test_a_question_about_nothing_does_not_show_what_an_older_one_was_about() -> None:
    game = arrange(seats=2)
    ask_about(game, 0, asks.PERMIT, 5, 13)
    game.ask(0, asks.PLAN).offer(0)
    assert seen(game, 1, "subject") + seen(game, 1, "matter") == [NONE, NONE]

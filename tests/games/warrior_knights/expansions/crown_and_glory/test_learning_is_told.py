"""Knowledge and Advancements as they are said, told, given as facts and as numbers, and judged."""

from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tests.support.arrange import answer, asked, noble_of, put
from tests.support.battles import MEADOW
from tests.support.learning import (
    COATS,
    RHETORIC,
    ROADS,
    SOME_ROW,
    STAKES,
    STARS,
    WATCH,
    academy,
    cost_of,
    give,
    know,
    name_scholar,
    play_enrich_mind,
    play_forced_march,
    play_neutral,
)
from wk_env.games.warrior_knights.advice.evaluation.evaluation import value_of
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import WHOLE_WIDTH, WIDTH
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.more import see_more
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import CARD_EXHAUSTED, FIRST_ADVANCEMENT
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.facts.options import option_of
from wk_env.games.warrior_knights.facts.types import KnightsFacts
from wk_env.games.warrior_knights.rules.asks import DO_IT, NO_ADVANCEMENT
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    ASSEMBLE_TROOPS,
    IN_ASSEMBLY,
    IN_WAGES,
    RESEARCH,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.games.warrior_knights.story.news import tell
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.things import Speech

BOX: Final = house_box().of(Rules(glory=1))


def speech(game: Play, listener: int | None = None) -> Speech:
    """Whoever talks about a game."""
    return Speech(BOX.names, game, listener)


def news(game: Play, choice: int) -> list[str]:
    """What is told of a choice."""
    return [item.sentence for item in tell(speech(game), choice)]


def facts(game: Play, seat: int) -> KnightsFacts:
    """What a seat knows."""
    return look("x", BOX.names, game, seat)


def numbers(game: Play, seat: int) -> list[int]:
    """What expansions add behind the observation of a seat."""
    row = vec[i16]([0] * WHOLE_WIDTH)
    see_more(game, seat, row, WIDTH)
    return [int(number) for number in list(row)[WIDTH:]]


def learned() -> Play:
    """Seat 1 is the Scholar with 3 Knowledge; he owns The Art of Rhetoric, and Coats of Plate, which are exhausted."""
    game = academy(row=(STAKES, STARS, WATCH))
    give(game, 1, RHETORIC, COATS)
    game.state.card_place[FIRST_ADVANCEMENT + COATS] = CARD_EXHAUSTED
    know(game, 1, 3)
    name_scholar(game, 1)
    return game


# ---- in words


@pytest.mark.rule("CG-048", "CG-012", "CG-059")
def test_everybody_is_told_of_knowledge_advancements_and_the_row() -> None:
    game = learned()
    play_enrich_mind(game, 0)
    said = say_position(speech(game), 0)
    assert "Knowledge: 3. Advancements: Coats of Plate (exhausted) and The Art of Rhetoric (at work)." in said
    assert ", Scholar." in said
    price = cost_of(STAKES)
    assert f"Advancement on offer for {price} Knowledge: Sharpened Stakes: When you are attacked" in said
    assert "In force: The Art of Rhetoric" not in said


def test_a_purchase_is_asked_offered_and_told() -> None:
    game = learned()
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert "which Advancement is bought (4 Knowledge in hand)?" in say_question(speech(game), 1)
    price = cost_of(STAKES)
    assert say_choice(speech(game), STAKES) == f"buy Sharpened Stakes for {price} Knowledge"
    assert news(game, STAKES)[0].endswith(f" buys Sharpened Stakes for {price} Knowledge.")
    assert news(game, NO_ADVANCEMENT) == []


def test_a_refresh_names_its_price() -> None:
    game = academy()
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(0, 1), MEADOW, troops=(50,))
    game.state.noble_fresh[0] = game.state.noble_fresh[1] = 0
    play_forced_march(game, 0)
    assert say_choice(speech(game), STAR) == f"refresh {speech(game).noble(0)}"
    answer(game, STAR)
    assert say_choice(speech(game), 1) == f"refresh {speech(game).noble(1)} for 2 crowns"


@pytest.mark.rule("CG-076")
def test_closed_research_is_told_to_the_scholar_alone() -> None:
    game = academy(closed_research=1)
    name_scholar(game, 1)
    know(game, 1, 5)
    play_neutral(game, RESEARCH)
    answer(game, YES)
    assert "A Roll of Ransoms" in say_question(speech(game), 1)
    assert "A Roll of Ransoms" not in say_position(speech(game), 0)
    assert "looks at the Advancement that he drew" in say_question(speech(game), 0)


@pytest.mark.rule("CG-081")
def test_a_casualty_token_on_the_track_is_told() -> None:
    game = academy()
    play_neutral(game, ASSEMBLE_TROOPS)
    play_enrich_mind(game, 0)
    assert "a casualty token on the first unnumbered spot" in say_position(speech(game), 0)


# ---- as facts


@pytest.mark.rule("CG-048", "CG-053", "CG-012")
def test_facts_name_the_scholar_the_row_and_what_everybody_owns() -> None:
    game = learned()
    play_enrich_mind(game, 0)
    found = facts(game, 2)
    assert found.learning is not None
    assert found.learning.scholar == 1
    assert [card.name for card in found.learning.row] == ["Sharpened Stakes", "Star Tables", "The Night Watch"]
    mind = found.barons[1].mind
    assert mind is not None
    assert (mind.knowledge, mind.is_scholar) == (3, True)
    assert [(card.name, card.state) for card in mind.advancements] == [
        ("Coats of Plate", "exhausted"),
        ("The Art of Rhetoric", "at work"),
    ]
    assert found.in_force == ()


def test_an_option_names_its_advancement() -> None:
    game = learned()
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert option_of(speech(game), WATCH).card == "The Night Watch"
    assert option_of(speech(game), NO_ADVANCEMENT).card is None


# ---- as numbers


@pytest.mark.rule("CG-012", "CG-048", "CG-053", "CG-059")
def test_numbers_count_barons_from_the_viewer_on() -> None:
    game = learned()
    play_enrich_mind(game, 0)
    own, other = numbers(game, 1), numbers(game, 0)
    assert [own[starts.ADVANCEMENTS + n] for n in (STAKES, RHETORIC, COATS, ROADS)] == [1, 15, 9, 0]
    assert [other[starts.ADVANCEMENTS + n] for n in (STAKES, RHETORIC, COATS, ROADS)] == [1, 16, 10, 0]
    assert own[starts.KNOWLEDGE : starts.KNOWLEDGE + 3] == [3, 0, 0]
    assert other[starts.KNOWLEDGE : starts.KNOWLEDGE + 3] == [0, 3, 0]
    assert (own[starts.SCHOLAR], other[starts.SCHOLAR]) == (1, 2)


@pytest.mark.rule("CG-076")
def test_an_advancement_that_he_alone_drew_is_a_number_for_him_alone() -> None:
    game = academy(closed_research=1)
    name_scholar(game, 1)
    play_neutral(game, RESEARCH)
    answer(game, YES)
    assert 2 in numbers(game, 1)[starts.ADVANCEMENTS : starts.ADVANCEMENTS + 44]
    assert 2 not in numbers(game, 0)[starts.ADVANCEMENTS : starts.ADVANCEMENTS + 44]


@pytest.mark.rule("CG-006", "CG-007", "CG-081")
def test_numbers_say_where_the_new_cards_and_tokens_lie() -> None:
    game = academy()
    table = game.state
    hand = int(table.content.hand)
    table.action_at[hand + 12], table.action_at[hand + 14], table.action_at[hand + 13] = IN_WAGES, 2, IN_ASSEMBLY
    play_neutral(game, ASSEMBLE_TROOPS)
    play_neutral(game, A_PRESSING_AGENDA)
    play_enrich_mind(game, 0)
    own, other = numbers(game, 1), numbers(game, 0)
    assert own[starts.MORE_ACTION_CARDS : starts.MORE_ACTION_CARDS + 3] == [3, 4, 8]
    assert other[starts.MORE_ACTION_CARDS + 3 : starts.MORE_ACTION_CARDS + 6] == [3, 0, 4]
    assert own[starts.BLOCKED_SPOTS : starts.BLOCKED_SPOTS + 2] == [1, 0]
    assert own[starts.MORE_NEUTRAL_CARDS : starts.MORE_NEUTRAL_CARDS + 4].count(2) == 2


# ---- as advice


def choice_of_the_house(game: Play) -> int:
    """What the hand-made policy answers."""
    return int(game.decision.options[best_option(game, BALANCED)])


def test_the_house_learns_and_buys() -> None:
    game = learned()
    play_enrich_mind(game, 1)
    assert choice_of_the_house(game) == DO_IT
    answer(game, DO_IT)
    assert choice_of_the_house(game) in (STAKES, STARS, WATCH)


def test_the_house_pays_for_nobody_who_has_nothing_left_to_do() -> None:
    game = academy()
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(0, 1), MEADOW, troops=(50,))
    game.state.noble_fresh[0] = game.state.noble_fresh[1] = 0
    game.state.crowns[0] = 2
    play_forced_march(game, 0)
    answer(game, choice_of_the_house(game))
    assert choice_of_the_house(game) == 4
    assert asked(game)[2][-1] == 4


def test_knowledge_advancements_and_the_token_are_worth_something() -> None:
    game = academy()
    plain, rival = value_of(game.state, 1), value_of(game.state, 0)
    give(game, 1, ROADS)
    owner = value_of(game.state, 1)
    know(game, 1, 2)
    wise = value_of(game.state, 1)
    name_scholar(game, 1)
    assert plain < owner < wise < value_of(game.state, 1)
    assert value_of(game.state, 0) == rival


def test_the_row_of_the_tests_is_what_it_says() -> None:
    assert [BOX.names.card(FIRST_ADVANCEMENT + number) for number in SOME_ROW] == [
        "Double-Entry Books",
        "The Art of Rhetoric",
        "Star Tables",
    ]


def test_a_person_is_told_what_for_glory_adds() -> None:
    screens = WARRIOR_KNIGHTS.screens
    assert screens is not None
    begun = {
        glory: WARRIOR_KNIGHTS.new_match(WARRIOR_KNIGHTS.settings({"seats": 3, "glory": glory}), 1) for glory in (0, 1)
    }
    told = {glory: " ".join(screens.opening(match, 0, ["you", "a", "b"])) for glory, match in begun.items()}
    assert "Enrich Mind gives 1 Knowledge" in told[1]
    assert "Garrison" in told[1]
    assert "Knowledge" not in told[0]

"""Advanced Sieges: what everybody sees of them."""

import pytest

from tests.support.arrange import noble_of, put, stack_fate
from tests.support.battles import (
    BERAC,
    MEADOW,
    besiege,
    place_stronghold,
)
from tests.support.seen import seen_by
from tests.support.sieges import NO_SURRENDER, before_berac, draw, wear
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import OPTIONAL_NAMES, WIDTH
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.picture.ascii_board import draw_board
from wk_env.games.warrior_knights.picture.tokens import city_castle
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.numbers import (
    DEAL,
    DRAW_FATE,
    FIRST_STRONGHOLD,
    NONE,
    PREVENT,
    STAR,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import SiegeDraw
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.table.panels import background
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.optional.advanced_sieges import tell_draws
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.scene import Text


def worn(viewer_seats: int = 2) -> Play:
    """A token on Berac, two on the stronghold of seat 1, and its Nobles spared."""
    game = before_berac(200, rules=Rules(seats=viewer_seats, siege_draws=2))
    hold = place_stronghold(game, 1, MEADOW)
    put(game, noble_of(0, STAR), MEADOW, (200,))
    besiege(game, 0, hold)
    wear(game, BERAC, 1)
    wear(game, hold, 2)
    game.state.spared[hold] = 1
    return game


@pytest.mark.rule("VR-038", "VR-043")
def test_tokens_and_who_is_spared_lie_open_to_all() -> None:
    game = worn()
    match = KnightsMatch(game, house_box())
    facts = look("x", house_box().names, game, 0)
    assert (facts.cities["Berac"].siege_tokens, facts.cities["Berac"].spares) == (1, False)
    assert (facts.strongholds[1].siege_tokens, facts.strongholds[1].spares) == (2, True)
    for seat in range(2):
        said = match.say_position(seat)
        assert "1 casualty token" in said
        assert "2 casualty tokens, Nobles inside retreat if the siege takes it" in said
        row = seen_by(WARRIOR_KNIGHTS, match, seat)
        away = FIRST_STRONGHOLD + (1 - seat)
        assert [row[WIDTH + starts.SIEGE_TOKENS + hold] for hold in (BERAC, away)] == [1, 2]
        assert [row[WIDTH + starts.SPARED + hold] for hold in (BERAC, away)] == [0, 1]
    assert row[WIDTH + starts.OPTIONAL_RULES + OPTIONAL_NAMES.index("siege_draws")] == 2


@pytest.mark.rule("VR-038")
def test_the_board_shows_tokens_beside_breaches() -> None:
    game = worn()
    game.state.breaches[BERAC] = 1
    board = "\n".join(draw_board(Speech(house_box().names, game, 0), 200))
    assert "xc!" in board
    assert "]cc!" in board
    assert "casualty token on walls" in board
    plain = "\n".join(draw_board(Speech(house_box().names, before_berac(rules=Rules(seats=2)), 0), 200))
    assert "casualty token" not in plain
    shapes = list(city_castle(Sight(Speech(house_box().names, game, 0), None), BERAC, 0, 0))
    assert [shape.words for shape in shapes if isinstance(shape, Text)][1:] == ["1"]


@pytest.mark.rule("VR-038", "VR-042", "VR-043", "VR-044")
@pytest.mark.parametrize(
    ("result", "troops", "told"),
    [
        (DEAL, (), "Deal 100 Casualties: a casualty token lies on it, strength 100 is left"),
        (PREVENT, (), "Prevent 100 Casualties: the walls are breached"),
        (DRAW_FATE, (), "Draw 1 Fate: another card is turned"),
        (VICTORY, (), "+1 Victory: it surrenders"),
        (VICTORY, (200,), "+1 Victory: the Nobles inside will retreat if it falls"),
    ],
)
def test_what_fate_does_to_a_siege_is_told(result: int, troops: tuple[int, ...], told: str) -> None:
    game = before_berac(*troops)
    stack_fate(game, result)
    assert told_of(game, SiegeDraw(0, BERAC, 1)) == [f"for besieged Berac Fate turns {told}"]


def told_of(game: Play, frame: SiegeDraw) -> list[str]:
    """What is told of the first step of a siege's draw."""
    game.call(frame)
    before, old = frame.copy(), game.state.copy()
    frame.resume(game)
    return list(tell_draws(Step(before, old, Speech(house_box().names, game, 0), NONE, NONE)))


@pytest.mark.rule("VR-042", "VR-141")
def test_a_fall_without_a_card_and_a_place_that_holds_out_are_told() -> None:
    game = before_berac()
    wear(game, BERAC, 2)
    assert told_of(game, SiegeDraw(0, BERAC, 1)) == ["besieged Berac is worn down and falls"]
    game = before_berac(rules=NO_SURRENDER)
    stack_fate(game, VICTORY)
    assert told_of(game, SiegeDraw(0, BERAC, 1)) == ["for besieged Berac Fate turns +1 Victory: it holds out"]


@pytest.mark.rule("VR-039")
def test_the_question_says_what_it_is_about() -> None:
    game = before_berac(200, 200)
    draw(game, DEAL)
    speech = Speech(house_box().names, game, 1)
    assert "Fate deals besieged Berac a casualty: which army inside takes one, too?" in say_question(speech, 1)


@pytest.mark.rule("VR-039")
def test_beside_the_question_stand_the_walls_and_who_is_inside() -> None:
    game = before_berac(200, 200)
    draw(game, DEAL)
    match = KnightsMatch(game, house_box())
    lines = background(Seen(match, Speech(house_box().names, game, 1)))
    assert any("Berac: strength 100, 1 casualty token, besieged by" in line for line in lines)

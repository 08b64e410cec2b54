"""The picture of a position: what stands in it, what it hides, and its back ends."""

import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from pettingzoo.test import render_test
from PIL import ImageFont

from tests.support.arrange import arrange, control, put
from tests.support.observed_games import begun, until
from tests.support.towns import garrison, towns
from wk_env import warrior_knights_v0
from wk_env.command.demo import play_demo
from wk_env.doors.match_env import RENDER_MODES, MatchEnv
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.picture.inks import BARONS
from wk_env.games.warrior_knights.picture.layout import SCALES, half_of_hexagon, packed
from wk_env.games.warrior_knights.rules.asks import ACT, DISCARD, PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.numbers import OUT_OF_GAME, PORT, RAZED
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.scene import Circle, Line, Piece, Polygon, Scene, Text
from wk_env.picture.pillow import to_pixels
from wk_env.picture.shapes import PLATES
from wk_env.play.pictures import picture_of, pixels_of, save_picture, svg_of, words_of
from wk_env.play.record import save


def drawn(game: Play, viewer: int | None = None) -> Scene:
    """The scene of an arranged position."""
    return picture_of(WARRIOR_KNIGHTS, KnightsMatch(game, house_box()), viewer)


def piece(scene: Scene, title: str) -> Piece:
    """The only piece whose title begins so."""
    (found,) = (piece for piece in scene.pieces if piece.title.startswith(title))
    return found


def roles(shown: Piece) -> set[str]:
    """The roles of the shapes of a piece."""
    return {shape.role for shape in shown.shapes}


def words(shown: Piece) -> list[str]:
    """What is written on a piece."""
    return [shape.words for shape in shown.shapes if isinstance(shape, Text)]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_renders_every_mode() -> None:
    is_svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: warrior_knights_v0.env(render_mode=render_mode), is_svg)


def test_the_modes_of_the_door_are_told() -> None:
    assert MatchEnv.metadata["render_modes"] == list(RENDER_MODES) == ["ansi", "svg", "rgb_array", "human"]


@pytest.mark.parametrize("ask", [SETUP_TROOP, PLAN, ACT, VOTES, DISCARD])
def test_the_picture_for_a_seat_is_that_of_every_game_it_could_be_in(ask: int) -> None:
    match = until(ask, times=7)
    for viewer, seed in product(range(4), range(3)):
        assert svg_of(WARRIOR_KNIGHTS, match.redeal(viewer, seed), viewer) == svg_of(WARRIOR_KNIGHTS, match, viewer)


def test_troops_that_others_distribute_are_question_marks_to_a_seat_alone() -> None:
    match = until(SETUP_TROOP, times=7)
    game, other = match.game, (match.decision.seat + 1) % 4
    names = match.speech().baron(other)
    shown = picture_of(WARRIOR_KNIGHTS, match, match.decision.seat)
    assert words(piece(shown, names)).count("?") >= 1
    assert "?" not in picture_of(WARRIOR_KNIGHTS, match, None).texts()
    assert "?" not in words(piece(drawn(game, other), names))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_city_and_every_noble_is_in_the_picture(seats: int) -> None:
    match = begun(seats, 3)
    names, scene = house_box().names, picture_of(WARRIOR_KNIGHTS, match, None)
    assert set(names.cities) <= set(scene.texts())
    for noble in range(seats * 4):
        piece(scene, match.speech().noble(noble))
    plates = {shape.role for shown in scene.pieces for shape in shown.shapes if shape.role.startswith("baron-")}
    assert plates == {f"baron-{match.game.state.colour[seat]}" for seat in range(seats)}


def test_a_city_shows_its_holder_strength_income_walls_and_besiegers() -> None:
    game = arrange(seats=3)
    control(game, 1, 4)
    game.state.fortified[4], game.state.breaches[4] = 1, 2
    game.state.siege_since[4 * 6 + 2] = 1
    shown = piece(drawn(game), house_box().names.cities[4])
    assert {"ring-1", "baron-1", "baron-2", "rampart", "breach", "siege", "coin"} <= roles(shown)
    assert {"R", "B", "200"} <= set(words(shown))
    assert sum(shape.role == "breach" for shape in shown.shapes) == 2
    assert str(game.state.content.city_income[4]) in words(shown)


def test_a_garrison_is_a_shield_and_a_riot_a_flame() -> None:
    game = towns(seats=2)
    garrison(game, 4)
    let_riot(game.state, 5)
    scene = drawn(game)
    names = house_box().names.cities
    assert "garrison" in roles(piece(scene, names[4]))
    assert "with a Garrison" in piece(scene, names[4]).title
    assert "riot" in roles(piece(scene, names[5]))
    assert not {"garrison", "riot"} & roles(piece(scene, names[6]))
    assert any("Flame: the city riots" in text for text in scene.texts())
    assert not any("Flame" in text for text in drawn(arrange(seats=2)).texts())


def test_a_razed_city_is_a_ruin() -> None:
    game = arrange(seats=2)
    game.state.city_owner[4] = RAZED
    shown = piece(drawn(game), house_box().names.cities[4])
    assert "ruin" in roles(shown)
    assert "wall" not in roles(shown)


def test_a_noble_shows_his_letter_troops_casualties_and_whether_he_is_exhausted() -> None:
    game = arrange(seats=2)
    put(game, 4, area=20, troops=(150, 50), casualties=2)
    fresh = piece(drawn(game), "Guy de Solferino")
    assert words(fresh) == ["R", "200", "2"]
    game.state.noble_fresh[4] = 0
    tired = piece(drawn(game), "Guy de Solferino")
    assert roles(tired) - roles(fresh) == {"pale", "number"}
    assert "exhausted" in tired.title


def test_nobles_at_sea_stand_before_the_port_and_in_the_picture() -> None:
    game = arrange(seats=6)
    for noble in range(24):
        put(game, noble, area=PORT + (3, 5, 48, 51, 54, 59)[noble % 6], troops=(50,) if noble < 12 else ())
    scene = drawn(game)
    at_sea = [shown for shown in scene.pieces if shown.title.endswith("at sea")]
    assert len(at_sea) == 24
    assert all(inside(scene, shape) for shown in at_sea for shape in shown.shapes)


def inside(scene: Scene, shape: Polygon | Line | Circle | Text) -> bool:
    """Whether a shape lies within the picture."""
    points = shape.points if isinstance(shape, Polygon | Line) else ((shape.x, shape.y),)
    return all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in points)


def test_the_dead_are_crossed_out_beside_the_board() -> None:
    game = arrange(seats=2)
    game.state.noble_at[5] = OUT_OF_GAME
    scene = drawn(game)
    assert "gone" in roles(piece(scene, "Madder"))
    assert piece(scene, "Dietrich von Karmin").title.endswith("dead for good")


@pytest.mark.parametrize("count", [1, 4, 7, 12])
def test_a_crowd_is_drawn_smaller_and_stays_in_its_area(count: int) -> None:
    scale, places = packed([37.0] * count, -34.0, 62.0, half_of_hexagon)
    assert len(places) == count
    assert scale in SCALES
    assert all(abs(x) + scale * 37 / 2 <= half_of_hexagon(y) + 1 for x, y in places)


def test_the_pieces_of_six_barons_fit_the_picture() -> None:
    match = until(ACT, seats=6, times=90)
    scene = picture_of(WARRIOR_KNIGHTS, match, None)
    assert all(inside(scene, shape) for shape in scene.shapes() if shape.role not in {"wave", "deep", "shallow"})


def test_each_baron_has_a_colour_and_a_shape_of_his_own() -> None:
    assert len({plate for plate, _ in BARONS}) == len(set(PLATES)) == 6


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("plate", "letter"), BARONS)
def test_a_letter_can_be_read_on_its_plate(plate: str, letter: str) -> None:
    dark, light = sorted((luminance(plate), luminance(letter)))
    assert (light + 0.05) / (dark + 0.05) >= 4


def test_the_svg_is_well_formed_and_of_the_size_it_says() -> None:
    match = begun(4, 1)
    scene = picture_of(WARRIOR_KNIGHTS, match, 0)
    root = ET.fromstring(svg_of(WARRIOR_KNIGHTS, match, 0))  # noqa: S314 - our own text
    assert root.attrib["viewBox"] == f"0 0 {scene.width} {scene.height}"
    assert len(root.findall("{http://www.w3.org/2000/svg}g")) == len(scene.pieces) + 1


def test_pixels_have_the_size_of_the_scene_at_every_scale() -> None:
    match = begun(3, 1)
    scene = picture_of(WARRIOR_KNIGHTS, match, None)
    pixels = pixels_of(WARRIOR_KNIGHTS, match, None)
    assert pixels.shape == (scene.height, scene.width, 3)
    assert pixels.dtype == np.uint8
    assert to_pixels(scene, 0.5).shape == (round(scene.height / 2), round(scene.width / 2), 3)
    assert np.array_equal(pixels, pixels_of(WARRIOR_KNIGHTS, match, None))
    assert pixels.flags.writeable


def test_the_font_has_every_sign_that_is_written() -> None:
    font = ImageFont.load_default(20)
    unknown = bytes(font.getmask("\uffff"))
    signs = {sign for text in picture_of(WARRIOR_KNIGHTS, begun(6, 2), None).texts() for sign in text}
    names = house_box().names
    signs |= set("".join([*names.cards, *names.questions, *names.families, *names.nations]))
    assert [sign for sign in sorted(signs) if sign != " " and bytes(font.getmask(sign)) == unknown] == []


def test_characters_fit_a_hundred_columns() -> None:
    assert max(map(len, words_of(WARRIOR_KNIGHTS, until(ACT, seats=6, times=40)).splitlines())) <= 100


def test_without_pillow_there_is_a_sentence() -> None:
    script = "import sys; sys.modules['PIL'] = None; import wk_env.picture.pillow"
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert 'a picture in pixels needs Pillow: pip install ".[render]"' in done.stderr


def test_the_command_draws_a_position(tmp_path: Path) -> None:
    record, out = tmp_path / "game.json", tmp_path / "board.svg"
    save(play_demo("wk/warrior-knights", 1, {"seats": 2, "influence_each": 1}).record, record)
    command = [sys.executable, "-m", "wk_env", "board", str(record), "--at", "60", "--seat", "2", "--out", str(out)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == str(out)
    assert re.match(r"<svg .*</svg>\s*$", out.read_text(), re.DOTALL)


def test_a_name_that_ends_in_png_makes_pixels(tmp_path: Path) -> None:
    save_picture(WARRIOR_KNIGHTS, begun(2, 1), None, tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")

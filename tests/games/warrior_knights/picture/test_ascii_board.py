"""The board in plain characters, and the account of a game around it."""

from tests.support.arrange import arrange, control, put
from tests.support.towns import garrison, towns
from wk_env.command.demo import play_demo
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.picture.ascii_board import draw_board
from wk_env.games.warrior_knights.picture.ascii_pieces import Pieces
from wk_env.games.warrior_knights.rules.numbers import PORT
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.story.summary import ending, result_table
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.play.transcript import summary


def drawn(match: KnightsMatch) -> list[str]:
    """The board of a position."""
    return draw_board(match.speech(), 100)


def test_the_board_shows_cities_strongholds_and_armies_by_letter() -> None:
    game = arrange(seats=3)
    control(game, 1, 3)
    game.state.fortified[3] = 1
    game.state.stronghold_at[2] = 20
    put(game, 0, area=20, troops=(150, 50))
    put(game, 8, area=PORT + 3, troops=(50,))
    lines = drawn(KnightsMatch(game, house_box()))
    text = "\n".join(lines)
    assert "R 300+" in text
    assert "[B]" in text
    assert "G200 [B]250" in text
    assert "B*50," in text
    assert max(map(len, lines)) <= 100


def test_the_board_shows_breaches_sieges_and_ports() -> None:
    game = arrange(seats=2)
    control(game, 0, 3)
    game.state.breaches[3] = 2
    game.state.siege_since[3 * 6 + 1] = 1
    text = "\n".join(drawn(KnightsMatch(game, house_box())))
    assert "G 0xx!" in text
    assert "STRAVEN&" in text


def test_the_board_shows_garrisons_and_riots_where_there_are_any() -> None:
    game = towns(seats=2)
    control(game, 0, 3, 4)
    garrison(game, 3)
    let_riot(game.state, 4)
    let_riot(game.state, 5)
    text = "\n".join(drawn(KnightsMatch(game, house_box())))
    strengths = [strength_of_hold(game.state, city) for city in (3, 4, 5)]
    assert f"G {strengths[0]}g " in text
    assert f"G {strengths[1]}% " in text
    assert f". {strengths[2]}% " in text
    assert "g for a Garrison" in text
    assert "Garrison" not in "\n".join(drawn(KnightsMatch(arrange(seats=2), house_box())))


def test_nobles_of_a_baron_who_share_an_area_show_their_signs_and_all_their_troops() -> None:
    game = arrange(seats=2)
    for noble in (0, 1):
        put(game, noble, area=20, troops=(100,))
    game.state.stronghold_at[1] = 20
    assert "[R]" in "\n".join(drawn(KnightsMatch(game, house_box())))
    assert Pieces(Speech(house_box().names, game), 20).armies(20) == "G*#200 [R]250"
    assert Pieces(Speech(house_box().names, game), 10).armies(20) == "G200 [R]250"


def test_a_narrow_page_gets_a_narrower_board() -> None:
    match = KnightsMatch(arrange(seats=4), house_box())
    assert max(map(len, draw_board(match.speech(), 80))) <= 80


def test_every_kingdom_city_is_on_the_drawing_or_razed() -> None:
    names = house_box().names
    text = "\n".join(draw_board(Speech(names, arrange(seats=6)), 100))
    assert [name for name in names.cities[:18] if name.upper()[:9] not in text] == []


def test_an_account_has_a_chapter_a_round_and_the_result() -> None:
    played = play_demo("wk/warrior-knights", 1, {})
    lines = summary(played.record, 100)
    rounds = [line for line in lines if line.startswith("Round ")]
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    assert len(lines) <= 250
    assert max(map(len, lines)) <= 100
    assert any(" wins." in line for line in lines)


def test_the_result_is_a_table_of_the_barons_by_rank() -> None:
    match = KnightsMatch(arrange(seats=2), house_box())
    assert [line for line in result_table(match.speech(), match.result(), 80) if "Raoul d'Emerande" in line]
    assert ending(match.speech(), [0, 0]).endswith("the game goes on.")
    assert ending(match.speech(), [2, 1]).endswith("Madder wins.")
    assert ending(match.speech(), [2, 2]).endswith("Nobody wins.")

"""What Barons do in watched games, in words: the deeds add up, and the tables of `balance` tell them."""

from functools import partial
from pathlib import Path

import pytest
from wk_experiments.games.warrior_knights.balance import CHARACTERS, card_lines, lengths, lineup, uses
from wk_experiments.games.warrior_knights.watch import BaronDeeds, Watched
from wk_experiments.games.warrior_knights.watch_file import watched

from wk_env.games.warrior_knights.content.load import house_box

GAMES = 6
FIRST = 70_001


@pytest.fixture(scope="module")
def games() -> list[Watched]:
    return watched(range(FIRST, FIRST + GAMES), partial(lineup, CHARACTERS, 4), {}, 1, None)


def told(baron: BaronDeeds, words: str) -> int:
    """How often a Baron did something whose telling begins with these words."""
    return sum(times for deed, times in baron.deeds.items() if deed.startswith(words))


def test_deeds_in_words_add_up_to_the_deeds_that_are_counted(games: list[Watched]) -> None:
    barons = [baron for game in games for baron in game.barons]
    for baron in barons:
        assert told(baron, "fortify ") == baron.deeds["cities fortified"]
        assert told(baron, "use the ability of ") == baron.deeds["gifts used"]
    for words in ("fortify ", "use the ability of ", "hire ", "discard ", "give the command to ", "do as "):
        assert sum(told(baron, words) for baron in barons) > 0, words


def test_every_watched_game_has_one_winner_and_tells_where_his_influence_came_from(games: list[Watched]) -> None:
    sources = ("Influence of the Kingdom", "Influence overseas", "Influence of cards")
    for game in games:
        assert [baron.rank for baron in game.barons].count(1) == 1
        assert sorted(baron.order for baron in game.barons) == [0, 1, 2, 3]
        for baron in game.barons:
            assert sum(baron.deeds[source] for source in sources) == baron.deeds["Influence"]


def test_the_tables_have_a_row_for_each_deed_and_each_card(games: list[Watched]) -> None:
    deeds = {deed for game in games for baron in game.barons for deed in baron.deeds}
    assert len(uses(games)) == 2 + len(deeds)
    assert len(card_lines(games, house_box())) == 2 + 36 + 44
    assert f"mean {sum(game.rounds for game in games) / GAMES:.2f} rounds" in lengths(games)[1]


def test_a_lineup_seats_different_styles_as_far_as_they_go() -> None:
    assert sorted(lineup(CHARACTERS, 5, 1)) == sorted(CHARACTERS)
    assert lineup(["bishop"], 3, 1) == ["bishop"] * 3
    assert lineup(CHARACTERS, 4, 1) == lineup(CHARACTERS, 4, 1)


def test_games_on_file_are_read_and_only_the_missing_ones_played(games: list[Watched], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    seeds, mixed = range(FIRST, FIRST + GAMES), partial(lineup, CHARACTERS, 4)
    assert watched(seeds[:2], mixed, {}, 1, file) == games[:2]
    file.write_text(file.read_text(encoding="utf-8") + '{"seed": 70003, "rou', encoding="utf-8")
    assert watched(seeds, mixed, {}, 2, file) == games
    assert len(file.read_text(encoding="utf-8").splitlines()) == GAMES
    assert watched(seeds, lambda _: [], {}, 1, file) == games


def test_any_agent_can_be_watched() -> None:
    (game,) = watched(range(1, 2), lambda _: ["steward(level=2)", "greedy(worlds=1)"], {}, 1, None)
    assert [baron.style for baron in game.barons] == ["steward(level=2)", "greedy(worlds=1)"]
    assert sorted(baron.rank for baron in game.barons) == [1, 2]

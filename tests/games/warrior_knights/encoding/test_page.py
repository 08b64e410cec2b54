"""The page about the numbers is in step with the tables, and `wk explain` explains every one of them."""

import json

import pytest
from typer.testing import CliRunner

from wk_env.command.main import app
from wk_env.games.warrior_knights.encoding_page import CONSTANTS, PAGE, constants, page
from wk_env.games.warrior_knights.encoding_words import things_of
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.pages.numbers_explained import explain_action, explain_observation

run = CliRunner().invoke


def test_the_page_is_in_step_with_the_tables() -> None:
    assert PAGE.read_text() == page(), "run `python -m wk_env.games.warrior_knights.encoding_page`"


def test_the_constants_are_in_step_with_the_tables() -> None:
    assert CONSTANTS.read_text() == constants(), "run `python -m wk_env.games.warrior_knights.encoding_page`"


def test_every_number_of_an_observation_has_words() -> None:
    for observation in ("compact", "wide"):
        for block in WARRIOR_KNIGHTS.blocks(observation):
            assert len(things_of(block)) == block.count, block.name
            last = block.start + block.count - 1
            assert explain_observation(WARRIOR_KNIGHTS, last, observation)["block"] == block.name


def test_every_action_has_words_and_a_question_unless_it_is_spare() -> None:
    found = [explain_action(WARRIOR_KNIGHTS, action) for action in range(WARRIOR_KNIGHTS.action_count)]
    assert all(row["meaning"] and row["for"] != "" for row in found)
    spare = {row["block"] for row in found if not row["asks"]}
    assert spare <= {"answer", "special area", "fate card", "card", "revive", "hire several", "votes", "number"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["action", "20"], "action 20: block 'area', Stork Mere: an area"),
        (["observation", "1"], "number 1: block 'rules', victory"),
        (["observation", "1000", "--wide"], "number 1000: block 'is"),
        (["action", "5", "--game", "wk/tollgate"], "action 5: block 'duel', a choice: 1 of duel\nquestions: duel\n"),
        (["observation", "1", "--game", "wk/tollgate"], "number 1: block 'worth': goods on the cart that is bid for"),
    ],
)
def test_the_command_explains_a_number(words: list[str], told: str) -> None:
    done = run(app, ["explain", *words])
    assert done.exit_code == 0
    assert done.stdout.startswith(told)


@pytest.mark.parametrize("words", [["action", "20"], ["observation", "1"], ["observation", "1000", "--wide"]])
def test_the_command_speaks_json(words: list[str]) -> None:
    done = run(app, ["explain", *words, "--json"])
    assert json.loads(done.stdout)["meaning"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["action", "9999"], "wk: there is no action 9999; there are 0 to "),
        (["action", "-1"], "wk: there is no action -1; there are 0 to "),
        (["observation", "9999"], "wk: there is no number 9999 in the compact observation; it has 0 to "),
        (["action", "9", "--game", "wk/tollgate"], "wk: there is no action 9; there are 0 to 8"),
        (["observation", "25", "--game", "wk/tollgate"], "wk: there is no number 25 in the compact observation"),
        (["action", "0", "--game", "wk/tolgate"], "wk: no such game: 'wk/tolgate'; did you mean 'wk/tollgate'"),
        (["--game", "wk/tollgate", "action", "3"], "wk: --game stands behind action, and behind its number"),
        (["observation", "x"], "Invalid value for"),
        (["action"], "Missing argument"),
    ],
)
def test_rubbish_gets_a_sentence_and_exit_code_2(words: list[str], told: str) -> None:
    done = run(app, ["explain", *words])
    assert done.exit_code == 2
    assert told in done.stderr

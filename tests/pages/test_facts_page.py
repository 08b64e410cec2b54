"""The page of facts is in step with the types and says something of every field; the schema is one of JSON."""

import json
import re

import pytest

from tests.command.test_command import wk
from wk_env.pages.facts_page import PAGE, page, schema_of
from wk_env.play.registry import GAMES


def test_the_page_is_in_step_with_the_types() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m wk_env.pages.facts_page`"


def test_every_field_has_its_sentence() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]*) \|$", page(), re.MULTILINE)
    assert len(rows) > 150
    assert [name for name, _, meaning in rows if not meaning.endswith((".", "else nothing."))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_printed_for_each_game(game: str) -> None:
    done = wk("explain", "--schema", "--game", game)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == json.loads(json.dumps(schema_of(GAMES[game])))


def test_what_is_to_be_explained_has_to_be_said() -> None:
    assert wk("explain", "--game", "wk/tollgate").returncode == 2
    assert wk("explain", "--schema", "action", "3").stderr == "wk: --schema stands alone, without action\n"
    assert "no such game: 'wk/toll'" in wk("explain", "--schema", "--game", "wk/toll").stderr

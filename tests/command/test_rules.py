"""`wk rules`: the optional rules of a game, as they work and as the page about the rules has them."""

import json
from pathlib import Path

from typer.testing import CliRunner

from wk_env.command.main import app
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def wk(*words: str) -> tuple[int, str, str]:
    """Exit code, result and remarks of a call."""
    done = CliRunner().invoke(app, ["rules", *words])
    return done.exit_code, done.stdout, done.stderr


def test_every_rule_is_listed_with_settings_that_mean_the_same() -> None:
    code, result, _ = wk("--json")
    found = json.loads(result)["rules"]
    assert code == 0
    assert [rule["name"] for rule in found] == list(VARIANTS)
    for rule in found:
        assert rule["says"]
        assert WARRIOR_KNIGHTS.settings(rule["settings"]) == WARRIOR_KNIGHTS.settings({"rules": [rule["name"]]})
        assert set(rule["clashes"]) == {other for pair in CLASHES if rule["name"] in pair for other in pair} - {
            rule["name"]
        }


def test_people_read_a_line_a_rule() -> None:
    code, result, _ = wk()
    assert code == 0
    assert len(result.splitlines()) == len(VARIANTS)
    assert "zero_influence: each city of a Baron without Influence is tested" in result
    assert "(conquest=1); not with might_is_right" in result


def test_a_game_without_optional_rules_says_so_and_a_strange_game_is_refused() -> None:
    assert wk("--game", "wk/tollgate")[:2] == (0, "Tollgate has no optional rules\n")
    code, _, said = wk("--game", "chess")
    assert code == 2
    assert "chess" in said


def test_the_page_about_the_rules_has_one_table_of_them_all() -> None:
    text = PAGE.read_text(encoding="utf-8")
    lines = text[text.index("| name | settings | what |") :].split("\n\n")[0].splitlines()[2:]
    told = {cells[1].strip(" `"): cells[2].strip(" `") for cells in (line.split("|") for line in lines)}
    listed = {
        rule.name: {f"{name}={value}" for name, value in rule.settings.items()}
        for rule in WARRIOR_KNIGHTS.optional_rules
    }
    assert {name: set(settings.split()) for name, settings in told.items()} == listed

"""`wk rules`: the optional rules of a game, as they work and as the page about the rules has them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wk_env.command.main import app
from wk_env.games.warrior_knights.evenings import EVENINGS
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
        assert "rounds" in rule["effect"]
        assert WARRIOR_KNIGHTS.settings(rule["settings"]) == WARRIOR_KNIGHTS.settings({"rules": [rule["name"]]})
        assert set(rule["clashes"]) == {other for pair in CLASHES if rule["name"] in pair for other in pair} - {
            rule["name"]
        }


def test_people_read_of_each_rule_what_it_changes_and_what_was_measured() -> None:
    code, result, _ = wk()
    assert code == 0
    assert len(result.splitlines()) == 2 * len(VARIANTS) + len(EVENINGS)
    assert result.count("    measured: ") == len(VARIANTS)
    assert "zero_influence: each city of a Baron without Influence is tested" in result
    assert "(conquest=1); not with might_is_right" in result


def test_an_evening_is_a_name_for_its_rules_and_for_how_many_it_is() -> None:
    found = json.loads(wk("--json")[1])["sets"]
    assert [one["name"] for one in found] == list(EVENINGS)
    for one in found:
        spelled = WARRIOR_KNIGHTS.settings({"rules": one["rules"], "seats": one["seats"]})
        assert WARRIOR_KNIGHTS.settings({"rules": [one["name"]]}) == spelled
        assert WARRIOR_KNIGHTS.settings({"rules": [one["name"]], "seats": 3})["seats"] == 3
        assert f"{one['name']}, for {one['seats']}: {one['says']}" in wk()[1]
        assert (
            f"| `{one['name']}` | {one['seats']} | {', '.join(f'`{rule}`' for rule in one['rules'])} |"
            in PAGE.read_text()
        )


def test_an_evening_clashes_as_its_rules_do() -> None:
    with pytest.raises(ValueError, match="short_game and long_game exclude each other"):
        WARRIOR_KNIGHTS.settings({"rules": ["long_game", "quick_game_for_four"]})


def test_a_game_without_optional_rules_says_so_and_a_strange_game_is_refused() -> None:
    assert wk("--game", "wk/tollgate")[:2] == (0, "Tollgate has no optional rules\n")
    code, _, said = wk("--game", "chess")
    assert code == 2
    assert "chess" in said


def test_the_page_about_the_rules_has_one_table_of_them_all() -> None:
    text = PAGE.read_text(encoding="utf-8")
    lines = text[text.index("| name | settings | what | measured |") :].split("\n\n")[0].splitlines()[2:]
    told = {
        cells[1].strip(" `"): (set(cells[2].strip(" `").split()), cells[4].strip())
        for cells in (line.split("|") for line in lines)
    }
    assert told == {
        rule.name: ({f"{name}={value}" for name, value in rule.settings.items()}, rule.effect)
        for rule in WARRIOR_KNIGHTS.optional_rules
    }

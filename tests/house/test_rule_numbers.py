"""No 0/1 number of the rules is read as a boolean, each way to do so is caught, and what is no such sin is not."""

import pytest

from tests.house.rule_numbers import booleans
from tests.house.sources import HOME, shipped, source_of

BOOLEANS = [
    "if table.rules.heirs > 0:\n        pass",
    "if game.state.rules.heirs:\n        pass",
    "if not rules.miracles:\n        pass",
    "return table.rules.led_holds == 1",
    "return 1 == table.rules.led_holds",
    "return cause == 1 and table.rules.abandoned_heirs",
    "return table.rules.miracles + table.rules.offers + table.rules.heirs > 0",
    "return 1 if rules.victory else 0",
    "return 3 * rules.victory > 2",
    "while rules.victory:\n        pass",
    "assert rules.heirs",
    "return [row for row in rows if rules.heirs]",
    "return bool(rules.heirs)",
    "return min(1, rules.heirs) > 0",
    "mode = rules.victory\n    return mode == 1",
    "mode: i64 = table.rules.victory\n    if mode:\n        pass",
    "if (mode := int(rules.victory)):\n        pass",
    "match rules.victory:\n        case 1:\n            pass",
]
NO_SINS = [
    "return VICTORIES[table.rules.victory].ends(table)",
    "if VICTORIES[table.rules.victory].ends(table):\n        pass",
    "if (KINDS[table.rules.banned_refusals] >> kind) & 1 == 1:\n        pass",
    "return markers * table.rules.later_hires",
    "for noble in range(rules.heirs * 24):\n        pass",
    "opened = windows(rules) - rules.stack_windows * 2\n    return opened",
    "if table.rules.offers > 0:\n        pass",
    "if other.heirs > 0:\n        pass",
]


def within(statement: str) -> list[str]:
    """The offences of a function of the rules with this statement."""
    path = HOME / "wk_env/games/warrior_knights/rules/x.py"
    return booleans(source_of(path, f"def f(table, rules):\n    {statement}\n"))


def test_no_number_of_the_rules_is_read_as_a_boolean() -> None:
    assert [offence for source in shipped() for offence in booleans(source)] == []


@pytest.mark.parametrize("statement", BOOLEANS)
def test_a_number_that_is_read_as_a_boolean_is_caught(statement: str) -> None:
    assert len(within(statement)) >= 1


@pytest.mark.parametrize("statement", NO_SINS)
def test_rows_arithmetic_and_sets_are_no_sin(statement: str) -> None:
    assert within(statement) == []

"""The ledgers are whole, and the coverage check sees what is cited and what is not."""

from pathlib import Path

from tests.house.ledger import ENFORCED, ID, IN_CODE, IN_TESTS, Coverage, Row, cited, coverage, strays, table


def test_the_ledgers_are_whole() -> None:
    found = coverage()
    counts = {ledger: sum(row.ledger == ledger for row in found.rows) for ledger in {row.ledger for row in found.rows}}
    assert counts == {
        "warrior_knights_base": 591,
        "warrior_knights_crown_and_glory": 148,
        "warrior_knights_variants": 152,
    }
    assert len({row.id for row in found.rows}) == 891
    assert all(ID.fullmatch(row.id) for row in found.rows)


def test_no_unknown_id_is_cited_and_nothing_enforced_is_missing() -> None:
    assert coverage().unknown() == []
    assert strays() == []
    assert {row.ledger for row in coverage().rows} >= ENFORCED
    assert coverage().missing(ENFORCED) == []


def test_citations_are_found_in_docstrings_and_in_marks(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        '"""Heirs return.\n\nRules: WK-386, WK-414,\n    CG-002\n"""\n# WK-999 is no citation\n'
    )
    (tmp_path / "test_rule.py").write_text("@pytest.mark." + 'rule("WK-494", "VR-001")\ndef test(): ...\n')
    assert cited([tmp_path / "rule.py"], IN_CODE) == {"WK-386", "WK-414", "CG-002"}
    assert cited([tmp_path / "test_rule.py"], IN_TESTS) == {"WK-494", "VR-001"}


def test_a_citation_that_is_not_read_is_found(tmp_path: Path) -> None:
    (tmp_path / "wk_env").mkdir()
    (tmp_path / "wk_env" / "rule.py").write_text(
        '"""A.\n\nRules: WK-59, WK-001\n"""\n"""B.\n\nRules: WK-001 and WK-999\n"""\n'
    )
    assert [stray.split()[1] for stray in strays(tmp_path)] == ["WK-59", "WK-999"]


def test_a_row_without_code_or_test_is_a_finding_once_its_ledger_is_enforced() -> None:
    rows = (Row("WK-001", "setup", "base"), Row("WK-002", "setup", "base"), Row("CG-001", "king", "glory"))
    found = Coverage(rows, frozenset({"WK-001"}), frozenset({"WK-002", "WK-777"}))
    assert found.missing(["base"]) == ["WK-002 is cited by no code", "WK-001 is cited by no test"]
    assert found.missing([]) == []
    assert found.unknown() == ["WK-777"]


def test_the_table_counts_per_topic() -> None:
    rows = (Row("WK-001", "setup", "base"), Row("WK-002", "setup", "base"))
    assert table(Coverage(rows, frozenset({"WK-001"}), frozenset())).splitlines()[1].split() == [
        "base",
        "setup",
        "2",
        "1",
        "0",
    ]

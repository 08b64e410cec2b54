"""Every page for people is true: its blocks run, its links lead somewhere, its names exist."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import blocks_of, dead_links, pages, run_page, strange_names
from tests.house.sources import HOME
from wk_env.games.warrior_knights.rules.rules import NUMBERS
from wk_env.games.warrior_knights.rules.variants import VARIANTS, agree
from wk_env.play.view import View

EVERY = pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
WITH_CODE = [page for page in pages() if blocks_of(page.read_text(encoding="utf-8"))]
SLOW = [page for page in WITH_CODE if any(block.is_slow for block in blocks_of(page.read_text(encoding="utf-8")))]
WANTED = {
    *(
        "agents",
        "balance",
        "bots",
        "commands",
        "content",
        "design",
        "encoding",
        "environment",
        "facts",
        "policy",
        "python",
        "rules",
        "speed",
    ),
    "training",
}
# A page, and what is wrong with it.
LIES = [
    ("```python\nfrom wk_env.play.view import Wiew\n```\n", "Wiew"),
    ("```python\nprint(1)\n```\n```text output\n2\n```\n", "but this is printed: '1"),
    ("```sh\n.venv/bin/wk tell\n```\n", "tell"),
    ("```toml\n[[card]\n```\n", "]]"),
    ("```fortran\nEND\n```\n", "fortran"),
]


def text_of(page: str) -> str:
    """The text of a page, by its place in the tree."""
    return (HOME / page).read_text(encoding="utf-8")


def test_every_page_is_there() -> None:
    assert {page.stem for page in (HOME / "docs").glob("*.md")} == WANTED
    assert {"README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "RULINGS.md"} <= {p.name for p in pages()}


def test_the_readme_is_short_and_leads_to_every_page() -> None:
    assert len(text_of("README.md").encode()) <= 8192
    assert {f"docs/{name}.md" for name in WANTED} <= set(re.findall(r"\]\(([^)#]+)\)", text_of("README.md")))


@EVERY
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead_links(page, page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", [page for page in pages() if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_every_name_stands_for_something(page: Path) -> None:
    assert sorted(set(strange_names(page.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_the_quick_blocks_run_as_written(page: Path, tmp_path: Path) -> None:
    run_page(page.read_text(encoding="utf-8"), tmp_path, with_slow=False)


@pytest.mark.slow
@pytest.mark.parametrize("page", SLOW, ids=lambda page: page.name)
def test_all_blocks_run_as_written(page: Path, tmp_path: Path) -> None:
    run_page(page.read_text(encoding="utf-8"), tmp_path, with_slow=True)


@pytest.mark.parametrize(("text", "complaint"), LIES)
def test_a_page_that_lies_is_found(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ValueError), match=re.escape(complaint)):
        run_page(text, tmp_path, with_slow=True)


def test_a_strange_name_or_link_is_found() -> None:
    names = "`wk_env.play.view.Wiew` `wk_env/nowhere.py` `wk tell` `python -m wk_env.nobody` `wk demo` `wk_env/play`"
    assert list(strange_names(names)) == ["wk_env.play.view.Wiew", "wk_env/nowhere.py", "wk tell", "wk_env.nobody"]
    links = "[a](nowhere.md) [b](README.md#nothing) [c](http://example.org) [d](README.md#the-tree)"
    assert dead_links(HOME / "x.md", links) == ["nowhere.md", "README.md#nothing", "http://example.org"]


def test_pictures_are_small_and_described() -> None:
    shown = [found for page in pages() for found in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text())]
    assert {Path(file).name for _, file in shown} == {file.name for file in (HOME / "docs").glob("*.png")}
    assert all(len(words) > 20 for words, _ in shown)
    assert all(file.stat().st_size <= 200_000 for file in (HOME / "docs").glob("*.png"))


def test_the_page_on_bots_tells_every_member_of_a_view() -> None:
    told = set(re.findall(r"^\| `(\w+)", text_of("docs/bots.md").partition("## What a view gives")[2], re.MULTILINE))
    assert {name for name in dir(View) if name[0] != "_"} <= told


def test_workflows_and_templates_are_there_and_ci_runs_the_script_that_judges() -> None:
    listed = {path.relative_to(HOME).as_posix() for path in (HOME / ".github").rglob("*.*") if path.is_file()}
    assert {".github/workflows/wheels.yml", ".github/pull_request_template.md"} < listed
    assert ".github/ISSUE_TEMPLATE/bug.yml" in listed
    assert "- run: .ci/run" in text_of(".github/workflows/ci.yml")


def test_the_page_on_rules_names_every_optional_rule_and_every_setting() -> None:
    page = text_of("docs/rules.md")
    assert set(re.findall(r"^\| `(\w+)` \| `\w+=", page, re.MULTILINE)) == set(VARIANTS)
    assert {name for name, _, _ in NUMBERS} - set(re.findall(r"[` ](\w+)[`=]", page)) == set()


def test_an_optional_rule_sets_what_the_page_says() -> None:
    for name, settings in re.findall(r"^\| `(\w+)` \| `([\w= ]+)` \|", text_of("docs/rules.md"), re.MULTILINE):
        for setting, value in (part.split("=") for part in settings.split()):
            assert getattr(agree([name]), setting) == int(value), name

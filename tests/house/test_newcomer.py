"""Whoever knows a word of the trade or of the rulebook finds its file at the first guess, from the tree alone."""

import ast

import pytest

from tests.house.sources import HOME, shipped

# What is looked for, what somebody types to find the file, and what stands in the only one that is found.
GUESSES = [
    ("a card", "wk_env/games/*/content/*/*event*", 'name = "Heretic"'),
    ("what cards do to Barons", "wk_env/games/*/rules/cards/*effect*baron*.py", "class Exchange("),
    ("the rule of retreats", "wk_env/**/*retreat*.py", "class Retreat("),
    ("what a seat may know", "wk_env/games/warrior_knights/knowledge/*sight*.py", "def may_see_hand("),
    ("games that a seat could be in", "wk_env/games/warrior_knights/knowledge/*redeal*.py", "def redeal("),
    ("the PettingZoo door", "wk_env/**/*pettingzoo*.py", "def raw_env("),
    ("a chart of the report", "experiments/**/*chart*.py", "def whiskers("),
    ("the steward's answer to a vote", "wk_env/games/*/advice/**/*answer*vote*.py", "class VotesAnswer(Answer)"),
    ("the rollout policy", "wk_env/**/*rollout*.py", "def play_until("),
]


@pytest.mark.parametrize(("thing", "guess", "line"), GUESSES, ids=[thing for thing, _, _ in GUESSES])
def test_one_guess_finds_it(thing: str, guess: str, line: str) -> None:
    (path,) = HOME.glob(guess)
    assert line in path.read_text(encoding="utf-8"), f"{thing} does not stand in {path.relative_to(HOME)}"


def test_few_modules_lie_flat() -> None:
    flat = {path.name for path in (HOME / "wk_env").glob("*.py")} - {"__init__.py"}
    assert flat == {"__main__.py", "public_names.py", "warrior_knights_v0.py"}


def classes_of(room: str) -> set[str]:
    """The names of the classes in a room."""
    found = (source for source in shipped() if source.module.startswith(f"{room}."))
    return {node.name for source in found for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)}


def test_a_rule_and_the_advice_on_it_are_called_by_two_names() -> None:
    game = "wk_env.games.warrior_knights"
    assert classes_of(f"{game}.rules") & classes_of(f"{game}.advice") == set()


def test_nothing_that_is_shipped_looks_like_a_test() -> None:
    rooms = ("wk_env", "wk_agents", "wk_training", "wk_experiments")
    assert {name for room in rooms for name in classes_of(room) if name.startswith("Test")} == set()

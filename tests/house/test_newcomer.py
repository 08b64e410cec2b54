"""Whoever knows a word of the trade or of the rulebook finds its file at the first guess, from the tree alone."""

import pytest

from tests.house.sources import HOME

# What is looked for, what somebody types to find the file, and what stands in the only one that is found.
GUESSES = [
    ("a card", "wk_env/games/*/content/*/*event*", 'name = "Heretic"'),
    ("what cards do to Barons", "wk_env/games/*/rules/cards/*effect*baron*.py", "class Exchange("),
    ("the rule of retreats", "wk_env/**/*retreat*.py", "class Retreat("),
    ("what a seat may know", "wk_env/games/warrior_knights/knowledge/*sight*.py", "def may_see_hand("),
    ("games that a seat could be in", "wk_env/games/warrior_knights/knowledge/*redeal*.py", "def redeal("),
    ("the PettingZoo door", "wk_env/**/*pettingzoo*.py", "class MatchEnv(AECEnv)"),
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

"""Rules by name and number: one canonical form, whoever gives them, and a sentence for what is none."""

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.support.players import by_chance
from wk_env.command.main import app
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.play.history import new_history
from wk_env.play.record import to_record
from wk_env.play.registry import game_named
from wk_env.play.rules_given import settings_given, settings_in

PAIRS = list(combinations(VARIANTS, 2))
DECISIONS = 150


def numbers(rules: object) -> object:
    """The canonical form of rules that somebody gives."""
    return WARRIOR_KNIGHTS.settings(settings_given(rules))  # type: ignore[arg-type]  # that is what is tested


def test_names_and_numbers_come_to_one_form() -> None:
    assert numbers(["bargains", "long_game"]) == numbers({"offers": 1, "influence_each": 12})
    assert numbers("bargains,long_game") == numbers(["long_game", "bargains"])
    assert numbers({"rules": ["bargains"], "seats": 3}) == numbers(["bargains", "seats=3"])
    assert numbers(None) == numbers([]) == numbers({}) == WARRIOR_KNIGHTS.settings({})


def test_a_number_stands_above_what_a_name_says() -> None:
    assert numbers(["exchanging_heirs", "offers=3"]) == numbers({"heirs": 1, "offers": 3})


def test_words_of_the_command_line() -> None:
    assert settings_in(["influence_each=8,heirs=1", "content=x"]) == {"influence_each": 8, "heirs": 1, "content": "x"}
    assert settings_in(["bargains, miracles"]) == {"rules": ["bargains", "miracles"]}


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (["chess"], f"no such optional rule: 'chess'; there are {', '.join(VARIANTS)}"),
        ({"rules": "chess"}, "no such optional rule: 'chess'; there are short_game, "),
        ({"rules": [3]}, "rules is [3]; it takes a list of names of optional rules"),
        (["=3"], "'=3' is no rule; it is the name of an optional rule, or written as name=value"),
        (["offers=9", "offres=1"], "no such setting: 'offres'; there are seats, "),
        (["short_game", "might_is_right"], "short_game and might_is_right exclude each other"),
    ],
)
def test_what_is_no_rule_gets_a_sentence(rules: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        numbers(rules)


@pytest.mark.parametrize("rules", [3, [3], {"bargains"}])
def test_what_is_neither_a_mapping_nor_words_is_no_rules(rules: object) -> None:
    with pytest.raises(TypeError, match="it takes a mapping of settings, or a list of optional rules by name"):
        numbers(rules)


def test_a_game_without_optional_rules_says_so() -> None:
    with pytest.raises(ValueError, match="no such optional rule: 'bargains'; there are none"):
        game_named("wk/tollgate").settings({"rules": ["bargains"]})


def test_a_record_holds_the_numbers() -> None:
    named = to_record(new_history(WARRIOR_KNIGHTS, {"rules": ["miracles"]}, 1))
    numbered = to_record(new_history(WARRIOR_KNIGHTS, {"miracles": 1}, 1))
    assert named == numbered
    assert "rules" not in named.rules


@pytest.mark.rule("WK-535")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair in CLASHES])
def test_pairs_that_clash_are_refused_by_name(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=f"{pair[0]} and {pair[1]} exclude each other"):
        WARRIOR_KNIGHTS.settings({"rules": pair})


@pytest.mark.rule("WK-535")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair not in CLASHES])
def test_any_other_pair_makes_a_game(pair: tuple[str, str]) -> None:
    match = WARRIOR_KNIGHTS.new_match({"rules": pair, "seats": 3}, 7)
    assert isinstance(match, KnightsMatch)
    luck = rng_from(7)
    for _ in range(DECISIONS):
        match.play(by_chance(match, luck))
    assert match.decision.count > 0
    assert WARRIOR_KNIGHTS.unpack(match.pack()).digest() == match.digest()


def test_a_demo_is_played_by_optional_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "demo.json"
    words = ["demo", "--players", "2", "--rules", "short_game,most_rounds=1", "--out", str(path)]
    app(words, standalone_mode=False)
    rules = json.loads(path.read_text(encoding="utf-8"))["rules"]
    assert (rules["influence_each"], rules["most_rounds"], rules["seats"]) == (8, 1, 2)
    assert capsys.readouterr().out.endswith(f"{path}\n")

"""What is measured of optional rules: the share of each style, lengths, and a file that keeps what it knew."""

import sys
from pathlib import Path

import pytest
from wk_experiments.games.warrior_knights import rule_effects
from wk_experiments.games.warrior_knights.rule_effects import effect_in, main, settings_of
from wk_experiments.games.warrior_knights.watch_file import watched

from wk_env.games.warrior_knights.words.rule_effects import NO_RULE, Effect


def test_the_settings_of_a_rule_are_those_that_differ_from_the_usual_ones() -> None:
    assert settings_of(NO_RULE) == {}
    assert settings_of("long_game") == {"influence_each": 12}


def test_a_rule_is_measured_alone_and_others_stay_on_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule_effects, "FILE", tmp_path / "effects.json")
    monkeypatch.setattr(rule_effects, "known_effects", lambda: {NO_RULE: effect(4.76)})
    monkeypatch.setattr(sys, "argv", ["rule_effects", "--games", "4", "--rule", "short_game"])
    main()
    lines = (tmp_path / "effects.json").read_text(encoding="utf-8").splitlines()
    assert [line.partition(":")[0] for line in lines] == ["{", '"none"', '"short_game"', "}"]
    assert '"rounds":4.76' in lines[1]
    assert "(usually 4.8)" in capsys.readouterr().out


def test_games_are_told_by_length_and_by_the_best_and_the_worst_style() -> None:
    played = watched(range(3), lambda _: ["bishop", "merchant"], {}, 1, None)
    found = effect_in(played)
    assert found.games == 3
    assert found.rounds == round(sum(game.rounds for game in played) / 3, 2)
    assert {found.least[1], found.most[1]} == {"bishop", "merchant"}
    assert found.least[0] + found.most[0] == pytest.approx(1, abs=0.002)


def test_an_effect_is_a_line() -> None:
    told = effect(6.04, at_once=0.034).line(effect(4.76))
    assert told == "6.0 rounds (usually 4.8); 3 % end by conquest; wins: bishop 31 %, merchant 20 %"


def effect(rounds: float, at_once: float = 0.0) -> Effect:
    """What might have been measured."""
    return Effect(1000, rounds, 773, at_once, (0.2, "merchant"), (0.314, "bishop"))

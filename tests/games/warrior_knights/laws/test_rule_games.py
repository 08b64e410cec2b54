"""Games under each setting of the rules are those of the list, bit for bit."""

import json

import pytest

from tests.games.warrior_knights.laws.rule_games import hash_of, listed, settings_tried

LISTED = listed()


def test_the_list_holds_every_setting() -> None:
    assert list(LISTED) == [json.dumps(settings) for settings in settings_tried()]


@pytest.mark.parametrize("settings", LISTED)
def test_games_under_this_setting_are_as_they_were(settings: str) -> None:
    assert hash_of(json.loads(settings)) == LISTED[settings]

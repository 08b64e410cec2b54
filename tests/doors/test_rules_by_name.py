"""Every door takes optional rules by name, beside numbers."""

from wk_env import warrior_knights_v0
from wk_env.doors.gymnasium import SoloEnv

NAMED = ["bargains", "most_rounds=1"]
NUMBERED = {"offers": 1, "most_rounds": 1}


def test_pettingzoo_takes_names() -> None:
    named = warrior_knights_v0.raw_env(3, rules=NAMED)
    assert named.settings == warrior_knights_v0.raw_env(3, rules=NUMBERED).settings
    assert named.settings["offers"] == 1


def test_gymnasium_takes_names() -> None:
    named, numbered = SoloEnv(rules=NAMED), SoloEnv(rules=NUMBERED)
    assert named.session.settings == numbered.session.settings
    named.reset(seed=1)
    numbered.reset(seed=1)
    assert named.session.match.digest() == numbered.session.match.digest()

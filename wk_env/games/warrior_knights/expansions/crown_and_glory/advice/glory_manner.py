"""Playing styles with For Glory, where crowns buy more kinds of things and more cards help in war."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.manners import Manner
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED, CROWNS, TROOPS

# Per cent of what sets a style apart from the balanced one: whoever hoards as in the base game wins too little, and
# whoever loves war as he does there too much (experiments/games/warrior_knights/balance.py).
THE_MISER: Final[i64] = 35
THE_WARRIOR: Final[i64] = 130


class GloryManner(Manner):
    """A style nearer to the balanced one in crowns, and farther from it in troops."""

    __slots__ = ()

    def styled(self, style: vec[i64]) -> vec[i64]:
        """The weights of a style with For Glory."""
        weights = style[:]
        weights[CROWNS] = BALANCED[CROWNS] + (weights[CROWNS] - BALANCED[CROWNS]) * THE_MISER // 100
        weights[TROOPS] = BALANCED[TROOPS] + (weights[TROOPS] - BALANCED[TROOPS]) * THE_WARRIOR // 100
        return weights

"""How a playing style changes with what there is to buy at a table."""

from librt.vecs import vec
from mypy_extensions import i64


class Manner:
    """In the base game styles are as they were tuned."""

    __slots__ = ()

    def styled(self, style: vec[i64]) -> vec[i64]:
        """The weights of a style at such a table."""
        return style

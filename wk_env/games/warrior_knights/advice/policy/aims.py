"""What a Baron is after beside what all are after: nothing, unless something is promised to him alone."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.state import Table


class Aims:
    """No aims of his own."""

    __slots__ = ()

    def styled(self, table: Table, seat: i64, style: vec[i64]) -> vec[i64]:
        """His style, bent by what he is after."""
        return style

    def worth_of_city(self, table: Table, seat: i64, city: i64) -> i64:
        """What one city more or less is worth to what he is after, in hundredths of a point of Influence."""
        return 0

    def worth_of_walls(self, table: Table, seat: i64, city: i64) -> i64:
        """What fortifying one of his cities is worth to it, likewise."""
        return 0

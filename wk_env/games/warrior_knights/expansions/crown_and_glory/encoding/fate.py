"""What an observation says of the Fate cards' doing in For Glory: which cities riot."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.rules.riots import rioting_cities
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Table


def see_riots(table: Table, row: vec[i16], first: i64) -> None:
    """Write a 1 for each city with a riot token, from this place on.

    Rules: CG-093, CG-094
    """
    rest: i64 = rioting_cities(table)
    while rest != 0:
        row[first + first_in(rest)] = 1
        rest = rest_of(rest)

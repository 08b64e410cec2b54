"""What expansions add to the table: columns of their own, which the base game does not have.

An expansion that remembers anything lays its own Annex, with its columns, into `Table.annex` when a table is made. The
base game shares one without columns, which costs a copy nothing and adds nothing to the digest.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Annex:
    """The columns of an expansion: none."""

    __slots__ = ()

    def copy(self) -> "Annex":
        """An independent copy; one without columns is its own."""
        return self

    def mix_into(self, digest: i64) -> i64:
        """A hash with every fact in it; without columns it is the same."""
        return digest


NO_ANNEX: Final[Annex] = Annex()

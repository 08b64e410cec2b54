"""What there is to learn: without For Glory nothing, so nothing of this changes anything."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.state import Play, Table


class Learning:
    """Nobody learns anything: there are no Advancements and there is no Scholar."""

    __slots__ = ()

    def begin(self, game: Play) -> None:
        """What is laid out for it in Setup, once the offices are drawn."""

    def refresh(self, table: Table) -> None:
        """What is turned up when the Nobles are refreshed."""

    def leave(self, table: Table, seat: i64) -> None:
        """What an eliminated Baron leaves."""

    def look_again(self, game: Play) -> None:
        """What Uncertain Times brings beside a shuffled Fate deck."""

    def declare(self, game: Play, nobles: vec[i64], hold: i64) -> None:
        """What both sides of a battle may declare once they have drawn: their Nobles by side, the hold or NONE."""

    def end_battle(self, table: Table) -> None:
        """What was declared is over."""

    def bend_unled(self, table: Table, side: i64, what: i64, count: i64, walls: i64) -> i64:
        """A measure of a side without a commander, as what its Baron declared bends it."""
        return count

    def farther(self, table: Table, seat: i64) -> i64:
        """How many areas farther a Baron could let one of his Nobles go along a road."""
        return 0

    def sail(self, game: Play, noble: i64, port: i64) -> None:
        """What a Baron may use for a Noble who sails to the port of an area."""

    def cards_for_siege(self, table: Table, seat: i64) -> i64:
        """How many Fate cards each siege of a Baron draws, where Fate decides sieges.

        Rules: VR-037
        """
        return 1

    def end_way(self, table: Table, seat: i64) -> None:
        """A Noble of his has arrived, or stays: what was used for his journey is over."""

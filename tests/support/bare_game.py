"""A game without any face: what Tollgate would be if it told, drew and advised nothing."""

from typing import Final

from wk_env.games.tollgate.spec import Tollgate

ROW: Final = "tests.support.bare_game:BARE"


class BareGame(Tollgate):
    """The rules alone."""

    id = "wk/bare"
    advisor = None  # type: ignore[assignment]  # a spec may have none, and Tollgate has one
    story = None
    picture = None
    demo_player = None
    facts = None
    form = None
    screens = None
    reasons = None


BARE: Final = BareGame()

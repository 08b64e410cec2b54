"""What people at a table are shown is the same in games that their seat cannot tell apart, whatever the game."""

import pytest

from tests.laws.test_faces import ALL, DREAMS, positions
from wk_env.games.tollgate.spec import Tollgate
from wk_env.games.tollgate.story.news import fair_at
from wk_env.games.tollgate.table.screens import FairScreens
from wk_env.games.warrior_knights.table import forecast
from wk_env.kernel.advisor import BEST_LEVEL, USUAL_STYLE
from wk_env.kernel.spec import GameSpec, Match
from wk_env.kernel.table_faces import Standing
from wk_env.play.view import View


def seen_by_all(spec: GameSpec, match: Match, seat: int) -> dict[str, object]:
    """What any seat may look at."""
    assert spec.screens is not None
    screens, players = spec.screens, ["human"] * match.seats
    shown = {each.words[0]: list(screens.show(each.letter, match, seat)) for each in screens.commands}
    boards = [list(screens.board(match, 80, has_legend=has_legend)) for has_legend in (True, False)]
    opening = list(screens.opening(match, seat, players))
    return {**shown, "opening": opening, "standing": screens.standing(match), "board": boards}


def seen_by_asked(spec: GameSpec, match: Match, seat: int) -> dict[str, object]:
    """What the seat that is asked gets beside that."""
    assert spec.screens is not None
    assert spec.form is not None
    assert spec.reasons is not None
    world, choices = View(spec, match, seat).imagine(0), match.decision.choices()
    cases = [spec.reasons.case("S", world, choice, USUAL_STYLE, BEST_LEVEL) for choice in choices[:3]]
    return {
        "options": list(spec.form.options(match)),
        "possible": (spec.form.manner(match), spec.form.possible(match)),
        "question": spec.screens.question(match),
        "beside": list(spec.screens.beside(match)),
        "about": [list(spec.screens.about(match, name)) for name in ("kovel", "carter 2")],
        "reasons": cases,
    }


def seen(spec: GameSpec, match: Match, seat: int) -> dict[str, object]:
    """All that a seat gets."""
    is_asked = match.decision.count > 0 and match.decision.seat == seat
    return seen_by_all(spec, match, seat) | (seen_by_asked(spec, match, seat) if is_asked else {})


def leaks(spec: GameSpec, seed: int) -> set[str]:
    """What looks different to a seat in two matches that it cannot tell apart."""
    found = set[str]()
    for match in positions(spec, seed):
        for seat in range(match.seats):
            own = seen(spec, match, seat)
            for dream in DREAMS:
                other = seen(spec, match.redeal(seat, dream), seat)
                found |= {name for name, told in other.items() if told != own[name]}
    return found


@ALL
@pytest.mark.parametrize("seed", [1, 2])
def test_no_seat_learns_at_a_table_what_it_may_not_know(
    spec: GameSpec, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast, "WORLDS", 2)
    assert leaks(spec, seed) == set()


class OpenScreens(FairScreens):
    """Shows the carts to come."""

    def standing(self, match: Match) -> Standing:
        """The next cart instead of this one."""
        return super().standing(match)._replace(title=str(fair_at(match).game.state.deck[-1]))


class OpenGame(Tollgate):
    """Tollgate with such screens."""

    screens = OpenScreens()


def test_the_law_catches_a_screen_that_tells_too_much() -> None:
    assert leaks(OpenGame(), 1) == {"standing"}

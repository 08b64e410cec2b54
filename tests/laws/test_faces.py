"""The faces of every game: they tell, draw and play it, and no seat learns from them what it may not know."""

from collections.abc import Iterator

import pytest

from wk_env.games.tollgate.picture.face import FairPicture
from wk_env.games.tollgate.spec import TOLLGATE, Tollgate
from wk_env.games.tollgate.story.face import FairStory
from wk_env.kernel.faces import Picture, Story, Viewer
from wk_env.kernel.rng import rng_from
from wk_env.kernel.scene import Scene
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.registry import GAMES

DREAMS = (0, 7)
EACH = 11
MOST = 400
ALL = pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)


def faces_of(spec: GameSpec) -> tuple[Story, Picture]:
    """The story and the picture of a game that has both."""
    assert spec.story is not None
    assert spec.picture is not None
    return spec.story, spec.picture


def positions(spec: GameSpec, seed: int) -> Iterator[Match]:
    """Positions of a game played by chance: all of a short one, every eleventh of a long one, and the last."""
    match, luck = spec.new_match({}, seed), rng_from(seed)
    found = [match.copy()]
    while match.decision.count and len(found) < MOST:
        choices = match.decision.choices()
        match.play(choices[int(luck.below(len(choices)))])
        found.append(match.copy())
    yield from found[: -1 : EACH if match.decision.count else 1]
    yield match


def shown(spec: GameSpec, match: Match, seat: int) -> dict[str, object]:
    """All that a seat gets from the faces at a position."""
    story, picture = faces_of(spec)
    told = story.chapter(match), story.opening(match), story.say_viewer(match, seat), story.ending(match)
    question = match.decision
    choices = question.choices() if not story.is_closed(match, seat) else []
    return {
        "story": (told, story.name(match, seat), story.is_closed(match, seat)),
        "options": list(story.options(match, seat)),
        "deeds": [story.deed(match, choice, seat) for choice in choices],
        "scene": drawn(picture.scene(match, seat)),
        "board": drawn(picture.board(match, seat)),
        "beside": list(picture.beside(match, seat)),
        "characters": picture.characters(match, 100),
        "players": [picture.player(match, other) for other in range(match.seats)],
        "spots": list(picture.spots(match, seat)),
    }


def drawn(scene: Scene) -> object:
    """All that is in a picture."""
    return scene.ground, scene.pieces


def leaks(spec: GameSpec, seed: int) -> set[str]:
    """What looks different to a seat in two matches that it cannot tell apart."""
    return {
        name
        for match in positions(spec, seed)
        for seat in range(match.seats)
        for dream in DREAMS
        for name, seen in shown(spec, match.redeal(seat, dream), seat).items()
        if seen != shown(spec, match, seat)[name]
    }


@ALL
@pytest.mark.parametrize("seed", [1, 2])
def test_no_seat_learns_from_a_face_what_it_may_not_know(spec: GameSpec, seed: int) -> None:
    assert leaks(spec, seed) == set()


@ALL
def test_a_closed_choice_reads_the_same_whatever_it_is(spec: GameSpec) -> None:
    story, _ = faces_of(spec)
    closed = 0
    for match in positions(spec, 3):
        for seat in range(match.seats):
            if match.decision.count and story.is_closed(match, seat):
                closed += 1
                assert len({story.deed(match, choice, seat) for choice in match.decision.choices()}) == 1
                assert list(story.options(match, seat)) == []
    assert closed > 5


def still_closed(story: Story, match: Match, choice: int, seat: int) -> bool:
    """Whether the next question is closed to the seat, too."""
    after = match.copy()
    after.play(choice)
    return bool(after.decision.count) and after.decision.ask == match.decision.ask and story.is_closed(after, seat)


def test_nothing_is_told_of_a_fist_as_long_as_another_closes() -> None:
    story, _ = faces_of(TOLLGATE)
    kept = 0
    for match in positions(TOLLGATE, 4):
        for seat in range(match.seats):
            if match.decision.count and story.is_closed(match, seat):
                choices = [each for each in match.decision.choices() if still_closed(story, match, each, seat)]
                kept += len(choices)
                assert {tuple(story.news(match, choice)) for choice in choices} <= {()}
                assert {tuple(recapped(story, match, choice, seat)) for choice in choices} <= {()}
    assert kept > 5


def recapped(story: Story, match: Match, choice: int, seat: int) -> list[str]:
    """What a recap tells of one choice."""
    recap, after = story.recap(), match.copy()
    recap.follow(match, choice)
    after.play(choice)
    return [entry.line() for entry in recap.entries(after, seat)]


class OpenPicture(FairPicture):
    """Draws for everybody what nobody may see."""

    def scene(self, match: Match, viewer: Viewer) -> Scene:
        """Everything."""
        return super().scene(match, None)


class OpenStory(FairStory):
    """Offers everybody the options of whoever is asked, and tells of every fist."""

    def is_closed(self, match: Match, viewer: Viewer) -> bool:
        """Never."""
        return False

    def say_viewer(self, match: Match, viewer: Viewer) -> str:
        """Tells the carts to come."""
        return match.say_position(None)


class Leaky(Tollgate):
    """Tollgate with faces that leak."""

    story: Story | None = OpenStory()
    picture: Picture | None = OpenPicture()


def test_a_leak_in_a_face_is_found() -> None:
    assert leaks(Leaky(), 1) >= {"scene", "story"}


@ALL
def test_the_demo_player_answers_by_what_it_may_know(spec: GameSpec) -> None:
    assert spec.demo_player is not None
    for match in positions(spec, 5):
        if match.decision.count:
            other = match.redeal(int(match.decision.seat), 9)
            chosen = [spec.demo_player.choose(each, rng_from(1)) for each in (match, other)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in match.decision.choices()


@ALL
def test_spots_are_for_whoever_is_asked_and_stand_for_choices(spec: GameSpec) -> None:
    _, picture = faces_of(spec)
    found = 0
    for match in positions(spec, 6):
        for seat in range(match.seats):
            spots = picture.spots(match, seat)
            is_asked = bool(match.decision.count) and match.decision.seat == seat
            assert {spot.choice for spot in spots} <= set(match.decision.choices() if is_asked else [])
            found += len(spots)
    assert found > 0


@ALL
def test_every_role_of_a_picture_has_an_ink(spec: GameSpec) -> None:
    _, picture = faces_of(spec)
    match = next(positions(spec, 1))
    for scene in (picture.scene(match, None), picture.board(match, 0)):
        assert {shape.role for shape in scene.shapes()} <= set(scene.palette.inks)


@ALL
def test_what_stands_beside_the_board_has_a_heading(spec: GameSpec) -> None:
    _, picture = faces_of(spec)
    for match in positions(spec, 1):
        beside = picture.beside(match, None)
        assert len(beside) == 3 + len(picture.facts) + match.seats
        assert {len(row.split("\t")) for row in beside[-match.seats :]} == {len(picture.columns) + 1}

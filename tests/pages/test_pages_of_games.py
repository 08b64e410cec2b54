"""A page of every game that says how it is told and drawn."""

import pytest

from tests.pages.test_replay_page import carried, check
from wk_env.command.demo import play_demo
from wk_env.games.tollgate.spec import Tollgate
from wk_env.kernel.faces import Picture, Story
from wk_env.pages.film import DEED, told_and_drawn
from wk_env.pages.replay_page import replay_page
from wk_env.play.pictures import picture_of, pixels_of, words_of
from wk_env.play.record import BadRecordError
from wk_env.play.transcript import is_closed, options_in_words


class Mute(Tollgate):
    """A game that neither tells nor draws itself."""

    story: Story | None = None
    picture: Picture | None = None


def test_a_game_without_a_story_has_no_page() -> None:
    with pytest.raises(BadRecordError, match="no page is made of wk/tollgate: the game does not say how it is told"):
        told_and_drawn(Mute())


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_game_with_faces_has_a_page(viewer: int | None) -> None:
    record = play_demo("wk/tollgate", 3, {}).record
    page = replay_page(record, viewer)
    check(page)
    assert "Tollgate: a game to leaf through" in page
    reel = carried(page)
    assert reel.log[-1][3].startswith("The fair is over.")
    deeds = {line[3] for line in reel.log if line[1] == DEED and line[2] == 1}
    assert ("Carter 2 closes a fist around some coins." in deeds) == (viewer is not None)


def test_a_game_that_is_not_drawn_gets_a_page_of_words() -> None:
    spec = Mute()
    match = spec.new_match({}, 1)
    assert len(picture_of(spec, match, None).texts()) >= len(match.say_position(None).splitlines())
    assert pixels_of(spec, match, None).shape == (1120, 900, 3)
    assert words_of(spec, match, 0) == match.say_position(0)


def test_a_game_without_a_story_tells_a_seat_its_own_choices_alone() -> None:
    match = Mute().new_match({}, 1)
    assert options_in_words(None, match, 1) == []
    assert options_in_words(None, match, 0)[0] == "seat 1 may"
    assert is_closed(None, match, 1)
    assert not is_closed(None, match, None)

"""A game of Warrior Knights told in full: what followed from a choice, and no more than a seat may know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import arrange, control, put
from tests.support.observed_games import begun, until
from wk_env.command.demo import play_demo, position
from wk_env.command.demo import told as transcript
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import KnightsMatch, speech_of
from wk_env.games.warrior_knights.story.deeds import say_options
from wk_env.games.warrior_knights.story.face import KnightsStory
from wk_env.games.warrior_knights.story.news import say_standing, tell
from wk_env.games.warrior_knights.words.questions import SEALED
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.rng import rng_from
from wk_env.play.record import BadRecordError, Record, load, save
from wk_env.play.transcript import Transcript

SOME = 97
STORY = KnightsStory(speech_of)


@pytest.fixture(scope="module")
def game() -> Record:
    """A game of three."""
    return play_demo("wk/warrior-knights", 1, {"seats": 3}).record


@pytest.fixture(scope="module")
def lines(game: Record) -> list[str]:
    """The game told with every secret."""
    return transcript(game, None)


def news_of(game: Play, choice: int) -> list[str]:
    """What is told of a choice."""
    return [news.sentence for news in tell(Speech(house_box().names, game), choice)]


def told(match: KnightsMatch, viewer: int, choice: int) -> list[str]:
    """What a seat reads of a choice and of what follows from it."""
    told_so_far = Transcript(STORY, viewer)
    told_so_far.follow(match, 1, choice)
    return told_so_far.lines


def chosen(match: KnightsMatch, viewer: int, choice: int) -> list[str]:
    """What a seat reads of a choice alone."""
    told_so_far = Transcript(STORY, viewer)
    told_so_far.choose(match, 1, choice)
    return told_so_far.lines


def positions(seats: int, seed: int) -> Iterator[KnightsMatch]:
    """Some positions of a game, those in which somebody chooses in secret among them."""
    match, luck = begun(seats, seed), rng_from(seed)
    number = 0
    while match.decision.count and number < 40 * SOME:
        number += 1
        if number % SOME == 0 or (match.decision.ask in SEALED and number % 7 == 0):
            yield match
        match.play(choose(match, luck))


def test_the_whole_game_is_told_by_round_and_phase(game: Record, lines: list[str]) -> None:
    rounds = [line for line in lines if line.startswith("ROUND ")]
    assert rounds == [f"ROUND {number}" for number in range(1, len(rounds) + 1)]
    assert {"-- Planning phase", "-- Upkeep", "-- Taxation", "-- Wages", "-- Assembly"} <= {
        line.partition(" (from")[0] for line in lines
    }
    assert [int(line[:5]) for line in lines if line[:5].strip().isdigit()] == list(range(1, len(game.choices) + 1))
    assert lines[-1].endswith(" wins.")
    assert not [line for line in lines if "seat " in line or "None" in line]


@pytest.mark.parametrize(
    "phrase",
    [
        "Votes shown: ",
        "The Assembly passes ",
        "The Assembly names ",
        " is turned over: Fund Expeditions",
        " draws the blue Event ",
        "It says: ",
        "An expedition to ",
        " comes home and pays ",
        " now has 1 casualty",
        " wins the battle for ",
        " Influence",
        " becomes Chairman of the Assembly",
        "Now in force: ",
        "The walls of ",
        "Mercenaries now on offer besides: ",
        "The troops of ",
        "Razed before the game: ",
    ],
)
def test_what_happened_is_told(lines: list[str], phrase: str) -> None:
    assert [line for line in lines if phrase in line]


def test_a_seat_reads_no_number_and_no_secret_choice_of_another(game: Record) -> None:
    lines = transcript(game, 1)
    names = {line.split(" lays ")[0] for line in lines if " into stack " in line and " lays no more" not in line}
    assert len(names) == 1
    assert not [line for line in lines if line[:5].strip().isdigit()]
    assert [line for line in lines if line.endswith(" closes his fist around some Votes.")]


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_what_a_seat_reads_does_not_change_with_what_it_cannot_know(seats: int, seed: int) -> None:
    for match in positions(seats, seed):
        for viewer in range(seats):
            other = match.redeal(viewer, seed)
            assert isinstance(other, KnightsMatch)
            assert match.say_position(viewer) == other.say_position(viewer)
            assert say_options(match.speech(), viewer) == say_options(other.speech(), viewer)
            choice = match.decision.choices()[-1]
            assert chosen(match, viewer, choice) == chosen(other, viewer, choice)


@pytest.mark.rule("WK-044", "WK-063", "WK-087", "WK-248", "WK-375")
@pytest.mark.parametrize("ask", [asks.SETUP_TROOP, asks.PLAN, asks.VOTES, asks.DISCARD])
def test_a_secret_choice_reads_the_same_whatever_it_is(ask: int) -> None:
    for times in (2, 4, 9):
        match = until(ask, times=times)
        viewer = (match.decision.seat + 1) % 4
        after = [match.copy() for _ in match.decision.choices()]
        for twin, choice in zip(after, match.decision.choices(), strict=True):
            twin.play(choice)
        kept = [
            choice
            for twin, choice in zip(after, match.decision.choices(), strict=True)
            if twin.decision.ask == ask and twin.game.state.stack == match.game.state.stack
        ]
        assert len({tuple(told(match, viewer, choice)) for choice in kept}) <= 1
        assert len({tuple(chosen(match, viewer, choice)) for choice in match.decision.choices()}) == 1
        assert say_options(match.speech(), viewer) == []
        assert say_options(match.speech(), match.decision.seat) != []


def test_a_position_shows_the_options_unless_they_are_a_secret(game: Record) -> None:
    number = 1 + next(n for n, match in enumerate(walk(game)) if match.decision.ask == asks.PLAN)
    asked = 1 + next(match for n, match in enumerate(walk(game), 1) if n == number).decision.seat
    other = asked % 3 + 1
    assert [line for line in position(game, number, asked) if " into stack 1" in line]
    assert not [line for line in position(game, number, other) if " into stack 1" in line]
    assert position(game, number, None)[0] == f"Everything, secrets included, before decision {number}"


def walk(record: Record) -> Iterator[KnightsMatch]:
    """The positions of a record, played without checks."""
    match = begun(3, record.seed)
    for choice in record.choices:
        yield match
        match.play(choice)


def test_a_seat_that_is_not_at_the_table_is_refused(game: Record, tmp_path: Path) -> None:
    save(game, tmp_path / "game.json")
    record = load(tmp_path / "game.json")
    with pytest.raises(BadRecordError, match="there is no seat 4; the game has 3"):
        transcript(record, 4)
    with pytest.raises(BadRecordError, match="there is no seat 4; the game has 3"):
        position(record, 2, 4)


def test_a_battle_is_told_from_the_cards_to_the_fall_of_the_beaten() -> None:
    match = until(asks.CASUALTY)
    sentences: list[str] = []
    while match.game.state.fate_side[0] >= 0:
        choice = match.decision.choices()[0]
        sentences += news_of(match.game, choice)
        match.play(choice)
    assert [line for line in sentences if "the battle for" in line or "nobody wins" in line]


def test_what_changes_hands_is_told() -> None:
    game = arrange(seats=2)
    put(game, 0, area=13, troops=(100,))
    control(game, 1, 5)
    game.state.breaches[5] = 9
    game.call(Fight(0, 13))
    game.ask(0, asks.TARGET).offer(1)
    game.decision.count = 0
    game.stack[-1].resume(game)
    lines = news_of_all(game, (1, asks.ASSAULT))
    assert "D'Emerande gains Froli from Madder." in lines


def news_of_all(game: Play, choices: tuple[int, ...]) -> list[str]:
    """What is told of several choices."""
    match = KnightsMatch(game, house_box())
    lines: list[str] = []
    for choice in choices:
        lines += news_of(match.game, choice)
        match.play(choice)
    return lines


def test_telling_leaves_the_game_as_it_was() -> None:
    match = until(asks.ACT)
    before = match.digest()
    news = tell(match.speech(), match.decision.choices()[-1])
    assert match.digest() == before
    assert [item for item in news if not item.sentence.endswith(".")] == []


def test_the_standing_is_one_line() -> None:
    assert say_standing(Speech(house_box().names, arrange(seats=2))) == ("Influence: d'Emerande 0, Madder 0; pool 20.")

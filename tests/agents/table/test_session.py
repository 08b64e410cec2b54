"""A table of people and agents: taking back, being told, saving, and going on."""

from pathlib import Path

import pytest
from wk_agents.roster import agent
from wk_agents.table.session import new_session, resumed

from tests.support.keyboard import KNIGHTS, driven, first_action, terminal
from tests.support.tournaments import bot
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.play.history import new_history
from wk_env.play.record import load, to_record, verify


def test_answers_of_one_turn_can_be_taken_back() -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 1)
    first_action(session)
    start = session.match.digest()
    session.play(first_action(session))
    session.play(first_action(session))
    assert session.match.decision.ask == asks.SETUP_TROOP
    session.go_back()
    session.go_back()
    assert session.match.digest() == start
    assert not session.can_go_back
    with pytest.raises(ValueError, match="nothing can be taken back"):
        session.go_back()


def test_nothing_is_taken_back_once_somebody_else_was_asked() -> None:
    session = new_session(KNIGHTS, ["human", "human"], 1)
    asked = session.run()
    while session.asked == asked:
        session.play(first_action(session))
    assert not session.can_go_back


def test_nothing_is_taken_back_once_something_came_to_light() -> None:
    session = new_session(KNIGHTS, ["human"] * 2, 3)
    closed = 0
    for _ in range(300):
        seat = session.run()
        assert seat is not None
        before = session.match.copy()
        session.play(session.view(seat).actions[-1])
        deck = session.match.say_position(seat)
        if session.asked == seat and not session.can_go_back:
            closed += 1
            assert deck != before.say_position(seat)
    assert closed


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform", "uniform"], 2)
    shown = terminal(session, tmp_path / "g.json", ["1 2 3 4 5 5", "y", "s", "q"])
    shown[0].run()
    record = load(tmp_path / "g.json")
    assert record.players == ["human", "uniform", "uniform"]
    assert verify(record).digest() == session.match.digest()
    again = resumed(record)
    assert again.match.digest() == session.match.digest()
    assert again.run() == session.run()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Crashing", "Crashing: crash: ZeroDivisionError: "),
        ("Quitting", "Quitting: crash: SystemExit: enough"),
        ("Unspeakable", "Unspeakable: crash: UnspeakableError: it cannot be told, for ArithmeticError"),
        ("Cheating", "Cheating: illegal action: answered .* with '1000000', which is none of 5 actions"),
        ("Mute", "Mute: illegal action: answered .* with 'None'"),
    ],
)
def test_an_agent_that_fails_is_named_and_the_game_is_saved(tmp_path: Path, name: str, said: str) -> None:
    session = new_session(KNIGHTS, [bot(name), "human"], 1)
    screen, _ = terminal(session, tmp_path / "g.json", ["1 2 3 4 5 5", "y"] * 20)
    with pytest.raises(ValueError, match=said):
        screen.run()
    assert load(tmp_path / "g.json").players == [bot(name), "human"]


def test_rubbish_is_refused_in_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    first_action(session)
    digest = session.match.digest()
    screen, shown = terminal(
        session, tmp_path / "g.json", ["0", "99", "-1", "1.5", "", "x" * 500, "u", "?", "w", "b", "t"]
    )
    screen.run()
    assert session.match.digest() == digest
    said = " ".join(" ".join(shown).split())
    assert "There are 6 cards and 1 places." in said
    assert "'-1' is no answer; type a place for each of the 6 cards, as in 1 2 3 4 5 5, or ? for help." in said
    assert "Nothing can be taken back" in said
    assert "Possible here: any of your four Nobles" in said


def test_a_blank_screen_stands_between_two_people(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "human"], 1)
    first = session.run()
    screen, shown = terminal(session, tmp_path / "g.json", ["", "1 1 1 1 1 1", "y", ""])
    screen.run()
    blank = [number for number, line in enumerate(shown) if line.startswith("\n\n\n")]
    assert len(blank) == 2
    assert first is not None
    placed = "3 x 50 Regulars"
    assert placed in "\n".join(shown[blank[0] : blank[1]])
    assert placed not in "\n".join(shown[blank[1] :])


def test_a_whole_game_of_another_kind_can_be_played(tmp_path: Path) -> None:
    session = new_session("wk/tollgate", ["human", "uniform", "uniform"], 2)
    screen, shown = terminal(session, tmp_path / "t.json", ["1"] * 200)
    screen.run()
    assert session.asked is None
    lines = "\n".join(shown).splitlines()
    assert any(line.startswith("rank 1: Carter ") for line in lines)
    assert any(line.startswith("  A cart worth ") for line in lines)


def test_another_game_shows_its_own_board_and_log(tmp_path: Path) -> None:
    session = new_session("wk/tollgate", ["human", "human"], 2)
    screen, shown = terminal(session, tmp_path / "t.json", ["", "2", "", "b", "1", "", "b", "q"])
    screen.run()
    text = "\n".join(shown)
    assert "_______" in text
    before_the_last_bid, _, _ = text.partition("A cart worth ")
    assert "Carter 1 bids" not in before_the_last_bid
    assert "Carter 1 bids 2, Carter 2 bids 1" in text


@pytest.mark.parametrize("typed", ["log 1", "l cart 1"])
def test_a_round_of_another_game_is_found_in_its_log(tmp_path: Path, typed: str) -> None:
    session = new_session("wk/tollgate", ["human", "human"], 2)
    screen, shown = terminal(session, tmp_path / "t.json", ["", "2", "", "0", "", typed, "log 2", "q"])
    screen.run()
    logs = [block for block in shown if block.startswith(("\nCART", "CART", "Nothing has happened"))]
    assert "bids 2" in logs[-2]
    assert logs[-1] == "Nothing has happened yet that all could see."


def test_where_there_is_one_answer_nobody_is_asked() -> None:
    session = new_session(KNIGHTS, ["human", "human"], 4)
    for _ in range(150):
        seat = session.run()
        assert seat is not None
        actions = session.view(seat).actions
        assert len(actions) > 1
        session.play(actions[-1])


def test_taking_back_goes_to_the_last_answer_that_was_a_choice() -> None:
    session = new_session(KNIGHTS, ["human", "human"], 4)
    back = 0
    for _ in range(150):
        seat = session.run()
        assert seat is not None
        before = session.match.digest()
        session.play(session.view(seat).actions[-1])
        session.run()
        if session.can_go_back:
            session.go_back()
            assert session.match.digest() == before
            back += 1
            session.play(session.view(seat).actions[-1])
    assert back > 20


def test_taking_back_leaves_what_others_have_still_to_be_told() -> None:
    session = new_session(KNIGHTS, ["human", "human"], 1)
    back = 0
    for _ in range(200):
        seat = session.run()
        assert seat is not None
        session.news(seat)
        unread = session.told(1 - seat)
        session.play(session.view(seat).actions[0])
        if session.asked == seat and session.can_go_back:
            session.go_back()
            assert session.told(1 - seat) == unread
            back += 1
            session.play(session.view(seat).actions[0])
    assert back > 10


def test_what_was_told_once_is_no_news_again() -> None:
    session = new_session(KNIGHTS, ["human", "steward", "steward"], 4)
    told: list[tuple[object, ...]] = []
    for _ in range(90):
        seat = session.run()
        assert seat is not None
        told += [(*entry[:3], part) for entry in session.news(seat) for part in entry.parts]
        session.play(session.view(seat).actions[0])
    story: list[tuple[object, ...]] = [(*entry[:3], part) for entry in session.told() for part in entry.parts]
    missed = [part for part in story if part not in told]
    assert len(told) > 30
    assert len(missed) <= 1


def test_agents_cannot_work_out_the_seed_of_the_game_from_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    monkeypatch.setattr("wk_agents.base.Agent.reset", lambda _, seed: seeds.append(seed))
    new_session(KNIGHTS, ["uniform", "uniform"], 1000)
    assert len(set(seeds)) == 2
    assert all(abs(seed - 1000) > 10**6 for seed in seeds)


def test_after_going_on_the_story_is_whole_and_nothing_of_it_is_news() -> None:
    session = new_session(KNIGHTS, ["human", "steward", "steward"], 2)
    for _ in range(40):
        session.play(first_action(session))
    again = resumed(session.record())
    assert again.told() == session.told()
    assert again.news(0) == []


def test_a_saved_game_goes_on_with_others_at_the_table() -> None:
    session = new_session(KNIGHTS, ["human", "uniform"], 2)
    first_action(session)
    again = resumed(session.record(), ["uniform", "human"])
    assert again.players == ["uniform", "human"]
    assert again.record().choices == session.record().choices
    assert verify(again.record()).digest() == session.match.digest()


def test_a_record_without_players_asks_who_sits_there() -> None:
    record = to_record(new_history(WARRIOR_KNIGHTS, {"seats": 3}, 1))
    with pytest.raises(ValueError, match="the record names 0 players for 3 seats; say who sits there by --seats"):
        resumed(record)
    assert resumed(record, ["human", "steward", "steward"]).people == [0]


def test_what_was_answered_without_a_choice_is_told_once(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward", "steward"], 3)
    lines = driven(session, tmp_path / "g.json", 9, [])
    said = [line for line in lines if line.startswith("Nothing else was possible")]
    assert said == [
        f"Nothing else was possible, so it was answered for you: place {name} next." for name in ["Alan of Smalt"]
    ]


def test_what_was_answered_without_a_choice_is_told_to_nobody_else() -> None:
    session, steward, told = new_session(KNIGHTS, ["human", "human"], 4), agent("steward"), dict[int, list[str]]()
    for _ in range(300):
        seat = session.run()
        if seat is None:
            break
        view = session.view(seat)
        told.setdefault(seat, []).extend(session.forced.pop(seat, []))
        session.play(steward.choose(view))
    names = [
        [session.match.speech().noble(noble) for noble in range(seat * 4, seat * 4 + 4)]
        for seat in range(2)
        if isinstance(session.match, KnightsMatch)
    ]
    assert all(told[seat] for seat in range(2))
    assert not any(
        name in line for seat in range(2) for line in told[1 - seat] if "place " in line for name in names[seat]
    )

"""What people type: numbers that mean the same every time, nothing as 0, quantities as they are, sets in one line."""

from pathlib import Path

import pytest
from wk_agents.roster import agent
from wk_agents.table.composed_prompts import prompt_of
from wk_agents.table.prompts import Prompt
from wk_agents.table.session import new_session
from wk_agents.table.terminal import Terminal
from wk_agents.table.typed_answers import option_typed

from tests.support.keyboard import KNIGHTS, prompt, terminal
from tests.support.observed_games import until
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CITIES, NEUTRAL
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch, speech_of
from wk_env.games.warrior_knights.table.form import FEW, NOTHING
from wk_env.play.view import View


def prompt_at(match: KnightsMatch) -> Prompt:
    """The prompt of the open question."""
    return prompt_of(View(WARRIOR_KNIGHTS, match, int(match.decision.seat)))


def choice_typed(match: KnightsMatch, typed: str) -> int | None:
    """The choice that somebody types, or None."""
    actions = prompt_at(match).read(typed)
    return WARRIOR_KNIGHTS.choice_of(int(match.decision.ask), actions[0]) if actions else None


@pytest.mark.parametrize("ask", [asks.ACT, asks.MOBILIZE_AREA, asks.TARGET, asks.UPGRADE, asks.VOYAGE, asks.HIRE])
def test_to_do_nothing_is_answer_0_and_never_1(ask: int) -> None:
    nothing = int(NOTHING[ask])
    match = next(found for times in range(1, 20) if (found := until(ask, times=times)).decision.count > 1)
    assert choice_typed(match, "0") == nothing
    assert choice_typed(match, "1") not in {nothing, None}


@pytest.mark.parametrize(("typed", "votes"), [("0", 0), ("1", 1), ("1 vote", 1), ("hold 1", 1), ("2 votes", 2)])
def test_quantities_are_typed_as_they_are(typed: str, votes: int) -> None:
    match = next(found for times in range(1, 40) if 2 in (found := until(asks.VOTES, times=times)).decision.choices())
    assert choice_typed(match, typed) == votes


@pytest.mark.parametrize("typed", ["w 1", "l 1", "vote 1 2", "1 2"])
def test_a_command_with_a_number_is_no_quantity(typed: str) -> None:
    match = next(found for times in range(1, 40) if 2 in (found := until(asks.VOTES, times=times)).decision.choices())
    question = prompt_at(match)
    assert option_typed(typed, question.options, question.manner) is None


@pytest.mark.parametrize(("typed", "crowns"), [("5", 5), ("5 crowns", 5), ("invest 5", 5), ("0", 0), ("6", None)])
def test_crowns_are_typed_as_they_are(typed: str, crowns: int | None) -> None:
    match = next(found for times in range(1, 40) if 5 in (found := until(asks.INVEST, times=times)).decision.choices())
    assert choice_typed(match, typed) == crowns


def test_yes_and_no_answer_what_asks_for_them() -> None:
    match = until(asks.SIDE)
    assert (choice_typed(match, "yes"), choice_typed(match, "n")) == (1, 0)
    assert choice_typed(until(asks.MOBILIZE_AREA), "y") is None


def test_a_name_answers_as_well_as_its_number() -> None:
    match = until(asks.MOBILIZE_AREA)
    question = prompt_at(match)
    option = question.options[2]
    name = option.words.removeprefix("mobilize to ").lower()
    assert question.read(name) == [question.action_of(option)]
    assert question.read("mo") == []


def test_two_numbers_for_one_answer_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="one number is wanted here: 0 to "):
        prompt_at(until(asks.MOBILIZE_AREA)).read("3 5")


@pytest.mark.parametrize("typed", ["2 5 / 1 5 / 4 6", "5,2/5,1/6,4", "2 5 1 5 4 6", "5 2 / 1 5/ 6 4"])
def test_six_cards_are_planned_in_one_line(typed: str) -> None:
    question = prompt_at(until(asks.PLAN))
    actions = question.read(typed)
    assert question.typed_for(actions) == "2 5 / 1 5 / 4 6"
    assert question.told(actions).startswith("I Draft Soldiers and Mobilize Forces; II Levy Taxes and Mobilize Forces;")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("2 5", "a plan names 3 stacks: "),
        ("2 5 / 1 5 / 4 6 / 1", "a plan names 3 stacks: "),
        ("2 5 1 / 1 5 / 4", "2 cards are the most in a stack"),
        ("7 5 / 1 5 / 4 6", "there is no 7 here"),
        ("5 5 / 5 1 / 4 6", "Mobilize Forces: too many, or not together"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_a_sentence(typed: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        prompt_at(until(asks.PLAN)).read(typed)


def test_empty_stacks_are_planned_with_0() -> None:
    question = prompt_at(until(asks.PLAN))
    assert question.typed_for(question.read("0 / 5 / 0")) == "0 / 5 / 0"
    assert question.told(question.read("0")) == "I nothing; II nothing; III nothing"


@pytest.mark.parametrize("typed", ["1 2", "2 1", "2,1", "2, 1"])
def test_the_nobles_who_fight_are_named_in_one_line_in_any_order(typed: str) -> None:
    question = prompt_at(until(asks.ATTACKER, times=4))
    assert question.typed_for(question.read(typed)) == "1 2"


def test_a_plan_is_shown_and_nobody_else_is_asked_before_it_is_confirmed(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    while prompt(session).view.ask != asks.PLAN:
        session.play(session.view(session.people[0]).actions[0])
    before = session.match.digest()
    screen, shown = terminal(session, tmp_path / "g.json", ["2 5 / 1 5 / 4 6", "n", "", "3 3 / 5 5 / 6 6", "no"])
    screen.run()
    assert session.match.digest() == before
    assert "II Levy Taxes and Mobilize Forces" in " ".join("\n".join(shown).split())
    assert shown.count("Right? (y/n): ") == 2
    terminal(session, tmp_path / "g.json", ["2 5 / 1 5 / 4 6", "y", "q"])[0].run()
    assert session.match.digest() != before


def test_a_composed_answer_is_taken_back_as_a_whole() -> None:
    session, steward, found = new_session(KNIGHTS, ["human", "human"], 2), agent("steward"), 0
    while session.run() is not None and not found:
        question, before = prompt(session), session.match.digest()
        actions = question.advised(steward.choose)
        session.play(*actions)
        session.run()
        if len(actions) > 1 and session.can_go_back:
            session.go_back()
            assert session.match.digest() == before
            found = len(actions)
    assert found > 1


def test_enter_alone_changes_nothing(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    prompt(session)
    before = session.match.digest()
    terminal(session, tmp_path / "g.json", ["", "", " "])[0].run()
    assert session.match.digest() == before


def test_a_hint_can_be_typed_as_it_stands(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["h"])
    screen.run()
    hint = next(block for block in shown if block.startswith("Hint: "))
    typed = hint.removeprefix("Hint: ").partition(". ")[0]
    assert prompt(session).read(typed)


def test_why_tells_of_a_number_and_of_a_name(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 3)
    while prompt(session).view.ask != asks.MOBILIZE_AREA:
        question = prompt(session)
        session.play(*question.advised(lambda view: view.actions[0]))
    screen = Terminal(session, tmp_path / "g.json", lambda _: "", lambda _: None)
    table = speech_of(screen.seen(0))
    city = next(table.city(city) for city in range(CITIES) if table.table.city_owner[city] == NEUTRAL)
    shown: list[str] = []
    screen.tell = shown.append
    screen.command("w", "1", prompt(session))
    screen.command("w", city.lower(), prompt(session))
    screen.command("w", "xyz", prompt(session))
    assert shown[0].startswith("1 is possible: ")
    assert f"{city} (neutral): strength " in shown[1]
    assert ", pays " in shown[1]
    assert shown[2].startswith("No answer here names 'xyz'. Possible here: ")


def test_why_tells_of_what_is_chosen_together(tmp_path: Path) -> None:
    session, steward, seen = new_session(KNIGHTS, ["human", "steward"], 3), agent("steward"), set[int]()
    shown: list[str] = []
    screen = Terminal(session, tmp_path / "g.json", lambda _: "", shown.append)
    while not seen >= {asks.SETUP_TROOP, asks.PLAN, asks.ATTACKER}:
        question = prompt(session)
        if question.is_composed:
            seen.add(question.view.ask)
            shown.clear()
            screen.command("w", question.short[0] if question.short[0] == "1" else "1", question)
            assert shown[0].startswith("1 is possible: A sensible Baron would ")
        if question.view.ask == asks.PLAN:
            screen.command("w", "3", question)
            screen.command("w", "rally", question)
            assert shown[-1] == shown[-2]
            assert "3 is possible: A sensible Baron would " in shown[-1]
            assert "Rally Support" in " ".join(shown[-1].split())
        session.play(*question.advised(steward.choose))


def test_whoever_types_another_answer_instead_of_yes_is_shown_that_one(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    while prompt(session).view.ask != asks.PLAN:
        session.play(session.view(session.people[0]).actions[0])
    before = session.match.digest()
    typed = ["2 5 / 1 5 / 4 6", "3 3 / 5 5 / 6 6", "5 5 / 5 1 / 4 6", "n"]
    screen, shown = terminal(session, tmp_path / "g.json", typed)
    screen.run()
    assert session.match.digest() == before
    said = " ".join("\n".join(shown).split())
    assert "I 2 x Rally Support; II 2 x Mobilize Forces; III 2 x Versatile Strategy. Right? (y/n): " in said
    assert "Mobilize Forces: too many, or not together with the rest." in said
    assert said.count("Nothing was done; choose again.") == 0
    terminal(session, tmp_path / "g.json", ["2 5 / 1 5 / 4 6", "3 3 / 5 5 / 6 6", "y", "q"])[0].run()
    assert session.match.digest() != before


def test_a_name_that_nobody_knows_is_said_as_it_was_typed(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    screen, shown = terminal(session, tmp_path / "g.json", ["why Monz"])
    screen.run()
    assert any(block.startswith("No answer here names 'Monz'. ") for block in shown)


def test_many_areas_are_offered_with_the_cities_first() -> None:
    question = prompt_at(until(asks.MOBILIZE_AREA))
    notes = [bool(option.note) for option in question.options if option.number]
    assert len(notes) > FEW
    assert notes == sorted(notes, reverse=True)
    assert any(notes)
    assert not all(notes)


def test_commands_show_what_they_show_and_the_set_waits_to_be_confirmed(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    while prompt(session).view.ask != asks.PLAN:
        session.play(session.view(session.people[0]).actions[0])
    before = session.match.digest()
    commands = ["b", "t", "?", "log", "why 3", "h", "m", "o", "xyz"]
    screen, shown = terminal(session, tmp_path / "g.json", ["2 5 / 1 5 / 4 6", *commands, "y", "q"])
    screen.run()
    assert session.match.digest() != before
    assert shown.count("Right? (y/n): ") == 1 + len(commands)
    said = " ".join("\n".join(shown).split())
    assert said.count("II Levy Taxes and Mobilize Forces") == 1 + len(commands)
    assert "Crowns that cities pay" in said
    assert "take back the last answer" in said
    assert "3 is possible: A sensible Baron would " in said
    assert "'xyz' is no answer" in said
    assert "Nothing was done" not in said


def test_at_a_confirmation_nothing_is_dropped_but_by_no_or_undo(tmp_path: Path) -> None:
    session = new_session(KNIGHTS, ["human", "steward"], 1)
    while prompt(session).view.ask != asks.PLAN:
        session.play(session.view(session.people[0]).actions[0])
    before = session.match.digest()
    typed = ["2 5 / 1 5 / 4 6", "", "no", "2 5 / 1 5 / 4 6", "u", "q"]
    screen, shown = terminal(session, tmp_path / "g.json", typed)
    screen.run()
    assert session.match.digest() == before
    assert "\n".join(shown).count("Nothing was done; choose again.") == 2
    assert shown.count("Right? (y/n): ") == 3


def test_many_areas_stand_side_by_side_under_what_they_have_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    question = prompt_at(until(asks.FIRST_AREA))
    lines = question.lines()
    assert len(question.options) > 40
    assert len(lines) <= 15
    assert max(map(len, lines)) <= 80
    assert lines[1] == "   neutral (strength/pays):"
    said = " ".join(" ".join(lines).split())
    name = question.options[0].words.rpartition(" in ")[2]
    beside = question.options[0].note
    assert beside.startswith(" (neutral, ")
    strength, pays = beside.removeprefix(" (neutral, ").removesuffix(")").split(", pays ")
    assert f" 1 {name} {strength}/{pays} " in said
    assert all(f" {option.number} {option.words.rpartition(' in ')[2]}" in said for option in question.options)

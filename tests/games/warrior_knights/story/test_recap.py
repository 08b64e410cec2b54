"""A game in short: a paragraph a card, a sentence a march, nothing lost that changes hands and nothing closed told."""

import re
from functools import cache

import pytest

from tests.support.observed_games import until
from wk_env.command.demo import play_demo
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.spec import KnightsMatch, speech_of
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.table.forecast import carried_of_imagined, clash_of, voyage_chances
from wk_env.games.warrior_knights.table.panels import background
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.play.record import Record, replay
from wk_env.play.transcript import lines_of, positions, transcript


@cache
def game(seed: int) -> Record:
    """A game of stewards."""
    return play_demo("wk/warrior-knights", seed, {"seats": 4}).record


def digest_of(record: Record) -> Digest:
    """The paragraphs of a recorded game."""
    digest = Digest()
    for match, choice in positions(record):
        if choice is not None:
            digest.follow(speech_of(match), choice)
    return digest


@cache
def told(seed: int) -> list[str]:
    """Its paragraphs."""
    return [line for line in lines_of([entry for entry in digest_of(game(seed)).entries if entry.parts]) if line]


def test_a_march_and_its_battle_are_a_sentence() -> None:
    lines = [line for seed in (1, 2, 3, 4) for line in told(seed)]
    marched = re.compile(r"  [\w' ]+, Mobilize Forces: sends [^;]+ to ([\w' ]+) and (besieges|assaults|attacks)")
    assert sum(marched.match(line) is not None for line in lines) > 10
    assert any(re.search(r"assaults [^:]+: \d to \d", line) for line in lines)
    assert not any(" moves " in line and "Mobilize" in line for line in lines)


def test_every_card_begins_a_paragraph_where_people_bargain_too() -> None:
    for bargains in ({"offers": 1, "stack_windows": 1}, {"offers": 1, "stack_windows": 0}):
        record = play_demo("wk/warrior-knights", 1, {"seats": 2, **bargains}).record
        entries = digest_of(record).entries
        turned = [entry for entry in entries if entry.chapter.phase.startswith("Actions phase")]
        headed = [entry for entry in turned if entry.head]
        assert len(headed) > 20
        assert not any(len(entry.parts) > 2 for entry in turned if not entry.head)


def test_the_short_story_is_much_shorter_than_the_whole() -> None:
    assert len(told(1)) * 3 < len(transcript(game(1), 0))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_every_city_that_a_baron_wins_is_told(seed: int) -> None:
    won: list[str] = []
    before: list[int] = []
    for match in replay(game(seed)):
        assert isinstance(match, KnightsMatch)
        owners = [int(owner) for owner in match.game.state.city_owner[:CITIES]]
        speech = match.speech()
        won += [speech.city(city) for city in range(CITIES) if before and before[city] != owners[city] >= 0]
        before = owners
    text = "\n".join(told(seed))
    assert won
    for name in set(won):
        assert len(re.findall(rf"{name} falls|gains {name}|razed", text)) >= 1


def test_closed_choices_are_not_told() -> None:
    text = "\n".join(told(1))
    assert " into stack " not in text
    assert not re.search(r"holds \d+ Votes?", text)
    assert "(with " not in text


def test_a_copy_of_the_story_goes_its_own_way() -> None:
    match, digest = until(asks.ACT), Digest()
    digest.follow(match.speech(), match.decision.choices()[-1])
    twin = digest.copy()
    match.play(match.decision.choices()[-1])
    twin.follow(match.speech(), match.decision.choices()[0])
    assert twin.entries != digest.entries or twin.march != digest.march


def test_what_grew_in_a_paragraph_is_told_and_the_rest_is_not() -> None:
    entries = digest_of(game(1)).entries
    entry = next(entry for entry in entries if len(entry.parts) > 2)
    shorter = entry._replace(parts=entry.parts[:1])
    new = entry.since(shorter)
    assert new is not None
    assert new.parts == entry.parts[1:]
    assert entry.since(entry) is None
    assert shorter.since(entry) is None
    grown = shorter._replace(parts=(f"{entry.parts[0]}, and more",)).since(shorter)
    assert grown is not None
    assert grown.parts == (f"{entry.parts[0]}, and more",)


def test_an_assault_is_told_with_both_strengths_and_its_odds() -> None:
    match = until(asks.BATTLE_KIND, times=3)
    seat = int(match.decision.seat)
    seen = Seen(match, match.speech().to(seat))
    lines = background(seen)
    assert any(re.match(r"You attack with \d+, \d+ Fate cards? at most; .+ defends with \d+, ", line) for line in lines)
    (odds,) = (line for line in lines if line.startswith("Of 100 imagined assaults on "))
    clash = clash_of(match.game.state, asks.BATTLE_KIND, seat)
    assert clash is not None
    assert odds.endswith(f" {carried_of_imagined(seen, clash, 100)} succeed.")
    before = match.digest()
    assert carried_of_imagined(seen, clash, 20) <= 20
    assert match.digest() == before


def test_the_chances_of_an_expedition_are_those_of_all_fate_cards() -> None:
    speech = until(asks.INVEST).speech()
    for voyage in range(3):
        said = voyage_chances(speech, voyage)
        assert sum(int(number) for number in re.findall(r"on (\d+) ", said)) == 24
        assert said.startswith("of 24 Fate cards, ")

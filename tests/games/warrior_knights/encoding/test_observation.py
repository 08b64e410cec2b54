"""The observation: pinned places, declared bounds, seen from the viewer's seat, blind to nothing that lies open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.arrange import own
from tests.support.observed_games import begun
from tests.support.seen import numbers, seen_by
from wk_env.games.warrior_knights.encoding import action_space, blocks
from wk_env.games.warrior_knights.rules.rules import NUMBERS
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Settings

STARTS = Path(__file__).parent / "starts.tsv"
VARIANTS: Settings = {
    "offers": 1,
    "heirs": 1,
    "elimination": 1,
    "open_motions": 4,
    "miracles": 1,
    "sure_heirs": 2,
    "capitulations": 1,
    "appeals": 1,
    "siege_draws": 2,
    "pact_rounds": 3,
    "most_rounds": 30,
}
KINGS: Settings = {"rules": ["the_short_king", "missions"], "influence_each": 4, "crown_goal": 8, "most_rounds": 30}
GLORY: Settings = {"rules": ["for_glory", "the_short_king"], "influence_each": 4, "crown_goal": 8, "most_rounds": 30}
LORDS: Settings = {"victory": 3, "most_rounds": 30}
HAIL: Settings = {"victory": 5, "most_rounds": 30}
TRADE: Settings = {"offers": 1, "bargain_windows": 1, "most_rounds": 30}
# A number in these blocks is a Baron, counted from the viewer on, from 1.
BARONS = (
    "asked",
    "chairman",
    "acting",
    "head",
    "track",
    "owner",
    "fight seat",
    "fate side",
    "heirs",
    "king",
    "scholar",
)
# What every seat sees in its own way, and blocks whose numbers are Barons or things of Barons in another way.
OWN = (
    "own seat",
    "action cards",
    "fate cards",
    "fate places",
    "fist",
    "written",
    "troops",
    "fate count",
    "fate held",
    "missions",
    "more fate cards",
    "more fate places",
    "more counts",
    "more written",
    "more action cards",
)
MORE_OTHER = ("more cards", "advancements")
OTHER = (
    "declared",
    "subject",
    "matter",
    "proposal",
    "troop cards",
    "more troop cards",
    "cards",
    "fight hold",
    "offer",
    *MORE_OTHER,
)
# Columns that no change of makes a difference, and why.
UNSEEN = {
    "rules": "no number; the block of rules is tested by itself",
    "content": "printed, and the same for the whole game",
    "seats": "the block of seats says it; it cannot change alone",
    "seat_of": "the colours of the seats say it",
    "winner": "it is set as the game ends, and then the ranks say it",
    "outcome": "what a procedure came to, for its caller alone",
    "bent": "the cards in force say it",
    "noble_office": "the place of the card of the office says it",
    "stacks": "hidden",
    "fate_deck": "hidden, but for what fate_cell says",
    "fate_hand": "hidden or shown through fate_cell",
    "agenda_deck": "hidden",
    "hire_deck": "hidden",
    "holdings": "what everybody holds, sieges and riots say it",
    "invader": "the block of that name shows where it plays, tested by itself",
    "gone": "the block of seats shows who is gone, tested by itself",
    "standing": "shown where the rule is played, tested by itself",
}


def positions(seats: int, seed: int, settings: Settings, every: int, most: int = 2500) -> Iterator[KnightsMatch]:
    """Positions of a lively game."""
    match = WARRIOR_KNIGHTS.new_match({"seats": seats, **settings}, seed)
    assert isinstance(match, KnightsMatch)
    luck = rng_from(seed)
    for number in range(most):
        if match.decision.count == 0:
            return
        if number % every == 0:
            yield match
        match.play(choose(match, luck))


def rows_of_starts() -> list[str]:
    """Every block of actions and of both observations with its first number."""
    rows = [f"action\t{row[0]}\t{start}" for row, start in zip(action_space.BLOCKS, action_space.STARTS, strict=False)]
    for observation in ("compact", "wide"):
        rows += [f"{observation}\t{block.name}\t{block.start}" for block in WARRIOR_KNIGHTS.blocks(observation)]
    return rows


def test_no_block_has_moved() -> None:
    assert rows_of_starts() == STARTS.read_text().splitlines()


@pytest.mark.parametrize("observation", ["compact", "wide"])
def test_blocks_follow_each_other_without_a_gap(observation: str) -> None:
    found = WARRIOR_KNIGHTS.blocks(observation)
    ends = [block.start + block.count for block in found]
    assert [block.start for block in found] == [0, *ends[:-1]]
    assert ends[-1] == WARRIOR_KNIGHTS.lens(observation).width
    assert len({block.name for block in found}) == len(found)
    assert all(block.low < block.high and block.meaning for block in found)


def test_the_compact_observation_is_small_and_the_wide_one_begins_with_it() -> None:
    assert 600 <= blocks.WIDTH <= 900
    assert blocks.WIDE_WIDTH <= 4100
    game = begun(3, 4).game
    assert numbers(game, 1, "wide")[: blocks.WIDTH] == numbers(game, 1)[: blocks.WIDTH]
    assert blocks.WHOLE_WIDTH - blocks.WIDTH == blocks.WHOLE_WIDE_WIDTH - blocks.WIDE_WIDTH == blocks.MORE_STARTS[-1]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("settings", [{}, VARIANTS, KINGS, GLORY], ids=["base", "variants", "kings", "glory"])
def test_every_number_lies_between_its_bounds(seats: int, settings: Settings) -> None:
    found = WARRIOR_KNIGHTS.blocks("wide")
    low = [block.low for block in found for _ in range(block.count)]
    high = [block.high for block in found for _ in range(block.count)]
    for match in positions(seats, seats + 10, settings, every=41):
        for seat in range(seats):
            row = numbers(match.game, seat, "wide")
            faults = [(n, row[n]) for n in range(len(row)) if not low[n] <= row[n] <= high[n]]
            assert faults == []


# The things that turn with the viewer, and how many numbers go with each Baron.
LINES = {"baron": 1, "noble": 4, "baron x baron": 6, "baron x stack": 3}


def round_table(line: list[int], seats: int, by: int) -> list[int]:
    """What is known of each Baron, from somebody on who sits so many places further."""
    return line[by:seats] + line[:by] + line[seats:]


def by_baron(row: list[int], width: int, seats: int, by: int) -> list[int]:
    """The same where so many numbers go with each Baron."""
    starts = round_table(list(range(0, len(row), width)), seats, by)
    return [number for start in starts for number in row[start : start + width]]


def turned(name: str, items: str, row: list[int], seats: int, by: int) -> list[int]:
    """A block as somebody sees it who sits so many places further on."""
    if name in BARONS:
        row = [(n - 1 - by) % seats + 1 if n > 0 else n for n in row]
    if items in {"hold", "army"}:
        led = by_baron(row[:24], 4, seats, by) if items == "army" else row[:24]
        return led + round_table(row[24:], seats, by)
    if items.endswith("x baron"):
        row = [n for at in range(0, len(row), 6) for n in round_table(row[at : at + 6], seats, by)]
    return by_baron(row, LINES[items], seats, by) if items in LINES else row


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("settings", [{}, KINGS, GLORY], ids=["base", "kings", "glory"])
def test_what_another_seat_sees_is_the_same_turned(seats: int, settings: Settings) -> None:
    items = {row[0]: row[1] for row in (*blocks.COMPACT, *blocks.MORE)}
    for match in positions(seats, seats, settings, every=97):
        first = numbers(match.game, 0)
        for seat in range(1, seats):
            other = numbers(match.game, seat)
            for block in WARRIOR_KNIGHTS.blocks():
                if block.name not in {*OWN, *OTHER}:
                    part = slice(block.start, block.start + block.count)
                    assert other[part] == turned(block.name, items[block.name], first[part], seats, seat), block.name


def changed(game: Play, column: str) -> Iterator[Play]:
    """Copies of a game in which one number of a column is another."""
    before: object = getattr(game.state, column)
    if isinstance(before, int):
        twin = game.copy()
        setattr(twin.state, column, before + 1 if before < 1 else before - 1)
        yield twin
    elif isinstance(before, vec):
        for place in range(len(before)):
            twin = game.copy()
            own(twin.state)
            row = getattr(twin.state, column)
            row[place] = row[place] + 1 if row[place] < 1 else row[place] - 1
            yield twin


def is_seen(game: Play, column: str) -> bool:
    """Whether somebody sees some change of a column."""
    rows = [numbers(game, seat) for seat in range(game.state.seats)]
    return any(numbers(twin, seat) != rows[seat] for twin in changed(game, column) for seat in range(game.state.seats))


def columns() -> set[str]:
    """The facts of a table, in either mode; what an expansion adds to it is for the tests of that expansion."""
    told = {name for name in dir(begun(2, 1).game.state) if not name.startswith("_")}
    return told - {"annex", "copy", "digest"}


def test_every_column_but_the_hidden_and_the_told_twice_is_seen() -> None:
    unseen = columns() - set(UNSEEN)
    assert set(UNSEEN) <= columns()
    for settings, seats in (({"most_rounds": 30}, 3), (VARIANTS, 3), (VARIANTS, 2), (LORDS, 3), (HAIL, 3), (TRADE, 3)):
        for match in positions(seats, seats + 2, settings, every=53, most=1500):
            unseen = {column for column in unseen if not is_seen(match.game, column)}
            if not unseen:
                return
    assert unseen == set()


def test_every_rule_agreed_on_is_seen() -> None:
    names = [name for name in blocks.RULE_NAMES if name != "readings"]
    for name in names:
        place = blocks.RULE_NAMES.index(name)
        one, other = ({name: 8}, {name: 12}) if name == "influence_each" else ({name: 0}, {name: 1})
        if name == "largest_sum":
            one, other = {name: 1}, {name: 2}
        seen = [seen_by(WARRIOR_KNIGHTS, WARRIOR_KNIGHTS.new_match(given, 1), 0)[place] for given in (one, other)]
        assert seen == [one[name], other[name]]
    first = next(block.start for block in WARRIOR_KNIGHTS.blocks() if block.name == "optional rules")
    for place, name in enumerate(blocks.OPTIONAL_NAMES):
        seen = [seen_by(WARRIOR_KNIGHTS, WARRIOR_KNIGHTS.new_match({name: one}, 1), 0)[first + place] for one in (0, 1)]
        assert seen == [0, 1]
    known = {*names, *blocks.READINGS, *blocks.MORE_NAMES, *blocks.GLORY_NAMES, *blocks.OPTIONAL_NAMES}
    assert known == {name for name, _, _ in NUMBERS} - {"seats"}


@pytest.mark.rule("WK-166", "WK-291", "WK-301", "WK-386", "WK-387", "WK-514", "WK-522")
def test_the_readings_that_a_table_may_switch_share_a_number_a_bit_each() -> None:
    place = blocks.RULE_NAMES.index("readings")
    given = [{name: 1} for name in blocks.READINGS]
    seen = [seen_by(WARRIOR_KNIGHTS, WARRIOR_KNIGHTS.new_match(one, 1), 0)[place] for one in given]
    assert seen == [2**bit for bit in range(len(given))]
    assert seen_by(WARRIOR_KNIGHTS, WARRIOR_KNIGHTS.new_match({}, 1), 0)[place] == 0


@pytest.mark.rule("WK-544")
def test_an_eliminated_baron_and_a_standing_rule_are_seen() -> None:
    match = WARRIOR_KNIGHTS.new_match({**VARIANTS, "seats": 3}, 1)
    assert isinstance(match, KnightsMatch)
    before = numbers(match.game, 0)
    match.game.state.gone = 2
    assert numbers(match.game, 0) != before
    match.game.state.gone = 0
    match.game.state.standing[2] = 1
    assert numbers(match.game, 0) != before

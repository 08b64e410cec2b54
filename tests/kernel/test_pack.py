"""A packed position is the same game again, in every number; whatever is none is refused in one sentence."""

import ast
import copy
import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.honesty.positions import positions
from tests.house.sources import shipped
from tests.support.arrange import own
from tests.support.packed_positions import digests_after, fields, frames, headed, knights, parts, rebuilt, sealed
from wk_env.games.tollgate.encoding.match import FRAMES as TOLLGATE_FRAMES
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.content.load import HOUSE, box_of
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.rules.frames import FRAMES
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.core import Frame, Game
from wk_env.kernel.pack import COLUMN, MARK, fields_of
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import GAMES

NUMBERS = (3, -1, 41, 7, 2, 12, -5, 9, 1, 30)
UNPACK = """
import sys
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
match = WARRIOR_KNIGHTS.unpack(sys.stdin.buffer.read())
print(match.digest(), match.say_position(0) == {text!r})
"""


def test_unpacked_positions_are_the_same_and_go_on_alike() -> None:
    for number, match in enumerate(islice(positions(1), 400)):
        data = match.pack()
        twin = WARRIOR_KNIGHTS.unpack(data)
        assert (twin.pack(), twin.digest(), frames(twin)) == (data, match.digest(), frames(match))
        assert fields(twin.game.state) == fields(match.game.state)
        assert twin.decision.choices() == match.decision.choices()
        assert digests_after(twin, 100_000 if number % 40 == 0 else 50) == digests_after(
            match, 100_000 if number % 40 == 0 else 50
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fairs_are_packed_at_every_decision(seats: int) -> None:
    match = TOLLGATE.new_match({"seats": seats}, 5)
    luck = rng_from(2)
    while match.decision.count:
        match.play(match.decision.choices()[luck.below(match.decision.count)])
        twin = TOLLGATE.unpack(match.pack())
        assert (twin.pack(), frames(twin)) == (match.pack(), frames(match))
        assert digests_after(twin, 200) == digests_after(match.copy(), 200)


def slots_of(node: ast.ClassDef) -> set[str]:
    """The slots that a class names itself."""
    slots = [line.value for line in node.body if isinstance(line, ast.Assign)][:1]
    return {name for value in slots for name in ast.literal_eval(value)}


def frame_classes(package: str) -> dict[str, set[str]]:
    """The slots of every class of frames in a package, those of the frame that several kinds share among them."""
    sources = [source for source in shipped() if source.module.startswith(package)]
    nodes = [node for source in sources for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: ast.unparse(node.bases[0]) for node in nodes if node.bases}
    frames = {name for name, base in bases.items() if base.startswith("Frame[")}
    shared = frames & set(bases.values())
    slots = {node.name: slots_of(node) for node in nodes if bases.get(node.name) in shared or node.name in frames}
    return {name: found | slots.get(bases[name], set()) for name, found in slots.items() if name not in shared}


@pytest.mark.parametrize(
    ("package", "table"), [("wk_env.games.warrior_knights", FRAMES), ("wk_env.games.tollgate", TOLLGATE_FRAMES)]
)
def test_every_frame_has_a_number_and_every_field_is_carried(package: str, table: dict[int, Frame[Table]]) -> None:
    carried = {type(frame).__name__: {name for name, _ in fields_of(frame)} for frame in table.values()}
    assert carried == frame_classes(package)
    assert len(carried) == len(table)
    assert {kind for frame in table.values() for _, kind in fields_of(frame)} <= {int, COLUMN}


def test_the_frames_keep_their_numbers() -> None:
    named = {number: type(frame).__name__ for number, frame in FRAMES.items()}
    assert (named[1], named[50], named[97]) == ("Actions", "Voyage", "Speak")


@pytest.mark.parametrize("number", FRAMES)
def test_every_field_of_a_frame_comes_back(number: int) -> None:
    match = knights()
    frame = FRAMES[number].copy()
    for place, (name, kind) in enumerate(fields_of(frame)):
        setattr(frame, name, vec[i64](NUMBERS[place:]) if kind is COLUMN else NUMBERS[place])
    match.game.call(frame)
    assert frames(WARRIOR_KNIGHTS.unpack(match.pack())) == frames(match)


def test_every_column_of_the_table_is_carried() -> None:
    match = knights(heirs=1, offers=1, open_motions=1)
    table = match.game.state
    own(table)
    for number, (name, kind) in enumerate(fields_of(table)):
        if kind is COLUMN:
            for row in range(len(getattr(table, name))):
                getattr(table, name)[row] = 1000 * number + row
        elif kind is int and name != "seats":
            setattr(table, name, number)
    twin = WARRIOR_KNIGHTS.unpack(match.pack()).game.state
    assert fields(twin) == fields(table)
    assert {name for name, kind in fields_of(table) if kind not in {int, COLUMN}} == {"content", "rules"}
    assert twin.rules == table.rules


def test_an_unpacked_match_shares_nothing_with_another() -> None:
    data = knights(50).pack()
    one, other = WARRIOR_KNIGHTS.unpack(data), WARRIOR_KNIGHTS.unpack(data)
    digests_after(one, 300)
    assert other.pack() == data


def test_another_process_reads_it() -> None:
    match = knights(120, seats=3, heirs=1)
    program = UNPACK.format(text=match.say_position(0))
    result = subprocess.run([sys.executable, "-c", program], input=match.pack(), capture_output=True, check=True)
    assert result.stdout.decode().split() == [str(match.digest()), "True"]


def test_a_match_with_content_of_its_own_names_the_folder(tmp_path: Path) -> None:
    table = tmp_path / "strongholds.toml"
    table.write_text((HOUSE / "strongholds.toml").read_text().replace("strength = 400", "strength = 500"))
    match = WARRIOR_KNIGHTS.new_match({"content": str(tmp_path)}, 3)
    assert isinstance(match, KnightsMatch)
    data = match.pack()
    assert WARRIOR_KNIGHTS.unpack(data).box.digest == match.box.digest
    table.write_text(table.read_text().replace("strength = 500", "strength = 600"))
    another = WARRIOR_KNIGHTS.unpack(headed(knights().pack(), settings={"seats": 4}))
    assert another.box.digest != match.box.digest
    result = subprocess.run(
        [sys.executable, "-c", UNPACK.format(text="")], input=data, capture_output=True, check=False
    )
    assert b"has changed: its digest is" in result.stderr


def test_a_match_with_content_from_nowhere_is_not_packed() -> None:
    tables = LAYOUT.read(None)
    tables["stronghold"][0]["strength"] = 500
    box = box_of(tables)
    own_content = KnightsMatch(Game(Table(knights().game.state.rules, box.content), rng_from(1)), box)
    for match in (own_content, KnightsMatch(own_content.game, knights().box)):
        with pytest.raises(ValueError, match="was read from no folder"):
            match.pack()


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_pickled_and_copied_as_positions(game: str) -> None:
    match = GAMES[game].new_match({}, 4)
    digests_after(match, 9)
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):  # noqa: S301 - it was packed here
        assert twin.pack() == match.pack()
        assert digests_after(twin, 40) == digests_after(match.copy(), 40)


# ---- what is refused

FAIR = TOLLGATE.new_match({}, 1).pack()
KNIGHTS = knights(150).pack()


@pytest.mark.parametrize("data", [FAIR, KNIGHTS])
def test_every_cut_is_refused(data: bytes) -> None:
    for length in range(len(data)):
        with pytest.raises(ValueError, match="position"):
            WARRIOR_KNIGHTS.unpack(data[:length])


@pytest.mark.parametrize("data", [FAIR, KNIGHTS])
def test_every_bit_counts(data: bytes) -> None:
    spec = TOLLGATE if data is FAIR else WARRIOR_KNIGHTS
    for place in range(len(data)):
        for bit in range(8):
            with pytest.raises(ValueError, match="position"):
                spec.unpack(data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :])


REFUSED = [
    (b"", "the bytes are no position"),
    (b"x" * 500, "the bytes are no position"),
    (MARK, "the position is cut short: it has 8 bytes of at least 28"),
    (KNIGHTS + b"\0", "it takes the"),
    (KNIGHTS[:8] + b"\2" + KNIGHTS[9:], "the position is of version 2; it takes one of version 1"),
    (KNIGHTS[:12] + b"x" + KNIGHTS[13:], "the position is damaged: its checksum does not hold"),
    (FAIR, "the position is one of 'wk/tollgate'; it takes one of 'wk/warrior-knights'"),
    (headed(KNIGHTS, rules_version=0), "the position is of rules version 0; it takes 2"),
    (headed(KNIGHTS, layout=5), "the position lists other columns or frames than wk/warrior-knights has now"),
    (headed(KNIGHTS, content="x"), "the position was played with the content 'x'; here it is"),
    (headed(KNIGHTS, strange=5), "the head of the position cannot be read"),
    (headed(KNIGHTS, settings={"seats": 7}), "seats is 7; it takes a whole number from 2 to 6"),
    (headed(KNIGHTS, settings={"seats": 3}), "the position has the seats 4; it takes 3 to 3"),
    (headed(KNIGHTS, settings={"heirs": 1}), "its columns have too few rows"),
    (headed(KNIGHTS, settings={"chairs": 1}), "no such setting: 'chairs'"),
    (headed(KNIGHTS, settings={"content": "/no/such"}), "the content folder /no/such cannot be read"),
    (headed(KNIGHTS, settings={"content": 5}), "content is 5; it takes a text, or nothing"),
    (rebuilt(*parts(KNIGHTS)[:2], b"\xff"), "the head of the position cannot be read"),
    (rebuilt(*parts(KNIGHTS)[:2], b"[" * 100_000), "the head of the position cannot be read"),
]


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
def test_what_is_no_position_of_this_game_gets_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as told:
        WARRIOR_KNIGHTS.unpack(data)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("data", [None, 5, "text", bytearray(KNIGHTS)])
def test_what_is_no_bytes_is_refused(data: object) -> None:
    with pytest.raises(TypeError, match="it takes bytes, as pack"):
        WARRIOR_KNIGHTS.unpack(data)  # type: ignore[arg-type]  # that is the question


ALTERED = [
    (0, 2**32, "the position has the word of chance 4294967296; it takes 0 to 4294967295"),
    (4, 4, "the position has the seat that is asked 4; it takes 0 to 3"),
    (5, 10_000, "the position has the question 10000"),
    (6, -1, "the position has the number of choices -1"),
    (6, 2**50, "the position"),
    (7, 2**40, "the position offers the choice 1099511627776, which is none, or twice"),
    (-1, 2**63 - 1, "the position has the winner"),
]


@pytest.mark.parametrize(("place", "number", "sentence"), ALTERED)
def test_a_number_out_of_its_range_is_refused_under_any_checksum(place: int, number: int, sentence: str) -> None:
    numbers, rows, head = parts(KNIGHTS)
    numbers[place] = number
    with pytest.raises(ValueError, match=sentence):
        WARRIOR_KNIGHTS.unpack(rebuilt(numbers, rows, head))


def test_frames_that_are_none_are_refused_under_any_checksum() -> None:
    numbers, rows, head = parts(KNIGHTS)
    depth = 7 + numbers[6]
    for altered, sentence in (
        ([*numbers[:depth], 0, *numbers[depth + 1 :]], "the number of frames 0; it takes 1 to"),
        ([*numbers[:depth], 2**40, *numbers[depth + 1 :]], "the number of frames 1099511627776"),
        ([*numbers[: depth + 1], 998, *numbers[depth + 2 :]], "a frame of kind 998, which the game does not know"),
        (numbers[:-1], "too few numbers"),
        ([*numbers, 0], "goes on after its end"),
    ):
        with pytest.raises(ValueError, match=sentence):
            WARRIOR_KNIGHTS.unpack(rebuilt(altered, rows, head))
    with pytest.raises(ValueError, match="goes on after its end"):
        WARRIOR_KNIGHTS.unpack(rebuilt(numbers, rows + bytes(8), head))


def test_forged_positions_are_refused_or_matches() -> None:
    luck = Random(5)
    read = 0
    for _ in range(4000):
        data = bytearray(luck.choice([FAIR, KNIGHTS]))
        for _ in range(luck.randint(1, 4)):
            data[luck.randrange(len(MARK) + 4, len(data))] = luck.choice([0, 1, 127, 128, 255, luck.randrange(256)])
        for spec in (TOLLGATE, WARRIOR_KNIGHTS):
            try:
                spec.unpack(sealed(bytes(data)))
            except ValueError:
                continue
            read += 1
    assert read > 1000

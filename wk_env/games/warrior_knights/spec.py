"""Warrior Knights as a game among others: its name, its actions, its settings, its words."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wk_env.content.tables import Stamp, stamps_of
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.content.load import Box, open_box
from wk_env.games.warrior_knights.encoding import action_space
from wk_env.games.warrior_knights.encoding.batch import KnightsBatch
from wk_env.games.warrior_knights.encoding.lens import KnightsLens
from wk_env.games.warrior_knights.encoding.match import BareMatch, rank_now
from wk_env.games.warrior_knights.faces_for_people import FacesForPeople
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.observation_blocks import COMPACT_BLOCKS, SEAT_ACTIONS, WIDE_BLOCKS
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.frames import FRAMES
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.procedures.victory import lead
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES
from wk_env.games.warrior_knights.rules.rules import SEATS, STANDARD, Rules
from wk_env.games.warrior_knights.rules.state import Play, new_table
from wk_env.games.warrior_knights.settings import KNOWN, TEXTS, numbers_given, numbers_of
from wk_env.games.warrior_knights.words.factors import ending_of, factors_of
from wk_env.games.warrior_knights.words.options import say_choice
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.advisor import Advisor, for_any_game
from wk_env.kernel.codes import Codes
from wk_env.kernel.core import State
from wk_env.kernel.pack import Head, Packer, encode_head, open_position, read_head
from wk_env.kernel.settings import checked_observation, refuse_unknown
from wk_env.kernel.spec import Batch, Block, Lens, Match, Settings

GAME: Final = "wk/warrior-knights"
PACKER: Final = Packer(new_table(STANDARD, Content()), FRAMES, action_space.CODES)


class KnightsMatch(BareMatch):
    """One game of Warrior Knights in progress."""

    __slots__ = ("box",)

    def __init__(self, game: Play, box: Box) -> None:
        super().__init__(game)
        self.box: Box = box

    def copy(self) -> "KnightsMatch":
        """An independent copy, chance included."""
        return KnightsMatch(self.game.copy(), self.box)

    def __deepcopy__(self, memo: dict[int, object]) -> "KnightsMatch":
        twin = self.copy()
        memo[id(self)] = twin
        return twin

    def __reduce__(self) -> "tuple[Callable[[bytes], KnightsMatch], tuple[bytes]]":
        return unpack, (self.pack(),)

    def pack(self) -> bytes:
        """The whole position as data, chance included."""
        table, box = self.game.state, self.box
        if table.content is not box.content or (box.folder is None and box is not open_box(None).of(table.rules)):
            raise ValueError("the content of this match was read from no folder; only a match with content is packed")
        return PACKER.pack(self.game, head_of(table.rules, box.folder, box.digest))

    def result(self) -> list[int]:
        """The rank of each Baron, 1 for the winner, 0 while the game is on; without a winner ranks begin at 2.

        Then they follow the same order, from whoever stands before all others on; equals share.
        """
        table, seats = self.game.state, range(self.game.state.seats)
        ranks = [int(rank_now(self.game, seat)) for seat in seats]
        if 1 in ranks or not any(ranks):
            return ranks
        return [2 + sum(lead(table, rival, seat) > 0 for rival in seats) for seat in seats]

    @property
    def ended_by(self) -> str:
        """How the game was won: by cities, by Influence or by nobody; empty while it is on."""
        return ending_of(self.game.state, self.result())

    def factors(self, seat: int) -> dict[str, str]:
        """Place after the Chairman, colour and region of the stronghold, once all strongholds stand."""
        return factors_of(self.game.state, self.box.names, seat)

    def leaders(self) -> list[int]:
        """The winner, or who stands before the others by Influence, cities, resources and troops."""
        table, ranks = self.game.state, self.result()
        if 1 in ranks:
            return [ranks.index(1)]
        seats = range(table.seats)
        return [seat for seat in seats if all(lead(table, seat, rival) >= 0 for rival in seats)]

    def redeal(self, seat: int, seed: int) -> "KnightsMatch":
        """A game this seat could be in: what it cannot know is dealt anew."""
        return KnightsMatch(redeal(self.game, seat, seed), self.box)

    def say_position(self, seat: int | None) -> str:
        """The table in words, as a seat sees it, or as nobody may (None: all of it)."""
        return say_position(self.speech(), seat)

    def say_choice(self, choice: int) -> str:
        """An option of the open question in words, as it is put to whoever is asked."""
        return say_choice(self.speech().to(int(self.game.decision.seat)), choice)

    def speech(self) -> Speech:
        """Whoever talks about this game."""
        return Speech(self.box.names, self.game)


@lru_cache(maxsize=8)
def box_at(folder: Path, _stamps: tuple[Stamp, ...]) -> Box:
    """The content of a folder, read once as long as its files bear these stamps."""
    return open_box(folder)


def box_in(folder: str | None, digest: str | None) -> Box:
    """The content of a folder (ours for None); ValueError if it is not the one with this digest."""
    box = open_box(None) if folder is None else box_at(Path(folder), stamps_of(Path(folder)))
    if digest is not None and box.digest != digest:
        raise ValueError(f"the content in {folder} has changed: its digest is {box.digest}, it takes {digest}")
    return box


def text_setting(given: Settings, name: str) -> str | None:
    """A text among the settings, or None; ValueError for anything else."""
    value = given.get(name)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{name} is {value!r}; it takes a text, or nothing")
    return value


def content_settings(given: Settings) -> dict[str, str | None]:
    """The folder of the content and the digest of what it holds; both None for our own content."""
    folder, digest = (text_setting(given, name) for name in TEXTS)
    if folder is None:
        if digest is not None:
            raise ValueError("content_digest is given without content; it takes the folder that it belongs to")
        return {"content": None, "content_digest": None}
    return {"content": folder, "content_digest": box_in(folder, digest).digest}


def agreed(given: Settings) -> tuple[dict[str, int], dict[str, str | None]]:
    """The numbers and the content of a match; ValueError names the setting that is wrong."""
    refuse_unknown(given, KNOWN)
    return numbers_given(given), content_settings(given)


@lru_cache(maxsize=64)
def head_of(rules: Rules, folder: str | None, digest: str) -> bytes:
    """What is written of a match beside its position: the settings and the content that it is played with."""
    settings = {**numbers_of(rules), "content": folder, "content_digest": None if folder is None else digest}
    return encode_head(Head(WarriorKnights.id, WarriorKnights.rules_version, PACKER.layout, digest, settings))


@lru_cache(maxsize=64)
def beginning_of(head: bytes) -> tuple[Rules, Box]:
    """The rules and the content that a head speaks of; ValueError if they are not to be had."""
    found = read_head(head, WarriorKnights.id, WarriorKnights.rules_version, PACKER.layout)
    numbers, content = agreed(found.settings)
    box = box_in(*(content[name] for name in TEXTS))
    if box.digest != found.content:
        raise ValueError(f"the position was played with the content {found.content[:50]!r}; here it is {box.digest!r}")
    rules = Rules(**numbers)
    return rules, box.of(rules)


def unpack(data: bytes) -> KnightsMatch:
    """The match that was packed; ValueError in one sentence if the bytes are none."""
    opened = open_position(data)
    rules, box = beginning_of(opened.head)
    return KnightsMatch(PACKER.unpack(opened, new_table(rules, box.content), rules.seats), box)


def knights(match: Match) -> KnightsMatch:
    """A match, known to be of this game."""
    assert isinstance(match, KnightsMatch), f"{match!r} is no match of Warrior Knights"
    return match


def speech_of(match: Match) -> Speech:
    """Whoever talks about a match."""
    return knights(match).speech()


def game_of(match: Match) -> Play:
    """What is on the table in a match."""
    return knights(match).game


class WarriorKnights(FacesForPeople):
    """The spec of Warrior Knights; nothing of it can be changed."""

    __slots__ = ()
    id: str = GAME
    title: str = "Warrior Knights"
    seat_range: range = SEATS
    seat_noun: str = "baron"
    rules_version: int = 2
    action_count: int = action_space.ACTION_COUNT
    asks: Sequence[str] = tuple(ASK_NAMES)
    codes: Codes = action_space.CODES
    seat_actions: Sequence[tuple[int, int]] = SEAT_ACTIONS
    advisor: Advisor[State] = for_any_game(KnightsAdvisor())
    # So little Influence that stewards end it in the second round; if nobody has by then, it breaks off.
    short: Settings = MappingProxyType({"influence_each": 1, "most_rounds": 2})

    def action_of(self, ask: int, choice: int) -> int:
        """The flat action that means this choice of this question."""
        action = action_space.action_of(ask, choice)
        assert action >= 0, f"{self.asks[ask]!r} has no choice {choice}"
        return int(action)

    def choice_of(self, ask: int, action: int) -> int:
        """The choice that a flat action means."""
        choice = action_space.choice_of(ask, action)
        if choice < 0:
            raise ValueError(f"action {action} does not answer {self.asks[ask]!r}; it belongs to another question")
        return choice

    def settings(self, given: Settings) -> Settings:
        """Seats (4 as a rule), Influence a Baron, readings of the rules, and whose content is played with.

        `rules` names optional rules, as ["bargains", "long_game"]; a number that is given stands above them.
        """
        numbers, content = agreed(given)
        return {**numbers, **content}

    def new_match(self, settings: Settings, seed: int) -> KnightsMatch:
        """A game about to ask its first question."""
        numbers, content = agreed(settings)
        rules = Rules(**numbers)
        box = box_in(*(content[name] for name in TEXTS)).of(rules)
        return KnightsMatch(new_game(rules, box.content, seed), box)

    def unpack(self, data: bytes) -> KnightsMatch:
        """The match that was packed; ValueError in one sentence if the bytes are none."""
        return unpack(data)

    def lens(self, observation: str = "compact") -> Lens:
        """A lens for an observation, `compact` or `wide`."""
        return KnightsLens(checked_observation(observation) == "wide")

    def blocks(self, observation: str = "compact") -> Sequence[Block]:
        """What the numbers of an observation mean."""
        return WIDE_BLOCKS if checked_observation(observation) == "wide" else COMPACT_BLOCKS

    def batch(self, size: int, observation: str = "compact", *, skip_forced: bool = False) -> Batch:
        """A batch with room for so many games."""
        return KnightsBatch(size, checked_observation(observation) == "wide", skip_forced)


WARRIOR_KNIGHTS: Final = WarriorKnights()

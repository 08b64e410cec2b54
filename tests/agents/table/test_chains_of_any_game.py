"""A chain of questions is composed in whatever game has one: here all bids for a cart of Tollgate, given at once."""

from collections.abc import Sequence

import pytest
from wk_agents.table.composed_prompts import ComposedPrompt, HeapsPrompt, PlacesPrompt, prompt_of
from wk_agents.table.composing import ComposedError

from wk_env.games.tollgate.encoding.match import TollgateMatch, new_match
from wk_env.games.tollgate.rules.game import BID
from wk_env.games.tollgate.spec import Tollgate
from wk_env.games.tollgate.table.form import FairForm
from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Chain, Heaps, Part
from wk_env.play.view import View


class AllBids:
    """What every carter bids, as somebody answers it who moves all of them."""

    told: str = "bid {}"
    nothing: str = ""
    noun: str = "carter"
    heaps: Heaps | None = None
    lays_out: bool = False
    is_harmless: bool = False

    def goes_on(self, match: Match) -> bool:
        """As long as the first cart stands at the gate and fists are closed."""
        return match.round == 1 and match.decision.ask == BID

    def question(self, match: Match) -> tuple[int, ...]:
        """Whose bid it is."""
        return (int(match.decision.seat),)

    def stops(self, match: Match) -> Sequence[int]:
        """To bid nothing is no part of the answer."""
        return [0]

    def leads(self, match: Match, choice: int) -> bool:
        """Every choice is an answer."""
        return False

    def part(self, match: Match, choice: int) -> Part:
        """A bid of a carter."""
        return Part(f"{choice} for carter {match.decision.seat + 1}")

    def thing(self, match: Match) -> str:
        """The carter."""
        return f"carter {match.decision.seat + 1}"


class LaidBids(AllBids):
    """The same as a place for each carter."""

    told: str = "{}: {}"
    lays_out: bool = True

    def stops(self, match: Match) -> Sequence[int]:
        """Nobody is left out."""
        return []

    def part(self, match: Match, choice: int) -> Part:
        """The bid."""
        return Part(f"a bid of {choice}")


class HeapedBids(AllBids):
    """The same as a heap for each carter."""

    heaps: Heaps | None = Heaps(("A", "B", "C"), "fair", "fist", 1, "1 / 0 / 3")

    def part(self, match: Match, choice: int) -> Part:
        """The bid, in the heap of its carter."""
        return Part(f"{choice} coins", int(match.decision.seat), choice)


class ChainedForm(FairForm):
    """A form whose first question begins a chain."""

    def __init__(self, chain: Chain) -> None:
        self.made: Chain = chain

    def chain(self, match: Match) -> Chain | None:
        """The chain."""
        return self.made if self.made.goes_on(match) else None


class ChainedGame(Tollgate):
    """Tollgate with another form."""

    __slots__ = ("form",)

    def __init__(self, chain: Chain) -> None:
        self.form = ChainedForm(chain)


def asked(chain: Chain) -> ComposedPrompt:
    """How the first question of a fair is put to its first carter."""
    prompt = prompt_of(View(ChainedGame(chain), new_match(3, 1), 0))
    assert isinstance(prompt, ComposedPrompt)
    return prompt


def bids(prompt: ComposedPrompt, typed: str) -> list[int]:
    """What every carter has bid after an answer."""
    match = new_match(3, 1)
    assert isinstance(match, TollgateMatch)
    for action in prompt.read(typed):
        match.play(prompt.view.spec.choice_of(int(match.decision.ask), action))
    return [int(bid) for bid in match.game.state.bids]


@pytest.mark.parametrize("typed", ["2 4 9", "9 2 4", "4, 9, 2"])
def test_a_set_is_named_in_any_order(typed: str) -> None:
    prompt = asked(AllBids())
    assert bids(prompt, typed) == [2, 1, 3]
    assert prompt.told(prompt.read(typed)) == "bid 2 for carter 1, 1 for carter 2 and 3 for carter 3"
    assert prompt.typed_for(prompt.read(typed)) == "2 4 9"
    assert prompt.least == 0


def test_what_does_not_go_together_is_refused_in_the_words_of_the_game() -> None:
    with pytest.raises(ComposedError, match=r"2 for carter 1: too many, or not together .* 0 to 3 coins, as many"):
        asked(AllBids()).read("1 2")


def test_each_thing_is_laid_in_its_place() -> None:
    prompt = asked(LaidBids())
    assert isinstance(prompt, PlacesPrompt)
    assert bids(prompt, "4 1 1") == [3, 0, 0]
    assert prompt.told(prompt.read("4 1 1")) == "carter 2 and carter 3: a bid of 0; carter 1: a bid of 3"
    assert prompt.lines()[0] == "   Carters: carter 1, carter 2, carter 3."
    assert prompt.allowed == "a place for each of the 3 carters, as in 1 2 3"
    with pytest.raises(ComposedError, match="there are 3 carters and 2 places"):
        prompt.read("1 2")


def test_heaps_are_filled_in_one_line() -> None:
    prompt = asked(HeapedBids())
    assert isinstance(prompt, HeapsPrompt)
    assert bids(prompt, "3 / 0 / 1") == bids(prompt, "3/0/1") == [3, 0, 1]
    assert prompt.told(prompt.read("3 / 0 / 1")) == "A 3 coins; B nothing; C 1 coins"
    assert prompt.typed_for(prompt.read("3 1 2")) == "3 / 1 / 2"
    assert prompt.short == "3 fists"
    with pytest.raises(ComposedError, match="1 carter are the most in a fist: 1 carter for each fist, as in 1 / 0 / 3"):
        prompt.read("1 2 / 0 / 0")
    with pytest.raises(ComposedError, match="a fair names 3 fists: "):
        prompt.read("1 / 2")

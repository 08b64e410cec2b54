"""Tollgate told in English: what its spec gives as `story`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.rules.game import TOLL, TURN_AWAY, score_of
from wk_env.games.tollgate.story.news import SEALED, carter, fair_at, say_deed, sentences_of
from wk_env.kernel.english import counted
from wk_env.kernel.faces import Chapter, Entry, News, Position, Viewer
from wk_env.kernel.spec import Match

TOLLS: Final = "Tolls paid"


class FairRecap:
    """A paragraph a cart."""

    def __init__(self, told: Sequence[Entry] = ()) -> None:
        self.told: list[Entry] = list(told)

    def copy(self) -> "FairRecap":
        """An independent copy."""
        return FairRecap(self.told)

    def follow(self, match: Match, choice: int) -> None:
        """A choice and what came of it."""
        fair = fair_at(match)
        chapter, sentences = chapter_of(fair), tuple(open_sentences(fair, choice))
        if self.told and self.told[-1].chapter == chapter:
            self.told[-1] = self.told[-1]._replace(parts=(*self.told[-1].parts, *sentences))
        elif sentences:
            self.told.append(Entry(chapter, "", say_cart(fair), sentences))

    def entries(self, match: Match, seat: Viewer) -> list[Entry]:
        """All paragraphs so far; there is nothing in them that a seat is in the middle of."""
        return list(self.told)


class FairStory:
    """Tells fairs."""

    events: Sequence[str] = (TOLLS,)

    def name(self, match: Match, seat: int) -> str:
        """A carter by number."""
        return carter(seat)

    def say_viewer(self, match: Match, viewer: Viewer) -> str:
        """Through whose eyes a fair is told."""
        return "Everything, secrets included" if viewer is None else f"As {carter(viewer)} sees it"

    def chapter(self, match: Match) -> Chapter:
        """Which cart stands at the gate."""
        return chapter_of(fair_at(match))

    def opening(self, match: Match) -> Sequence[str]:
        """The first cart."""
        return (f"The first is {say_cart(fair_at(match))}.",)

    def is_closed(self, match: Match, viewer: Viewer) -> bool:
        """Whether somebody else closes a fist."""
        question = match.decision
        return viewer not in {None, question.seat} and int(question.ask) in SEALED

    def deed(self, match: Match, choice: int, viewer: Viewer) -> str:
        """A choice; of a closed fist only that it closes."""
        question = match.decision
        if self.is_closed(match, viewer):
            return f"{carter(question.seat)} {SEALED[int(question.ask)]}."
        return f"{carter(question.seat)} {say_deed(fair_at(match), choice)}."

    def news(self, match: Match, choice: int) -> Sequence[News]:
        """The fists that open, and what becomes of the cart."""
        fair = fair_at(match)
        chapter = chapter_of(fair)
        return [News(1, as_sentence(told), chapter) for told in sentences_of(fair, choice)]

    def options(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """The open question and its options, unless they are somebody else's secret."""
        question = match.decision
        if not question.count or self.is_closed(match, viewer):
            return []
        who = "you" if viewer == question.seat else carter(question.seat)
        return [f"{who} may", *(f"  {match.say_choice(choice)}" for choice in question.choices())]

    def ending(self, match: Match) -> str:
        """Who did best."""
        if match.decision.count:
            return f"{chapter_of(fair_at(match)).round}: the fair goes on."
        winners = [carter(seat) for seat, rank in enumerate(match.result()) if rank == 1]
        return f"The fair is over. {' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}."

    def summary(self, game: Iterable[Position], width: int) -> list[str]:
        """A chapter a cart, then what every carter has."""
        news: list[News] = []
        last: Match | None = None
        for match, choice in game:
            last = match
            news += [] if choice is None else news_of(match, choice)
        assert last is not None, "a fair has a first position"
        lines: list[str] = []
        for chapter, told in groupby(news, lambda one: one.chapter):
            text = " ".join(one.sentence for one in told)
            lines += ["", chapter.round, *wrap(text, width, initial_indent="  ", subsequent_indent="  ")]
        return [*lines, "", self.ending(last), *scores(fair_at(last))]

    def event(self, match: Match, choice: int) -> str:
        """A cart that is turned away."""
        return TOLLS if match.decision.ask == TOLL and choice == TURN_AWAY else ""

    def holdings(self, match: Match) -> Mapping[str, Sequence[int]]:
        """Goods and coins."""
        table = fair_at(match).game.state
        return {"Goods": [int(number) for number in table.goods], "Coins": [int(number) for number in table.coins]}

    def recap(self) -> FairRecap:
        """An empty recap."""
        return FairRecap()


def open_sentences(fair: TollgateMatch, choice: int) -> Iterator[str]:
    """What everybody sees of a choice, and what happens upon it."""
    if fair.decision.ask not in SEALED:
        yield f"{carter(fair.decision.seat)} {say_deed(fair, choice)}"
    yield from sentences_of(fair, choice)


def as_sentence(told: str) -> str:
    """What happened as a sentence of its own."""
    return f"{told[:1].upper()}{told[1:]}."


def news_of(match: Match, choice: int) -> list[News]:
    """The same as news."""
    fair = fair_at(match)
    return [News(1, as_sentence(told), chapter_of(fair)) for told in open_sentences(fair, choice)]


def chapter_of(fair: TollgateMatch) -> Chapter:
    """A round is a cart."""
    if not fair.decision.count:
        return Chapter("The end", "")
    return Chapter(f"Cart {fair.game.state.turned + 1}", "")


def say_cart(fair: TollgateMatch) -> str:
    """The cart at the gate."""
    table = fair.game.state
    return f"a cart worth {table.deck[table.turned]}"


def scores(fair: TollgateMatch) -> list[str]:
    """The carters, best first, with what they have."""
    table = fair.game.state
    order = sorted(range(table.seats), key=lambda seat: (-score_of(table, seat), seat))
    held = [f"goods worth {table.goods[seat]}, {counted(table.coins[seat], 'coin')}" for seat in order]
    points = [f"{score_of(table, seat):3} points  {carter(seat)}" for seat in order]
    return [f"{score}: {what}" for score, what in zip(points, held, strict=True)]

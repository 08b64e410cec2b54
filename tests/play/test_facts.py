"""The facts of a view: named, typed, true, the same in every world that a seat could be in, and quick to be had."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final

import msgspec
import pytest

from tests.golden.games import golden, names
from tests.honesty.positions import positions
from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.facts import face
from wk_env.games.tollgate.facts.types import FairFacts
from wk_env.games.tollgate.rules.game import BID, DUEL
from wk_env.games.tollgate.spec import TOLLGATE, Tollgate
from wk_env.games.warrior_knights.encoding import action_space
from wk_env.games.warrior_knights.facts.options import FILLS
from wk_env.games.warrior_knights.facts.people import Baron
from wk_env.games.warrior_knights.facts.things import THINGS
from wk_env.games.warrior_knights.facts.types import KnightsFacts, KnightsOption
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import IN_HAND
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.words.questions import ROWS
from wk_env.kernel.facts import Facts, GameFacts, GameOption
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.record import replay
from wk_env.play.registry import GAMES
from wk_env.play.view import View, facts_of

LOOKS_A_QUESTION = 12


def known(match: KnightsMatch, seat: int) -> KnightsFacts:
    """What a seat knows of a match."""
    facts = View(WARRIOR_KNIGHTS, match, seat).facts
    assert isinstance(facts, KnightsFacts)
    return facts


def fairs(first_seed: int) -> Iterator[TollgateMatch]:
    """Positions of fair after fair, of all numbers of carters."""
    luck = rng_from(first_seed)
    for seed in range(first_seed, first_seed + 200):
        match = TOLLGATE.new_match({"seats": 2 + seed % 3}, seed)
        assert isinstance(match, TollgateMatch)
        while match.decision.count:
            yield match
            match.play(match.decision.choices()[luck.below(match.decision.count)])
        yield match


def other_fair(match: TollgateMatch, viewer: int, luck: Random) -> TollgateMatch:
    """A fair with other secrets, made from the list of what its rules hide."""
    other = match.copy()
    table, asked = other.game.state, match.decision
    for rival in set(range(table.seats)) - {viewer}:
        if asked.count and asked.ask == BID and table.bids[rival] >= 0:
            table.bids[rival] = luck.randrange(4)
        if asked.count and asked.ask == DUEL and table.fists[rival] >= 0:
            table.fists[rival] = luck.randrange(3)
    hidden = range(min(int(table.turned), 4) + 1, len(table.deck))
    for place, worth in zip(hidden, luck.sample([table.deck[place] for place in hidden], len(hidden)), strict=True):
        table.deck[place] = worth
    return other


def told_apart(count: int) -> int:
    """In how many of so many positions a carter could tell two fairs apart by what the face says."""
    luck, found = Random(1), 0
    for number, match in enumerate(islice(fairs(1), count)):
        viewer = number % len(match.result())
        other = other_fair(match, viewer, luck)
        looks = [facts_of(TOLLGATE).look(world, viewer) for world in (match, other, match.redeal(viewer, number))]
        found += looks[0] != looks[1] or looks[0] != looks[2]
    return found


def test_a_bot_reads_cities_barons_and_itself_by_name() -> None:
    match = next(islice(positions(4), 60, None))
    table, facts = match.game.state, known(match, 1)
    assert facts.cities["Kovel"].owner == (table.city_owner[0] if table.city_owner[0] >= 0 else None)
    assert facts.cities["Kovel"].income == table.content.city_income[0]
    assert [baron.crowns for baron in facts.barons] == list(table.crowns[: table.seats])
    assert len(facts.nobles) == 4 * table.seats
    me = View(WARRIOR_KNIGHTS, match, 1).me
    assert isinstance(me, Baron)
    assert (me.seat, me) == (1, facts.barons[1])


@pytest.mark.rule("WK-044", "WK-087")
def test_facts_tell_where_ones_own_cards_lie_and_not_where_those_of_others_do() -> None:
    match = next(match for match in positions(7) if match.game.state.stack == 1 and match.game.state.stack_left[2] > 3)
    table, facts = match.game.state, known(match, 0)
    own = [card.at for card in facts.barons[0].cards]
    assert own.count("stack 3") == list(table.action_at[: table.content.hand]).count(3)
    assert own.count("hand") == list(table.action_at[: table.content.hand]).count(IN_HAND)
    assert None not in own
    assert None in {card.at for card in facts.barons[1].cards}
    assert {card.at for baron in facts.barons[1:] for card in baron.cards} & {"stack 2", "stack 3"} == set()


@pytest.mark.rule("WK-044")
def test_facts_are_of_the_match_itself_whichever_world_they_are_made_from() -> None:
    for number, match in enumerate(islice(positions(300), 150)):
        viewer = number % match.game.state.seats
        assert facts_of(WARRIOR_KNIGHTS).look(match, viewer) == known(match, viewer)


SECRETS: Final[dict[int, Callable[[KnightsFacts], bool]]] = {
    asks.SETUP_TROOP: lambda facts: {facts.strongholds[1].troops, facts.strongholds[1].cards} == {None},
    asks.PLAN: lambda facts: facts.barons[1].laid is None,
    asks.VOTES: lambda facts: all(baron.votes_in_fist is None for baron in facts.barons[1:]),
}


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("ask", SECRETS)
def test_what_others_answer_in_secret_is_none(ask: int) -> None:
    found = (match for match in positions(1) if match.decision.ask == ask and match.decision.seat > 0)
    for match in islice(found, 20):
        assert SECRETS[ask](known(match, 0))


@pytest.mark.rule("WK-044", "WK-083")
def test_fate_cards_that_others_draw_are_counted_and_what_they_keep_is_none() -> None:
    match = next(match for match in islice(positions(1), 4000) if holds_cards(match, 1))
    facts = known(match, 0)
    assert facts.battle is not None
    assert facts.battle.defender.fate_drawn > 0
    assert facts.battle.defender.fate_held is None
    assert facts.battle.defender.fate is None


def holds_cards(match: KnightsMatch, side: int) -> bool:
    """Whether somebody else than the first Baron holds closed Fate cards while Barons discard."""
    table = match.game.state
    is_closed = table.fate_open[side] == 0 and table.fate_side[side] > 0
    return is_closed and table.fate_held[side] > 0 and match.decision.ask == asks.DISCARD


def test_carters_cannot_tell_fairs_apart() -> None:
    assert told_apart(1500) == 0


def test_a_planted_leak_in_the_facts_of_a_fair_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face, "is_closed", lambda *_: False)
    assert told_apart(1500) > 0


@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_facts_and_options_travel_as_json_and_have_a_schema(spec: GameSpec) -> None:
    told = facts_of(spec)
    for match in random_positions(spec, 40):
        view = View(spec, match, match.decision.seat)
        assert msgspec.json.decode(msgspec.json.encode(view.facts), type=told.facts_type) == view.facts
        for option in map(view.option, view.actions):
            assert msgspec.json.decode(msgspec.json.encode(option), type=told.option_type) == option
    for kind in (told.facts_type, told.option_type):
        schema = msgspec.json.schema(kind)
        assert schema["$ref"].endswith(kind.__name__)
        assert issubclass(kind, (GameFacts, GameOption))


def random_positions(spec: GameSpec, count: int) -> Iterator[Match]:
    """Positions at which somebody is asked."""
    luck, match = rng_from(3), spec.new_match({}, 3)
    for _ in range(count):
        for _ in range(9):
            if match.decision.count:
                match.play(match.decision.choices()[luck.below(match.decision.count)])
        if not match.decision.count:
            match = spec.new_match({}, luck.below(1000))
        yield match


def test_every_question_has_options_that_are_all_different() -> None:
    looks: Counter[int] = Counter()
    for name in names():
        for match in replay(golden(name)):
            if not match.decision.count or looks[match.decision.ask] == LOOKS_A_QUESTION:
                continue
            looks[int(match.decision.ask)] += 1
            view = View(WARRIOR_KNIGHTS, match, match.decision.seat)
            options = [view.option(action) for action in view.actions]
            assert len({repr(option) for option in options}) == len(view.actions)
            assert all(isinstance(option, KnightsOption) and option.question == view.question for option in options)
    assert set(looks) == set(range(len(WARRIOR_KNIGHTS.asks)))


def test_every_block_of_actions_and_every_topic_becomes_data() -> None:
    assert set(FILLS) == set(action_space.NAMES)
    assert {topic for row in ROWS for topic in (row.topic, row.matter)} - {None} == set(THINGS)


def test_an_option_names_the_noble_and_where_he_goes() -> None:
    match = next(match for match in positions(2) if match.decision.count and match.decision.ask == asks.ROUTE)
    view = View(WARRIOR_KNIGHTS, match, match.decision.seat)
    option = view.option(view.actions[0])
    assert isinstance(option, KnightsOption)
    assert (option.question, option.kind) == ("route", "area")
    assert option.area is not None
    assert f"to {option.area}" in view.say(view.actions[0])
    assert option.about is not None
    assert option.about.noble in known(match, view.seat).nobles


def test_an_action_that_is_not_legal_is_no_option() -> None:
    view = View(TOLLGATE, TOLLGATE.new_match({}, 1), 0)
    with pytest.raises(ValueError, match=r"action 8 is not legal for seat 0; there are \[0, 1, 2, 3\]"):
        view.option(8)


def test_the_terms_of_an_evaluation_add_up() -> None:
    match = next(islice(positions(4), 60, None))
    for seat in range(match.game.state.seats):
        judged = View(WARRIOR_KNIGHTS, match, seat).evaluate()
        assert judged is not None
        assert judged.terms["influence"].amount == match.standing()[seat]
        assert abs(sum(term.value for term in judged.terms.values()) - judged.total) <= len(judged.terms)


def test_an_imagined_match_is_judged_for_the_seat_of_the_view() -> None:
    match = next(islice(positions(4), 60, None))
    view = View(WARRIOR_KNIGHTS, match, 1)
    world = view.imagine(5)
    assert isinstance(world, KnightsMatch)
    world.game.state.influence[1] += 5
    better, here = view.evaluate(world), view.evaluate()
    assert better is not None
    assert here is not None
    assert better.total > here.total


def test_a_game_without_the_face_says_so() -> None:
    class Bare(Tollgate):
        """Tollgate without the face."""

        facts: Facts | None = None

    view = View(Bare(), TOLLGATE.new_match({}, 1), 0)
    with pytest.raises(ValueError, match="wk/tollgate tells no facts"):
        _ = view.facts


def test_facts_of_a_game_in_its_middle_take_about_a_millisecond() -> None:
    match = next(islice(positions(4), 60, None))
    look = facts_of(WARRIOR_KNIGHTS).look
    spent = []
    for _ in range(30):
        started = time.process_time()
        look(match, 1)
        spent.append(time.process_time() - started)
    assert min(spent) < 0.002


def test_the_facts_of_a_fair_are_what_lies_open() -> None:
    match = TOLLGATE.new_match({"seats": 2}, 1)
    match.play(3)
    own, other = (View(TOLLGATE, match, seat).facts for seat in range(2))
    assert isinstance(own, FairFacts)
    assert isinstance(other, FairFacts)
    assert (own.carters[0].bid, other.carters[0].bid) == (3, None)
    assert (own.carts_gone, own.carts, own.carters[1].coins) == (0, 4, 6)

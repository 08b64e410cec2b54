"""The steward answers every question by hand, legally, the same way each time, and from what its seat knows."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.base import Agent
from wk_agents.roster import agent
from wk_agents.steward import STRAYS, strayed

from tests.support.observed_games import begun, until
from tests.support.players import CROWN, GLORY, OPTIONAL
from tests.support.sitting import beats, played, view_of
from wk_env.games.warrior_knights.advice.policy import answer as why
from wk_env.games.warrior_knights.advice.policy.answer import Answer
from wk_env.games.warrior_knights.advice.policy.answers import ANSWERS, best_option, score_options
from wk_env.games.warrior_knights.advice.policy.reasons import reason_of
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, weights_of
from wk_env.games.warrior_knights.advice.tactics.battle_odds import (
    HITS,
    MOST_CARDS,
    SURE,
    at_least,
    odds_of_lead,
    odds_of_ruin,
)
from wk_env.games.warrior_knights.advice.tactics.distances import distances_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import MOST_AREAS, NONE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from

SECRET = [asks.SETUP_TROOP, asks.PLAN, asks.ACT, asks.MOBILIZE_AREA, asks.VOTES, asks.DISCARD, asks.TARGET, asks.HIRE]
PLANS = 7
BETTER = 0.35  # share of the games that the better one wins


def steward(spec: str = "steward", seed: int = 5) -> Agent:
    """A steward by its spec."""
    return agent(spec, seed)


# ---- every question


@pytest.mark.parametrize("ask", range(len(WARRIOR_KNIGHTS.asks)))
def test_every_question_has_an_answer_of_its_own(ask: int) -> None:
    name = "".join(part.title() for part in WARRIOR_KNIGHTS.asks[ask].split("_"))
    assert type(ANSWERS[ask]).__name__ == f"{name}Answer"
    assert type(ANSWERS[ask]).worth is not Answer.worth


def test_no_answer_serves_two_questions() -> None:
    assert [answer.ask for answer in ANSWERS] == list(range(len(WARRIOR_KNIGHTS.asks)))
    assert len({type(answer) for answer in ANSWERS}) == len(ANSWERS)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("variants", [{}, OPTIONAL, CROWN, GLORY])
def test_every_choice_is_legal_and_follows_from_the_seed(seats: int, variants: dict[str, int]) -> None:
    chosen: list[list[int]] = []
    for _ in range(2):
        match = WARRIOR_KNIGHTS.new_match({"seats": seats, **variants}, 8)
        assert isinstance(match, KnightsMatch)
        chosen.append(played(match, [steward(f"steward(level={2 + seat % 5})", seat) for seat in range(seats)], 150))
    assert chosen[0] == chosen[1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("variants", [{}, OPTIONAL, CROWN, GLORY])
def test_whole_games_come_to_an_end(seats: int, variants: dict[str, int]) -> None:
    for seed in range(20):
        match = WARRIOR_KNIGHTS.new_match({"seats": seats, **variants}, seed)
        assert isinstance(match, KnightsMatch)
        luck = rng_from(seed)
        while match.decision.count:  # three in four answers are the steward's: the others lead him into strange places
            weights = weights_of(NAMES[luck.below(len(NAMES))], BEST_LEVEL)
            by_rule = luck.below(4) > 0
            place = best_option(match.game, weights) if by_rule else luck.below(match.decision.count)
            play(match.game, match.decision.options[place])
        assert match.game.is_over()


# ---- what it may know, and what it leaves alone


@pytest.mark.parametrize("ask", SECRET)
def test_two_games_that_the_seat_cannot_tell_apart_get_the_same_answer(ask: int) -> None:
    match = until(ask, times=4)
    answers = {steward().choose(view_of(match.redeal(int(match.decision.seat), seed))) for seed in range(5)}
    assert answers == {steward().choose(view_of(match))}


@pytest.mark.parametrize("ask", SECRET)
def test_scores_read_nothing_that_the_seat_may_not_know(ask: int) -> None:
    match = until(ask, times=6)
    count = int(match.decision.count)
    rows = set[tuple[int, ...]]()
    for seed in range(6):
        scores = vec[i64]([0] * 512)
        score_options(match.redeal(int(match.decision.seat), seed).game, weights_of("balanced", 6), scores)
        rows.add(tuple(scores[:count]))
    assert len(rows) == 1


def test_choosing_leaves_the_match_as_it_was() -> None:
    match = until(asks.ACT, times=4)
    before = match.digest()
    score_options(match.game, weights_of("balanced", 6), vec[i64]([0] * 512))
    assert match.digest() == before


# ---- sense


def test_a_siege_that_takes_the_city_is_completed() -> None:
    match = begun(4, 3)
    seats = [steward(seed=seat) for seat in range(4)]
    while match.game.state.round < 2 or match.decision.ask != asks.BATTLE_KIND:
        played(match, seats, 1)
    view = view_of(match)
    assert view.choices[view.actions.index(seats[0].choose(view))] == asks.SIEGE
    assert reason_of(match.game, asks.SIEGE) == why.ENDS_SIEGE


def test_a_rival_at_home_keeps_others_away_the_more_the_nearer() -> None:
    match = until(asks.STRONGHOLD_AREA, times=2)
    table, count = match.game.state, int(match.decision.count)
    rival = next(seat for seat in range(int(table.seats)) if table.stronghold_at[seat] >= 0)
    home, distances = int(table.stronghold_at[rival]), distances_of(table.content)
    beside, alone = vec[i64]([0] * count), vec[i64]([0] * count)
    score_options(match.game, weights_of("balanced", 6), beside)
    table.stronghold_at[rival] = NONE
    score_options(match.game, weights_of("balanced", 6), alone)
    costs: dict[int, set[int]] = {}
    for place in range(count):
        away = int(distances.moves[int(match.decision.options[place]) * MOST_AREAS + home])
        costs.setdefault(away, set()).add(int(alone[place]) - int(beside[place]))
    assert [len(costs[away]) for away in sorted(costs)] == [1] * len(costs)
    falling = [min(costs[away]) for away in sorted(costs)]
    assert falling == sorted(falling, reverse=True)
    assert falling[0] > falling[-1] == 0


def test_the_odds_of_a_hand_add_up() -> None:
    assert sum(list(HITS[5 * MOST_CARDS : 6 * MOST_CARDS])) == pytest.approx(int(SURE), abs=int(MOST_CARDS))
    assert at_least(HITS, 5, 0) == SURE
    assert at_least(HITS, 5, 6) == 0


def test_a_stronger_army_has_better_odds() -> None:
    assert odds_of_lead(6, 1, 0, 3, 0, 0) > odds_of_lead(4, 1, 0, 3, 0, 0) > odds_of_lead(4, 1, 0, 5, 0, 0)
    assert odds_of_lead(4, 1, 1, 3, 0, 0) > odds_of_lead(4, 1, 0, 3, 0, 0)
    assert odds_of_ruin(4, 0, 2, 0, 1) > odds_of_ruin(4, 0, 2, 0, 3)


def test_it_tells_the_odds_of_an_assault() -> None:
    view = view_of(until(asks.BATTLE_KIND))
    said = steward().explain(view, view.actions[view.choices.index(asks.ASSAULT)])
    assert " at odds of " in said


def test_it_says_why_in_one_sentence() -> None:
    view = view_of(until(asks.ACT, times=9))
    said = steward().explain(view, view.actions[0])
    assert said.startswith("steward would ")
    assert said.endswith(".")
    assert said.count(". ") == 0


# ---- styles and levels


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("steward(style=bishpo)", "steward has no style 'bishpo'; there are balanced"),
        ("steward(style=1)", "steward has no style 1; there are balanced"),
        ("steward(level=0)", "steward has level=0; it takes a whole number from 1 to 6"),
        ("steward(level=7)", "steward has level=7; it takes a whole number from 1 to 6"),
        ("steward(level=high)", "steward has level='high'; it takes a whole number from 1 to 6"),
    ],
)
def test_a_strange_parameter_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        agent(spec)


def test_a_lower_level_strays_farther_and_the_best_not_at_all() -> None:
    assert list(STRAYS[1:]) == sorted(STRAYS[1:], reverse=True)
    assert STRAYS[BEST_LEVEL] == 0


def test_who_strays_little_never_takes_what_is_far_worse() -> None:
    scores, luck = vec[i64]([1000, 900, 0, 0]), rng_from(1)
    seen = Counter(strayed(scores, 4, 30, luck) for _ in range(400))
    assert set(seen) == {0, 1}
    assert seen[0] > seen[1]


def laid(style: str) -> Counter[int]:
    """Which Action cards four Barons of a style lay in the first rounds of eight games."""
    cards: Counter[int] = Counter()
    for seed in range(6, 14):
        match = begun(4, seed)
        while match.game.state.round < 4:
            ask, options = match.decision.ask, match.game.decision.options
            choice = options[best_option(match.game, weights_of(style, BEST_LEVEL))]
            cards[int(choice) % PLANS] += ask == asks.PLAN
            play(match.game, choice)
    return cards


def test_each_style_lays_the_cards_of_its_kind() -> None:
    balanced, conqueror, merchant, bishop, statesman, opportunist = (laid(style) for style in NAMES)
    assert bishop[3] > max(conqueror[3], merchant[3], statesman[3])  # Serve the Church
    # Rally Support; a merchant has the crowns for it, and a bishop wants the Head's Votes, too.
    assert statesman[2] > max(balanced[2], conqueror[2], opportunist[2])
    assert merchant[0] > max(bishop[0], statesman[0])  # Levy Taxes


@pytest.mark.slow
def test_the_best_steward_beats_three_who_play_by_chance() -> None:
    assert beats("steward", "uniform", BETTER, 300)


@pytest.mark.slow
@pytest.mark.parametrize(("level", "below"), [(3, 1), (6, 3)])
def test_a_level_beats_three_of_a_level_well_below(level: int, below: int) -> None:
    assert beats(f"steward(level={level})", f"steward(level={below})", BETTER, 300)

"""Stewards and greedy players say why: two reasons or three, in one sentence, each from what moved their scores."""

from functools import cache, partial
from itertools import pairwise
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.roster import agent

from tests.games.warrior_knights.rules.test_stronghold_falls import HIS_GROUP, at_the_stronghold
from tests.golden.games import golden, names
from tests.perft.perft import until as reach_until
from tests.support.arrange import control, run
from tests.support.battles import BERAC, CADIZ
from tests.support.observed_games import begun, until
from tests.support.sitting import view_of
from wk_env.games.warrior_knights.advice.policy import answer as why
from wk_env.games.warrior_knights.advice.policy.answers import score_options
from wk_env.games.warrior_knights.advice.policy.reasons import AHEAD, CONTRIBUTIONS, OTHER, REASON, SECOND, reason_of
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION, CITIES, NAMES, WEIGHTS, weights_of
from wk_env.games.warrior_knights.advice.tactics.distances import distances_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import MOST_AREAS
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch, knights
from wk_env.games.warrior_knights.table.reasons import OF_THE_BEST, REASONS, WORDS, case_of, joined
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.play.record import replay

ASKS: Final = range(len(WARRIOR_KNIGHTS.asks))
SEEDS: Final = 60
EACH: Final = 2  # positions of each question
LONGEST: Final = 420  # characters of a sentence


@cache
def positions() -> dict[int, list[KnightsMatch]]:
    """For each question the first positions of the recorded games at which there is a choice."""
    found: dict[int, list[KnightsMatch]] = {ask: [] for ask in ASKS}
    for name in names():
        if all(matches for ask, matches in found.items() if ask != asks.GIVE_CITY):
            break
        for match in replay(golden(name)):
            assert isinstance(match, KnightsMatch)
            if match.decision.count > 1 and len(found[int(match.decision.ask)]) < EACH:
                copied = match.copy()
                assert isinstance(copied, KnightsMatch)
                found[int(match.decision.ask)].append(copied)
    found[int(asks.GIVE_CITY)] = [handing_over()]
    for ask in (ask for ask, matches in found.items() if not matches):
        found[ask] = [rare_choice(ask)]
    return found


def rare_choice(ask: int) -> KnightsMatch:
    """A choice that no recorded game holds, in the first lively game of five that does."""
    seeds = range(1, SEEDS)
    tried = (reach_until({"seats": 5}, seed, partial(is_choice, ask), 1, seed, "lively") for seed in seeds)
    return next(match for match in tried if match is not None)


def is_choice(ask: int, match: KnightsMatch) -> bool:
    """Whether a question is open and leaves a choice."""
    return match.decision.ask == ask and match.decision.count > 1


def handing_over() -> KnightsMatch:
    """Who lost his stronghold hands over one of two cities; no recorded game leaves anybody that choice."""
    game = at_the_stronghold()
    control(game, 1, BERAC, CADIZ)
    run(game, Capture(0, HIS_GROUP))
    return KnightsMatch(game, begun(2, 1).box)


def scores_of(match: KnightsMatch) -> list[int]:
    """How a balanced steward scores the options."""
    room = vec[i64]([0] * int(match.decision.count))
    score_options(match.game, weights_of("balanced", BEST_LEVEL), room)
    return [int(score) for score in room]


def told_of(match: KnightsMatch, choice: int, style: str = "balanced") -> list[int]:
    """What is noted about a choice."""
    return case_of(match.speech(), weights_of(style, BEST_LEVEL), choice).told


@pytest.mark.parametrize("ask", ASKS)
def test_a_steward_names_two_reasons_for_what_he_chooses(ask: int) -> None:
    for match in positions()[ask]:
        view, steward = view_of(match), agent("steward")
        action = steward.choose(view)
        said = steward.explain(view, action)
        told = told_of(match, view.choices[view.actions.index(action)])
        other = view.say(view.actions[told[int(OTHER)]])
        main, _, beside = said.removeprefix(f"steward would {view.say(action)}: ").partition("; ")
        assert main
        assert f", to {other}" in beside
        assert said.endswith(".")
        assert ". " not in said.replace(view.say(action), "").replace(other, "")
        assert len(said) < LONGEST
    assert positions()[ask]


@pytest.mark.parametrize("ask", ASKS)
def test_what_a_steward_chooses_is_never_told_to_have_little_for_it(ask: int) -> None:
    for match in positions()[ask]:
        scores, view = scores_of(match), view_of(match)
        best = view.choices[scores.index(max(scores))]
        assert max(scores) == min(scores) or reason_of(match.game, best) != why.NO_REASON


@pytest.mark.parametrize("ask", ASKS)
def test_the_margin_told_is_the_margin_of_the_scores(ask: int) -> None:
    for match in positions()[ask]:
        scores = scores_of(match)
        for place, choice in enumerate(match.decision.choices()[:8]):
            told = told_of(match, choice)
            rest = [score for rival, score in enumerate(scores) if rival != place]
            assert told[int(AHEAD)] == scores[place] - max(rest)
            assert scores[told[int(OTHER)]] == max(rest)


def test_a_ground_is_what_the_gap_would_lack_without_its_weight() -> None:
    match = until(asks.BATTLE_KIND, times=3)
    told = told_of(match, asks.ASSAULT)
    other = match.decision.choices()[told[int(OTHER)]]
    for weight in (int(CITIES), int(CAUTION)):
        style = weights_of("balanced", BEST_LEVEL)
        style[weight] = 0
        scores = vec[i64]([0] * int(match.decision.count))
        score_options(match.game, style, scores)
        choices = match.decision.choices()
        gap = int(scores[choices.index(int(asks.ASSAULT))] - scores[choices.index(other)])
        assert told[int(CONTRIBUTIONS) + weight] == told[int(AHEAD)] - gap


def test_reasons_follow_from_what_the_seat_can_know() -> None:
    for ask in (asks.MOBILIZE_AREA, asks.PLAN, asks.VOTES, asks.DISCARD):
        match = until(ask, times=4)
        for spec in ("steward", "greedy(worlds=2)"):
            twins = [match, *(match.redeal(int(match.decision.seat), seed) for seed in range(3))]
            said = {agent(spec).explain(view_of(twin), view_of(twin).actions[0]) for twin in twins}
            assert len(said) == 1


def test_every_reason_and_every_ground_has_its_words() -> None:
    assert sorted(REASONS) == list(range(int(why.REASONS)))
    assert sorted(WORDS) == list(range(int(WEIGHTS) + 2))


def test_a_verb_is_not_said_twice_in_a_row() -> None:
    assert joined(["means more Influence", "means more troops"]) == "means more Influence and more troops"
    assert joined(["risks less", "means more troops"]) == "risks less and means more troops"


def test_faith_is_gained_by_serving_the_church_and_kept_where_it_is_asked_for() -> None:
    plans = view_of(until(asks.PLAN))
    serving = next(action for action in plans.actions if "Serve the Church" in plans.say(action))
    assert "it gains you Faith" in agent("steward").explain(plans, serving)
    blessings = [view_of(match) for match in positions()[int(asks.BLESS)]]
    said = [agent("steward").explain(view, action) for view in blessings for action in view.actions]
    assert any("your Faith is worth more than that" in words for words in said)
    pledges = view_of(positions()[int(asks.PLEDGE)][0])
    assert "your Faith is worth more than that" in agent("steward").explain(pledges, pledges.actions[0])


@pytest.mark.parametrize("times", [1, 3, 6])
def test_it_is_said_when_home_is_near_and_when_no_rival_is(times: int) -> None:
    placing, building = until(asks.FIRST_AREA, times=times), until(asks.STRONGHOLD_AREA, times=1 + times // 3)
    moves = distances_of(placing.game.state.content).moves
    table, seat = placing.game.state, int(placing.decision.seat)
    near = [moves[area * MOST_AREAS + table.stronghold_at[seat]] <= 1 for area in placing.decision.choices()]
    assert [told_of(placing, area)[int(SECOND)] == why.HOME_IS_NEAR for area in placing.decision.choices()] == near
    table, seat = building.game.state, int(building.decision.seat)
    homes = [table.stronghold_at[other] for other in range(table.seats) if table.stronghold_at[other] >= 0]
    areas = [choice for choice in building.decision.choices() if choice != asks.LEAVE_OFF]
    free = [all(moves[area * MOST_AREAS + home] > 3 for home in homes) for area in areas]
    assert [told_of(building, area)[int(SECOND)] == why.NO_RIVAL_NEAR for area in areas] == free
    assert True in near
    assert False in near
    assert True in free


def test_what_an_exchange_costs_is_not_said_to_be_what_it_brings() -> None:
    view = view_of(positions()[int(asks.EXCHANGE)][0])
    reasons = [told_of(knights(view.imagine(0)), choice)[int(REASON)] for choice in view.choices]
    assert reasons == [why.TOO_LITTLE if choice == 0 else why.WORTH_HAVING for choice in view.choices]


def test_the_same_reason_is_not_told_for_one_choice_and_for_the_other() -> None:
    view = view_of(until(asks.FIRST_AREA))
    said = {agent("steward").explain(view, action) for action in view.actions}
    reason = REASONS[int(why.COMES_NEARER)]
    assert max(words.count(reason) for words in said) == 1
    assert any("; the latter is worth less to you." in words for words in said)


@pytest.mark.parametrize("ask", [asks.ACT, asks.VOYAGE, asks.CASUALTY, asks.DISCARD, asks.TIE])
def test_what_is_said_of_the_best_alone_does_not_speak_for_another(ask: int) -> None:
    for match in positions()[ask]:
        view, said = view_of(match), list[str]()
        for action in view.actions:
            said.append(agent("steward").explain(view, action))
        praise = [REASONS[reason] for reason in OF_THE_BEST]
        assert not any(f"the case for the latter is that {words}" in sentence for words in praise for sentence in said)


@pytest.mark.parametrize("style", NAMES)
def test_a_steward_who_would_rather_do_something_else_says_so(style: str) -> None:
    match = until(asks.TARGET, times=2)
    view, steward = view_of(match), agent(f"steward(style={style})")
    best = steward.choose(view)
    others = [action for action in view.actions if action != best]
    said = steward.explain(view, others[0])
    assert said.startswith(f"{steward.name} would rather {view.say(best)} than {view.say(others[0])}: ")


@pytest.mark.parametrize("ask", [asks.ACT, asks.PLAN, asks.MOBILIZE_AREA, asks.HIRE, asks.TARGET])
def test_greedy_tells_its_hopes_and_what_they_rest_on(ask: int) -> None:
    view, greedy = view_of(until(ask, times=3)), agent("greedy(worlds=4)")
    action = greedy.choose(view)
    said = greedy.explain(view, action)
    assert said.startswith(f"greedy(worlds=4) would {view.say(action)}: it hopes to win ")
    assert said.endswith(".")
    assert len(said) < LONGEST
    worse = greedy.explain(view, next(other for other in view.actions if other != action))
    assert worse.startswith(f"greedy(worlds=4) would rather {view.say(action)} than ") or "about as many as" in worse


def test_greedy_never_contradicts_what_it_has_just_chosen() -> None:
    match, greedy = until(asks.PLAN), agent("greedy")
    for _ in range(40):
        view = view_of(match)
        action = greedy.choose(view)
        assert "would rather" not in greedy.explain(view, action)
        match.act(action)


def test_options_are_compared_with_the_best_of_the_others_in_order() -> None:
    match = until(asks.MOBILIZE_AREA, times=3)
    ranked = sorted(match.decision.choices(), key=lambda choice: -told_of(match, choice)[int(AHEAD)])
    gaps = [told_of(match, choice)[int(AHEAD)] for choice in ranked]
    assert all(one >= two for one, two in pairwise(gaps))
    assert gaps[0] >= 0 >= gaps[1]

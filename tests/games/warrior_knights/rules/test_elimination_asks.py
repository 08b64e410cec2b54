"""Player Elimination: thresholds, and all the occasions on which nobody asks an eliminated Baron."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.agendas import ELECTION, assembly
from tests.support.arrange import answer, asked, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, MEADOW
from tests.support.decks import draw
from tests.support.eliminations import HIS, HIS_HOLD, doomed, out
from wk_env.games.warrior_knights.rules.asks import (
    DRAWER,
    FOR_BARON,
    INVEST,
    KEEP,
    PLAN,
    PLAN_DONE,
    PLEDGE,
    TIE,
    TIE_BARON,
)
from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.cards.gains import claim
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate_for_seat
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    IN_TAXATION,
    OUT_OF_GAME,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.actions import full_areas, is_draft_due
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.procedures.aftermath import conclude
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Deaths
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.procedures.expedition import Invest
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreats
from wk_env.games.warrior_knights.rules.procedures.track import is_open
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.kernel.core import settle


@pytest.mark.rule("WK-544")
def test_thresholds_follow_from_the_next_planning_on() -> None:
    game = doomed(seats=3)
    table = game.state
    for card in (0, 1, 24, 25):
        table.action_at[card] = IN_TAXATION
    table.track[0], table.track[1], table.track[3] = 0, 2, 0
    out(game)
    assert (full_areas(table), is_draft_due(table), is_open(table, 3)) == (0, False, True)
    run(game, Round())
    assert table.headcount == 2
    assert (full_areas(table), is_draft_due(table), is_open(table, 3)) == (BIT[IN_TAXATION], True, False)


@pytest.mark.rule("WK-544")
def test_he_plans_no_cards() -> None:
    game = out(doomed(seats=3))
    run(game, Round())
    planners = set()
    while game.decision.ask == PLAN:
        planners.add(game.decision.seat)
        answer(game, next(choice for choice in game.decision.choices() if choice % 7 == PLAN_DONE))
    assert planners == {0, 2}


@pytest.mark.rule("WK-544")
def test_he_brings_neither_nobles_nor_stronghold_back() -> None:
    game = out(doomed(seats=3))
    run(game, Returns())
    askers = set()
    while game.decision.count:
        askers.add(game.decision.seat)
        answer(game, game.decision.choices()[-1])
    assert askers == {0, 2}


@pytest.mark.rule("WK-591", "WK-544")
def test_fate_never_names_him() -> None:
    game = doomed(seats=3)
    baron = game.state.content.fate_baron
    out(game)
    stack_fate(game, lambda card: baron[card] == 1, lambda card: baron[card] == 2)
    assert all_seats(game.state) == BIT[0] | BIT[2]
    assert turn_fate_for_seat(game.state, all_seats(game.state)) == 2


@pytest.mark.rule("WK-544")
def test_he_is_not_named_to_draw_asked_for_faith_or_for_crowns() -> None:
    game = out(doomed(seats=3))
    game.state.faith[game.state.head] = 9
    run(game, ImportantEvent())
    assert asked(game)[0] == DRAWER
    assert 1 not in game.decision.choices()
    game = out(doomed(seats=3))
    run(game, Invest(0))
    assert asked(game)[:2] == (INVEST, 0)
    answer(game, 0)
    assert asked(game)[:2] == (INVEST, 2)
    game = out(doomed(seats=3))
    draw(game, "Broken Line", drawer=0)
    assert asked(game)[:2] == (PLEDGE, 0)
    answer(game, 0)
    assert asked(game)[:2] == (PLEDGE, 2)


@pytest.mark.rule("WK-544")
def test_nobody_votes_for_him_and_he_does_not_attend() -> None:
    game = assembly(ELECTION, seats=3)
    run(game, Eliminate(0))
    run(game, Assembly())
    assert game.state.attends[0] == 0
    answer(game, 0, 0)
    assert asked(game)[0] == TIE
    assert game.decision.choices() == [TIE_BARON + 1, TIE_BARON + 2]
    game = assembly(ELECTION, seats=3)
    run(game, Eliminate(0))
    run(game, Assembly())
    answer(game, 1, 0)
    assert (asked(game)[0], asked(game)[2]) == (FOR_BARON, [1, 2])


@pytest.mark.rule("WK-544")
def test_he_does_not_stand_in_the_way_of_the_chair_or_the_church() -> None:
    game = out(doomed(seats=3))
    game.state.chairman = game.state.head = 0
    claim(game.state, 2, RALLY_SUPPORT)
    claim(game.state, 2, SERVE_THE_CHURCH)
    assert (game.state.chairman, game.state.head) == (2, 2)


@pytest.mark.rule("WK-544")
def test_his_nobles_in_the_battle_neither_die_nor_retreat_any_more() -> None:
    game = out(doomed(seats=3))
    run(game, Deaths(1, BIT[HIS] | BIT[HIS + 1], BY_CASUALTIES))
    run(game, Retreats(1, BIT[HIS] | BIT[HIS + 1]))
    assert game.is_over()


@pytest.mark.rule("WK-544")
def test_a_victory_over_the_stronghold_ends_with_the_elimination_of_its_defenders() -> None:
    game = doomed(seats=3)
    for noble in (HIS, HIS + 1):
        put(game, noble, MEADOW, troops=(50,))
    sides = vec[i64]([0, 1])
    nobles = vec[i64]([BIT[noble_of(0, STAR)], BIT[HIS] | BIT[HIS + 1]])
    conclude(game, sides, nobles, HIS_HOLD, 2)
    settle(game)
    answer(game, BERAC, KEEP)
    while game.decision.count:
        assert game.state.gone == 0
        answer(game, game.decision.choices()[0])
    assert (game.state.gone, game.state.noble_at[HIS + 1]) == (BIT[1], OUT_OF_GAME)
    assert game.is_over()

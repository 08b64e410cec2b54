"""Open Private Motions: a catalogue of rules for everybody, voted on like any Agenda."""

import pytest

from tests.support.agendas import PRIVATE, assembly, vote
from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import FROLI, FROLI_AREA, MEADOW, at_froli, attack, place_stronghold
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    CLOSE_MOTION,
    NEUTRAL_CITY,
    NO_BATTLE,
    OPEN_MOTION,
    POSTPONE,
    PROPOSE,
    PROPOSE_NOTHING,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.numbers import (
    NO,
    NO_RAZING,
    NO_ROADS,
    NO_SIEGES,
    NO_STRONGHOLD_ATTACKS,
    OPEN_MOTIONS,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.attack_targets import can_besiege, has_target
from wk_env.games.warrior_knights.rules.procedures.private_motion import PrivateMotion
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of, reach_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.columns import filled


def proposing(motions: int = 4, stands: int | None = None) -> Play:
    """An Assembly with a Private Motion of seat 0, in which so much of the catalogue is open."""
    game = assembly(PRIVATE, seats=3)
    stack_fate(game, lambda card: game.state.content.fate_baron[card] == 0)
    open_catalogue(game, motions)
    if stands is not None:
        game.state.standing[stands] = 1
    run(game, Assembly())
    return game


def open_catalogue(game: Play, motions: int, *stand: int) -> None:
    """A table is played with open motions, of which these stand."""
    game.state.rules = Rules(seats=game.state.seats, open_motions=motions)
    game.state.standing = filled(OPEN_MOTIONS, 0)
    for motion in stand:
        game.state.standing[motion] = 1


@pytest.mark.rule("WK-537")
def test_the_drawn_baron_may_propose_every_rule_of_the_catalogue() -> None:
    game = proposing()
    assert asked(game) == (PROPOSE, 0, [PROPOSE_NOTHING, POSTPONE, *range(OPEN_MOTION, OPEN_MOTION + 4)])
    assert asked(proposing(2))[2] == [PROPOSE_NOTHING, POSTPONE, OPEN_MOTION, OPEN_MOTION + 1]
    assert asked(proposing(0))[2] == [PROPOSE_NOTHING, POSTPONE]


@pytest.mark.rule("WK-537", "WK-538")
def test_a_proposal_that_passes_is_a_standing_rule() -> None:
    game = proposing()
    answer(game, OPEN_MOTION + NO_ROADS)
    vote(game, 1, YES)
    assert list(game.state.standing) == [0, 1, 0, 0]
    assert game.is_over()


@pytest.mark.rule("WK-538")
def test_it_must_be_voted_on_and_may_fail() -> None:
    game = proposing()
    answer(game, OPEN_MOTION + NO_SIEGES)
    vote(game, 1, NO)
    assert list(game.state.standing) == [0, 0, 0, 0]
    assert game.state.votes[0] == 0


@pytest.mark.rule("WK-537", "WK-538")
def test_a_standing_rule_can_be_discarded_by_another_private_motion() -> None:
    game = proposing(stands=NO_RAZING)
    assert asked(game)[2][2:] == [OPEN_MOTION, OPEN_MOTION + 1, OPEN_MOTION + 3, CLOSE_MOTION + NO_RAZING]
    answer(game, CLOSE_MOTION + NO_RAZING)
    vote(game, 1, YES)
    assert not any(game.state.standing)


@pytest.mark.rule("WK-537")
def test_no_sieges_may_be_laid() -> None:
    game = at_froli()
    game.state.army_troops[noble_of(0, 3)] = 500
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])
    game = at_froli()
    game.state.army_troops[noble_of(0, 3)] = 500
    open_catalogue(game, 4, NO_SIEGES)
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])
    assert not can_besiege(game.state, 0, FROLI)


@pytest.mark.rule("WK-537")
def test_no_noble_marches_along_the_roads() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    far = ends_of(game.state, noble_of(0, STAR))
    open_catalogue(game, 4, NO_ROADS)
    near = ends_of(game.state, noble_of(0, STAR))
    assert reach_of(game.state, noble_of(0, STAR)) == 1
    assert near == game.state.content.steps[MEADOW]
    assert near != far


@pytest.mark.rule("WK-537")
def test_no_city_is_razed_by_its_conqueror() -> None:
    game = arrange()
    control(game, 0, FROLI)
    open_catalogue(game, 4, NO_RAZING)
    run(game, KeepOrRaze(FROLI))
    assert game.is_over()
    assert game.state.city_owner[FROLI] == 0


@pytest.mark.rule("WK-537")
def test_no_stronghold_is_attacked() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), MEADOW, troops=(200,))
    place_stronghold(game, 1, MEADOW)
    assert has_target(game.state, 0, MEADOW, 0)
    open_catalogue(game, 4, NO_STRONGHOLD_ATTACKS)
    assert not has_target(game.state, 0, MEADOW, 0)


@pytest.mark.rule("WK-537")
def test_an_open_motion_copies_with_the_game() -> None:
    game = arrange(rules=Rules(seats=2, open_motions=4))
    run(game, PrivateMotion())
    twin = game.copy()
    answer(twin, OPEN_MOTION)
    assert twin.digest() != game.digest()
    assert twin.state.proposal == OPEN_MOTION

"""What agents of the house make of captains, Garrisons and Levies."""

from tests.support.arrange import answer, control, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI, MEADOW, NEAR, place_stronghold
from tests.support.towns import (
    ENGLISH,
    FIRST,
    HERALD,
    LEADER,
    RUMANIAN,
    SECOND,
    SWISS,
    card,
    garrison,
    give_captain,
    give_levy,
    kind,
    take_out,
    towns,
)
from wk_env.games.warrior_knights.advice.evaluation import features as of
from wk_env.games.warrior_knights.advice.evaluation.evaluation import term
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.situation import Situation, wages_of
from wk_env.games.warrior_knights.advice.policy.styles import style_of
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_bend
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ABILITY, LEVY_KIND
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import HireGarrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import RecruitLevies
from wk_env.games.warrior_knights.rules.asks import STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NO, NONE, ON_OFFER, YES
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.procedures.losses import Sacrifice
from wk_env.games.warrior_knights.rules.state import Play


def best(game: Play) -> int:
    """What a balanced Baron answers."""
    return int(game.decision.options[best_option(game, style_of(0))])


def at_berac() -> Play:
    """Seat 0 holds Berac with a Noble inside, beside a great army of seat 1."""
    game = towns()
    control(game, 0, BERAC)
    put(game, FIRST, BERAC_AREA, troops=(100,))
    return game


def test_levies_are_recruited_while_there_are_crowns() -> None:
    game = at_berac()
    run(game, RecruitLevies(0, 0))
    assert best(game) == BERAC


def test_the_smaller_army_gets_the_levy() -> None:
    game = at_berac()
    put(game, SECOND, BERAC_AREA, troops=(200, 200))
    run(game, RecruitLevies(0, 0))
    answer(game, BERAC)
    assert best(game) == 0


def test_the_city_in_most_danger_gets_the_garrison() -> None:
    game = towns()
    control(game, 0, BERAC, FROLI)
    put(game, noble_of(1, 0), BERAC_AREA, troops=(200, 100))
    run(game, HireGarrison(0, 0))
    assert best(game) == BERAC


def test_a_garrison_is_paid_where_there_is_danger_and_not_by_the_poor_without() -> None:
    game = towns()
    control(game, 0, BERAC)
    garrison(game, BERAC)
    run(game, Wages(BIT[0]))
    game.state.crowns[0] = 2
    assert best(game) == NO
    put(game, noble_of(1, 0), BERAC_AREA, troops=(200, 100))
    game.state.crowns[0] = 40
    assert best(game) == YES


def test_of_two_captains_the_better_gift_is_hired() -> None:
    game = towns()
    game.state.track[0] = 0
    for nation, rank in ((RUMANIAN, LEADER), (1, HERALD)):
        take_out(game.state, card(nation, rank))
        move_troop(game.state, card(nation, rank), ON_OFFER)
    run(game, Draft())
    assert best(game) == kind(RUMANIAN, LEADER)


def test_every_gift_is_worth_something() -> None:
    game = at_berac()
    run(game, RecruitLevies(0, 0))
    situation = Situation(game, style_of(0))
    assert all(worth_of_bend(situation, FIRST_ABILITY + place, 0) > 0 for place in range(12))


def test_a_captain_goes_to_a_noble_not_into_the_stronghold() -> None:
    game = at_berac()
    place_stronghold(game, 0, NEAR)
    give_captain(game, FIRST_GROUP, ENGLISH, LEADER)
    run(game, PlaceTroop(0, card(ENGLISH, LEADER)))
    assert best(game) != STRONGHOLD


def test_levies_pay_for_casualties_first() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=1)
    hire(game, FIRST, 50, SWISS)
    hire(game, FIRST, 50, SWISS)
    give_levy(game, FIRST, BERAC)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert best(game) == LEVY_KIND + BERAC


def test_a_captain_is_given_up_after_a_plain_fifty() -> None:
    game = towns()
    put(game, FIRST, MEADOW, casualties=1)
    hire(game, FIRST, 50, SWISS)
    hire(game, FIRST, 50, SWISS)
    give_captain(game, FIRST, RUMANIAN, LEADER)
    run(game, Sacrifice(FIRST, NONE, 0))
    assert best(game) == SWISS * 4


def test_the_terms_know_garrisons_and_captains() -> None:
    game = towns()
    control(game, 0, BERAC, FROLI)
    put(game, FIRST, MEADOW)
    before = [int(term(game.state, 0, name)) for name in (of.WALLS, of.WAGES, of.CHARGES)]
    owed = int(wages_of(game.state, 0))
    garrison(game, BERAC)
    give_captain(game, FIRST, RUMANIAN, LEADER)
    after = [int(term(game.state, 0, name)) for name in (of.WALLS, of.WAGES, of.CHARGES)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 2 + 2, 1]
    assert wages_of(game.state, 0) - owed == 2 + 2

"""What a Baron of the house does when Fate says Riot, Retreat or Funds Needed."""

import pytest

from tests.support.arrange import answer, control, noble_of, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, URAN
from tests.support.fates import clash, glory_table, meadow, reports, riot_in, says
from wk_env.games.warrior_knights.advice.evaluation.features import INCOME, KINGDOM, PROMISE, TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.victory_terms import count_cities
from wk_env.games.warrior_knights.advice.policy.answers_works import odds_if_blessed, odds_of_voyage
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.fate_cards import is_to_go, sort_hand
from wk_env.games.warrior_knights.advice.tactics.placement import duty_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.fate import ANSWERS
from wk_env.games.warrior_knights.rules.asks import DISCARD, LET_RIOT, PAY_CROWNS, PAY_FAITH
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    FUNDS_NEEDED,
    MOST_SEATS,
    NO,
    NONE,
    PREVENT,
    RIOTS,
    VICTORY,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.expedition import Sail
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.kernel.advisor import BEST_LEVEL

CEYLON, SPICE, CHINA = 0, 1, 2


def situation_of(game: Play) -> Situation:
    """The situation of a balanced Baron before the open question."""
    return Situation(game, weights_of("balanced", BEST_LEVEL))


def judged(game: Play) -> int:
    """What he answers to a question of this part."""
    situation = situation_of(game)
    answer = next(row for row in ANSWERS if row.ask == game.decision.ask)
    answer.prepare(situation)
    return max(game.decision.choices(), key=lambda choice: answer.worth(situation, choice))


def rioting(faith: int, crowns: int) -> Play:
    """Seat 0 is asked about a riot in Berac, which 6 crowns would calm."""
    game = glory_table()
    control(game, 0, BERAC)
    game.state.faith[0], game.state.crowns[0] = faith, crowns
    stack_fate(game, says(game, RIOTS))
    run(game, Revolts())
    return game


# ---- riots


def test_he_calms_a_city_with_what_is_cheap_to_him() -> None:
    assert judged(rioting(3, 6)) == PAY_FAITH
    assert judged(rioting(0, 60)) == PAY_CROWNS


def test_in_the_last_upkeep_he_lets_it_riot() -> None:
    game = rioting(3, 60)
    game.state.last_upkeep = 1
    assert judged(game) == LET_RIOT


def test_rioting_cities_count_but_promise_nothing() -> None:
    game = glory_table()
    control(game, 0, BERAC, URAN)
    riot_in(game, BERAC)
    features = Features()
    count_cities(game.state, features)
    row = features.rows[:TERM_COUNT]
    assert (row[KINGDOM], row[PROMISE], row[INCOME]) == (2, 1, game.state.content.city_income[URAN])


def test_a_noble_has_more_to_do_in_a_rioting_city() -> None:
    game = rioting(0, 15)
    put(game, noble_of(0, CIRCLE), MEADOW, troops=(100,))
    quiet = duty_of(situation_of(game), noble_of(0, CIRCLE), BERAC_AREA)
    riot_in(game, BERAC)
    assert duty_of(situation_of(game), noble_of(0, CIRCLE), BERAC_AREA) > quiet


# ---- withdrawals


@pytest.mark.parametrize(
    ("attack", "defence", "choice"),
    [
        ((DEAL, DEAL, DEAL), (WITHDRAW, PREVENT, DEAL), YES),
        ((VICTORY, VICTORY, DEAL), (WITHDRAW, PREVENT, PREVENT), YES),
        ((PREVENT, PREVENT, DEAL), (WITHDRAW, PREVENT, DEAL), NO),
        ((PREVENT, PREVENT, PREVENT), (WITHDRAW, VICTORY, VICTORY), NO),
    ],
)
def test_he_withdraws_from_a_battle_that_he_would_lose(
    attack: tuple[int, ...], defence: tuple[int, ...], choice: int
) -> None:
    game = meadow((200, 100), (200, 100), glory_table())
    clash(game, attack, defence)
    assert judged(game) == choice


def test_he_does_not_give_up_a_city_for_a_few_men() -> None:
    game = meadow((100,), (100,), glory_table(), BERAC_AREA)
    control(game, 1, BERAC)
    clash(game, (DEAL,), (WITHDRAW, PREVENT, PREVENT), BERAC_AREA)
    assert judged(game) == NO


def test_a_retreat_is_no_card_to_throw_away() -> None:
    game = meadow((100, 100), (100, 100), glory_table())
    cards = stack_fate(game, PREVENT, WITHDRAW, PREVENT, VICTORY)
    run(game, Fight(0, MEADOW))
    answer(game, 1)
    assert game.decision.ask == DISCARD
    situation = situation_of(game)
    sort_hand(situation)
    assert [card for card in cards if is_to_go(situation, card)] == [cards[0], cards[2]]


# ---- more funds


def lacking(stake: int) -> Play:
    """Seat 0 is asked for more funds for a stake in China."""
    game = glory_table()
    game.state.voyage_spot = laid(game.state.voyage_spot, CHINA, 2)
    game.state.voyage_share[CHINA * MOST_SEATS] = stake
    stack_fate(game, reports(game, CHINA, FUNDS_NEEDED))
    run(game, Sail(NONE))
    return game


def test_he_pays_for_a_stake_that_is_worth_it() -> None:
    assert judged(lacking(5)) == YES
    assert judged(lacking(1)) == NO


def test_he_pays_for_nothing_that_comes_home_too_late() -> None:
    game = lacking(5)
    control(game, 1, *range(6))
    game.state.pool = 1
    assert judged(game) == NO


def test_funds_needed_are_neither_an_end_nor_a_gain_of_an_expedition() -> None:
    game = lacking(5)
    rows = list(game.state.content.fate_voyage[CHINA * 48 : CHINA * 48 + 48])
    final = [news for news in rows if news >= 0]
    situation = situation_of(game)
    paid = 1000 * int(sum(final)) // len(final)
    assert paid * 4 // 5 < int(odds_of_voyage(situation, CHINA)) < paid
    assert odds_if_blessed(situation, CHINA) > odds_of_voyage(situation, CHINA)

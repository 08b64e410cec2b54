"""Whole games in which cities may capitulate and Nobles appeal to others: laws hold, copies are free.

Barons who play by chance hardly ever shut anybody in, so now and then one of their Nobles lays siege to a guarded
city; and who has spent all finds a purse.
"""

import pytest

from tests.games.warrior_knights.laws.test_variants import begun_by, interrupt, is_sound
from tests.support.invariants import faults
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.rules.asks import ACT, APPEAL_CITY, APPEAL_COST, CAPITULATE
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.queries import area_of, besieges, has_noble_in
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play
from wk_env.kernel.rng import Rng, rng_from

GAMES = (
    Rules(seats=3, influence_each=10, most_rounds=8, capitulations=1, appeals=1),
    Rules(seats=4, influence_each=10, most_rounds=6, capitulations=1, appeals=2, glory=1),
    Rules(seats=2, influence_each=10, most_rounds=8, capitulations=1, appeals=1, poor_draws=1, elimination=1),
)
SIEGES = 8  # one card in so many brings one
BY_CHANCE, BY_STEWARDS = 1, 5  # one answer in so many is by chance


def lay_siege(game: Play, luck: Rng) -> None:
    """Before his card is resolved the asked Baron besieges a city of another who is inside it."""
    table, seat = game.state, game.decision.seat
    own = [noble for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS) if area_of(table, noble) >= 0]
    guarded = [
        city
        for city in range(CITIES)
        if table.city_owner[city] not in {-1, -2, seat}
        and not besieges(table, seat, city)
        and has_noble_in(table, table.city_owner[city], table.content.city_area[city])
    ]
    if own and guarded:
        noble, city = own[luck.below(len(own))], guarded[luck.below(len(guarded))]
        put_noble(table, noble, table.content.city_area[city])
        interrupt(game, Besiege(seat, city, BIT[noble]))


def played(rules: Rules, seed: int, chance: int) -> set[int]:
    """Play a game and look at it again and again; the questions that were asked."""
    game = begun_by(rules, seed)
    luck = rng_from(seed)
    heard: set[int] = set()
    number = 0
    while game.decision.count:
        number += 1
        if game.decision.ask == ACT and luck.below(SIEGES) == 0:
            lay_siege(game, luck)
            game.state.faith[game.decision.seat] += 1
            game.state.crowns[game.decision.seat] += 10
        if number % 151 == 0:
            assert faults(game) == []
            assert is_sound(game)
        heard.add(int(game.decision.ask))
        place = best_option(game, weights_of("conqueror", 5)) if luck.below(chance) else luck.below(game.decision.count)
        play(game, game.decision.options[place])
    assert game.is_over()
    return heard


@pytest.mark.parametrize("rules", GAMES)
def test_games_end_keep_the_laws_and_ask_the_new_questions(rules: Rules) -> None:
    heard = set[int]()
    for seed in range(3, 7):
        heard |= played(rules, seed, BY_CHANCE) | played(rules, seed, BY_STEWARDS)
    assert heard >= {CAPITULATE, APPEAL_CITY, APPEAL_COST}

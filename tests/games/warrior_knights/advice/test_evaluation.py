"""Each term of the evaluation moves as its table says when its fact moves, and the shares add up."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import arrange, control, hire, noble_of, put
from tests.support.observed_games import begun, until
from wk_env.games.warrior_knights.advice.evaluation.evaluation import (
    fine_shares,
    term,
    value_of,
    win_shares,
)
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import ACT, PLAN, VOTES
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    CARD_IN_FORCE,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    OFF_BOARD,
    STAR,
)
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.words.evaluation_terms import TERM_NAMES, TERMS
from wk_env.kernel.rng import rng_from


def at(game: Play, name: str, seat: int = 0) -> int:
    """A term of a Baron by its name."""
    return int(term(game.state, seat, TERM_NAMES.index(name)))


def shares(table: Table) -> list[int]:
    """The chances of all Barons, per mille."""
    found = vec[i64]([0] * 6)
    win_shares(table, found)
    return [int(share) for share in found[: table.seats]]


def at_a_city(strength: int, city: int = 3) -> Play:
    """A Noble of seat 0 with a troop card in the area of a city."""
    game = arrange(seats=3)
    put(game, noble_of(0, STAR), int(game.state.content.city_area[city]), (strength,))
    return game


def test_every_term_has_a_name_a_unit_a_reason_and_two_weights() -> None:
    assert [int(row.place) for row in TERMS] == list(range(TERM_COUNT))
    assert len(WEIGHTS) == 2 * TERM_COUNT
    assert all(all(row[1:]) for row in TERMS)
    for words in (TERM_NAMES, [row.why for row in TERMS], [said for row in TERMS for said in (row.better, row.worse)]):
        assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("name", "column"),
    [("purse", "crowns"), ("votes", "votes"), ("faith", "faith"), ("influence", "influence"), ("ban", "banned")],
)
def test_what_a_baron_holds_is_counted(name: str, column: str) -> None:
    game = arrange(seats=3)
    before = at(game, name)
    getattr(game.state, column)[0] += 1
    assert at(game, name) > before
    assert at(game, name, seat=2) == before


def test_the_first_crowns_count_most() -> None:
    game = arrange(seats=3)
    game.state.crowns[0], game.state.crowns[1], game.state.crowns[2] = 4, 20, 60
    poor, well, rich = (at(game, "purse", seat) for seat in range(3))
    assert poor == 16
    assert well < 5 * poor
    assert rich < 3 * well


def test_a_city_gives_income_and_promises_influence() -> None:
    game = arrange(seats=3)
    control(game, 0, 3, 20)
    game.state.stronghold_at[0] = 1
    assert (at(game, "cities of the Kingdom"), at(game, "cities overseas")) == (1, 1)
    assert at(game, "income") == game.state.content.city_income[3] + game.state.content.city_income[20]
    assert at(game, "promise") == 2 * (30 * 100 // 3)
    assert at(game, "walls") == 2


def test_a_besieged_city_gives_nothing() -> None:
    game = arrange(seats=3)
    control(game, 0, 3)
    game.state.stronghold_at[0] = 1
    game.state.siege_since[3 * 6 + 1] = 1
    assert (at(game, "promise"), at(game, "income"), at(game, "sieges borne")) == (0, 0, 1)
    assert at(game, "sieges laid", seat=1) == 1
    game.state.round = 2
    assert at(game, "sieges laid", seat=1) == 2


def test_a_fortified_city_pays_and_holds_more_until_it_is_breached() -> None:
    game = arrange(seats=3)
    control(game, 0, 3)
    income, walls = at(game, "income"), at(game, "walls")
    game.state.fortified[3] = 1
    assert (at(game, "income"), at(game, "walls")) == (income + 1, walls + 1)
    game.state.breaches[3] = 2
    assert at(game, "walls") == walls - 1


def test_without_a_stronghold_cities_promise_nothing() -> None:
    game = arrange(seats=3)
    control(game, 0, 3)
    game.state.stronghold_at[0] = 1
    assert (at(game, "stronghold"), at(game, "promise") > 0) == (1, True)
    game.state.stronghold_at[0] = OFF_BOARD
    assert (at(game, "stronghold"), at(game, "promise")) == (0, 0)


def test_the_majority_is_weighed_by_how_near_it_is() -> None:
    game = arrange(seats=3)
    control(game, 0, *range(5))
    near = at(game, "majority")
    control(game, 0, *range(9))
    assert 0 < near < at(game, "majority") < 100
    assert at(game, "crown in reach") == 0
    control(game, 0, *range(10))
    assert (at(game, "majority"), at(game, "crown in reach")) == (100, 1)


def test_troops_are_owed_wages_and_debts_are_seen() -> None:
    game = arrange(seats=3)
    wages = at(game, "wages")
    hire(game, 24, 150)
    assert at(game, "wages") == wages + 3
    game.state.crowns[0] = wages + 1
    assert at(game, "debt") == 2


def test_an_army_is_led_and_casualties_weaken_it() -> None:
    game = at_a_city(200)
    assert (at(game, "host"), at(game, "spearhead"), at(game, "Nobles"), at(game, "fresh Nobles")) == (4, 4, 1, 1)
    put(game, noble_of(0, STAR), 7, casualties=1)
    assert (at(game, "host"), at(game, "casualties")) == (2, 1)
    game.state.noble_fresh[noble_of(0, STAR)] = 0
    assert at(game, "fresh Nobles") == 0


def test_troops_off_the_board_are_one_sum_wherever_they_lie() -> None:
    game = arrange(seats=3)
    before = at(game, "reserve")
    hire(game, noble_of(0, STAR), 100)
    with_noble = at(game, "reserve")
    hire(game, 24, 100)
    assert with_noble - before == at(game, "reserve") - with_noble == 2


def test_a_weak_city_is_a_target_and_strong_walls_are_not() -> None:
    game = at_a_city(200)
    game.state.breaches[3] = 2
    assert at(game, "targets at hand") == 100
    game.state.breaches[3] = 0
    game.state.fortified[3] = 1
    assert 0 < at(game, "targets at hand") < 100
    control(game, 0, 3)
    assert at(game, "targets at hand") == 0


def test_an_exhausted_army_takes_a_city_no_sooner_than_after_a_march() -> None:
    game = at_a_city(200)
    here = at(game, "targets at hand")
    game.state.noble_fresh[noble_of(0, STAR)] = 0
    assert at(game, "targets at hand") == 0
    assert at(game, "targets near") >= here


def test_what_a_rival_can_reach_is_in_danger_and_a_garrison_helps() -> None:
    game = at_a_city(200)
    control(game, 1, 3)
    bare = at(game, "cities in danger", seat=1)
    put(game, noble_of(1, STAR), int(game.state.content.city_area[3]), (150,))
    assert 0 <= at(game, "cities in danger", seat=1) < bare
    game.state.stronghold_at[2] = int(game.state.content.city_area[3])
    game.state.breaches[26] = 4
    for troop in range(8, 12):
        game.state.troop_at[troop] = -4
    game.state.army_troops[26] = 0
    assert at(game, "stronghold in danger", seat=2) > 0


def test_tokens_offices_and_charges_are_counted() -> None:
    game = arrange(seats=3)
    assert [at(game, "chair", seat) for seat in range(3)] == [1, 0, 0]
    assert [at(game, "Head of the Church", seat) for seat in range(3)] == [0, 1, 0]
    content = game.state.content
    paying = next(card for card in range(36, 80) if content.card_concession[card] > 0)
    office = next(card for card in range(36, 80) if content.card_maintained[card] > 0)
    game.state.card_place[paying], game.state.card_on[paying] = CARD_IN_FORCE, 0
    game.state.noble_office[noble_of(0, STAR)] = office
    assert (at(game, "charges"), at(game, "offices"), at(game, "income")) == (1, 1, content.card_concession[paying])


def test_action_cards_count_until_they_lie_open() -> None:
    game = arrange(seats=3)
    assert (at(game, "marches left"), at(game, "cards left")) == (4, 8)
    game.state.action_at[2 * MOBILIZE_FORCES] = game.state.action_at[2 * LEVY_TAXES] = ASIDE
    assert (at(game, "marches left"), at(game, "cards left")) == (3, 7)


def test_stakes_at_sea_and_markers_on_the_track_are_counted() -> None:
    game = arrange(seats=3)
    game.state.voyage_spot[0], game.state.voyage_share[0] = 1, 3
    assert at(game, "expeditions") == 30
    game.state.voyage_blessed[0] = 1
    assert at(game, "expeditions") == 51
    game.state.track[0], game.state.track[2] = 0, 1
    assert at(game, "markers") > at(game, "markers", seat=1) > 0


def test_more_influence_and_more_cities_raise_the_chance() -> None:
    game = begun(4, 3).game
    even = shares(game.state)
    game.state.influence[2] += 5
    ahead = shares(game.state)
    control(game, 2, 0, 1)
    assert even[2] < ahead[2] < shares(game.state)[2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_shares_add_up_and_are_shares(seats: int) -> None:
    match, luck = begun(seats, seats), rng_from(seats)
    for _ in range(30):
        for _ in range(20):
            match.play(match.decision.options[luck.below(match.decision.count)])
        found = shares(match.game.state)
        assert sum(found) in range(1000 - seats, 1001 + seats)
        assert min(found) >= 0


def test_a_decided_game_belongs_to_its_winner() -> None:
    game = arrange(seats=3)
    game.state.winner = 1
    assert shares(game.state) == [0, 1000, 0]
    game.state.winner, game.state.last_upkeep = -1, 1
    game.state.influence[2] = 1
    assert shares(game.state) == [0, 0, 1000]


def test_whoever_is_out_of_the_game_has_no_chance() -> None:
    game = arrange(seats=3)
    game.state.gone = 2
    assert shares(game.state)[1] == 0


@pytest.mark.parametrize("ask", [PLAN, ACT, VOTES])
def test_the_evaluation_reads_nothing_hidden(ask: int) -> None:
    match = until(ask, times=5)
    features, seen = Features(), set()
    for viewer in range(4):
        for seed in range(4):
            table = redeal(match.game, viewer, seed).state
            fine = vec[i64]([0] * 6)
            fine_shares(table, features, WEIGHTS, fine)
            seen.add((*fine, *(value_of(table, seat) for seat in range(4))))
    assert len(seen) == 1

"""How a steward stakes crowns on expeditions: as a gamble, by its odds, blessed or not."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, arrange, control, run
from tests.support.sitting import judged
from wk_env.games.warrior_knights.advice.policy.answer import SAVES_CROWNS
from wk_env.games.warrior_knights.advice.policy.answers_works import odds_if_blessed, odds_of_voyage
from wk_env.games.warrior_knights.advice.policy.reasons import reason_of
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.asks import BLESS, INVEST, NO_VOYAGE
from wk_env.games.warrior_knights.rules.numbers import FATE_CARDS, FLEET_LOST, NO, NO_NEWS, YES
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.advisor import BEST_LEVEL

CEYLON, SPICE, CHINA = 0, 1, 2
# A safe one, one in between, and one that is riskiest: it takes a blessing to gain by it.
NEWS = ((1, 1, 1, 2), (FLEET_LOST, 2), (FLEET_LOST, FLEET_LOST, FLEET_LOST, 4))
MOST = 5  # crowns that a Baron may stake


def situation_of(game: Play) -> Situation:
    """The situation of a balanced steward before the open question."""
    return Situation(game, weights_of("balanced", BEST_LEVEL))


def funded(faith: int = 0, head: int = 1, crowns: int = 30) -> Play:
    """The Chairman of four, seat 0, is to start an expedition; the Head of the Church has so much Faith."""
    game = arrange(seats=4)
    for seat in range(4):
        game.state.crowns[seat] = crowns
    game.state.head = head
    game.state.faith[head] = faith
    for voyage, results in enumerate(NEWS):
        fated(game, voyage, *results)
    run(game, FundExpeditions())
    return game


def fated(game: Play, voyage: int, *results: int) -> None:
    """Of the Fate cards as many say one of these results as another of an expedition."""
    content = load(HOUSE)
    rows = list(game.state.content.fate_voyage)
    for card in range(FATE_CARDS):
        rows[voyage * FATE_CARDS + card] = results[card * len(results) // FATE_CARDS]
    content.fate_voyage = vec[i64](rows)
    game.state.content = content


def staked(game: Play, voyage: int, *before: int) -> int:
    """How much the next Baron stakes on an expedition after those before him have staked so much."""
    answer(game, voyage, *before)
    assert game.decision.ask == INVEST
    return judged(game)


# ---- what a crown brings home


def test_an_unblessed_crown_brings_the_average_of_all_news() -> None:
    game = funded()
    fated(game, CHINA, FLEET_LOST, 3, NO_NEWS)
    assert odds_of_voyage(situation_of(game), CHINA) == 1500
    fated(game, CHINA, FLEET_LOST)
    assert odds_of_voyage(situation_of(game), CHINA) == odds_if_blessed(situation_of(game), CHINA) == 0


def test_a_blessed_crown_brings_the_better_of_two_cards() -> None:
    game = funded()
    fated(game, CHINA, FLEET_LOST, 4)
    half, pairs = FATE_CARDS // 2, FATE_CARDS * (FATE_CARDS - 1) // 2
    lost = half * (half - 1) // 2
    assert odds_if_blessed(situation_of(game), CHINA) == 4 * (pairs - lost) * 1000 // pairs


def test_no_news_saves_a_blessed_fleet_and_only_delays_it() -> None:
    game = funded()
    fated(game, CHINA, FLEET_LOST, 2, NO_NEWS)
    third, pairs = FATE_CARDS // 3, FATE_CARDS * (FATE_CARDS - 1) // 2
    waits = third * (third - 1) // 2 + third * third
    lost = third * (third - 1) // 2
    assert odds_if_blessed(situation_of(game), CHINA) == 2 * (pairs - waits - lost) * 1000 // (pairs - waits)


def test_a_blessing_adds_the_more_the_riskier_an_expedition_is() -> None:
    game = funded()
    fated(game, SPICE, 2)
    situation = situation_of(game)
    gains = [
        int(odds_if_blessed(situation, voyage) - odds_of_voyage(situation, voyage)) for voyage in (SPICE, CEYLON, CHINA)
    ]
    assert gains[0] == 0 < gains[1] < gains[2]


# ---- who starts one, and who stakes what


def test_the_head_of_the_church_starts_and_stakes_on_what_he_can_bless() -> None:
    assert judged(funded(faith=2, head=0)) == CHINA
    assert judged(funded(faith=0, head=0)) == CEYLON
    assert staked(funded(faith=2, head=0), CHINA) == MOST
    assert staked(funded(faith=0, head=0), CHINA) == 0


def test_who_follows_a_head_with_a_share_hopes_for_his_blessing() -> None:
    assert staked(funded(faith=2), CHINA, 0, MOST) == MOST
    assert staked(funded(faith=2), CHINA, 0, 0) == 0
    assert staked(funded(faith=0), CHINA, 0, MOST) == 0


def test_no_crown_goes_where_no_gain_is_likely() -> None:
    game = funded()
    for voyage in (CEYLON, SPICE, CHINA):
        fated(game, voyage, FLEET_LOST, 2)
    assert judged(game) == NO_VOYAGE
    assert staked(game, CHINA) == 0
    assert reason_of(game, 0) == SAVES_CROWNS
    fated(game, CHINA, FLEET_LOST, 3)
    assert judged(game) == MOST


def test_no_crown_goes_out_that_is_wanted_before_it_is_home() -> None:
    assert staked(funded(crowns=30), CEYLON) == MOST
    assert staked(funded(crowns=4), CEYLON) == 0
    late = funded()
    for seat in range(4):
        control(late, seat, seat)
    late.state.pool = 1
    assert judged(late) == NO_VOYAGE
    assert staked(late, CEYLON) == 0


def test_a_faith_is_spent_on_a_blessing_for_a_stake_of_his_own() -> None:
    for stake, blessing in [(0, NO), (MOST, YES)]:
        game = funded(faith=4)
        answer(game, CHINA, 1, stake, 1, 1)
        assert (game.decision.ask, game.decision.seat) == (BLESS, 1)
        assert judged(game) == blessing

"""How a steward votes: what he shows for what hangs on it, what he keeps for later, and whom he backs."""

from collections.abc import Sequence

import pytest

from tests.support.agendas import ELECTION, MOTION, assembly, write
from tests.support.arrange import answer, control, run
from tests.support.sitting import judged
from wk_env.games.warrior_knights.advice.policy.answer import SAVES_VOTES, WINS_VOTE
from wk_env.games.warrior_knights.advice.policy.answers_votes import odds_of
from wk_env.games.warrior_knights.advice.policy.reasons import reason_of
from wk_env.games.warrior_knights.rules.asks import FOR_BARON, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, PER_CITY, WORD_GAIN, WORD_LOSE
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.phases.assembly import gather
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.voting import WriteVotes, attending
from wk_env.games.warrior_knights.rules.state import Play

PRIZE = 30  # crowns
LEVY = 60  # crowns a city


def elections(votes: Sequence[int], *prizes: int) -> Play:
    """Barons with these Votes; each current Agenda gives whoever is elected so many crowns."""
    game = assembly(*(ELECTION + place for place in range(len(prizes))), seats=len(votes))
    for place, crowns in enumerate(prizes):
        if crowns > 0:
            write(game, ELECTION + place, WORD_GAIN, crowns, CROWNS)
    return gathered(game, votes)


def levy(votes: Sequence[int], *landed: int) -> Play:
    """Barons with these Votes before a tax on cities, of which only these Barons have one each."""
    game = assembly(MOTION, seats=len(votes))
    write(game, MOTION, WORD_LOSE, LEVY, CROWNS, 0, 0, PER_CITY)
    for seat in landed:
        control(game, seat, seat)
    return gathered(game, votes)


def gathered(game: Play, votes: Sequence[int]) -> Play:
    """All Barons attend, with these Votes."""
    gather(game.state)
    for seat, held in enumerate(votes):
        game.state.votes[seat] = held
    return game


def shown(game: Play, card: int = ELECTION) -> int:
    """How many Votes the Chairman shows for a card."""
    run(game, Agenda(card, NONE))
    assert game.decision.ask == VOTES
    return judged(game)


# ---- the odds


@pytest.mark.parametrize("spread", [1, 10, 15, 40, 100])
def test_the_odds_rise_with_the_lead_and_are_those_of_the_other_side_turned_round(spread: int) -> None:
    odds = [int(odds_of(ahead, spread)) for ahead in range(-300, 301)]
    assert odds == sorted(odds)
    assert all(one + other == 1000 for one, other in zip(odds, reversed(odds), strict=True))
    assert odds[300] == 500
    assert 0 < odds[0] < 50


def test_the_same_lead_is_worth_less_the_more_doubt_there_is() -> None:
    odds = [int(odds_of(30, spread)) for spread in (10, 20, 40, 80)]
    assert odds == sorted(set(odds), reverse=True)
    assert odds[-1] > 500


# ---- how many


@pytest.mark.parametrize("votes", [(8, 4, 4), (8, 0, 0)])
def test_no_vote_is_shown_where_nothing_hangs_on_it(votes: Sequence[int]) -> None:
    game = elections(votes, 0)
    assert shown(game) == 0
    assert reason_of(game, 0) == SAVES_VOTES


def test_the_more_hangs_on_a_vote_the_more_are_shown() -> None:
    bids = [shown(elections((8, 4, 4), prize)) for prize in (1, 12, 20, 100)]
    assert bids == sorted(bids)
    assert bids[0] == 0 < bids[1] < bids[2] < bids[3]


def test_the_more_votes_rivals_have_the_more_are_shown_until_it_is_hopeless() -> None:
    bids = [shown(elections((8, held, held), PRIZE)) for held in (0, 4, 8, 40)]
    assert bids[0] < bids[1] < bids[2]
    assert bids[3] == 0


def test_votes_are_shown_to_win_the_vote() -> None:
    game = elections((8, 4, 4), PRIZE)
    assert reason_of(game, shown(game)) == WINS_VOTE


@pytest.mark.parametrize("prize", [5, 10, PRIZE, 100])
def test_a_hoard_is_not_thrown_after_a_prize(prize: int) -> None:
    assert shown(elections((30, 4, 4), prize)) <= 4 + 4 + 1


def test_the_absent_have_no_say() -> None:
    full, half_empty = elections((8, 8, 0), PRIZE), elections((8, 8, 0), PRIZE)
    half_empty.state.attends[1] = 0
    assert shown(half_empty) == shown(elections((8, 0, 0), PRIZE)) < shown(full)


def test_votes_are_kept_for_agendas_on_which_more_hangs() -> None:
    bids = [shown(elections((8, 4, 4), PRIZE, later)) for later in (0, 2 * PRIZE // 3, 2 * PRIZE)]
    assert bids[0] > bids[1] > bids[2] == 0


def test_votes_are_not_kept_in_the_last_round() -> None:
    bids = list[int]()
    for pool in (30, 1):
        game = elections((8, 4, 4), 4)
        for seat in range(3):
            control(game, seat, seat)
        game.state.pool = pool
        bids.append(shown(game))
    assert bids[0] < bids[1]


def test_who_has_the_same_interest_is_counted_on() -> None:
    bids = [shown(levy((12, held, 8), 2), MOTION) for held in (0, 5, 40)]
    assert bids[0] > bids[1] > bids[2] == 0


def test_of_two_players_each_is_taken_to_split_his_votes() -> None:
    bids = list[int]()
    for prizes in [(10,), (10, 0, 0)]:
        game = elections((8, 6), *prizes)
        run(game, WriteVotes(attending(game.state)))
        bids.append(judged(game))
    assert 0 < bids[1] < bids[0]


def test_of_two_players_nothing_is_kept_for_what_is_written_already() -> None:
    bids = list[int]()
    for prizes in [(0, 12, 0), (60, 12, 0)]:
        game = elections((8, 4), *prizes)
        run(game, WriteVotes(attending(game.state)))
        answer(game, 0)
        bids.append(judged(game))
    assert bids[0] == bids[1] > 0


# ---- for whom


def backed(fists: Sequence[int], leader: int, word: int = WORD_GAIN) -> int:
    """Whom the Chairman backs, who declares first, when all have shown so many Votes and this rival is farthest on."""
    game = assembly(ELECTION, seats=len(fists))
    write(game, ELECTION, word, PRIZE, CROWNS)
    gathered(game, fists)
    game.state.influence[leader] = 10
    run(game, Agenda(ELECTION, NONE))
    answer(game, *fists)
    assert (game.decision.ask, game.decision.seat) == (FOR_BARON, 0)
    return judged(game)


def test_he_elects_himself_to_what_is_good_if_he_can() -> None:
    assert backed((4, 3, 3), leader=1) == 0


def test_who_cannot_be_elected_keeps_the_prize_from_the_leader() -> None:
    assert backed((2, 4, 3), leader=1) == 2
    assert backed((2, 3, 4), leader=2) == 1


def test_what_is_bad_is_for_the_leader() -> None:
    assert backed((4, 1, 1), leader=1, word=WORD_LOSE) == 1
    assert backed((4, 1, 1), leader=2, word=WORD_LOSE) == 2

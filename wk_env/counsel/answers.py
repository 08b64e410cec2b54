"""A sensible answer to every question: each option gets a score, from what the asked seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.counsel import answers_assembly as assembly
from wk_env.counsel import answers_bargain as bargain
from wk_env.counsel import answers_battle as battle
from wk_env.counsel import answers_cards as cards
from wk_env.counsel import answers_events as events
from wk_env.counsel import answers_march as march
from wk_env.counsel import answers_setup as setup
from wk_env.counsel import answers_troops as troops
from wk_env.counsel import answers_works as works
from wk_env.counsel.answer import Answer
from wk_env.counsel.mind import Mind
from wk_env.counsel.styles import BALANCED
from wk_env.warrior_knights.state import Play

# What reasons_of writes down.
REASON: Final[i64] = 0
CHANCE: Final[i64] = 1  # per mille, or NONE
THING: Final[i64] = 2  # a hold, or NONE
SCORE: Final[i64] = 3
NEXT_BEST: Final[i64] = 4  # the best score among the other options
TOLD: Final[i64] = 5

# One answer for each question, in the order of asks.py.
ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    setup.SetupTroop(),
    setup.StrongholdArea(),
    setup.FirstNoble(),
    setup.FirstArea(),
    cards.Plan(),
    cards.Act(),
    cards.Allocate(),
    cards.TrackSpot(),
    march.MobilizeArea(),
    march.Mover(),
    march.Route(),
    march.Permit(),
    march.Donor(),
    march.Take(),
    battle.Target(),
    battle.BattleKind(),
    battle.Consent(),
    battle.Attacker(),
    battle.Commander(),
    battle.Discard(),
    battle.Ability(),
    battle.Casualty(),
    troops.Retreat(),
    troops.Deserter(),
    troops.Sacrifice(),
    troops.WhoFirst(),
    troops.KeepOrRaze(),
    troops.GiveCity(),
    events.Drawer(),
    events.Cancel(),
    events.Pledge(),
    events.Instead(),
    events.Exchange(),
    events.City(),
    events.Noble(),
    works.Voyage(),
    works.Invest(),
    works.Bless(),
    works.Upgrade(),
    works.RepairMore(),
    works.Muster(),
    works.MusterMore(),
    works.Comply(),
    troops.PayTroop(),
    works.Revolt(),
    assembly.Deputy(),
    assembly.NextAgenda(),
    assembly.Votes(),
    assembly.Side(),
    assembly.ForBaron(),
    assembly.Tie(),
    assembly.Accept(),
    assembly.OfficeNoble(),
    assembly.DropCard(),
    assembly.Propose(),
    troops.Hire(),
    troops.PlaceTroop(),
    troops.Transfer(),
    troops.Hand(),
    troops.ReturnArea(),
    troops.Deserting(),
    bargain.Bargain(),
    bargain.BargainHeir(),
    bargain.BargainSum(),
    bargain.BargainFavour(),
    bargain.BargainReply(),
    bargain.BargainCounter(),
    bargain.BargainLast(),
    bargain.KillHeir(),
    bargain.GiveHeir(),
    events.Miracle(),
]


def score_options(game: Play, style: vec[i64], scores: vec[i64]) -> None:
    """Write one score per option of the open question into `scores`, in the order of the options.

    In hundredths of a crown, higher is better; comparable within a question. Nothing that the asked seat may not know
    is read. `scores` has room for all options.
    """
    decision = game.decision
    mind = Mind(game, style)
    answer = ANSWERS[decision.ask]
    answer.prepare(mind)
    for place in range(decision.count):
        scores[place] = answer.worth(mind, decision.options[place])


def best_option(game: Play, style: vec[i64]) -> i64:
    """The place of the option with the highest score, the first of equals."""
    scores = vec[i64]([0] * game.decision.count)
    score_options(game, style, scores)
    best: i64 = 0
    for place in range(i64(1), game.decision.count):
        if scores[place] > scores[best]:
            best = place
    return best


def reasons_of(game: Play, style: vec[i64], choice: i64, told: vec[i64]) -> None:
    """Write down why a choice is worth something: REASON to NEXT_BEST."""
    decision = game.decision
    mind = Mind(game, style)
    answer = ANSWERS[decision.ask]
    answer.prepare(mind)
    told[NEXT_BEST] = -(10**9)
    for place in range(decision.count):
        if decision.options[place] != choice:
            told[NEXT_BEST] = max(told[NEXT_BEST], answer.worth(mind, decision.options[place]))
    mind.chance = -1
    mind.thing = -1
    told[SCORE] = answer.worth(mind, choice)
    told[REASON] = mind.reason
    told[CHANCE] = mind.chance
    told[THING] = mind.thing


def reason_of(game: Play, choice: i64) -> i64:
    """The number of the main reason for a choice, as answer.py names them."""
    told = vec[i64]([0] * TOLD)
    reasons_of(game, BALANCED, choice, told)
    return told[REASON]

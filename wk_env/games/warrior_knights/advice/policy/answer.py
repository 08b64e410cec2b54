"""An answer to one kind of question, and the reasons that it can give."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Situation


class Answer:
    """What a sensible Baron answers to one kind of question."""

    __slots__ = ("ask",)

    def __init__(self, ask: i64) -> None:
        self.ask: i64 = ask  # the question

    def prepare(self, situation: Situation) -> None:
        """Work out once what is needed for all options."""

    def worth(self, situation: Situation, choice: i64) -> i64:  # slow-ok: every answer has its own
        """What an option is worth, in hundredths of a crown; comparable within a question."""
        raise NotImplementedError


# Why an option is worth something, by number.
NO_REASON: Final[i64] = 0
TAKES_HOLD: Final[i64] = 1
ENDS_SIEGE: Final[i64] = 2
BEGINS_SIEGE: Final[i64] = 3
BEATS_ARMY: Final[i64] = 4
COMES_NEARER: Final[i64] = 5
STAYS_AT_POST: Final[i64] = 6
SPARES_ARMY: Final[i64] = 7
EARNS_CROWNS: Final[i64] = 8
SAVES_CROWNS: Final[i64] = 9
EARNS_FAITH: Final[i64] = 10
EARNS_VOTES: Final[i64] = 11
RAISES_TROOPS: Final[i64] = 12
KEEPS_TROOPS: Final[i64] = 13
HOLDS_CITY: Final[i64] = 14
STRONGER_WALLS: Final[i64] = 15
HELPS_HIM: Final[i64] = 16
HURTS_RIVAL: Final[i64] = 17
HURTS_HIM: Final[i64] = 18
AVOIDS_BAN: Final[i64] = 19
WINS_VOTE: Final[i64] = 20
SAVES_VOTES: Final[i64] = 21
HAS_SUCH_AIMS: Final[i64] = 22
BEST_LEADER: Final[i64] = 23
LEAST_LOSS: Final[i64] = 24
NOTHING_BETTER: Final[i64] = 25
BRINGS_PHASE: Final[i64] = 26
KEEPS_OTHERS_OUT: Final[i64] = 27
GOOD_GROUND: Final[i64] = 28
BETTER_BARGAIN: Final[i64] = 29
FITS_SIEGE: Final[i64] = 30
LEADS_MOST: Final[i64] = 31
LETS_MARCH: Final[i64] = 32
EVERY_MAN: Final[i64] = 33
ENOUGH_THERE: Final[i64] = 34
SERVES_LEAST: Final[i64] = 35
REST_IS_BETTER: Final[i64] = 36
CAN_BEAR_IT: Final[i64] = 37
WALLS_FIRST: Final[i64] = 38
WEAKEST_CARD: Final[i64] = 39
NOBODY_TOPS: Final[i64] = 40
OTHERS_NEED_TROOPS: Final[i64] = 41
WELL_PLACED: Final[i64] = 42
WORTH_HAVING: Final[i64] = 43
HELPS_OTHERS: Final[i64] = 44
HAS_MOST_VOTES: Final[i64] = 45
OTHERS_SPEND_FIRST: Final[i64] = 46
ON_THE_WAY: Final[i64] = 47
FREE_PASSAGE: Final[i64] = 48
CHOOSES_EARLY: Final[i64] = 49
WAITS_BARE: Final[i64] = 50
NOT_YET_FIT: Final[i64] = 51
OWES_NO_WAGES: Final[i64] = 52
ADDS_VICTORY: Final[i64] = 53
PREVENTS_ONE: Final[i64] = 54
DEALS_ONE: Final[i64] = 55
PAYS_ALL: Final[i64] = 56
FEWEST_VOTES: Final[i64] = 57
BRINGS_CARDS_BACK: Final[i64] = 58
WALLS_FALL_ANYWAY: Final[i64] = 59
HOLDS_OFFICE: Final[i64] = 60
TOO_LITTLE: Final[i64] = 61
MOST_AT_STAKE: Final[i64] = 62
BLEEDS_MOST: Final[i64] = 63
SAVES_FAITH: Final[i64] = 64
NO_RIVAL_NEAR: Final[i64] = 65
HOME_IS_NEAR: Final[i64] = 66
QUIET_GROUND: Final[i64] = 67
REASONS: Final[i64] = 68
# What is said for each; {} is the hold that it is about.
SENTENCES: Final[list[tuple[int, str]]] = [  # slow-ok: once
    (NO_REASON, "little speaks for it"),
    (TAKES_HOLD, "it may take {}"),
    (ENDS_SIEGE, "it brings the siege of {} to its end"),
    (BEGINS_SIEGE, "it shuts in {} without a loss"),
    (BEATS_ARMY, "an army can be beaten there"),
    (COMES_NEARER, "it leads towards something worth taking"),
    (STAYS_AT_POST, "your Nobles do more where they are"),
    (SPARES_ARMY, "the army is worth more than what it could win there"),
    (EARNS_CROWNS, "it brings in crowns"),
    (SAVES_CROWNS, "your crowns are wanted elsewhere"),
    (EARNS_FAITH, "it gains you Faith"),
    (EARNS_VOTES, "it gains you a voice in the Assembly"),
    (RAISES_TROOPS, "it strengthens your armies"),
    (KEEPS_TROOPS, "it keeps your troops together"),
    (HOLDS_CITY, "the city is worth more than it costs"),
    (STRONGER_WALLS, "strong walls keep rivals off"),
    (HELPS_HIM, "it does more for you than for the others"),
    (HURTS_RIVAL, "it hurts a rival"),
    (HURTS_HIM, "the harm to you would be greater"),
    (AVOIDS_BAN, "a ban would cost you more"),
    (WINS_VOTE, "much hangs on this vote"),
    (SAVES_VOTES, "little hangs on this vote"),
    (HAS_SUCH_AIMS, "one of your armies has something to take or to besiege"),
    (BEST_LEADER, "the men and the gift of this Noble count most here"),
    (LEAST_LOSS, "it is the least loss"),
    (NOTHING_BETTER, "nothing better is to be had"),
    (BRINGS_PHASE, "it brings a phase nearer that suits you"),
    (KEEPS_OTHERS_OUT, "it keeps a rival out"),
    (GOOD_GROUND, "it is good ground with cities near"),
    (BETTER_BARGAIN, "it is as much as the bargain is worth to you"),
    (FITS_SIEGE, "it helps to make an army that can besiege a city at once"),
    (LEADS_MOST, "nobody else to choose from leads more troops"),
    (LETS_MARCH, "it lets armies march or fight"),
    (EVERY_MAN, "the men of this Noble are wanted in this battle"),
    (ENOUGH_THERE, "those who are there are enough"),
    (SERVES_LEAST, "it serves you least of the cards in your hand"),
    (REST_IS_BETTER, "the other cards serve you better in your hand"),
    (CAN_BEAR_IT, "the army can bear it"),
    (WALLS_FIRST, "walls are mended more easily than men are found"),
    (WEAKEST_CARD, "it is the weakest card"),
    (NOBODY_TOPS, "nobody can top that"),
    (OTHERS_NEED_TROOPS, "your other Nobles need their troops"),
    (WELL_PLACED, "the troops are well where they are"),
    (WORTH_HAVING, "it is worth having"),
    (HELPS_OTHERS, "a yes would do more for the others than for you"),
    (HAS_MOST_VOTES, "this Baron has the most Votes now"),
    (OTHERS_SPEND_FIRST, "the others shall spend their Votes before what counts"),
    (ON_THE_WAY, "it leads to where the army is going"),
    (FREE_PASSAGE, "nobody can refuse you passage there"),
    (CHOOSES_EARLY, "the farther left, the sooner you choose"),
    (WAITS_BARE, "this Noble waits without troops"),
    (NOT_YET_FIT, "this army is small as yet"),
    (OWES_NO_WAGES, "the first 400 troops of a circle cost no wages"),
    (ADDS_VICTORY, "a triangle counts one victory more"),
    (PREVENTS_ONE, "a square prevents a casualty"),
    (DEALS_ONE, "a star deals a casualty"),
    (PAYS_ALL, "your purse is enough for all"),
    (FEWEST_VOTES, "this Baron has few Votes and is not the one who is farthest on"),
    (BRINGS_CARDS_BACK, "it brings your own cards there back sooner"),
    (WALLS_FALL_ANYWAY, "the walls fall to you anyway"),
    (HOLDS_OFFICE, "an office makes this Noble count for more"),
    (TOO_LITTLE, "the bargain would bring you too little"),
    (MOST_AT_STAKE, "no other such city is worth as much and in as much danger"),
    (BLEEDS_MOST, "this one has the most casualties"),
    (SAVES_FAITH, "your Faith is worth more than that"),
    (NO_RIVAL_NEAR, "no rival lives near"),
    (HOME_IS_NEAR, "your own stronghold is near"),
    (QUIET_GROUND, "few others will come there"),
]

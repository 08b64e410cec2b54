"""The words for why: what an answer says for an option, and what sets it apart from the next best one."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy import answer as why
from wk_env.games.warrior_knights.advice.policy import reasons as about
from wk_env.games.warrior_knights.advice.policy import styles
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.table.forecast import say_chance
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed

Key = TypeVar("Key")
MOST_PROS: Final = 2
BOTH: Final = 2  # options
NOTABLE: Final = 8  # a contribution counts if it is at least one part in so many of the greatest
# Scores this much apart are as good as equal, and this much apart are beyond doubt.
CLOSE: Final = 40
CLEAR: Final = 400
REASONS: Final = dict(why.SENTENCES)
# What is said of an option as the best of all: it speaks for no other.
OF_THE_BEST: Final = frozenset(
    (
        *(int(why.NO_REASON), int(why.NOTHING_BETTER), int(why.LEAST_LOSS), int(why.LEADS_MOST), int(why.BEST_LEADER)),
        *(int(why.SERVES_LEAST), int(why.WEAKEST_CARD), int(why.NOBODY_TOPS), int(why.MOST_AT_STAKE)),
        *(int(why.BLEEDS_MOST), int(why.REST_IS_BETTER), int(why.WELL_PLACED), int(why.BETTER_BARGAIN)),
    )
)
# Where a score says how near an option is to what he means, so that no contribution speaks for or against it.
MEANT: Final = frozenset(
    (
        *(asks.NEXT_AGENDA, asks.VOTES, asks.PLEDGE, asks.BARGAIN_SUM, asks.BARGAIN_COUNTER, asks.SETUP_TROOP),
        *(asks.DEPUTY, asks.JOIN_PAYMENT),
    )
)
# What speaks for an option beside another, and what speaks against it.
WORDS: Final[dict[int, tuple[str, str]]] = {
    int(styles.CITIES): ("means more Influence", "means less Influence"),
    int(styles.CROWNS): ("means more crowns", "means fewer crowns"),
    int(styles.FAITH): ("means more Faith", "means less Faith"),
    int(styles.VOTES): ("means more say in the Assembly", "means less say in the Assembly"),
    int(styles.TROOPS): ("means more troops", "means fewer troops"),
    int(styles.RIVALS): ("hurts rivals more", "hurts rivals less"),
    int(styles.WEAK): ("strikes whoever is weak", "spares whoever is weak"),
    int(styles.CAUTION): ("risks less", "risks more"),
    int(styles.GUARD): ("guards more of what is yours", "guards less of what is yours"),
    int(styles.THRIFT): ("leaves more for the wages to come", "leaves less for the wages to come"),
    int(styles.SIGHT): ("leaves more within reach for later", "leaves less within reach for later"),
    int(styles.HONOUR): ("keeps your word", "breaks your word"),
    int(styles.OFFERS): ("makes more of bargains", "makes less of bargains"),
    int(about.OWN_MAJORITY): ("brings a majority of the Kingdom nearer", "does less for a majority of the Kingdom"),
    int(about.RIVALS_MAJORITY): ("does more against a rival's majority", "does less against a rival's majority"),
}
# What a main reason says already.
SAID: Final[dict[int, int]] = {
    int(why.EARNS_CROWNS): int(styles.CROWNS),
    int(why.SAVES_CROWNS): int(styles.CROWNS),
    int(why.EARNS_FAITH): int(styles.FAITH),
    int(why.SAVES_FAITH): int(styles.FAITH),
    int(why.EARNS_VOTES): int(styles.VOTES),
    int(why.RAISES_TROOPS): int(styles.TROOPS),
    int(why.HURTS_RIVAL): int(styles.RIVALS),
}


class Case(NamedTuple):
    """What is told about a choice: the numbers of reasons.py, and whoever puts them into words."""

    speech: Speech
    told: list[int]

    def number(self, place: int) -> int:
        """One of the numbers."""
        return self.told[int(place)]

    def main(self, reason: int, thing: int) -> str:
        """A reason that an answer gives, about a hold if it is about one."""
        hold = self.number(thing)
        return REASONS[self.number(reason)].format(self.speech.hold(hold) if hold >= 0 else "what is there")


def case_of(speech: Speech, style: vec[i64], choice: int) -> Case:
    """The case for a choice of the open question, as a style weighs it."""
    told = vec[i64]([0] * about.TOLD)
    about.reasons_of(speech.game, style, choice, told)
    return Case(speech, [int(number) for number in told])


class Sides(NamedTuple):
    """What sets an option apart from another: what speaks for it, and what against it, weightiest first."""

    pros: list[str]
    cons: list[str]


def sides(ask: int, case: Case, *, is_turned: bool) -> Sides:
    """The contributions that count, in words; those for the other option if the case is turned."""
    if ask in MEANT:
        return Sides([], [])
    sign = -1 if is_turned else 1
    contributions = notable(
        {weight: sign * case.number(int(about.CONTRIBUTIONS) + weight) for weight in WORDS}, NOTABLE
    )
    if styles.CROWNS in contributions:
        contributions.pop(int(styles.THRIFT), None)  # both are about his purse
    said = SAID.get(case.number(about.OTHERS_REASON if is_turned else about.REASON))
    pros = [WORDS[weight][0] for weight, number in contributions.items() if number > 0 and weight != said]
    cons = [WORDS[weight][1] for weight, number in contributions.items() if number < 0]
    return Sides(pros[:MOST_PROS], cons[:MOST_PROS])


def notable(numbers: Mapping[Key, int], parts: int) -> dict[Key, int]:
    """The numbers of at least one part in so many of the greatest, greatest first; whatever their sign."""
    least = max(1, max(abs(number) for number in numbers.values()) // parts)
    ranked = sorted(numbers.items(), key=lambda item: -abs(item[1]))
    return {key: number for key, number in ranked if abs(number) >= least}


def plea(name: str, seen: Seen, choice: int, case: Case) -> str:
    """Why an action, in a sentence: what the answer says for it, and what sets it apart from the best of the others."""
    own = reasons_for(seen, case)
    main = listed(own)
    if case.number(about.OTHER) < 0:
        return f"{name} would {seen.match.say_choice(choice)}: {main}, and there is no other choice."
    if case.number(about.AHEAD) >= 0:
        return f"{name} would {seen.match.say_choice(choice)}: {main}; {beside(seen, case)}."
    other = other_option(seen, case)
    pros, cons = sides(seen.ask, case, is_turned=True)
    better = case.main(about.OTHERS_REASON, about.OTHERS_THING)
    alone = [reason for reason in own if reason != better]
    is_for_it = alone and case.number(about.REASON) not in OF_THE_BEST
    rest = f"the case for the latter is that {listed(alone)}" if is_for_it else "the latter is worth less to you"
    if pros or cons:
        better += f", {'and' if pros else 'though'} it {contrast(pros, cons)}"
    return f"{name} would rather {other} than {seen.match.say_choice(choice)}: {better}; {rest}."


def other_option(seen: Seen, case: Case) -> str:
    """The best of the other options, in words."""
    return seen.match.say_choice(seen.match.decision.choices()[case.number(about.OTHER)])


def reasons_for(seen: Seen, case: Case) -> list[str]:
    """What the answer itself says for a choice, with the odds if it is a matter of odds."""
    reason, second = (case.number(place) for place in (about.REASON, about.SECOND))
    main = case.main(about.REASON, about.THING)
    if (seen.ask, reason) == (asks.BATTLE_KIND, why.TAKES_HOLD):
        main += say_chance(seen)
    return [main, REASONS[second]] if second else [main]


def beside(seen: Seen, case: Case) -> str:
    """What sets an option apart from the best of the others, and how far it is ahead of that."""
    next_best = "the other choice" if seen.match.decision.count == BOTH else "the next best"
    other = f"{next_best}, to {other_option(seen, case)}"
    ahead = case.number(about.AHEAD)
    better = "far better" if ahead > CLEAR else "somewhat better" if ahead >= CLOSE else "about as good"
    pros, cons = sides(seen.ask, case, is_turned=False)
    if pros:
        return f"beside {other}, it {contrast(pros, cons)}, and is {better}"
    if cons:
        return f"beside {other}, it {joined(cons)}, but is {better}"
    return f"it is {better} {'than' if ahead >= CLOSE else 'as'} {other}"


def contrast(pros: list[str], cons: list[str]) -> str:
    """What speaks for one option and against it, in a clause."""
    if not pros or not cons:
        return joined(pros or cons)
    return f"{joined(pros)}, though it {joined(cons)}"


def joined(clauses: list[str]) -> str:
    """Clauses one after another; a verb that was just said is not said again."""
    verbs = [clause.partition(" ")[0] for clause in clauses]
    return listed(
        clause.partition(" ")[2] if number and verbs[number] == verbs[number - 1] else clause
        for number, clause in enumerate(clauses)
    )

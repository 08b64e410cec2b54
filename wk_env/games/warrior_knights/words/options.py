"""Every option of every question, as a board gamer would say it: what the Baron does, the verb first."""

from collections.abc import Callable
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA
from wk_env.games.warrior_knights.words import optional_rules
from wk_env.games.warrior_knights.words import special_options as special
from wk_env.games.warrior_knights.words.things import SPECIAL_AREAS, Speech, counted
from wk_env.games.warrior_knights.words.topics import matter, topic

Say = Callable[[Speech, int], str]


def told(speech: Speech, phrase: str, thing: str = "") -> str:
    """A phrase with its thing, the subject and the matter of the question in their places."""
    return phrase.format(thing, it=topic(speech), by=matter(speech), your=speech.your)


def answers(*words: str) -> Say:
    """What the numbers from 0 on mean."""
    return lambda speech, choice: told(speech, words[choice])


def own(phrase: str, last: int = 5, otherwise: str = "") -> Say:
    """A phrase about one of the Baron's own places, or what stands behind them."""
    return lambda speech, choice: told(speech, otherwise if choice == last else phrase, speech.own(min(choice, 4)))


def area(phrase: str, otherwise: str = "") -> Say:
    """A phrase about an area, or what stands behind the areas."""
    return lambda speech, choice: (
        told(speech, otherwise) if choice >= asks.NO_AREA else told(speech, phrase, speech.area(choice))
    )


def kind(phrase: str, last: int, otherwise: str) -> Say:
    """A phrase about a kind of troop card, or what stands behind the kinds."""
    return lambda speech, choice: (
        told(speech, otherwise) if choice == last else told(speech, phrase, speech.kind(choice))
    )


def baron(phrase: str) -> Say:
    """A phrase about a Baron."""
    return lambda speech, choice: told(speech, phrase, speech.baron(choice))


def city(phrase: str) -> Say:
    """A phrase about a city."""
    return lambda speech, choice: told(speech, phrase, speech.city(choice))


def number(phrase: str, thing: str, things: str | None = None) -> Say:
    """A phrase about so many of a thing."""
    return lambda speech, choice: told(speech, phrase, counted(choice, thing, things))


# Question: how its options are said. {} is what is chosen, {it} what is asked about, {by} what stands beside it.
OPTIONS: Final[dict[int, Say]] = {
    asks.SETUP_TROOP: own("lay {it} with {}", asks.STRONGHOLD, "lay {it} in {your} stronghold"),
    asks.STRONGHOLD_AREA: area("build {your} stronghold in {}", "leave {your} stronghold off the board"),
    asks.FIRST_NOBLE: own("place {} next"),
    asks.FIRST_AREA: area("place {it} in {}"),
    asks.PLAN: special.say_plan,
    asks.ACT: answers(
        "do nothing with {it}",
        "do as {it} says",
        "take 2 crowns",
        "take 1 Vote",
        "move one Noble",
        "start a battle",
        "buy a spot on the Mercenary Track",
    ),
    asks.ALLOCATE: lambda speech, choice: told(speech, "lay {it} in {}", SPECIAL_AREAS[choice]),
    asks.TRACK_SPOT: special.say_spot,
    asks.MOBILIZE_AREA: special.say_theatre,
    asks.MOVER: own("move {}", asks.DONE_MOVING, "move nobody else"),
    asks.ROUTE: special.say_route,
    asks.PERMIT: answers("refuse {it} passage through {by}", "let {it} pass through {by}"),
    asks.DONOR: own("give {it} troops from {}", asks.NO_DONOR, "give {it} no more troops"),
    asks.TAKE: kind("give {it} {} from {by}", asks.ENOUGH, "give {it} nothing more from {by}"),
    asks.TARGET: special.say_target,
    asks.BATTLE_KIND: special.say_battle_kind,
    asks.CONSENT: special.say_consent,
    asks.ATTACKER: own("send {} into battle", asks.ALL_CHOSEN, "send nobody else into battle"),
    asks.COMMANDER: own("give the command to {}"),
    asks.DISCARD: special.say_discard,
    asks.ABILITY: special.say_ability,
    asks.CASUALTY: own("let {} take a casualty", asks.BREACH, "let the walls of {by} take a breach"),
    asks.RETREAT: area("retreat with {it} to {}"),
    asks.DESERTER: kind("lose {} of {it} to desertion", -1, ""),
    asks.SACRIFICE: kind("give up {} of {it}", asks.ENOUGH, "give up nothing more of {it}"),
    asks.WHO_FIRST: own("begin with {}"),
    asks.KEEP_OR_RAZE: special.say_spoils,
    asks.GIVE_CITY: city("hand {} over to {it}"),
    asks.DRAWER: special.say_drawer,
    asks.CANCEL: answers("let {it} happen", "pay {by} Faith to cancel {it}"),
    asks.PLEDGE: number("pledge {} to cancel {it}", "Faith", "Faith"),
    asks.INSTEAD: special.say_instead,
    asks.EXCHANGE: special.say_exchange,
    asks.CITY: special.say_city,
    asks.NOBLE: own("choose {} for {it}"),
    asks.VOYAGE: special.say_voyage,
    asks.INVEST: number("invest {} in {it}", "crown"),
    asks.BLESS: special.say_blessing,
    asks.UPGRADE: special.say_upgrade,
    asks.REPAIR_MORE: answers("repair no more of {it}", "repair another breach of {it}"),
    asks.MUSTER: special.say_muster,
    asks.MUSTER_MORE: answers("muster no more for {it}", "muster another casualty of {it}"),
    asks.COMPLY: special.say_obedience,
    asks.PAY_TROOP: special.say_pay,
    asks.REVOLT: special.say_calm,
    asks.DEPUTY: baron("name {} deputy"),
    asks.NEXT_AGENDA: lambda speech, choice: (
        f"put {speech.agenda(speech.table.current[choice] - FIRST_AGENDA)} to the vote next"
    ),
    asks.VOTES: special.say_votes,
    asks.SIDE: answers("vote no on {it}", "vote yes on {it}"),
    asks.FOR_BARON: baron("vote for {} on {it}"),
    asks.TIE: special.say_tie,
    asks.ACCEPT: special.say_acceptance,
    asks.OFFICE_NOBLE: own("appoint {} as {it}"),
    asks.DROP_CARD: lambda speech, choice: f"discard {speech.agenda(choice)}",
    asks.PROPOSE: special.say_propose,
    asks.HIRE: special.say_hire,
    asks.PLACE_TROOP: own("lay {it} with {}", asks.STRONGHOLD, "lay {it} in {your} stronghold"),
    asks.TRANSFER: special.say_transfer,
    asks.HAND: kind("hand {} from {it} to {by}", asks.ENOUGH, "hand nothing more from {it} to {by}"),
    asks.RETURN_AREA: area("bring {it} back in {}"),
    asks.DESERTING: own("let one {it} card of {} desert"),
    asks.BARGAIN: optional_rules.say_partner,
    asks.BARGAIN_HEIR: optional_rules.say_bargain_heir,
    asks.BARGAIN_SUM: optional_rules.say_sum,
    asks.BARGAIN_FAVOUR: optional_rules.say_favour,
    asks.BARGAIN_REPLY: answers("decline the bargain", "accept the bargain", "name another sum"),
    asks.BARGAIN_COUNTER: optional_rules.say_sum,
    asks.BARGAIN_LAST: answers("decline the other sum", "accept the other sum"),
    asks.KILL_HEIR: optional_rules.say_kill,
    asks.GIVE_HEIR: optional_rules.say_give_heir,
    asks.MIRACLE: optional_rules.say_miracle,
}
VOWELS: Final = "aeiou"


def say_choice(speech: Speech, choice: int) -> str:
    """An option of the open question in words."""
    return OPTIONS[int(speech.game.decision.ask)](speech, choice)


def third_person(phrase: str) -> str:
    """A phrase that begins with a verb, said of somebody: `lay a card` becomes `lays a card`."""
    verb, space, rest = phrase.replace(special.BANNED, " (and is banned)").partition(" ")
    if verb.endswith(("s", "sh", "ch", "o")):
        return f"{verb}es{space}{rest}"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return f"{verb[:-1]}ies{space}{rest}"
    return f"{verb}s{space}{rest}"


def say_deed(speech: Speech, choice: int) -> str:
    """What the asked Baron does, as a sentence without its full stop."""
    return f"{speech.baron(speech.game.decision.seat)} {third_person(say_choice(speech.to(None), choice))}"

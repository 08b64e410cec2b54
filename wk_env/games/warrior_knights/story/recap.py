"""A game of Warrior Knights in short while it goes on: a paragraph for each card or Agenda, a sentence for a march."""

from copy import copy
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words import fate
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import owner_of
from wk_env.games.warrior_knights.rules.numbers import NONE, REVEALED
from wk_env.games.warrior_knights.rules.phases.actions import Actions, NextCard
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize, MoveOne
from wk_env.games.warrior_knights.story import assembly_and_cards, fights, gains_and_losses, places
from wk_env.games.warrior_knights.story.march_reports import MarchReport, has_begun, is_decided, say_march
from wk_env.games.warrior_knights.story.news import TELLERS, Teller
from wk_env.games.warrior_knights.words import armies
from wk_env.games.warrior_knights.words.options import say_deed
from wk_env.games.warrior_knights.words.phases import chapter_of, chapter_of_step
from wk_env.games.warrior_knights.words.position import SIDES
from wk_env.games.warrior_knights.words.steps import Step, unfold
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_card
from wk_env.kernel.faces import Chapter, Entry

# Told in full only by the story.
SKIPPED: Final = frozenset[Teller](
    (
        *(gains_and_losses.tell_turned_over, fights.tell_hands, fights.tell_casualties, fights.tell_nobles),
        *(gains_and_losses.tell_troops, armies.tell_distribution),
    )
)
# What the sentence of a march says already.
OF_MARCHES: Final = frozenset[Teller](
    (
        *(fights.tell_result, fights.tell_deaths, places.tell_cities, places.tell_strongholds),
        *(places.tell_sieges, places.tell_walls, fate.tell_withdrawals),
    )
)
# Questions whose answers are told; a number: unless the answer is that one, which changes nothing.
DEEDS: Final[dict[int, int | None]] = {
    asks.FIRST_AREA: None,
    asks.ACT: asks.DO_IT,
    asks.TRACK_SPOT: asks.NO_SPOT,
    asks.PERMIT: 1,
    asks.CONSENT: 1,
    asks.RETREAT: None,
    asks.GIVE_CITY: None,
    asks.CANCEL: 0,
    asks.PLEDGE: 0,
    asks.EXCHANGE: 0,
    asks.CITY: None,
    asks.NOBLE: None,
    asks.VOYAGE: asks.NO_VOYAGE,
    asks.BLESS: 0,
    asks.UPGRADE: asks.NO_UPGRADE,
    asks.MUSTER: asks.NO_MUSTER,
    asks.COMPLY: 1,
    asks.REVOLT: None,
    asks.DEPUTY: None,
    asks.TIE: None,
    asks.ACCEPT: 1,
    asks.PROPOSE: asks.PROPOSE_NOTHING,
    asks.HIRE: asks.NO_HIRE,
    asks.RETURN_AREA: None,
    asks.BARGAIN: asks.NO_PARTNER,
    asks.BARGAIN_REPLY: None,
    asks.BARGAIN_LAST: None,
    asks.KILL_HEIR: asks.NO_HEIR,
    asks.GIVE_HEIR: asks.NO_HEIR,
    asks.MIRACLE: asks.NO_MIRACLE,
    asks.PROPOSE_PACT: asks.NO_PACT,
    asks.RIOT: None,
    asks.FUND_MORE: 0,
    asks.PAY_GARRISON: 1,
    asks.HIRE_GARRISON: asks.NO_CITY,
    asks.RECRUIT: asks.NO_CITY,
    asks.CAPITULATE: asks.HOLD_OUT,
    asks.MAN_CITY: asks.ENOUGH,
    asks.JOIN_PAYMENT: 0,
}
# ACT: what is told by what follows.
FOLLOWED: Final = frozenset((asks.MOVE_ONE, asks.START_BATTLE, asks.BUY_SPOT, asks.APPEAL))
# Answers of everybody in turn that make one sentence together.
ROUND_THE_TABLE: Final = {asks.SIDE: "the Votes go", asks.FOR_BARON: "the Votes go", asks.INVEST: "invested"}
ASSEMBLY: Final = "Assembly"
MARCHES: Final = (Mobilize, MoveOne, Fight)


class Digest:
    """The paragraphs so far; nothing is in them that not everybody at the table sees."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.march: MarchReport | None = None
        self.agenda: int = NONE

    def copy(self) -> "Digest":
        """An independent copy."""
        twin = Digest()
        twin.entries, twin.march, twin.agenda = list(self.entries), copy(self.march), self.agenda
        return twin

    def follow(self, speech: Speech, choice: int) -> None:
        """A choice and what came of it."""
        decision = speech.game.decision
        ask, seat = int(decision.ask), int(decision.seat)
        if begins_march(ask, choice) and self.march is None:
            self.march = MarchReport(seat, speech.table.copy())
        elif ask in ROUND_THE_TABLE:
            self.add_to_round(ROUND_THE_TABLE[ask], say_short(speech, choice), chapter_of(speech))
        elif is_told(ask, choice):
            self.add(say_deed(speech, choice), chapter_of(speech))
        for step in unfold(speech, choice):
            self.take(step)

    def take(self, step: Step) -> None:
        """A step: a new paragraph if it begins something, and what happened."""
        chapter = chapter_of_step(step)
        card = card_turned_over(step)
        if card != NONE:
            self.close_march(step)
            seat = owner_of(step.new, card)
            owner = "" if seat == NONE else step.speech.baron(seat)
            self.entries.append(Entry(chapter, owner, step.speech.action(card), ()))
        self.turn_agenda(step, chapter)
        if self.march is not None:
            self.march.watch(step)
        quiet = SKIPPED if self.march is None else SKIPPED | OF_MARCHES
        for teller in (teller for _, teller in TELLERS if teller not in quiet):
            self.tell(teller, step, chapter)
        if self.march is not None and not any(isinstance(frame, MARCHES) for frame in step.speech.game.stack):
            self.close_march(step)

    def tell(self, teller: Teller, step: Step, chapter: Chapter) -> None:
        """What a teller says of a step; of an Agenda that passed, that it is in force goes without saying."""
        for sentence in teller(step):
            is_clear = teller is assembly_and_cards.tell_cards and chapter.phase == ASSEMBLY and " on " not in sentence
            if not is_clear:
                self.add(sentence, chapter)

    def turn_agenda(self, step: Step, chapter: Chapter) -> None:
        """A paragraph for every Agenda that is voted on."""
        cards = [int(frame.card) for frame in step.speech.game.stack if isinstance(frame, Agenda)]
        card = cards[-1] if cards else NONE
        if card not in {self.agenda, NONE}:
            self.entries.append(Entry(chapter, "", say_card(step.speech, card), ()))
        self.agenda = card

    def close_march(self, step: Step) -> None:
        """The march is over, and told."""
        march, self.march = self.march, None
        if march is not None:
            self.add(told_march(march, step.speech), chapter_of_step(step))

    def add(self, sentence: str, chapter: Chapter) -> None:
        """A sentence more in the paragraph that is being written; a new one where a phase begins."""
        last = self.entries[-1] if self.entries else None
        if last is None or last.chapter != chapter:
            self.entries.append(Entry(chapter, "", "", (sentence,)))
        elif sentence not in last.parts[-1:]:
            self.entries[-1] = last._replace(parts=(*last.parts, sentence))

    def add_to_round(self, start: str, short: str, chapter: Chapter) -> None:
        """One more answer in a sentence about all."""
        last = self.entries[-1] if self.entries else None
        if last is not None and last.chapter == chapter and last.parts and last.parts[-1].startswith(start):
            self.entries[-1] = last._replace(parts=(*last.parts[:-1], f"{last.parts[-1]}, {short}"))
        else:
            self.add(f"{start}: {short}", chapter)

    def so_far(self, speech: Speech) -> list[Entry]:
        """All paragraphs that tell something, with the march that is under way."""
        going = self.copy()
        if self.march is not None and has_begun(self.march, speech):
            going.add(told_march(self.march, speech), chapter_of(speech))
        return [entry for entry in going.entries if entry.parts]

    def told_to(self, speech: Speech, seat: int | None) -> list[Entry]:
        """The same to a seat: without the march that it is on until that is decided, since it is asked about it."""
        march = self.march
        if march is None or march.seat != seat or is_decided(march, speech):
            return self.so_far(speech)
        return [entry for entry in self.entries if entry.parts]


def begins_march(ask: int, choice: int) -> bool:
    """Whether an answer sends an army somewhere."""
    if ask == asks.ACT:
        return choice in {asks.MOVE_ONE, asks.START_BATTLE}
    return ask == asks.MOBILIZE_AREA and choice != asks.NO_AREA


def is_told(ask: int, choice: int) -> bool:
    """Whether an answer is worth a sentence."""
    if ask == asks.ACT and choice in FOLLOWED:
        return False
    return ask in DEEDS and DEEDS[ask] != choice


def told_march(march: MarchReport, speech: Speech) -> str:
    """The sentence of a march with its Baron."""
    return f"{speech.baron(march.seat)} {say_march(march, speech)}"


def say_short(speech: Speech, choice: int) -> str:
    """One Baron's answer among all."""
    who, ask = speech.baron(speech.game.decision.seat), int(speech.game.decision.ask)
    if ask == asks.INVEST:
        return f"{who} {choice}"
    return f"{who} for {speech.baron(choice)}" if ask == asks.FOR_BARON else f"{who} {SIDES[choice]}"


def card_turned_over(step: Step) -> int:
    """The Action card that a step turns over, or NONE."""
    if isinstance(step.frame, (Actions, NextCard)):
        for card in range(len(step.new.action_at)):
            if step.old.action_at[card] != step.new.action_at[card] == REVEALED:
                return card
    return NONE

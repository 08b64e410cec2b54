"""Plays each option in imagined worlds up to the next quiet point and takes the one after which it stands best."""

import copyreg
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.games.warrior_knights.base import KnightsAgent
from wk_agents.games.warrior_knights.reasons import MOST_PROS, notable
from wk_agents.specs import Value

from wk_env.games.warrior_knights.advice.evaluation.evaluation import TERM_NAMES, part
from wk_env.games.warrior_knights.advice.evaluation.features import Sheet
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.advice.lookahead import Outlook, seed_of
from wk_env.games.warrior_knights.words.things import listed
from wk_env.play.view import View

USUAL: Final = 8
MOST: Final = 1000
PERCENT: Final = 10_000  # millionths
NOTABLE: Final = 4  # a term counts if it moves the value by at least one part in so many of the greatest
# What it looks like if a term is better after one option than after another, and if it is worse.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "influence": ("more Influence", "less Influence"),
    "promise": ("more Influence to come", "less Influence to come"),
    "cities of the Kingdom": ("more cities of the Kingdom", "fewer cities of the Kingdom"),
    "cities overseas": ("more cities overseas", "fewer cities overseas"),
    "majority": ("more of a majority of the Kingdom", "less of a majority of the Kingdom"),
    "crown in reach": ("the majority more often in hand", "the majority less often in hand"),
    "income": ("more income", "less income"),
    "purse": ("more crowns", "fewer crowns"),
    "wages": ("lower wages", "higher wages"),
    "debt": ("less debt", "more debt"),
    "host": ("more troops in the field", "fewer troops in the field"),
    "reserve": ("more troops in reserve", "fewer troops in reserve"),
    "spearhead": ("a stronger first army", "a weaker first army"),
    "Nobles": ("more Nobles on the board", "fewer Nobles on the board"),
    "fresh Nobles": ("more fresh Nobles", "fewer fresh Nobles"),
    "casualties": ("fewer casualties", "more casualties"),
    "prey at hand": ("more to take at hand", "less to take at hand"),
    "prey near": ("more to take a march away", "less to take a march away"),
    "prey beyond": ("more to take two marches away", "less to take two marches away"),
    "cities in danger": ("safer cities", "cities in more danger"),
    "stronghold in danger": ("a safer stronghold", "a stronghold in more danger"),
    "stronghold": ("the stronghold more often standing", "the stronghold less often standing"),
    "sieges laid": ("more sieges under way", "fewer sieges under way"),
    "sieges borne": ("fewer sieges to bear", "more sieges to bear"),
    "votes": ("more Votes", "fewer Votes"),
    "faith": ("more Faith", "less Faith"),
    "chair": ("the chair of the Assembly more often", "the chair of the Assembly less often"),
    "Head of the Church": ("the lead of the Church more often", "the lead of the Church less often"),
    "charges": ("better charges", "worse charges"),
    "offices": ("more offices", "fewer offices"),
    "ban": ("a ban less often", "a ban more often"),
    "marches left": ("more marches left", "fewer marches left"),
    "cards left": ("more other cards left", "fewer other cards left"),
    "expeditions": ("more from expeditions", "less from expeditions"),
    "markers": ("better spots on the Mercenary Track", "worse spots on the Mercenary Track"),
    "walls": ("stronger walls", "weaker walls"),
}


class Greedy(KnightsAgent):
    """Looks one choice ahead in imagined worlds and values what comes of it."""

    tools = frozenset({"outlook"})

    def __init__(self, name: str, worlds: Value = USUAL) -> None:
        super().__init__(name)
        if not isinstance(worlds, int) or not 1 <= worlds <= MOST:
            raise ValueError(f"greedy has worlds={worlds}; it takes a whole number from 1 to {MOST}")
        self.outlook: Outlook = Outlook(WEIGHTS, worlds)
        self.dealt: int = 0  # from what seed the worlds of the last choice were dealt

    def choose(self, view: View) -> int:
        """The option after which its chance to win is best on the average; of equals the first."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        self.dealt = self.luck.draw()
        means = self.means(view)
        return actions[max(range(len(actions)), key=means.__getitem__)]

    def explain(self, view: View, action: int) -> str:
        """How often it wins from there, and what sets that apart from what the best of the other options leads to."""
        actions, place = view.actions, view.actions.index(action)
        if len(actions) == 1:
            return f"{self.name} would {view.say(action)}: there is no other choice."
        means = self.means(view)
        if means[place] < 0:  # one of very many, and left out
            game = self.match_of(view).game
            means[place] = int(self.outlook.share_after(game, view.seat, view.choices[place], self.dealt))
        other = max((rival for rival in range(len(actions)) if rival != place), key=means.__getitem__)
        this, that, ahead = view.say(action), view.say(actions[other]), (means[place] - means[other]) / PERCENT
        if ahead < 0:
            return (
                f"{self.name} would rather {that} than {this}: it hopes to win {means[other] / PERCENT:.0f} % of such"
                f" games rather than {means[place] / PERCENT:.0f} %{self.contrast(view, other, place)}."
            )
        than = "if it were to" if len(actions) == 2 else "with the next best, to"
        return (
            f"{self.name} would {this}: it hopes to win {means[place] / PERCENT:.0f} % of such games,"
            f" {more(ahead)} {than} {that}{self.contrast(view, place, other)}."
        )

    def contrast(self, view: View, place: int, other: int) -> str:
        """In what the outcomes of two options differ most, as a clause; nothing if they do not."""
        moved = notable(self.differences(view, place, other), NOTABLE)
        pros = [WORDS[name][0] for name, number in moved.items() if number > 0][:MOST_PROS]
        cons = [WORDS[name][1] for name, number in moved.items() if number < 0][:MOST_PROS]
        if not pros:
            return f", though it leads to {listed(cons)}" if cons else ""
        if not cons:
            return f", for it leads to {listed(pros)}"
        return f", for it leads to {listed(pros)}, though to {listed(cons)}"

    def means(self, view: View) -> list[int]:
        """How often each option wins on the average, in millionths; below 0 for those that are left out."""
        room = vec[i64]([0] * len(view.choices))
        self.outlook.weigh_options(self.match_of(view).game, view.seat, self.dealt, room)
        return [int(number) for number in room]

    def differences(self, view: View, place: int, other: int) -> dict[str, int]:
        """By how much each term of the seat's value is better after one option than after another."""
        moved = dict.fromkeys(TERM_NAMES, 0)
        game, one, two = self.match_of(view).game, Sheet(), Sheet()
        tries = self.outlook.tries
        for world in range(max(1, min(int(tries[place]), int(tries[other])))):
            seed = seed_of(self.dealt, world)
            self.outlook.look_after(game, view.seat, view.choices[place], seed, one)
            self.outlook.look_after(game, view.seat, view.choices[other], seed, two)
            for index, name in enumerate(TERM_NAMES):
                moved[name] += int(part(one, view.seat, index, WEIGHTS) - part(two, view.seat, index, WEIGHTS))
        return moved


# It is made of its weights; all else in it is written over at every look.
copyreg.pickle(Outlook, lambda outlook: (Outlook, (outlook.weights, outlook.worlds)))


def more(ahead: float) -> str:
    """How many more games are won, in words."""
    return f"{round(ahead)} % more than" if round(ahead) else "about as many as"

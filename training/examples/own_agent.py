"""An agent of one's own against Barons who play by chance.

It plays wherever an agent is named: `wk tournament training/examples/own_agent.py:Warlike steward`.
"""

from wk_agents import Agent, agent

from wk_env import GameOption, View, game
from wk_env.games.warrior_knights import KnightsOption


class Warlike(Agent):
    """Attacks and assaults whenever that is legal; else does anything."""

    def choose(self, view: View) -> int:
        """One of the warlike answers, else any, each as likely."""
        warlike = [action for action in view.actions if is_warlike(view.option(action))]
        answers = warlike or view.actions
        return answers[self.luck.below(len(answers))]


def is_warlike(option: GameOption) -> bool:
    """Whether an answer names somebody to attack, or storms the walls."""
    is_attack = option.question == "target" and option.kind != "none"
    return is_attack or (isinstance(option, KnightsOption) and option.answer == "assault")


def play(seed: int, decisions: int = 100_000) -> list[int]:
    """Play a game of four from the first seat; the Influence of each seat where it ends, or is cut."""
    spec = game("wk/warrior-knights")
    match = spec.new_match({"seats": 4}, seed)
    minds = [Warlike("warlike"), *(agent("uniform", seed + seat) for seat in (1, 2, 3))]
    minds[0].reset(seed)
    while match.decision.count and decisions:
        seat = match.decision.seat
        match.act(minds[seat].choose(View(spec, match, seat)))
        decisions -= 1
    return list(match.standing())


if __name__ == "__main__":
    print(play(seed=1))

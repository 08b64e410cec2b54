"""A person at a terminal, as far as an agent can be one: he is shown the view and types the number of an answer.

`wk play` gives him more (undo, hints, saving): it talks to people itself and never asks this agent.
"""

from wk_agents.base import Agent
from wk_agents.screens import number_of, shortened

from wk_env.view import View


class Human(Agent):
    """A person who answers at the terminal."""

    def choose(self, view: View) -> int:
        """The action whose number he types; asked again until it is one."""
        actions = view.actions
        print(view.text)
        for number, action in enumerate(actions, 1):
            print(f"{number:4}  {view.say(action)}")
        while True:
            typed = input(f"{self.name}, 1 to {len(actions)}: ").strip()
            number = number_of(typed, len(actions))
            if number:
                return actions[number - 1]
            print(f"{shortened(typed)} is no answer; type a number from 1 to {len(actions)}.")

    def explain(self, view: View, action: int) -> str:
        """People keep their reasons to themselves."""
        return f"A person chose to {view.say(action)}."

"""A person at a terminal as an agent: shows the view and reads the number of an answer.

`wk play` offers more (undo, hints, saving): it talks to people itself and never asks this agent.
"""

from wk_agents.base import Agent
from wk_agents.table.prompts import Prompt
from wk_agents.table.typed_answers import option_typed, shortened

from wk_env.play.view import View


class Human(Agent):
    """A person who answers at the terminal."""

    def choose(self, view: View) -> int:
        """The action whose number is typed; asks again until it is one."""
        prompt = Prompt(view)
        print(view.text)
        for option in prompt.options:
            print(f"{option.number:4}  {option.words}")
        while True:
            typed = input(f"{self.name}, {prompt.allowed}: ").strip().lower()
            found = option_typed(typed, prompt.options, prompt.manner)
            if found is not None:
                return prompt.action_of(found)
            print(f"{shortened(typed)} is no answer; type {prompt.allowed}.")

    def explain(self, view: View, action: int) -> str:
        """People keep their reasons to themselves."""
        return f"A person chose to {view.say(action)}."

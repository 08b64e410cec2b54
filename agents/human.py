"""A person at a terminal as an agent: shows the view and reads the number of an answer.

`wk play` offers more (undo, hints, saving): it talks to people itself and never asks this agent.
"""

from wk_agents.base import Agent
from wk_agents.table.typed_answers import answer_typed, answers_of, range_of, shortened

from wk_env.play.view import View


class Human(Agent):
    """A person who answers at the terminal."""

    def choose(self, view: View) -> int:
        """The action whose number is typed; asks again until it is one."""
        answers = answers_of(view)
        print(view.text)
        for answer in answers:
            print(f"{answer.number:4}  {answer.words}")
        while True:
            typed = input(f"{self.name}, {range_of(answers)}: ").strip().lower()
            found = answer_typed(typed, answers, view)
            if found is not None:
                return found.action
            print(f"{shortened(typed)} is no answer; type {range_of(answers)}.")

    def explain(self, view: View, action: int) -> str:
        """People keep their reasons to themselves."""
        return f"A person chose to {view.say(action)}."

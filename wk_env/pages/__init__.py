"""The page of a recorded game, and what command, agents and experiments share."""

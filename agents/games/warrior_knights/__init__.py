"""What agents and screens know of Warrior Knights."""

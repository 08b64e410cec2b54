"""What holds in every game of Warrior Knights, tried on random ones."""

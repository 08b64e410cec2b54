"""What agents and screens say of Warrior Knights."""

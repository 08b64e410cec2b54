"""What phases and cards have in common, a file each: movement, battle, voting and the rest."""

"""What a learned policy is made of where it plays: how it sees a position, its weights, its answers; numpy only."""

"""What any turn-based game with hidden information needs: decisions, frames, chance. No rule of any game lives here."""

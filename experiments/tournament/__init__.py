"""Tournaments: fair schedules, games in processes of their own, results on file as they come."""

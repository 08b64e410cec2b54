"""Actions and observations as numbers, compiled: tables of both, lens, batch and match."""

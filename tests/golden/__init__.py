"""Recorded games that between them show everything that can happen, and how they are told."""

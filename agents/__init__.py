"""Agents: what plays a seat. An agent is given a View and nothing else."""

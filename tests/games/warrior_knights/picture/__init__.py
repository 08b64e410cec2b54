"""Pictures show everything a viewer may see, and nothing else."""

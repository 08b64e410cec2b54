"""One short program for each learning library, through its own wrapper; `docs/training.md` says what each reaches."""

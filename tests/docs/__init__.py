"""The pages for people: what they show runs, where they point exists."""

"""Tests of the kernel: chance, decisions, frames, copies, both modes."""

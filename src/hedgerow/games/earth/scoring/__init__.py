"""Scoring: `vocabulary` is the data, `kernels` count, `score` adds up."""

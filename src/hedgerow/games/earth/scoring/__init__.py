"""What everything is worth: `vocabulary` is the data, `kernels` count, `score` adds up."""

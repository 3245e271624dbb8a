"""Tables in memory, who sits at them, and what each of them is sent."""

"""Tables in memory, their people, and what each of them is sent."""

"""The rules of North Woods for positions of integers, with a file for each phase.

Files and functions are those of `games/north_woods/rules`, and comments cite the same RULES.md. In
place of a list of moves, `allow_...` marks the actions; `..._step` makes forced steps.
"""

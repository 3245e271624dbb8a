# The browser: Cryptid’s board, its notepad, the replay and the puzzle page.

# Clues in the fewest words
web-cryptid-clue-either = { $first } or { $second }
web-cryptid-clue-neither = Neither { $first } nor { $second }
web-cryptid-clue-near = Within { $reach } of { $thing }
web-cryptid-clue-far = More than { $reach } from { $thing }
web-cryptid-thing-desert = desert
web-cryptid-thing-forest = forest
web-cryptid-thing-mountain = mountain
web-cryptid-thing-swamp = swamp
web-cryptid-thing-water = water
web-cryptid-thing-animal = any territory
web-cryptid-thing-stone = a stone
web-cryptid-thing-shack = a shack
web-cryptid-thing-bear = bear
web-cryptid-thing-cougar = cougar
web-cryptid-thing-white = white
web-cryptid-thing-green = green
web-cryptid-thing-blue = blue
web-cryptid-thing-black = black

# Structures: the name, and the letter on the piece
web-cryptid-stone-white = White stone
web-cryptid-stone-green = Green stone
web-cryptid-stone-blue = Blue stone
web-cryptid-stone-black = Black stone
web-cryptid-shack-white = White shack
web-cryptid-shack-green = Green shack
web-cryptid-shack-blue = Blue shack
web-cryptid-shack-black = Black shack

# Replay
web-replay-stop-start = Start
web-replay-stop-opening = Cubes
web-replay-stop-turn = { $turn }
web-replay-drop = { $who } goes from { $before } hexes to { $after }.
web-replay-title-found = { $who } finds the habitat
web-replay-title-drawn = Nobody finds the habitat
web-replay-title-failed = { $who } searches too soon
web-replay-stopped = { $who } stops the search of { $hex } with a cube.
web-replay-title-hint = The hint is opened
web-replay-title-knew = { $who } can know it now
web-replay-title-disc = A telling disc from { $who }
web-replay-title-cube = { $who } has to say no

error-replay-unfinished = This game is not over yet, so it cannot be replayed.
error-replay-at = There is no position { $at }: the moves go from 0 to { $last }.
error-puzzle-day = “{ $day }” is no day: write it like 2026-03-01.

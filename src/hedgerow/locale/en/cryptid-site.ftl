# Cryptid: what other pages of the site say of it.

web-cryptid-companion-title = A phone for each player
web-cryptid-companion-help = Two to five phones at one table: each shows its own clue, and reminds you in secret whether the creature can be somewhere.
web-cryptid-companion-setups = Set-ups
web-cryptid-companion-setups-help = A fresh puzzle to lay out with your own box, to print or to solve.

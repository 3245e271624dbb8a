# A phone for each player around a real table of Cryptid.

web-cryptid-companion-lead = One of you makes the set-up, the others open it by its code or link. Each phone then shows one clue and no other.
web-cryptid-companion-make = Make a set-up
web-cryptid-companion-who = Who are you?
web-cryptid-companion-others = The others open the same set-up: give them this code, or share the link above.
web-cryptid-companion-mine = My clue
web-cryptid-companion-tap = Tap a hex to ask about it.
web-cryptid-companion-here = Can the creature be in { $at }?
web-cryptid-companion-see = Hold to see
web-cryptid-companion-yes = Yes: a disc
web-cryptid-companion-no = No: a cube
web-cryptid-companion-hex = Hex { $at }

# Un téléphone par joueur autour d’une vraie table de Cryptide.

web-cryptid-companion-lead = Une personne crée la mise en place, les autres l’ouvrent avec son code ou son lien. Chaque téléphone montre un seul indice.
web-cryptid-companion-make = Créer une mise en place
web-cryptid-companion-who = Qui es-tu ?
web-cryptid-companion-others = Les autres ouvrent la même mise en place : donne-leur ce code, ou partage le lien en haut.
web-cryptid-companion-mine = Mon indice
web-cryptid-companion-tap = Touche un hexagone pour demander.
web-cryptid-companion-here = La créature peut-elle être en { $at } ?
web-cryptid-companion-see = Maintiens pour voir
web-cryptid-companion-yes = Oui : un disque
web-cryptid-companion-no = Non : un cube
web-cryptid-companion-hex = Hexagone { $at }

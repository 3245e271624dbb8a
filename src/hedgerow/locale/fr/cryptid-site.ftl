# Cryptide : ce que d’autres pages du site en disent.

web-cryptid-companion-title = Un téléphone chacun
web-cryptid-companion-help = Deux à cinq téléphones à une table : chacun montre son indice et rappelle en secret si la créature peut être quelque part.
web-cryptid-companion-setups = Mises en place
web-cryptid-companion-setups-help = Une nouvelle énigme à poser avec ta boîte, à imprimer ou à résoudre.

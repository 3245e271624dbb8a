# Le navigateur : la construction de decks du Tournoi, et tes propres cartes.

web-tournoi-decks-lead = Compose un deck pour Le Tournoi : 34 animaux aux bonnes couleurs et cinq cartes Pouvoir. Les règles sont vérifiées au fur et à mesure.
web-tournoi-decks-mine = Ton deck
web-tournoi-decks-cards = Cartes Défis
web-tournoi-decks-powers = Cartes Pouvoir
web-tournoi-decks-in-deck = Dans le deck
web-tournoi-decks-show = Que montrer
web-tournoi-decks-search = Chercher un nom
web-tournoi-decks-colour = Menace
web-tournoi-decks-kind = Catégorie
web-tournoi-decks-order = Trier par
web-tournoi-decks-by-name = Nom
web-tournoi-decks-any = Toutes
web-tournoi-decks-found = { $count ->
    [0] Aucune carte ne convient.
    [one] { $count } carte
   *[other] { $count } cartes
}
web-tournoi-decks-add = Ajouter { $card }
web-tournoi-decks-remove = Retirer { $card }
web-tournoi-decks-take = Ajouter
web-tournoi-decks-drop = Retirer
web-tournoi-decks-of = { $count } sur { $all }
web-tournoi-decks-proposed = effet proposé
web-tournoi-decks-totem = carte Totem
web-tournoi-decks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tournoi-decks-reconstructed = Proposition de notre part : la carte imprimée n’est pas connue ici.
web-tournoi-decks-playable = Prêt à jouer.
web-tournoi-decks-broken = Pas encore jouable :
web-tournoi-decks-advice = Conseil :
web-tournoi-decks-lacking = Encore aucun de ces animaux : { $kinds }. Les jetons bonus demandent toutes les catégories.
web-tournoi-decks-use = Jouer à une table
web-tournoi-decks-name = Nom du deck
web-tournoi-decks-unnamed = Mon deck
web-tournoi-decks-keep = Garder
web-tournoi-decks-kept = « { $name } » est gardé dans ce navigateur.
web-tournoi-decks-code = Code à partager
web-tournoi-decks-enter = Ouvrir un code
web-tournoi-decks-open = Ouvrir
web-tournoi-decks-begin = Commencer avec
web-tournoi-decks-empty = Aucune carte
web-tournoi-decks-saved = Decks gardés
web-tournoi-decks-forget = Supprimer { $name }
web-tournoi-decks-build = Construire un deck

web-tournoi-own-title = Tes propres cartes
web-tournoi-own-lead = Joue au Tournoi avec d’autres cartes : volcans, monuments, créatures de ton invention. Il suffit qu’elles aient quatre caractéristiques.
web-tournoi-own-file = Depuis un fichier CSV
web-tournoi-own-columns = Une ligne par carte : une colonne « nom », et quatre colonnes pour les caractéristiques, avec l’unité entre parenthèses. « menace », « catégorie », « scientifique », « jeu » et « brillante » sont les bienvenues ; les cartes brillantes sont mises de côté.
web-tournoi-own-example = nom,Hauteur (m),Largeur (km),Dernière éruption,Danger
    Etna,3357,40,2024,8
    Fuji,3776,50,1707,6
web-tournoi-own-choose = Choisir un fichier
web-tournoi-own-enter = Ou ouvrir le code d’un jeu de cartes
web-tournoi-own-read = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-tournoi-own-aside = { $count ->
    [one] { $count } carte brillante est mise de côté.
   *[other] { $count } cartes brillantes sont mises de côté.
}
web-tournoi-own-mix = Les mêler aux animaux de la boîte
web-tournoi-own-dealt = Les distribuer
web-tournoi-own-common = Un deck commun
web-tournoi-own-code = Code du jeu de cartes
web-tournoi-own-build = Lire tes propres cartes dans un fichier

option-tournoi-cards = Cartes
option-tournoi-cards-help = Les decks de la boîte, ceux que tu as construits, des cartes distribuées à chacun, ou un deck commun ; avec ces deux-là, pas de bonus.
option-tournoi-cards-box = La boîte
option-tournoi-cards-decks = Tes decks
option-tournoi-cards-dealt = Distribuées
option-tournoi-cards-common = Deck commun
option-tournoi-decks = Codes des decks
option-tournoi-decks-help = Un par joueur, dans l’ordre, séparés par des espaces ; « box » pour un deck de la boîte. Tout le monde peut lire les listes.
option-tournoi-set = Jeu de cartes
option-tournoi-set-help = Le code de tes propres cartes ; sans code, on joue avec les animaux de ce programme.
option-tournoi-mixed = Mêlées à la boîte
option-tournoi-mixed-help = Seulement si les quatre caractéristiques sont celles de la boîte, dans son ordre.
option-tournoi-bonus = Bonus Biodiversité
option-tournoi-bonus-help = Trio gagnant : 4 points à la fin pour trois catégories. Jetons triples : 3 points par jeton. Sans bonus pour une première partie.
option-tournoi-bonus-trio = Trio gagnant
option-tournoi-bonus-triple = Jetons triples
option-tournoi-bonus-none = Aucun
preset-tournoi-first = Première partie
preset-tournoi-first-help = Sans jetons Bonus, comme le livret le conseille.

# Le navigateur : la construction de decks du Tournoi, et tes propres cartes.

web-decks-title = Construire un deck
web-decks-lead = Compose un deck pour Le Tournoi : 34 animaux aux bonnes couleurs et cinq cartes Pouvoir. Les règles sont vérifiées au fur et à mesure.
web-decks-mine = Ton deck
web-decks-cards = Cartes Défis
web-decks-powers = Cartes Pouvoir
web-decks-in-deck = Dans le deck
web-decks-show = Que montrer
web-decks-search = Chercher un nom
web-decks-colour = Menace
web-decks-kind = Catégorie
web-decks-order = Trier par
web-decks-by-name = Nom
web-decks-any = Toutes
web-decks-found = { $count ->
    [0] Aucune carte ne convient.
    [one] { $count } carte
   *[other] { $count } cartes
}
web-decks-add = Ajouter { $card }
web-decks-remove = Retirer { $card }
web-decks-take = Ajouter
web-decks-drop = Retirer
web-decks-of = { $count } sur { $all }
web-decks-proposed = effet proposé
web-decks-totem = carte Totem
web-decks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-decks-reconstructed = Proposition de notre part : la carte imprimée n’est pas connue ici.
web-decks-playable = Prêt à jouer.
web-decks-broken = Pas encore jouable :
web-decks-advice = Conseil :
web-decks-lacking = Encore aucun de ces animaux : { $kinds }. Les jetons bonus demandent toutes les catégories.
web-decks-use = Jouer à une table
web-decks-name = Nom du deck
web-decks-unnamed = Mon deck
web-decks-keep = Garder
web-decks-kept = « { $name } » est gardé dans ce navigateur.
web-decks-code = Code à partager
web-decks-enter = Ouvrir un code
web-decks-open = Ouvrir
web-decks-begin = Commencer avec
web-decks-empty = Aucune carte
web-decks-saved = Decks gardés
web-decks-forget = Supprimer { $name }
web-decks-build = Construire un deck

web-own-title = Tes propres cartes
web-own-lead = Joue au Tournoi avec d’autres cartes : volcans, monuments, créatures de ton invention. Il suffit qu’elles aient quatre caractéristiques.
web-own-file = Depuis un fichier CSV
web-own-columns = Une ligne par carte : une colonne « nom », et quatre colonnes pour les caractéristiques, avec l’unité entre parenthèses. « menace », « catégorie », « scientifique », « jeu » et « brillante » sont les bienvenues ; les cartes brillantes sont mises de côté.
web-own-example = nom,Hauteur (m),Largeur (km),Dernière éruption,Danger
    Etna,3357,40,2024,8
    Fuji,3776,50,1707,6
web-own-choose = Choisir un fichier
web-own-enter = Ou ouvrir le code d’un jeu de cartes
web-own-read = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-own-aside = { $count ->
    [one] { $count } carte brillante est mise de côté.
   *[other] { $count } cartes brillantes sont mises de côté.
}
web-own-mix = Les mêler aux animaux de la boîte
web-own-dealt = Les distribuer
web-own-common = Un deck commun
web-own-code = Code du jeu de cartes
web-own-build = Lire tes propres cartes dans un fichier

option-tournoi-cards = Cartes
option-tournoi-cards-help = Les decks de la boîte, ceux que tu as construits, des cartes distribuées à chacun, ou un deck commun.
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
option-tournoi-bonus-help = Trio gagnant : 4 points à la fin pour trois catégories. Jetons triples : 3 points par jeton. Sans bonus pour une première partie, et avec d’autres cartes.
option-tournoi-bonus-trio = Trio gagnant
option-tournoi-bonus-triple = Jetons triples
option-tournoi-bonus-none = Aucun
preset-tournoi-first = Première partie
preset-tournoi-first-help = Sans jetons Bonus, comme le livret le conseille.

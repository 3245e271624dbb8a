# Earth : quand les capacités agissent, ce que vaut une carte, pourquoi elle reste en main, les cartes de Gaïa.

earth-when-green = Chaque fois que quelqu’un plante : { $text }.
earth-when-red = Chaque fois que quelqu’un composte : { $text }.
earth-when-blue = Chaque fois que quelqu’un arrose : { $text }.
earth-when-yellow = Chaque fois que quelqu’un fait croître : { $text }.
earth-when-multi = Chaque fois que quelqu’un composte, arrose ou fait croître : { $text }. Elle compte comme capacité rouge, bleue et jaune.
earth-when-own = Quand tu choisis l’action { $action } : { $text }.
earth-when-black = Une fois, quand tu la plantes : { $text }.
earth-when-brown = En permanence : { $text }.
earth-when-paying = Quand tu la plantes : { $text }.
earth-when-event = Quand tu le joues : { $text }.
earth-when-end = À la fin : { $text }
earth-when-leaf = À chaque feuille que tu utilises, cet animal agit : { $text }
earth-when-round = Pour tout le monde à la fin de chaque manche : { $text }

earth-tag-geography = lieu dans le nom
earth-tag-colour = couleur dans le nom
earth-tag-animal = animal dans le nom
earth-tag-directional = ligne, colonne ou voisinage
earth-tag-start = noire : son départ

earth-why-full = Ton tableau est plein.
earth-why-soil = Elle coûte { $cost ->
    [one] { $cost } sol
   *[other] { $cost } sols
  } ; tu en as { $soil }.
earth-why-compost = Ton compost est vide.
earth-why-price = Tu ne peux pas payer son prix : { $price }.

earth-gaia-cards = { $count ->
    [one] une carte pour sa pile
   *[other] { $count } cartes pour sa pile
  }
earth-gaia-takes = Tu participes comme à l’action d’un autre joueur. Puis Gaïa prend { $what }.
earth-gaia-each-blue-cards = { $what } par carte à capacité bleue chez toi
earth-gaia-each-cards-drawn = { $what } par carte que tu as piochée ce tour-ci autrement que par une carte Événement
earth-gaia-each-soil-gained = { $what } par sol que tu as gagné ce tour-ci autrement que par une carte Événement
earth-gaia-soil-becomes = { $text } Dès qu’elle a 10 sols, ils deviennent 5 cartes de son compost.
earth-gaia-claims-upper = Après tes propres revendications, tu choisis laquelle des deux premières cartes Faune sans feuille à elle Gaïa revendique, au meilleur rang libre. Une Gaïa débutante passe ensuite un tour ; une Gaïa experte prend aussi { $left } avec la première carte, ou { $right } avec la deuxième.
earth-gaia-claims-lower = Après tes propres revendications, tu choisis laquelle des deux dernières cartes Faune sans feuille à elle Gaïa revendique, au meilleur rang libre. Une Gaïa débutante passe ensuite un tour ; une Gaïa experte prend aussi { $left } avec la troisième carte, ou { $right } avec la quatrième.

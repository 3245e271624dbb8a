# Les cartes Pouvoir et les jetons imprimés tels que leur propriétaire les saisit.
tournoi-field-effect = Ce qu’elle fait
tournoi-field-told = { $kind } : { $text }
tournoi-field-times = Multipliée par
tournoi-field-over = Divisée par
tournoi-field-steps = Batailles plus loin
tournoi-field-points = Points en plus
tournoi-field-power = { $id } { $name }
tournoi-field-token = Jeton { $id }
tournoi-field-single = Face du trio
tournoi-field-triple = Face à trois catégories
tournoi-wrong-triple = trois catégories différentes, pas { $count }

# Habitat : North Woods : questions, coups, événements, notes, résultats.

game-north_woods-name = Habitat : North Woods
game-north_woods-line = Construis tes chaînes alimentaires jusqu’à réunir devant toi les rangs 1 à 8, toutes tes espèces nourries.
game-north_woods-legend =
    Une chaîne se lit de sa carte la plus haute jusqu’à ce qui la nourrit : numéro:rang carte < numéro:rang carte.
     ! affamée, ~ nourrie d’une charogne, 7- un rang de moins (Explosion démographique), x2 sous Abondance, (A) une Abondance à la place d’une ressource.
    Sur la ligne d’un joueur : ses rangs. * un événement. (+2) deux cartes sous celle du dessus.

# Ce qu'on demande
north-woods-prompt-opening = Ramène ta main à trois cartes : pose celles qui peuvent être nourries, défausse les autres. Personne ne les voit encore.
north-woods-prompt-start = Pioche deux cartes, ou lance l’action Territoire avec une espèce de ta main.
north-woods-prompt-second = Pioche la seconde carte.
north-woods-prompt-aggression = Quelle chaîne ton agresseur prend-il ?
north-woods-prompt-acting = Joue, déplace, sauve, utilise tes événements à ta guise, puis termine ton tour.
north-woods-prompt-unfed = Tu as les huit rangs, mais il y a des affamées. Nourris-les, ou termine ton tour : elles meurent alors.
north-woods-prompt-rescuing = Après une Migration, tu peux seulement sauver des espèces, puis terminer ton tour.
north-woods-prompt-played = Pose-la sur ce qui la nourrit, ou à part.
north-woods-prompt-lifted = Où va cette carte ?
north-woods-prompt-rescued = Pose-la là où elle est nourrie.
north-woods-prompt-disease = Quelle espèce la Maladie frappe-t-elle ?
north-woods-prompt-abundance = À côté de quelle ressource poses-tu l’Abondance ?
north-woods-prompt-boom = Sous quelle espèce poses-tu l’Explosion démographique ?
north-woods-prompt-burning = Chez qui l’Incendie se déclare-t-il ?
north-woods-prompt-naming = Nomme un rang.
north-woods-prompt-wildfire = Incendie : cède une de tes ressources.
north-woods-prompt-pollution = Pollution : cède une espèce de ton plus haut rang.
north-woods-prompt-winter = Hiver : cède une de tes ressources.
north-woods-prompt-adopting = Tu peux sauver une chaîne qui a perdu sa ressource.
north-woods-prompt-keeping = Garde une de ces cartes ; les autres vont dans l’exposition.
north-woods-prompt-renewing = Prends au plus une espèce et une ressource parmi les mourants.
north-woods-prompt-covering = Sur quelle pile de mourants va « { $card } » ?
north-woods-prompt-dying = Tes espèces affamées meurent : laquelle maintenant, et sur quelle pile ?
north-woods-prompt-discarding = Défausse des cartes jusqu’à ce qu’il t’en reste trois.
north-woods-prompt-last = Tes espèces affamées ne sont plus là : utilise un événement si tu en as un, ou termine ton tour.
north-woods-prompt-closing = Tous les rangs, toutes les espèces nourries : annonces-tu ton Habitat ?

# Cartes et emplacements
north-woods-nothing = rien
north-woods-lying = { $card } n° { $slot }
north-woods-slot = emplacement n° { $slot }
north-woods-place = l’emplacement vide { $pile }
north-woods-pile = la pile { $pile } ({ $card })

# Coups
north-woods-move-lay = Poser : { $card }
north-woods-move-lay-on = Poser « { $card } » sur « { $food } »
north-woods-move-aside = Défausser : { $card }
north-woods-move-draw = Prendre dans la pioche
north-woods-move-take = Prendre dans l’exposition : { $card }
north-woods-move-territory = Action Territoire avec : { $card }
north-woods-move-seize = Prendre à { $who } : { $chain }
north-woods-move-play = Jouer : { $card }
north-woods-move-use = Utiliser : { $card }
north-woods-move-lift = Déplacer : { $card }
north-woods-move-on = Sur : { $food }
north-woods-move-apart = À part
north-woods-move-feed = Nourrir au mieux
north-woods-move-rescue = Sauver : { $card }
north-woods-move-declare = Annoncer un Habitat
north-woods-move-end = Terminer le tour
north-woods-move-aim = Chez { $who } : { $card }
north-woods-move-burn = Incendie chez { $who }
north-woods-move-name = Rang { $rank }
north-woods-move-adopt = Sauver la chaîne qui commence par : { $card }
north-woods-move-keep = Garder : { $card }
north-woods-move-fetch = Prendre : { $card } (pile { $pile }, carte { $at })
north-woods-move-cover = Poser sur { $pile }
north-woods-move-bury = Poser sur { $pile } : { $card }
north-woods-move-bury-event = Poser sur { $pile } : { $event } ({ $card })
north-woods-move-discard = Défausser sur { $pile } : { $card }
north-woods-move-done = C’est tout

north-woods-group-play = Jouer
north-woods-group-discard = Défausser
north-woods-group-draw = Piocher
north-woods-group-territory = Territoire
north-woods-group-event = Événements
north-woods-group-feed = Chaînes alimentaires
north-woods-group-rescue = Sauver
north-woods-group-dying = Animaux mourants
north-woods-group-turn = Tour

# Événements
north-woods-event-put-down = { $you ->
    [who] Tu poses ou défausses une carte, face cachée.
   *[other] { $who } pose ou défausse une carte, face cachée.
  }
north-woods-event-laid-down = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  }, face cachée : { $card }.
north-woods-event-set-aside = { $you ->
    [who] Tu défausses
   *[other] { $who } défausse
  }, face cachée : { $card }.
north-woods-event-opened = { $you ->
    [who] Tu commences
   *[other] { $who } commence
  } avec : { $cards }.
north-woods-event-dealt = Sur les piles de mourants : { $cards }.
north-woods-event-drew = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } une carte.
north-woods-event-drew-card = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } : { $card }.
north-woods-event-took = { $you ->
    [who] Tu prends
   *[other] { $who } prend
  } dans l’exposition : { $card }.
north-woods-event-refilled = Nouvelle carte dans l’exposition : { $card }.
north-woods-event-reshuffled = La pioche est épuisée. L’exposition et les mourants, mélangés, forment une nouvelle pioche ; dans l’exposition : { $cards }.
north-woods-event-found-nothing = { $you ->
    [who] Tu ne trouves rien à piocher.
   *[other] { $who } ne trouve rien à piocher.
  }
north-woods-event-attacked = { $you ->
    [who] Tu lances
   *[other] { $who } lance
  } l’action Territoire avec : { $card }.
north-woods-event-seized = { $you ->
    [who] Avec « { $card } », tu prends à { $of } : { $taken }.
    [of] Avec « { $card } », { $who } te prend : { $taken }.
   *[other] Avec « { $card } », { $who } prend à { $of } : { $taken }.
  }
north-woods-event-seized-scared = { $you ->
    [who] Avec « { $card } », tu prends à { $of } : { $taken }. En fuite : { $scared }.
    [of] Avec « { $card } », { $who } te prend : { $taken }. En fuite : { $scared }.
   *[other] Avec « { $card } », { $who } prend à { $of } : { $taken }. En fuite : { $scared }.
  }
north-woods-event-played = { $you ->
    [who] Tu joues
   *[other] { $who } joue
  } : { $card }.
north-woods-event-apart = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } à part : { $card }.
north-woods-event-moved = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } « { $card } » sur « { $onto } ».
north-woods-event-moved-parted = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } « { $card } » sur « { $onto } » ; « { $parted } » cède la place.
north-woods-event-fed-all = { $you ->
    [who] Tu redisposes tes chaînes
   *[other] { $who } redispose ses chaînes
  } : { $hungry ->
    [0] plus aucune espèce n’a faim
    [one] { $hungry } espèce reste affamée
   *[other] { $hungry } espèces restent affamées
  }.
north-woods-event-rescued = { $you ->
    [who] Tu sauves
   *[other] { $who } sauve
  } : { $card }.
north-woods-event-used = { $you ->
    [who] Tu utilises
   *[other] { $who } utilise
  } : { $card }.
north-woods-event-aimed-own = { $you ->
    [who] Ton événement « { $using } » vise chez toi : { $card }.
   *[other] { $who } vise chez soi, avec « { $using } » : { $card }.
  }
north-woods-event-aimed = { $you ->
    [who] Ton événement « { $using } » vise, chez { $of } : { $card }.
    [of] L’événement « { $using } » de { $who } vise chez toi : { $card }.
   *[other] L’événement « { $using } » de { $who } vise, chez { $of } : { $card }.
  }
north-woods-event-set-alight = { $you ->
    [who] Un incendie se déclare chez toi.
   *[other] Un incendie se déclare chez { $who }.
  }
north-woods-event-adopted = { $you ->
    [who] Tu sauves de l’incendie chez { $of } : { $cards }.
    [of] { $who } sauve de l’incendie chez toi : { $cards }.
   *[other] { $who } sauve de l’incendie chez { $of } : { $cards }.
  }
north-woods-event-passed = Chacun passe sa main à son voisin de gauche.
north-woods-event-passed-own = Chacun passe sa main à son voisin de gauche : tu passes la tienne à { $to }, et { $from } te passe la sienne.
north-woods-event-spring-drew = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } pour le Printemps.
north-woods-event-spring-saw = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } pour le Printemps : { $cards }.
north-woods-event-spring-came = { $you ->
    [who] Tu gardes une carte et poses dans l’exposition : { $cards }.
   *[other] { $who } garde une carte et pose dans l’exposition : { $cards }.
  }
north-woods-event-spring-kept = { $you ->
    [who] Tu gardes « { $card } » et poses dans l’exposition : { $cards }.
   *[other] { $who } garde « { $card } » et pose dans l’exposition : { $cards }.
  }
north-woods-event-fetched = { $you ->
    [who] Tu prends
   *[other] { $who } prend
  } parmi les mourants : { $card }.
north-woods-event-named = { $you ->
    [who] Tu nommes le rang { $rank } et trouves : { $card }.
   *[other] { $who } nomme le rang { $rank } et trouve : { $card }.
  }
north-woods-event-named-none = { $you ->
    [who] Tu nommes
   *[other] { $who } nomme
  } le rang { $rank } : il n’y en a pas dans la pioche.
north-woods-event-winter = { $count ->
    [0] Aucun mourant à mélanger à la pioche
    [one] La carte mourante est mélangée à la pioche
   *[other] Les { $count } cartes mourantes sont mélangées à la pioche
  }.
north-woods-event-starved = { $you ->
    [who] Chez toi, « { $card } » meurt de faim et va sur la pile { $pile } des mourants.
   *[other] Chez { $who }, « { $card } » meurt de faim et va sur la pile { $pile } des mourants.
  }
north-woods-event-fell = { $you ->
    [who] Tu mets « { $card } » sur la pile { $pile } des mourants.
   *[other] { $who } met « { $card } » sur la pile { $pile } des mourants.
  }
north-woods-event-discarded = { $you ->
    [who] Tu défausses
   *[other] { $who } défausse
  } « { $card } » sur la pile { $pile }.
north-woods-event-spent = L’événement « { $card } » va sur la pile { $pile } des mourants.
north-woods-event-ended = { $you ->
    [who] Tu termines ton tour ; aucune espèce n’a faim.
   *[other] { $who } termine son tour ; aucune espèce n’a faim.
  }
north-woods-event-ended-hungry = { $you ->
    [who] Tu termines ton tour. Sans nourriture : { $cards }.
   *[other] { $who } termine son tour. Sans nourriture : { $cards }.
  }
north-woods-event-habitat = { $you ->
    [who] Tu annonces
   *[other] { $who } annonce
  } un Habitat !
north-woods-event-dry = Personne n’a pu piocher pendant tout un tour de table : la partie se termine.
north-woods-event-rounds = { $rounds ->
    [one] Le tour de table est joué
   *[other] Les { $rounds } tours de table sont joués
  } : la partie se termine.

# Sous les yeux
north-woods-note-hand = Ta main : { $cards }.
north-woods-note-aside = Défausse à l’ouverture : { $cards }.
north-woods-note-known = En main chez { $who }, tu le sais : { $cards }.
north-woods-note-spring = Le Printemps joué par { $who } interdit l’Hiver jusqu’à son prochain tour.
north-woods-note-barren = Il n’y a aucune carte de rang { $rank } dans la pioche.
north-woods-note-placing = À poser : { $card }.
north-woods-note-aggressor = Agresseur : { $card }.
north-woods-note-covering = À poser chez les mourants : { $cards }.
north-woods-note-spring-cards = Le Printemps apporte : { $cards }.
north-woods-note-edits = Déplacements ce tour-ci : { $count } sur { $limit }.
north-woods-note-turn = C’est à { $who } de jouer.

# La fin
north-woods-outcome-habitat = Un Habitat : tous les rangs, toutes les espèces nourries.
north-woods-outcome-dry = Personne n’a pu piocher pendant tout un tour de table : le plus grand nombre de rangs l’emporte.
north-woods-outcome-rounds = Pas d’Habitat en { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
  } : le plus grand nombre de rangs l’emporte.
north-woods-score-ranks = Rangs différents

# La table dans un terminal, et le tour de table sur toutes les tables
north-woods-round = Tour de table { $round } sur { $rounds }
north-woods-round-free = Tour de table { $round }, sans limite
north-woods-draw-dying = Mourants
north-woods-draw-deck = Pioche
north-woods-draw-display = Exposition
north-woods-draw-hand = Main
north-woods-draw-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }

# Options
option-north_woods-wolf_pair = Paire de loups
option-north_woods-wolf_pair-help = Comme dans une édition ultérieure : deux loups de même rang comptent aussi pour le rang suivant, donc pour 7 et 8.
option-north_woods-wolf_pair-on = Paire de loups
option-north_woods-rounds = Limite de tours de table
option-north_woods-rounds-help = Notre ajout, absent de la règle : après ce nombre de tours de table sans Habitat, le plus grand nombre de rangs l’emporte. 0 : sans limite.
option-north_woods-rounds-0 = Sans limite de tours
option-north_woods-rearrangements = Déplacements par tour
option-north_woods-rearrangements-help = Notre ajout, absent de la règle : combien de fois tu peux déplacer tes propres cartes pendant un tour. 0 : sans limite.
option-north_woods-rearrangements-0 = Déplacements sans limite

# Ce qu'une pioche a apporté, dans une analyse.
north-woods-luck-drawn = { $you ->
    [seat] Tu pioches { $cards }.
   *[other] { $seat } pioche { $cards }.
}
north-woods-luck-laid = { $you ->
    [seat] Tu pioches { $cards }, que tu poses aussitôt.
   *[other] { $seat } pioche { $cards } et pose aussitôt.
}
north-woods-luck-streak = { $you ->
    [seat] Tu pioches { $cards }, que tu poses aussitôt : { $streak } bonnes pioches de suite.
   *[other] { $seat } pioche { $cards } et pose aussitôt, bonne pioche numéro { $streak } de suite.
}

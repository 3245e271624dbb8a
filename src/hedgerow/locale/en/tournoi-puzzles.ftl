# Puzzles of Le Tournoi.
tournoi-puzzle-title-average = Four battles, on average
tournoi-puzzle-title-certain = Four battles, for certain
tournoi-puzzle-task-average = { $cards ->
    [4] Your rival lays these four cards
   *[other] Your rival lays four of these { $cards } cards
  }, all orders equally likely. { $powers ->
    [0] Lay yours for the most points on average.
   *[other] Lay yours for the most points on average; a power card that you keep is worth 1.
  }
tournoi-puzzle-task-certain = { $cards ->
    [4] Your rival lays these four cards
   *[other] Your rival lays four of these { $cards } cards
  }, in any order. { $powers ->
    [0] Lay yours for the most points that nobody can take from you.
   *[other] Lay yours for the most points that nobody can take from you; a power card that you keep is worth 1.
  }
tournoi-puzzle-lay = { $card } on { $battle }
tournoi-puzzle-cover = { $power } on { $battle }
tournoi-puzzle-keep = Keep the other power cards
tournoi-puzzle-odds = { $beats ->
    [0] { $card } on { $battle }: scores against none of the cards.
   *[other] { $card } on { $battle }: scores against { $beats } of { $all } cards, up to { $most ->
        [one] { $most } point
       *[other] { $most } points
      }.
  }
tournoi-puzzle-proof-average = All { $count } ways to lay the cards were counted, each battle against all { $rivals } cards: one adds up to { $points }, any other to at most { $second }. Divide by { $rivals } for the average.
tournoi-puzzle-proof-certain = All { $count } ways to lay the cards were counted against every order of the rival: one scores { $points } for certain, any other at most { $second }.
tournoi-puzzle-hint-battle = Begin with { $battle }.
tournoi-puzzle-hint-card = Here: { $step }.

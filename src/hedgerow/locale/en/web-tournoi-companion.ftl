# The referee of Le Tournoi for a real table.

web-tournoi-companion-round = round { $round } of 4
web-tournoi-companion-part = Part of the page
web-tournoi-companion-battle = Battle
web-tournoi-companion-score = Score sheet
web-tournoi-companion-which = Which battle
web-tournoi-companion-ghost = Ghost
web-tournoi-companion-ghost-lays = Round { $round }: two of its cards face down on each battle, its power card on { $battle }. It fights with the higher of its two.
web-tournoi-companion-changed = A power card changes the battle: compare { $name }.
web-tournoi-companion-value = Value of { $name }, card { $number }
web-tournoi-companion-threat = Colour of threat
web-tournoi-companion-power = Power card
web-tournoi-companion-no-power = None
web-tournoi-companion-won = Wins
web-tournoi-companion-kept = Keeps its card
web-tournoi-companion-lost = Loses
web-tournoi-companion-because-value = { $reversed ->
    [yes] The smallest value, under Junior.
   *[no] The largest value.
  }
web-tournoi-companion-because-threat = The more threatened species.
web-tournoi-companion-because-tie = Equal in value and threat: all of them win.
web-tournoi-companion-because-protect = Protect keeps the card, whatever the result.
web-tournoi-companion-because-second = Second, and its power card counts that as a win.
web-tournoi-companion-because-lower = { $reversed ->
    [yes] Another value is smaller, under Junior.
   *[no] Another value is larger.
  }
web-tournoi-companion-because-less_threatened = Another species is more threatened.
web-tournoi-companion-times = Its value counts { $factor }.
web-tournoi-companion-replace = It may first replace its card by the top one of its deck.
web-tournoi-companion-settle = Into the protected zones, next battle
web-tournoi-companion-powers-left = Power cards not played
web-tournoi-companion-tokens = Bonus tokens
web-tournoi-companion-sum = Animals { $cards }, bonus { $bonus }, power cards { $powers }, wins { $extra }: { $total }
web-tournoi-companion-alone = One player against the ghost
web-tournoi-companion-rounds = Round

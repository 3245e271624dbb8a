# Le Tournoi’s board in the browser.

web-tournoi-log-round = Round { $round }
web-tournoi-loading = Laying out the battles
web-tournoi-failed = The cards did not come.
web-tournoi-again = Try again
web-tournoi-ghost = Ghost
web-tournoi-ghost-plays = The ghost plays by chance: two cards on each battle, of which the larger value fights (under Junior too), and one power card each round.
web-tournoi-round = Round { $number }
web-tournoi-round-of = Round { $number } of { $rounds }
web-tournoi-round-word = round
web-tournoi-hand = Your hand, round { $number } of { $rounds }
web-tournoi-hand-hint = Pick a card, then a battle
web-tournoi-powers = Power cards
web-tournoi-powers-worth = +1 for each you keep
web-tournoi-powers-hint = Pick a power card, then one of your cards.
web-tournoi-powers-none = You have no power cards left.
web-tournoi-powers-watched = Face down while you all watch.
web-tournoi-pass = Lay no more this round
web-tournoi-pass-none = Lay none this round
web-tournoi-played = Played
web-tournoi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-tournoi-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, { $powers ->
    [one] 1 of them for the power card not played yet
   *[other] { $powers } of them for the power cards not played yet
  }
web-tournoi-so-far = so far
web-tournoi-last-round = Previous round
web-tournoi-last-round-close = Back to this round

# Battles
web-tournoi-who-wins = { $you ->
    [yes] you win
   *[no] { $name } wins
  }
web-tournoi-shared = shared win
web-tournoi-next = to be turned up now
web-tournoi-compares = Compares { $battle }
web-tournoi-smallest = The smallest wins
web-tournoi-smallest-short = smallest
web-tournoi-threat-first = Threat comes first
web-tournoi-threat-short = threat
web-tournoi-changed-short = changed
web-tournoi-wins = wins
web-tournoi-wins-points = wins, +{ $points }
web-tournoi-kept = protected
web-tournoi-cancelled = no effect
web-tournoi-only-you = only you
web-tournoi-face-down = face down
web-tournoi-laying = laying cards
web-tournoi-lay-here = Lay here
web-tournoi-instead = instead of { $card }
web-tournoi-unused-short = not used: { $card }
web-tournoi-odds = wins about { $percent }%
web-tournoi-odds-note = %: about how often it wins there.
web-tournoi-odds-short = { $percent }%
web-tournoi-odds-help = Against cards that your rivals may hold, without power cards
web-tournoi-power-down = a power card face down
web-tournoi-card-state = { $state ->
    [won] won
    [kept] protected
   *[lost] lost
  }
web-tournoi-show = About { $card }

# Places, for who listens
web-tournoi-slot = { $battle }: free
web-tournoi-slot-card = { $battle }: lay { $card }, { $figure }
web-tournoi-slot-odds = { $battle }: lay { $card }, { $figure }, wins about { $percent }%
web-tournoi-slot-power = { $battle }: lay { $power }
web-tournoi-place-empty = { $name }: nothing yet
web-tournoi-place-down = { $name }: a card face down
web-tournoi-place = { $name }: { $card }, { $figure }{ $how ->
    [won] , wins
    [kept] , protected
    [lost] , loses
   *[laid] {""}
  }

# The battles are turned up one by one
web-tournoi-stage-round = Round { $number }: battles
web-tournoi-stage-turn-up = Turn up { $battle }.
web-tournoi-stage-act = Turn up { $battle }
web-tournoi-stage-act-short = Turn up
web-tournoi-stage-all = All of them
web-tournoi-stage-own = Your { $card }: { $figure }.
web-tournoi-stage-powers = { $count ->
    [0] No power card lies there.
    [one] One power card lies there.
   *[other] { $count } power cards lie there.
  }
web-tournoi-stage-over = The round is over.
web-tournoi-stage-kept = { $count ->
    [0] No card for you this time.
    [one] One card goes to your zone.
   *[other] { $count } cards go to your zone.
  }
web-tournoi-stage-bonus = { $bonus }: { $who }.
web-tournoi-stage-bonus-of = { $who ->
    [you] +{ $points } for you
   *[other] +{ $points } for { $name }
  }
web-tournoi-stage-go-on = On to round { $number }
web-tournoi-stage-result = See the result
web-tournoi-stage-done = Everything is laid.

# Protected zones and the bonus
web-tournoi-zone = Protected zone
web-tournoi-zone-none = No animal here yet.
web-tournoi-zone-card = { $card }, { $points } points
web-tournoi-whose-zone = Whose zone
web-tournoi-open-zone = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: protected zone
web-tournoi-bonus-trio = Winning trio
web-tournoi-bonus-triple = Triple tokens
web-tournoi-trio-worth = +4 at the end
web-tournoi-token-worth = +3
web-tournoi-token-of = taken by { $name }
web-tournoi-kind = { $kind }: { $there ->
    [yes] there
   *[no] missing
  }
web-tournoi-tabs = What lies before you
web-tournoi-pane-powers = Powers
web-tournoi-pane-zone = Zone
web-tournoi-tab-hand = Hand
web-tournoi-tab-powers = Powers { $count }
web-tournoi-tab-zone = Protected { $count }
web-tournoi-tab-bonus = Tokens

# Sheets
web-tournoi-sheet-threat = { $threat } ({ $colour }): { $points } points in a protected zone.
web-tournoi-sheet-kind = Category: { $kind }.
web-tournoi-sheet-totem = A Totem card, played like any other.
web-tournoi-sheet-threat-source = Threat level: { $source }
web-tournoi-sheet-kin = The picture shows its nearest kin.
web-tournoi-sheet-power = Power card, { $kind }
web-tournoi-sheet-rule = Rule { $rule }
web-tournoi-sheet-across = Power card across it: { $power }.
web-tournoi-sheet-quote = “{ $text }”
web-tournoi-sheet-order = Laid face down across one of your own cards, at most one on a battle.
web-tournoi-about-largest = The largest value wins.
web-tournoi-about-smallest = Junior: the smallest value wins.
web-tournoi-about-undone = The Junior cards cancel each other here.
web-tournoi-about-threat = The most threatened species wins. Among species of one colour { $smallest ->
    [yes] the smallest
   *[no] the largest
  } value wins; if that is equal too, they share the win.
web-tournoi-about-tie = Among equal values the most threatened species wins; if they are of one colour, they share the win.

# What it is about
web-tournoi-guide-goal = Win battles with your animals and bring them into your protected zone; the most points there win.
web-tournoi-guide-1 = You draw four cards and lay one face down on each of the four battles.
web-tournoi-guide-2 = If you like, lay power cards across them. You have no more than five for the whole game.
web-tournoi-guide-3 = The battles are turned up. The best figure wins and keeps its animal; a tie goes to the most threatened species.
web-tournoi-guide-end = After four rounds the protected zones and the bonuses are counted. A power card that you have not played is worth 1 point.
web-tournoi-terms = battle=TOU-15, power card=TOU-17, deck=TOU-38
web-tournoi-replay-stop = Round { $round }
web-tournoi-replay-down = Face down
web-tournoi-replay-both = Hand and face down
web-tournoi-replay-on = { $card } ({ $battle })
web-tournoi-replay-powers = Power cards
web-tournoi-replay-end = The last round
web-tournoi-replay-token = { $who } takes a token
web-tournoi-replay-round = A round for { $who }
web-tournoi-replay-won = { $won } of { $battles } battles won.

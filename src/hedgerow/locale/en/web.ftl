# The browser: every page but the boards of the games.

# Everywhere
web-skip = Skip to the content
web-nav = Main
web-home = Back to the games
web-brand-home = Hedgerow, home page
web-all-games = All games
web-rules = Rules
web-settings = Settings
web-keys = Keys
web-menu = Menu
web-menu-home = Home page
web-close = Close
web-save = Save
web-copy = Copy
web-copied = Copied
web-add = Add
web-added = Added
web-again = Try again
web-reload = Load the page again
web-loading = One moment…
web-unreachable = The server does not answer just now.
web-page-failed = This page could not be loaded. Perhaps the server was updated.
web-guest = Guest
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-away-title = No connection
web-lost-title = Nothing here
web-lost-text = No page has this address.
web-footer-nav = About this site
web-footer-fan = An unofficial fan work. The games belong to their authors and publishers.

# Home
web-home-title = Five nature games, one table
web-home-line = Play alone against bots, around one screen, or with friends by a link.
web-card-seats = { $more ->
    [0] { $low } players
   *[other] { $low }–{ $high } players
  }
web-card-minutes = { $minutes } min
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-play-now-against = against bots, level { $level }
web-new-table = New table
web-new-table-game = New table of { $game }
web-game-cryptid-line = Combine everyone’s clues to find where the creature lives.
web-game-habitats-name = Habitats
web-game-habitats-line = Build a wildlife park where every animal gets the land it needs.
web-game-tournoi-name = Le Tournoi
web-game-tournoi-line = Send animals into four battles, each on its strongest trait.
web-game-north-woods-name = North Woods
web-game-north-woods-line = Grow food chains until you hold every rank, 1 to 8, all fed.
web-game-earth-name = Earth
web-game-earth-line = Plant a four by four island and let each colour set it growing.
web-mine-title = Your tables
web-mine-none = Nothing begun yet. A table you sit at waits here for you, even if you close the page.
web-mine-with = { $game } with { $names }
web-mine-bots = { $game } against bots
web-mine-turn = your turn
web-mine-lobby = not started yet
web-mine-over = finished
web-mine-outdated = played under older rules
web-mine-read = Read
web-mine-resume = Resume
web-mine-replay = Replay
web-join-title = Join by code
web-join-text = A friend’s code or link takes you to their table. No account needed.
web-join-code = Code
web-join = Join
web-join-watch = A spectator’s link shows a table without its secrets.
web-join-sit = Take a seat
web-join-as-spectator = Watch as a spectator
web-home-puzzle = Puzzle of the day
web-home-puzzle-text = A fresh Cryptid set-up every day: solve it here, or build it from your own box.
web-home-puzzle-go = See it
web-how-title = How it works
web-how-1 = Play at once against bots, or share a link with friends.
web-how-2 = Tap anything to learn what it does and which rule says so.
web-how-3 = Replay the end, and check that the shuffle was fair.

# New table
web-new-title = New table of { $game }
web-new-line = Choose who plays, set two or three things, and off you go.
web-new-around = Around the table
web-new-options = Options
web-new-preset = Set it up so
web-new-add = Add a player
web-new-add-help = Friend, bot or same screen
web-new-variant = A game for { $count } is a variant of ours: the rulebook does not name it.
web-new-pace = Reminder
web-new-pace-help = Everybody takes their time; nobody loses by a clock. A gentle word can remind.
web-reminder-none = None
web-reminder-5 = after 5 min
web-reminder-60 = after 1 h
web-reminder-1440 = after 1 day
web-reminder = Your turn has been waiting for { $minutes } min.
web-new-own = Play with what your box prints
web-new-own-help = { $count ->
    [one] One is entered on this device. Everybody at the table plays with it.
   *[other] { $count } are entered on this device. Everybody at the table plays with them.
  }
web-new-own-wrong = What is entered on this device has a mistake, so the table uses ours.
web-new-own-look = See which
web-own-used = As in the owner’s box
web-own-used-help = { $count ->
    [one] One component is as printed in the box of whoever made this table. All play with it.
   *[other] { $count } components are as printed in the box of whoever made this table. All play with them.
  }
web-new-spectators = Spectators
web-new-spectators-help = A link of its own, which shows no secret.
web-new-chat = Chat
web-new-chat-help = Short messages between those who sit at the table.
web-new-start = Start
web-new-open = Open the table
web-new-open-help = You get a link to share, and start when you like. Who comes later takes a free seat.
web-new-rules = Read the rules
web-option-text = Optional
web-slot-me = Me
web-slot-friend = Friend by link
web-slot-bot = Bot
web-slot-screen = Same screen
web-slot-friend-title = A friend
web-slot-screen-title = Beside you
web-slot-me-note = You sit here.
web-slot-friend-note = You get a link and a code to share.
web-slot-screen-note = You hand the screen over; a curtain hides your secrets.
web-slot-who = Who plays { $letter }
web-slot-level-is = Level of bot { $letter }: { $level }
web-slot-name-hint = Name
web-slot-name = Name of player { $letter }
web-level-title = How strong is { $name }?
web-level-rating = Rating
web-level-scale = 100 points more win about 64% of the games.
web-level-others = Other bots
web-level-all = Same for all bots
web-level-at-once = answers at once
web-level-soon = thinks for a moment
web-level-second = thinks for about a second
web-lobby-rated = { $who } · { $rating }
web-slot-remove = Remove player { $letter }
web-sum-title = In short
web-sum-seats = { $count ->
    [one] { $count } player: { $names }
   *[other] { $count } players: { $names }
}
web-sum-me = you
web-sum-screen = { $count ->
    [one] one person beside you
   *[other] { $count } people beside you
}
web-sum-friend = { $count ->
    [one] one friend
   *[other] { $count } friends
}
web-sum-bot = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-sum-minutes = About { $minutes } minutes
web-sum-spectators = Spectators welcome
web-sum-shuffle = A shuffle you can check at the end

# Options
option-cryptid-mode = Difficulty
option-cryptid-mode-help = Normal has 23 possible clues. Advanced has 48: black structures and negative clues too.
option-cryptid-mode-normal = Normal
option-cryptid-mode-advanced = Advanced
option-cryptid-puzzle = Map
option-cryptid-puzzle-help = Made anew, one of the 54 cards of the box, or one from a share code.
option-cryptid-puzzle-generated = Generated
option-cryptid-puzzle-card = Classic card
option-cryptid-puzzle-code = By code
option-cryptid-card = Card
option-cryptid-card-help = A number on a card of the box; 0 takes any card.
option-cryptid-hints = Hint
option-cryptid-hints-help = Anybody may propose it between turns. It is opened if all agree, or all but one with four or five players.
option-cryptid-first = First player
option-cryptid-first-help = Who places the first cube and has the first turn.
option-cryptid-first-A = Player A begins
option-cryptid-first-B = Player B begins
option-cryptid-first-C = Player C begins
option-cryptid-first-D = Player D begins
option-cryptid-first-E = Player E begins
option-cryptid-first-random = Drawn by lot
option-cryptid-code = Share code
option-cryptid-code-help = Whoever made the code can know the clues.

# Seats and bots
web-seats = Players
web-seat-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-seat-name = Player { $letter }
web-seat-you = (you)
web-seat-acts = to move
web-seat-you-act = your move
web-seat-here = at this screen
web-seat-friend = friend
web-seat-away = away just now
web-seat-open = waiting for a friend
web-seat-free = Free seat
web-seat-bot = bot, { $level }
web-bot-name-A = Robin
web-bot-name-B = Wren
web-bot-name-C = Marten
web-bot-name-D = Badger
web-bot-name-E = Otter
web-bot-name-F = Lynx

# Lobby
web-lobby-title = { $game }: waiting for everybody
web-lobby-invite = Invite
web-lobby-link = Link for friends
web-lobby-code = Or the code
web-lobby-spectate = Link for spectators
web-lobby-spectate-help = Spectators see the table, never a secret.
web-lobby-watching = The game has not started yet. This page goes on by itself.
web-lobby-start-title = Ready?
web-lobby-start = Start the game
web-lobby-full = Everybody is here.
web-lobby-open = { $count ->
    [one] One seat is still free. The game can start all the same; it waits at that seat’s turn.
   *[other] { $count } seats are still free. The game can start all the same; it waits at their turn.
}
web-lobby-shuffle = Your part of the shuffle
web-lobby-shuffle-help = The table has fixed its secret seed; below is its fingerprint. Add anything you like: nobody can then have chosen the shuffle, and you can check it at the end.
web-lobby-shuffle-field = Any words

# Table
web-opening = Setting the table…
web-side = Turn, players and log
web-prompt = What to do now
web-your-turn = Your turn
web-waiting = { $count ->
    [0] Waiting
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
web-watching = You are watching. { $waits }
web-forced = There is only one thing to do.
web-choices = All choices
web-choices-search = Search the choices
web-choices-loading = The choices are on their way…
web-choices-none = No choice has these words.
web-choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-confirm-title = Play this?
web-confirm-play = Play it
web-confirm-back = Back
web-undo = Undo
web-undo-closed = Only a move from which nobody has learned anything can be taken back.
web-result = Result
web-more = Players and log
web-more-news = Players and log, { $count ->
    [one] one thing happened
   *[other] { $count } things happened
  } since your last turn
web-notes = Before your eyes
web-notes-cover = Cover your notes
web-notes-covered = Covered
web-story = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-opening = Opening
web-log-round = Round { $round }
web-log-older = What happened before is in the replay, once the game is over.
web-since = Since your last turn
web-since-none = nothing yet
web-since-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
  }
web-pace-skip = { $count ->
    [one] Skip one move
   *[other] Skip { $count } moves
  }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-connected = Connected
web-reconnecting = Reconnecting…
web-disconnected = Not connected
web-lost-seat = This seat is not yours any more, or the table is gone.
web-refused = That is not allowed. { $title }.
web-refused-rule = Read rule { $rule }
web-not-member-title = You do not sit at this table
web-not-member-text = Ask for the invitation code to join, or for the spectators’ link to watch.
web-seat-code = Somebody lost a seat?
web-seat-code-help = Give the seat a new code and tell it to its player, who joins with it in any browser. It works once, within a day, and only while nobody is playing from that seat.
web-seat-code-give = Give { $name }’s seat a new code
web-seat-code-for = Code for { $name }’s seat
web-remind = Remind me
web-remind-text = When it is your turn and you have not had this table open for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }, we tell you: once for each turn, and not again within a few hours.
web-remind-mail = By e-mail
web-remind-address = Your e-mail address
web-remind-address-help = First you get a mail with a link, so that nobody can give the address of somebody else. Nobody at the table sees your address. It is deleted as soon as you want no more reminders, and some time after your last game.
web-remind-ask = Send me the link
web-remind-asked = A mail is on its way to { $address }. Open the link in it within 24 hours, and the reminders begin.
web-remind-asked-said = A mail is on its way.
web-remind-again = Send it again
web-remind-other = Another address
web-remind-mail-here = Write to { $address } when it is my turn at this table
web-remind-push = In this browser
web-remind-push-here = Show a notice when it is my turn at this table, even while no page is open
web-remind-push-blocked = You have blocked notices of this page. Allow them in the settings of your browser, then come back.
web-remind-push-no = This browser cannot show notices of this page.
web-remind-stop = No more reminders, of any table
web-remind-stopped-title = No more reminders
web-remind-stopped = You get no more reminders, and your address is deleted.
web-remind-not-stopped = This did not work
web-remind-confirm-title = Is this your address?
web-remind-confirm-text = You get a mail when it is your turn in a game and you are away. Every mail has a link that ends this with one click.
web-remind-confirm-yes = Yes, remind me
web-remind-confirm-done = Done: we will write to you when it is your turn.
web-remind-to-table = Go to the table
web-leave = Leave the table
web-leave-sure = Your seat becomes free, and this browser forgets its secrets. Others can take it with the invitation.
web-leave-yes = Yes, leave
web-generic = This game has no board yet: play it from the list of choices.
web-generic-view = The position, as the engine tells it
web-curtain-title = { $name } is next
web-curtain-text = Hand the screen over. Nothing secret is shown until the next person is here.
web-curtain-show = I am { $name }
web-curtain-undo = { $name } takes the last move back

# Keys
web-key-help = Show this help
web-key-choices = Open the list of all choices
web-key-digits = Take one of a few choices
web-key-arrows = Walk through the list, or over the board
web-key-enter = Choose, then confirm
web-key-escape-name = Esc
web-key-escape = Go back, close
web-key-undo = Take the last move back
web-key-tab = From one thing to the next
web-stage-enter = Enter

# The end
web-end-you = You win!
web-end-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-end-draw = A draw
web-end-lost = Not this time
web-end-winner = Winner
web-end-total = Total
web-end-rematch = Rematch
web-end-rematch-join = Join the rematch
web-end-replay = Watch the replay
web-end-review = Review the game
web-end-share = Share the replay
web-end-record = Save the record
web-proof-title = Proof of the shuffle
web-proof-text = Before the game the table published the fingerprint of its secret seed. Now it shows the seed: if their fingerprints agree, nobody changed it on the way.
web-proof-good = Checked in this browser: the fingerprints agree.
web-proof-bad = The fingerprints do not agree: do not trust this shuffle.
web-proof-seen = The fingerprint is the one that this browser saw before the end.
web-proof-unseen = This browser saw no fingerprint before the end, so it can only compare with what the server says now.
web-proof-mine = What this browser added is part of the shuffle.
web-proof-mine-missing = What this browser added is missing from the shuffle.
web-proof-commitment = Fingerprint (SHA-256), published at the start
web-proof-seed = Secret seed
web-proof-part = Added by { $name }
web-proof-none = nothing
web-proof-how = To check the whole game without this server, save the record and run:

# Rules
web-rules-title = Rules of { $game }
web-rules-which = Which game
web-rules-choose = Choose a game.
web-term = What the rules say: { $rule }
web-guide-title = { $game } in a minute
web-guide-goal = The goal
web-guide-turn = A turn
web-guide-end = How it ends
web-guide-start = Let us begin
web-guide-lesson = Learn it step by step first
web-guide-again = Help shows this again, at any time.
web-help = Help
web-help-title = Help with { $game }
web-help-rules = All the rules
web-help-follow = Following the others
web-help-follow-text = What others moved since your last turn has their letter on the board. Point at a line of the log, and its place lights up. The settings say how quickly others’ moves follow.
web-rules-search = Search the rules
web-rules-none = No rule has these words.

# Settings
web-setting-language = Language
web-setting-theme = Theme
web-setting-theme-auto = As the system
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-size = Text size
web-setting-motion = Motion
web-setting-motion-auto = As the system
web-setting-motion-calm = None
web-setting-pace = Moves of others
web-setting-pace-slow = Slow
web-setting-pace-normal = Normal
web-setting-pace-instant = At once
web-setting-sounds = Sounds
web-setting-sounds-help = A short tone when it is your turn.
web-setting-forced = Play forced moves
web-setting-forced-help = When there is only one thing to do, it is done.
web-setting-notepad = Notepad
web-setting-notepad-help = Keeps up to date what the tokens have ruled out.
web-setting-kept = Kept in this browser alone.

# Name
web-name-title = Your name
web-name-label = What shall we call you?
web-name-help = Seen by those at your tables. No account, no password.

# How it works
web-how-play-title = Play at once
web-how-play = “Play now” sets a table with three bots and takes you to the board. The sentence at the top says what you may do; the board shows where. “All choices” lists the same moves in words, for the keyboard and for screen readers.
web-how-friends-title = With friends
web-how-friends = Make a table, choose “Friend by link” and send the link or the code. Friends need no account. Close the page when you like: the table waits under “Your tables”.
web-how-screen-title = Around one screen
web-how-screen = With “Same screen” several people share this browser. Between turns a curtain covers the table, so that nobody reads another’s secrets.
web-how-rules-title = Every rule has a number
web-how-rules = When a move is refused, the message names the rule and opens it. The rules can be searched at any time.
web-how-undo-title = Taking back
web-how-undo = A move can be taken back as long as nobody has learned anything from it and nobody else has moved. The button knows.
web-how-shuffle-title = Fair shuffles
web-how-shuffle = Before a game the table publishes the fingerprint of its seed, and every player adds something of their own. At the end the seed is shown, and anybody can check the whole game with “hedgerow verify”.
web-how-data-title = What is kept
web-how-data = Your name, your tables and their moves, on this server. Two cookies say that you are you and which seats are yours. Nothing else is gathered, and nothing is loaded from elsewhere.

# About
web-about-title = Credits
web-about-what = Hedgerow is a rules engine for nature board games with this table in front of it: for playing, for solving, and for writing bots.
web-about-fan-title = An unofficial fan work
web-about-fan = The games belong to their authors and publishers, who have nothing to do with this site. Nothing from the boxes is shown here: pictures and words are our own or come from the free sets below. If you like a game, buy it: it is better around a real table.
web-about-art-title = Pictures and type
web-about-noto = Noto Emoji by Google, Apache License 2.0
web-about-game-icons = Icons from game-icons.net by Delapouite, Lorc and others, CC BY 3.0, recoloured
web-about-lucide = Line icons by Lucide, ISC License
web-about-fonts = Fraunces and Nunito Sans, SIL Open Font License 1.1
web-about-code-title = For bot authors
web-about-code = The engine is a Python package under the MIT License. Bots, simulations and learners use the same rules as this table.
web-about-api = The interface of this server, as OpenAPI

# A table whose rules are not in use any more.
web-old-title = { $game }: a table of older rules
web-old-new = New table
web-old-record = Download the record
web-old-board = The last position
web-old-no-board = It was not stored in words: that began with a later version of the program.
web-old-later = { $count ->
    [one] One more move was made after this position.
   *[other] { $count } more moves were made after this position.
}
web-old-log = What happened
web-old-moves = The moves

# Where the home page leads
web-companion-title = With the box on the table
web-puzzles-link = Puzzles of the day
web-learn = Lessons
web-learn-title = Learn by playing
web-learn-of = { $action }: { $game }
web-lesson-offer = First time? Learn it in a few minutes

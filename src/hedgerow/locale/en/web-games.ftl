# My games, and how they come to another device
web-games-title = My games
web-home-ways = More to see
web-games-count = { $waiting ->
        [0] Nothing waits for you
        [one] One waits for you
       *[other] { $waiting } wait for you
    }, { $open } under way, { $finished } finished
web-games-export = Export
web-games-waiting = Waiting for you
web-games-play = Play
web-games-play-at = Play: { $game }
web-games-with = with { $names }
web-games-open = Under way
web-games-go = Open
web-games-finished = Finished
web-games-filter-game = Only one game
web-games-filter-who = Find an opponent
web-games-all = All games
web-games-date = Date
web-games-game = Game
web-games-against = Against
web-games-nobody = nobody
web-games-result = Result
web-games-do = What you can do
web-games-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-games-replay = Replay: { $table }
web-games-review = Review: { $table }
web-games-accuracy = Accuracy
web-games-luck = Luck
web-games-again = Rematch: { $table }
web-games-more = { $count } more
web-games-line = Replay, review and rematch stand at the end of each line.
web-games-no-match = No game like this yet.
web-games-none-title = No games yet
web-games-none = Every game you play stays here, with its result and its replay. You need no account.
web-games-none-go = Choose a game
web-games-results = Results by game
web-games-won = won
web-games-second = second
web-games-later = third or later
web-games-tally = { $game }: { $won } won, { $second } times second, { $later } times third or later
web-games-months = Games by month
web-games-month = { $month }: { $count } played, { $won } won
web-games-rating = Your rating
web-games-rating-help = Earned against bots without hints, on their own scale: Player is 1200.
web-games-rated = from { $count ->
        [one] one game
       *[other] { $count } games
    }
web-move-title = On another device
web-move-text = Your games belong to this browser. A code takes them all to another one; here you lose them.
web-move-give = Get a code
web-move-code = Type this code there
web-move-until = It works once, until { $time }.
web-move-have = I have a code
web-move-take = Bring my games here
web-move-done = Your games are here now.
web-mine-screen = { $game } around one screen
web-mine-friends = { $game } with friends
web-mine-alone = { $game } alone
web-mine-watched = { $game }, bots among themselves
web-mine-all = { $count ->
        [0] My games
       *[other] All my games ({ $count })
    }

# Invitations and notices
web-invite-title = A game of { $game }
web-invite-qr = QR code of the link
web-invite-scan = Scan it with a phone, or type the address there.
web-invite-send = Send
web-invite-reach = Devices in your network reach this address. From elsewhere they do only if your server is open to them.
web-invite-local = Only this computer can open the link.
web-invite-local-how = The server listens to this computer alone. To let other devices in your network join, stop it and start it like this:
web-join-host = { $host } invites you to { $game }
web-join-game = You are invited to { $game }
web-join-free = { $count ->
        [one] One of { $seats } seats is free.
       *[other] { $count } of { $seats } seats are free.
    }
web-join-full = Every seat is taken. If one of them is yours, come in; otherwise you can watch with a spectator’s link.
web-notice-offer = Shall this browser tell you when it is your turn, while you look elsewhere?
web-notice-yes = Yes, tell me
web-setting-notices = Notices
web-setting-notices-help = When it is your turn and the page is out of sight

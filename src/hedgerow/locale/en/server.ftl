# The server: what it refuses, what a table tells, and the serve and worker commands.

table-undone = { $you ->
    [seat] You take a move back.
   *[other] { $seat } takes a move back.
  }
table-hinted = { $you ->
    [seat] You asked what to do.
   *[other] { $seat } asked what to do.
  }
table-hints-yes = { $seat } agrees to hints at this table.
table-hints-no = { $seat } wants no hints at this table.
table-onward = From here on the game is played anew as { $seat }: what { $seat } did not know is dealt again.
table-onward-same = From here on the game is played anew as { $seat }.

# Errors
error-not-found = There is nothing at { $path }.
error-method = { $method } is not possible here.
error-request = The request will not do: { $detail }.
error-message = The message will not do: { $detail }.
error-too-large = That is too large: { $most } bytes at most.
error-head = The headers of that request are too large: { $most } bytes at most.
error-url = That address is too long: { $most } characters at most.
error-table-unreadable = The table { $table } cannot be read: { $detail }.
error-undo-many = Enough has been taken back at this table: { $most } moves.
error-too-long = That took too long here. Try again in a moment, or something smaller.
error-rate = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-sockets = Too many connections from one address: { $most } at most.
error-origin = A page of { $origin } may not use this server.
error-host = This server is not called “{ $host }”.
error-store = The table could not be saved just now. Try again.
error-busy = Too many people do this at the same moment. Try again.
error-unexpected = Something went wrong on our side.
error-table-unknown = There is no table “{ $table }”.
error-table-outdated = Table { $table } was played under version { $rules } of the rules. This program plays version { $now }, so the table can be read but neither played nor replayed here.
error-table-components = Table { $table } was played with other component files than those in use now, so it can be read but neither played nor replayed here.
error-table-current = Table { $table } is played under the rules in use now: open it to see it.
error-table-full = Every seat of this table is taken, or its game is over.
error-no-games = This browser has no games yet, so there is nothing to take along.
error-code-unknown = No table has the code “{ $code }”.
error-seat-token = This seat is not yours, or you have left it.
error-not-member = Only those who sit at this table can do that.
error-seat-here = Seat { $seat } is in use: a code is only for a seat whose player is away.
error-not-host = Only whoever made this table can do that.
error-seat-bot = A bot sits at seat { $seat }: there is nobody to give a code to.
error-watching = You are watching: only those who sit at the table can do that.
error-onward-over = The game was over there: choose an earlier position.
error-hints-off = At this table there are hints once everybody agrees.
error-hints-unasked = There is nothing to decide now.
error-me-twice = You can sit down once; further seats can share your screen.
error-started = The game has started already.
error-not-started = The game has not started yet.
error-not-over = That is secret until the game is over.
error-chat-off = There is no chat at this table.
error-reminders-off = This server sends no such reminders.
error-mail-address = That is not an address to which mail can be sent.
error-mail-often = Too many addresses were asked just now, or this one too often. Look into its spam folder, or try again tomorrow.
error-push-endpoint = This browser’s push service is not one that this server uses.
error-link-unknown = This link is too old, or it was used to stop the reminders.
error-worker-database = A worker needs the PostgreSQL that its servers use: --database postgresql://…
error-database = The database cannot be used: { $detail }
error-extra = This needs more of the program: pip install “hedgerow[{ $extra }]” ({ $detail }).
error-port = Port { $port } of { $host } cannot be used: { $detail }

# Commands
serve-unbuilt = The browser client is not built yet: run “make play”, or “npm ci” and “npm run build” in web/, then load this page again.
serve-open = Hedgerow is at { $url }
serve-database = Tables are kept in { $place }
serve-keep = Deleted after the last move: { $lobbies ->
    [0] tables that never start, never
    [one] tables that never start, after { $lobbies } day
   *[other] tables that never start, after { $lobbies } days
  }; games under way, { $unfinished ->
    [0] never
    [one] after { $unfinished } day
   *[other] after { $unfinished } days
  }; finished games, { $finished ->
    [0] never
    [one] after { $finished } day
   *[other] after { $finished } days
  } (--keep-…).
error-proxy = --proxy { $proxy }: an address or network is expected, such as 127.0.0.1 or 10.0.0.0/8.
error-public-url = --public-url { $url }: an address such as https://play.example.org is expected, without a path.
error-public-url-missing = Reminders need the address under which people reach this server: --public-url https://play.example.org
error-public-url-host = --public-url names { $host }, but this server answers to other names only: add --allow-host { $host }.
error-smtp-host = { $option } says how to send mail, but not where to: add --smtp-host.
error-mail-from-missing = Mail needs a sender: --mail-from “Hedgerow <games@example.org>”
error-mail-from = --mail-from { $sender }: an address such as games@example.org is expected, with or without a name.
error-smtp-password = There is no password for { $user }: set HEDGEROW_SMTP_PASSWORD, or name a file with --smtp-password-file.
error-smtp-password-file = --smtp-password-file { $place } cannot be read: { $detail }
error-smtp-plain = The password for { $host } would travel unencrypted: use --smtp-security starttls or tls.
error-vapid-key = --vapid-key { $place } is no private key that “hedgerow admin vapid-key” makes: { $detail }
serve-reminders = Players who are away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } can be reminded { $how ->
    [mail] by mail
    [push] through their browser
   *[both] by mail and through their browser
  }.
error-database-used = Another Hedgerow server is using { $place }. Stop it, give this one another file with --database, or use PostgreSQL for several servers.
error-database-newer = { $place } was written by a newer Hedgerow ({ $detail }). Upgrade this one, or choose another file with --database.
serve-status = For the operator: { $url } (numbers for Prometheus under /metrics). There is no password: let nobody else reach it.
serve-stop = Ctrl+C stops it; every table goes on from where it was.
serve-exposed = Anybody who can reach { $host } on your network can open this page, make tables and run bots on this machine. Names, chats and moves travel unencrypted: for more than a trusted network put a reverse proxy with HTTPS in front, and name it with --allow-host.
serve-exposed-here = Only this machine can reach it.
worker-open = Thinking for the bots of { $place }

# The status page for the operator
status-title = Hedgerow server
status-version = Installed version
status-since = Up since
status-tables = Tables in memory
status-sockets = Open sockets
status-moves = Moves in the last minute
status-acks = Moves acknowledged
status-bots = Bots
status-quantiles = { $half } ms for half of the last { $count }, { $most } ms for 99 of 100
status-queue = Bots that wait
status-queue-here = { $count } here
status-queue-jobs = and { $count } in the queue of all servers
status-memory = Memory
status-megabytes = { $size } MB
status-database = Database
status-size = Its size
status-keep-lobbies = Deleted: tables that never start
status-keep-unfinished = Deleted: games under way
status-keep-finished = Deleted: finished games
status-keep-guests = Forgotten: people without a table
status-keep-addresses = Deleted: addresses for reminders, of people without a game
status-reminders = Reminders that wait
status-days = { $days ->
    [0] never
    [one] after { $days } day
   *[other] after { $days } days
  }
status-refused = Refused so far
status-warnings = Last warnings
status-none = None.
status-none-yet = none yet
status-unknown = unknown

# Before an upgrade
upgrading-checked = Hedgerow { $version } and the games in { $place }:
upgrading-rules = { $count ->
    [one] { $game }: { $count } game under way has version { $rules } of the rules, and this program has version { $now }.
   *[other] { $game }: { $count } games under way have version { $rules } of the rules, and this program has version { $now }.
  }
upgrading-components = { $count ->
    [one] { $game }: { $count } game under way (version { $rules } of the rules) has other component files than this program.
   *[other] { $game }: { $count } games under way (version { $rules } of the rules) have other component files than this program.
  }
upgrading-gone = { $count ->
    [one] { $game }: { $count } game under way (version { $rules } of the rules), and this program does not have that game.
   *[other] { $game }: { $count } games under way (version { $rules } of the rules), and this program does not have that game.
  }
upgrading-over = Finished games that could be read, but not replayed any more: { $count }.
upgrading-wait = With this program they could be read, but not played on. Let them end first, or tell the players.
upgrading-fine = Every game under way can be played on.

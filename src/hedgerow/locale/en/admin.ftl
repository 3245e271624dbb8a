# The admin, backup and restore commands.
admin-none = There is no such table.
admin-column-id = Table
admin-column-game = Game
admin-column-status = Status
admin-column-seats = Seats
admin-column-moves = Moves
admin-column-last = Last move
admin-column-created = Made
admin-column-size = Size
admin-status-lobby = not started
admin-status-playing = under way
admin-status-over = over
admin-status-outdated = older rules
admin-seat-bot = { $who } (bot { $bot })
admin-seat-code = { $who } (a code is out)
admin-seat-free = { $who } (free)
admin-options = Options
admin-own = Own components
admin-to-act = To act
admin-commitment = Commitment
admin-rematch = Next table
admin-invite = Invitation code
admin-spectate = Spectator code
admin-close-sure = Delete table { $table } with all its moves, for ever?
admin-closed = Table { $table } is deleted; a running server tells those who are at it within a few seconds.
admin-given = Seat { $seat } of table { $table } is free for whoever joins with this code:
admin-given-how = It is good once, for 24 hours, and is not shown again.
admin-guests = { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
  }, { $tables } of them with a table.
admin-guests-oldest = The oldest came on { $when } (UTC).
admin-sizes-lobby = Tables not started
admin-sizes-playing = Games under way
admin-sizes-over = Finished games
admin-sizes-moves = Moves
admin-sizes-chats = Chats
admin-sizes-snapshots = Snapshots
admin-sizes-guests = Guests
admin-sizes-bytes = Database
admin-reminders-mail = Addresses for mail, confirmed
admin-reminders-mail_unconfirmed = Addresses for mail, not confirmed
admin-reminders-push = Browsers
admin-reminders-reminders = Tables that they are reminded of
admin-reminders-waiting = Letters that wait
admin-vapid-made = { $place } is a new key for Web Push: hedgerow serve --vapid-key { $place }. Keep it to yourself, and keep it: browsers that subscribe are bound to it.
backup-done = { $place } is a whole copy: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }. It holds every secret, so keep it to yourself.
restore-done = { $place } now holds the copy { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
restore-old = What was there before is in { $place }.
error-backup-postgres = This is for SQLite. Copy a PostgreSQL with its own tools: pg_dump --format=custom --file=FILE, and pg_restore.
error-backup-exists = { $place } exists already; name another file, or replace it with --force.
error-backup-same = { $place } is the database itself.
error-backup-damaged = { $place } is damaged: { $detail }
error-restore-used = A Hedgerow server is using { $place }. Stop it, and restore then.
error-database-none = There is no database at { $place }.
error-database-other = { $place } is not a Hedgerow database.
error-database-older = { $place } is of an older Hedgerow ({ $detail }). Start this one’s server on it once, which brings it up to date.

# Words that every game shares, and every error of the engine.

list-and = { $first }, { $rest }
list-lines = { $first } { $rest }

error-refused = “{ $move }” is not allowed (rule { $rule }). { $title }.
error-not-asked = It is not for { $seat } to act now, so “{ $move }” is not possible.
error-over = The game is over, so “{ $move }” is not possible.
error-stale = This answers question { $given }, but question { $now } is the one being asked.
error-seat-unknown = There is no seat { $seat }: this table has { $seats }, counted from 0.
error-notation = “{ $move }” is not a move of { $game }.
error-undo = { $seat } cannot take a move back now: somebody has learned something since, or moved.

error-game-unknown = There is no game “{ $game }”. Known: { $known }.
error-seats = { $game } is for { $low } to { $high } players, not { $seats }.
error-first-seat = Nobody sits at { $seat }: the seats are A to { $last }.
error-option-unknown = { $game } has no option “{ $key }”. Known: { $known }.
error-option-value = Option { $key }: “{ $value }” is not possible. { $possible }
error-preset-unknown = { $game } has no preset “{ $preset }”. Known: { $known }.
error-option-alone = Option { $key } has no effect here: { $needs }
error-option-choice = Option { $key }: “{ $value }” is not possible here: { $needs }
option-possible-choice = Choose one of: { $choices }.
option-possible-flag = Choose true or false.
option-possible-number = Choose a whole number from { $low } to { $high }.
option-possible-text = It may have { $most } characters at most.
option-needs = it counts only with { $key }={ $values }.
option-needs-seats = it counts only with { $seats ->
    [1] one player
   *[other] { $seats } players
}.
error-bot-unknown = There is no bot “{ $bot }” for { $game }. Known: { $known }.

error-data = { $place }: { $detail }
error-data-folder = { $place } is not a folder.

error-record-json = { $place }: this is not JSON ({ $detail }).
error-record-form = { $place }: this is not a game record ({ $detail }).
error-record-format = { $place }: unknown record format “{ $format }”.
error-record-digest = { $place }: the digest does not match: the file was changed or damaged.
error-record-version = { $place }: made under version { $rules } of the rules; this program plays version { $now }.
error-record-data = { $place }: played with other component files than those in use now; see --data.
error-record-move = { $place }, move { $number }: { $detail }
error-record-commitment = { $place }: the seed does not match the commitment published before the game.
error-record-outcome = { $place }: the moves do not lead to the outcome it states.

error-own-row = No entry is called “{ $entry }”.
error-own-field = { $entry }: { $field }: no such field, or not a value it can have.
error-own-file = { $game } has no component file “{ $file }” that can be entered.
error-own-mistake = { $entry }: { $detail }
component-detail = { $text }
component-wrong = { $field }: { $what }
error-own-long = These components take more than { $most } KiB.
error-own-other = This game of { $game } already has other components of its own.

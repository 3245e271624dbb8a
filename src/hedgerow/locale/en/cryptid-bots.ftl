# Cryptid: why a bot made its move, and why a clue or a hex is out.

cryptid-bot-any = My clue leaves several hexes for this token, and I take any of them.
cryptid-bot-hide = There it tells the least: { $left } of { $before } clues could still be mine.
cryptid-bot-sure = Nothing but { $hex } fits all that is known.
cryptid-bot-likely = The creature lives on { $hex } with a chance of { $percent }%.
cryptid-bot-ask = The answer of { $who } is open: yes with a chance of { $percent }%.
cryptid-bot-win = It gives me a chance of about { $percent }% to win, as far as I can see.
cryptid-bot-close = Time is short: { $who } could find it next, with a chance of { $percent }%.
cryptid-bot-hint = We have searched for long, so the hint may help.
cryptid-bot-stuck = We have searched for long enough: let us open the hint.
cryptid-bot-not-stuck = It is too early for the hint.

cryptid-explain-proved = Proved: { $statement }.
cryptid-explain-open = Not proved by what lies on the map: { $statement }.
cryptid-explain-not-clue = the clue of { $who } is not “{ $clue }”
cryptid-explain-not-here = the creature does not live on { $hex }
cryptid-explain-own = You know a clue of your own: { $clue }.
cryptid-explain-hint = The hint is open: { $hint }.
cryptid-explain-skips = Somebody owed a token and found no hex for it.
cryptid-explain-cube = { $who } has a cube on { $hex }.
cryptid-explain-disc = { $who } has a disc on { $hex }.
cryptid-explain-one-habitat = All the clues together allow exactly one hex.

# Cryptid: why a bot made its move, and why a clue or a hex is out.

cryptid-bot-any = Several hexes would do for this token, and I took any of them.
cryptid-bot-only = It is the only hex left for this token.
cryptid-bot-hide = It gives least away there: { $left ->
    [one] { $before ->
        [one] the only clue left is mine, whatever I do
       *[other] one of { $before } clues could still be mine
      }
   *[other] { $left } of { $before } clues could still be mine
  }.
cryptid-bot-sure = Nothing but { $hex } fits all that is known.
cryptid-bot-sure-together = All the clues together must leave exactly one hex. That is only possible in { $hex }.
cryptid-bot-sure-needed = All the clues together must leave exactly one hex, and every one of them must be needed for it. That is only possible in { $hex }.
cryptid-bot-likely = From what I know, the creature lives in { $hex } with a chance of { $percent }%.
cryptid-bot-ask = I cannot tell yet what { $who } will say: I expect a yes with { $percent }%.
cryptid-bot-win = I think that gives me a { $percent }% chance to win.
cryptid-bot-close = I must hurry: { $who } may well find it next ({ $percent }%).
cryptid-bot-knows = I must hurry: { $who } can know by now where it lives.
cryptid-bot-hint = We have been searching for a while, and I am still in the dark: the hint would help.
cryptid-bot-stuck = I am still in the dark too: let us open the hint.
cryptid-bot-not-stuck = It is too early for the hint: I would rather search on.
cryptid-bot-sure-enough = I have a good idea where it lives, so I do not need the hint.

cryptid-explain-proved = Proved: { $statement }.
cryptid-explain-open = Not proved by what lies on the map: { $statement }.
cryptid-explain-not-clue = the clue of { $who } is not “{ $clue }”
cryptid-explain-not-here = the creature does not live on { $hex }
cryptid-explain-own = You know a clue, your own: the creature is { $clue }.
cryptid-explain-hint = The hint is open: { $hint }.
cryptid-explain-skips = Somebody owed a token and found no hex for it.
cryptid-explain-cube = { $who } has a cube on { $hex }.
cryptid-explain-disc = { $who } has a disc on { $hex }.
cryptid-explain-one-habitat = All the clues together allow exactly one hex.

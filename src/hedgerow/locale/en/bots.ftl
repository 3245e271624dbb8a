# Bots of every game: a name, and a line for who chooses one.

bots-novice = Novice
bots-novice-line = Knows the rules and takes what lies close. Good for a first game.
bots-player = Player
bots-player-line = Plays sensibly, but forgets things and does not look far ahead.
bots-expert = Expert
bots-expert-line = Remembers everything, plans ahead and makes few mistakes.
bots-master = Master
bots-master-line = Weighs everything and takes its time. The strongest there is.
bots-random = Random
bots-random-line = Plays anything the rules allow.
bots-sure-win = This wins at once.
bots-search = Search
bots-search-line = Plays the game on from here hundreds of times. Knows nothing but the rules.
bots-search-why = Won { $percent }% of { $games } games played on from here.

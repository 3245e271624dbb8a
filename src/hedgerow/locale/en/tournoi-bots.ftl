# Le Tournoi: why a bot made its move.

tournoi-bot-wins = { $card } wins { $battle } against the average deck in about { $percent }% of cases.
tournoi-bot-power = { $power } on { $battle } adds enough to a win there.
tournoi-bot-keep = My other power cards are worth more later, or a point each at the end.
tournoi-bot-mixed = I expect to gain { $lead } points more than my rivals with this plan, and play it { $percent }% of the time so that nobody can foresee me.
tournoi-bot-stay = My card wins this battle as it is.
tournoi-bot-replace = My card would lose, so any other is better.

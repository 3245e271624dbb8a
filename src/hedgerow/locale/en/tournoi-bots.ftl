# Le Tournoi: why a bot made its move.

tournoi-bot-wins = I expect { $card } to win { $battle } about { $percent }% of the time.
tournoi-bot-surely = Hardly any card beats { $card } on { $battle }.
tournoi-bot-hardly = { $card } will hardly win anything, so I give { $battle } up.
tournoi-bot-power = { $power } helps me most on { $battle }.
tournoi-bot-keep = I keep my other power cards: they may do more later, and bring a point each at the end.
tournoi-bot-ahead = In this round I expect to gain about { $lead } { $below_two ->
   *[any] { $one ->
        [yes] point
       *[no] points
    }
} on my rivals with this plan.
tournoi-bot-behind = With this plan my rivals should gain about { $lead } { $below_two ->
   *[any] { $one ->
        [yes] point
       *[no] points
    }
} on me in this round.
tournoi-bot-level = I expect to stay level with my rivals in this round.
tournoi-bot-varies = I vary my plans so that nobody can foresee me; this one I choose about { $percent }% of the time.
tournoi-bot-stay = My card wins this battle as it is.
tournoi-bot-replace = My card would lose, so I try the next one.

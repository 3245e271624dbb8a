# The printed power cards and tokens as an owner enters them.
tournoi-field-effect = What it does
tournoi-field-told = { $kind }: { $text }
tournoi-field-times = Times
tournoi-field-over = Divided by
tournoi-field-steps = Battles further on
tournoi-field-points = Extra points
tournoi-field-power = { $id } { $name }
tournoi-field-token = Token { $id }
tournoi-field-single = Trio side
tournoi-field-triple = Side with three
tournoi-wrong-triple = three different categories, not { $count }

# Mail and notices to players who are away. A line of a mail ends where a person would end it.

mail-confirm-subject = Reminders from { $site }: is this your address?
mail-confirm =
    Hello,

    somebody, probably you, has asked { $site } to write to this address when it is their turn in a game. If that was you, say so here within 24 hours:

    { $url }

    If it was not, do nothing. No reminder will come, and the address is deleted after a day.
mail-turn-subject = Your turn: { $game }
mail-turn = It is your turn: { $game }.
mail-stop = You have asked for this reminder. Do you want no more of them? One click is enough, and your address is deleted:
push-turn = Your turn: { $game }
reminder-host = { $host } opened the table.
reminder-waiting = They are waiting for you.
push-stop = No more reminders

# North Woods: what other pages of the site say of it.

web-north-woods-companion-title = Is this a Habitat?
web-north-woods-companion-help = Who is fed, who starves and why, and the best turn with your hand.
web-north-woods-companion-own = Species of your box
web-north-woods-companion-own-help = Enter the printed species where ours are proposed, for tables of your own.

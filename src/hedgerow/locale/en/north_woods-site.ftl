# North Woods: what other pages of the site say of it.

web-north-woods-companion-title = Is this a Habitat?
web-north-woods-companion-help = Who is fed, who starves and why, and the best turn with your hand.
web-north-woods-companion-own = North Woods of your box
web-north-woods-companion-own-help = Enter printed species and numbers of cards where ours are proposed, for tables of your own.
web-north-woods-own-species = Species
web-north-woods-own-resources = Resources
web-north-woods-own-events = Events

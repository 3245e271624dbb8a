"""What looks back at games and ahead for people: generic over every game and bot."""

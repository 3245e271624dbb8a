"""The server: tables in rooms, moves in a store, seats by sockets. See docs/server.md."""

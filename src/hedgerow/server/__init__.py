"""The server: rooms hold tables, a store holds moves, sockets connect seats. See docs/server.md."""

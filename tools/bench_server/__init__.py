"""The load bench: hundreds of tables played over real HTTP and WebSockets, here and on a boardgame.io server."""

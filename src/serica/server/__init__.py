"""The server: keeps tables for people in browsers. HTTP, WebSocket, storage, identity, notifications."""

"""The table on the network: an app, its lobby and sockets, and the store that keeps every table."""

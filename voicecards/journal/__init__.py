"""The journal: every sitting is kept action by action, resumed, replayed and exchanged."""

"""The judge protocol: questions in, answers out (judge-protocol.md)."""

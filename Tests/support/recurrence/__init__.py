"""Random recurring events, and what other engines answer for them."""

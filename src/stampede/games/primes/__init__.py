"""Trip & Run, the primes race."""

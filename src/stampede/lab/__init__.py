"""Measuring games: simulation and benchmarks."""

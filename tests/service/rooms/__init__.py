"""Tests of the coach's room."""

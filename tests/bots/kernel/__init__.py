"""Tests of the kernel that plays tricks on bit masks."""

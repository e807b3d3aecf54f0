"""The promises of trust.md, shown in process: faults in any order, races, secrecy, clocks, tampering."""

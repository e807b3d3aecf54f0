"""The variations of On-Sets, one small file each (On-Sets XIII)."""

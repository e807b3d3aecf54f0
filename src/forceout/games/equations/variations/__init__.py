"""The variations of Equations, one file each (Equations XIII)."""

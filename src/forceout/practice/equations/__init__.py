"""What practice holds of Equations."""

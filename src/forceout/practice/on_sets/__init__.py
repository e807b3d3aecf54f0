"""What practice holds of On-Sets."""

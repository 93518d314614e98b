"""What other programs may ask and do, the same through every door. No HTTP and no browser in it."""

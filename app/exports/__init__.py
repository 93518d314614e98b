"""What may be taken along: CSV, Excel, BCF, conversations."""

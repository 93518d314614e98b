"""`oriel serve`: the web server around the pages."""

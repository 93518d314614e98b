"""The page Portfolio: all buildings at a glance, and a question to several of them."""

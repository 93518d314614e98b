"""Facts before judgement: what code knows of a query, its rows and what is told of them."""

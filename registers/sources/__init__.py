"""Where tables come from: workbooks, CSV files, SQLite files, servers' databases."""

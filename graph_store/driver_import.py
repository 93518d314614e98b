"""The `neo4j` driver, imported without numpy, pandas and pyarrow.

The driver takes arrays and frames as parameters where these are installed. Oriel sends none, and
importing them takes longer than answering a question. Who needs the driver has it from here.
"""

import sys

absent = [name for name in ("numpy", "pandas", "pyarrow") if name not in sys.modules]
sys.modules.update(dict.fromkeys(absent))  # type: ignore[arg-type]  # None: there is no such module
try:
    import neo4j._optional_deps  # where the driver looks for them, once
    import neo4j.graph
    import neo4j.spatial
    import neo4j.time
    from neo4j import exceptions
    from neo4j.api import AsyncBookmarkManager
finally:
    for name in absent:
        del sys.modules[name]

__all__ = ["AsyncBookmarkManager", "exceptions", "neo4j"]

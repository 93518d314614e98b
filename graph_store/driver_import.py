"""The `neo4j` driver, imported without numpy, pandas and pyarrow.

The driver takes arrays and frames as parameters where these are installed. Oriel sends none, and
importing them takes longer than answering a question. Imported by `graph_store` before all else.
"""

import sys

absent = [name for name in ("numpy", "pandas", "pyarrow") if name not in sys.modules]
sys.modules.update(dict.fromkeys(absent))  # type: ignore[arg-type]  # None: there is no such module
try:
    import neo4j._optional_deps  # noqa: F401  where the driver looks for them, once
finally:
    for name in absent:
        del sys.modules[name]

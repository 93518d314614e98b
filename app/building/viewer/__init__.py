"""The view's own modules and the libraries it draws with, as the browser fetches them.

`bundle/` is the recipe of `libraries.js`; it is needed to change a library, not to run.
"""

import hashlib
from pathlib import Path

FILES = {path.name: path for path in sorted(Path(__file__).parent.glob("*.js"))}
"""By their names in the address."""

VERSION = hashlib.sha256(b"".join(path.read_bytes() for path in FILES.values())).hexdigest()[:16]

ADDRESS = f"oriel/viewer/{VERSION}"
"""Where they lie, from the app's own address on; another version has another one."""

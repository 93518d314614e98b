"""The tables in TOML that come with Oriel, read once and kept as JSON, which is read much faster.

They are kept in the user's cache folder under their own text, so one that changed is read anew.
"""

import hashlib
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import platformdirs

from ifc_loader.kept import keep, keep_newest, recall

KEPT = 64
"""Tables that are kept; there are some twenty, and of two versions twice as many."""


def package_table(package: str, path: str) -> dict[str, Any]:
    """What a file in TOML of one of our packages says. Raises FileNotFoundError."""
    text = files(package).joinpath(path).read_text("utf-8")
    name = f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    place = Path(platformdirs.user_cache_dir("oriel", appauthor=False)) / "tables" / name
    kept = recall(place, text)
    if isinstance(kept, dict):
        return kept
    told = tomllib.loads(text)
    keep(place, text, told)
    keep_newest(place.parent, KEPT)
    return told

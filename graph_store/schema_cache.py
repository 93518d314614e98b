"""A schema kept in the data folder, so that a new process need not read the twin again."""

import hashlib
import json
import os
from pathlib import Path

from pydantic import ValidationError

from graph_store.schema import GraphSchema


def place(data_dir: Path, *where: str) -> Path:
    """The file for one twin; `where` tells it from every other: address, database, name."""
    name = hashlib.sha256("\n".join(where).encode()).hexdigest()[:16]
    return data_dir / "schemas" / f"{name}.json"


def recall(file: Path, token: str) -> GraphSchema | None:
    """The kept schema if it was kept under this `token`."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["token"] == token:
            return GraphSchema.model_validate(kept["schema"])
    except (OSError, ValueError, KeyError, TypeError, ValidationError):
        return None
    return None


def keep(file: Path, token: str, schema: GraphSchema) -> None:
    """Keep `schema` under `token`; a folder that cannot be written keeps nothing."""
    fresh = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(
            json.dumps({"token": token, "schema": schema.model_dump()}), encoding="utf-8"
        )
        fresh.replace(file)
    except OSError:
        fresh.unlink(missing_ok=True)

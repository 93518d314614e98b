"""Bodies and instances in one compressed file, so that a building is tessellated once."""

import contextlib
import json
import os
import time
import zipfile
from pathlib import Path

import numpy as np

from ifc_loader.bodies import Bodies, Instance, Part
from ifc_loader.property_graph import Finding

FORMAT = 1
"""Raised whenever the content of the file, or the settings of the kernel, change."""
DRAFT = ".part"
DRAFT_SECONDS = 3600.0


def save(made: Bodies, path: Path) -> None:
    """Write to `path`, complete or not at all."""
    parts = [part for body in made.bodies for part in body]
    empty_points, empty_rows = np.zeros((0, 3)), np.zeros((0, 3), np.int32)
    meta = {
        "format": FORMAT,
        "parts": [
            [number, len(part.vertices), len(part.triangles), part.colour]
            for number, body in enumerate(made.bodies)
            for part in body
        ],
        "bodies": len(made.bodies),
        "instances": [[i.global_id, i.step_id, i.ifc_class, i.body] for i in made.instances],
        "failures": [[f.kind, f.entity, f.message] for f in made.failures],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}{DRAFT}")
    with draft.open("wb") as stream:
        np.savez_compressed(
            stream,
            meta=np.frombuffer(json.dumps(meta).encode(), np.uint8),
            vertices=np.concatenate([empty_points, *(p.vertices for p in parts)]),
            triangles=np.concatenate([empty_rows, *(p.triangles for p in parts)]),
            placements=np.array([i.placement for i in made.instances]).reshape(-1, 4, 4),
        )
    draft.replace(path)


def load(path: Path) -> Bodies | None:
    """Read what `save` wrote; None where the file is absent or of another format."""
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as archive:
            meta = json.loads(archive["meta"].tobytes())
            vertices, triangles = archive["vertices"], archive["triangles"]
            placements = archive["placements"]
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    if meta.get("format") != FORMAT:
        return None
    bodies: list[list[Part]] = [[] for _ in range(meta["bodies"])]
    point = row = 0
    for number, points, rows, (red, green, blue, opacity) in meta["parts"]:
        part = Part(
            vertices[point : point + points],
            triangles[row : row + rows],
            (red, green, blue, opacity),
        )
        bodies[number].append(part)
        point, row = point + points, row + rows
    instances = tuple(
        Instance(global_id, step_id, ifc_class, body, placement)
        for (global_id, step_id, ifc_class, body), placement in zip(
            meta["instances"], placements, strict=True
        )
    )
    failures = tuple(Finding(*each) for each in meta["failures"])
    return Bodies(tuple(map(tuple, bodies)), instances, failures)


def keep_within(folder: Path, most: int, used: Path) -> None:
    """Note that `used` was used, and remove the files unused the longest past `most` bytes.

    A draft that nobody has written to for DRAFT_SECONDS was left by a process that was ended.
    Another process may do the same at once; what it removed first is no error.
    """
    with contextlib.suppress(FileNotFoundError):
        os.utime(used)
        room = most
        for path in sorted(folder.glob("*.npz"), key=lambda p: p.stat().st_mtime, reverse=True):
            room -= path.stat().st_size
            if room < 0 and path != used:
                path.unlink()
        for draft in folder.glob(f"*{DRAFT}"):
            if draft.stat().st_mtime < time.time() - DRAFT_SECONDS:
                draft.unlink()

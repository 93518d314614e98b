"""`oriel eval thumbs`: answers that people thought good or bad, as question sets."""

import argparse
import hashlib
from pathlib import Path

from agents.memory.thumbs import Thumb, kept
from evaluation.sets.question_sets import Question


def export_thumbs(options: argparse.Namespace) -> int:
    """Write what people thought: the good with the Cypher that answered, the bad with what it was.

    A question about several models has no one file to ask, and is told by the first.
    """
    thumbs = kept()
    for path, good in ((options.up, True), (options.down, False)):
        lines = [_line(one) for one in thumbs if one.good is good]
        if path is not None:
            _write(path, lines)
        print(f"{len(lines)} answers thought {'good' if good else 'bad'}")
    return 0


def _line(thumb: Thumb) -> str:
    digest = hashlib.sha256(f"{thumb.models}{thumb.question}{thumb.cypher}".encode()).hexdigest()
    told = Question(
        id=f"thumb-{digest[:12]}",
        model=thumb.models[0] if thumb.models else "",
        question=thumb.question,
        kind="thought good" if thumb.good else "thought bad",
        gold=thumb.cypher if thumb.good else None,
        source="thumbs",
        note="" if thumb.good else f"Not {thumb.value!r} by {thumb.cypher}",
    )
    return told.model_dump_json(exclude_defaults=True)


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

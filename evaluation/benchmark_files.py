"""CypherBench's files: where they lie in a folder, and fetching those that are missing.

Layout of the benchmark's public repository (huggingface.co/datasets/megagonlabs/cypherbench,
Apache-2.0): `train.json`, `test.json`, `graphs/simplekg/<graph>_simplekg.json`.
"""

import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from pathlib import Path

HUB = "https://huggingface.co/datasets/megagonlabs/cypherbench"
GRAPHS = {
    "test": (
        "company", "fictional_character", "flight_accident", "geography", "movie", "nba",
        "politics",
    ),
    "train": ("art", "biology", "soccer", "terrorist_attack"),
}  # fmt: skip
SECONDS = 60.0


class BenchmarkFilesError(Exception):
    """Files of the benchmark are missing; the text says which and how to get them."""


def needed(graphs: Iterable[str], split: str) -> list[str]:
    """The paths, within the benchmark's folder, of a split's questions and of graphs."""
    return [f"{split}.json", *(f"graphs/simplekg/{graph}_simplekg.json" for graph in graphs)]


def check(folder: Path, paths: Iterable[str]) -> None:
    """Raise BenchmarkFilesError where one of the files is not in the folder."""
    missing = [path for path in paths if not (folder / path).is_file()]
    if missing:
        raise BenchmarkFilesError(
            f"{folder} lacks {', '.join(missing)}; let them be fetched with --fetch, or place "
            f"them there yourself: git clone {HUB} {folder} (with git-lfs, about 5 GB)"
        )


def fetch(folder: Path, paths: Iterable[str], tell: Callable[[str], None], hub: str = HUB) -> None:
    """Download the files that are missing, each whole or not at all.

    Raises BenchmarkFilesError where the hub cannot be reached or has no such file.
    """
    for path in paths:
        target = folder / path
        if target.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".part")
        tell(f"fetching {path}")
        try:
            with (
                urllib.request.urlopen(f"{hub}/resolve/main/{path}", timeout=SECONDS) as reply,
                partial.open("wb") as file,
            ):
                shutil.copyfileobj(reply, file)
        except (urllib.error.URLError, TimeoutError) as error:
            partial.unlink(missing_ok=True)
            raise BenchmarkFilesError(
                f"{path} could not be fetched from {hub} ({error}); place the files in {folder} "
                f"yourself: git clone {HUB} {folder} (with git-lfs)"
            ) from error
        partial.replace(target)

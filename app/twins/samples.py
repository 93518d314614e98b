"""Sample buildings: this project's own, and the paper's, fetched from its public home."""

import hashlib
import urllib.error
import urllib.request
from pathlib import Path

import sample_models
from app.settings import AppSettings
from app.twins.library import data_dir

SAMPLE_HOUSE = "SampleHouse4"
SHA256 = "12202485ee8d75da27bbcbc6f91888d0abf27b11b8d5bcae9fd6bf4cbd47f519"
SECONDS = 60


class SampleError(Exception):
    """A sample cannot be had; str() says which, why, and what to do."""


def own_samples() -> dict[str, Path]:
    """The samples that come with Oriel, by name."""
    folder = Path(sample_models.__file__).parent
    return {path.stem: path for path in sorted(folder.glob("*.ifc"))}


def sample_path(name: str | None = None) -> Path:
    """The file of a sample: our own first one where no name is given.

    `SampleHouse4` is downloaded once (2.3 MB) and its SHA-256 checked. Raises `SampleError`.
    """
    own = own_samples()
    if name is None:
        return next(iter(own.values()))
    if name in own:
        return own[name]
    if name.removesuffix(".ifc") == SAMPLE_HOUSE:
        return _sample_house()
    known = ", ".join([*own, SAMPLE_HOUSE])
    raise SampleError(f"There is no sample {name!r}; choose one of {known}.")


def _sample_house() -> Path:
    kept = data_dir() / "samples" / f"{SAMPLE_HOUSE}.ifc"
    if kept.exists() and hashlib.sha256(kept.read_bytes()).hexdigest() == SHA256:
        return kept
    address = AppSettings().sample_house
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as response:
            content = response.read()
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        raise SampleError(
            f"Could not fetch {SAMPLE_HOUSE}.ifc from {address}: {error}. Check the network, or "
            "download the file elsewhere and give it to `oriel ingest`."
        ) from error
    found = hashlib.sha256(content).hexdigest()
    if found != SHA256:
        raise SampleError(
            f"{address} sent a file whose SHA-256 is {found}, not {SHA256}; it was not kept. "
            "The file may have changed at its home: download it yourself and look at it."
        )
    kept.parent.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_suffix(".part")
    fresh.write_bytes(content)
    fresh.replace(kept)
    return kept

"""Adding a building: upload with its progress, or one of the samples."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from app.session import session, trouble
from app.session.state import state
from app.twins import names, pool
from app.twins.ingest import ingest, open_twin_of
from app.twins.reading import read_apart
from app.twins.samples import SAMPLE_HOUSE, SampleError, own_samples, sample_path
from app.words import wording
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError

ENDINGS = (".ifc", ".ifczip")
OWN_TWIN = "A twin of its own"
LONGEST_NAME = 255
"""Bytes that file systems take."""


@st.dialog("Add a building", width="medium", on_dismiss="rerun")
@trouble.told("adding")
def dialog() -> None:
    """Upload files, or take a sample. Closing it while a file is read cancels."""
    uploaded = st.file_uploader(
        "IFC files",
        accept_multiple_files=True,
        help="IFC2X3, IFC4 or IFC4X3; also zipped (.ifczip).",
    )
    files = [file for file in uploaded if is_ifc(file)]
    here = f"Together with {wording.markdown(session.title())}"
    makes_twins = session.store().settings.makes_twins
    place = st.radio(
        "Where to",
        [OWN_TWIN, here] if makes_twins else [here],
        captions=[
            *(
                ["One building, asked on its own; several files are its models."]
                if makes_twins
                else []
            ),
            "Another discipline of the same building: questions see both.",
        ],
    )
    if files and st.button("Read in", type="primary", width="stretch"):
        with tempfile.TemporaryDirectory() as folder:
            paths = [saved(file, Path(folder) / str(number)) for number, file in enumerate(files)]
            _read(paths, apart=place == OWN_TWIN)
    st.divider()
    st.caption("Or begin with a sample")
    with st.container(horizontal=True):
        for name in (*own_samples(), SAMPLE_HOUSE):
            label = f"{name} (download)" if name == SAMPLE_HOUSE else names.plain(name)
            if st.button(label, key=f"sample-{name}", icon=":material/cottage:"):
                _sample(name)


def is_ifc(file: UploadedFile) -> bool:
    """Whether a file is called like one that can be read; says so where it is not."""
    known = Path(file.name).suffix.lower() in ENDINGS
    if not known:
        refused(
            f"{file.name} will not be read: Oriel reads IFC files, whose names end in "
            f"{' or '.join(ENDINGS)}. Export the model as IFC in the program that made it."
        )
    return known


def saved(file: UploadedFile, folder: Path) -> Path:
    """The uploaded file under its own name in a new folder, cut to what a folder can hold."""
    folder.mkdir()
    name = Path(file.name)
    stem = name.stem.encode()[: LONGEST_NAME - len(name.suffix.encode())].decode(errors="ignore")
    path = folder / f"{stem}{name.suffix}"
    path.write_bytes(file.getbuffer())
    return path


def _sample(name: str) -> None:
    try:
        with st.spinner(f"Fetching {name} …"):
            path = sample_path(name)
    except SampleError as error:
        st.error(wording.markdown(str(error)), icon=":material/cloud_off:")
        return
    _read([path], apart=session.store().settings.makes_twins)


def _read(paths: Sequence[Path], *, apart: bool) -> None:
    """Read the files one by one, each whole or not at all; go to the twin when all are in.

    The first one that can be read opens the twin of its own.
    """
    bar = st.progress(0.0, text="Opening …")
    st.caption("Closing this dialog cancels; nothing is kept then of the file being read.")
    twin = session.twin()
    read: set[str] = set()
    for place, path in enumerate(paths):
        if path.name in read:
            refused(
                f"{path.name} is among the files twice, and a twin tells its models by their "
                "names: the second was not read. Give it another name, and add it again"
            )
            continue
        progress = telling(bar, path.name, place, len(paths))
        try:
            with reading(path.name):
                if apart and not read:
                    with open_twin_of(path, progress, read=read_apart) as store:
                        twin = store.twin
                else:
                    ingest(path, pool.store_of(twin), progress, read=read_apart)
            read.add(path.name)
        except GraphUnavailable:
            raise
        except (IfcFileError, GraphError) as error:
            refused(str(error))
    bar.empty()
    if read:
        session.choose_twin(twin)
    if len(read) == len(paths):
        st.rerun()
    if read:
        st.info(f"{len(read)} of {len(paths)} files were read. Close this to see them.")


@contextmanager
def reading(name: str) -> Iterator[None]:
    """While this file is read; where the script is stopped meanwhile, `tell_stopped` says so."""
    held = state()
    held.reading = name
    try:
        yield
    except Exception:
        held.reading = ""
        raise
    held.reading = ""


def tell_stopped() -> None:
    """Say which file was not read, where its dialog was closed meanwhile."""
    held = state()
    name, held.reading = held.reading, ""
    if name:
        st.toast(f"{wording.markdown(name)} was not read: you closed its dialog before the end.")


def refused(sentence: str) -> None:
    st.error(wording.markdown(sentence), icon=":material/error:")


def telling(
    bar: "st.delta_generator.DeltaGenerator", name: str, place: int = 0, count: int = 1
) -> Callable[[str, float], None]:
    """Progress of one file of several, told by `bar`."""

    def tell(phase: str, fraction: float) -> None:
        done = min(1.0, (place + fraction) / count)
        bar.progress(done, text=wording.markdown(f"{name}: {phase} …"))

    return tell

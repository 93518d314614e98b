"""Adding a building: upload with its progress, or one of the samples."""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import streamlit as st

from app import session, stores, wording
from app.ingest import DEFAULT_TWIN, ingest, open_twin_of
from app.samples import SAMPLE_HOUSE, SampleError, own_samples, sample_path
from graph_store import GraphError, GraphStore, GraphUnavailable
from ifc_loader import IfcFileError

ENDINGS = ["ifc", "ifczip"]
OWN_TWIN = "A twin of its own"


@st.dialog("Add a building", width="medium", on_dismiss="rerun")
def dialog() -> None:
    """Upload files, or take a sample. Closing it while a file is read cancels."""
    files = st.file_uploader(
        "IFC files",
        type=ENDINGS,
        accept_multiple_files=True,
        help="IFC2X3, IFC4 or IFC4X3; also zipped (.ifczip).",
    )
    here = f"Together with {session.title()}"
    makes_twins = session.store().settings.makes_twins
    place = st.radio(
        "Where to",
        [OWN_TWIN, here] if makes_twins else [here],
        captions=[
            *(["One building, asked on its own."] if makes_twins else []),
            "Another discipline of the same building: questions see both.",
        ],
    )
    if files and st.button("Read into the twin", type="primary", width="stretch"):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for file in files:
                path = Path(folder) / Path(file.name).name
                path.write_bytes(file.getbuffer())
                paths.append(path)
            _read(paths, apart=place == OWN_TWIN)
    st.divider()
    st.caption("Or begin with a sample")
    with st.container(horizontal=True):
        for name in (*own_samples(), SAMPLE_HOUSE):
            label = f"{name} (download)" if name == SAMPLE_HOUSE else wording.twin(name)
            if st.button(label, key=f"sample-{name}", icon=":material/cottage:"):
                _sample(name)


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
    twin = session.twin()
    read = 0
    for place, path in enumerate(paths):
        progress = _progress(bar, path.name, place, len(paths))
        try:
            if apart and not read:
                with open_twin_of(path, progress) as store:
                    twin = store.twin
            else:
                ingest(path, stores.store_of(twin), progress)
            read += 1
        except GraphUnavailable:
            raise
        except (IfcFileError, GraphError) as error:
            st.error(wording.markdown(str(error)), icon=":material/error:")
    bar.empty()
    if read:
        session.choose_twin(twin)
    if read == len(paths):
        st.rerun()
    if read:
        st.info(f"{read} of {len(paths)} files were read. Close this to see them.")


def _progress(
    bar: "st.delta_generator.DeltaGenerator", name: str, place: int, count: int
) -> Callable[[str, float], None]:
    def tell(phase: str, fraction: float) -> None:
        done = min(1.0, (place + fraction) / count)
        bar.progress(done, text=wording.markdown(f"{name}: {phase} …"))

    return tell


def first_building(store: GraphStore) -> bool:
    """Load the sample building into the default twin where nothing is there yet."""
    samples = own_samples()
    if store.twin != DEFAULT_TWIN or not samples or store.models():
        return False
    bar = st.progress(0.0, text="Preparing the sample building …")
    ingest(next(iter(samples.values())), store, _progress(bar, "Sample building", 0, 1))
    bar.empty()
    return True

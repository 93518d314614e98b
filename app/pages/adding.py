"""Adding a building: upload with its progress, or one of the samples."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from app.session import following, parts, session, trouble
from app.session.state import state
from app.twins import names, proposals
from app.twins.loading import Added, Loading, add, look
from app.twins.proposals import Proposals, Proposed
from app.twins.samples import SAMPLE_HOUSE, SampleError, own_samples, sample_path
from app.words import wording
from ifc_loader import IfcFileError
from ifc_loader.scratch import Scratch
from registers import TableRead, is_register
from registers.choosing import Choice
from registers.files import SUFFIXES

ENDINGS = (".ifc", ".ifczip")
OWN_TWIN = "A twin of its own"
ASPECTS = ("accuracy", "groundedness", "faithfulness")
TOLD = 20
"""Findings that are listed; all are counted."""
SEEN, ROW = 6, 35
"""Columns that are seen at once, so that what they are read by is too; pixels of one."""
LONGEST_NAME = 255
"""Bytes that file systems take."""


@st.dialog("Add a building", width="medium", on_dismiss=following.close)
@trouble.told("adding")
def dialog() -> None:
    """Upload files, or take a sample; then see how far they are."""
    with following.taking_turns():
        _form()


def _form() -> None:
    if waiting := state().proposals:
        _look(waiting)
        return
    uploaded = st.file_uploader(
        "IFC files and registers",
        accept_multiple_files=True,
        help=(
            "IFC2X3, IFC4 or IFC4X3, also zipped (.ifczip). A register (COBie or any other "
            "workbook, CSV, SQLite) meets the elements of the models beside it; how it will be "
            "read is shown first."
        ),
    )
    files = [file for file in uploaded if is_source(file)]
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
            "Another discipline of the same building, or its register: questions see both.",
        ],
    )
    if files and st.button("Read in", type="primary", width="stretch"):
        folder = Scratch()
        paths = [saved(file, Path(folder.name) / str(number)) for number, file in enumerate(files)]
        apart = place == OWN_TWIN
        if any(is_register(path) for path in paths):
            state().uploaded = folder
            _begin_to_look(paths, apart=apart)
        _read(paths, apart=apart, folder=folder)
    st.divider()
    st.caption("Or begin with a sample")
    with st.container(horizontal=True):
        for name in (*own_samples(), SAMPLE_HOUSE):
            label = f"{name} (download)" if name == SAMPLE_HOUSE else names.plain(name)
            if st.button(label, key=f"sample-{name}", icon=":material/cottage:"):
                _sample(name)


def _begin_to_look(paths: Sequence[Path], *, apart: bool) -> None:
    """Begin to look at the tables of the registers; what is proposed is shown before it is read."""

    def work(loading: Loading[Proposals]) -> Proposals:
        return look(paths, loading, apart=apart)

    following.begin(Loading(paths[0].name, work))


def _look(waiting: Proposals) -> None:
    """Show the mappings that are proposed; read the files in where they are accepted."""
    shown = [each for each in waiting.proposed if not each.known]
    if not shown and not waiting.refused:
        _read_what_waited(waiting)
    for sentence in waiting.refused:
        following.refused(sentence)
    drawn = [_draw(each) for each in shown]
    with st.container(horizontal=True):
        accepted = st.button("Read in", type="primary", disabled=not waiting.paths)
        again = bool(drawn) and st.button("Look again", help="Score the mappings as they stand now")
        if st.button("Leave it"):
            following.leave()
            parts.again()
    if not (accepted or again):
        return
    paths = {path.name: path for path in waiting.paths}
    try:
        for each, (text, left) in zip(shown, drawn, strict=True):
            proposals.accept(paths[each.source], text, left)
    except IfcFileError as error:
        following.refused(str(error))
        return
    if again:
        state().proposals = None
        _begin_to_look(waiting.paths, apart=waiting.apart)
    _read_what_waited(waiting)


def _draw(proposed: Proposed) -> tuple[str, list[Choice]]:
    """Draw a proposal; the mapping's text as it stands in its field, and what is left out of it."""
    with st.container(border=True):
        st.subheader(wording.markdown(proposed.source), anchor=False)
        st.caption(_scored(proposed))
        for fault in proposed.faults:
            st.warning(wording.markdown(fault), icon=":material/rule:")
        st.dataframe([_row(read) for read in proposed.tables], hide_index=True, width="stretch")
        things = [_thing(each) for each in proposed.choices]
        height = ROW * (1 + min(len(things), SEEN)) + 3
        st.dataframe(things, hide_index=True, width="stretch", height=height)
        left = st.multiselect(
            "Leave out",
            [each for each in proposed.choices if each.what != "kept"],
            format_func=_told,
            placeholder="Nothing: all is read as shown",
            key=f"leave-out-{proposed.source}-{hash(proposed.mapping)}",
        )
        if proposed.findings:
            count = len(proposed.findings)
            with st.expander(f"{count:,} {'things' if count > 1 else 'thing'} told of the source"):
                for sentence in proposed.findings[:TOLD]:
                    st.markdown(f"- {wording.markdown(sentence)}")
                if count > TOLD:
                    st.caption(
                        f"and {count - TOLD:,} more, in the quality report once it is read in"
                    )
        with st.expander("The mapping, to be changed"):
            text = st.text_area(
                "Mapping (TOML)",
                proposed.mapping,
                height=300,
                key=f"mapping-{proposed.source}-{hash(proposed.mapping)}",
                label_visibility="collapsed",
            )
    return str(text), left


def _scored(proposed: Proposed) -> str:
    last = proposed.scores[-1]
    told = ", ".join(f"{name} {score}" for name, score in zip(ASPECTS, last, strict=True))
    turns = len(proposed.scores)
    return f"{told} of 5 · found in {turns} turn{'s' if turns > 1 else ''}"


def _row(read: TableRead) -> dict[str, str | int]:
    if read.left_out:
        becomes = f"left out: {read.left_out}"
    elif read.joined:
        becomes = f"{read.joined:,} relationships"
    else:
        becomes = f"{read.nodes:,} nodes"
    return {"Table": read.table, "Rows": read.rows, "Becomes": becomes}


def _thing(choice: Choice) -> dict[str, str]:
    columns = ", ".join(choice.columns)
    return {"Table": choice.table, "Column": columns, "Becomes": choice.becomes}


def _told(choice: Choice) -> str:
    return f"{choice.table} · {', '.join(choice.columns)}: {choice.becomes}"


def _read_what_waited(waiting: Proposals) -> None:
    held = state()
    folder, held.uploaded, held.proposals = held.uploaded, None, None
    _read(waiting.paths, apart=waiting.apart, folder=folder)


def is_source(file: UploadedFile) -> bool:
    """Whether a file is called like one that can be read; says so where it is not."""
    return is_ifc(file, or_register=True)


def is_ifc(file: UploadedFile, *, or_register: bool = False) -> bool:
    """Whether a file is called like a model, or a register too; says so where it is not."""
    path = Path(file.name)
    known = path.suffix.lower() in ENDINGS or (or_register and is_register(path))
    if not known:
        registers = f" and registers ({', '.join(SUFFIXES)})" * or_register
        following.refused(
            f"{file.name} will not be read: Oriel reads IFC files ({', '.join(ENDINGS)})"
            f"{registers} here. Export the model as IFC in the program that made it."
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


def _read(
    paths: Sequence[Path],
    *,
    apart: bool,
    folder: Scratch | None = None,
) -> None:
    """Begin to read files in; `folder` holds them, and goes when that has ended."""
    twin = session.twin()

    def work(loading: Loading[Added]) -> Added:
        with folder or nullcontext():
            return add(paths, twin, loading, apart=apart)

    following.begin(Loading(paths[0].name, work))

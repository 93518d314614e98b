"""Check: the requirements of an IDS file run on the models, by requirement and by element."""

import streamlit as st

from app.checks import keeping
from app.checks.checking import CheckError
from app.checks.report import COLUMNS, Report, Specification, rows
from app.checks.running import check_twin
from app.checks.taking import FORMATS, as_issues, failing
from app.doors.shapes import boxes
from app.exports.bcf import Version
from app.exports.button import download
from app.reviewing import issues
from app.reviewing.shown import show
from app.session import session, stores
from app.session.state import Checked, state
from app.words import wording
from graph_store import GraphStore

MEDIA = {
    "html": "text/html",
    "json": "application/json",
    "bcf": "application/octet-stream",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "csv": "text/csv",
}
ENDINGS = {"html": "HTML", "json": "JSON", "xlsx": "Excel", "csv": "CSV"}
ISSUES: dict[Version, tuple[str, str]] = {
    "2.1": ("BCF", "oriel-check.bcf"),
    "3.0": ("BCF 3.0", "oriel-check-3.bcf"),
}
BY_ELEMENT = {
    "Element": "name",
    "Class": "class",
    "What is wrong": "reason",
    "Requirement": "requirement",
    "Model": "model",
    "GlobalId": "GlobalId",
}
"""The headings of the table of elements, and which column of a report each tells."""


def page() -> None:
    """Draw the page."""
    store, held = session.store(), state()
    st.header("Check", anchor=False)
    if not stores.models(store):
        st.info(
            "No building here yet. Choose **Add a building** in the panel on the left.",
            icon=":material/add_home:",
        )
        return
    st.caption(
        "An IDS file says what a model has to hold: which elements, properties, values. Oriel runs "
        "it on the files of this twin."
    )
    with st.form("check", border=False):
        file = st.file_uploader("IDS file", type=["ids", "xml"])
        run = st.form_submit_button("Check", type="primary", icon=":material/checklist:")
    if run and file is None:
        st.info("Choose an IDS file first.")
    elif run and file is not None:
        held.checked = _run(file.getvalue(), file.name, store)
    if held.checked and held.checked.held == stores.held(store):
        _results(held.checked.reports, store)
    _kept(store)
    issues.draw(store)


def _kept(store: GraphStore) -> None:
    """What earlier checks left in the twin, to be taken out."""
    found = keeping.kept(store)
    if not found:
        return
    st.subheader("Results in this twin", anchor=False)
    st.caption("They can be asked about: which doors fail the fire rating requirement?")
    models = {each.name: each for each in stores.models(store)}
    for model, title, count, failed in found:
        with st.container(horizontal=True, vertical_alignment="center"):
            told = wording.counted(count, "requirement")
            st.markdown(
                f"{wording.markdown(title)} · {wording.markdown(model)} · {told}, failed "
                f"{failed:,} times",
                width="stretch",
            )
            if st.button("Remove", key=f"forget-{model}-{title}", type="tertiary"):
                keeping.forget(models[model], title, store)
                st.rerun()


def _run(ids: bytes, name: str, store: GraphStore) -> Checked | None:
    try:
        with st.spinner("Checking the models …", show_time=True):
            reports = check_twin(ids, name, store, keeping=True)
            stores.look_anew()
            return Checked(reports, stores.held(store))
    except CheckError as error:
        st.error(wording.markdown(str(error)), icon=":material/rule:")
        return None


def _results(reports: tuple[Report, ...], store: GraphStore) -> None:
    fail = failing(reports)
    with st.container(horizontal=True, gap="small"):
        for ending, label in ENDINGS.items():
            download(
                label,
                f"oriel-check.{ending}",
                MEDIA[ending],
                lambda ending=ending: FORMATS[ending](reports),  # type: ignore[misc]
                f"check-{ending}",
            )
        for version, (label, name) in ISSUES.items():
            download(
                label,
                name,
                MEDIA["bcf"],
                lambda version=version: as_issues(reports, version, boxes(store, fail)),  # type: ignore[misc]
                f"check-{name}",
            )
        if fail and st.button(
            f"Show {wording.counted(len(fail), 'element')} in the building",
            icon=":material/view_in_ar:",
        ):
            show(store, fail, f"Elements that fail: {reports[0].title}", _parts(reports))
    for report in reports:
        _report(report, store)
    found = rows(reports)
    if found:
        st.subheader("By element", anchor=False)
        told = sorted(found, key=lambda row: (row[COLUMNS.index("class")], row))
        st.dataframe(
            {
                heading: [row[COLUMNS.index(name)] for row in told]
                for heading, name in BY_ELEMENT.items()
            },
            hide_index=True,
            alt=f"{len(told)} failures, an element each",
        )


def _parts(reports: tuple[Report, ...]) -> dict[str, list[str]]:
    """The elements that fail, by specification."""
    found: dict[str, list[str]] = {}
    for each in (each for report in reports for each in report.specifications):
        ids = [one.global_id for _, one in each.failures if one.global_id]
        if ids:
            found.setdefault(each.name, []).extend(ids)
    return found


def _report(report: Report, store: GraphStore) -> None:
    met = sum(each.holds for each in report.specifications)
    st.subheader(wording.markdown(report.model), anchor=False)
    told = f"{met:,} of {wording.counted(len(report.specifications), 'specification')}"
    holds = "holds" if len(report.specifications) == 1 else "hold"
    st.caption(f"{wording.markdown(report.title)}: {told} {holds}.")
    for number, each in enumerate(report.specifications):
        sign = ":green[:material/check_circle:]" if each.holds else ":red[:material/cancel:]"
        speaks = wording.counted(each.applicable, "element")
        with st.expander(f"{sign} {wording.markdown(each.name)} · {speaks}"):
            _specification(each, store, f"{report.model}-{number}")


def _specification(each: Specification, store: GraphStore, place: str) -> None:
    if each.description:
        st.markdown(wording.markdown(each.description))
    if not each.schema_named:
        st.caption("It was written for other IFC schemas than this model's.")
    for note in each.notes:
        st.caption(f":orange[{wording.markdown(note)}]")
    if each.unwanted:
        there = wording.counted(len(each.unwanted), "element")
        st.markdown(f"There shall be none of these, and there are {there}.")
    if each.requirements:
        st.table(
            {
                "Requirement": [wording.markdown(one.text) for one in each.requirements],
                "Holds for": [f"{one.passed:,}" for one in each.requirements],
                "Fails for": [f"{len(one.failures):,}" for one in each.requirements],
            },
            border="horizontal",
        )
    failing = tuple(dict.fromkeys(one.global_id for _, one in each.failures if one.global_id))
    if failing and st.button(
        f"Show the {wording.counted(len(failing), 'element')}",
        key=f"show-{place}",
        icon=":material/view_in_ar:",
    ):
        show(store, failing, f"Elements that fail: {each.name}")

"""Portfolio: the buildings of this engine side by side, to be sorted, filtered, opened, asked."""

import pandas as pd
import streamlit as st

from app.doors import portfolio
from app.doors.asking import LONGEST, answered_by_each
from app.doors.portfolio import Glance
from app.session import session
from app.session.state import state
from app.words import values, wording
from graph_store import GraphError, GraphStore, GraphUnavailable

COLUMNS = {
    "Building": "name",
    "Storeys": "storeys",
    "Rooms": "rooms",
    "Room area": "area",
    "Doors": "doors",
    "Windows": "windows",
    "Elements": "elements",
    "Findings": "findings",
    "Models": "models",
    "Last load": "loaded",
}
"""The headings of the table, and what of a `Glance` each tells."""


def page() -> None:
    """Draw the page."""
    store = session.store()
    st.header("Portfolio", anchor=False)
    found, unread = _glances(store)
    if not found:
        st.info(
            "No building here yet. Choose **Add a building** in the panel on the left.",
            icon=":material/add_home:",
        )
    for name, why in unread.items():
        st.warning(f"{wording.markdown(name)} cannot be told of: {wording.markdown(why)}")
    if found:
        _table(found)
        _ask(store, found)


def _glances(store: GraphStore) -> tuple[list[Glance], dict[str, str]]:
    """What each building holds; and why some cannot be read, by their names."""
    found, unread = [], {}
    with st.spinner("Looking at the buildings …", show_time=True):
        for name, opened in portfolio.buildings(store):
            try:
                with opened() as one:
                    told = _glance(one, name, one.twin, one.state())
            except GraphUnavailable:
                raise
            except GraphError as error:
                unread[name] = str(error)
                continue
            if told:
                found.append(told)
    return found, unread


@st.cache_data(max_entries=2000, show_spinner=False)
def _glance(_store: GraphStore, name: str, twin: str, held: str) -> Glance | None:
    """Read anew where `twin` holds something else."""
    return portfolio.glance(_store, name)


def _table(found: list[Glance]) -> None:
    """The buildings that are filtered for; the one chosen can be opened."""
    wanted = st.text_input("Filter", placeholder="Part of a name", icon=":material/search:")
    shown = [one for one in found if wanted.strip().casefold() in one.name.casefold()]
    area = sum(one.area for one in shown)
    st.caption(
        f"{len(shown):,} of {wording.counted(len(found), 'building')} · {area:,.0f} m² of rooms. "
        "Click a heading to sort, a row to open its building."
    )
    table = pd.DataFrame(
        {heading: [getattr(one, name) for one in shown] for heading, name in COLUMNS.items()}
    )
    table["Last load"] = pd.to_datetime(table["Last load"])
    chosen = st.dataframe(
        table,
        hide_index=True,
        on_select="rerun",
        selection_mode="single-row",
        # a row is chosen by its place, which other rows may take
        key=f"portfolio-table-{hash(tuple(one.twin for one in shown))}",
        column_config={
            "Building": st.column_config.TextColumn(pinned=True),
            "Room area": st.column_config.NumberColumn(format="%.1f m²"),
            "Last load": st.column_config.DatetimeColumn(format="YYYY-MM-DD HH:mm"),
        },
        alt=f"{len(shown)} buildings, with storeys, rooms, area, counts, findings and last load",
    )
    for row in chosen["selection"]["rows"][:1]:
        one = shown[row]
        if st.button(
            f"Open {wording.markdown(one.name)}", type="primary", icon=":material/apartment:"
        ):
            session.choose_twin(one.twin)
            session.look_at(None)


def _ask(store: GraphStore, found: list[Glance]) -> None:
    """A question to several buildings, and the answer with a row a building."""
    st.subheader("Ask several buildings", anchor=False)
    names = {one.twin: one.name for one in found}
    with st.form("across", border=False):
        question = st.text_input(
            "Question",
            max_chars=LONGEST,
            placeholder="Which of our buildings has the most windows?",
        )
        chosen = st.multiselect(
            "Buildings", list(names), format_func=lambda twin: names[twin], placeholder="All"
        )
        asked = st.form_submit_button("Ask", type="primary", icon=":material/forum:")
    if asked and question.strip():
        with st.status("Asking …") as told:
            twins = chosen or list(names)
            state().across = answered_by_each(
                question,
                store,
                twins,
                session.mode(),
                report=lambda name: told.update(label=f"Asking {wording.markdown(name)} …"),
            )
            told.update(label=f"Asked {wording.counted(len(twins), 'building')}")
    answer = state().across
    if answer is None:
        return
    st.markdown("\n\n".join(wording.markdown(line) for line in answer.answer.splitlines()))
    for sentence in answer.assumptions:
        st.caption(wording.markdown(sentence))
    if answer.rows:
        rows = pd.DataFrame(list(answer.rows), columns=list(values.headings(answer)))
        st.dataframe(rows, hide_index=True, key="portfolio-answer", alt="The answer, by building")
    if answer.cypher:
        with st.expander("Cypher"):
            st.code(answer.cypher, language="cypher", wrap_lines=True)

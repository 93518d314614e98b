"""Issues of others: the topics of a BCF file on the elements that they are about."""

import streamlit as st

from app.doors.issues import Issue, issues
from app.exports.bcf import BcfError
from app.reviewing.shown import show
from app.words import wording
from graph_store import GraphStore

SHOWN = 200
"""Topics that are drawn; all are counted."""
UNKNOWN = 5
"""GlobalIds of no element here that are named; all are counted."""


def draw(store: GraphStore) -> None:
    """Take a BCF file, and draw its topics."""
    st.subheader("Issues of others", anchor=False)
    st.caption("A BCF file (2.0, 2.1, 3.0) holds topics about elements; they are found here.")
    file = st.file_uploader("BCF file", type=["bcf", "bcfzip"], key="issues-file")
    if file is None:
        return
    try:
        found = issues(file.getvalue(), store)
    except BcfError as error:
        st.error(wording.markdown(str(error)), icon=":material/error:")
        return
    named = len({one.global_id for each in found for one in each.elements})
    topics, elements = wording.counted(len(found), "topic"), wording.counted(named, "element")
    st.caption(f"{topics} about {elements} of this twin.")
    if named and st.button("Show all of them", icon=":material/view_in_ar:", key="issues-all"):
        parts = {each.topic.title: _ids(each) for each in found if each.elements}
        title = f"Issues of {file.name}"
        show(store, [one for ids in parts.values() for one in ids], title, parts)
    for number, each in enumerate(found[:SHOWN]):
        _topic(each, store, number)
    if len(found) > SHOWN:
        st.caption(f"The first {SHOWN} of {len(found):,} topics.")


def _ids(issue: Issue) -> list[str]:
    return list(dict.fromkeys(one.global_id for one in issue.elements))


def _topic(issue: Issue, store: GraphStore, number: int) -> None:
    topic, ids = issue.topic, _ids(issue)
    counted = wording.counted(len(ids), "element")
    with st.expander(f"{wording.markdown(topic.title or 'Without a title')} · {counted}"):
        told = [each for each in (topic.kind, topic.status, topic.author) if each]
        st.caption(wording.markdown(" · ".join(told)))
        for text in (topic.text, *topic.comments):
            if text:
                st.markdown(wording.markdown(text))
        names = [one.name or one.global_id for one in issue.elements]
        if names:
            st.caption(wording.markdown(wording.shortened(", ".join(names), 300)))
        if issue.unknown:
            known = ", ".join(issue.unknown[:UNKNOWN])
            st.caption(
                f"{wording.counted(len(issue.unknown), 'element')} that no model here holds: "
                f"{wording.markdown(known)}{' …' if len(issue.unknown) > UNKNOWN else ''}"
            )
        seen = topic.views[0] if topic.views else None
        if not ids and not (seen and (seen.camera or seen.clips or seen.exceptions)):
            return
        if st.button("Show", icon=":material/view_in_ar:", key=f"issue-{number}"):
            show(store, ids, topic.title or "Issue", view=seen)

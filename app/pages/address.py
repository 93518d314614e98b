"""The page's address: what is seen is what a reload or the link shows."""

import time

import streamlit as st

from app.session import session
from app.twins import DEFAULT_TWIN

_address = st.components.v2.component(
    "oriel_address",
    js="""
export default function ({ data }) {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(data.named))
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url)
}
""",
)


def tell(page: str) -> None:
    """Name twin, conversation and answer in the address of `page`.

    Every run does so, because the browser's Back may bring an address that names something else.
    The entry in its history is replaced, so that Back leads to the page before;
    `st.query_params` would add one for every change.
    """
    found = session.conversation()
    last = len(found.exchanges) - 1
    is_named = session.twin() != DEFAULT_TWIN or "twin" in st.query_params
    named = {
        "twin": session.twin() if is_named else "",
        "talk": found.id if found.exchanges else "",
        "answer": str(session.shown()) if session.shown() < last else "",
    }
    data = {"page": page, "named": named, "run": time.time()}
    _address(data=data, key="address", height=1)

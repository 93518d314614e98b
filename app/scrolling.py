"""Bringing the newest question to the top of the conversation, once each time it changes."""

import streamlit as st

_bring_up = st.components.v2.component(
    "oriel_bring_up",
    js="""
export default function ({ data }) {
  if (window.orielBroughtUp === data.mark) return
  window.orielBroughtUp = data.mark
  const scroll = () => {
    const found = document.querySelector(data.selector)
    const pane = found?.closest(".st-key-talk")
    if (pane && getComputedStyle(pane).overflowY === "auto")
      pane.scrollTop += found.getBoundingClientRect().top - pane.getBoundingClientRect().top
    else found?.scrollIntoView({ block: "start" })
  }
  for (const wait of [100, 500, 1100]) setTimeout(scroll, wait)
}
""",
    html="<span hidden></span>",
)


def bring_up(selector: str, mark: str) -> None:
    """Scroll to the element, when `mark` is not the one of the last time."""
    _bring_up(data={"selector": selector, "mark": mark}, key="bring-up", height=1)

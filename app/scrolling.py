"""What the page does by itself, once each: bring the newest question up, put the cursor to type."""

import streamlit as st

_once = st.components.v2.component(
    "oriel_once",
    js="""
export default function ({ data }) {
  const done = (window.orielDone ??= {})
  if (done[data.act] === data.mark) return
  done[data.act] = data.mark
  const act = () => {
    const found = document.querySelector(data.selector)
    if (data.act === "focus") return found?.focus()
    const pane = found?.closest(".st-key-talk")
    if (pane && getComputedStyle(pane).overflowY === "auto")
      pane.scrollTop += found.getBoundingClientRect().top - pane.getBoundingClientRect().top
    else found?.scrollIntoView({ block: "start" })
  }
  for (const wait of data.act === "focus" ? [150] : [100, 500, 1100]) setTimeout(act, wait)
}
""",
    html="<span hidden></span>",
)


def bring_up(selector: str, mark: str) -> None:
    """Scroll to the element, when `mark` is not the one of the last time."""
    _once(data={"act": "scroll", "selector": selector, "mark": mark}, key="bring-up", height=1)


def focus(selector: str, mark: str) -> None:
    """Put the cursor into the element, when `mark` is not the one of the last time."""
    _once(data={"act": "focus", "selector": selector, "mark": mark}, key="focus", height=1)

"""What comes into view by itself: the newest question, its answer read out to who cannot see it."""

import streamlit as st

_bring_up = st.components.v2.component(
    "oriel_bring_up",
    js="""
export default function ({ data, parentElement }) {
  const told = parentElement.querySelector("span")
  told.textContent = data.said
  if (told.orielMark === data.mark) return
  told.orielMark = data.mark
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
    html='<span aria-live="polite"></span>',
    css="span { display: block; height: 1px; overflow: hidden; opacity: 0; white-space: nowrap; }",
)


def bring_up(selector: str, mark: str, said: str = "") -> None:
    """Scroll to the element, once for each `mark` of a drawn page; let `said` be read out."""
    _bring_up(data={"selector": selector, "mark": mark, "said": said}, key="bring-up", height=1)

"""What the page does by itself, once each: bring the newest question up and read its answer out to
who cannot see it, put the cursor to type."""

import streamlit as st

_once = st.components.v2.component(
    "oriel_once",
    js="""
export default function ({ data, parentElement }) {
  parentElement.querySelector("span").textContent = data.said
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
    html='<span aria-live="polite"></span>',
    css="span { display: block; height: 1px; overflow: hidden; opacity: 0; white-space: nowrap; }",
)


def bring_up(selector: str, mark: str, said: str = "") -> None:
    """Scroll to the element when `mark` is not the one of the last time; let `said` be read out."""
    data = {"act": "scroll", "selector": selector, "mark": mark, "said": said}
    _once(data=data, key="bring-up", height=1)


def focus(selector: str, mark: str) -> None:
    """Put the cursor into the element, when `mark` is not the one of the last time."""
    data = {"act": "focus", "selector": selector, "mark": mark, "said": ""}
    _once(data=data, key="focus", height=1)

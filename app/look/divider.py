"""The line between the conversation and the building, which can be drawn to either side."""

import streamlit as st

_divider = st.components.v2.component(
    "oriel_divider",
    html="""<div class="oriel-divider" role="separator" aria-orientation="vertical" tabindex="0"
  aria-label="Between the conversation and the building: arrow keys move it"
  aria-valuemin="25" aria-valuemax="70"></div>""",
    js="""
const KEPT = "oriel-left", USUAL = 45, LEAST = 25, MOST = 70 // hundredths for the conversation
export default function ({ parentElement }) {
  const line = parentElement.querySelector(".oriel-divider")
  const give = (share, kept = true) => {
    const taken = Math.round(Math.min(MOST, Math.max(LEAST, share)))
    document.documentElement.style.setProperty("--oriel-left", `${taken}%`)
    line.setAttribute("aria-valuenow", taken)
    if (kept) localStorage.setItem(KEPT, taken)
  }
  give(Number(localStorage.getItem(KEPT)) || USUAL, false)
  const now = () => Number(line.getAttribute("aria-valuenow"))
  line.onpointerdown = (event) => {
    event.preventDefault() // marks no text
    line.focus()
    line.setPointerCapture(event.pointerId)
  }
  line.onpointermove = (event) => {
    if (!line.hasPointerCapture(event.pointerId)) return
    const { left, width } = line.closest("[data-testid=stHorizontalBlock]").getBoundingClientRect()
    give((100 * (event.clientX - left)) / width)
  }
  line.ondblclick = () => give(USUAL)
  line.onkeydown = (event) => {
    const to = { ArrowLeft: now() - 2, ArrowRight: now() + 2, Home: LEAST, End: MOST }[event.key]
    if (to === undefined) return
    event.preventDefault()
    give(to)
  }
}
""",
    isolate_styles=False,
)


def draw() -> None:
    """Draw it at the left of the column it stands in; how it was drawn stays with the browser.

    Where columns stand below one another there is none. `page.css` says how wide they are.
    """
    _divider(key="divider")

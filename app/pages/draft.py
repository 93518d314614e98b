"""What stands in the input to be asked: kept from page to page, and added to by the page.

What is typed and not sent is known in the browser alone, so it is kept there.
"""

import streamlit as st

_draft = st.components.v2.component(
    "oriel_draft",
    js="""
export default function ({ data }) {
  let area = null
  const look = () => { area = document.querySelector("[data-testid=stChatInputTextArea]") ?? area }
  const put = (text) => {  // React sees only what the browser itself sets
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value").set.call(area, text)
    area.dispatchEvent(new Event("input", { bubbles: true }))
  }
  const acts = ["input", "keydown", "pointerdown"]  // sending puts another area in its place
  for (const act of acts) document.addEventListener(act, look, true)
  const timer = setTimeout(() => {
    look()
    if (!area) return
    if (!area.value && window.orielDraft) put(window.orielDraft)
    window.orielDraft = ""
    if (!data.mark || window.orielFilled === data.mark) return
    window.orielFilled = data.mark
    if (data.added) put(`${area.value} ${data.added}`.trim())
    area.focus()
  }, 150)
  return () => {
    clearTimeout(timer)
    for (const act of acts) document.removeEventListener(act, look, true)
    if (area) window.orielDraft = area.value
  }
}
""",
)


def keep(mark: str, added: str) -> None:
    """Put back what was typed before another page was seen.

    When `mark` is not the one of the last time, add the words of `added` to it, and put the cursor
    there.
    """
    _draft(data={"mark": mark, "added": added}, key="draft", height=1)

// The rows of the page's tables under the mouse. A table is one picture; what its rows hold stands beside it
// for screen readers, the GlobalId of the element that a row is of among it.

const ROW = 35 // pixels, those of the headings too

// Calls `told` with what stands in the row under the mouse, nothing where there is none; gives the end of it.
export function watchRows(told) {
  let before = ""
  const moved = ({ target, clientY }) => {
    const table = target.closest?.("[data-testid=stDataFrame]")
    const texts = table ? textsAt(table, clientY) : []
    if (texts.join() === before) return
    before = texts.join()
    told(texts)
  }
  document.addEventListener("mousemove", moved, { passive: true })
  return () => document.removeEventListener("mousemove", moved)
}

function textsAt(table, y) {
  const canvas = table.querySelector("canvas"), scroller = table.querySelector(".dvn-scroller")
  if (!canvas) return []
  const below = y - canvas.getBoundingClientRect().top - ROW
  if (below < 0) return []
  const row = Math.floor((below + (scroller?.scrollTop ?? 0)) / ROW)
  return [...table.querySelectorAll(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell]`)].map((cell) => cell.textContent)
}

// The bar of tools above the picture, and the drawer below it in which a tool says and asks what it needs.
// Neither lies over the building.

export const TOOLS = [
  ["fit", "center_focus_strong", "Fit", "Bring what is picked or coloured close (F)"],
  ["home", "home", "Whole", "The whole building (0)"],
  ["views", "view_in_ar", "Views", "Look from the sides or from above", "drawer"],
  ["storeys", "layers", "Plans", "Plans of storeys, storeys apart", "drawer"],
  ["section", "content_cut", "Section", "Cut the building open", "drawer"],
  ["measure", "straighten", "Measure", "Measure distances, angles and areas (M)", "drawer"],
  ["frame", "select", "Select", "Pick all within a frame (B)", "drawer"],
  ["hide", "visibility_off", "Hide", "Hide what is picked (H)"],
  ["isolate", "filter_center_focus", "Isolate", "Show only what is picked (I)"],
  ["connected", "hub", "Connected", "Ask what is connected to what is picked (C)"],
  ["through", "opacity", "See through", "See through what is picked, or through all (T)", "toggle"],
  ["all", "visibility", "Show all", "Show everything again (A)"],
  ["names", "label", "Room names", "Write the names of rooms into the picture (N)", "toggle"],
  ["walk", "directions_walk", "Walk", "Walk: W A S D, Q and E down and up", "toggle"],
  ["picture", "photo_camera", "Picture", "Save the picture as PNG"],
  ["issue", "flag", "Issue", "Take this view along as an issue (BCF)", "drawer"],
  ["link", "link", "Link", "Copy a link to this view"],
  ["full", "fullscreen", "Full screen", "Full screen"],
]

export class Toolbar {
  constructor(root, act) {
    this.bar = root.querySelector(".tools")
    this.drawer = root.querySelector(".drawer")
    this.buttons = new Map()
    for (const [name, icon, label, title, kind] of TOOLS) {
      const button = sign(icon, label, title, () => act(name))
      button.dataset.tool = name
      if (kind === "drawer") button.setAttribute("aria-expanded", "false")
      if (kind === "toggle") button.setAttribute("aria-pressed", "false")
      this.buttons.set(name, button)
    }
    this.bar.replaceChildren(...this.buttons.values())
    this.bar.onkeydown = (event) => this.along(event)
    this.reach(this.bar.firstChild)
    this.bar.onfocusin = (event) => this.reach(event.target)
  }

  // One stop of the tabulator for the whole bar; arrows go along it. Source: ARIA practices, toolbar.
  along(event) {
    const all = [...this.buttons.values()].filter((each) => !each.disabled)
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -all.length, End: all.length }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const at = all.indexOf(document.activeElement) + step
    all[Math.abs(step) > 1 ? Math.max(0, Math.min(all.length - 1, at)) : (at + all.length) % all.length].focus()
  }

  reach(button) { for (const each of this.buttons.values()) each.tabIndex = each === button ? 0 : -1 }

  set(name, { disabled, pressed }) {
    const button = this.buttons.get(name)
    if (disabled !== undefined) button.disabled = disabled
    if (disabled && button.tabIndex === 0) this.reach([...this.buttons.values()].find((each) => !each.disabled))
    if (pressed !== undefined) button.setAttribute("aria-pressed", String(pressed))
  }

  // Opens the drawer of a tool with `parts` in it, closes it without a name.
  open(name = "", ...parts) {
    this.drawer.dataset.of = name
    this.drawer.hidden = !name
    this.drawer.replaceChildren(...parts)
    for (const [each, button] of this.buttons)
      if (button.hasAttribute("aria-expanded")) button.setAttribute("aria-expanded", String(each === name))
  }
}

function sign(icon, label, title, act) {
  const button = document.createElement("button")
  button.type = "button"
  button.title = title
  button.setAttribute("aria-label", label)
  const drawn = document.createElement("span")
  drawn.className = "sign"
  drawn.ariaHidden = "true"
  drawn.textContent = icon
  button.append(drawn)
  button.onclick = act
  return button
}

export function button(label, act, { pressed, disabled } = {}) {
  const made = document.createElement("button")
  made.type = "button"
  made.textContent = label
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed))
  made.disabled = Boolean(disabled)
  made.onclick = act
  return made
}

// A line to write in.
export function line(label, value) {
  const made = document.createElement("input")
  Object.assign(made, { type: "text", value, maxLength: 300, placeholder: label, ariaLabel: label })
  made.onkeydown = (event) => event.stopPropagation() // letters are no keys of the view here
  return made
}

export function words(text) {
  const made = document.createElement("span")
  made.className = "words"
  made.setAttribute("aria-live", "polite")
  made.textContent = text
  return made
}

// A slider from `low` to `high` that calls `act(value)` while it is drawn.
export function slider(label, low, high, value, act) {
  const made = document.createElement("label")
  const input = document.createElement("input")
  Object.assign(input, { type: "range", min: low, max: high, step: (high - low) / 200, value })
  input.oninput = () => act(Number(input.value))
  made.append(label, input)
  return made
}

// The view of a building in the page: draws what the page asks for, does what the person asks for.

import { DIRECTIONS } from "./cameras.js"
import { Overlay } from "./overlay.js"
import { Picking } from "./picking.js"
import { watchRows } from "./rows.js"
import { sceneAt } from "./scene.js"
import { Sections } from "./sections.js"
import { Stage } from "./stage.js"
import { rgb } from "./states.js"
import { Toolbar } from "./toolbar.js"
import { Tools } from "./tools.js"
import { restore } from "./viewpoint.js"

const WAIT = 900 // milliseconds a click waits for the page's own word before it is forgotten
const LOOK = 500 // milliseconds between looks at the theme, of which nothing tells
const nobody = () => ({ hidden: new Set(), isolated: null, seeThrough: new Set(), selected: new Set(), hovered: null, all: false })

export class View {
  constructor(root) {
    this.root = root
    const part = (name) => root.querySelector(`.${name}`)
    Object.assign(this, { note: part("note"), tip: part("tip"), legend: part("legend"), said: part("said"), element: part("stage") })
    this.own = nobody()
    this.stage = new Stage(this.element, { drawn: () => this.drawn(), lost: (lost) => this.lost(lost) })
    this.cameras = this.stage.cameras
    this.picking = new Picking(this.stage)
    this.sections = new Sections(this.stage)
    this.overlay = new Overlay(this.stage, this.element)
    this.toolbar = new Toolbar(root, (name) => this.tools.act(name))
    this.tools = new Tools(this)
    this.listen()
    this.unwatched = watchRows((texts) => this.row(texts))
    this.themed = setInterval(() => this.follow(), LOOK)
  }

  // `data` is that of `view3d.draw`.
  async show(data) {
    this.data = data
    if (this.height !== data.height) this.root.style.height = `${(this.height = data.height)}px`
    if (this.root.dataset.scene !== data.address) delete this.root.dataset.ready
    if (!data.address) { this.empty(); return }
    if (this.shown !== data.address) { this.begin(data.address) }
    else if (this.stage.scene) { this.look(); this.paint() }
  }

  empty() {
    this.shown = null
    this.reset()
    delete this.root.dataset.scene
    this.legend.replaceChildren()
    this.say(this.data.empty)
  }

  // Nothing of the building before is left: neither shapes nor what was done to them.
  reset() {
    this.stage.show(null)
    this.stage.explode(0)
    this.own = nobody()
    this.sections.clear()
    this.overlay.rooms = false
    this.tools.close()
    if (this.tools.walking) this.tools.walk(false)
    this.cameras.project(false)
  }

  async begin(address) {
    this.shown = address
    this.reset()
    this.say("Loading the building …")
    const scene = sceneAt(new URL(address, document.baseURI).href, this.root.asked)
    try {
      await scene.opened
      if (this.shown !== address) return
      this.stage.show(scene)
      this.cameras.frame(scene.focus, DIRECTIONS.corner, false)
      this.paint()
      const stop = scene.each(() => this.came(scene))
      await scene.whole
      stop()
    } catch (error) {
      if (this.shown === address) { this.shown = null; this.say(error.message) }
      return
    }
    if (this.shown !== address) return
    this.root.dataset.scene = address
    this.cameras.frame(scene.focus, DIRECTIONS.corner, false)
    this.tools.fromLink()
    this.look()
    this.paint()
    this.root.dataset.whole = String(Math.round(performance.now() - scene.started))
  }

  // Looks once as the issue does that the page shows.
  look() {
    const { viewpoint } = this.data
    if (!viewpoint || viewpoint.mark === this.looked || !this.stage.scene.complete) return
    this.looked = viewpoint.mark
    restore(this, viewpoint)
  }

  // Another picture is shown.
  drawn() {
    const { scene, bodies } = this.stage
    this.overlay?.draw()
    if (bodies.children.length) this.root.dataset.first ??= String(Math.round(performance.now() - scene.started))
  }

  // Some of the building is here; more comes.
  came(scene) {
    if (!this.stage.scene) return
    const share = Math.round((100 * scene.received) / (scene.bytes || 1))
    this.note.classList.add("beside")
    this.say(scene.complete || share >= 100 ? "" : `Loading the building … ${share} %`)
    this.stage.touch()
  }

  // Everything in the colours of now; the page's own and those of the person.
  paint() {
    const { data, stage } = this
    if (!stage.scene || !data) return
    const style = getComputedStyle(this.root)
    const [ink, paper] = ["--st-text-color", "--st-background-color"].map((name) => rgb(style.getPropertyValue(name).trim() || "#808c92"))
    stage.materials.colours(ink, paper)
    stage.paint({ ...data, picked: this.asked ?? data.picked }, this.own, ink.map((c, i) => Math.round((c + paper[i]) / 2)))
    this.cut()
    this.tell()
  }

  // Paints anew where the page went from light to dark or back.
  follow() {
    const { color } = getComputedStyle(this.root)
    if (color === this.ink) return
    this.ink = color
    this.paint()
  }

  cut() {
    const { data, stage } = this
    const planes = this.sections.planes(data.above)
    const away = new Set(data.above)
    this.overlay.away = (storey) => away.has(storey) || Boolean(data.storeys && !data.storeys.includes(storey))
    stage.cut(planes)
    this.root.dataset.planes = String(planes.length)
  }

  // What is seen, in the data of the element, in the legend and in words.
  tell() {
    const { data, stage, root } = this
    const ids = new Set(data.groups.flatMap((group) => group.ids))
    const drawn = stage.scene.elements.filter(({ id }) => ids.has(id)).length
    root.dataset.highlighted = String(drawn)
    root.dataset.seen = String(stage.states.seen)
    root.dataset.elements = String(stage.scene.elements.length)
    root.dataset.picked = String(this.chosen().length)
    this.drawLegend()
    this.tools.settle()
    this.describe(drawn)
    if (!stage.scene.complete) return
    if (data.address === this.shown && root.dataset.scene === data.address) root.dataset.ready = "true"
    this.say(stage.states.seen ? "" : this.own.hidden.size || this.own.isolated
      ? "Nothing of the building is left to be seen. Show all."
      : "Nothing of the building is left to be seen. Choose less under View.")
  }

  describe(coloured) {
    const { scene, states } = this.stage
    const storeys = scene.storeys.length
    const told = [`${states.seen} of ${scene.elements.length} elements on ${storeys} storey${storeys === 1 ? "" : "s"} are drawn.`]
    if (coloured) told.push(`${coloured} are coloured: ${this.data.groups.map(({ label }) => label).filter(Boolean).join(", ")}.`)
    const picked = this.chosen()
    if (picked.length) told.push(`Picked: ${picked.slice(0, 5).map((e) => e.name || plain(e.cls)).join(", ")}${picked.length > 5 ? ` and ${picked.length - 5} more` : ""}.`)
    const text = told.join(" ")
    if (this.said.textContent !== text) this.said.textContent = text
  }

  drawLegend() {
    const rows = this.data.groups.filter(({ label }) => label).map(({ label, colour }) => {
      const row = document.createElement("span"), dot = document.createElement("i"), named = document.createElement("b")
      dot.style.background = colour
      const [, name, count] = /^(.*?)( · [\d,]+)?$/s.exec(label)
      named.textContent = name
      row.append(dot, named, count ?? "")
      return row
    })
    const away = this.own.isolated ? `${this.own.isolated.size} alone` : this.own.hidden.size ? `${this.own.hidden.size} hidden` : ""
    if (away) rows.push(Object.assign(document.createElement("em"), { textContent: away }))
    if (this.stage.scene.boxed) rows.push(Object.assign(document.createElement("em"), {
      textContent: `${this.stage.scene.boxed.toLocaleString("en")} small things are drawn as boxes` }))
    this.legend.replaceChildren(...rows)
  }

  say(text) {
    this.note.textContent = text
    this.note.hidden = !text
    if (!text) this.note.classList.remove("beside")
  }

  lost(gone) {
    this.root.dataset.lost = String(gone)
    if (gone) { this.note.classList.remove("beside"); this.say("The graphics card let go of the picture. It comes back as soon as the card does.") }
    else this.paint()
  }

  // The elements a tool works on: those selected, else the one picked.
  chosen() {
    if (this.own.selected.size) return [...this.own.selected]
    const picked = this.stage.scene?.elements[this.stage.scene.elementOf.get(this.data.picked)]
    return picked ? [picked] : []
  }

  // The elements that an answer or a colouring colours.
  coloured() {
    const { scene } = this.stage
    return this.data.groups.flatMap(({ ids }) => ids).map((id) => scene.elements[scene.elementOf.get(id)]).filter(Boolean)
  }

  // What one looks at: chosen, else coloured; null where nothing is.
  target() {
    const chosen = this.chosen()
    return this.stage.scene.boxOf(chosen.length ? chosen : this.coloured())
  }

  pick(element) {
    this.own.selected.clear()
    this.asked = element.id === this.data.picked ? "" : element.id
    clearTimeout(this.forget)
    this.forget = setTimeout(() => { this.asked = undefined; this.paint() }, WAIT)
    this.paint()
    this.picked(element.id)
  }

  listen() {
    const place = (event) => {
      const { left, top } = this.element.getBoundingClientRect()
      return [event.clientX - left, event.clientY - top]
    }
    const canvas = this.stage.canvas
    canvas.addEventListener("pointerdown", (event) => { this.down = place(event); this.tools.down(this.down, event.pointerId) })
    canvas.addEventListener("pointermove", (event) => { this.over = place(event); this.tools.move(this.over); this.hover() })
    canvas.addEventListener("pointerleave", () => { this.over = null; this.tip.hidden = true })
    canvas.addEventListener("pointerup", (event) => {
      const at = place(event)
      const still = this.down && Math.hypot(at[0] - this.down[0], at[1] - this.down[1]) < 5
      if (this.tools.up(at, still) || !still || event.button !== 0) return
      const hit = this.picking.at(...at)
      if (hit && event.shiftKey) this.tools.select([hit.element], true)
      else if (hit) this.pick(hit.element)
    })
    this.element.onkeydown = (event) => this.tools.key(event)
    this.root.addEventListener("fullscreenchange", () => this.stage.resize())
  }

  // Names what is under the mouse, once a frame at most.
  hover() {
    if (this.waiting) return
    this.waiting = requestAnimationFrame(() => {
      this.waiting = null
      const hit = this.over && !this.stage.moved && !this.tools.busy ? this.picking.at(...this.over) : null
      this.tip.hidden = !hit
      if (!hit) return
      const { name, cls, storey } = hit.element
      const strong = Object.assign(document.createElement("b"), { textContent: name || plain(cls) })
      this.tip.replaceChildren(strong, ` ${plain(cls)}${storey ? ` · ${storey}` : ""}`)
    })
  }

  // The element of the row under the mouse, in the colour of what is picked.
  row(texts) {
    const { scene } = this.stage
    const hovered = scene?.elements[scene.elementOf.get(texts.find((text) => scene.elementOf.has(text)))] ?? null
    if (hovered === this.own.hovered) return
    this.own.hovered = hovered
    this.root.dataset.hovered = hovered?.id ?? ""
    this.paint()
  }

  dispose() {
    this.unwatched()
    clearInterval(this.themed)
    clearTimeout(this.forget)
    cancelAnimationFrame(this.waiting)
    this.stage.dispose()
  }
}

export function plain(cls) {
  return cls.replace(/^Ifc/, "").replace(/(StandardCase|ElementedCase)$/, "")
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
}


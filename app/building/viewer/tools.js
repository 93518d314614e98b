// What the tools of the bar and the keys do.

import { DIRECTIONS } from "./cameras.js"
import { measured } from "./overlay.js"
import { Vector3 } from "./libraries.js"
import { button, line, slider, words } from "./toolbar.js"
import { viewpoint } from "./viewpoint.js"

const TURN = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.15], ArrowDown: [0, 0.15] }
const WALK = { w: [0.5, 0, 0], s: [-0.5, 0, 0], a: [0, -0.5, 0], d: [0, 0.5, 0], q: [0, 0, -0.5], e: [0, 0, 0.5] }
const KEYS = { f: "fit", 0: "home", m: "measure", b: "frame", h: "hide", i: "isolate", t: "through", a: "all", n: "names", c: "connected" }
const SIDES = { Corner: "corner", Top: "top", Front: "front", Back: "back", Left: "left", Right: "right" }

export class Tools {
  constructor(view) {
    this.view = view
    this.points = []
    this.walking = false
  }

  get open() { return this.view.toolbar.drawer.dataset.of ?? "" }

  // Whether the mouse is for a tool now, not for picking.
  get busy() { return this.open === "measure" || this.framing || this.facing }

  act(name) {
    const { view } = this
    if (!view.stage.scene) return
    const drawers = { views: this.views, storeys: this.storeys, section: this.section, measure: this.measure, frame: this.frame,
      issue: this.issue }
    if (drawers[name]) { if (this.open === name) this.close(); else { this.close(); drawers[name].call(this) } return }
    ;({
      fit: () => { const box = view.target(); if (box) view.cameras.frame(box) },
      home: () => this.home(),
      hide: () => this.hide(),
      isolate: () => this.isolate(),
      all: () => this.showAll(),
      through: () => this.through(),
      connected: () => this.connected(),
      names: () => { view.overlay.rooms = !view.overlay.rooms; view.stage.touch(); this.settle() },
      walk: () => this.walk(!this.walking),
      picture: () => this.picture(),
      link: () => this.link(),
      full: () => (document.fullscreenElement ? document.exitFullscreen() : view.root.requestFullscreen()),
    })[name]()
  }

  close() {
    this.framing = this.facing = false
    this.points = []
    this.view.overlay.measure([])
    this.view.cameras.hold(false)
    this.view.toolbar.open()
  }

  home() {
    const { view } = this
    if (this.walking) this.walk(false)
    view.cameras.frame(view.stage.scene.focus, DIRECTIONS.corner)
  }

  look(direction) { this.view.cameras.frame(this.view.stage.scene.focus, DIRECTIONS[direction]) }

  views() {
    const { cameras } = this.view
    const parallel = button("Parallel lines", () => { cameras.project(!cameras.parallel); this.views() }, { pressed: cameras.parallel })
    const sides = Object.entries(SIDES).map(([label, direction]) => button(label, () => this.look(direction)))
    this.view.toolbar.open("views", ...sides, parallel)
  }

  storeys() {
    const { view } = this
    const { scene } = view.stage
    const plans = scene.storeys.map((storey) =>
      button(storey, () => this.plan(view.sections.plan === storey ? null : storey), { pressed: view.sections.plan === storey }))
    const height = scene.box.max.z - scene.box.min.z
    const apart = slider("Storeys apart", 0, Math.max(4, height / Math.max(1, scene.storeys.length)) * 2, view.stage.apart ?? 0,
      (metres) => { view.stage.explode(metres); this.settle() })
    view.toolbar.open("storeys", words(plans.length ? "Plan of" : "This building has no storeys."), ...plans, ...(plans.length > 1 ? [apart] : []))
    this.settle()
  }

  // The plan of a storey: from above, in parallel lines, cut above its floor; null goes back.
  plan(storey) {
    const { view } = this
    view.sections.plan = storey
    if (storey) view.stage.explode(0)
    view.cut()
    view.cameras.project(Boolean(storey))
    const { scene } = view.stage
    const own = storey && scene.boxOf(scene.elements.filter((element) => element.storey === storey))
    view.cameras.frame(own || scene.focus, storey ? DIRECTIONS.top : DIRECTIONS.corner)
    this.storeys()
  }

  section() {
    const { view } = this
    const { sections } = view
    const again = () => { view.cut(); this.section(); this.settle() }
    const axes = ["x", "y", "z"].map((axis, number) => {
      const group = Object.assign(document.createElement("fieldset"), { className: "axis" })
      const [from, to] = sections.box?.[number] ?? [0, 1]
      const set = (end) => (share) => { sections.set(number, end, share); view.cut(); whole.disabled = false; this.settle() }
      group.append(slider(`${axis} from`, 0, 1, from, set(0)), slider("to", 0, 1, to, set(1)))
      return group
    })
    const target = view.target()
    const whole = button("No cut", () => { this.facing = false; sections.clear(); again() }, { disabled: !sections.any })
    const free = sections.free
      ? [button("Deeper", () => { sections.move(-0.25); again() }), button("Shallower", () => { sections.move(0.25); again() }),
        button("Other side", () => { sections.flip(); again() })] : []
    view.toolbar.open("section", ...axes,
      button("Around what is picked", () => { sections.around(target); again() }, { disabled: !target }),
      button("Plane of a face", () => { this.facing = !this.facing; again() }, { pressed: Boolean(this.facing) }), ...free,
      whole,
      ...(this.facing ? [words("Click the face to cut along.")] : []))
  }

  measure() {
    const told = measured(this.points)
    this.view.toolbar.open("measure",
      words(told || (this.points.length ? "Click the next point." : "Click points of the building; corners and edges catch.")),
      button("Step back", () => { this.points.pop(); this.view.overlay.measure(this.points); this.measure() }, { disabled: !this.points.length }),
      button("Clear", () => { this.points = []; this.view.overlay.measure([]); this.measure() }, { disabled: !this.points.length }))
  }

  frame() {
    this.framing = true
    this.view.cameras.hold(true)
    const count = this.view.own.selected.size
    this.view.toolbar.open("frame",
      words(count ? `${count} selected.` : "Draw a frame around what to select; Shift and a click add one."),
      button("Clear", () => { this.select([]); this.frame() }, { disabled: !count }))
  }

  select(elements, adding = false) {
    const { own } = this.view
    if (!adding) own.selected.clear()
    for (const element of elements) {
      if (adding && own.selected.has(element)) own.selected.delete(element)
      else own.selected.add(element)
    }
    this.view.paint()
  }

  hide() {
    const { own } = this.view
    for (const element of this.view.chosen()) own.hidden.add(element)
    own.selected.clear()
    this.view.paint()
  }

  isolate() {
    const { own } = this.view
    const chosen = this.view.chosen()
    if (!chosen.length) return
    own.isolated = new Set(chosen)
    own.hidden.clear()
    this.view.paint()
  }

  showAll() {
    const { view } = this
    Object.assign(view.own, { hidden: new Set(), isolated: null, seeThrough: new Set(), all: false })
    view.sections.clear()
    view.stage.explode(0)
    view.paint()
    if (this.open === "section") this.section()
    if (this.open === "storeys") this.storeys()
  }

  through() {
    const { own } = this.view
    const chosen = this.view.chosen()
    if (!chosen.length) own.all = !own.all
    const clear = chosen.every((element) => own.seeThrough.has(element))
    for (const element of chosen) {
      if (clear) own.seeThrough.delete(element)
      else own.seeThrough.add(element)
    }
    this.view.paint()
  }

  connected() {
    const { view } = this
    const ids = view.chosen().map(({ id }) => id)
    view.own.selected.clear()
    if (ids.length) view.connected(ids)
  }

  walk(on) {
    this.walking = on
    this.view.cameras.walk(on)
    this.settle()
    if (on) this.view.element.focus()
  }

  shot() {
    const paper = getComputedStyle(this.view.root).getPropertyValue("--st-background-color").trim() || "white"
    return this.view.stage.picture(paper)
  }

  async picture() { save(await this.shot(), "building.png") }

  // What is seen as an issue: of what is picked or selected, else of what is coloured.
  issue() {
    const title = line("What the issue is called", "View of the building")
    const told = words("")
    const take = (version, ending) => async () => {
      try { save(await this.bcf(title.value.trim() || title.placeholder, version), `oriel-view.${ending}`) } catch (error) { told.textContent = error.message }
    }
    this.view.toolbar.open("issue", title, button("BCF 2.1", take("2.1", "bcfzip")), button("BCF 3.0", take("3.0", "bcf")), told)
  }

  async bcf(title, version) {
    const { view } = this
    const picture = new Uint8Array(await (await this.shot()).arrayBuffer())
    const coded = btoa(picture.reduce((text, byte) => text + String.fromCharCode(byte), ""))
    const selected = view.chosen().length ? view.chosen() : view.coloured()
    const response = await fetch(new URL(view.data.issues, document.baseURI), { method: "POST",
      body: JSON.stringify({ title, version, view: viewpoint(view.stage, selected), picture: coded }) })
    if (!response.ok) throw new Error(await response.text())
    return response.blob()
  }

  // The address of the page with all that makes this view behind its hash.
  async link() {
    const { sections, cameras, own, stage } = this.view
    const kept = { ...cameras.pose, box: sections.box, free: sections.free, plan: sections.plan, apart: stage.apart ?? 0,
      hidden: [...own.hidden].map(({ id }) => id), alone: own.isolated && [...own.isolated].map(({ id }) => id) }
    const [page] = location.href.split("#")
    history.replaceState(history.state, "", `${page}#view=${encodeURIComponent(JSON.stringify(kept))}`)
    const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false)
    this.view.toolbar.open("link", words(copied ? "The link is copied; it also stands in the address." : "The link stands in the address of the page."))
  }

  // Takes the view that the link names; what does not fit this building is left out.
  fromLink() {
    const { view } = this
    const { scene } = view.stage
    let kept
    try { kept = JSON.parse(decodeURIComponent(/#view=(.*)$/.exec(location.hash)?.[1] ?? "null")) } catch { return }
    const point = (each) => Array.isArray(each) && each.length === 3 && each.every(Number.isFinite)
    if (!kept || !point(kept.eye) || !point(kept.target)) return
    const found = (ids) => new Set((Array.isArray(ids) ? ids : []).map((id) => scene.elements[scene.elementOf.get(id)]).filter(Boolean))
    const pair = (each) => Array.isArray(each) && each.length === 2 && each.every(Number.isFinite)
    if (Array.isArray(kept.box) && kept.box.length === 3 && kept.box.every(pair)) view.sections.box = kept.box
    if (Array.isArray(kept.free) && kept.free.length === 4 && kept.free.every(Number.isFinite)) view.sections.free = kept.free
    if (scene.storeys.includes(kept.plan)) view.sections.plan = kept.plan
    if (Number.isFinite(kept.apart)) view.stage.explode(Math.max(0, kept.apart))
    view.own.hidden = found(kept.hidden)
    view.own.isolated = kept.alone ? found(kept.alone) : null
    view.cameras.take({ ...kept, parallel: kept.parallel === true, half: Number.isFinite(kept.half) ? kept.half : 10 })
  }

  // The buttons as they stand: nothing to hide where nothing is picked.
  settle() {
    const { toolbar, own, overlay, stage, sections } = this.view
    const chosen = this.view.chosen()
    toolbar.set("fit", { disabled: !stage.scene || !this.view.target() })
    toolbar.set("hide", { disabled: !chosen.length })
    toolbar.set("isolate", { disabled: !chosen.length })
    toolbar.set("connected", { disabled: !chosen.length })
    const whole = !own.hidden.size && !own.isolated && !own.seeThrough.size && !own.all && !sections.any
    toolbar.set("all", { disabled: whole && !stage.apart })
    toolbar.set("through", { pressed: own.all || (chosen.length > 0 && chosen.every((element) => own.seeThrough.has(element))) })
    toolbar.set("names", { pressed: overlay.rooms })
    toolbar.set("walk", { pressed: this.walking })
  }

  down(at, pointer) {
    if (!this.framing) return
    this.view.stage.canvas.setPointerCapture(pointer) // also where the frame is drawn beyond the picture
    this.from = at
    this.band = Object.assign(document.createElement("div"), { className: "band" })
    this.view.element.append(this.band)
  }

  move(at) {
    if (this.band) {
      const [left, top, right, bottom] = around(this.from, at)
      Object.assign(this.band.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` })
    } else if (this.open === "measure") {
      const hit = this.view.picking.at(...at)
      this.view.overlay.measure(this.points, hit && this.view.picking.snapped(hit, ...at))
    }
  }

  // Whether the click or the frame was for a tool.
  up(at, still) {
    if (this.band) {
      this.band.remove()
      this.band = null
      if (!still) { this.select(this.view.picking.within(...around(this.from, at))); this.frame(); return true }
      return false
    }
    const hit = still && this.busy ? this.view.picking.at(...at) : null
    if (this.open === "measure" && still) {
      if (hit) { this.points.push(this.view.picking.snapped(hit, ...at).point); this.view.overlay.measure(this.points); this.measure() }
      return true
    }
    if (this.facing && still) {
      if (hit) { this.view.sections.face(hit, this.view.cameras.camera.getWorldDirection(new Vector3())); this.facing = false; this.view.cut(); this.section() }
      return true
    }
    return false
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view.stage.scene) return
    const { cameras } = this.view
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (this.walking && WALK[key]) cameras.step(...WALK[key])
    else if (TURN[key] && event.shiftKey) cameras.step(0, TURN[key][0] * cameras.half, -TURN[key][1] * cameras.half)
    else if (TURN[key]) cameras.turn(...TURN[key])
    else if (key === "+" || key === "-") cameras.closer(key === "+" ? 1 / 0.85 : 0.85)
    else if (key === "Escape" && (this.open || this.walking)) { this.close(); if (this.walking) this.walk(false) }
    else if (key === "p") cameras.project(!cameras.parallel)
    else if (KEYS[key]) this.act(KEYS[key])
    else return
    event.preventDefault()
  }
}

function save(blob, name) {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

function around(a, b) { return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])] }

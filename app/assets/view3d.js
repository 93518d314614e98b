// The building in 3D. Fetches the scene block once, keeps it, and on every change only sorts
// its parts into plotly traces: one a colour, one a highlighted group, one for the ghosted rest.

const scenes = new Map()
let plotly = null
const TERRAIN = new Set(["IfcSite", "IfcGeographicElement", "IfcCivilElement", "IfcRoad"])
const EDGES_DRAWN = 1_200_000

function loadPlotly(address) {
  plotly ??= new Promise((resolve, reject) => {
    if (window.Plotly) return resolve(window.Plotly)
    const script = document.createElement("script")
    script.src = address
    script.onload = () => resolve(window.Plotly)
    script.onerror = () => { plotly = null; reject(new Error(`cannot load ${address}`)) }
    document.head.appendChild(script)
  })
  return plotly
}

async function loadScene(address) {
  if (!scenes.has(address)) {
    const response = await fetch(address)
    if (!response.ok) throw new Error("The building's geometry is no longer at hand. Reload the page.")
    scenes.set(address, unpack(await response.arrayBuffer()))
  }
  return scenes.get(address)
}

function unpack(block) {
  const length = new DataView(block).getUint32(0, true)
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(block, 4, length)))
  let at = 4 + length
  const vertices = new Float32Array(block, at, header.vertices * 3)
  at += vertices.byteLength
  const triangles = new Uint32Array(block, at, header.triangles * 3)
  at += triangles.byteLength
  const edges = new Uint32Array(block, at, header.edges * 2)
  at += edges.byteLength
  const table = new Uint32Array(block, at, header.parts * 8)
  const parts = []
  for (let p = 0; p < header.parts; p++) {
    const [element, colour, v0, vn, t0, tn, e0, en] = table.subarray(8 * p, 8 * p + 8)
    parts.push({ element, colour, v0, vn, t0, tn, e0, en })
  }
  const elements = header.elements.map(([id, cls, name, storey]) => ({ id, cls, name, storey }))
  const scene = { vertices, triangles, edges, parts, elements, colours: header.colours }
  scene.bounds = boundsOf(scene, parts.filter((p) => elements[p.element].cls !== "IfcSpace"))
    ?? boundsOf(scene, parts)
  scene.focus = boundsOf(scene, parts.filter((p) => !TERRAIN.has(elements[p.element].cls) && elements[p.element].cls !== "IfcSpace"))
    ?? scene.bounds
  return scene
}

function boundsOf(scene, parts) {
  const low = [Infinity, Infinity, Infinity], high = [-Infinity, -Infinity, -Infinity]
  for (const { v0, vn } of parts)
    for (let v = 3 * v0; v < 3 * (v0 + vn); v++) {
      const axis = v % 3
      if (scene.vertices[v] < low[axis]) low[axis] = scene.vertices[v]
      if (scene.vertices[v] > high[axis]) high[axis] = scene.vertices[v]
    }
  return parts.length ? { low, high } : null
}

function trace(scene, parts, colour, opacity, extra = {}) {
  const vertexCount = parts.reduce((sum, p) => sum + p.vn, 0)
  const triangleCount = parts.reduce((sum, p) => sum + p.tn, 0)
  const [x, y, z] = [0, 1, 2].map(() => new Float32Array(vertexCount))
  const [i, j, k] = [0, 1, 2].map(() => new Uint32Array(triangleCount))
  const owner = new Uint32Array(vertexCount)
  let v = 0, t = 0
  for (const part of parts) {
    const shift = v - part.v0
    for (let s = part.v0; s < part.v0 + part.vn; s++, v++) {
      x[v] = scene.vertices[3 * s]; y[v] = scene.vertices[3 * s + 1]; z[v] = scene.vertices[3 * s + 2]
      owner[v] = part.element
    }
    for (let s = part.t0; s < part.t0 + part.tn; s++, t++) {
      i[t] = scene.triangles[3 * s] + shift
      j[t] = scene.triangles[3 * s + 1] + shift
      k[t] = scene.triangles[3 * s + 2] + shift
    }
  }
  return {
    type: "mesh3d", x, y, z, i, j, k, color: colour, opacity, flatshading: true, hoverinfo: "none",
    lighting: { ambient: 0.62, diffuse: 0.55, specular: 0.04, roughness: 0.9, fresnel: 0.02 },
    lightposition: { x: -4000, y: -9000, z: 14000 }, owner, ...extra,
  }
}

function outline(scene, parts, colour, opacity) {
  const count = parts.reduce((sum, p) => sum + p.en, 0)
  const [x, y, z] = [0, 1, 2].map(() => new Float32Array(3 * count).fill(NaN))
  let at = 0
  for (const { e0, en } of parts)
    for (let e = 2 * e0; e < 2 * (e0 + en); e += 2, at++)
      for (const end of [0, 1]) {
        const v = 3 * scene.edges[e + end]
        x[at++] = scene.vertices[v]; y[at - 1] = scene.vertices[v + 1]; z[at - 1] = scene.vertices[v + 2]
      }
  return { type: "scatter3d", mode: "lines", x, y, z, opacity, hoverinfo: "skip", line: { color: colour, width: 1 } }
}

function traces(scene, view, ghost, ink) {
  const groupOf = new Map()
  view.groups.forEach((group, g) => group.ids.forEach((id) => groupOf.set(id, g)))
  const storeys = view.storeys && new Set(view.storeys)
  const classes = view.classes && new Set(view.classes)
  const buckets = new Map()
  const put = (name, colour, opacity, part, hover = true) => {
    if (!buckets.has(name)) buckets.set(name, { colour, opacity, hover, parts: [] })
    buckets.get(name).parts.push(part)
  }
  let hidden = 0
  for (const part of scene.parts) {
    const element = scene.elements[part.element]
    const group = groupOf.get(element.id)
    const space = element.cls === "IfcSpace"
    if (element.id === view.picked) { put("~picked", view.pickColour, space ? 0.5 : 1, part); continue }
    const filtered = (storeys && !storeys.has(element.storey)) || (classes && !classes.has(element.cls))
    if (group !== undefined && !(filtered && view.filterAll)) {
      put(`~${group}${space ? "s" : ""}`, view.groups[group].colour, space ? 0.45 : 1, part)
      continue
    }
    if (space || filtered) continue
    if (view.groups.length && view.rest === "hide") { hidden++; continue }
    if (view.groups.length && view.rest === "ghost") { put("ghost", ghost, 0.08, part); continue }
    const [r, g, b, a] = scene.colours[part.colour]
    put(`c${part.colour}`, `rgb(${r},${g},${b})`, Math.max(a / 255, 0.25), part)
  }
  // opaque first, so that what is translucent is blended over it
  const bodies = [...buckets.values()].sort((a, b) => b.opacity - a.opacity)
  const drawn = bodies.map(({ colour, opacity, parts }) => trace(scene, parts, colour, opacity))
  if (scene.edges.length < EDGES_DRAWN) {
    const faint = bodies.filter((b) => b.opacity < 0.2).flatMap((b) => b.parts)
    const clear = bodies.filter((b) => b.opacity >= 0.2).flatMap((b) => b.parts)
    drawn.push(outline(scene, faint, ink, 0.11), outline(scene, clear, ink, 0.5))
  }
  return drawn
}

function frame({ low, high }) {
  const size = low.map((l, a) => Math.max(high[a] - l, 0.01))
  const longest = Math.max(...size)
  const axis = (a) => ({ visible: false, range: [low[a], high[a]], autorange: false, showspikes: false })
  return {
    xaxis: axis(0), yaxis: axis(1), zaxis: axis(2), aspectmode: "manual",
    aspectratio: { x: size[0] / longest, y: size[1] / longest, z: size[2] / longest },
    dragmode: "orbit",
  }
}

function cameraOn(scene, target, direction = [-0.9, -1.25, 0.75]) {
  const { low, high } = scene.bounds
  const longest = Math.max(...low.map((l, a) => high[a] - l), 0.01)
  const middle = low.map((l, a) => (l + high[a]) / 2)
  const centre = target.low.map((l, a) => ((l + target.high[a]) / 2 - middle[a]) / longest)
  const radius = Math.hypot(...target.low.map((l, a) => (target.high[a] - l) / longest)) / 2
  const norm = Math.hypot(...direction)
  const distance = Math.max(radius * 2.3, 0.35)
  const eye = direction.map((d, a) => centre[a] + (d / norm) * distance)
  const named = ([x, y, z]) => ({ x, y, z })
  return { center: named(centre), eye: named(eye), up: { x: 0, y: 0, z: 1 } }
}

function between(root, ...names) {
  const style = getComputedStyle(root)
  const [a, b] = names.map((name) => style.getPropertyValue(name).trim().match(/[0-9a-f]{2}/gi)?.map((h) => parseInt(h, 16)))
  return a && b ? `rgb(${a.slice(0, 3).map((c, i) => Math.round((c + b[i]) / 2)).join(",")})` : "rgb(128,140,146)"
}

function plain(cls) {
  return cls.replace(/^Ifc/, "").replace(/(StandardCase|ElementedCase)$/, "")
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
}

export default function (component) {
  const { data, parentElement, setTriggerValue } = component
  const root = parentElement.querySelector(".oriel-view")
  const stage = root.querySelector(".stage")
  const note = root.querySelector(".note")
  const tip = root.querySelector(".tip")
  const state = (root.oriel ??= { hovered: null, down: null, busy: Promise.resolve() })
  state.data = data
  root.style.height = `${data.height}px`
  state.pick = (id) => setTriggerValue("picked", id)
  const say = (text) => { note.textContent = text; note.hidden = !text }

  const draw = async () => {
    const view = state.data
    if (!view.address) { say(view.empty); if (state.shown) { state.Plotly.purge(stage); state.shown = null } return }
    if (state.shown !== view.address) say("Loading the building …")
    state.Plotly = await loadPlotly(new URL(view.plotly, document.baseURI).href)
    const scene = await loadScene(new URL(view.address, document.baseURI).href)
    const wanted = JSON.stringify(view) + getComputedStyle(root).color
    if (state.drawn === wanted) return say("")
    const ghost = between(root, "--st-text-color", "--st-background-color")
    state.scene = scene
    state.traces = traces(scene, view, ghost, between(root, "--st-text-color", "--st-text-color"))
    const layout = {
      margin: { l: 0, r: 0, t: 0, b: 0 }, paper_bgcolor: "rgba(0,0,0,0)", showlegend: false,
      autosize: true, hovermode: "closest", uirevision: view.address,
      scene: frame(scene.bounds),
    }
    if (state.shown !== view.address) {
      state.camera = cameraOn(scene, scene.focus)
      state.Plotly.purge(stage)
    } else {
      state.camera = stage._fullLayout?.scene?._scene?.getCamera?.() ?? state.camera
    }
    layout.scene.camera = state.camera
    await state.Plotly.react(stage, state.traces, layout, { displayModeBar: false, responsive: true, scrollZoom: true })
    if (state.shown !== view.address) listen(root, stage, tip, state)
    state.shown = view.address
    state.drawn = wanted
    const matched = new Set(view.groups.flatMap((g) => g.ids))
    const drawn = scene.elements.filter((e) => matched.has(e.id)).length
    root.dataset.ready = "true"
    root.dataset.highlighted = String(drawn)
    root.dataset.elements = String(scene.elements.length)
    legend(root, view, scene)
    say("")
  }
  state.busy = state.busy.then(draw).catch((error) => say(error.message))

  root.querySelector(".home").onclick = () => aim(state, stage, cameraOn(state.scene, state.scene.focus))
  root.querySelector(".top").onclick = () => aim(state, stage, cameraOn(state.scene, state.scene.focus, [0, -0.001, 1]))
  const focus = root.querySelector(".focus")
  focus.disabled = !(data.groups.length || data.picked)
  focus.onclick = () => fit(state, stage, new Set(data.picked ? [data.picked] : data.groups.flatMap((g) => g.ids)))
}

function fit(state, stage, ids) {
  const { scene } = state
  const target = boundsOf(scene, scene.parts.filter((p) => ids.has(scene.elements[p.element].id)))
  if (target) aim(state, stage, cameraOn(scene, target))
}

function aim(state, stage, camera) {
  if (state.shown) state.Plotly.relayout(stage, { "scene.camera": camera })
}

function legend(root, view, scene) {
  const box = root.querySelector(".legend")
  box.replaceChildren(...view.groups.filter((g) => g.label).map((group) => {
    const row = document.createElement("span")
    const dot = document.createElement("i")
    dot.style.background = group.colour
    row.append(dot, group.label)
    return row
  }))
}

function listen(root, stage, tip, state) {
  const elementAt = (event) => {
    const { curveNumber, pointNumber } = event.points[0]
    return state.scene.elements[state.traces[curveNumber]?.owner[pointNumber]]
  }
  stage.removeAllListeners?.("plotly_hover")
  stage.removeAllListeners?.("plotly_unhover")
  stage.removeAllListeners?.("plotly_click")
  stage.on("plotly_hover", (event) => {
    const element = (state.hovered = elementAt(event))
    if (!element) return
    tip.replaceChildren()
    const strong = document.createElement("b")
    strong.textContent = element.name || plain(element.cls)
    tip.append(strong, ` ${plain(element.cls)}${element.storey ? " · " + element.storey : ""}`)
    tip.hidden = false
  })
  stage.on("plotly_unhover", () => { state.hovered = null; tip.hidden = true })
  stage.on("plotly_click", (event) => { state.hovered = elementAt(event) })
  stage.onpointerdown = (event) => { state.down = [event.clientX, event.clientY] }
  stage.onpointerup = (event) => {
    const still = state.down && Math.hypot(event.clientX - state.down[0], event.clientY - state.down[1]) < 5
    if (still && event.button === 0) setTimeout(() => { if (state.hovered) state.pick(state.hovered.id) }, 60)
  }
}

// The building in 3D. Fetches the scene block once, keeps it, and on every change only sorts
// its parts into plotly traces: one a colour, one a highlighted group, one for the ghosted rest.

const scenes = new Map()
let plotly = null
const TERRAIN = new Set(["IfcSite", "IfcGeographicElement", "IfcCivilElement", "IfcRoad"])
const EDGES_DRAWN = 1_200_000
const FIELD_OF_VIEW = Math.PI / 4 // plotly's own
const NEAREST = 0.35

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

// The promise is kept, so that two views that ask at once share one fetch; of the latest two scenes.
function loadScene(address) {
  if (!scenes.has(address)) {
    const scene = fetchScene(address)
    scene.catch(() => scenes.delete(address))
    scenes.set(address, scene)
    if (scenes.size > 2) scenes.delete(scenes.keys().next().value)
  }
  return scenes.get(address)
}

async function fetchScene(address) {
  const response = await fetch(address)
  if (!response.ok) throw new Error("The building's geometry is no longer at hand. Reload the page.")
  return unpack(await response.arrayBuffer())
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
  const above = new Set(view.above)
  for (const part of scene.parts) {
    const element = scene.elements[part.element]
    if (above.has(element.storey)) continue
    const group = groupOf.get(element.id)
    const space = element.cls === "IfcSpace"
    if (element.id === view.picked) { put("~picked", view.pickColour, space ? 0.5 : 1, part); continue }
    const filtered = (storeys && !storeys.has(element.storey)) || (classes && !classes.has(element.cls))
    if (group !== undefined && !(filtered && view.filterAll)) {
      put(`~${group}${space ? "s" : ""}`, view.groups[group].colour, space ? 0.45 : 1, part)
      continue
    }
    if (space || filtered) continue
    if (view.groups.length && view.rest === "hide") continue
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
  const seen = new Set(bodies.flatMap((b) => b.parts.map((p) => p.element)))
  return { drawn, seen: seen.size }
}

// The scene below the floor of the lowest storey in `above`, cut level; the whole where none is.
// A storey's floor is where most of what stands on it begins.
function sectioned(scene, above) {
  if (!above.length) return scene
  if (scene.section?.above !== above[0]) {
    const bottoms = scene.parts.filter((p) => scene.elements[p.element].storey === above[0])
      .map((p) => heights(scene, p)[0]).sort((a, b) => a - b)
    scene.section = { above: above[0], scene: bottoms.length ? cut(scene, bottoms[bottoms.length >> 1]) : scene }
  }
  return scene.section.scene
}

function heights({ vertices }, { v0, vn }) {
  let low = Infinity, high = -Infinity
  for (let v = v0; v < v0 + vn; v++) {
    low = Math.min(low, vertices[3 * v + 2])
    high = Math.max(high, vertices[3 * v + 2])
  }
  return [low, high]
}

// Parts above `level` are left out, parts below it kept, the others cut triangle by triangle.
function cut(scene, level) {
  const vertices = [], triangles = [], edges = [], parts = []
  const first = scene.vertices.length / 3, triangle0 = scene.triangles.length / 3, edge0 = scene.edges.length / 2
  for (const part of scene.parts) {
    const [low, high] = heights(scene, part)
    if (low >= level) continue
    if (high <= level) { parts.push(part); continue }
    const made = { ...part, v0: first + vertices.length / 3, t0: triangle0 + triangles.length / 3, e0: edge0 + edges.length / 2 }
    const at = (v) => scene.vertices.subarray(3 * v, 3 * v + 3)
    const put = (point) => { vertices.push(...point); return first + vertices.length / 3 - 1 }
    const below = (corners) => corners.flatMap((p, i) => {
      const q = corners[(i + 1) % corners.length]
      const kept = p[2] <= level ? [p] : []
      if (p[2] <= level === q[2] <= level) return kept
      const share = (level - p[2]) / (q[2] - p[2])
      return [...kept, [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1]), level]]
    })
    for (let t = 3 * part.t0; t < 3 * (part.t0 + part.tn); t += 3) {
      const corners = below([0, 1, 2].map((c) => at(scene.triangles[t + c]))).map(put)
      for (let c = 2; c < corners.length; c++) triangles.push(corners[0], corners[c - 1], corners[c])
    }
    for (let e = 2 * part.e0; e < 2 * (part.e0 + part.en); e += 2) {
      const ends = below([at(scene.edges[e]), at(scene.edges[e + 1])]).slice(0, 2)
      if (ends.length === 2) edges.push(...ends.map(put))
    }
    made.vn = first + vertices.length / 3 - made.v0
    made.tn = triangle0 + triangles.length / 3 - made.t0
    made.en = edge0 + edges.length / 2 - made.e0
    parts.push(made)
  }
  const joined = (old, more) => { const all = new old.constructor(old.length + more.length); all.set(old); all.set(more, old.length); return all }
  return {
    ...scene, parts, vertices: joined(scene.vertices, vertices),
    triangles: joined(scene.triangles, triangles), edges: joined(scene.edges, edges),
  }
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

// A camera that looks from `direction` and stands as near as lets the whole of `target` be seen.
function cameraOn(scene, target, stage, direction = [-0.9, -1.25, 0.75]) {
  const { low, high } = scene.bounds
  const longest = Math.max(...low.map((l, a) => high[a] - l), 0.01)
  const middle = low.map((l, a) => (l + high[a]) / 2)
  const centre = target.low.map((l, a) => ((l + target.high[a]) / 2 - middle[a]) / longest)
  const half = target.low.map((l, a) => (target.high[a] - l) / longest / 2)
  const dot = (p, q) => p.reduce((sum, x, a) => sum + x * q[a], 0)
  const unit = (v) => v.map((x) => x / Math.hypot(...v))
  const back = unit(direction), right = unit([-back[1], back[0], 0])
  const up = [-back[2] * right[1], back[2] * right[0], back[0] * right[1] - back[1] * right[0]]
  const tall = Math.tan(FIELD_OF_VIEW / 2) * 0.92, wide = (tall * stage.clientWidth) / stage.clientHeight
  const needed = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => half.map((h, a) => (n >> a & 1 ? h : -h))).map((corner) =>
    dot(corner, back) + Math.max(Math.abs(dot(corner, right)) / wide, Math.abs(dot(corner, up)) / tall))
  const distance = Math.max(...needed, NEAREST)
  const named = ([x, y, z]) => ({ x, y, z })
  return { center: named(centre), eye: named(centre.map((c, a) => c + back[a] * distance)), up: { x: 0, y: 0, z: 1 } }
}

function alike(p, q) {
  return ["x", "y", "z"].every((axis) => Math.abs(p[axis] - q[axis]) < 1e-3)
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
  if (root.dataset.scene !== data.address) delete root.dataset.ready
  root.style.height = `${data.height}px`
  state.pick = (id) => setTriggerValue("picked", id)
  const say = (text) => { note.textContent = text; note.hidden = !text }

  const draw = async () => {
    const view = state.data
    if (!view.address) { say(view.empty); if (state.shown) { state.Plotly.purge(stage); state.shown = state.drawn = null; delete root.dataset.scene } return }
    if (state.shown !== view.address) say("Loading the building …")
    state.Plotly = await loadPlotly(new URL(view.plotly, document.baseURI).href)
    const scene = await loadScene(new URL(view.address, document.baseURI).href)
    const wanted = JSON.stringify(view) + getComputedStyle(root).color
    if (state.drawn === wanted) { root.dataset.ready = "true"; return say("") }
    const ghost = between(root, "--st-text-color", "--st-background-color")
    state.scene = scene
    const made = traces(sectioned(scene, view.above), view, ghost, between(root, "--st-text-color", "--st-text-color"))
    state.traces = made.drawn
    const layout = {
      margin: { l: 0, r: 0, t: 0, b: 0 }, paper_bgcolor: "rgba(0,0,0,0)", showlegend: false,
      autosize: true, hovermode: "closest", uirevision: view.address,
      scene: frame(scene.bounds),
    }
    if (state.shown !== view.address) {
      state.camera = state.home = cameraOn(scene, scene.focus, stage)
      state.Plotly.purge(stage)
    } else {
      state.camera = stage._fullLayout?.scene?._scene?.getCamera?.() ?? state.camera
      if (state.height !== view.height && alike(state.camera.eye, state.home.eye))
        state.camera = state.home = cameraOn(scene, scene.focus, stage)
    }
    state.height = view.height
    state.stale = true // until the mouse moves plotly tells what it hit in the drawing before
    layout.scene.camera = state.camera
    await state.Plotly.react(stage, state.traces, layout, { displayModeBar: false, responsive: true, scrollZoom: true })
    if (state.shown !== view.address) listen(root, stage, tip, state)
    state.shown = view.address
    state.drawn = wanted
    const matched = new Set(view.groups.flatMap((g) => g.ids))
    const drawn = scene.elements.filter((e) => matched.has(e.id)).length
    root.dataset.scene = view.address
    if (view.address === state.data.address) root.dataset.ready = "true"
    root.dataset.highlighted = String(drawn)
    root.dataset.seen = String(made.seen)
    root.dataset.elements = String(scene.elements.length)
    legend(root, view, scene)
    say(made.seen ? "" : "Nothing of the building is left to be seen. Choose less under View.")
  }
  state.busy = state.busy.then(draw).catch((error) => say(error.message))

  const whole = (direction) => state.shown && aim(state, stage, cameraOn(state.scene, state.scene.focus, stage, direction))
  root.querySelector(".home").onclick = () => whole()
  root.querySelector(".top").onclick = () => whole([0, -0.001, 1])
  stage.onkeydown = (event) => turn(state, stage, event)
  const focus = root.querySelector(".focus")
  focus.disabled = !(data.groups.length || data.picked)
  focus.onclick = () => fit(state, stage, new Set(data.picked ? [data.picked] : data.groups.flatMap((g) => g.ids)))
}

function fit(state, stage, ids) {
  const { scene } = state
  const target = boundsOf(scene, scene.parts.filter((p) => ids.has(scene.elements[p.element].id)))
  if (target) aim(state, stage, cameraOn(scene, target, stage))
}

// Arrow keys go around the building, plus and minus come closer and go away.
function turn(state, stage, event) {
  const step = { ArrowLeft: [-0.2, 0, 1], ArrowRight: [0.2, 0, 1], ArrowUp: [0, 0.15, 1], ArrowDown: [0, -0.15, 1],
    "+": [0, 0, 0.85], "-": [0, 0, 1 / 0.85] }[event.key]
  if (!step || !state.shown) return
  event.preventDefault()
  const { eye, center, up } = stage._fullLayout.scene._scene.getCamera()
  const [x, y, z] = ["x", "y", "z"].map((axis) => eye[axis] - center[axis])
  const distance = Math.hypot(x, y, z) * step[2]
  const around = Math.atan2(y, x) + step[0]
  const height = Math.max(-1.5, Math.min(1.5, Math.asin(z / Math.hypot(x, y, z)) + step[1]))
  const flat = distance * Math.cos(height)
  aim(state, stage, { center, up, eye: { x: center.x + flat * Math.cos(around), y: center.y + flat * Math.sin(around),
    z: center.z + distance * Math.sin(height) } })
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
    const [, name, count] = /^(.*?)( · [\d,]+)?$/s.exec(group.label)
    const named = document.createElement("b")
    named.textContent = name
    row.append(dot, named, count ?? "")
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
    if (state.stale) return
    const element = (state.hovered = elementAt(event))
    if (!element) return
    tip.replaceChildren()
    const strong = document.createElement("b")
    strong.textContent = element.name || plain(element.cls)
    tip.append(strong, ` ${plain(element.cls)}${element.storey ? " · " + element.storey : ""}`)
    tip.hidden = false
  })
  stage.on("plotly_unhover", () => { state.hovered = null; tip.hidden = true })
  stage.on("plotly_click", (event) => { if (!state.stale) state.hovered = elementAt(event) })
  stage.onpointermove = () => { state.stale = false }
  stage.onpointerdown = (event) => { state.down = [event.clientX, event.clientY] }
  stage.onpointerup = (event) => {
    const still = state.down && Math.hypot(event.clientX - state.down[0], event.clientY - state.down[1]) < 5
    if (still && event.button === 0) setTimeout(() => { if (state.hovered) state.pick(state.hovered.id) }, 60)
  }
}

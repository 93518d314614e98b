// The look of each part of a building, one texel each: red, green, blue, and how opaque; 0 is not drawn.

import { DataTexture, NearestFilter, RedFormat, RGBAFormat, UnsignedByteType } from "./libraries.js"
import { ROW, SPACE } from "./scene.js"

export const WIDTH = 1024
const GHOST = 20 // of 255
const GLASS = 64
const SEEN_THROUGH = 70
const ROOM = 115
const INFILL = new Set(["IfcDoor", "IfcWindow"]) // cut open they are not filled, so that plans show them in their walls

export class States {
  constructor(scene) {
    this.scene = scene
    const height = Math.max(1, Math.ceil(scene.partCount / WIDTH))
    this.texels = new Uint8Array(4 * WIDTH * height)
    this.texture = new DataTexture(this.texels, WIDTH, height, RGBAFormat, UnsignedByteType)
    const closed = Uint8Array.from({ length: WIDTH * height }, (_, part) =>
      scene.table[ROW * part + 5] && !INFILL.has(scene.elementOfPart(part)?.cls) ? 255 : 0)
    this.closed = new DataTexture(closed, WIDTH, height, RedFormat, UnsignedByteType)
    for (const texture of [this.texture, this.closed]) texture.minFilter = texture.magFilter = NearestFilter
    this.closed.needsUpdate = true
    this.lit = new Uint8Array(scene.partCount) // of a part 2 where a colour of the page is on it, 1 where it is drawn else
    this.seen = 0
  }

  // Writes how everything looks. `view` is what the page asks for; `own` what was done in the view itself:
  // `hidden`, `isolated` (null for none), `seeThrough` and `selected` sets of elements, `hovered` the one of a row
  // under the mouse, `all` seen through or not; `ghost` the colour of what the answer leaves out.
  paint(view, own, ghost) {
    const groups = view.groups.map(({ colour }) => rgb(colour))
    const groupOf = new Map()
    view.groups.forEach(({ ids }, g) => ids.forEach((id) => groupOf.set(id, g)))
    const kept = keeper(view)
    const picked = rgb(view.pickColour)
    this.seen = 0
    for (const element of this.scene.elements) {
      const look = this.lookOf(element, view, own, { groups, group: groupOf.get(element.id), kept, picked, ghost })
      this.seen += look !== null
      for (const part of element.parts) this.write(part, look)
    }
    this.texture.needsUpdate = true
  }

  // [colour or null for its own, opacity or null for its own]; null for what is not drawn.
  lookOf(element, view, own, { groups, group, kept, picked, ghost }) {
    const space = element.cls === SPACE
    if (kept.away.has(element.storey) || own.hidden.has(element)) return null
    if (own.isolated && !own.isolated.has(element)) return null
    const through = own.seeThrough.has(element) || (own.all && group === undefined) ? SEEN_THROUGH : null
    if (element.id === view.picked || element === own.hovered || own.selected.has(element)) return [picked, space ? ROOM : through ?? 255]
    const filtered = !kept(element)
    if (group !== undefined && !(filtered && view.filterAll)) return [groups[group], space ? ROOM : through ?? 255]
    if (own.isolated) return [null, space ? ROOM : through]
    if (space || filtered) return null
    if (groups.length && view.rest === "hide") return null
    if (groups.length && view.rest === "ghost") return [ghost, GHOST]
    return [null, through]
  }

  write(part, look) {
    const [r, g, b, a] = this.scene.colours[this.scene.table[ROW * part + 1]]
    const own = a === 255 ? 255 : Math.max(a, GLASS)
    const at = 4 * part
    if (!look) { this.texels[at + 3] = this.lit[part] = 0; return }
    const [colour, opacity] = look
    this.lit[part] = colour && opacity !== GHOST ? 2 : 1
    this.texels[at] = colour ? colour[0] : r
    this.texels[at + 1] = colour ? colour[1] : g
    this.texels[at + 2] = colour ? colour[2] : b
    this.texels[at + 3] = opacity ?? own
  }

  dispose() { this.texture.dispose(); this.closed.dispose() }

  opacity(part) { return this.texels[4 * part + 3] }

  // Whether parts [first, first + count) have something opaque to draw, and something translucent; and whether
  // none of them matters more than another.
  drawn(first, count) {
    let opaque = false, translucent = false
    for (let at = 4 * first + 3; at < 4 * (first + count) && !(opaque && translucent); at += 4) {
      if (this.texels[at] > 252) opaque = true
      else if (this.texels[at]) translucent = true
    }
    return { opaque, translucent, even: this.lit.subarray(first, first + count).every((each) => each === 1) }
  }
}

// Whether an element is of the storeys and classes that are kept; `away` are the storeys that are cut away.
function keeper({ storeys, classes, above }) {
  const ofStorey = storeys && new Set(storeys), ofClass = classes && new Set(classes)
  const kept = ({ storey, cls }) => !((ofStorey && !ofStorey.has(storey)) || (ofClass && !ofClass.has(cls)))
  kept.away = new Set(above)
  return kept
}

export function rgb(text) {
  const hex = /^#([0-9a-f]{6})/i.exec(text)
  return hex ? [0, 2, 4].map((at) => parseInt(hex[1].slice(at, at + 2), 16)) : text.match(/[\d.]+/g).slice(0, 3).map(Number)
}

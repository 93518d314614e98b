// A chunk as it is drawn, in passes one after another, in full or as a sketch; and what of all chunks a sketch
// of so many triangles holds.

import { Frustum, Group, LineSegments, Matrix4, Mesh, Vector3 } from "./libraries.js"
import { Sketch } from "./sketches.js"

const PASSES = ["entering", "leaving", "opaque", "translucent", "lines"]
const ORDER = { entering: -2, leaving: -2, filled: -1, opaque: 0, translucent: 1, lines: 2 }
const STEPS = 24 // of halving, between a thousandth of what is as large as it is far and a thousand times that

export class Drawn extends Group {
  constructor(chunk, materials) {
    super()
    this.chunk = chunk
    for (const pass of PASSES) {
      const Kind = pass === "lines" ? LineSegments : Mesh
      const made = new Kind(pass === "lines" ? chunk.edges : chunk.bodies, materials[pass])
      Object.assign(made, { pass, visible: false, frustumCulled: false })
      this[pass] = made
      this.add(made)
    }
    this.has = {}
  }

  // Metres above its place.
  lift(metres) {
    this.position.z = metres
    this.updateMatrixWorld()
    this.box = this.chunk.box.clone().translate(this.position)
  }

  // Leaves out what has nothing to draw in a pass.
  sort(states, cutting) {
    const { first, parts, bodies, lines } = this.chunk
    const { opaque, translucent, even } = states.drawn(first, parts)
    const triangles = bodies.index.count / 3
    const cut = opaque && cutting ? triangles : 0
    this.has = { entering: cut, leaving: cut, opaque: opaque ? triangles : 0, translucent: translucent ? triangles : 0,
      lines: opaque || translucent ? lines.length / 2 : 0 }
    this.stale ||= !(even && this.even)
    this.even = even
    this.lit = states.lit
  }

  get sketch() {
    if (!this.made) { this.made = new Sketch(this.chunk); this.stale = true }
    if (this.stale) { this.made.sort(this.lit); this.stale = false }
    return this.made
  }

  // The passes of it that show bodies.
  get shown() { return (this.has.opaque > 0) + (this.has.translucent > 0) }

  // What is to be drawn for all of it: [{ object, cost }].
  full() {
    return PASSES.filter((pass) => this.has[pass] > 0).map((pass) => {
      if (pass !== "lines") this[pass].geometry = this.chunk.bodies
      return { object: this[pass], cost: this.has[pass] }
    })
  }

  // The same of its first so many coarse triangles.
  coarse(triangles) {
    this.sketch.geometry.setDrawRange(0, 3 * triangles)
    return ["opaque", "translucent"].filter((pass) => triangles && this.has[pass] > 0).map((pass) => {
      this[pass].geometry = this.sketch.geometry
      return { object: this[pass], cost: triangles }
    })
  }

  dispose() {
    for (const each of [this.chunk.bodies, this.chunk.edges, this.made?.geometry]) each?.dispose()
  }
}

// The chunks that a camera sees something of, those that fill most of the picture first.
export function inSight(all, camera, parallel) {
  const frustum = new Frustum().setFromProjectionMatrix(new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse))
  const seen = all.filter((drawn) => drawn.shown && frustum.intersectsBox(drawn.box))
  const sight = camera.getWorldDirection(new Vector3()), span = new Vector3()
  for (const drawn of seen) {
    drawn.away = parallel ? 1 : Math.max(0.1, drawn.box.distanceToPoint(camera.position))
    drawn.depth = drawn.box.getCenter(span).dot(sight)
  }
  const share = new Map(seen.map((drawn) => [drawn, drawn.box.getSize(span).length() / drawn.away]))
  return seen.sort((a, b) => share.get(b) - share.get(a))
}

// Everything of the chunks `seen`, and of `more`, in the order it is to be drawn: pass by pass, in each what is far
// first where it is seen through, else last.
export function whole(seen, more = []) {
  const depth = ({ object }) => (object.parent.depth ?? 0) * (ORDER[object.pass] > 0 ? -1 : 1)
  return [...seen.flatMap((drawn) => drawn.full()), ...more].sort((a, b) => ORDER[a.object.pass] - ORDER[b.object.pass] || depth(a) - depth(b))
}

// What may be drawn of them with at most so many triangles: what is large for its distance; where all of them
// have room as sketches, the first of them in full.
export function sketched(seen, budget) {
  const cost = (size) => seen.reduce((sum, drawn) => sum + drawn.shown * drawn.sketch.within(size * drawn.away), 0)
  let low = 0
  if (cost(0) > budget) {
    let high = 1e3
    low = 1e-3
    for (let step = 0; step < STEPS; step++) {
      const middle = Math.sqrt(low * high)
      if (cost(middle) > budget) low = middle
      else high = middle
    }
    low = high
  }
  let left = low ? 0 : budget - cost(0)
  return seen.flatMap((drawn) => {
    const coarse = drawn.sketch.within(low * drawn.away)
    const bodies = drawn.full().filter(({ object }) => object === drawn.opaque || object === drawn.translucent)
    const more = bodies.reduce((sum, each) => sum + each.cost, 0) - drawn.shown * coarse
    if (more > left) return drawn.coarse(coarse)
    left -= more
    return bodies
  })
}

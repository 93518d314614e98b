// What a point or a frame of the stage hits, and the corners and edges that a point snaps to. A ray is tried on the
// boxes of parts first, the nearest before the others, then on the triangles of those few: nothing has to be made ready.

import { Box3, Ray, Raycaster, Vector2, Vector3 } from "./libraries.js"
import { corners } from "./cameras.js"

const CORNER = 14, EDGE = 9 // pixels
const FAINT = 60 // of 255; what is fainter is looked through

export class Picking {
  constructor(stage) { this.stage = stage; this.caster = new Raycaster() }

  // The nearest thing drawn at a pixel of the stage: { point, normal, part, element, chunk }, else null.
  // What is faint is hit only where there is nothing behind it.
  at(x, y) {
    const { stage } = this
    if (!stage.scene) return null
    const { clientWidth: width, clientHeight: height } = stage.element
    this.caster.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), stage.cameras.camera)
    let nearest = null, faint = null
    for (const { drawn, part, ray, enters } of this.entered()) {
      if (nearest && enters > nearest.distance) break
      const clear = stage.states.opacity(part) < FAINT
      for (const { face, point } of drawn.chunk.hits(part, ray)) {
        const distance = ray.origin.distanceTo(point), best = clear ? faint : nearest
        point.add(drawn.position)
        if ((best && best.distance <= distance) || this.cutAway(point)) continue
        const found = { distance, point, part, face, chunk: drawn.chunk, lift: drawn.position, normal: drawn.chunk.normal(face) }
        if (clear) faint = found
        else nearest = found
      }
    }
    const hit = nearest ?? faint
    return hit && { ...hit, element: stage.scene.elementOfPart(hit.part) }
  }

  // The parts drawn whose boxes the ray enters, the nearest first; `ray` in the place of their chunk.
  entered() {
    const { bodies, scene: { bounds }, states } = this.stage, found = []
    for (const drawn of bodies.children) {
      const ray = new Ray(this.caster.ray.origin.clone().sub(drawn.position), this.caster.ray.direction)
      if (!drawn.shown || !ray.intersectsBox(drawn.chunk.box)) continue
      const { first, parts } = drawn.chunk, origin = ray.origin.toArray(), way = ray.direction.toArray()
      for (let part = first; part < first + parts; part++) {
        const enters = states.opacity(part) ? entry(bounds, 6 * part, origin, way) : Infinity
        if (enters < Infinity) found.push({ drawn, part, ray, enters })
      }
    }
    return found.sort((a, b) => a.enters - b.enters)
  }

  cutAway({ x, y, z }) {
    return this.stage.planes.some(([a, b, c, w]) => a * x + b * y + c * z > w + 1e-6)
  }

  // The point of a hit moved to the corner or the edge that lies next to it on the stage.
  snapped(hit, x, y) {
    const lines = [...hit.chunk.edgesOf(hit.part)]
    if (!lines.length) hit.face.forEach((v, i) => lines.push([hit.chunk.vertex(v), hit.chunk.vertex(hit.face[(i + 1) % 3])]))
    let corner = { away: CORNER }, edge = { away: EDGE }
    for (const ends of lines) {
      const [from, to] = ends.map((end) => end.add(hit.lift))
      const [p, q] = [from, to].map((end) => this.stage.cameras.onStage(end))
      if (!p || !q) continue
      for (const [end, place] of [[from, p], [to, q]]) {
        const away = Math.hypot(place.x - x, place.y - y)
        if (away < corner.away && !this.cutAway(end)) corner = { away, point: end, kind: "corner" }
      }
      const length = (q.x - p.x) ** 2 + (q.y - p.y) ** 2
      if (!length) continue
      const share = Math.max(0, Math.min(1, ((x - p.x) * (q.x - p.x) + (y - p.y) * (q.y - p.y)) / length))
      const away = Math.hypot(p.x + share * (q.x - p.x) - x, p.y + share * (q.y - p.y) - y)
      if (away < edge.away) edge = { away, point: this.onEdge(from, to, x, y), kind: "edge" }
    }
    const found = corner.point ? corner : edge.point ? edge : { point: hit.point, kind: "face" }
    return { point: found.point, kind: found.kind }
  }

  // The point of a line in space that is nearest to the ray through a pixel.
  onEdge(from, to, x, y) {
    const { clientWidth: width, clientHeight: height } = this.stage.element
    this.caster.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), this.stage.cameras.camera)
    const point = new Vector3()
    this.caster.ray.distanceSqToSegment(from, to, null, point)
    return point
  }

  // The elements of which all that is drawn lies within a frame of the stage, in pixels.
  within(left, top, right, bottom) {
    const { scene, states, cameras } = this.stage
    const lifts = new Map(this.stage.bodies.children.map(({ chunk, position }) => [chunk.storey, position.z]))
    const lift = (element) => lifts.get(scene.storeys.indexOf(element.storey)) ?? 0
    const inside = (corner) => {
      const place = cameras.onStage(corner)
      return place && place.x >= left && place.x <= right && place.y >= top && place.y <= bottom
    }
    return scene.elements.filter((element) => {
      const parts = element.parts.filter((part) => part < scene.partsHere && states.opacity(part) >= FAINT)
      const box = parts.reduce((all, part) => all.union(scene.partBox(part)), new Box3())
      const up = new Vector3(0, 0, parts.length ? lift(element) : 0)
      return parts.length > 0 && !this.cutAway(box.getCenter(new Vector3())) && corners(box.translate(up)).every(inside)
    })
  }
}

// How far along its way a ray enters the box at `at` of `bounds`; Infinity where it does not. Source: Kay and Kajiya 1986.
function entry(bounds, at, origin, way) {
  let enters = 0, leaves = Infinity
  for (let axis = 0; axis < 3; axis++) {
    const one = (bounds[at + axis] - origin[axis]) / way[axis], other = (bounds[at + 3 + axis] - origin[axis]) / way[axis]
    if (Number.isNaN(one) || Number.isNaN(other)) continue // along a side, in its very plane
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters <= leaves ? enters : Infinity
}

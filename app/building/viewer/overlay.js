// What lies over the canvas and follows it: names of rooms, lines and figures of what was measured.

import { Vector3 } from "./libraries.js"
import { SPACE } from "./scene.js"

const LINE = 9 // letters of a name that stay in one line
const SVG = "http://www.w3.org/2000/svg"

export class Overlay {
  constructor(stage, element) {
    this.stage = stage
    this.element = element
    this.lines = document.createElementNS(SVG, "svg")
    this.names = document.createElement("div")
    this.names.className = "names"
    element.append(this.lines, this.names)
    this.points = []
    this.rooms = false
  }

  draw() {
    this.drawLines()
    this.drawNames()
  }

  // A path through `points`, its length beside each of its lines, and where the mouse would set the next.
  measure(points, next = null) {
    this.points = points
    this.next = next
    this.draw()
  }

  drawLines() {
    const at = (point) => this.stage.cameras.onStage(point)
    const made = []
    const path = this.next ? [...this.points, this.next.point] : this.points
    path.forEach((point, p) => {
      const here = at(point), before = p ? at(path[p - 1]) : null
      if (here && before) {
        made.push(shape("line", { x1: before.x, y1: before.y, x2: here.x, y2: here.y }))
        made.push(shape("text", { x: (before.x + here.x) / 2, y: (before.y + here.y) / 2 - 6 }, metres(point.distanceTo(path[p - 1]))))
      }
      if (here) made.push(shape("circle", { cx: here.x, cy: here.y, r: 4, class: point === this.next?.point ? this.next.kind : "set" }))
    })
    this.lines.replaceChildren(...made)
  }

  drawNames() {
    const made = []
    if (this.rooms && this.stage.scene) {
      const taken = []
      for (const { name, place } of this.roomsSeen()) {
        const lines = broken(name)
        const width = 7 * Math.max(...lines.map(({ length }) => length)) + 14, height = 6 + 16 * lines.length
        const frame = [place.x - width / 2, place.y - height / 2, place.x + width / 2, place.y + height / 2]
        if (taken.some((other) => frame[0] < other[2] && frame[2] > other[0] && frame[1] < other[3] && frame[3] > other[1])) continue
        taken.push(frame)
        const label = document.createElement("span")
        label.textContent = lines.join("\n")
        label.style.transform = `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`
        made.push(label)
      }
    }
    this.names.replaceChildren(...made)
  }

  // The rooms that are not cut away, those that are drawn before those that only stand there, then the next to one.
  roomsSeen() {
    const { scene, cameras, states } = this.stage
    const away = this.away ?? (() => false)
    return scene.elements.filter(({ cls, storey }) => cls === SPACE && !away(storey)).flatMap((room) => {
      const box = scene.boxOf([room])
      const centre = box?.getCenter(new Vector3())
      if (!centre || this.cut(centre.clone().setZ(box.min.z + 0.1))) return []
      const place = cameras.onStage(centre.setZ(centre.z + Math.max(0, scene.storeys.indexOf(room.storey)) * (this.stage.apart ?? 0)))
      const drawn = room.parts.some((part) => states.opacity(part) > 0)
      return place ? [{ name: room.name || room.id, place, drawn }] : []
    }).sort((a, b) => b.drawn - a.drawn || a.place.depth - b.place.depth)
  }

  cut({ x, y, z }) { return this.stage.planes.some(([a, b, c, w]) => a * x + b * y + c * z > w) }
}

// A long name in two lines, broken at the blank next to its middle.
function broken(name) {
  if (name.length <= LINE) return [name]
  const blanks = [...name.matchAll(/\s/g)].map(({ index }) => index)
  if (!blanks.length) return [name]
  const middle = blanks.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best))
  return [name.slice(0, middle), name.slice(middle + 1)]
}

function shape(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

export const metres = (length) => `${length.toFixed(3)} m`

// What a path of points tells: its length, the last line in its directions, the angle at the last corner and,
// of three points and more, the area that it goes around.
export function measured(points) {
  if (points.length < 2) return ""
  const [last, before, third] = [...points].reverse()
  const way = last.clone().sub(before)
  const told = [`${metres(way.length())} (${["x", "y", "z"].map((axis) => `${axis} ${Math.abs(way[axis]).toFixed(3)}`).join(", ")})`]
  if (third) {
    const angle = (way.angleTo(third.clone().sub(before)) * 180) / Math.PI
    const total = points.slice(1).reduce((sum, point, p) => sum + point.distanceTo(points[p]), 0)
    told.push(`in all ${metres(total)}`, `angle ${angle.toFixed(1)}°`, `area ${area(points).toFixed(3)} m²`)
  }
  return told.join(" · ")
}

// Of a polygon in space, by Newell's method.
export function area(points) {
  const sum = new Vector3()
  points.forEach((point, p) => sum.add(new Vector3().crossVectors(point, points[(p + 1) % points.length])))
  return sum.length() / 2
}

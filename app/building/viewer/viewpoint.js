// What is seen, as BCF tells it: camera, selection, visibility and cuts, in the file's own coordinates.

import { Vector3 } from "./libraries.js"
import { SPACE } from "./scene.js"
import { ANGLE } from "./cameras.js"

const STRAIGHT = 0.0005

// `selected` are elements. What is not drawn is told as exceptions where that is the lesser part.
export function viewpoint({ scene, states, cameras, planes }, selected) {
  const drawn = ({ parts }) => parts.some((part) => states.opacity(part) > 0)
  const [seen, unseen] = [[], []]
  for (const element of scene.elements) if (element.cls !== SPACE) (drawn(element) ? seen : unseen).push(element)
  const visible = unseen.length <= seen.length
  return {
    selected: named(selected), visible, exceptions: named(visible ? unseen : seen), camera: camera(scene, cameras),
    clips: planes.map(([x, y, z, w]) => [moved([x * w, y * w, z * w], scene.origin), [x, y, z]]),
  }
}

function camera(scene, cameras) {
  const { eye, target, parallel, half } = cameras.pose
  const direction = new Vector3(...target).sub(new Vector3(...eye)).normalize()
  const level = new Vector3().crossVectors(direction, new Vector3(0, 0, 1)).normalize()
  const up = new Vector3().crossVectors(level, direction)
  return { position: moved(eye, scene.origin), direction: direction.toArray(), up: up.toArray(),
    degrees: parallel ? 0 : ANGLE, height: parallel ? 2 * half : 0 }
}

// Lets `view` show what an issue does, the opposite of the above; what it selects is coloured by the page.
// A field of view stays the view's own.
export function restore(view, { visible, exceptions, camera, clips }) {
  const { own, sections, cameras, stage: { scene } } = view
  const found = (ids) => ids.map((id) => scene.elements[scene.elementOf.get(id)]).filter(Boolean)
  own.selected.clear()
  own.hidden = new Set(visible ? found(exceptions) : [])
  own.isolated = !visible && exceptions.length ? new Set(found(exceptions)) : null
  sections.clear()
  sections.clips = clips.map(([place, away]) => {
    const out = new Vector3(...away).normalize()
    return [...out.toArray(), out.dot(new Vector3(...place).sub(new Vector3(...scene.origin)))]
  })
  if (!camera) return
  const way = new Vector3(...camera.direction).normalize()
  if (Math.hypot(way.x, way.y) < STRAIGHT) way.y += STRAIGHT // else nothing says which way is up
  const eye = new Vector3(...camera.position).sub(new Vector3(...scene.origin))
  const away = Math.max(1, scene.focus.getCenter(new Vector3()).sub(eye).dot(way))
  cameras.take({ eye: eye.toArray(), target: eye.clone().addScaledVector(way, away).toArray(),
    parallel: camera.height > 0, half: camera.height / 2 || 1 })
}

const moved = (point, origin) => point.map((at, axis) => at + origin[axis])
const named = (elements) => elements.map(({ id }) => id).filter((id) => !id.startsWith("#"))

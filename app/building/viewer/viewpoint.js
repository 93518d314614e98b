// What is seen, as BCF tells it: camera, selection, visibility and cuts, in the file's own coordinates.

import { Vector3 } from "./libraries.js"
import { SPACE } from "./scene.js"
import { ANGLE } from "./cameras.js"

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

const moved = (point, origin) => point.map((at, axis) => at + origin[axis])
const named = (elements) => elements.map(({ id }) => id).filter((id) => !id.startsWith("#"))

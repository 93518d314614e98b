// Where one looks from: a perspective and a parallel camera with one set of controls, and the poses they take.

import { Box3, CameraControls, OrthographicCamera, PerspectiveCamera, Sphere, Vector3 } from "./libraries.js"

export const ANGLE = 45 // degrees of the height that is seen
const ROOM = 1.08 // around what is brought into view
const { ACTION } = CameraControls
export const DIRECTIONS = {
  corner: [-0.9, -1.25, 0.75], top: [0, -0.0005, 1], front: [0, -1, 0], back: [0, 1, 0], left: [-1, 0, 0], right: [1, 0, 0],
}

export class Cameras {
  constructor(canvas, stage) {
    this.stage = stage
    this.perspective = new PerspectiveCamera(ANGLE, 1, 0.1, 1000)
    this.orthographic = new OrthographicCamera(-1, 1, 1, -1, 0, 1000)
    for (const camera of [this.perspective, this.orthographic]) camera.up.set(0, 0, 1)
    this.camera = this.perspective
    this.controls = new CameraControls(this.camera, canvas)
    Object.assign(this.controls, { dollyToCursor: true, smoothTime: 0.12, draggingSmoothTime: 0.05, minDistance: 0.05 })
    this.still = matchMedia("(prefers-reduced-motion: reduce)").matches
    this.buttons()
  }

  get parallel() { return this.camera === this.orthographic }

  update(seconds) { return this.controls.update(seconds) }

  resize(width, height) {
    this.aspect = width / height
    this.perspective.aspect = this.aspect
    Object.assign(this.orthographic, { left: -this.aspect, right: this.aspect })
    for (const camera of [this.perspective, this.orthographic]) camera.updateProjectionMatrix()
  }

  // Lets all of `box`, raised by `above` metres, lie between the near and the far plane.
  reach(box, above = 0) {
    const ball = box.clone().expandByPoint(new Vector3(box.max.x, box.max.y, box.max.z + above)).getBoundingSphere(new Sphere())
    const away = this.camera.position.distanceTo(ball.center)
    this.camera.far = away + ball.radius * 1.1 + 1
    this.camera.near = this.parallel ? Math.min(0, away - ball.radius * 1.1 - 1)
      : Math.max(away - ball.radius * 1.1, this.camera.far / 4000, 0.02)
    this.camera.updateProjectionMatrix()
  }

  get pose() {
    const { x, y, z } = this.controls.getPosition(new Vector3()), target = this.controls.getTarget(new Vector3())
    return { eye: [x, y, z], target: target.toArray(), parallel: this.parallel, half: this.half }
  }

  // Half of the height that is seen where one looks at, in metres.
  get half() {
    return this.parallel ? 1 / this.orthographic.zoom : this.controls.distance * Math.tan((ANGLE * Math.PI) / 360)
  }

  take({ eye, target, parallel, half }, moves = false) {
    this.project(parallel)
    this.controls.setLookAt(...eye, ...target, moves && !this.still)
    if (parallel) this.controls.zoomTo(1 / half, moves && !this.still)
  }

  // Looks from `direction`, that of now where none is given, as near as lets the whole box be seen.
  frame(box, direction = null, moves = true) {
    const back = direction ? new Vector3(...direction).normalize()
      : this.controls.getPosition(new Vector3()).sub(this.controls.getTarget(new Vector3())).normalize()
    const right = new Vector3(-back.y, back.x, 0).normalize()
    const up = new Vector3().crossVectors(back, right)
    const centre = box.getCenter(new Vector3())
    const tall = Math.tan((ANGLE * Math.PI) / 360) / ROOM
    let distance = 0.5, half = 0.2
    for (const corner of corners(box)) {
      corner.sub(centre)
      const [across, high] = [Math.abs(corner.dot(right)) / this.aspect, Math.abs(corner.dot(up))]
      distance = Math.max(distance, corner.dot(back) + Math.max(across, high) / tall)
      half = Math.max(half, Math.max(across, high) * ROOM)
    }
    if (this.parallel) distance = box.getBoundingSphere(new Sphere()).radius * 3
    const eye = centre.clone().addScaledVector(back, distance)
    this.take({ eye: eye.toArray(), target: centre.toArray(), parallel: this.parallel, half }, moves)
  }

  // Parallel lines or perspective, with what is in the middle as large as before.
  project(parallel) {
    if (parallel === this.parallel) return
    const { eye, target, half } = this.pose
    this.camera = parallel ? this.orthographic : this.perspective
    this.controls.camera = this.camera
    this.buttons()
    const at = new Vector3(...target), back = new Vector3(...eye).sub(at).normalize()
    if (!parallel) at.addScaledVector(back, half / Math.tan((ANGLE * Math.PI) / 360))
    else at.set(...eye)
    this.controls.setLookAt(...at.toArray(), ...target, false)
    if (parallel) this.controls.zoomTo(1 / half, false)
  }

  buttons() {
    Object.assign(this.controls.mouseButtons, { left: ACTION.ROTATE, right: ACTION.TRUCK, middle: ACTION.TRUCK,
      wheel: this.parallel ? ACTION.ZOOM : ACTION.DOLLY })
    Object.assign(this.controls.touches, { one: ACTION.TOUCH_ROTATE, three: ACTION.TOUCH_TRUCK,
      two: this.parallel ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_TRUCK })
  }

  // The mouse draws a frame, so it must not turn.
  hold(held) {
    this.buttons()
    if (held) this.controls.mouseButtons.left = this.controls.touches.one = ACTION.NONE
  }

  turn(around, over) { this.controls.rotate(around, over, !this.still) }

  closer(factor) {
    if (this.parallel) this.controls.zoomTo(this.orthographic.zoom * factor, !this.still)
    else this.controls.dollyTo(this.controls.distance / factor, !this.still)
  }

  // On foot: one turns the head where one stands.
  walk(on) {
    if (on) this.project(false)
    const { eye, target } = this.pose
    const [from, to] = [new Vector3(...eye), new Vector3(...target)]
    const ahead = to.sub(from).setZ(on ? 0 : to.z).normalize()
    Object.assign(this.controls, { minDistance: on ? 0.01 : 0.05, maxDistance: on ? 0.01 : Infinity,
      azimuthRotateSpeed: on ? -0.4 : 1, polarRotateSpeed: on ? -0.4 : 1 })
    this.controls.setLookAt(...from.toArray(), ...from.clone().addScaledVector(ahead, on ? 0.01 : 8).toArray(), false)
  }

  step(forward, aside, up) {
    if (forward) this.controls.forward(forward, !this.still)
    if (aside) this.controls.truck(aside, 0, !this.still)
    if (up) this.controls.elevate(up, !this.still)
  }

  // Where a point of the world lies on the stage, in pixels; null where it is behind one.
  onStage(point) {
    const at = point.clone().project(this.camera)
    if (at.z > 1 || at.z < -1) return null
    return { x: ((at.x + 1) / 2) * this.stage.clientWidth, y: ((1 - at.y) / 2) * this.stage.clientHeight, depth: at.z }
  }

  dispose() { this.controls.dispose() }
}

export function corners(box) {
  const { min, max } = box instanceof Box3 ? box : new Box3()
  return [0, 1, 2, 3, 4, 5, 6, 7].map((n) => new Vector3(n & 1 ? max.x : min.x, n & 2 ? max.y : min.y, n & 4 ? max.z : min.z))
}

// The canvas: cameras, and the drawing of pictures only when something changed; while turning, less of it where all
// would take too long. Knows bodies, nothing of answers.

import {
  Box3, CameraControls, Group, Matrix4, Mesh, OrthographicCamera, PerspectiveCamera, Quaternion, Raycaster, Scene, Sphere, Spherical,
  Vector2, Vector3, Vector4, WebGLRenderer,
} from "./libraries.js"
import { Cameras } from "./cameras.js"
import { Frames } from "./frames.js"
import { Materials, screen } from "./materials.js"
import { Drawn, inSight, sketched, whole } from "./passes.js"
import { States } from "./states.js"

CameraControls.install({ THREE: { Box3, Matrix4, OrthographicCamera, PerspectiveCamera, Quaternion, Raycaster,
  Sphere, Spherical, Vector2, Vector3, Vector4 } })

const SKETCHED = 0.6 // of the pixels of each direction that a sketch is drawn in

export class Stage {
  constructor(element, { drawn = () => {}, lost = () => {} } = {}) {
    this.element = element
    this.drawn = drawn
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, stencil: true, powerPreference: "high-performance" })
    this.renderer.setClearAlpha(0)
    this.canvas = this.renderer.domElement
    element.prepend(this.canvas)
    this.world = new Scene()
    this.bodies = new Group()
    this.world.add(this.bodies)
    this.frames = new Frames(this.renderer)
    this.filled = new Mesh(screen())
    Object.assign(this.filled, { pass: "filled", frustumCulled: false, visible: false })
    this.cameras = new Cameras(this.canvas, element)
    this.materials = null
    this.planes = []
    this.fills = true // cuts of closed bodies
    this.shown = 0 // pictures
    this.dirty = true // the picture is not of now
    this.filling = false // it is a sketch; the whole is drawn next
    this.canvas.addEventListener("webglcontextlost", (event) => { event.preventDefault(); this.gone = true; lost(true) })
    this.canvas.addEventListener("webglcontextrestored", () => { this.gone = false; lost(false); this.touch() })
    this.resized = new ResizeObserver(() => this.resize())
    this.resized.observe(element)
    this.resize()
    this.last = performance.now()
    this.tick = this.tick.bind(this)
    this.asked = requestAnimationFrame(this.tick)
  }

  // Shows `scene` as far as it is here, and the rest as it comes; null for nothing.
  show(scene) {
    this.leave?.()
    this.bodies.children.forEach((drawn) => drawn.dispose())
    this.bodies.clear()
    this.materials?.dispose()
    this.states?.dispose()
    this.scene = scene
    this.materials = this.states = null
    this.world.remove(this.filled)
    if (scene) {
      this.states = new States(scene)
      this.materials = new Materials(this.states)
      this.filled.material = this.materials.filled
      this.world.add(this.filled)
      this.cut([])
      this.leave = scene.each((chunk) => this.add(chunk))
    }
    this.touch()
  }

  add(chunk) {
    const drawn = new Drawn(chunk, this.materials)
    drawn.lift(this.lift(chunk))
    drawn.sort(this.states, this.planes.length > 0)
    this.bodies.add(drawn)
    this.touch()
  }

  // Storeys apart from one another by so many metres.
  explode(metres) {
    this.apart = metres
    for (const drawn of this.bodies.children) drawn.lift(this.lift(drawn.chunk))
    this.touch()
  }

  lift(chunk) { return Math.max(0, chunk.storey) * (this.apart ?? 0) }

  paint(view, own, ghost) {
    if (!this.states) return
    this.states.paint(view, own, ghost)
    this.sort()
  }

  sort() {
    for (const drawn of this.bodies.children) drawn.sort(this.states, this.planes.length > 0)
    this.touch()
  }

  cut(planes) {
    this.planes = planes
    this.materials?.cut(planes)
    this.sort()
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.element
    if (!width || !height) return
    this.cameras.resize(width, height)
    this.sized = null
    this.touch()
  }

  touch() { this.dirty = true }

  tick(now) {
    this.asked = requestAnimationFrame(this.tick)
    const between = now - this.last
    this.last = now
    this.moved = this.cameras.update(Math.min(between, 100) / 1000)
    this.dirty ||= this.moved
    if (this.gone || !this.element.clientWidth || !this.frames.free) return
    if (this.dirty) this.render()
    else if (this.filling) this.fill()
  }

  // Shows what is seen now, a sketch of it where all would take too long.
  render(all = false) {
    const seen = this.look(), items = this.items(seen)
    const cost = items.reduce((sum, each) => sum + each.cost, 0)
    this.filling = !all && cost > this.frames.budget
    this.size(this.filling ? SKETCHED : 1)
    this.frames.draw(this.filling ? sketched(seen, this.frames.budget) : items, this.world, this.cameras.camera)
    this.frames.rest = null
    this.dirty = false
    this.present()
  }

  // Draws the next piece of all that is seen.
  fill() {
    const { clientWidth: width, clientHeight: height } = this.element
    if (!this.frames.rest) this.frames.begin(this.items(this.look()), Math.floor(width * this.ratio), Math.floor(height * this.ratio))
    if (!this.frames.more(this.world, this.cameras.camera)) return
    this.size(1)
    this.frames.show()
    this.filling = false
    this.present()
  }

  present() {
    this.shown++
    this.drawn()
  }

  // Makes the camera ready; gives the chunks that it sees something of.
  look() {
    if (!this.scene) return []
    const { camera, parallel } = this.cameras
    this.cameras.reach(this.scene.box, (this.apart ?? 0) * this.scene.storeys.length)
    camera.updateMatrixWorld()
    this.materials.look(camera, parallel)
    return inSight(this.bodies.children, camera, parallel)
  }

  items(seen) {
    return whole(seen, this.planes.length && this.fills ? [{ object: this.filled, cost: 2 }] : [])
  }

  get ratio() { return Math.min(devicePixelRatio || 1, 2) }

  size(share) {
    const ratio = this.ratio * share
    const { clientWidth: width, clientHeight: height } = this.element
    const wanted = `${width} ${height} ${ratio}`
    if (this.sized === wanted) return
    this.sized = wanted
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height)
  }

  // A picture of what is seen, over `paper`, as a blob.
  async picture(paper) {
    this.render(true)
    const copy = document.createElement("canvas")
    copy.width = this.canvas.width
    copy.height = this.canvas.height
    const brush = copy.getContext("2d")
    brush.fillStyle = paper
    brush.fillRect(0, 0, copy.width, copy.height)
    brush.drawImage(this.canvas, 0, 0)
    return new Promise((done) => copy.toBlob(done, "image/png"))
  }

  dispose() {
    cancelAnimationFrame(this.asked)
    this.resized.disconnect()
    this.show(null)
    this.frames.dispose()
    this.cameras.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
    this.canvas.remove()
  }
}

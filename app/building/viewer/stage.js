// The canvas: cameras, the drawing of frames only when something changed, and less detail while turning
// where frames would come too slowly. Knows bodies, nothing of answers.

import {
  Box3, BufferAttribute, BufferGeometry, CameraControls, Group, LineSegments, Matrix4, Mesh, OrthographicCamera, PerspectiveCamera, Quaternion,
  Raycaster, Scene, Sphere, Spherical, Vector2, Vector3, Vector4, WebGLRenderer,
} from "./libraries.js"
import { Cameras } from "./cameras.js"
import { Materials } from "./materials.js"
import { States } from "./states.js"

CameraControls.install({ THREE: { Box3, Matrix4, OrthographicCamera, PerspectiveCamera, Quaternion, Raycaster,
  Sphere, Spherical, Vector2, Vector3, Vector4 } })

const SLOW = 45 // milliseconds between frames beyond which something is left out, or drawn coarser
const FAST = 18
const LEVELS = [{ edges: true, share: 1 }, { edges: false, share: 1 }, { edges: false, share: 0.6 },
  { edges: false, share: 0.6, large: true }, { edges: false, share: 0.4, large: true }]

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
    this.filled = new Mesh(screen())
    this.filled.frustumCulled = false
    this.filled.renderOrder = -1
    this.cameras = new Cameras(this.canvas, element)
    this.materials = null
    this.planes = []
    this.level = 0
    this.frames = 0
    this.dirty = true
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
    const { opaque, translucent, lines, entering, leaving } = this.materials
    const drawn = new Group()
    drawn.chunk = chunk
    drawn.add(new Mesh(chunk.bodies, opaque), new Mesh(chunk.bodies, translucent), new LineSegments(chunk.edges, lines),
      new Mesh(chunk.bodies, entering), new Mesh(chunk.bodies, leaving))
    drawn.children.forEach((each, order) => { each.renderOrder = [0, 1, 2, -2, -2][order] })
    drawn.position.z = this.lift(chunk)
    drawn.updateMatrixWorld()
    this.bodies.add(drawn)
    this.sort(drawn)
    this.touch()
  }

  // Storeys apart from one another by so many metres.
  explode(metres) {
    this.apart = metres
    for (const drawn of this.bodies.children) { drawn.position.z = this.lift(drawn.chunk); drawn.updateMatrixWorld() }
    this.touch()
  }

  lift(chunk) { return Math.max(0, chunk.storey) * (this.apart ?? 0) }

  paint(view, own, ghost) {
    if (!this.states) return
    this.states.paint(view, own, ghost)
    this.bodies.children.forEach((drawn) => this.sort(drawn))
    this.touch()
  }

  // Leaves out what has nothing to draw in a pass.
  sort(drawn) {
    const { opaque, translucent } = this.states.drawn(drawn.chunk.first, drawn.chunk.parts)
    const [solid, clear, lines, entering, leaving] = drawn.children
    solid.visible = opaque
    entering.visible = leaving.visible = opaque && this.planes.length > 0
    clear.visible = translucent
    drawn.visible = opaque || translucent
    lines.visible = drawn.chunk.lines.length > 0
  }

  cut(planes) {
    this.planes = planes
    this.materials?.cut(planes)
    this.filled.visible = planes.length > 0
    this.bodies.children.forEach((drawn) => this.sort(drawn))
    this.touch()
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
    const moving = this.cameras.update(Math.min(between, 100) / 1000)
    if (this.gone || !this.element.clientWidth) return
    if (moving) this.pace(this.moved ? between : null)
    else if (this.moved) this.dirty = true // once more, in full
    if (moving || this.dirty) this.render(moving)
    else this.prepare()
    this.moved = moving
  }

  pace(between) {
    if (between === null) return
    this.slow = between > SLOW ? (this.slow ?? 0) + 1 : 0
    this.quick = between < FAST ? (this.quick ?? 0) + 1 : 0
    if (this.slow > 1 && this.level < LEVELS.length - 1) { this.level++; this.slow = 0 }
    if (this.quick > 20 && this.level > 0) { this.level--; this.quick = 0 }
  }

  render(moving = false) {
    const level = LEVELS[moving ? this.level : 0]
    this.size(level.share)
    if (this.scene) {
      const { camera, parallel } = this.cameras
      this.cameras.reach(this.scene.box, (this.apart ?? 0) * this.scene.storeys.length)
      camera.updateMatrixWorld()
      this.materials.look(camera, parallel)
      for (const drawn of this.bodies.children) {
        drawn.children[2].visible = level.edges && drawn.chunk.lines.length > 0
        drawn.visible = !(level.large && !drawn.chunk.large) && (drawn.children[0].visible || drawn.children[1].visible)
      }
    }
    this.renderer.render(this.world, this.cameras.camera)
    this.dirty = false
    this.frames++
    this.drawn()
  }

  size(share) {
    const ratio = Math.min(devicePixelRatio || 1, 2) * share
    const { clientWidth: width, clientHeight: height } = this.element
    const wanted = `${width} ${height} ${ratio}`
    if (this.sized === wanted) return
    this.sized = wanted
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height)
  }

  // While nothing moves: the trees by which clicks find what they hit, one at a time.
  prepare() {
    const chunk = this.scene?.chunks.find((each) => !each.made)
    if (chunk && !this.preparing)
      this.preparing = setTimeout(() => { this.preparing = null; if (!this.moved) chunk.tree }, 60)
  }

  // A picture of what is seen, over `paper`, as a blob.
  async picture(paper) {
    this.render()
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
    clearTimeout(this.preparing)
    this.resized.disconnect()
    this.show(null)
    this.cameras.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
    this.canvas.remove()
  }
}

// One triangle over all of the picture.
function screen() {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0])
  return new BufferGeometry().setAttribute("position", new BufferAttribute(corners, 3))
}

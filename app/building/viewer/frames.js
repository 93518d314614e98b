// Pictures within the time that a frame may take. Where all of it does not fit, a sketch is shown at once and
// again with each movement; what is seen in full is then drawn piece by piece beside the picture, and shown
// when it is done. How much fits is learnt from how long the card took.

import { Camera, Mesh, WebGLRenderTarget } from "./libraries.js"
import { copying, screen } from "./materials.js"

const QUICK = 20, SLOW = 60 // milliseconds of a picture or a piece, between which it is neither more nor less
const FIRST = 50_000, LEAST = 30_000, MOST = 20_000_000 // triangles of it
const SAMPLES = 4 // a pixel of what is drawn beside the picture

export class Frames {
  constructor(renderer) {
    this.renderer = renderer
    this.gl = renderer.getContext()
    Object.assign(this, { budget: FIRST, least: LEAST, most: MOST })
    this.copy = new Mesh(screen(), copying())
    this.copy.frustumCulled = false
    this.camera = new Camera()
  }

  // Whether the card is done with all that it was given.
  get free() {
    const { gl, fence } = this
    if (!fence) return true
    const lost = gl.isContextLost()
    if (!lost && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false
    if (!lost) this.learn(performance.now() - this.since)
    gl.deleteSync(fence)
    this.fence = null
    return true
  }

  learn(took) {
    if (took < QUICK && this.cost > this.budget / 2) this.budget = Math.min(this.most, this.budget * 2)
    else if (took > SLOW) this.budget = Math.max(this.least, this.budget * Math.max(0.5, SLOW / took))
  }

  // Draws `items`, [{ object, cost }], in their order into `target`, the picture where it is null.
  draw(items, world, camera, { target = null, clear = true } = {}) {
    const { renderer } = this
    renderer.setRenderTarget(target)
    renderer.autoClear = clear
    items.forEach(({ object }, place) => Object.assign(object, { visible: true, renderOrder: place }))
    renderer.render(world, camera)
    for (const { object } of items) object.visible = false
    renderer.autoClear = true
    renderer.setRenderTarget(null)
    this.cost = items.reduce((sum, { cost }) => sum + cost, 0)
    this.since = performance.now()
    this.gl.deleteSync(this.fence ?? null)
    this.fence = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    this.gl.flush()
  }

  // Begins a picture of `items` beside the one that is shown, in so many pixels.
  begin(items, width, height) {
    this.rest = items
    this.clear = true
    if (this.target?.width === width && this.target.height === height) return
    this.target?.dispose()
    this.target = new WebGLRenderTarget(width, height, { samples: SAMPLES, stencilBuffer: true, generateMipmaps: false })
  }

  // Draws the next piece of it; whether that was the last.
  more(world, camera) {
    let sum = 0
    const piece = this.rest.findIndex(({ cost }, place) => { sum += cost; return place > 0 && sum > this.budget })
    const items = this.rest.splice(0, piece < 0 ? this.rest.length : piece)
    this.draw(items, world, camera, { target: this.target, clear: this.clear })
    this.clear = false
    return !this.rest.length
  }

  // Shows it.
  show() {
    this.copy.material.uniforms.picture.value = this.target.texture
    this.renderer.render(this.copy, this.camera)
    this.rest = null
  }

  dispose() {
    this.target?.dispose()
    this.copy.geometry.dispose()
    this.copy.material.dispose()
  }
}

// What is cut away: above a storey, around a box, beyond a plane of one's own, above a plan.

export const PLAN = 1.2 // metres above its floor that a plan is cut at

export class Sections {
  constructor(stage) { this.stage = stage; this.clear() }

  // Everything but what the page itself asks for.
  clear() {
    this.box = null
    this.free = null
    this.plan = null
    this.clips = [] // those of an issue
  }

  get any() { return Boolean(this.box || this.free || this.plan || this.clips.length) }

  // `above`: the storeys that the page cuts away, lowest first.
  planes(above) {
    const made = []
    const level = above.length ? this.stage.scene.floor(above[0]) : null
    if (level !== null) made.push([0, 0, 1, level])
    if (this.plan) {
      const floor = this.stage.scene.floor(this.plan)
      if (floor !== null) made.push([0, 0, 1, floor + PLAN])
    }
    if (this.free) made.push(this.free)
    made.push(...this.clips)
    if (this.box) {
      const { low, high } = this.shares()
      for (let axis = 0; axis < 3; axis++) {
        const unit = [0, 0, 0]
        unit[axis] = 1
        if (this.box[axis][1] < 1) made.push([...unit, high[axis]])
        if (this.box[axis][0] > 0) made.push([...unit.map((u) => -u), -low[axis]])
      }
    }
    return made
  }

  // The box in metres; it is kept in shares of the building, from 0 to 1 an axis.
  shares() {
    const { min, max } = this.stage.scene.box
    const [low, size] = [min.toArray(), max.clone().sub(min).toArray()]
    return {
      low: this.box.map(([from], axis) => low[axis] + from * size[axis]),
      high: this.box.map(([, to], axis) => low[axis] + to * size[axis]),
    }
  }

  set(axis, end, share) {
    this.box ??= [[0, 1], [0, 1], [0, 1]]
    const [from, to] = this.box[axis]
    this.box[axis] = end ? [from, Math.max(share, from + 0.005)] : [Math.min(share, to - 0.005), to]
  }

  // The box just around a box of the building.
  around(box) {
    const { min, max } = this.stage.scene.box
    const [low, size] = [min.toArray(), max.clone().sub(min).toArray()]
    const share = (at, axis) => Math.max(0, Math.min(1, (at - low[axis]) / (size[axis] || 1)))
    this.box = box.min.toArray().map((at, axis) => [share(at - 0.05, axis), share(box.max.toArray()[axis] + 0.05, axis)])
  }

  // The plane of a face: what lies before it is cut away, and half a centimetre of the thing itself.
  face({ point, normal }, sight) {
    const out = normal.dot(sight) > 0 ? normal.clone().negate() : normal.clone()
    this.free = [...out.toArray(), out.dot(point) - 0.005]
  }

  move(metres) { if (this.free) this.free = [...this.free.slice(0, 3), this.free[3] + metres] }

  flip() { if (this.free) this.free = this.free.map((each) => -each) }
}

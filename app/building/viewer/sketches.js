// A chunk in few triangles, for pictures that have to be quick: what an answer speaks of first, then what is
// large, so that the head of the index is what matters most.

import { BufferAttribute, DynamicDrawUsage } from "./libraries.js"
import { geometry, ROW } from "./scene.js"

export class Sketch {
  constructor(chunk) {
    const { table } = chunk.scene
    this.chunk = chunk
    this.from = new Uint32Array(chunk.parts) // where the triangles of a part begin
    this.counts = new Uint32Array(chunk.parts)
    this.detailed = new Uint8Array(chunk.parts) // 1 where they are among the coarse ones
    for (let p = 0, before = 0; p < chunk.parts; p++) {
      const row = ROW * (chunk.first + p), few = table[row + 6]
      this.detailed[p] = few > 0
      this.counts[p] = few || table[row + 3]
      this.from[p] = few ? before : chunk.trianglesFrom[p]
      before += few
    }
    this.sizes = Float32Array.from({ length: chunk.parts }, (_, p) => chunk.scene.extent(chunk.first + p))
    this.bySize = Uint32Array.from(this.sizes.keys()).sort((a, b) => this.sizes[b] - this.sizes[a])
    this.ends = new Uint32Array(chunk.parts + 1) // triangles of the first so many parts
    const most = this.counts.reduce((sum, count) => sum + count, 0)
    this.index = new chunk.triangles.constructor(3 * most)
    const attribute = new BufferAttribute(this.index, 1).setUsage(DynamicDrawUsage)
    this.geometry = geometry(chunk.bodies.attributes.position, chunk.bodies.attributes.part, attribute)
  }

  // Puts the parts in their order: `lit` says of a part 2 where it comes first, 0 where it is not drawn.
  sort(lit) {
    const { first } = this.chunk, of = (rank) => this.bySize.filter((p) => lit[first + p] === rank)
    const foremost = of(2)
    this.lit = foremost.length
    this.order = [...foremost, ...of(1)]
    let at = 0
    this.order.forEach((p, place) => {
      const source = this.detailed[p] ? this.chunk.coarse : this.chunk.triangles
      this.index.set(source.subarray(3 * this.from[p], 3 * (this.from[p] + this.counts[p])), at)
      at += 3 * this.counts[p]
      this.ends[place + 1] = at / 3
    })
    this.geometry.index.needsUpdate = true
  }

  // How many triangles there are of what comes first and of what is at least so many metres across.
  within(size) {
    let low = this.lit, high = this.order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.sizes[this.order[middle]] >= size) low = middle + 1
      else high = middle
    }
    return this.ends[low]
  }
}

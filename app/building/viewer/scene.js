// A building as it comes from the server: one block, of which each chunk can be drawn as soon as it is there.
// The layout of the block is told in app/building/scene.py.

import { Box3, BufferAttribute, BufferGeometry, IntType, Vector3 } from "./libraries.js"

export const SPACE = "IfcSpace"
const TERRAIN = new Set(["IfcSite", "IfcGeographicElement", "IfcCivilElement", "IfcRoad"])
const KEPT = 2
export const ROW = 7 // numbers a part in the table
const scenes = new Map()

// Two views that ask at once share one scene; of the latest two scenes. `asked` is what was asked for already, if anything:
// { address, response }.
export function sceneAt(address, asked) {
  if (!scenes.has(address)) {
    const scene = new Scene(asked?.address === address && !asked.taken ? asked : { address, response: fetch(address) })
    if (asked) asked.taken = true
    scene.whole.catch(() => scenes.delete(address))
    scenes.set(address, scene)
    if (scenes.size > KEPT) scenes.delete(scenes.keys().next().value)
  }
  return scenes.get(address)
}

class Scene {
  constructor({ address, response }) {
    this.address = address
    this.response = response
    this.chunks = []
    this.listeners = new Set()
    this.started = performance.now()
    this.opened = new Promise((resolve, reject) => { this.open = resolve; this.fail = reject })
    this.opened.catch(() => {})
    this.whole = this.read().catch((error) => { this.fail(error); throw error })
  }

  // Calls `came(chunk)` for each chunk, those that are here at once; ends with the function it gives.
  each(came) {
    this.chunks.forEach(came)
    this.listeners.add(came)
    return () => this.listeners.delete(came)
  }

  async read() {
    const response = await this.response
    if (!response.ok) throw new Error("The building's geometry is no longer at hand. Reload the page.")
    const take = taker(response.body.getReader())
    const length = new DataView(await take(4)).getUint32(0, true)
    this.describe(JSON.parse(new TextDecoder().decode(await take(length))))
    this.partTable(new Uint32Array(await take(4 * ROW * this.partCount)))
    this.open(this)
    let part = 0
    for (const counts of this.counts) {
      const chunk = new Chunk(this, part, counts, await take(chunkBytes(counts)))
      part += chunk.parts
      this.received += chunkBytes(counts)
      this.chunks.push(chunk)
      this.listeners.forEach((came) => came(chunk))
    }
    this.complete = true
    return this
  }

  describe(header) {
    this.elements = header.elements.map(([id, cls, name, storey]) => ({ id, cls, name, storey, parts: [] }))
    this.elementOf = new Map(this.elements.map((element, number) => [element.id, number]))
    this.storeys = header.storeys
    this.colours = header.colours
    this.partCount = header.parts
    this.counts = header.chunks.map(([storey, large, parts, vertices, triangles, edges, coarse]) =>
      ({ storey, large, parts, vertices, triangles, edges, coarse }))
    this.bytes = header.bytes
    this.received = 0
    this.boxed = header.boxed
    this.origin = header.origin // in the file's own coordinates, metres
    this.box = new Box3(new Vector3(...header.bounds[0]), new Vector3(...header.bounds[1]))
    this.triangles = this.counts.reduce((sum, { triangles }) => sum + triangles, 0)
  }

  partTable(table) {
    this.table = table
    this.bounds = new Float32Array(6 * this.partCount)
    for (let part = 0; part < this.partCount; part++) this.elements[table[ROW * part]].parts.push(part)
  }

  elementOfPart(part) { return this.elements[this.table[ROW * part]] }

  partBox(part) {
    const [a, b, c, d, e, f] = this.bounds.subarray(6 * part, 6 * part + 6)
    return new Box3(new Vector3(a, b, c), new Vector3(d, e, f))
  }

  // Metres across.
  extent(part) {
    const at = 6 * part, { bounds } = this
    return Math.hypot(bounds[at + 3] - bounds[at], bounds[at + 4] - bounds[at + 1], bounds[at + 5] - bounds[at + 2])
  }

  // The box around elements; null where nothing of them is here.
  boxOf(elements) {
    const box = new Box3()
    for (const element of elements)
      for (const part of element.parts) if (part < this.partsHere) box.union(this.partBox(part))
    return box.isEmpty() ? null : box
  }

  get partsHere() {
    const last = this.chunks.at(-1)
    return last ? last.first + last.parts : 0
  }

  // What a person means by the building: without terrain and rooms, where anything is left.
  get focus() {
    return this.boxOf(this.elements.filter(({ cls }) => cls !== SPACE && !TERRAIN.has(cls))) ?? this.box
  }

  // The height of a storey's floor: where most of what stands on it begins; null where it is not drawn.
  floor(storey) {
    const bottoms = []
    for (const element of this.elements)
      if (element.storey === storey)
        for (const part of element.parts) if (part < this.partsHere) bottoms.push(this.bounds[6 * part + 2])
    return bottoms.length ? bottoms.sort((a, b) => a - b)[bottoms.length >> 1] : null
  }
}

// Gives exactly so many bytes of a stream, each time in a buffer of their own.
function taker(reader) {
  let rest = new Uint8Array(0)
  return async (length) => {
    const taken = new Uint8Array(length)
    let at = 0
    while (at < length) {
      if (!rest.length) {
        const { done, value } = await reader.read()
        if (done) throw new Error("The building came only in part. Reload the page.")
        rest = value
      }
      const some = rest.subarray(0, length - at)
      taken.set(some, at)
      at += some.length
      rest = rest.subarray(some.length)
    }
    return taken.buffer
  }
}

const indexBytes = ({ vertices }) => (vertices <= 65536 ? 2 : 4)
const padded = (bytes) => bytes + (-bytes & 3)

function chunkBytes(counts) {
  const size = indexBytes(counts)
  return 12 * counts.vertices + padded(3 * size * counts.triangles) + padded(2 * size * counts.edges) + padded(3 * size * counts.coarse)
}

class Chunk {
  constructor(scene, first, counts, block) {
    Object.assign(this, { scene, first, storey: counts.storey, large: counts.large, parts: counts.parts })
    const Index = indexBytes(counts) === 2 ? Uint16Array : Uint32Array
    const afterTriangles = 12 * counts.vertices + padded(3 * Index.BYTES_PER_ELEMENT * counts.triangles)
    this.positions = new Float32Array(block, 0, 3 * counts.vertices)
    this.triangles = new Index(block, 12 * counts.vertices, 3 * counts.triangles)
    this.lines = new Index(block, afterTriangles, 2 * counts.edges)
    this.coarse = new Index(block, afterTriangles + padded(this.lines.byteLength), 3 * counts.coarse)
    this.partOf = new Uint32Array(counts.vertices)
    this.edgesFrom = new Uint32Array(counts.parts + 1)
    this.trianglesFrom = new Uint32Array(counts.parts + 1)
    this.measure()
    const position = new BufferAttribute(this.positions, 3)
    const part = new BufferAttribute(this.partOf, 1)
    part.gpuType = IntType
    this.bodies = geometry(position, part, new BufferAttribute(this.triangles, 1))
    this.edges = geometry(position, part, new BufferAttribute(this.lines, 1))
    this.box = new Box3().setFromBufferAttribute(position)
  }

  // Says of each vertex which part it is of, of each part where it lies.
  measure() {
    const { table, bounds } = this.scene
    for (let p = 0, v = 0; p < this.parts; p++) {
      const part = this.first + p
      const [, , vertices, triangles, edges] = table.subarray(ROW * part, ROW * part + 5)
      this.partOf.fill(part, v, v + vertices)
      this.edgesFrom[p + 1] = this.edgesFrom[p] + edges
      this.trianglesFrom[p + 1] = this.trianglesFrom[p] + triangles
      const box = bounds.subarray(6 * part, 6 * part + 6)
      box.set([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity])
      for (const end = v + vertices; v < end; v++)
        for (let axis = 0; axis < 3; axis++) {
          const at = this.positions[3 * v + axis]
          if (at < box[axis]) box[axis] = at
          if (at > box[axis + 3]) box[axis + 3] = at
        }
    }
  }

  // The triangles of a part that a ray goes through, from either side, and where.
  *hits(part, ray) {
    const [a, b, c, at] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()], { triangles, positions } = this
    for (let t = 3 * this.trianglesFrom[part - this.first]; t < 3 * this.trianglesFrom[part - this.first + 1]; t += 3) {
      a.fromArray(positions, 3 * triangles[t])
      b.fromArray(positions, 3 * triangles[t + 1])
      c.fromArray(positions, 3 * triangles[t + 2])
      if (ray.intersectTriangle(a, b, c, false, at)) yield { face: [...triangles.subarray(t, t + 3)], point: at.clone() }
    }
  }

  normal(face) {
    const [a, b, c] = face.map((vertex) => this.vertex(vertex))
    return b.sub(a).cross(c.sub(a)).normalize()
  }

  vertex(number) { return new Vector3().fromArray(this.positions, 3 * number) }

  // The ends of each edge of a part.
  *edgesOf(part) {
    const p = part - this.first
    for (let e = this.edgesFrom[p]; e < this.edgesFrom[p + 1]; e++)
      yield [this.vertex(this.lines[2 * e]), this.vertex(this.lines[2 * e + 1])]
  }
}

export function geometry(position, part, index) {
  const made = new BufferGeometry()
  made.setAttribute("position", position)
  made.setAttribute("part", part)
  made.setIndex(index)
  return made
}

// How bodies and edges are drawn: each vertex looks its part up in the texture of states, so that
// colouring, hiding and seeing through are one write of that texture, whatever the size of the building.

import { DoubleSide, GLSL3, RawShaderMaterial, Vector3, Vector4 } from "./libraries.js"
import { WIDTH } from "./states.js"

export const MOST_PLANES = 9

const LOOK_UP = `
precision highp float;
precision highp int;
uniform highp sampler2D states;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec3 position;
in uint part;
out vec3 at;
flat out vec4 tint;
const vec4 NOWHERE = vec4(2., 2., 2., 1.);
vec4 place() {
  tint = texelFetch(states, ivec2(part % ${WIDTH}u, part / ${WIDTH}u), 0);
  vec4 world = modelMatrix * vec4(position, 1.);
  at = world.xyz;
  return projectionMatrix * viewMatrix * world;
}`

const BODY = `${LOOK_UP}
uniform bool translucent;
void main() {
  vec4 placed = place();
  gl_Position = tint.a == 0. || (tint.a < .99) != translucent ? NOWHERE : placed;
}`

const EDGE = `${LOOK_UP}
void main() {
  vec4 placed = place();
  gl_Position = tint.a == 0. ? NOWHERE : placed;
}`

const CUT = `
precision highp float;
in vec3 at;
flat in vec4 tint;
out vec4 colour;
uniform vec4 planes[${MOST_PLANES}];
uniform int planeCount;
void cut() {
  for (int p = 0; p < planeCount; p++) if (dot(at, planes[p].xyz) > planes[p].w) discard;
}`

// Flat light: from the sun, from the sky, and from where one stands. The inside of a body that is cut open
// is drawn in one tone, so that the cut looks filled.
const LIT = `${CUT}
uniform vec3 cameraPosition, sight, section;
uniform bool parallel;
const vec3 SUN = normalize(vec3(-.45, -.8, 1.1));
void main() {
  #ifdef IS_CUT
  cut();
  if (!gl_FrontFacing && tint.a >= .99) { colour = vec4(mix(tint.rgb, section, .6), 1.); return; }
  #endif
  vec3 normal = normalize(cross(dFdx(at), dFdy(at)));
  vec3 towards = parallel ? -sight : normalize(cameraPosition - at);
  if (dot(normal, towards) < 0.) normal = -normal;
  float light = .56 + .3 * max(dot(normal, SUN), 0.) + .1 * normal.z + .16 * abs(dot(normal, towards));
  colour = vec4(min(tint.rgb * light, 1.), tint.a);
}`

const LINE = `${CUT}
uniform vec3 ink;
void main() {
  #ifdef IS_CUT
  cut();
  #endif
  colour = vec4(ink, tint.a < .2 ? .12 : tint.a < .99 ? .3 : .5);
}`

export class Materials {
  constructor(states) {
    this.shared = {
      states: { value: states }, planes: { value: Array.from({ length: MOST_PLANES }, () => new Vector4()) },
      planeCount: { value: 0 }, sight: { value: new Vector3() }, parallel: { value: false },
      section: { value: new Vector3() }, ink: { value: new Vector3() },
    }
    const offset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
    this.opaque = this.material(BODY, LIT, { ...offset }, { translucent: { value: false } })
    this.translucent = this.material(BODY, LIT, { ...offset, transparent: true, depthWrite: false },
      { translucent: { value: true } })
    this.lines = this.material(EDGE, LINE, { transparent: true, depthWrite: false })
  }

  material(vertexShader, fragmentShader, options, own = {}) {
    return new RawShaderMaterial({
      glslVersion: GLSL3, side: DoubleSide, vertexShader, fragmentShader, uniforms: { ...this.shared, ...own }, ...options,
    })
  }

  // What lies beyond a plane [x, y, z, w], where x·px + y·py + z·pz > w, is cut away.
  cut(planes) {
    planes.slice(0, MOST_PLANES).forEach((plane, p) => this.shared.planes.value[p].set(...plane))
    this.shared.planeCount.value = Math.min(planes.length, MOST_PLANES)
    for (const each of [this.opaque, this.translucent, this.lines]) {
      if ("IS_CUT" in each.defines === planes.length > 0) continue
      each.defines = planes.length ? { IS_CUT: "" } : {}
      each.needsUpdate = true
    }
  }

  look(camera, parallel) {
    camera.getWorldDirection(this.shared.sight.value)
    this.shared.parallel.value = parallel
  }

  colours(ink, section) {
    this.shared.ink.value.fromArray(ink.map((c) => c / 255))
    this.shared.section.value.fromArray(section.map((c) => c / 255))
  }

  dispose() { for (const each of [this.opaque, this.translucent, this.lines]) each.dispose() }
}

// How bodies and edges are drawn: each vertex looks its part up in the texture of states, so that
// colouring, hiding and seeing through are one write of that texture, whatever the size of the building.

import {
  AlwaysDepth, BackSide, BufferAttribute, BufferGeometry, DecrementWrapStencilOp, DoubleSide, FrontSide, GLSL3, IncrementWrapStencilOp,
  Matrix4, NoBlending, NotEqualStencilFunc, RawShaderMaterial, Vector3, Vector4,
} from "./libraries.js"
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

// Closed bodies alone, to count in the stencil how many of them a line of sight enters through a cut.
const COUNTED = `${LOOK_UP}
uniform highp sampler2D closed;
void main() {
  vec4 placed = place();
  bool counts = tint.a >= .99 && texelFetch(closed, ivec2(part % ${WIDTH}u, part / ${WIDTH}u), 0).r > .5;
  gl_Position = counts ? placed : NOWHERE;
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

const COUNT = `${CUT}
void main() {
  cut();
  colour = vec4(0.);
}`

// The filled cut: where the line of sight through a pixel comes in through the planes.
const SCREEN = `
precision highp float;
in vec3 position;
out vec2 screen;
void main() {
  screen = position.xy;
  gl_Position = vec4(position.xy, 0., 1.);
}`

const FILLED = `
precision highp float;
in vec2 screen;
out vec4 colour;
uniform mat4 viewProjection, unprojection;
uniform vec4 planes[${MOST_PLANES}];
uniform int planeCount;
uniform vec3 section, paper;
vec3 through(float depth) {
  vec4 at = unprojection * vec4(screen, depth, 1.);
  return at.xyz / at.w;
}
void main() {
  vec3 from = through(-1.), way = through(1.) - from;
  float enters = -1.;
  for (int p = 0; p < planeCount; p++) {
    float along = dot(way, planes[p].xyz);
    if (along < 0.) enters = max(enters, (planes[p].w - dot(from, planes[p].xyz)) / along);
  }
  if (enters < 0. || enters > 1.) discard;
  vec4 at = viewProjection * vec4(from + enters * way, 1.);
  gl_FragDepth = clamp(at.z / at.w * .5 + .5, 0., 1.);
  float hatch = step(.5, fract((gl_FragCoord.x + gl_FragCoord.y) / 7.));
  colour = vec4(mix(section, paper, .35 + .12 * hatch), 1.);
}`

const COPY = `
precision highp float;
uniform sampler2D picture;
out vec4 colour;
void main() { colour = texelFetch(picture, ivec2(gl_FragCoord.xy), 0); }`

const LINE = `${CUT}
uniform vec3 ink;
void main() {
  #ifdef IS_CUT
  cut();
  #endif
  colour = vec4(ink, tint.a < .2 ? .08 : tint.a < .99 ? .3 : .5);
}`

export class Materials {
  constructor(states) {
    this.shared = {
      states: { value: states.texture }, planes: { value: Array.from({ length: MOST_PLANES }, () => new Vector4()) },
      planeCount: { value: 0 }, sight: { value: new Vector3() }, parallel: { value: false },
      section: { value: new Vector3() }, ink: { value: new Vector3() }, paper: { value: new Vector3() },
      viewProjection: { value: new Matrix4() }, unprojection: { value: new Matrix4() },
    }
    const offset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
    this.opaque = this.material(BODY, LIT, { ...offset }, { translucent: { value: false } })
    this.translucent = this.material(BODY, LIT, { ...offset, transparent: true, depthWrite: false },
      { translucent: { value: true } })
    const counting = { colorWrite: false, depthWrite: false, depthTest: false, stencilWrite: true }
    const closed = { closed: { value: states.closed } }
    this.entering = this.material(COUNTED, COUNT, { ...counting, side: FrontSide, stencilZPass: DecrementWrapStencilOp }, closed)
    this.leaving = this.material(COUNTED, COUNT, { ...counting, side: BackSide, stencilZPass: IncrementWrapStencilOp }, closed)
    this.filled = this.material(SCREEN, FILLED, { depthFunc: AlwaysDepth, stencilWrite: true, stencilFunc: NotEqualStencilFunc })
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
    const { viewProjection, unprojection } = this.shared
    viewProjection.value.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    unprojection.value.copy(viewProjection.value).invert()
  }

  colours(ink, paper) {
    for (const name of ["ink", "section"]) this.shared[name].value.fromArray(ink.map((c) => c / 255))
    this.shared.paper.value.fromArray(paper.map((c) => c / 255))
  }

  dispose() { for (const each of Object.values(this)) each.dispose?.() }
}

// Shows a picture that was drawn elsewhere.
export function copying() {
  return new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: SCREEN, fragmentShader: COPY, uniforms: { picture: { value: null } },
    blending: NoBlending, depthTest: false, depthWrite: false })
}

// One triangle over all of the picture.
export function screen() {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0])
  return new BufferGeometry().setAttribute("position", new BufferAttribute(corners, 3))
}

// What the view uses of its libraries; nothing else comes into the bundle.
export {
  AlwaysDepth, BackSide, Box3, BufferAttribute, BufferGeometry, DataTexture, DecrementWrapStencilOp, DoubleSide, FrontSide, GLSL3, Group, IncrementWrapStencilOp, IntType, LineSegments,
  Matrix4, Mesh, NearestFilter, NotEqualStencilFunc, OrthographicCamera, PerspectiveCamera, Quaternion, RawShaderMaterial, Ray,
  Raycaster, RedFormat, RGBAFormat, Scene, Sphere, Spherical, UnsignedByteType, Vector2, Vector3, Vector4, WebGLRenderer,
} from "three"
export { MeshBVH } from "three-mesh-bvh"
export { default as CameraControls } from "camera-controls"

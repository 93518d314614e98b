// What the view uses of its libraries; nothing else comes into the bundle.
export {
  Box3, BufferAttribute, BufferGeometry, DataTexture, DoubleSide, Frustum, GLSL3, Group, IntType, LineSegments,
  Matrix4, Mesh, NearestFilter, OrthographicCamera, PerspectiveCamera, Quaternion, RawShaderMaterial, Ray,
  Raycaster, RGBAFormat, Scene, Sphere, Spherical, UnsignedByteType, Vector2, Vector3, Vector4, WebGLRenderer,
} from "three"
export { MeshBVH } from "three-mesh-bvh"
export { default as CameraControls } from "camera-controls"

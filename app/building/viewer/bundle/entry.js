// What the view uses of its libraries; nothing else comes into the bundle.
export {
  AlwaysDepth, BackSide, Box3, BufferAttribute, BufferGeometry, Camera, DataTexture, DecrementWrapStencilOp, DoubleSide, DynamicDrawUsage, FrontSide, Frustum, GLSL3, Group, IncrementWrapStencilOp, IntType, LineSegments,
  Matrix4, Mesh, NearestFilter, NoBlending, NotEqualStencilFunc, OrthographicCamera, PerspectiveCamera, Quaternion, RawShaderMaterial, Ray,
  Raycaster, RedFormat, RGBAFormat, Scene, Sphere, Spherical, UnsignedByteType, Vector2, Vector3, Vector4, WebGLRenderer, WebGLRenderTarget,
} from "three"
export { default as CameraControls } from "camera-controls"

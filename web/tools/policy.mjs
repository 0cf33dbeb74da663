// What the page may load and run: only what comes from its own server, and WebAssembly. The program serves it under this
// policy, also to the tests.
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

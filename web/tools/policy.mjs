// What the page may load and run: only what comes from its own server, and WebAssembly. The browser test serves it under
// this policy, so that nothing creeps in.
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

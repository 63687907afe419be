import { defineConfig } from 'rolldown'

/** Compiled, because type stripping at run time takes 13 MB in every process. */
export default defineConfig({
  input: 'start/serve.ts',
  platform: 'node',
  // Calls that it considers pure may throw, such as `decodeURIComponent`.
  treeshake: false,
  external: /^(?!@academy\/|[./])/,
  output: { file: 'dist/serve.js', format: 'esm' },
})

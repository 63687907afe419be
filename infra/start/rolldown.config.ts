import { defineConfig } from 'rolldown'

/**
 * Compiles what serves the product. Node could run the TypeScript itself, but what it needs for that
 * would stay in the memory of every process, 13 MB.
 */
export default defineConfig({
  input: 'start/serve.ts',
  platform: 'node',
  // Calls of which it thinks that they do nothing may throw, as `decodeURIComponent` does.
  treeshake: false,
  external: /^(?!@academy\/|[./])/,
  output: { file: 'dist/serve.js', format: 'esm' },
})

/** Of Astro's own: what the build knows of every page. */
declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro'
  export const manifest: SSRManifest
}

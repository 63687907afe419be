/** Of Astro's own: what the build knows of every page. */
declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro'
  export const manifest: SSRManifest
}

/** The same code for another language than English (integrations/messages.ts). */
declare module '*?language=en'
declare module '*?language=mr'
declare module '*?language=hi'

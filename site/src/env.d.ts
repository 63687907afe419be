declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro'
  export const manifest: SSRManifest
}

/** Written by the build (integrations/puzzle-share.ts): the parts of the problems' share pictures. */
declare module 'virtual:puzzle-share' {
  interface Part {
    data: string
    left: number
    top: number
  }
  export const base: string
  export const board: { left: number; top: number; square: number }
  export const pieces: Record<string, string>
  export const questions: Record<string, Part>
}
declare module 'astro/runtime/*.js' {
  const script: string
  export default script
  export const ISLAND_STYLES: string
}

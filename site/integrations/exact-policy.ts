import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const HASH = / '(sha256-[^']+)'/g

/**
 * Astro gives every page the hashes of the whole site's scripts and styles: about 1 kB a page that
 * no compression helps, and more allowed than needed. This keeps each prerendered page to its own.
 */
export function exactPolicy(): AstroIntegration {
  return {
    name: 'exact-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = `${folder}${file}`
          await writeFile(path, keepOwnHashes(await readFile(path, 'utf8')))
        }
      },
    },
  }
}

function keepOwnHashes(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , code = '']) => {
      return `sha256-${createHash('sha256').update(code).digest('base64')}`
    })
  )
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (entry, hash: string) => (own.has(hash) ? entry : ''))
  )
}

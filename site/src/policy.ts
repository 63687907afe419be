import { createHash } from 'node:crypto'

/**
 * What every document of ours may load: nothing but its own files, its inline scripts and styles by
 * their hashes, and the director's picture while it is being cut (`blob:`).
 */
const DIRECTIVES = [
  // For fonts, requests, the manifest and the worker, which are not said again: each page carries this.
  "default-src 'self'",
  "media-src 'none'",
  "img-src 'self' data: blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]

/** Scripts and styles that stand in a document; data blocks are never run and need no leave. */
const INLINE = /<(script|style)(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/\1>/g
const FRAME = /<iframe[^>]*\ssrc="(https:\/\/[^/"]+)/g

interface Inline {
  scripts: Iterable<string>
  styles: Iterable<string>
  frames?: Iterable<string>
}

const hashes = (codes: Iterable<string>) =>
  new Set(
    Array.from(codes, (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  )

/**
 * A Content-Security-Policy. It is sent as a header: a meta tag would weigh 300 B that no
 * compression helps, and could not say who may frame the page.
 */
export function policyOf({ scripts, styles, frames = [] }: Inline): string {
  const hosts = new Set(frames)
  return [
    ...DIRECTIVES,
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    ['frame-src', ...(hosts.size > 0 ? hosts : ["'none'"])].join(' '),
  ].join('; ')
}

/** For documents of the build alone: texts of the database would give leave to themselves. */
export function documentPolicy(html: string): string {
  const inline = [...html.matchAll(INLINE)]
  const codes = (kind: string) =>
    inline.filter(([, tag]) => tag === kind).map(([, , code]) => code!)
  return policyOf({
    scripts: codes('script'),
    styles: codes('style'),
    frames: Array.from(html.matchAll(FRAME), ([, origin]) => origin!),
  })
}

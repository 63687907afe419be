import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import Negotiator from 'negotiator'

/** What has no room is made again when it is asked for; all pages of all languages have. */
const KEPT = 64
/** Characters. Longer pages, as results are, take too long and change too often. */
const LONGEST = 150_000

/** By a page's hash, what was asked for last at the end. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()
let isMaking = false

async function make(hash: string, html: string): Promise<void> {
  isMaking = true
  try {
    const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
    const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT }
    // At the best quality, which is the usual one: a tenth smaller, and forty times as long.
    kept.set(hash, new Uint8Array(await promisify(brotliCompress)(html, { params })))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  } finally {
    isMaking = false
  }
}

/** Whether a client that sent this `Accept-Encoding` reads Brotli. */
export function readsBrotli(accepted: string | null): boolean {
  const headers = { 'accept-encoding': accepted ?? undefined }
  return new Negotiator({ headers }).encodings(['br']).includes('br')
}

/**
 * A page compressed with Brotli as small as can be. The first time it is asked for there is none yet:
 * it is made beside what is served, one page at a time.
 */
export function smallPage(hash: string, html: string): Uint8Array<ArrayBuffer> | undefined {
  const small = kept.get(hash)
  if (small) {
    kept.delete(hash)
    kept.set(hash, small)
  } else if (!isMaking && html.length <= LONGEST) {
    // The page is sent all the same; a rejection that nobody handles would end the process.
    make(hash, html).catch((error: unknown) => console.error('No small page was made:', error))
  }
  return small
}

import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { POLICY, REVALIDATE } from './headers.ts'

export const pathOf = (url = '/') => url.split('?', 1)[0]!

interface SendError extends Error {
  status: number
  headers?: Record<string, string>
}

/** Precompressed files, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

function listFiles(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`))
}

/**
 * Serves a built folder as nginx does in production: `/about` is `about.html`, compressed copies are
 * used where there are any, names with a hash in them are cached for a year.
 * Only files that were there at the start are served; one that has gone since is a 404.
 * @param hashed the beginning of the paths whose names carry a hash, such as `/_astro/`
 */
export function serveFiles(root: string, hashed: string, policies = new Map<string, string>()) {
  const files = listFiles(root)
  const find = (path: string) =>
    [path, `${path}.html`, `${path}index.html`].find((candidate) => files.has(candidate))

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = find(decodeURIComponent(pathOf(request.url)))
    if (!isRead || !file) return next()

    const offered = ENCODINGS.filter(({ ending }) => files.has(file + ending))
    const accepted = new Negotiator(request).encodings(offered.map(({ name }) => name))
    const encoding = offered.find(({ name }) => accepted.includes(name))

    const path = encodeURI(file + (encoding?.ending ?? ''))
    const stream = send(request, path, { root, index: false, cacheControl: false })
    stream.on('headers', () => {
      response.setHeader('Cache-Control', file.startsWith(hashed) ? YEAR_IMMUTABLE : REVALIDATE)
      if (offered.length > 0) response.setHeader('Vary', 'Accept-Encoding')
      if (encoding) response.setHeader('Content-Encoding', encoding.name)
      const policy = policies.get(file)
      if (policy) response.setHeader(POLICY, policy)
      response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream')
    })
    stream.on('error', ({ status, headers }: SendError) => {
      if (status !== 416) return next()
      response.removeHeader('Content-Encoding')
      response.writeHead(status, { ...headers, 'Cache-Control': REVALIDATE }).end()
    })
    stream.pipe(response)
  }
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'

type Compression = 'br' | 'gzip'

const compressors: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** The encoding that the client likes best. */
function encodingFor(request: IncomingMessage) {
  const [chosen = 'identity'] = new Negotiator(request).encodings(['br', 'gzip', 'identity'])
  return chosen as Compression | 'identity'
}

/** JSON that is the same for everybody, kept as the very bytes that are sent. */
export class KeptBytes {
  readonly #tag: string
  readonly #cacheControl: string
  readonly #body: Buffer
  /** Made when they are first asked for. */
  readonly #compressed: Partial<Record<Compression, Promise<Buffer>>> = {}

  constructor(json: string, cacheControl: string) {
    this.#body = Buffer.from(json)
    this.#tag = createHash('sha1').update(this.#body).digest('base64url')
    this.#cacheControl = cacheControl
  }

  /** Answers, in the encoding that the client likes best, with a 304 when it has these bytes. */
  async send(request: IncomingMessage, response: ServerResponse) {
    const encoding = encodingFor(request)
    const etag = `"${this.#tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const isUnchanged = fresh(request.headers, { etag })
    const body = isUnchanged ? undefined : await this.#bodyIn(encoding)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Cache-Control', this.#cacheControl)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('ETag', etag)
    if (!body) {
      response.statusCode = 304
      response.end()
      return
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #bodyIn(encoding: Compression | 'identity') {
    if (encoding === 'identity') return this.#body
    return (this.#compressed[encoding] ??= compressors[encoding](this.#body))
  }
}

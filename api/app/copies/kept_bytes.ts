import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

type Encoding = 'br' | 'gzip' | 'identity'

const compressors: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** JSON that is the same for everybody, kept as the very bytes that are sent. */
export class KeptBytes {
  readonly #tag: string
  /** Compressed when it is first asked for. */
  readonly #bodies: Partial<Record<Encoding, Promise<Buffer>>>

  constructor(json: string) {
    const body = Buffer.from(json)
    this.#tag = createHash('sha1').update(body).digest('base64url')
    this.#bodies = { identity: Promise.resolve(body) }
  }

  /** Answers in the encoding that the client likes best, with a 304 when it has these bytes. */
  async send({ request, response }: HttpContext, cacheControl: string) {
    const encoding = request.encoding(['br', 'gzip', 'identity']) as Encoding | null
    const chosen = encoding ?? 'identity'
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Cache-Control', cacheControl)
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', `"${this.#tag}${chosen === 'identity' ? '' : `-${chosen}`}"`)
    if (response.fresh()) {
      response.removeHeader('Content-Type')
      response.status(304).send(null)
    } else {
      if (chosen !== 'identity') response.header('Content-Encoding', chosen)
      response.send(await this.#body(chosen))
    }
  }

  async #body(encoding: Encoding): Promise<Buffer> {
    const bodies = this.#bodies
    if (encoding !== 'identity') bodies[encoding] ??= compressors[encoding](await bodies.identity!)
    return bodies[encoding]!
  }
}

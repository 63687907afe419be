import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { copyEnds, REVALIDATED } from '#shared/rules/shared_copies'

type Encoding = 'br' | 'gzip'

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
}
/** The smaller first: browsers name theirs in the order in which they learned them. */
const ENCODINGS: Encoding[] = ['br', 'gzip']

export class CachedResponse<Content extends object> {
  readonly #body: Buffer
  readonly #tag: string
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(
    readonly content: Content,
    readonly cacheControl: string
  ) {
    this.#body = Buffer.from(JSON.stringify(content))
    this.#tag = createHash('sha1').update(this.#body).digest('base64url')
  }

  /** @returns what was sent, for the types of the route: the framework sends nothing twice */
  async send(ctx: HttpContext): Promise<Content> {
    await this.#write(ctx)
    return this.content
  }

  async #write({ request, response }: HttpContext) {
    const encoding = ENCODINGS.find((one) => request.encoding([one]) === one)
    response.header('Cache-Control', this.cacheControl)
    if (this.cacheControl === REVALIDATED) response.header('X-Accel-Expires', copyEnds())
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', `"${this.#tag}${encoding ? `-${encoding}` : ''}"`)
    if (response.fresh()) return response.status(304).send(null)
    response.header('Content-Type', 'application/json; charset=utf-8')
    if (!encoding) return response.send(this.#body)
    this.#compressed[encoding] ??= compressors[encoding](this.#body)
    response.header('Content-Encoding', encoding)
    response.send(await this.#compressed[encoding])
  }
}

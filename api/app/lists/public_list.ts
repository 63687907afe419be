import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { readRevision, type PublicListName } from '#models/revision'

type Encoding = 'br' | 'gzip' | 'identity'

interface Kept {
  revision: string
  tag: string
  /** Compressed when it is first asked for, once per revision. */
  bodies: Partial<Record<Encoding, Promise<Buffer>>> & { identity: Promise<Buffer> }
}

const compressors: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/**
 * For a browser: ask each time, a 304 is cheap. For a shared cache: one second, so that a change
 * is public within two; when this process fails, the older copy for up to a week.
 */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=1, stale-if-error=604800'

/**
 * A list that everybody may read, kept as the very bytes that are sent until its revision changes.
 * A request costs one indexed read of the revision; several processes agree through it.
 */
export class PublicList<Item> {
  #kept?: Kept

  /**
   * @param name whose revision the list follows
   * @param load reads the published items, in order
   */
  constructor(
    readonly name: PublicListName,
    readonly load: () => Promise<Item[]>
  ) {}

  /** Answers the request. What it returns is the type of what was sent, for the route registry. */
  async send({ request, response }: HttpContext): Promise<{ data: Item[] }> {
    const kept = await this.#fresh()
    const encoding = request.encoding(['br', 'gzip', 'identity']) as Encoding | null
    const chosen = encoding ?? 'identity'
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Cache-Control', CACHE_CONTROL)
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', `"${kept.tag}${chosen === 'identity' ? '' : `-${chosen}`}"`)
    if (response.fresh()) {
      response.removeHeader('Content-Type')
      response.status(304).send(null)
    } else {
      if (chosen !== 'identity') response.header('Content-Encoding', chosen)
      response.send(await this.#body(kept, chosen))
    }
    return undefined as never
  }

  async #fresh(): Promise<Kept> {
    // The revision is read before the rows: a write in between only means one more reading.
    const revision = await readRevision(db.connection(), this.name)
    if (this.#kept?.revision === revision) return this.#kept
    const body = Buffer.from(JSON.stringify({ data: await this.load() }))
    const tag = createHash('sha1').update(body).digest('base64url')
    this.#kept = { revision, tag, bodies: { identity: Promise.resolve(body) } }
    return this.#kept
  }

  async #body({ bodies }: Kept, encoding: Encoding): Promise<Buffer> {
    if (encoding !== 'identity') bodies[encoding] ??= compressors[encoding](await bodies.identity)
    return bodies[encoding]!
  }
}

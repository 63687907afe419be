import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { onListChange, readRevision, type PublicListName } from '#models/revision'

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
 * How long another process's change may stay unseen here, in milliseconds. With the second that a
 * shared cache keeps an answer, a change is public within the promised two.
 */
const UNSEEN_LIMIT = 500

/**
 * A list that everybody may read, kept as the very bytes that are sent until its revision changes.
 * This process's own changes count at once; those of others through the revision, which is read
 * again after `UNSEEN_LIMIT`. In between a request reads nothing from the database.
 */
export class PublicList<Item> {
  #kept?: Kept
  /** When the kept bytes were last known to be the newest; and how often we changed them ourselves. */
  #seenAt = -Infinity
  #changes = 0

  /**
   * @param name whose revision the list follows
   * @param load reads the published items, in order
   */
  constructor(
    readonly name: PublicListName,
    readonly load: () => Promise<Item[]>
  ) {
    onListChange(name, () => {
      this.#changes += 1
      this.#seenAt = -Infinity
    })
  }

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
    const now = performance.now()
    if (this.#kept && now - this.#seenAt < UNSEEN_LIMIT) return this.#kept
    const changes = this.#changes
    // The revision is read before the rows: a write in between only means one more reading.
    const revision = await readRevision(db.connection(), this.name)
    let kept = this.#kept
    if (kept?.revision !== revision) {
      const body = Buffer.from(JSON.stringify({ data: await this.load() }))
      const tag = createHash('sha1').update(body).digest('base64url')
      kept = { revision, tag, bodies: { identity: Promise.resolve(body) } }
    }
    // What was read beside a change of our own answers this request and is not kept.
    if (changes === this.#changes) {
      this.#kept = kept
      this.#seenAt = now
    }
    return kept
  }

  async #body({ bodies }: Kept, encoding: Encoding): Promise<Buffer> {
    if (encoding !== 'identity') bodies[encoding] ??= compressors[encoding](await bodies.identity)
    return bodies[encoding]!
  }
}

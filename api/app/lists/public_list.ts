import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { answerFirst, throwFailure } from '#copies/answered_first'
import { KeptBytes } from '#copies/kept_bytes'
import type { Place, PublicRows } from '#lists/public_rows'
import { SharedReading } from '#lists/shared_reading'
import { publicCursorText, readPublicCursor, type PublicCursor } from '#lists/public_cursor'
import { onListChange, readRevision } from '#models/revision'
import { PUBLIC_LIST_MAX } from '#shared/list_rules'
import { publicListValidator } from '#validators/list_query'

/** The list as it was at a revision and epoch: where its items stand, as bytes the first of them. */
interface Kept {
  revision: string
  epoch: string
  places: Place[]
  bytes: KeptBytes
}

/** `meta` is there when the list goes on: `next` is what `after` takes. */
interface Answer<Item> {
  data: Item[]
  meta?: { next: string }
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

/** Items whose place and JSON are kept, of each list: about 1 MB. */
const KEPT_ITEMS = 1000

/** The JSON of items by id, as they were at a revision of the list or later. */
interface KeptItems {
  revision: string
  json: Map<string, string>
}

/**
 * A list that everybody may read, so many items at a time. The first of them are kept as the very
 * bytes that are sent until the list's revision or epoch changes.
 * This process's own changes count at once; those of others through the revision, which is read
 * again after `UNSEEN_LIMIT`. In between a request reads nothing from the database.
 * A page further on is put together for each request, once the database has said that the list is
 * as it was kept; otherwise it is read.
 */
export class PublicList<Row extends { id: string }, Item> {
  #kept?: Kept
  /** When the kept bytes were last known to be the newest; and how often we changed them ourselves. */
  #seenAt = -Infinity
  #changes = 0
  #items: KeptItems = { revision: '', json: new Map() }
  readonly #revision = new SharedReading(() => readRevision(this.rows.shape.table))

  /**
   * @param path the list's address
   * @param rows what the list holds; the revision of their table is the list's
   * @param show makes of a row what is sent of it
   */
  constructor(
    readonly path: string,
    readonly rows: PublicRows<Row>,
    readonly show: (row: Row) => Item
  ) {
    onListChange(rows.shape.table, () => {
      this.#changes += 1
      this.#seenAt = -Infinity
    })
    answerFirst(path, (request, response) => this.#answer(request, response))
  }

  /** Answers the request. What it returns is the type of what was sent, for the route registry. */
  async send({ request, response }: HttpContext): Promise<Answer<Item>> {
    throwFailure(request.request)
    const { after } = await request.validateUsing(publicListValidator)
    const bytes = await this.#bytesFrom(after)
    response.relayHeaders()
    await bytes.send(request.request, response.response)
    return undefined as never
  }

  /** Answers what is asked as our own programs ask it; anything else takes the longer way. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const asked = new URLSearchParams(request.url!.slice(this.path.length))
    const after = readPublicCursor(asked.get('after'))
    if (asked.size > (after ? 1 : 0)) return false
    const bytes = await this.#bytesFrom(after)
    await bytes.send(request, response)
    return true
  }

  #bytesFrom(after?: PublicCursor | null): KeptBytes | Promise<KeptBytes> {
    return after ? this.#furtherOn(after) : (this.#keptNow() ?? this.#fresh())
  }

  /** What is kept, while it need not be asked whether that is still so. */
  #keptNow(): KeptBytes | undefined {
    const isOfNow = this.#kept?.epoch === this.rows.ordering.epoch()
    return isOfNow && performance.now() - this.#seenAt < UNSEEN_LIMIT
      ? this.#kept?.bytes
      : undefined
  }

  async #fresh(): Promise<KeptBytes> {
    const now = performance.now()
    const epoch = this.rows.ordering.epoch()
    const changes = this.#changes
    // The revision is read before the rows: a write in between only means one more reading.
    const revision = await this.#revision.value()
    let kept = this.#kept
    if (kept?.revision !== revision || kept.epoch !== epoch) {
      const places = await this.rows.places(KEPT_ITEMS, epoch)
      kept = { revision, epoch, places, bytes: await this.#page(places) }
    }
    // What was read beside a change of our own answers this request and is not kept.
    if (changes === this.#changes) {
      this.#kept = kept
      this.#seenAt = now
    }
    return kept.bytes
  }

  async #furtherOn(after: PublicCursor): Promise<KeptBytes> {
    return this.#page(
      (await this.#keptAfter(after)) ??
        (await this.rows.places(PUBLIC_LIST_MAX + 1, after.epoch, after))
    )
  }

  /** What is kept of the places after another one, where that is enough and still true. */
  async #keptAfter(after: PublicCursor): Promise<Place[] | undefined> {
    const kept = this.#kept
    if (kept?.epoch !== after.epoch) return undefined
    const at = kept.places.findIndex(
      ({ id, key, part }) => id === after.id && key === after.key && part === after.part
    )
    const end = at + PUBLIC_LIST_MAX + 2
    const isEnough = at >= 0 && (end <= kept.places.length || kept.places.length < KEPT_ITEMS)
    if (!isEnough || (await this.#revision.value()) !== kept.revision) return undefined
    return kept.places.slice(at + 1, end)
  }

  /** The items at the first places and, when there are more, where the list goes on. */
  async #page(places: Place[]): Promise<KeptBytes> {
    const shown = await this.#jsonOf(places.slice(0, PUBLIC_LIST_MAX))
    const goesOn = places.length > PUBLIC_LIST_MAX
    const next = goesOn && JSON.stringify(publicCursorText(places[PUBLIC_LIST_MAX - 1]!))
    const meta = next ? `,"meta":{"next":${next}}` : ''
    return new KeptBytes(`{"data":[${shown.join(',')}]${meta}}`, CACHE_CONTROL)
  }

  /** The JSON of the items at some places, without those that are gone since. */
  async #jsonOf(places: Place[]): Promise<string[]> {
    const revision = places.at(-1)?.revision
    if (revision && this.#items.revision !== revision) this.#items = { revision, json: new Map() }
    // Held on to: what is read now may be older than what another request keeps from then on.
    const { json } = this.#items
    const missing = places.filter(({ id }) => !json.has(id))
    const read = new Map<string, string>()
    if (missing.length > 0) {
      const rows = await this.rows.find(missing.map(({ id }) => id))
      for (const row of rows) {
        const item = JSON.stringify(this.show(row))
        read.set(row.id, item)
        if (json.size < KEPT_ITEMS) json.set(row.id, item)
      }
    }
    return places.flatMap(({ id }) => json.get(id) ?? read.get(id) ?? [])
  }
}

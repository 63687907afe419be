import type { HttpContext } from '@adonisjs/core/http'
import { KeptBytes } from '#copies/kept_bytes'
import type { PublicRows } from '#lists/public_rows'
import { publicCursorText, type PublicCursor } from '#lists/public_cursor'
import { onListChange, readRevision } from '#models/revision'
import { readClient } from '#models/read_client'
import { PUBLIC_LIST_MAX } from '#shared/list_rules'
import { publicListValidator } from '#validators/list_query'

interface Kept {
  revision: string
  epoch: string
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

/**
 * A list that everybody may read, so many items at a time. The first of them are kept as the very
 * bytes that are sent until the list's revision or epoch changes.
 * This process's own changes count at once; those of others through the revision, which is read
 * again after `UNSEEN_LIMIT`. In between a request reads nothing from the database.
 */
export class PublicList<Row, Item> {
  #kept?: Kept
  /** When the kept bytes were last known to be the newest; and how often we changed them ourselves. */
  #seenAt = -Infinity
  #changes = 0

  /**
   * @param rows what the list holds; the revision of their table is the list's
   * @param show makes of a row what is sent of it
   */
  constructor(
    readonly rows: PublicRows<Row>,
    readonly show: (row: Row) => Item
  ) {
    onListChange(rows.shape.table, () => {
      this.#changes += 1
      this.#seenAt = -Infinity
    })
  }

  /** Answers the request. What it returns is the type of what was sent, for the route registry. */
  async send(ctx: HttpContext): Promise<Answer<Item>> {
    // Nearly every request asks for the first items, which are kept: nothing is spent on those.
    const isFirst = ctx.request.qs().after === undefined
    const { after } = isFirst ? {} : await ctx.request.validateUsing(publicListValidator)
    const bytes = await (after ? this.#read(after.epoch, after) : this.#fresh())
    await bytes.send(ctx, CACHE_CONTROL)
    return undefined as never
  }

  async #fresh(): Promise<KeptBytes> {
    const now = performance.now()
    const epoch = this.rows.ordering.epoch()
    const isOfNow = this.#kept?.epoch === epoch
    if (this.#kept && isOfNow && now - this.#seenAt < UNSEEN_LIMIT) return this.#kept.bytes
    const changes = this.#changes
    // The revision is read before the rows: a write in between only means one more reading.
    const revision = await readRevision(readClient(), this.rows.shape.table)
    let kept = this.#kept
    if (kept?.revision !== revision || !isOfNow) {
      kept = { revision, epoch, bytes: await this.#read(epoch) }
    }
    // What was read beside a change of our own answers this request and is not kept.
    if (changes === this.#changes) {
      this.#kept = kept
      this.#seenAt = now
    }
    return kept.bytes
  }

  /** Some items and, when there are more, where those go on. */
  async #read(epoch: string, after?: PublicCursor): Promise<KeptBytes> {
    const rows = await this.rows.take(PUBLIC_LIST_MAX + 1, epoch, after)
    const data = rows.slice(0, PUBLIC_LIST_MAX).map((row) => this.show(row))
    const isAll = rows.length <= PUBLIC_LIST_MAX
    const meta = isAll ? undefined : { next: publicCursorText(rows[PUBLIC_LIST_MAX - 1]!) }
    return new KeptBytes(JSON.stringify({ data, meta }))
  }
}

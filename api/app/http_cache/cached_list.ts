import type { HttpContext } from '@adonisjs/core/http'
import { CachedResponse } from '#http_cache/cached_response'
import { LastResponse } from '#http_cache/last_response'
import { REVALIDATED } from '#shared/rules/shared_copies'
import { readRevision } from '#writes/list_revision'
import { cursorText, type PublicCursor } from '#support/cursor'
import type { PublicList, PublicRow } from '#queries/public_list'
import { indianDay } from '#shared/days/indian_days'
import { publicListValidator } from '#validators/list_query'

interface Page<Item> {
  data: Item[]
  meta?: { next: string }
}

/** The first page, for as long as `writes/list_revision` says that nothing of its list has changed. */
export class CachedList<Row extends PublicRow, Item> {
  readonly #first = new LastResponse<Page<Item>>(REVALIDATED)

  constructor(
    readonly list: PublicList<Row>,
    readonly toJson: (row: Row) => Item
  ) {}

  async send(ctx: HttpContext): Promise<Page<Item>> {
    const { after } = await ctx.request.validateUsing(publicListValidator)
    const response = after
      ? new CachedResponse(await this.#page(after.day, after), REVALIDATED)
      : await this.#firstPage()
    return response.send(ctx)
  }

  async #firstPage() {
    const day = indianDay(Date.now())
    // Read before the rows, so that a write in between invalidates the cache.
    const key = `${await readRevision(this.list.kind)} ${day}`
    return this.#first.read(key, () => this.#page(day))
  }

  async #page(day: string, after?: PublicCursor): Promise<Page<Item>> {
    const { rows, next } = await this.list.page(day, after)
    const page: Page<Item> = { data: rows.map(this.toJson) }
    if (next) page.meta = { next: cursorText(next) }
    return page
  }
}

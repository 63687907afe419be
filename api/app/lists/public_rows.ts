import type { Cursor } from '#lists/cursor'
import type { ListShape, Query } from '#lists/list_filter'
import type { PublicCursor } from '#lists/public_cursor'
import type { PublicListName } from '#models/revision'
import { readClient } from '#models/read_client'
import { storedTranslations } from '#models/stored_translations'
import { onlyPublic } from '#models/visibility'
import type { Translations } from '#shared/translations'

/** A stretch of a list with its own rows and order: by one column, then by id. */
export interface ListPart {
  key: 'created_at' | 'date' | 'start_date' | 'last_day'
  order: 'asc' | 'desc'
  applyFilter?: (query: Query) => Query
}

/** How a list is put together. */
export interface Ordering {
  /** What the order follows besides the rows, such as the present day. */
  epoch: () => string
  parts: (epoch: string) => ListPart[]
}

/** Another item of the list, as far as a link to it goes. */
export interface Neighbour {
  slug: string
  title: string
  /** Its title in other languages; absent where there is none. */
  translations?: Translations<'title'>
}

/** Of what is translated only the titles. */
function titlesOf(json: string): Pick<Neighbour, 'translations'> {
  const titles = Object.entries(storedTranslations(json) ?? {}).flatMap(
    ([language, { title }]: [string, { title?: string }]) => (title ? [[language, { title }]] : [])
  )
  return titles.length > 0 ? { translations: Object.fromEntries(titles) } : {}
}

const turned = (part: ListPart): ListPart => ({
  ...part,
  order: part.order === 'asc' ? 'desc' : 'asc',
})

/** The rows of a list that everybody may read: what is active, in the list's order. */
export class PublicRows<Row> {
  /**
   * @param shape where the rows are
   * @param columns what of a row is read
   * @param ordering newest first unless told otherwise; at most ten parts, one after the other
   */
  constructor(
    readonly shape: ListShape & { table: PublicListName },
    readonly columns: Record<keyof Row & string, string>,
    readonly ordering: Ordering = {
      epoch: () => '',
      parts: () => [{ key: shape.key, order: 'desc' }],
    }
  ) {}

  /** So many rows from the top or from after a place, each with its own place. */
  async take(limit: number, epoch: string, after?: PublicCursor): Promise<(Row & PublicCursor)[]> {
    const rows: (Row & PublicCursor)[] = []
    for (const [part, shape] of this.ordering.parts(epoch).entries()) {
      if (after && part < after.part) continue
      if (rows.length === limit) break
      const place = part === after?.part ? after : undefined
      const query = this.#inOrder(shape, limit - rows.length, place)
      const found: (Row & Cursor)[] = await query.select({ ...this.columns, key: shape.key })
      rows.push(...found.map((row) => ({ ...row, epoch, part })))
    }
    return rows
  }

  /** The items before and after one that is in the list, in the order it has today. */
  async neighbours(id: string): Promise<Record<'previous' | 'next', Neighbour | null>> {
    const parts = this.ordering.parts(this.ordering.epoch())
    for (const [at, part] of parts.entries()) {
      const [place] = await this.#rowsOf(part).where('id', id).select({ id: 'id', key: part.key })
      if (!place) continue
      const before = parts.slice(0, at + 1).reverse()
      const [previous, next] = await Promise.all([
        this.#nearest(before.map(turned), place),
        this.#nearest(parts.slice(at), place),
      ])
      return { previous, next }
    }
    return { previous: null, next: null }
  }

  /** The first item of some parts, in the first of them only what comes after a place. */
  async #nearest(parts: ListPart[], place: Cursor): Promise<Neighbour | null> {
    for (const [index, part] of parts.entries()) {
      const query = this.#inOrder(part, 1, index === 0 ? place : undefined)
      const columns = { slug: 'slug', title: 'title', translations: 'translations' }
      const [found] = await query.select(columns)
      if (found) return { slug: found.slug, title: found.title, ...titlesOf(found.translations) }
    }
    return null
  }

  #inOrder(part: ListPart, limit: number, after?: Cursor): Query {
    const { key, order } = part
    const query = this.#rowsOf(part)
    if (after) {
      query.whereRaw(`(${key}, id) ${order === 'desc' ? '<' : '>'} (?, ?)`, [after.key, after.id])
    }
    return query
      .orderBy([
        { column: key, order },
        { column: 'id', order },
      ])
      .limit(limit)
  }

  #rowsOf(part: ListPart): Query {
    const query = onlyPublic<Query>(readClient().from(this.shape.table))
    part.applyFilter?.(query)
    return query
  }
}

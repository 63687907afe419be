import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import type { Cursor } from '#lists/cursor'
import type { ListShape, Query } from '#lists/list_filter'
import type { PublicCursor } from '#lists/public_cursor'
import type { PublicListName } from '#models/revision'
import { readClient, readRows } from '#models/read_client'
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

/** Where a row stands, in the list as it was at a revision. */
export interface Place extends PublicCursor {
  revision: string
}

interface Statement {
  sql: string
  bindings: StrictValues[]
}

const turned = (part: ListPart): ListPart => ({
  ...part,
  order: part.order === 'asc' ? 'desc' : 'asc',
})

/** The rows of a list that everybody may read: what is active, in the list's order. */
export class PublicRows<Row> {
  readonly #statements: Record<string, Statement> = {}

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

  /**
   * Where rows stand, from the top or from after a place. Nothing else of them: 32 columns cost
   * SQLite's driver ten times as much.
   * @returns so many at most
   */
  async places(limit: number, epoch: string, after?: PublicCursor): Promise<Place[]> {
    const places: Place[] = []
    for (const part of this.ordering.parts(epoch).keys()) {
      if (after && part < after.part) continue
      if (places.length >= limit) break
      const from = part === after?.part ? after : undefined
      const found = await this.#placesIn(part, limit, epoch, from)
      places.push(...found.map((row) => ({ ...row, epoch, part })))
    }
    return places.slice(0, limit)
  }

  /** With a statement that is put together once: that takes longer than running it. */
  #placesIn(part: number, limit: number, epoch: string, after?: Cursor) {
    const isAfter = after !== undefined
    const { sql, bindings } = (this.#statements[`${part} ${limit} ${isAfter}`] ??=
      this.#selectPlaces(part, limit, isAfter))
    const values: Record<string, string | undefined> = {
      ':epoch': epoch,
      ':key': after?.key,
      ':id': after?.id,
    }
    const given = bindings.map((name) => values[String(name)] ?? name)
    return readRows<Cursor & Pick<Place, 'revision'>>(sql, given)
  }

  /** Names stand for what differs from one request to the next. */
  #selectPlaces(part: number, limit: number, isAfter: boolean): Statement {
    const revisions = readClient().from('revisions').where('list', this.shape.table)
    const shape = this.ordering.parts(':epoch')[part]!
    const after = isAfter ? { key: ':key', id: ':id' } : undefined
    const { sql, bindings } = this.#inOrder(shape, limit, after)
      .select({ id: 'id', key: shape.key })
      .select(revisions.select('revision').as('revision'))
      .toSQL()
    return { sql, bindings: bindings as StrictValues[] }
  }

  /** What is shown of those rows that are still public, in no order. */
  async find(ids: string[]): Promise<Row[]> {
    return onlyPublic<Query>(readClient().from(this.shape.table))
      .whereIn('id', ids)
      .select(this.columns)
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

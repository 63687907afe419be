import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { cursorText, type Cursor } from '#lists/cursor'
import { readCounts, type ListCounts } from '#lists/list_counts'
import {
  isNarrowed,
  applyFilter,
  narrowAfter,
  newestFirst,
  type ListFilter,
  type ListShape,
} from '#lists/list_filter'
import { findMatches, isBeyondSearch } from '#lists/list_search'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import { readClient } from '#models/read_client'
import { timestamp } from '#models/timestamp'
import { folded } from '#shared/folded_text'
import { DELETED_MAX, MATCHES_MAX, PER_PAGE } from '#shared/list_rules'

export interface ListQuery extends ListFilter {
  q?: string
  page?: number
  perPage?: number
  /** Instead of `page`: the rows after this place. */
  after?: Cursor
}

export interface ListMeta {
  /** Null when the rows after a place were asked for. */
  page: number | null
  perPage: number
  /** Rows that match. */
  total: number
  lastPage: number
  /** Whether there may be more matches than were counted. */
  isCapped: boolean
  /** Rows of the whole list. */
  all: number
  /** What `after` takes to go on; null on the last page. */
  next: string | null
}

interface Found {
  cursors: Cursor[]
  total: number
  isCapped: boolean
}

type Columns<Row> = Record<keyof Row & string, string>

/** Rows that are read at a time when the whole list is asked for. */
export const BATCH = 1000

/**
 * A list as the director sees it: everything that is not deleted, newest first. Plain rows, because
 * models cost three times the time, and only the rows of the page: which those are is read from an
 * index first.
 */
export class DirectorList<Row extends { id: string }, More extends object = object> {
  /** @param more what else the director's screen wants to know about the whole list */
  constructor(
    readonly shape: ListShape,
    readonly columns: Columns<Row>,
    readonly more: (counts: ListCounts) => More | Promise<More>
  ) {}

  /** One page, with what the director's screen says about the list. */
  async page(query: ListQuery): Promise<{ rows: Row[]; meta: ListMeta & More }> {
    const db = readClient()
    const { perPage = PER_PAGE } = query
    const counts = await readCounts(db, this.shape.table)
    const { cursors, total, isCapped } = query.q
      ? await this.#search(db, query, counts, perPage)
      : await this.#browse(db, query, counts, perPage)
    // One row more than the page has tells that the list goes on.
    const shown = cursors.slice(0, perPage)
    const meta = {
      page: query.after ? null : (query.page ?? 1),
      perPage,
      total,
      lastPage: Math.max(1, Math.ceil(total / perPage)),
      isCapped,
      all: counts.total,
      next: cursors.length > perPage ? cursorText(shown.at(-1)!) : null,
      ...(await this.more(counts)),
    }
    return { rows: await this.#rows(db, shown), meta }
  }

  /** The whole list, some rows at a time, so that it never lies in memory as a whole. */
  async *batches(): AsyncGenerator<Row[]> {
    const db = readClient()
    let after: Cursor | undefined
    do {
      const query = applyFilter(db.from(this.shape.table), this.shape, {})
      if (after) narrowAfter(query, this.shape, after)
      const rows = await newestFirst(query, this.shape)
        .select({ ...this.columns, place: this.shape.key })
        .limit(BATCH)
      const last = rows.at(-1)
      after = rows.length === BATCH ? { key: last.place, id: last.id } : undefined
      yield rows
    } while (after)
  }

  /** What can still be brought back, last deleted first. */
  deleted(): Promise<(Row & { deletedAt: string })[]> {
    return readClient()
      .from(this.shape.table)
      .where('deleted_at', '>=', timestamp(Date.now() - KEPT_FOR))
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .select({ ...this.columns, deletedAt: 'deleted_at' })
      .limit(DELETED_MAX)
  }

  async #search(
    db: QueryClientContract,
    query: ListQuery,
    counts: ListCounts,
    perPage: number
  ): Promise<Found> {
    const text = folded(query.q!)
    const matches = await findMatches(db, this.shape, query, text)
    const found = matches.slice(0, MATCHES_MAX)
    const start = query.after ? indexAfter(found, query.after) : this.#offset(query, perPage)
    const isCapped =
      matches.length > MATCHES_MAX || isBeyondSearch(text, await this.#total(db, query, counts))
    return { cursors: found.slice(start, start + perPage + 1), total: found.length, isCapped }
  }

  async #browse(
    db: QueryClientContract,
    query: ListQuery,
    counts: ListCounts,
    perPage: number
  ): Promise<Found> {
    const total = await this.#total(db, query, counts)
    const cursors = query.after
      ? await this.#cursorsAfter(db, query, query.after, perPage + 1)
      : await this.#cursorsAt(db, query, this.#offset(query, perPage), perPage + 1, total)
    return { cursors, total, isCapped: false }
  }

  #offset({ page = 1 }: ListQuery, perPage: number) {
    return (page - 1) * perPage
  }

  async #total(db: QueryClientContract, query: ListQuery, { total, on }: ListCounts) {
    if (isNarrowed(query)) {
      const rows = await applyFilter(db.from(this.shape.table), this.shape, query).count(
        '* as total'
      )
      return Number(rows[0].total)
    }
    if (query.state === undefined) return total
    return query.state ? on : total - on
  }

  #cursorsAfter(db: QueryClientContract, query: ListQuery, after: Cursor, limit: number) {
    const narrowed = applyFilter(db.from(this.shape.table), this.shape, query)
    return newestFirst(narrowAfter(narrowed, this.shape, after), this.shape)
      .select({ key: this.shape.key, id: 'id' })
      .limit(limit)
  }

  /** Skips entries of an index only, and never more than half of them: the end is read backwards. */
  async #cursorsAt(
    db: QueryClientContract,
    query: ListQuery,
    offset: number,
    limit: number,
    total: number
  ): Promise<Cursor[]> {
    const size = Math.min(limit, total - offset)
    if (size <= 0) return []
    const { key } = this.shape
    const isNearEnd = offset > total / 2
    const order = isNearEnd ? 'asc' : 'desc'
    const cursors: Cursor[] = await applyFilter(db.from(this.shape.table), this.shape, query)
      .select({ key, id: 'id' })
      .orderBy([
        { column: key, order },
        { column: 'id', order },
      ])
      .offset(isNearEnd ? total - offset - size : offset)
      .limit(size)
    return isNearEnd ? cursors.reverse() : cursors
  }

  async #rows(db: QueryClientContract, cursors: Cursor[]): Promise<Row[]> {
    if (cursors.length === 0) return []
    const ids = cursors.map(({ id }) => id)
    return newestFirst(db.from(this.shape.table).whereIn('id', ids), this.shape).select(
      this.columns
    )
  }
}

/** Where the rows after this one begin. */
function indexAfter(cursors: Cursor[], { key, id }: Cursor): number {
  const index = cursors.findIndex((one) => one.key < key || (one.key === key && one.id < id))
  return index === -1 ? cursors.length : index
}

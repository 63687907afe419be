import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Achievement from '#models/achievement'
import ContactMessage from '#models/contact_message'
import { KEPT_MS } from '#config/retention'
import { readClient } from '#database/read_client'
import { serialQueue } from '#support/serial_queue'
import { timestamp } from '#support/timestamp'
import Tournament from '#models/tournament'
import { cursorText, type Cursor } from '#support/cursor'
import { applyFilter, type ListFilter } from '#queries/list_filter'
import { readMessageCounts } from '#queries/message_counts'
import { PER_PAGE } from '#shared/rules/list_rules'

export interface ListQuery extends ListFilter {
  perPage?: number
  after?: Cursor
}

export interface ListMeta {
  total: number
  all: number
  next: string | null
}

const BATCH = 500

/** One search at a time, because each reads every row and would block requests of visitors. */
const oneSearchAtATime = serialQueue()

type Query<Row> = ModelQueryBuilderContract<LucidModel, Row>

class DirectorList<Row extends LucidRow & { id: string }, More extends object> {
  constructor(
    readonly rows: () => Query<Row>,
    readonly order: { column: string; valueOf: (row: Row) => string },
    readonly more: () => Promise<More>
  ) {}

  /** The whole list, or with any filter a page of it with its meta data. */
  async read<Item>(
    query: ListQuery,
    toItem: (row: Row) => Item
  ): Promise<{ data: Item[]; meta?: ListMeta & More }> {
    if (Object.keys(query).length === 0) return { data: await this.#whole(toItem) }
    const page = () => this.#page(query)
    const { rows, meta } = await (query.q ? oneSearchAtATime(page) : page())
    return { data: rows.map(toItem), meta }
  }

  /** Bit by bit, so that thousands of rows are never in memory at once. */
  async #whole<Item>(toItem: (row: Row) => Item): Promise<Item[]> {
    const items: Item[] = []
    let after: Cursor | null = null
    do {
      const rows: Row[] = await this.#after(this.#live(), after).limit(BATCH)
      for (const row of rows) items.push(toItem(row))
      after = rows.length === BATCH ? this.#cursorOf(rows.at(-1)!) : null
    } while (after)
    return items
  }

  async #page(query: ListQuery): Promise<{ rows: Row[]; meta: ListMeta & More }> {
    const { after, perPage = PER_PAGE, ...filter } = query
    const matching = this.#live()
    applyFilter(matching, this.order.column, filter)
    const found = await this.#after(matching.clone(), after).limit(perPage + 1)
    const rows = found.slice(0, perPage)
    const last = found.length > perPage ? rows.at(-1)! : null
    const isComplete = !after && !last
    const meta = {
      // Counting a search reads every row, so skip it when one page holds all.
      total: isComplete ? rows.length : await count(matching),
      all: await count(this.#live()),
      next: last && cursorText(this.#cursorOf(last)),
      ...(await this.more()),
    }
    return { rows, meta }
  }

  deleted(): Promise<Row[]> {
    return this.rows()
      .where('deleted_at', '>=', timestamp(Date.now() - KEPT_MS.deleted))
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
  }

  #live() {
    return this.rows().whereNull('deleted_at')
  }

  #cursorOf(row: Row): Cursor {
    return { key: this.order.valueOf(row), id: row.id }
  }

  #after(query: Query<Row>, after: Cursor | null = null) {
    const { column } = this.order
    if (after) query.whereRaw(`(${column}, id) < (?, ?)`, [after.key, after.id])
    return query.orderBy(column, 'desc').orderBy('id', 'desc')
  }
}

async function count(query: Query<unknown>): Promise<number> {
  const [row] = await query.clearSelect().count('* as total').pojo<{ total: number | string }>()
  return Number(row!.total)
}

async function tagsInUse(): Promise<string[]> {
  const rows = await Achievement.query({ client: readClient() })
    .whereNull('deleted_at')
    .distinct('tags')
  const tags = rows.flatMap((row) => row.tags)
  return [...new Set(tags)].sort((a, b) => a.localeCompare(b))
}

export const directorTournaments = new DirectorList(
  () => Tournament.query({ client: readClient() }),
  { column: 'created_at', valueOf: ({ createdAt }) => createdAt },
  async () => ({})
)

export const directorAchievements = new DirectorList(
  () => Achievement.query({ client: readClient() }),
  { column: 'date', valueOf: ({ date }) => date },
  async () => ({ tags: await tagsInUse() })
)

export const directorMessages = new DirectorList(
  () =>
    ContactMessage.query({ client: readClient() })
      .select(ContactMessage.$columns.filter((name) => name !== 'searchText'))
      .preload('notifications'),
  { column: 'created_at', valueOf: ({ createdAt }) => createdAt },
  readMessageCounts
)

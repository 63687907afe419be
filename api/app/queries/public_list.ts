import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Achievement from '#models/achievement'
import type { Kind } from '#kinds'
import { readClient } from '#database/read_client'
import { publicTranslations } from '#support/stored_translations'
import Tournament from '#models/tournament'
import { onlyPublic } from '#visibility/public_rows'
import type { Cursor, PublicCursor } from '#support/cursor'
import { PUBLIC_LIST_MAX } from '#shared/rules/list_rules'
import { indianDay } from '#shared/days/indian_days'
import type { SourcedTranslations, Translations } from '#shared/text/translations'

type Query<Row> = ModelQueryBuilderContract<LucidModel, Row>

export type PublicRow = LucidRow & {
  id: string
  slug: string
  title: string
  translations: SourcedTranslations<'title'>
}

interface Part<Row> {
  column: string
  valueOf: (row: Row) => string | null
  order: 'asc' | 'desc'
  where?: (query: Query<Row>, day: string) => void
}

export interface Neighbour {
  slug: string
  title: string
  translations?: Translations<'title'>
}

const reversed = <Row>(part: Part<Row>): Part<Row> => ({
  ...part,
  order: part.order === 'asc' ? 'desc' : 'asc',
})

export class PublicList<Row extends PublicRow> {
  constructor(
    readonly kind: Kind,
    readonly model: LucidModel & { new (): Row },
    readonly parts: Part<Row>[]
  ) {}

  async page(
    day: string,
    after?: PublicCursor
  ): Promise<{ rows: Row[]; next: PublicCursor | null }> {
    const found: { row: Row; part: number }[] = []
    for (const [part, { order, column }] of this.parts.entries()) {
      const isBefore = after !== undefined && part < after.part
      const limit = PUBLIC_LIST_MAX + 1 - found.length
      if (isBefore || limit === 0) continue
      const query = this.#ordered(this.parts[part]!, day).limit(limit)
      if (part === after?.part) this.#narrowAfter(query, { order, column }, after)
      for (const row of await query) found.push({ row, part })
    }
    const last = found.length > PUBLIC_LIST_MAX ? found[PUBLIC_LIST_MAX - 1]! : null
    const next = last && {
      day,
      part: last.part,
      id: last.row.id,
      key: this.parts[last.part]!.valueOf(last.row)!,
    }
    return { rows: found.slice(0, PUBLIC_LIST_MAX).map(({ row }) => row), next }
  }

  async neighbours(id: string): Promise<Record<'previous' | 'next', Neighbour | null>> {
    const day = indianDay(Date.now())
    for (const [index, part] of this.parts.entries()) {
      const row = await this.#ordered(part, day).where('id', id).first()
      if (!row) continue
      const cursor = { id, key: part.valueOf(row)! }
      const before = this.parts.slice(0, index + 1).reverse()
      return {
        previous: await this.#nearest(before.map(reversed), day, cursor),
        next: await this.#nearest(this.parts.slice(index), day, cursor),
      }
    }
    return { previous: null, next: null }
  }

  async #nearest(parts: Part<Row>[], day: string, after: Cursor): Promise<Neighbour | null> {
    for (const [index, part] of parts.entries()) {
      const query = this.#ordered(part, day).select('id', 'slug', 'title', 'translations')
      if (index === 0) this.#narrowAfter(query, part, after)
      const found = await query.first()
      if (found) return { slug: found.slug, title: found.title, ...titlesOf(found) }
    }
    return null
  }

  #ordered({ column, order, where }: Part<Row>, day: string): Query<Row> {
    const query = onlyPublic(this.model.query({ client: readClient() }) as Query<Row>)
    where?.(query, day)
    return query.orderBy(column, order).orderBy('id', order)
  }

  #narrowAfter(
    query: Query<Row>,
    { column, order }: Pick<Part<Row>, 'column' | 'order'>,
    { key, id }: Cursor
  ) {
    query.whereRaw(`(${column}, id) ${order === 'desc' ? '<' : '>'} (?, ?)`, [key, id])
  }
}

function titlesOf(row: PublicRow): Pick<Neighbour, 'translations'> {
  const translations = publicTranslations<'title'>(row) ?? {}
  const titles = Object.entries(translations).flatMap(([language, { title }]) =>
    title ? [[language, { title }]] : []
  )
  return titles.length > 0 ? { translations: Object.fromEntries(titles) } : {}
}

/** Upcoming, undated and past; `last_day` is null without a date. */
export const tournamentList = new PublicList('tournaments', Tournament, [
  {
    column: 'start_date',
    valueOf: ({ startDate }) => startDate,
    order: 'asc',
    where: (query, today) => void query.where('last_day', '>=', today),
  },
  {
    column: 'created_at',
    valueOf: ({ createdAt }) => createdAt,
    order: 'desc',
    where: (query) => void query.whereNull('last_day'),
  },
  {
    column: 'last_day',
    valueOf: ({ lastDay }) => lastDay,
    order: 'desc',
    where: (query, today) => void query.where('last_day', '<', today),
  },
])

export const achievementList = new PublicList('achievements', Achievement, [
  { column: 'date', valueOf: ({ date }) => date, order: 'desc' },
])

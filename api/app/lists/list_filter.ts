import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Cursor } from '#lists/cursor'
import { narrowToWaiting } from '#lists/waiting_messages'
import type { MessageState } from '#shared/contact_rules'

export type ListName = 'contact_messages' | 'tournaments' | 'achievements'

/** Where a list's rows are and how they are ordered: newest key first, then id. */
export interface ListShape {
  table: ListName
  key: 'created_at' | 'date'
  /** The switch that `status` asks for. */
  state: 'is_read' | 'is_active'
}

/** Which rows are wanted. Absent: no condition. */
export interface ListFilter {
  state?: boolean
  /** Bounds of the key, both inclusive. */
  from?: string
  to?: string
  tag?: string
  /** Of messages: what has become of them. */
  stage?: MessageState | 'waiting'
  /** Of messages: to be reminded of until this day, included. */
  remindBy?: string
}

export type Query = DatabaseQueryBuilderContract<any>

/** Narrows a query to the rows that are not deleted and pass the filter. */
export function applyFilter(query: Query, { key, state }: ListShape, filter: ListFilter): Query {
  query.whereNull('deleted_at')
  if (filter.state !== undefined) query.where(state, filter.state)
  if (filter.from) query.where(key, '>=', filter.from)
  if (filter.to) query.where(key, '<=', filter.to)
  if (filter.tag !== undefined) {
    const isPostgres = query.client.dialect.name === 'postgres'
    query.whereRaw(isPostgres ? HAS_TAG.postgres : HAS_TAG.sqlite, [filter.tag])
  }
  if (filter.stage) STAGES[filter.stage](query)
  if (filter.remindBy) query.where('remind_on', '<=', filter.remindBy)
  return query
}

const STAGES: Record<NonNullable<ListFilter['stage']>, (query: Query) => void> = {
  new: (query) => void query.where('is_read', false),
  read: (query) => void query.where('is_read', true).whereNull('answered_at'),
  answered: (query) => void query.whereNotNull('answered_at'),
  waiting: (query) => void narrowToWaiting(query),
}

const HAS_TAG = {
  postgres: 'jsonb_exists(tags::jsonb, ?)',
  sqlite: 'exists (select 1 from json_each(tags) where value = ?)',
}

/** Narrows a query to the rows that come after a place in the list. */
export function narrowAfter(query: Query, { key }: ListShape, after: Cursor): Query {
  return query.whereRaw(`(${key}, id) < (?, ?)`, [after.key, after.id])
}

export function newestFirst(query: Query, { key }: ListShape): Query {
  return query.orderBy([
    { column: key, order: 'desc' },
    { column: 'id', order: 'desc' },
  ])
}

/** Whether some text narrows the list by more than the counters know. */
export function isNarrowed({ from, to, tag, stage, remindBy }: ListFilter): boolean {
  return [from, to, tag, stage, remindBy].some((bound) => bound !== undefined)
}

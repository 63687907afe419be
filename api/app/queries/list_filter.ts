import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ACTIVE_STATES, ANSWER_STATES, READ_STATES } from '#shared/rules/list_rules'
import { askedNumber } from '#shared/text/phone_numbers'
import { searchForms } from '#shared/text/search'
import { WAITS, waitingSince } from '#queries/waiting_messages'
import { indianDay } from '#shared/days/indian_days'

export interface ListFilter {
  q?: string
  status?: (typeof READ_STATES)[number] | (typeof ACTIVE_STATES)[number]
  from?: string
  to?: string
  tag?: string
  state?: (typeof ANSWER_STATES)[number]
  remind?: 'due'
  /** Of tournaments: those that are played on it. */
  day?: 'today'
}

type Query = ModelQueryBuilderContract<LucidModel, any>

const CONDITIONS: Record<string, (query: Query) => void> = {
  active: (query) => void query.where('is_active', true),
  inactive: (query) => void query.where('is_active', false),
  unread: (query) => void query.where('is_read', false),
  read: (query) => void query.where('is_read', true),
  new: (query) => void query.where('is_read', false),
  unanswered: (query) => void query.where('is_read', true).whereNull('answered_at'),
  answered: (query) => void query.whereNotNull('answered_at'),
  waiting: (query) => void query.whereRaw(WAITS, [waitingSince()]),
}

const DIALECT = {
  sqlite3: {
    contains: 'instr(search_text, ?) > 0',
    hasTag: 'exists (select 1 from json_each(tags) where value = ?)',
  },
  postgres: {
    contains: 'strpos(search_text, ?) > 0',
    hasTag: 'jsonb_exists(tags::jsonb, ?)',
  },
}

function playedOn(query: Query, day: string) {
  query
    .where('start_date', '<=', day)
    .where((any) => void any.where('start_date', day).orWhere('end_date', '>=', day))
}

export function applyFilter(query: Query, column: string, filter: ListFilter) {
  const { q, status, state, from, to, tag, remind, day } = filter
  const dialect = DIALECT[query.client.dialect.name as keyof typeof DIALECT]
  if (status) CONDITIONS[status]?.(query)
  // 'read' excludes answered messages here.
  if (state) CONDITIONS[state === 'read' ? 'unanswered' : state]?.(query)
  if (from) query.where(column, '>=', from)
  if (to) query.where(column, '<=', to)
  if (tag !== undefined) query.whereRaw(dialect.hasTag, [tag])
  if (remind) query.where('remind_on', '<=', indianDay(Date.now()))
  if (day) playedOn(query, indianDay(Date.now()))
  if (!q) return
  const forms = [...searchForms(q), askedNumber(q)].filter((form) => form !== undefined)
  query.where((any) => {
    for (const form of forms) any.orWhereRaw(dialect.contains, [form])
  })
}

import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Cursor } from '#lists/cursor'
import {
  applyFilter,
  newestFirst,
  type ListFilter,
  type ListShape,
  type Query,
} from '#lists/list_filter'
import { MATCHES_MAX, SHORT_SEARCH_ROWS } from '#shared/list_rules'
import { searchForms } from '#shared/search'

/** Letters that an index of trigrams needs. */
const TRIGRAM = 3

const isShort = (text: string) => [...text].length < TRIGRAM

/**
 * The cursors of the newest rows that hold what is looked for, at most one more than `MATCHES_MAX`.
 * Both databases give the same ones.
 * @param text as `folded` makes it, without line breaks
 */
export async function findMatches(
  db: QueryClientContract,
  shape: ListShape,
  filter: ListFilter,
  text: string
): Promise<Cursor[]> {
  const forms = searchForms(text)
  if (isShort(text)) return searchNewest(db, shape, filter, forms)
  if (db.dialect.name === 'postgres') return searchAll(db, shape, filter, forms)
  const ids = await searchTrigrams(db, shape, forms)
  if (ids.length > MATCHES_MAX) return searchAll(db, shape, filter, forms)
  return cursors(applyFilter(db.from(shape.table).whereIn('id', ids), shape, filter), shape)
}

/** Whether rows that pass the filter may lie beyond those that a search looks through. */
export function isBeyondSearch(text: string, rows: number): boolean {
  return isShort(text) && rows > SHORT_SEARCH_ROWS
}

/** Ids of SQLite's index, in no order; when they are too many, reading the newest rows is quicker. */
async function searchTrigrams(db: QueryClientContract, { table }: ListShape, forms: string[]) {
  const phrases = forms.map((form) => `"${form.replaceAll('"', '""')}"`).join(' OR ')
  const rows = await db
    .from(`${table}_trigrams`)
    .join(`${table}_found`, `${table}_found.number`, `${table}_trigrams.rowid`)
    .whereRaw(`${table}_trigrams match ?`, [phrases])
    .select(`${table}_found.id`)
    .limit(MATCHES_MAX + 1)
  return rows.map((row) => row.id)
}

/** Newest first until there are enough. PostgreSQL decides by itself whether its index helps. */
function searchAll(db: QueryClientContract, shape: ListShape, filter: ListFilter, forms: string[]) {
  const query = applyFilter(db.from(shape.table), shape, filter)
  return cursors(holdsAny(db, query, forms), shape)
}

function searchNewest(
  db: QueryClientContract,
  shape: ListShape,
  filter: ListFilter,
  forms: string[]
) {
  const newest = newestFirst(applyFilter(db.from(shape.table), shape, filter), shape)
    .select(shape.key, 'id', 'search_text')
    .limit(SHORT_SEARCH_ROWS)
    .as('newest')
  return cursors(holdsAny(db, db.from(newest), forms), shape)
}

async function cursors(query: Query, shape: ListShape): Promise<Cursor[]> {
  return newestFirst(query, shape)
    .select({ key: shape.key, id: 'id' })
    .limit(MATCHES_MAX + 1)
}

/** SQLite's `instr` compares bytes and is twice as quick as LIKE; PostgreSQL's index knows LIKE. */
function holdsAny(db: QueryClientContract, query: Query, forms: string[]) {
  const isPostgres = db.dialect.name === 'postgres'
  const contains = isPostgres ? 'search_text like ?' : 'instr(search_text, ?) > 0'
  const needleOf = (form: string) => (isPostgres ? `%${form.replace(/[\\%_]/g, '\\$&')}%` : form)
  return query.whereRaw(`(${forms.map(() => contains).join(' or ')})`, forms.map(needleOf))
}

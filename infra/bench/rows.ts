import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Tournaments that are still to come, however many there are in all. */
const UPCOMING = 30

const WORDS =
  'daughter son plays evening Sunday rating beginner school holiday lesson fee place group coach ' +
  'opening endgame tournament online hall parents message timing weekend level board clock prize'
const words = WORDS.split(' ')

const SYLLABLES = [
  ['Kul', 'Desh', 'Pat', 'Jog', 'Gai', 'Shin', 'Bho', 'Cha', 'Mul', 'Wag', 'Tam', 'Ran', 'Lok'],
  ['ka', 'pan', 'wa', 'le', 'di', 'ra', 'mo', 'vi', 'su', 'go', 'na', 'bha', 'te'],
  ['rni', 'de', 'kar', 'lekar', 'mbe', 'dhari', 'skar', 'thak', 'war', 'gaon', 'purkar', 'ndre'],
]

/** One of two thousand names, each of which has a like share of the rows. */
export function familyName(number: number): string {
  const [first, second, third] = SYLLABLES as [string[], string[], string[]]
  const at = (list: string[], by: number) => list[Math.floor(number / by) % list.length]
  return `${at(first, 1)}${at(second, first.length)}${at(third, first.length * second.length)}`
}

/** A sentence of words that are in many others; one in thirty has "clock prize". */
function sentence(number: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, at) => words[(number * 7 + at * (number % 11) + at) % words.length]
  )
  return `May we ask: ${picked.join(' ')} in group ${number % 97}?`
}

type Search = typeof import('../../api/shared/search.js')
const { searchable } = (await import(
  new URL('../../api/build/shared/search.js', import.meta.url).href
)) as Search

/** As the API writes what a search looks through. */
function searchText(...fields: string[]): string {
  return searchable(fields.join('\n').toLowerCase())
}

type Row = Record<string, string | number | null>

/** Adds rows to a table, in one transaction, until it has so many. */
function fill(file: string, table: string, size: number, makeRow: (index: number) => Row) {
  const database = new Database(file, { timeout: 5_000 })
  try {
    const columns = Object.keys(makeRow(0))
    const insert = database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`
    )
    const counted = database.prepare(`select count(*) as count from ${table}`).get()
    database.transaction(() => {
      const { count } = counted as { count: number }
      for (let index = size - 1; index >= count; index -= 1) insert.run(makeRow(index))
    })()
    database.pragma('wal_checkpoint(truncate)')
  } finally {
    database.close()
  }
}

/** Writes messages of the usual length, one an hour, until there are so many. */
export function fillMessages(file: string, size: number) {
  fill(file, 'contact_messages', size, (index) => {
    const name = `Visitor ${familyName(index)}`
    const email = `visitor${index}@family.example`
    const message = sentence(index, 10)
    return {
      ...{ id: randomUUID(), dedup_key: randomUUID(), name, email, phone: '98220-55501' },
      ...{ subject: 'Fees', message, is_read: index % 4 ? 1 : 0 },
      created_at: new Date(Date.now() - index * HOUR).toISOString(),
      search_text: searchText(name, email, message, 'Fees'),
    }
  })
}

/** Writes active tournaments: a few to come, of the others two of three past and one without a date. */
export function fillTournaments(file: string, size: number) {
  fill(file, 'tournaments', size, (index) => {
    const at = new Date(Date.now() - index * HOUR).toISOString()
    const days = index < UPCOMING ? index : -index
    const hasDate = index < UPCOMING || index % 3 > 0
    const day = hasDate ? new Date(Date.now() + days * DAY).toISOString().slice(0, 10) : null
    const [title, description] = [`${familyName(index)} Open ${index}`, sentence(index, 12)]
    return {
      ...{ id: randomUUID(), slug: `rapid-open-${index}`, title, description, prizes: '[]' },
      ...{ form_link: 'https://forms.example/rapid', is_active: 1, version: 1 },
      ...{ start_date: day, end_date: day, last_day: day, created_at: at, updated_at: at },
      search_text: searchText(title, description),
    }
  })
}

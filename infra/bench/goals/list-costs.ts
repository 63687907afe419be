// What the lists cost their database: the statements that the API sends to its driver, recorded as it
// answers, and timed again in SQLite alone; what the API waited for each stands beside.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Client } from '../../tests/support/client.ts'
import { median } from '../../tests/support/quantiles.ts'
import { familyName } from '../rows.ts'
import { bareInserts, bareTime, recorded, type Statement } from '../statements.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 20
const MESSAGES = 50

export const LISTS = [
  { name: 'messages', path: '/api/contacts', table: 'contact_messages' },
  { name: 'tournaments', path: '/api/tournaments/admin', table: 'tournaments' },
] as const

/** What is asked of each list, which of its statements count, and the most they may take in all. */
interface Row {
  what: string
  bar: number
  ask: (middle: string) => string
  isCounted: (sql: string, table: string) => boolean
}

const readsTable = (sql: string, table: string) => new RegExp(`from \`${table}`).test(sql)
const readsCounts = (sql: string) => sql.includes('list_counts')

export const ROWS: Row[] = [
  { what: 'first page of 50', bar: 0.1, ask: () => 'page=1', isCounted: readsTable },
  {
    what: 'page in the middle, from its place on',
    bar: 0.1,
    ask: (middle) => `after=${middle}`,
    isCounted: readsTable,
  },
  { what: 'count and unread or hidden', bar: 0.1, ask: () => 'page=1', isCounted: readsCounts },
  {
    what: 'search for what few have',
    bar: 5,
    ask: () => `q=${familyName(1)}`,
    isCounted: readsTable,
  },
  {
    what: 'the same, in the other script',
    bar: 5,
    ask: () => `q=${encodeURIComponent('देशकर्णी')}`,
    isCounted: readsTable,
  },
  {
    what: 'search for what one in thirty has',
    bar: 5,
    ask: () => 'q=clock%20prize',
    isCounted: readsTable,
  },
  { what: 'search for what all have', bar: 5, ask: () => 'q=group', isCounted: readsTable },
  { what: 'search for two letters', bar: 5, ask: () => 'q=zq', isCounted: readsTable },
]

/** A page of a list, as the API answers it. */
export interface Page {
  data: unknown[]
  meta: { next: string | null }
}

/** The place in the middle of a list. */
function middleOf(database: Database.Database, table: string): string {
  const { created_at: key, id } = database
    .prepare(
      `select created_at, id from ${table} order by created_at desc, id desc
        limit 1 offset (select count(*) / 2 from ${table})`
    )
    .get() as { created_at: string; id: string }
  return `${key}~${id}`
}

interface Cost {
  /** Of SQLite alone, and of the API waiting for it, for all of a row's statements together. */
  bare: number
  waited: number
  statements: string[]
}

/** Asks for a page, and times what the API asked its database for that. */
async function costOf(
  grown: Grown,
  database: Database.Database,
  ask: () => Promise<unknown>,
  isCounted: (sql: string) => boolean
) {
  const waited: number[] = []
  let counted: Statement[] = []
  let slowest = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    recorded(grown.statements)
    await ask()
    const all = recorded(grown.statements)
    counted = all.filter(({ sql }) => isCounted(sql))
    if (counted.length === 0) throw new Error('The API asked its database nothing of this kind.')
    waited.push(counted.reduce((sum, one) => sum + one.milliseconds, 0))
    if (round > 0) continue
    const reading = all.filter(({ sql }) => /^\s*select/i.test(sql))
    slowest = Math.max(...reading.map((one) => bareTime(database, one)))
  }
  const bare = counted.reduce((sum, one) => sum + bareTime(database, one), 0)
  return { bare, waited: median(waited), slowest, statements: counted.map(({ sql }) => sql) }
}

/** What each row of each list costs, and the slowest statement of all. */
export async function readCosts(grown: Grown, client: Client, token: string) {
  const database = new Database(grown.database, { readonly: true })
  // As the API's reading connection has it.
  database.pragma('cache_size = -8000')
  const costs: Record<string, Cost> = {}
  let slowest = 0
  try {
    for (const { name, path, table } of LISTS) {
      const middle = middleOf(database, table)
      for (const { what, ask, isCounted } of ROWS) {
        const address = `${path}?${ask(middle)}`
        const cost = await costOf(
          grown,
          database,
          async () => {
            const { status, text } = await client.call(address, { token })
            if (status !== 200) throw new Error(`${address} answered ${status}.`)
            const { data } = JSON.parse(text) as Page
            if (data.length > 50) throw new Error(`${address} gave ${data.length} at once.`)
          },
          (sql) => isCounted(sql, table)
        )
        slowest = Math.max(slowest, cost.slowest)
        costs[`${name}: ${what}`] = cost
      }
    }
    return { costs, slowest }
  } finally {
    database.close()
  }
}

/** Sends messages to the API, and carries its inserts out again on a copy that has not got them. */
export async function insertCosts(grown: Grown, client: Client) {
  const copy = join(grown.data, 'copy.sqlite')
  const before = new Database(grown.database)
  before.pragma('wal_checkpoint(truncate)')
  before.close()
  copyFileSync(grown.database, copy)
  recorded(grown.statements)
  for (let count = 0; count < MESSAGES; count += 1) {
    const { status } = await client.write(`Writer ${count}`, `May I come on day ${count}?`)
    if (status !== 201) throw new Error(`A message was answered with ${status}.`)
  }
  const inserts = recorded(grown.statements).filter(({ sql }) =>
    sql.startsWith('insert into `contact_messages`')
  )
  if (inserts.length !== MESSAGES) throw new Error(`${inserts.length} inserts were recorded.`)
  const database = new Database(copy)
  try {
    // As the API's writing connection has them.
    for (const pragma of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on']) {
      database.pragma(pragma)
    }
    database.pragma('cache_size = -16000')
    return {
      ...bareInserts(database, inserts),
      waited: median(inserts.map((one) => one.milliseconds)),
    }
  } finally {
    database.close()
  }
}

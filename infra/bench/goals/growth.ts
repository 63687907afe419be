// Goal 4 of speed: what lists cost as they grow. The statements are those that the API sends to its
// driver, recorded as it answers, and timed again in SQLite alone; what the API waited for each
// stands beside. Query plans are asserted in the tests.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ApiProcess } from '../../trial/api-process.ts'
import { Client } from '../../trial/client.ts'
import { director } from '../../trial/installation.ts'
import { median } from '../../trial/quantiles.ts'
import { atMost, beside, type Line, type Outcome } from '../bars.ts'
import { measure } from '../measure.ts'
import { familyName, fillMessages, fillTournaments } from '../rows.ts'
import { bareInserts, bareTime, recorded, recording, type Statement } from '../statements.ts'

const SIZES = [10, 1_000, 100_000]
const FULL = SIZES.at(-1)!
/** What the public list of the full table is compared with: as many as it shows at once. */
const SHOWN = 100
const ROUNDS = 20
const MESSAGES = 50

/** How far India's clocks are ahead of UTC, in milliseconds: the list follows its day. */
const INDIA = 5.5 * 3_600_000

const LISTS = [
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

const ROWS: Row[] = [
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
    what: 'search for what one in thirty has',
    bar: 5,
    ask: () => 'q=clock%20prize',
    isCounted: readsTable,
  },
  { what: 'search for what all have', bar: 5, ask: () => 'q=group', isCounted: readsTable },
  { what: 'search for two letters', bar: 5, ask: () => 'q=zq', isCounted: readsTable },
]

/** One process of the API on a database of its own, with so many rows in each list. */
class Grown {
  readonly data = mkdtempSync(join(tmpdir(), 'academy-growth-'))
  readonly database = join(this.data, 'academy.sqlite')
  readonly statements = join(this.data, 'statements.jsonl')
  /** What each list takes on the disk, with its indexes. */
  megabytes = { messages: 0, tournaments: 0 }
  readonly #settings: NodeJS.ProcessEnv
  #api?: ApiProcess

  /** @param settings more of its environment */
  constructor(settings: (grown: Grown) => NodeJS.ProcessEnv = () => ({})) {
    this.#settings = settings(this)
  }

  async start(size: number) {
    const api = await ApiProcess.started({
      env: {
        ...process.env,
        ...{ DATA_DIR: this.data, DEMO: '0', QUEUE_WORKER: '0', LOG_LEVEL: 'silent' },
        ...{ ADMIN_EMAIL: director.email, ADMIN_PASSWORD: director.password },
        ...{ LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' },
        ...this.#settings,
      },
    })
    this.#api = api
    // Filled while nobody else has it open: writing so much takes the lock for many seconds.
    await api.kill('SIGTERM')
    const empty = statSync(this.database).size
    fillMessages(this.database, size)
    const messages = statSync(this.database).size
    fillTournaments(this.database, size)
    const both = statSync(this.database).size
    this.megabytes = { messages: (messages - empty) / 1e6, tournaments: (both - messages) / 1e6 }
    api.start()
    await api.untilUp()
    return api
  }

  async remove() {
    await this.#api?.kill()
    rmSync(this.data, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Page {
  data: unknown[]
  meta: { next: string | null }
}

const milliseconds = (values: number[]) => `${values.map((one) => one.toFixed(2)).join(' · ')} ms`

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

async function readCosts(grown: Grown, client: Client, token: string) {
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
async function insertCosts(grown: Grown, client: Client) {
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

async function figuresAt(size: number) {
  console.log(`${size.toLocaleString('en')} messages and tournaments …`)
  const grown = new Grown(({ statements }) => recording(statements))
  try {
    const api = await grown.start(size)
    const client = new Client(api.origin)
    const token = await client.signIn()
    const { costs, slowest } = await readCosts(grown, client, token)
    const insert = await insertCosts(grown, client)
    client.close()
    return { costs, slowest, insert, megabytes: grown.megabytes }
  } finally {
    await grown.remove()
  }
}

/** The public list of a full table, to that of one with as many as are shown at once. */
async function publicList() {
  console.log('The public list …')
  const [few, many] = [new Grown(), new Grown()]
  const today = new Date(Date.now() + INDIA).toISOString().slice(0, 10)
  try {
    const targets = []
    const sent: Record<string, { bytes: number; items: number }> = {}
    for (const [name, grown, size] of [
      ['few', few, SHOWN],
      ['many', many, FULL],
    ] as const) {
      const api = await grown.start(size)
      execFileSync('taskset', ['-acp', '0', String(api.pid)], { stdio: 'ignore' })
      const { text } = await new Client(api.origin).call('/api/tournaments')
      sent[name] = { bytes: text.length, items: (JSON.parse(text) as Page).data.length }
      const url = `${api.origin}/api/tournaments`
      // From before all that is to come on, and such an answer is never kept.
      const all = `${url}?after=${today}~0~2000-01-01~00000000-0000-7000-8000-000000000000`
      const pids = () => [api.pid]
      targets.push({ name: `${name} kept`, url, pids }, { name: `${name} read`, url: all, pids })
    }
    return { sent, seen: measure(targets, { rounds: 3 }) }
  } finally {
    await few.remove()
    await many.remove()
  }
}

export async function growth(): Promise<Outcome> {
  const at: Record<number, Awaited<ReturnType<typeof figuresAt>>> = {}
  for (const size of SIZES) at[size] = await figuresAt(size)
  const { sent, seen } = await publicList()
  const full = at[FULL]!
  const ofAll = (pick: (one: typeof full) => number) => SIZES.map((size) => pick(at[size]!))

  const sizes = SIZES.map((size) => size.toLocaleString('en')).join(', ')
  const lines: Line[] = []
  for (const { name } of LISTS) {
    for (const { what, bar } of ROWS) {
      const row = `${name}: ${what}`
      const of = (key: 'bare' | 'waited') => ofAll(({ costs }) => costs[row]![key])
      lines.push(
        {
          ...atMost(row, bar, full.costs[row]!.bare, ' ms'),
          seen: milliseconds([full.costs[row]!.bare]),
        },
        beside(`  at ${sizes}`, milliseconds(of('bare'))),
        beside('  the API waited for it', milliseconds(of('waited')))
      )
    }
  }
  lines.push(
    {
      ...atMost('slowest statement of all those', 5, full.slowest, ' ms'),
      seen: milliseconds([full.slowest]),
    },
    {
      ...atMost('insert of a message, with its triggers', 0.3, full.insert.insert, ' ms'),
      seen: milliseconds([full.insert.insert]),
    },
    beside(`  at ${sizes}`, milliseconds(ofAll(({ insert }) => insert.insert))),
    beside('  the API waited for it', milliseconds(ofAll(({ insert }) => insert.waited))),
    beside('  its commit, on the disk', milliseconds(ofAll(({ insert }) => insert.commit))),
    ...LISTS.map(({ name }) => atMost(`${name}: on the disk`, 150, full.megabytes[name], ' MB')),
    atMost(`public list at ${FULL}: items at once`, SHOWN, sent.many!.items, ''),
    atMost(`the same, to ${SHOWN}: bytes`, 1.2, sent.many!.bytes / sent.few!.bytes),
    atMost('the same, kept: processor', 1.2, seen['many kept']!.cpu / seen['few kept']!.cpu),
    atMost('the same, read anew: processor', 1.2, seen['many read']!.cpu / seen['few read']!.cpu)
  )
  return { lines, figures: { at, sent, seen } }
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { median } from '../tests/support/quantiles.ts'

const RECORDER = new URL('record-statements.mjs', import.meta.url)
const ROUNDS = 200

/** A statement as the API sent it to its driver. */
export interface Statement {
  sql: string
  values: unknown[]
  /** How long the API waited for its answer. */
  milliseconds: number
}

/** What a process of the API is started with so that its statements are recorded in a file. */
export function recording(file: string): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=${fileURLToPath(RECORDER)}`, RECORDED_STATEMENTS: file }
}

/** What was recorded since the last look. */
export function recorded(file: string): Statement[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  rmSync(file)
  return lines.map((line) => JSON.parse(line) as Statement)
}

/** SQLite keeps what is true as 1; its driver in the API turns it into that by itself. */
function bound(values: unknown[]): unknown[] {
  return values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
}

/** Milliseconds that SQLite alone takes to answer a reading statement: the median of many rounds. */
export function bareTime(database: Database.Database, { sql, values }: Statement): number {
  const prepared = database.prepare(sql)
  const wanted = bound(values)
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    prepared.all(...wanted)
    return performance.now() - began
  })
  return median(times)
}

/**
 * Milliseconds that SQLite alone takes to carry out inserts of one kind, triggers included: the
 * median, and beside it that of the commits.
 */
export function bareInserts(database: Database.Database, inserts: Statement[]) {
  const took = (act: () => void) => {
    const began = performance.now()
    act()
    return performance.now() - began
  }
  const times = inserts.map(({ sql, values }) => {
    const prepared = database.prepare(sql)
    database.exec('begin immediate')
    const insert = took(() => {
      const { changes } = prepared.run(...bound(values))
      if (changes !== 1) throw new Error(`This inserted nothing: ${sql}`)
    })
    return { insert, commit: took(() => database.exec('commit')) }
  })
  return {
    insert: median(times.map(({ insert }) => insert)),
    commit: median(times.map(({ commit }) => commit)),
  }
}

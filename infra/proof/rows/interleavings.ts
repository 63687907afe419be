import { join } from 'node:path'
import { command, env, root } from '../../start/prepare.mjs'
import { startPostgres } from '../../test/postgres.mjs'
import type { Outcome } from '../outcome.ts'
import { runProgram } from '../program.ts'

const SEQUENCES = 10_000
const MINUTES = 110

/** What one run said: how much it tried, or what failed and how to try that again. */
async function run(more: Record<string, string> = {}) {
  const { text, isOver } = await runProgram(
    command('node'),
    ['ace', 'test', '--files=model/interleavings'],
    MINUTES,
    { ...env, ...more, MODEL_SEED: 'random', MODEL_RUNS: String(SEQUENCES), NO_COLOR: '1' },
    join(root, 'api')
  )
  const tried = /^ *(\d+ sequences with .*)$/m.exec(text)?.[1]
  const again = /^Again: .*$/m.exec(text)?.[0]
  return { holds: isOver && tried !== undefined, seen: tried ?? again ?? text.slice(-400) }
}

/** R21: sequences that nobody has tried before, on each database. */
export async function interleavings(): Promise<Outcome> {
  const postgres = await startPostgres()
  try {
    const [onSqlite, onPostgres] = await Promise.all([run(), run(postgres.env)])
    return {
      holds: onSqlite.holds && onPostgres.holds,
      seen: `SQLite: ${onSqlite.seen}; PostgreSQL: ${onPostgres.seen}`,
    }
  } finally {
    await postgres.stop()
  }
}

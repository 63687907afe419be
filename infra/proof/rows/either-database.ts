import { startPostgres } from '../../test/postgres.mjs'
import { runJapa } from '../../test/runners.mjs'
import type { Outcome } from '../outcome.ts'

/** M3: every test of the API on PostgreSQL, also those that `npm test` runs on SQLite alone. */
export async function eitherDatabase(): Promise<Outcome> {
  const postgres = await startPostgres()
  try {
    const results = await runJapa({ more: { ...postgres.env, TESTS_THOROUGH: '1' } })
    const failed = results.filter(({ fault }) => fault)
    const first = failed[0] ? ` (${failed[0].file} ${failed[0].title}: ${failed[0].fault})` : ''
    return {
      holds: failed.length === 0,
      seen: `${results.length - failed.length} tests pass, ${failed.length} fail${first}`,
    }
  } finally {
    await postgres.stop()
  }
}

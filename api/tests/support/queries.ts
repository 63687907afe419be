import { setTimeout as sleep } from 'node:timers/promises'
import emitter from '@adonisjs/core/services/emitter'
import type { DbQueryEventNode } from '@adonisjs/lucid/types/database'

/** The statements that some work made, in order. */
export async function queriesOf(work: () => Promise<unknown>): Promise<DbQueryEventNode[]> {
  const queries: DbQueryEventNode[] = []
  const stop = emitter.on('db:query', (query) => void queries.push(query))
  await work()
  // Events arrive a little later than their queries.
  await sleep(5)
  stop()
  return queries.filter(({ sql }) => /^\s*(select|update|delete|insert|with)\b/i.test(sql))
}

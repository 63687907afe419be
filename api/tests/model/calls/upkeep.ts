import fc from 'fast-check'
import pLimit from 'p-limit'
import drive from '@adonisjs/drive/services/main'
import PurgeDeleted from '#actions/purge_deleted'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import { findOrphans } from '#pictures/orphans'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { machineTime } from '../academy.js'
import { attempt, type Attempt, type Call, type Effect } from '../call.js'
import { changed, type State } from '../state.js'

const DONE = { status: 200, body: undefined, location: null }

/** Takes each expired row at a moment of its own, or leaves it if it was brought back before. */
const takeExpired =
  (table: 'items' | 'messages', id: string): Effect =>
  (state: State) => {
    const { deletedAt } = state[table][id] ?? { deletedAt: null }
    const isExpired = deletedAt !== null && state.now - deletedAt > KEPT_FOR
    return isExpired ? changed(state, table, id) : state
  }

const purgeExpired: Call = (before): Attempt => {
  const expired = (['items', 'messages'] as const).flatMap((table) =>
    Object.values(before[table])
      .filter(({ deletedAt }) => deletedAt !== null && before.now - deletedAt > KEPT_FOR)
      .map(({ id }) => takeExpired(table, id))
  )
  return {
    name: `purge ${expired.length}`,
    send: async () => {
      await new PurgeDeleted().handle(before.now)
      return DONE
    },
    effects: () => expired,
  }
}

const sweep: Call = () =>
  attempt(
    'sweep uploads',
    async () => {
      for (const name of await findOrphans(machineTime())) await drive.use().delete(name)
      return DONE
    },
    (state) => state
  )

/** One worker does one job after the other; one that failed stays, and is done again another time. */
const worker = pLimit(1)

const jobs: Call = () =>
  attempt(
    'do the queued jobs',
    async () => {
      await worker(runQueuedJobs).catch(() => undefined)
      return DONE
    },
    (state) => state
  )

export const upkeep: fc.Arbitrary<Call> = fc.constantFrom(purgeExpired, sweep, jobs, jobs)

export const purge: fc.Arbitrary<Call> = fc.constant(purgeExpired)

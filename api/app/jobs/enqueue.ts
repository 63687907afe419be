import { randomUUID } from 'node:crypto'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

interface JobClass<Payload> {
  new (...args: any[]): Job<Payload>
  name: string
  options?: JobOptions
}

/**
 * Queues a job inside a transaction: it exists exactly if the change that asked for it does.
 * (`Job.dispatch` writes on a connection of its own, outside the transaction.)
 */
export async function enqueue<Payload>(
  trx: TransactionClientContract,
  job: JobClass<Payload>,
  payload: Payload
) {
  const adapter = new KnexAdapter({ connection: trx.knexClient as any })
  await adapter.pushOn(job.options?.queue ?? 'default', {
    id: randomUUID(),
    name: job.options?.name ?? job.name,
    payload,
    attempts: 0,
    priority: job.options?.priority,
  })
}

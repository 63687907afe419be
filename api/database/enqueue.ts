import { randomUUID } from 'node:crypto'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Job } from '@adonisjs/queue'

interface JobClass<Payload> {
  new (...args: any[]): Job<Payload>
  name: string
}

/** Adds a job inside the transaction, which `Job.dispatch` cannot do. */
export async function enqueue<Payload>(
  trx: TransactionClientContract,
  job: JobClass<Payload>,
  payload: Payload,
  delay = 0
): Promise<string> {
  const adapter = new KnexAdapter({ connection: trx.knexClient })
  const jobData = { id: randomUUID(), name: job.name, payload, attempts: 0 }
  if (delay > 0) await adapter.pushLaterOn('default', jobData, delay)
  else await adapter.pushOn('default', jobData)
  return jobData.id
}

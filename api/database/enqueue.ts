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
 *
 * @param delay milliseconds from now until it may run
 * @returns the job's id
 */
export async function enqueue<Payload>(
  trx: TransactionClientContract,
  job: JobClass<Payload>,
  payload: Payload,
  delay = 0
): Promise<string> {
  const adapter = new KnexAdapter({ connection: trx.knexClient as any })
  const queue = job.options?.queue ?? 'default'
  const order = {
    id: randomUUID(),
    name: job.options?.name ?? job.name,
    payload,
    attempts: 0,
    priority: job.options?.priority,
  }
  await (delay > 0 ? adapter.pushLaterOn(queue, order, delay) : adapter.pushOn(queue, order))
  return order.id
}

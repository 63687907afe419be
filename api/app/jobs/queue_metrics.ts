import db from '@adonisjs/lucid/services/db'
import { Gauge, type Registry } from 'prom-client'
import { duePendingSince } from '#health/queue_check'

/** How much background work there is, counted when somebody asks. */
async function count() {
  const [jobs, mails, oldest] = await Promise.all([
    db.from('queue_jobs').select('status').count('* as count').groupBy('status'),
    db
      .from('notifications')
      .whereIn('state', ['queued', 'failed'])
      .select('state')
      .count('* as count')
      .groupBy('state'),
    duePendingSince(),
  ])
  return { jobs, mails, oldestSeconds: oldest ? Math.max(0, Date.now() - oldest) / 1000 : 0 }
}

/**
 * Adds the depth of the queue to the metrics; a database that does not answer is told as 0 up.
 * @returns what brings them up to date, to be called before they are read
 */
export function queueMetrics(registry: Registry): () => Promise<void> {
  const registers = [registry]
  const jobs = new Gauge({
    name: 'academy_queue_jobs',
    help: 'Background jobs by status: pending ones wait for a worker, delayed ones for their time',
    labelNames: ['status'],
    registers,
  })
  const mails = new Gauge({
    name: 'academy_notifications',
    help: 'Mails about messages that are not sent, by state',
    labelNames: ['state'],
    registers,
  })
  const age = new Gauge({
    name: 'academy_queue_oldest_seconds',
    help: 'How long the oldest job that could run has been waiting',
    registers,
  })
  const database = new Gauge({
    name: 'academy_database_up',
    help: 'Whether the database could be asked for the other figures',
    registers,
  })
  return async () => {
    for (const gauge of [jobs, mails, age]) gauge.reset()
    const now = await count().catch(() => undefined)
    database.set(now ? 1 : 0)
    if (!now) return
    for (const status of ['pending', 'delayed', 'active', 'failed']) jobs.set({ status }, 0)
    for (const state of ['queued', 'failed']) mails.set({ state }, 0)
    for (const row of now.jobs) jobs.set({ status: row.status }, Number(row.count))
    for (const row of now.mails) mails.set({ state: row.state }, Number(row.count))
    age.set(now.oldestSeconds)
  }
}

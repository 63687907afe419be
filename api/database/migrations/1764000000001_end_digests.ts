import { randomUUID } from 'node:crypto'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export default class extends BaseSchema {
  protected tableName = 'notifications'

  override async up() {
    this.defer((db) => this.#queueOneByOne(db))
    // Knex would copy the table on SQLite.
    this.schema.raw('alter table notifications drop column digest_id')
  }

  async #queueOneByOne(db: QueryClientContract) {
    const adapter = new KnexAdapter({ connection: db.getWriteClient() as any })
    const waiting = db.from(this.tableName).where('state', 'queued').whereNotNull('digest_id')
    for (const { id } of await waiting) {
      const job = { id: randomUUID(), name: 'SendNotification', payload: { id, attempt: 1 } }
      await adapter.pushOn('default', { ...job, attempts: 0 })
      const change = { job_id: job.id, attempts: 0, counted_at: null }
      await db.from(this.tableName).where({ id }).update(change)
    }
    await db.from('queue_jobs').where('data', 'like', '%"name":"SendDigest"%').delete()
  }

  override async down() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('digest_id', 36).nullable()
    })
  }
}

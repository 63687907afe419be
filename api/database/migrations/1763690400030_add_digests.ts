import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * For the limit of mails per hour and recipient: the digest that a mail waits for instead of going
 * out by itself, and since when a mail counts as gone out.
 */
export default class extends BaseSchema {
  protected tableName = 'notifications'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('digest_id', 36).nullable()
      table.string('counted_at', 24).nullable()
      table.index(['recipient', 'counted_at'])
    })
  }

  override async down() {
    this.schema.alterTable(this.tableName, (table) => {
      table.dropIndex(['recipient', 'counted_at'])
      table.dropColumn('digest_id')
      table.dropColumn('counted_at')
    })
  }
}

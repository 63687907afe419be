import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  protected tableName = 'known_devices'

  override async up() {
    this.schema.raw('drop index known_devices_network_last_used_at_index')
    // Knex would copy the table on SQLite.
    this.schema.raw('alter table known_devices drop column network')
  }

  override async down() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('network', 43).nullable()
    })
  }
}

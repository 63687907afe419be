import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where directors have signed in from, as hashes: networks, and browsers on them. */
export default class extends BaseSchema {
  protected tableName = 'known_devices'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('device', 43).notNullable()
      table.string('network', 43).notNullable()
      table.string('last_used_at', 24).notNullable().index()
      table.primary(['user_id', 'device'])
      table.index(['network', 'last_used_at'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

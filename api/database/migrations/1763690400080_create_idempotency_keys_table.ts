import { BaseSchema } from '@adonisjs/lucid/schema'

/** The keys of changes that directors have made, each stored with the change itself. */
export default class extends BaseSchema {
  protected tableName = 'idempotency_keys'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('key', 36).notNullable()
      // Method and path; and a hash of what was sent with them.
      table.text('call').notNullable()
      table.string('fingerprint', 43).notNullable()
      // What was created; null where something that was there has changed.
      table.string('made_id', 36).nullable()
      table.string('created_at', 24).notNullable().index()
      table.primary(['user_id', 'key'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** What directors sign in with beside the password: the public half of each key. */
export default class extends BaseSchema {
  protected tableName = 'passkeys'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('credential_id').notNullable().unique()
      table.text('public_key').notNullable()
      // Up to 32 bits without a sign, which an integer of PostgreSQL has no room for.
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.text('device').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('last_used_at', 24).nullable()
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

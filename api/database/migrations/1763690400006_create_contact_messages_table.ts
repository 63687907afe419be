import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  protected tableName = 'contact_messages'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.text('name').notNullable()
      table.text('email').notNullable()
      table.text('phone').notNullable()
      table.text('subject').notNullable()
      table.text('message').notNullable()
      table.boolean('is_read').notNullable()
      table.string('dedup_key', 100).notNullable().unique()
      table.string('created_at', 24).notNullable()
      table.string('deleted_at', 24).nullable().index()
      table.index(['created_at', 'id'])
      table.index(['is_read', 'created_at', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

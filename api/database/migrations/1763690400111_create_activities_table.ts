import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was changed, by whom and from which device; written with the change itself. */
export default class extends BaseSchema {
  protected tableName = 'activities'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.string('happened_at', 24).notNullable()
      // Null where no director did it, but a command or the server itself.
      table.string('user_id', 36).nullable().references('users.id').onDelete('SET NULL')
      table.string('origin', 8).notNullable()
      table.string('browser', 20).nullable()
      table.string('os', 20).nullable()
      table.string('kind', 16).notNullable()
      table.string('item_id', 36).nullable()
      // What the item was called then; of a message the moment that it came at.
      table.text('name').nullable()
      table.string('deed', 24).notNullable()
      // JSON of the fields that changed.
      table.text('before').nullable()
      table.text('after').nullable()
      table.index(['happened_at', 'id'])
      table.index(['kind', 'happened_at', 'id'])
      table.index(['kind', 'item_id', 'happened_at', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

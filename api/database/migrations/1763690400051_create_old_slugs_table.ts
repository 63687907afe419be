import { BaseSchema } from '@adonisjs/lucid/schema'

/** Addresses that items of the public lists had before; they lead to the present ones. */
export default class extends BaseSchema {
  protected tableName = 'old_slugs'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('list', 20).notNullable()
      table.string('slug', 100).notNullable()
      table.string('item_id', 36).notNullable().index()
      table.primary(['list', 'slug'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

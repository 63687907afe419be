import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a director has chosen for the app; null: nothing yet. */
export default class extends BaseSchema {
  protected tableName = 'users'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('language', 2).nullable()
    })
  }

  override async down() {
    this.schema.raw(`alter table ${this.tableName} drop column language`)
  }
}

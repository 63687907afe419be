import { BaseSchema } from '@adonisjs/lucid/schema'

/** Texts of an item in other languages: JSON, by language and field. */
export default class extends BaseSchema {
  override async up() {
    for (const tableName of ['tournaments', 'achievements']) {
      this.schema.alterTable(tableName, (table) => {
        table.text('translations').notNullable().defaultTo('{}')
      })
    }
  }

  /** Not knex's way: on SQLite that rebuilds the table, without its triggers. */
  override async down() {
    for (const tableName of ['tournaments', 'achievements']) {
      this.schema.raw(`alter table ${tableName} drop column translations`)
    }
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** A new value each time something of a list is taken from the public: what nginx keeps must go. */
export default class extends BaseSchema {
  protected tableName = 'revisions'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('withdrawal', 36).notNullable().defaultTo('')
    })
  }

  override async down() {
    // By hand: on SQLite knex would make the table anew.
    this.schema.raw(`alter table ${this.tableName} drop column withdrawal`)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row per public list; every write to the list gives its row a new value. */
export default class extends BaseSchema {
  protected tableName = 'revisions'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('list', 32).primary()
      table.string('revision', 36).notNullable()
    })
    this.defer(async (db) => {
      await db.table(this.tableName).multiInsert([
        { list: 'tournaments', revision: crypto.randomUUID() },
        { list: 'achievements', revision: crypto.randomUUID() },
      ])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

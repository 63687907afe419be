import { BaseSchema } from '@adonisjs/lucid/schema'

/** The ready replies that the director has worded anew, as JSON; null: none. */
export default class extends BaseSchema {
  protected tableName = 'settings'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.text('ready_replies').nullable()
    })
  }

  override async down() {
    this.schema.raw(`alter table ${this.tableName} drop column ready_replies`)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a tournament was postponed or cancelled. */
export default class extends BaseSchema {
  protected tableName = 'tournaments'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.text('status_reason').nullable()
    })
  }

  override async down() {
    this.schema.raw(`alter table ${this.tableName} drop column status_reason`)
  }
}

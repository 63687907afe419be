import { BaseSchema } from '@adonisjs/lucid/schema'

/** Challenges that a passkey has answered, until they would have ended anyway. */
export default class extends BaseSchema {
  protected tableName = 'used_challenges'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('challenge', 22).primary()
      table.string('ends_at', 24).notNullable().index()
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

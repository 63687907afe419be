import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  protected tableName = 'users'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row for the whole academy; until it is first saved, the defaults hold. */
export default class extends BaseSchema {
  protected tableName = 'settings'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.text('notification_emails').notNullable()
      table.boolean('email_notifications').notNullable()
      table.string('updated_at', 24).notNullable()
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

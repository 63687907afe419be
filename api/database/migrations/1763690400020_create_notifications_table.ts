import { BaseSchema } from '@adonisjs/lucid/schema'

/** One mail about one message to one recipient, and what became of it. */
export default class extends BaseSchema {
  protected tableName = 'notifications'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table
        .string('contact_message_id', 36)
        .notNullable()
        .references('contact_messages.id')
        .onDelete('CASCADE')
      table.string('recipient', 254).notNullable()
      table.string('state', 10).notNullable()
      table.integer('attempts').notNullable()
      table.text('answer').notNullable()
      table.string('job_id', 36).nullable()
      table.string('queued_at', 24).notNullable()
      table.string('next_attempt_at', 24).nullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.unique(['contact_message_id', 'recipient'])
      table.index(['state', 'updated_at'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

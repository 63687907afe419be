import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['language', 'answered_at', 'note', 'remind_on']

/** What the director does about a message, and the language of the page that it was written on. */
export default class extends BaseSchema {
  protected tableName = 'contact_messages'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.string('language', 2).nullable()
      table.string('answered_at', 24).nullable()
      table.text('note').nullable()
      table.string('remind_on', 10).nullable()
    })
    // Few rows each: what is counted for every page is read from them alone.
    this.schema.raw(
      `create index contact_messages_answered on ${this.tableName} (answered_at)
        where deleted_at is null and answered_at is not null`
    )
    this.schema.raw(
      `create index contact_messages_remind on ${this.tableName} (remind_on)
        where deleted_at is null and remind_on is not null`
    )
  }

  override async down() {
    for (const name of ['answered', 'remind']) {
      this.schema.raw(`drop index contact_messages_${name}`)
    }
    for (const column of COLUMNS) {
      this.schema.raw(`alter table ${this.tableName} drop column ${column}`)
    }
  }
}

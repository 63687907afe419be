import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = [
  ...['start_date', 'end_date', 'entry_deadline', 'reporting_time', 'venue', 'city', 'map_url'],
  ...['entry_fee', 'seats_note', 'rounds', 'format', 'time_control', 'rated', 'eligibility'],
  ...['categories', 'federation_codes', 'contact_name', 'contact_phone', 'status', 'last_day'],
]

export default class extends BaseSchema {
  protected tableName = 'tournaments'

  override async up() {
    this.schema.alterTable(this.tableName, (table) => {
      // Calendar dates and times of day in India, as texts.
      table.string('start_date', 10).nullable()
      table.string('end_date', 10).nullable()
      table.string('entry_deadline', 10).nullable()
      table.string('reporting_time', 5).nullable()
      table.text('venue').nullable()
      table.text('city').nullable()
      table.text('map_url').nullable()
      table.integer('entry_fee').nullable()
      table.text('seats_note').nullable()
      table.integer('rounds').nullable()
      table.text('format').nullable()
      table.text('time_control').nullable()
      table.string('rated', 10).nullable()
      table.text('eligibility').nullable()
      table.text('categories').notNullable().defaultTo('[]')
      table.text('federation_codes').nullable()
      table.text('contact_name').nullable()
      table.text('contact_phone').nullable()
      table.string('status', 10).notNullable().defaultTo('scheduled')
      // What the public list is sorted by; follows from dates and status.
      table.string('last_day', 10).nullable()
    })
    // The parts of the public list: with a date, and without.
    this.schema.raw(
      `create index tournaments_live_dated on tournaments (is_active, last_day, id)
        where deleted_at is null and last_day is not null`
    )
    this.schema.raw(
      `create index tournaments_live_undated on tournaments (is_active, created_at, id)
        where deleted_at is null and last_day is null`
    )
  }

  override async down() {
    this.schema.raw('drop index tournaments_live_dated')
    this.schema.raw('drop index tournaments_live_undated')
    // Column by column: on SQLite knex would make the table anew, without its triggers.
    for (const column of COLUMNS) {
      this.schema.raw(`alter table ${this.tableName} drop column ${column}`)
    }
  }
}

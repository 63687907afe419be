import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('tournaments', (table) => {
      table.text('repeats').nullable()
      table.string('end_time', 5).nullable()
    })
  }

  override async down() {
    this.schema.alterTable('tournaments', (table) => {
      table.dropColumns('repeats', 'end_time')
    })
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('tournaments', (table) => {
      table.string('moved_from', 10).nullable()
    })
  }

  override async down() {
    this.schema.alterTable('tournaments', (table) => {
      table.dropColumn('moved_from')
    })
  }
}

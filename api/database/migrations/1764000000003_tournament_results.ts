import { BaseSchema } from '@adonisjs/lucid/schema'

/** The results of a tournament: here, and where else they are. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('tournament_results', (table) => {
      table.string('tournament_id', 36).primary().references('tournaments.id').onDelete('CASCADE')
      table.text('document').notNullable()
      table.integer('version').notNullable()
    })
    this.schema.alterTable('tournaments', (table) => {
      table.text('results_url').nullable()
      // What lists say of them, so that no document is read for a list.
      table.text('results').nullable()
    })
  }

  override async down() {
    this.schema.alterTable('tournaments', (table) => {
      table.dropColumns('results_url', 'results')
    })
    this.schema.dropTable('tournament_results')
  }
}

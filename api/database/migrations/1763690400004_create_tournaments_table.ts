import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  protected tableName = 'tournaments'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.string('slug', 100).notNullable().unique()
      table.text('title').notNullable()
      table.text('description').notNullable()
      table.text('form_link').notNullable()
      table.boolean('is_active').notNullable()
      table.integer('max_participants').nullable()
      table.text('prizes').notNullable()
      table.text('picture').nullable()
      table.integer('version').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('deleted_at', 24).nullable().index()
      table.index(['is_active', 'created_at', 'id'])
      table.index(['created_at', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

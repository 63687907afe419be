import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  protected tableName = 'achievements'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('id', 36).primary()
      table.string('slug', 100).notNullable().unique()
      table.text('title').notNullable()
      table.text('student_name').notNullable()
      table.text('description').notNullable()
      table.string('date', 10).notNullable()
      table.text('location').notNullable()
      table.text('rating_change').notNullable()
      table.text('tags').notNullable()
      table.text('picture').nullable()
      table.boolean('is_active').notNullable()
      table.integer('version').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('deleted_at', 24).nullable().index()
      table.index(['is_active', 'date', 'id'])
      table.index(['date', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable(this.tableName)
  }
}

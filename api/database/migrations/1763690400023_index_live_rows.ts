import { BaseSchema } from '@adonisjs/lucid/schema'

/** Columns of each list's order, and the switch that its rows are told apart by. */
const LISTS = {
  contact_messages: { key: 'created_at', state: 'is_read' },
  tournaments: { key: 'created_at', state: 'is_active' },
  achievements: { key: 'date', state: 'is_active' },
}

/**
 * The lists show only what is not deleted: indexes of just those rows answer a page, and how many
 * there are, without looking at a row. Another serves what was deleted: its list and the purge.
 */
export default class extends BaseSchema {
  override async up() {
    for (const [tableName, { key, state }] of Object.entries(LISTS)) {
      this.schema.alterTable(tableName, (table) => {
        table.dropIndex([key, 'id'])
        table.dropIndex([state, key, 'id'])
        table.dropIndex(['deleted_at'])
      })
      const live = 'where deleted_at is null'
      this.schema.raw(`create index ${tableName}_live on ${tableName} (${key}, id) ${live}`)
      this.schema.raw(
        `create index ${tableName}_live_by_state on ${tableName} (${state}, ${key}, id) ${live}`
      )
      this.schema.raw(
        `create index ${tableName}_deleted on ${tableName} (deleted_at, id)
          where deleted_at is not null`
      )
    }
  }

  override async down() {
    for (const [tableName, { key, state }] of Object.entries(LISTS)) {
      for (const suffix of ['live', 'live_by_state', 'deleted']) {
        this.schema.raw(`drop index ${tableName}_${suffix}`)
      }
      this.schema.alterTable(tableName, (table) => {
        table.index(['deleted_at'])
        table.index([state, key, 'id'])
        table.index([key, 'id'])
      })
    }
  }
}

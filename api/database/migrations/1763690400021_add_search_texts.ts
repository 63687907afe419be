import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchText } from '#models/search_text'

const SEARCHED = {
  contact_messages: ['name', 'email', 'message', 'subject'],
  tournaments: ['title', 'description'],
  achievements: ['title', 'student_name', 'description'],
}

const BATCH = 500

/** What the director's searches look through, in lower case, because SQLite folds ASCII only. */
export default class extends BaseSchema {
  override async up() {
    for (const [tableName, columns] of Object.entries(SEARCHED)) {
      this.schema.alterTable(tableName, (table) => {
        table.text('search_text').notNullable().defaultTo('')
      })
      this.defer((db) => fill(db, tableName, columns))
    }
  }

  /** Not knex's way: on SQLite that rebuilds the table, and rows that refer to it would go. */
  override async down() {
    for (const tableName of Object.keys(SEARCHED)) {
      this.schema.raw(`alter table ${tableName} drop column search_text`)
    }
  }
}

async function fill(db: QueryClientContract, table: string, columns: string[], after = '') {
  const rows = await db
    .from(table)
    .select('id', ...columns)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
  for (const row of rows) {
    const text = searchText(...columns.map((column) => row[column]))
    await db.from(table).where('id', row.id).update({ search_text: text })
  }
  if (rows.length === BATCH) await fill(db, table, columns, rows.at(-1).id)
}

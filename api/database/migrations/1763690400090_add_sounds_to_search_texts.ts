import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchable, searchedText } from '#shared/search'

const TABLES = ['contact_messages', 'tournaments', 'achievements']
const BATCH = 500

/**
 * Adds to each text that is searched how it sounds. It is made of the text that is there, whatever
 * fields that holds, and may be made twice.
 */
export default class extends BaseSchema {
  override async up() {
    this.defer((db) => rewrite(db, (text) => searchable(searchedText(text))))
  }

  override async down() {
    this.defer((db) => rewrite(db, searchedText))
  }
}

async function rewrite(db: QueryClientContract, textOf: (stored: string) => string) {
  for (const table of TABLES) await rewriteTable(db, table, textOf, '')
}

async function rewriteTable(
  db: QueryClientContract,
  table: string,
  textOf: (stored: string) => string,
  after: string
) {
  const rows = await db
    .from(table)
    .select('id', 'search_text')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
  for (const { id, search_text: stored } of rows) {
    await db
      .from(table)
      .where({ id })
      .update({ search_text: textOf(stored) })
  }
  if (rows.length === BATCH) await rewriteTable(db, table, textOf, rows.at(-1).id)
}

import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const TABLES = ['contact_messages', 'tournaments', 'achievements']

/**
 * Finds texts by any three letters in a row. SQLite: an FTS5 index, kept by triggers. Its rows need
 * numbers that stay the same for good, which `VACUUM` does not promise of a table with a text for
 * its key: `<table>_found` gives each row one. What is deleted leaves no letters behind in it.
 * PostgreSQL: a trigram index where the extension may be made; without it a search reads the table.
 */
export default class extends BaseSchema {
  override async up() {
    if (this.db.dialect.name === 'postgres') {
      this.defer((db) => indexTrigrams(db))
      return
    }
    for (const table of TABLES) {
      for (const statement of searchable(table)) this.schema.raw(statement)
    }
  }

  override async down() {
    for (const table of TABLES) {
      if (this.db.dialect.name === 'postgres') {
        this.schema.raw(`drop index if exists ${table}_trigrams`)
        continue
      }
      for (const event of ['insert', 'update', 'delete']) {
        this.schema.raw(`drop trigger ${table}_search_${event}`)
      }
      this.schema.raw(`drop table ${table}_trigrams`)
      this.schema.raw(`drop table ${table}_found`)
    }
  }
}

function searchable(table: string): string[] {
  const found = `${table}_found`
  const trigrams = `${table}_trigrams`
  const add = (row: string) =>
    `insert into ${trigrams} (rowid, search_text)
      select ${found}.number, ${row}.search_text from ${found} where ${found}.id = ${row}.id;`
  const remove = `insert into ${trigrams} (${trigrams}, rowid, search_text)
      select 'delete', ${found}.number, old.search_text from ${found} where ${found}.id = old.id;`
  return [
    `create table ${found} (number integer primary key, id varchar(36) not null unique)`,
    // The texts are in lower case already, and are kept once: in the table itself.
    `create virtual table ${trigrams}
      using fts5(search_text, content = '', tokenize = 'trigram case_sensitive 1')`,
    `insert into ${trigrams} (${trigrams}, rank) values ('secure-delete', 1)`,
    `insert into ${found} (id) select id from ${table} order by id`,
    `insert into ${trigrams} (rowid, search_text)
      select ${found}.number, ${table}.search_text from ${found} join ${table} using (id)`,
    `create trigger ${table}_search_insert after insert on ${table} begin
      insert into ${found} (id) values (new.id);
      ${add('new')}
    end`,
    `create trigger ${table}_search_update after update of search_text on ${table}
    when old.search_text <> new.search_text begin
      ${remove}
      ${add('new')}
    end`,
    `create trigger ${table}_search_delete after delete on ${table} begin
      ${remove}
      delete from ${found} where id = old.id;
    end`,
  ]
}

async function indexTrigrams(db: QueryClientContract) {
  const { rows } = await db.rawQuery(
    `select has_database_privilege(current_database(), 'create') and exists (
       select from pg_available_extension_versions where name = 'pg_trgm' and trusted
     ) or exists (select from pg_extension where extname = 'pg_trgm') as is_allowed`
  )
  if (!rows[0].is_allowed) return
  await db.rawQuery('create extension if not exists pg_trgm')
  for (const table of TABLES) {
    await db.rawQuery(
      `create index ${table}_trigrams on ${table} using gin (search_text gin_trgm_ops)`
    )
  }
}

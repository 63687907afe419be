import { join } from 'node:path'
import pg from 'pg'
import sqlite3 from 'sqlite3'
import { childDatabase, isPostgres } from '#tests/child_database'

const TABLES = `sqlite_master m where m.type = 'table' and m.name not like 'adonis_%'
  and m.name not like 'sqlite_%'`

/** Columns one by one: where an upgrade added them they are in another order. */
const ON_SQLITE = `select concat_ws(' ', m.name, c.name, c.type, c."notnull", c.dflt_value, c.pk) as part
  from ${TABLES.replace(' where', ' join pragma_table_info(m.name) c where')}
  union all
  select concat_ws(' ', m.name, f."from", f."table", f."to", f.on_delete)
  from ${TABLES.replace(' where', ' join pragma_foreign_key_list(m.name) f where')}
  union all
  select sql from sqlite_master where type in ('index', 'trigger') and sql is not null
  order by 1`

const ON_POSTGRES = `select concat_ws(' ', table_name, column_name, data_type,
    character_maximum_length, is_nullable, column_default) as part
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'adonis_%'
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'adonis_%'
  union all
  select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'adonis_%'
  order by 1`

/** Everything the database of a DATA_DIR consists of, save the migrations' own bookkeeping. */
export async function schemaOf(folder: string): Promise<string[]> {
  const rows = isPostgres ? await readPostgres(folder) : await readSqlite(folder)
  return rows.map((row) => row.part)
}

function readSqlite(folder: string): Promise<{ part: string }[]> {
  const database = new sqlite3.Database(join(folder, 'academy.sqlite'))
  return new Promise((resolve, reject) => {
    database.all<{ part: string }>(ON_SQLITE, (error, rows) => {
      database.close()
      if (error) reject(error)
      else resolve(rows)
    })
  })
}

async function readPostgres(folder: string): Promise<{ part: string }[]> {
  const { DB_HOST: host, DB_PORT: port, DB_USER: user, DB_DATABASE } = childDatabase(folder)
  const client = new pg.Client({ host, port: Number(port), user, database: DB_DATABASE })
  await client.connect()
  const { rows } = await client.query(ON_POSTGRES)
  await client.end()
  return rows
}

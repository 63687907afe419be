import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnKind, type ColumnKind, toCanonical, toStored } from '#backup/canonical_value'

const BATCH = 500

export interface Table {
  name: string
  /** The columns of the primary key. */
  key: string[]
  /** In the order of their names. */
  columns: { name: string; kind: ColumnKind }[]
}

type Row = Record<string, unknown>

/**
 * Tables that make themselves: the migrations' bookkeeping, attempts that are counted, plans written
 * at each start, and what triggers keep beside the rows (numbers of rows, texts to search by).
 */
const DERIVED =
  /^(adonis_schema.*|rate_limits|queue_schedules|list_counts|\w+_found|\w+_trigrams\w*|sqlite_.*)$/

export const isDerived = (table: string) => DERIVED.test(table)

const COLUMNS = `select c.table_name, c.column_name, c.data_type, k.ordinal_position as in_key
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join information_schema.table_constraints p
    on p.table_schema = c.table_schema and p.table_name = c.table_name
    and p.constraint_type = 'PRIMARY KEY'
  left join information_schema.key_column_usage k
    on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name
    and k.table_name = c.table_name and k.column_name = c.column_name
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    and c.is_generated = 'NEVER'
  order by c.table_name, c.column_name`

const PARENTS = `select conrelid::regclass::text as child, confrelid::regclass::text as parent
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

/** The tables of a PostgreSQL database that hold what cannot be made again, parents first. */
export async function readTables(client: QueryClientContract): Promise<Table[]> {
  const { rows } = await client.rawQuery(COLUMNS)
  const tables = new Map<string, Table>()
  for (const row of rows.filter((column: Row) => !isDerived(String(column.table_name)))) {
    const table: Table = tables.get(row.table_name) ?? {
      name: row.table_name,
      key: [],
      columns: [],
    }
    tables.set(table.name, table)
    table.columns.push({ name: row.column_name, kind: columnKind(row.data_type) })
    if (row.in_key) table.key[row.in_key - 1] = row.column_name
  }
  const { rows: references } = await client.rawQuery(PARENTS)
  const ordered = new Set<Table>()
  const add = (table: Table) => {
    for (const { child, parent } of references) {
      if (child === table.name && parent !== child && tables.has(parent)) add(tables.get(parent)!)
    }
    ordered.add(table)
  }
  for (const table of tables.values()) add(table)
  return [...ordered]
}

/** All rows in the order of their keys, byte by byte, as the same values on either engine. */
export async function* readRows(client: QueryClientContract, table: Table): AsyncGenerator<Row[]> {
  const batches = client.dialect.name === 'postgres' ? fromCursor : fromPages
  for await (const rows of batches(client, table)) {
    yield rows.map((row) =>
      Object.fromEntries(
        table.columns.map(({ name, kind }) => [name, toCanonical(kind, row[name])])
      )
    )
  }
}

/** A cursor sorts once; the locale's order would be another than SQLite's, and has the index. */
async function* fromCursor(client: QueryClientContract, table: Table): AsyncGenerator<Row[]> {
  const order = table.key.map(() => '?? collate "C"').join(', ')
  await client.rawQuery(`declare every_row cursor for select * from ?? order by ${order}`, [
    table.name,
    ...table.key,
  ])
  for (;;) {
    const { rows } = await client.rawQuery(`fetch ${BATCH} from every_row`)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await client.rawQuery('close every_row')
}

async function* fromPages(client: QueryClientContract, table: Table): AsyncGenerator<Row[]> {
  const key = table.key.map(() => '??').join(', ')
  const values = table.key.map(() => '?').join(', ')
  let last: Row | undefined
  for (;;) {
    const rows: Row[] = await client.rawQuery(
      `select * from ?? ${last ? `where (${key}) > (${values})` : ''} order by ${key} limit ${BATCH}`,
      [
        table.name,
        ...(last ? [...table.key, ...table.key.map((column) => last![column] as string)] : []),
        ...table.key,
      ]
    )
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

const toLines = (rows: Row[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

export interface Digest {
  rows: number
  /** SHA-256 over the rows as lines of canonical JSON, in the order of their keys. */
  sha256: string
}

/** Counts and hashes a table; gives each batch to `take` on the way. */
export async function digestTable(
  client: QueryClientContract,
  table: Table,
  take: (rows: Row[], lines: string) => Promise<unknown> = async () => {}
): Promise<Digest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of readRows(client, table)) {
    const lines = toLines(rows)
    hash.update(lines)
    count += rows.length
    await take(rows, lines)
  }
  return { rows: count, sha256: hash.digest('hex') }
}

/** Writes a table into a file, one line of JSON for each row. */
export async function dumpTable(client: QueryClientContract, table: Table, file: string) {
  const handle = await open(file, 'wx', 0o600)
  try {
    return await digestTable(client, table, (_, lines) => handle.appendFile(lines))
  } finally {
    await handle.close()
  }
}

export async function insertRows(
  trx: TransactionClientContract,
  table: Table,
  rows: Row[],
  schema = 'public'
) {
  const stored = rows.map((row) =>
    Object.fromEntries(table.columns.map(({ name, kind }) => [name, toStored(kind, row[name])]))
  )
  await trx.knexQuery().withSchema(schema).insert(stored).into(table.name)
}

/** Inserts what `dumpTable` wrote. */
export async function loadTable(
  trx: TransactionClientContract,
  table: Table,
  file: string,
  schema?: string
) {
  let rows: Row[] = []
  const flush = async () => {
    if (rows.length > 0) await insertRows(trx, table, rows, schema)
    rows = []
  }
  for await (const line of createInterface({ input: createReadStream(file) })) {
    rows.push(JSON.parse(line))
    if (rows.length === BATCH) await flush()
  }
  await flush()
}

import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CommandError } from '#exceptions/command_error'
import { rowsFile } from '#backup/database_copy'
import type { ExtractedBackup } from '#backup/extracted_backup'
import { digestTable, loadTable, readTables, type Table } from '#backup/table_rows'

/** Rows that the migrations themselves write. */
const SEEDED = new Set(['revisions', 'settings'])

/** Whether nothing but what the migrations wrote is in the tables. */
export async function isEmpty(trx: TransactionClientContract, tables: Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (!SEEDED.has(name) && (await trx.from(name).first())) return false
  }
  return true
}

export async function emptyTables(trx: TransactionClientContract, tables: Table[]) {
  for (const { name } of [...tables].reverse()) await trx.from(name).delete()
}

/** A copy takes longer than a visitor's question may. */
export async function withoutTimeouts(trx: TransactionClientContract) {
  await trx.rawQuery('set local statement_timeout = 0')
  await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
}

/** @throws CommandError when what is in the table is not what the backup's file holds */
async function assertTable(trx: TransactionClientContract, table: Table, backup: ExtractedBackup) {
  const { rows, sha256 } = await digestTable(trx, table)
  const expected = backup.manifest.rows[table.name]
  if (rows === expected && sha256 === backup.manifest.files[rowsFile(table.name)]!.sha256) return
  throw new CommandError(
    `${table.name} would have ${rows} rows in place of ${expected}, or other ones: nothing was changed.`
  )
}

/** The tables of a backup, in an order in which they can be filled. */
async function tablesOf(trx: TransactionClientContract, { manifest }: ExtractedBackup) {
  const tables = await readTables(trx)
  return tables.filter(({ name }) => name in manifest.rows)
}

/** Puts a backup's rows in the place of all there are, inside a transaction. */
export async function replaceRows(trx: TransactionClientContract, backup: ExtractedBackup) {
  await emptyTables(trx, await readTables(trx))
  for (const table of await tablesOf(trx, backup)) {
    await loadTable(trx, table, join(backup.folder, rowsFile(table.name)))
    await assertTable(trx, table, backup)
  }
}

/**
 * Restores a backup's rows into tables beside the real ones, made for it and rolled back with the
 * transaction.
 */
export async function rehearseRows(trx: TransactionClientContract, backup: ExtractedBackup) {
  const tables = await tablesOf(trx, backup)
  await trx.rawQuery('create schema drill')
  for (const { name } of tables) {
    await trx.rawQuery('create table drill.?? (like public.?? including all)', [name, name])
  }
  for (const table of tables) {
    await loadTable(trx, table, join(backup.folder, rowsFile(table.name)), 'drill')
  }
  await trx.rawQuery('set local search_path = drill')
  for (const table of tables) await assertTable(trx, table, backup)
}

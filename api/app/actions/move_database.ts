import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CommandError } from '#exceptions/command_error'
import { readMigrations, readPictures, SQLITE_FILE } from '#backup/database_copy'
import { emptyTables, isEmpty, withoutTimeouts } from '#backup/postgres_rows'
import { type Digest, digestTable, insertRows, readTables, type Table } from '#backup/table_rows'
import { findFile, placeOf } from '#pictures/stored_file'
import { writeFileSafely } from '#pictures/write_file'
import env from '#start/env'

/** Sessions are not moved: a copy of them would be valid in two places. */
const SESSIONS = 'auth_access_tokens'

export interface MovedTable {
  name: string
  before: Digest
  after: Digest
}

export const isAlike = ({ before, after }: MovedTable) =>
  before.rows === after.rows && before.sha256 === after.sha256

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Moves the installation in DATA_DIR from SQLite to the PostgreSQL of the environment: all rows in
 * one transaction, compared on both sides before it is committed; and its pictures, where the
 * environment says that they belong in a bucket. The SQLite file stays as it is.
 */
export default class MoveDatabase {
  /**
   * @param report is given the tables before anything is committed; with a difference in them,
   * nothing is
   * @throws CommandError when it may not, cannot, or what arrived is not what was sent
   */
  async handle(report: (tables: MovedTable[]) => void) {
    this.#assertEngines()
    const source = await this.#lockSource()
    try {
      await this.#assertSameRelease(source)
      const pictures = await this.#movePictures(await readPictures(source))
      await db.transaction(async (target) => {
        await withoutTimeouts(target)
        const tables = await this.#emptyTarget(target)
        const moved: MovedTable[] = []
        for (const table of tables) moved.push(await this.#move(table, source, target))
        report(moved)
        const different = moved.filter((table) => !isAlike(table)).map(({ name }) => name)
        if (different.length > 0) {
          throw new CommandError(`${different.join(', ')} arrived different: nothing was moved.`)
        }
      })
      return pictures
    } finally {
      await source.rollback()
    }
  }

  #assertEngines() {
    if (env.get('DB_CONNECTION') !== 'pg') {
      throw new CommandError(
        'Set DB_CONNECTION=pg, DB_HOST and the others first: that is where the rows go.'
      )
    }
    const file = join(env.get('DATA_DIR'), SQLITE_FILE)
    if (!existsSync(file)) throw new CommandError(`There is no ${file} to be moved.`)
  }

  /** From here on nobody can write what would be left behind. */
  async #lockSource() {
    const source = await db
      .connection('sqlite')
      .transaction()
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'SQLITE_BUSY') throw error
        throw new CommandError('The SQLite database is being written to: stop the services first.')
      })
    const migrations = await readMigrations(source)
    if (migrations.length > 0) return source
    await source.rollback()
    throw new CommandError('The SQLite database is empty.')
  }

  async #assertSameRelease(source: TransactionClientContract) {
    const [from, to] = [await readMigrations(source), await readMigrations(db.connection())]
    if (to.length === 0) {
      throw new CommandError('The PostgreSQL database has no tables: run migration:run first.')
    }
    if (from.join() !== to.join()) {
      throw new CommandError(
        'The two databases are of different releases: start this release once on each.'
      )
    }
  }

  async #emptyTarget(target: TransactionClientContract) {
    const tables = await readTables(target)
    // A process that serves from it already must not write in between.
    for (const { name } of tables) await target.rawQuery('lock table ?? in exclusive mode', [name])
    if (!(await isEmpty(target, tables))) {
      throw new CommandError('The PostgreSQL database holds rows already: it must be empty.')
    }
    await emptyTables(target, tables)
    return tables.filter(({ name }) => name !== SESSIONS)
  }

  async #move(
    table: Table,
    source: TransactionClientContract,
    target: TransactionClientContract
  ): Promise<MovedTable> {
    const before = await digestTable(source, table, (rows) => insertRows(target, table, rows))
    return { name: table.name, before, after: await digestTable(target, table) }
  }

  /** Into the bucket, each read back and compared; none where they stay in DATA_DIR. */
  async #movePictures(names: string[]) {
    if (env.get('DRIVE_DISK') === 'fs') return { moved: 0, missing: 0 }
    let moved = 0
    // Each in its place: what is withheld stays so.
    for (const name of names.flatMap((one) => [placeOf(one, true), placeOf(one, false)])) {
      const file = join(env.get('DATA_DIR'), 'uploads', name)
      if (!existsSync(file)) continue
      const bytes = await readFile(file)
      const there = await findFile(name)
      if (there?.contentLength !== bytes.length) await writeFileSafely(name, bytes)
      if (sha256(await drive.use().getBytes(name)) !== sha256(bytes)) {
        throw new CommandError(`uploads/${name} arrived different: no rows were moved.`)
      }
      moved += 1
    }
    return { moved, missing: names.length - moved }
  }
}

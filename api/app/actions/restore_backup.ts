import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import CreateBackup from '#actions/create_backup'
import { CommandError } from '#exceptions/command_error'
import { readMigrations, SQLITE_FILE, withSqliteFile } from '#backup/database_copy'
import type { Manifest } from '#backup/manifest'
import { assertEngine, type ExtractedBackup, withBackup } from '#backup/extracted_backup'
import { isEmpty, replaceRows, withoutTimeouts } from '#backup/postgres_rows'
import { nameOf } from '#backup/snapshot_names'
import { swapFiles } from '#backup/swap_files'
import { readTables } from '#backup/table_rows'
import { placeAllPictures } from '#pictures/place_pictures'
import { findFile, findPlace, placeOf, WITHHELD } from '#pictures/stored_file'
import { sync, writeFileSafely } from '#pictures/write_file'
import env from '#start/env'

interface Restored {
  title: string
  manifest: Manifest
  /** Where what was there before is kept; undefined where there was nothing. */
  aside?: string
}

const OCCUPIED = 'There is an installation here already: --force puts it aside and restores.'

/** Puts a backup in the place of the installation: all of it, or nothing. */
export default class RestoreBackup {
  constructor(private app: ApplicationService) {}

  /**
   * @param name an archive's path or a snapshot's name; by default the newest snapshot
   * @param options.force also where there is an installation, which is put aside
   * @throws CommandError when it may not or cannot; then nothing was changed
   */
  handle(name: string | undefined, { force = false } = {}): Promise<Restored> {
    return withBackup(name, async (backup) => {
      assertEngine(backup)
      const aside = await (backup.manifest.database === 'sqlite'
        ? this.#restoreFiles(backup, force)
        : this.#restoreRows(backup, force))
      return { title: backup.title, manifest: backup.manifest, aside }
    })
  }

  #asideName() {
    return join(env.get('DATA_DIR'), `before-restore-${nameOf(new Date())}`)
  }

  async #restoreFiles(backup: ExtractedBackup, force: boolean): Promise<string | undefined> {
    const data = env.get('DATA_DIR')
    const isOccupied = await this.#holdsTables(join(data, SQLITE_FILE))
    if (isOccupied && !force) throw new CommandError(OCCUPIED)
    // Not one connection of this process may still have the old file open.
    await db.manager.closeAll(true)
    const names = [`${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, SQLITE_FILE]
    if ('app.key' in backup.manifest.files) names.unshift('app.key')
    await this.#restorePictures(backup, names)
    await sync(join(backup.folder, SQLITE_FILE))
    const aside = this.#asideName()
    await swapFiles(backup.folder, data, aside, names)
    await withSqliteFile(join(data, SQLITE_FILE), placeAllPictures)
    if (isOccupied) return aside
    await rm(aside, { recursive: true })
    return undefined
  }

  /** Whoever connects makes the file, so an empty one is no installation; a damaged one is. */
  async #holdsTables(file: string): Promise<boolean> {
    if (!existsSync(file)) return false
    const tables = await withSqliteFile(file, (client) => client.getAllTables(['public'])).catch(
      () => null
    )
    return tables === null || tables.length > 0
  }

  async #restoreRows(backup: ExtractedBackup, force: boolean): Promise<string | undefined> {
    await this.#migrate()
    const migrations = await readMigrations(db.connection())
    if (migrations.join() !== backup.manifest.migrations.join()) {
      throw new CommandError(
        `${backup.title} was made by another release: restore with that one, then deploy this one.`
      )
    }
    const isOccupied = !(await db.transaction(async (trx) => isEmpty(trx, await readTables(trx))))
    if (isOccupied && !force) throw new CommandError(OCCUPIED)
    const aside = isOccupied ? `${this.#asideName()}.tar.gz` : undefined
    if (aside) await new CreateBackup().toFile(aside)
    const names: string[] = []
    if ('app.key' in backup.manifest.files) names.push('app.key')
    await this.#restorePictures(backup, names)
    const old = this.#asideName()
    await db.transaction(async (trx) => {
      await withoutTimeouts(trx)
      await replaceRows(trx, backup)
      // Last: from here on nothing can refuse but the commit.
      await swapFiles(backup.folder, env.get('DATA_DIR'), old, names)
    })
    await placeAllPictures()
    // All of it is in the archive that was made first.
    await rm(old, { recursive: true })
    return aside
  }

  async #migrate() {
    const migrator = new MigrationRunner(db, this.app, { direction: 'up', disableLocks: false })
    await migrator.run()
    if (migrator.error) throw migrator.error
  }

  /**
   * Into the folder that is swapped, or into the bucket, where nothing is ever written over. All of
   * them withheld: which are public is known once the rows are there.
   */
  async #restorePictures({ folder, manifest }: ExtractedBackup, swapped: string[]) {
    if (env.get('DRIVE_DISK') === 'fs') {
      swapped.unshift('uploads')
      await this.#withhold(folder)
      for (const name of await readdir(folder, { recursive: true })) {
        if (name.startsWith('uploads')) await sync(join(folder, name))
      }
      return
    }
    for (const [name, { bytes }] of Object.entries(manifest.pictures)) {
      const place = await findPlace(name)
      const there = place && (await findFile(place))
      if (there && there.contentLength === bytes) continue
      await writeFileSafely(placeOf(name, false), await readFile(join(folder, 'uploads', name)))
    }
  }

  /** The folder itself stays: on a server it belongs to nginx's group. */
  async #withhold(folder: string) {
    const uploads = join(folder, 'uploads')
    const withheld = join(uploads, WITHHELD)
    const names = await readdir(uploads)
    await mkdir(withheld, { mode: 0o700 })
    for (const name of names) await rename(join(uploads, name), join(withheld, name))
  }
}

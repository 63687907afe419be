import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MANIFEST, sha256Of, type Manifest } from '#backup/manifest'
import {
  assertIntegrity,
  lastMigration,
  picturesOf,
  removeSessionsAndMails,
  withSqliteFile,
} from '#backup/sqlite_file'
import { CommandError } from '#exceptions/command_error'
import { unlessMissing } from '#pictures/write_file'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

export function assertSqlite() {
  if (env.get('DB_CONNECTION') === 'sqlite') return
  throw new CommandError(
    'PostgreSQL has tools of its own, pg_dump and pg_restore (infra/docs/outgrow.md).'
  )
}

/** Pictures in a bucket are in no backup: the bucket keeps versions of its own. */
export const hasPicturesHere = () => env.get('DRIVE_DISK') === 'fs'

export async function withTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(env.get('DATA_DIR'), 'tmp', `${name}-`))
  try {
    return await work(folder)
  } finally {
    // After an error files may still be written for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

export async function makeSnapshot(folder: string) {
  if (!(await lastMigration(db.connection()))) {
    throw new CommandError('There is no database yet: nothing to back up.')
  }
  const file = join(folder, SQLITE_FILE)
  await db.connection().rawQuery('vacuum into ?', [file])
  const { migration, pictures } = await withSqliteFile(file, async (copy) => {
    await assertIntegrity(copy, 'The copy of the database')
    await removeSessionsAndMails(copy)
    return { migration: (await lastMigration(copy))!, pictures: await picturesOf(copy) }
  })
  await chmod(file, 0o600)
  const key = join(env.get('DATA_DIR'), 'app.key')
  if (existsSync(key)) await copyFile(key, join(folder, 'app.key'))
  const manifest: Manifest = {
    time: new Date().toISOString(),
    version: String(app.version),
    migration,
    sha256: await sha256Of(file),
    hasPictures: hasPicturesHere(),
  }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest))
  return { manifest, pictures }
}

export const snapshotFolder = () => join(env.get('DATA_DIR'), 'snapshot')

/**
 * The numbers of the snapshots in a folder, the newest first; a clock may be set back. Each is a folder
 * that was renamed into place, so it is whole.
 */
export async function snapshotsIn(folder: string): Promise<number[]> {
  const names = (await readdir(folder).catch(unlessMissing)) || []
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => other - one)
}

export async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
}

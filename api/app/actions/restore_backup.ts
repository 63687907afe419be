import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { withBackup, type OpenedBackup } from '#backup/opened_backup'
import { hasPicturesHere } from '#backup/snapshot'
import { withSqliteFile } from '#backup/sqlite_file'
import { swapFiles } from '#backup/swap_files'
import { withRestoreLock } from '#support/serving_lock'
import { CommandError } from '#exceptions/command_error'
import { placeAllFiles } from '#visibility/place_files'
import { sync } from '#pictures/write_file'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

const ALREADY_INSTALLED =
  'There is an installation here already: --force puts it aside and restores.'
const STILL_RUNNING =
  'Something serves this database: stop the services first. Nothing was changed.'

export async function restoreBackup(path: string, { force = false, withoutBucket = false } = {}) {
  const restored = await withRestoreLock(() =>
    withBackup(
      path,
      async (backup) => {
        if (!force && (await isInstalled())) throw new CommandError(ALREADY_INSTALLED)
        return { ...backup, aside: await restore(backup) }
      },
      { withoutBucket }
    )
  )
  if (!restored) throw new CommandError(STILL_RUNNING)
  return restored
}

async function restore({ folder }: OpenedBackup): Promise<string> {
  const data = env.get('DATA_DIR')
  // No connection of this process may keep the old file open.
  await db.manager.closeAll(true)
  const names = [`${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, SQLITE_FILE]
  if (hasPicturesHere()) names.unshift('uploads')
  if (existsSync(join(folder, 'app.key'))) names.push('app.key')
  for (const name of await readdir(folder, { recursive: true })) await sync(join(folder, name))
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const aside = join(data, `before-restore-${time}`)
  await swapFiles(folder, data, aside, names)
  await withSqliteFile(join(data, SQLITE_FILE), placeAllFiles)
  return aside
}

/** Connecting creates the file, so an empty database is no installation; a damaged one is. */
async function isInstalled(): Promise<boolean> {
  const file = join(env.get('DATA_DIR'), SQLITE_FILE)
  if (!existsSync(file)) return false
  const tables = await withSqliteFile(file, (client) => client.getAllTables(['public'])).catch(
    () => null
  )
  return tables === null || tables.length > 0
}

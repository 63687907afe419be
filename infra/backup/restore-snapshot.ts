import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checksum, copyDurably } from './durable-files.ts'
import { BackupRefusal } from './refusal.ts'
import { listSnapshots, picturesIn, readManifest, snapshotsIn } from './snapshots.ts'

/**
 * Writes a snapshot into an empty data folder.
 * @param name the newest by default
 * @returns the name of what was restored
 * @throws BackupRefusal when the folder is not empty, or the snapshot is missing or damaged; then
 * nothing was written
 */
export function restoreSnapshot(backups: string, data: string, name?: string): string {
  const chosen = name ?? listSnapshots(backups).at(-1)
  if (!chosen) throw new BackupRefusal(`There is no snapshot in ${backups}.`)
  if (existsSync(join(data, 'academy.sqlite'))) {
    throw new BackupRefusal(`${data} already holds a database: stop the services and move it away.`)
  }
  const manifest = readManifest(backups, chosen)
  const snapshot = join(snapshotsIn(backups), chosen)
  for (const [file, sum] of Object.entries(manifest.files)) {
    if (checksum(join(snapshot, file)) !== sum) {
      throw new BackupRefusal(`${file} of snapshot ${chosen} is damaged: choose an older one.`)
    }
  }
  const missing = manifest.pictures.filter((file) => !existsSync(join(picturesIn(backups), file)))
  if (missing.length > 0) {
    throw new BackupRefusal(
      `Snapshot ${chosen} lacks ${missing.length} pictures: choose an older one.`
    )
  }

  mkdirSync(data, { recursive: true, mode: 0o700 })
  for (const picture of manifest.pictures) {
    const target = join(picturesIn(data), picture)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(picturesIn(backups), picture), target)
  }
  // The database last: where it is, the restore is whole.
  const files = readdirSync(snapshot).filter((file) => file in manifest.files)
  for (const file of files.sort((a) => (a === 'academy.sqlite' ? 1 : -1))) {
    copyDurably(join(snapshot, file), join(data, file))
  }
  return chosen
}

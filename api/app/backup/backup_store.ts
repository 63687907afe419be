import type { Readable } from 'node:stream'
import { CommandError } from '#exceptions/command_error'
import { isSnapshotName } from '#backup/snapshot_names'
import env from '#start/env'

/**
 * Where backups are kept. `snapshots/<time>.tar.gz` hold the rows and the key, `uploads/` every
 * picture that any of them names: a picture's name is a hash of its content, so one copy is enough.
 */
export interface BackupStore {
  /** As a person would look for it. */
  title: string
  /** Names below a folder, the folder included; none where there is no such folder. */
  list(folder: 'snapshots' | 'uploads'): Promise<string[]>
  read(name: string): Promise<Readable>
  /** Takes a local file over under a name: whole, or not at all. */
  store(file: string, name: string): Promise<void>
  remove(name: string): Promise<void>
  /** When it was stored. */
  storedAt(name: string): Promise<Date>
}

export const archiveName = (snapshot: string) => `snapshots/${snapshot}.tar.gz`

/** @throws CommandError when the environment names none */
export async function backupPlace(): Promise<BackupStore> {
  const folder = env.get('BACKUP_DIR')
  const bucket = env.get('BACKUP_BUCKET')
  if (bucket) {
    const { BucketStore } = await import('#backup/bucket_store')
    return new BucketStore(bucket)
  }
  if (!folder) {
    throw new CommandError('Set BACKUP_DIR or BACKUP_BUCKET, or name an archive: academy.tar.gz.')
  }
  const { FolderStore } = await import('#backup/folder_store')
  return new FolderStore(folder)
}

/** The names of all complete snapshots, oldest first. */
export async function listSnapshots(place: BackupStore): Promise<string[]> {
  const names = await place.list('snapshots')
  return names
    .map((name) => name.replace(/^snapshots\/(.*)\.tar\.gz$/, '$1'))
    .filter(isSnapshotName)
    .sort()
}

import type { Readable } from 'node:stream'
import { CommandRefusal } from '#exceptions/command_refusal'
import { isSnapshotName } from '#backup/snapshot_names'
import env from '#start/env'

/**
 * Where backups are kept. `snapshots/<time>.tar.gz` hold the rows and the key, `uploads/` every
 * picture that any of them names: a picture's name is a hash of its content, so one copy is enough.
 */
export interface BackupPlace {
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

/** @throws CommandRefusal when the environment names none */
export async function backupPlace(): Promise<BackupPlace> {
  const folder = env.get('BACKUP_DIR')
  const bucket = env.get('BACKUP_BUCKET')
  if (bucket) {
    const { BucketPlace } = await import('#backup/bucket_place')
    return new BucketPlace(bucket)
  }
  if (!folder) {
    throw new CommandRefusal('Set BACKUP_DIR or BACKUP_BUCKET, or name an archive: academy.tar.gz.')
  }
  const { FolderPlace } = await import('#backup/folder_place')
  return new FolderPlace(folder)
}

/** The names of all complete snapshots, oldest first. */
export async function listSnapshots(place: BackupPlace): Promise<string[]> {
  const names = await place.list('snapshots')
  return names
    .map((name) => name.replace(/^snapshots\/(.*)\.tar\.gz$/, '$1'))
    .filter(isSnapshotName)
    .sort()
}

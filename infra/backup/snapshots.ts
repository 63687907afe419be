import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BackupRefusal } from './refusal.ts'

/**
 * A backup folder: `snapshots/<time>/` holds the database and what belongs to it, `uploads/` every
 * picture any snapshot names. A picture's name is a hash of its content, so one copy is enough.
 */
export interface Manifest {
  /** When it was made, ISO 8601 UTC. */
  time: string
  /** SHA-256 by file name, of the files beside the manifest. */
  files: Record<string, string>
  /** The pictures there were, relative to `uploads/`. */
  pictures: string[]
}

export const snapshotsIn = (backups: string) => join(backups, 'snapshots')
export const picturesIn = (folder: string) => join(folder, 'uploads')

/** `20261121T034500Z`: sorts by time, and is a name on every file system. */
export const nameOf = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

export function timeOf(name: string): Date {
  return new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** The names of all complete snapshots, oldest first. */
export function listSnapshots(backups: string): string[] {
  const folder = snapshotsIn(backups)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .sort()
}

/** @throws BackupRefusal when there is no such snapshot */
export function readManifest(backups: string, name: string): Manifest {
  const file = join(snapshotsIn(backups), name, 'manifest.json')
  if (!existsSync(file)) throw new BackupRefusal(`There is no snapshot ${name} in ${backups}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertSame, unpack } from '#backup/archive'
import { archiveName, type BackupStore, backupPlace, listSnapshots } from '#backup/backup_store'
import { CommandError } from '#exceptions/command_error'
import { inspectSqlite, SQLITE_FILE, withSqliteFile } from '#backup/database_copy'
import type { Manifest } from '#backup/manifest'
import { isSnapshotName } from '#backup/snapshot_names'
import env from '#start/env'

interface Source {
  title: string
  read: () => Readable | Promise<Readable>
  /** Where the pictures are that are not inside. */
  place?: BackupStore
}

/** A backup unpacked on this machine's disk, whole and checked. */
export interface ExtractedBackup {
  title: string
  /** Holds the rows, the key, and `uploads/` with every picture. */
  folder: string
  manifest: Manifest
}

async function findSource(name: string | undefined): Promise<Source> {
  if (name && !isSnapshotName(name)) {
    const file = resolve(name)
    if (!existsSync(file)) throw new CommandError(`There is no archive ${file}.`)
    return { title: file, read: () => createReadStream(file) }
  }
  const place = await backupPlace()
  const names = await listSnapshots(place)
  const chosen = name ?? names.at(-1)
  if (!chosen) throw new CommandError(`There is no snapshot in ${place.title}.`)
  if (!names.includes(chosen)) {
    throw new CommandError(`There is no snapshot ${chosen} in ${place.title}.`)
  }
  return { title: `snapshot ${chosen}`, read: () => place.read(archiveName(chosen)), place }
}

/** @throws CommandError when the rows are those of the other engine */
export function assertEngine({ title, manifest }: ExtractedBackup) {
  const engine = env.get('DB_CONNECTION')
  if (manifest.database === engine) return
  throw new CommandError(
    `${title} was made with DB_CONNECTION=${manifest.database}, and this is ${engine}.`
  )
}

/**
 * Fetches a backup into a folder of its own, compares every file with its checksum, lets SQLite
 * check its database, then hands it over; the folder is gone afterwards.
 * @param name an archive's path or a snapshot's name; by default the newest snapshot
 * @throws CommandError when there is none, or anything in it is missing or damaged
 */
export async function withBackup<T>(
  name: string | undefined,
  work: (backup: ExtractedBackup) => Promise<T>
): Promise<T> {
  const { title, read, place } = await findSource(name)
  const folder = await mkdtemp(join(env.get('DATA_DIR'), 'tmp', 'restore-'))
  try {
    const { manifest, inside } = await unpack(await read(), title, folder)
    const absent = Object.keys(manifest.pictures).filter((picture) => !inside.has(picture))
    if (absent.length > 0) await fetchPictures(absent, manifest, folder, title, place)
    await mkdir(join(folder, 'uploads'), { recursive: true })
    if (manifest.database === 'sqlite') await assertRows(join(folder, SQLITE_FILE), manifest, title)
    return await work({ title, folder, manifest })
  } finally {
    // Files that were being unpacked when it broke off may still arrive.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function fetchPictures(
  names: string[],
  manifest: Manifest,
  folder: string,
  title: string,
  place?: BackupStore
) {
  const there = new Set(await place?.list('uploads'))
  const lost = names.filter((name) => !there.has(`uploads/${name}`))
  if (!place || lost.length > 0) {
    throw new CommandError(
      `The backup ${title} lacks ${lost.length || names.length} pictures: choose another one.`
    )
  }
  for (const name of names) {
    const file = join(folder, 'uploads', name)
    await mkdir(dirname(file), { recursive: true })
    await pipeline(await place.read(`uploads/${name}`), createWriteStream(file))
    await assertSame(file, manifest.pictures[name]!, `uploads/${name} of ${place.title}`)
  }
}

async function assertRows(file: string, manifest: Manifest, title: string) {
  const rows = await withSqliteFile(file, (client) => inspectSqlite(client, title))
  if (JSON.stringify(rows) === JSON.stringify(manifest.rows)) return
  throw new CommandError(`The rows of ${title} are not those that were counted into it.`)
}

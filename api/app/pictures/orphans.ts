import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'

const HOUR = 3_600_000

async function ownedFiles(): Promise<Set<string>> {
  const owned = new Set<string>()
  for (const list of ['tournaments', 'achievements']) {
    for (const row of await db.from(list).select('picture').whereNotNull('picture')) {
      for (const name of pictureFiles(readStoredPicture(row.picture)!)) owned.add(name)
    }
  }
  return owned
}

/**
 * Files on the local disk that no row names, deleted rows included. Young ones do not count: their
 * row may be about to be written.
 * @returns absolute paths
 */
export async function findOrphans(now = Date.now()): Promise<string[]> {
  const owned = await ownedFiles()
  const orphans: string[] = []
  for (const folder of ['uploads', 'tmp']) {
    const root = join(env.get('DATA_DIR'), folder)
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || owned.has(relative(root, path))) continue
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs > HOUR) orphans.push(path)
    }
  }
  return orphans
}

import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { kinds } from '#kinds'
import { onlyPublic } from '#queries/visibility'
import env from '#start/env'
import { shareFolder } from '#pictures/share_picture'
import { findFile, nameOf, storedFiles } from '#pictures/stored_file'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'

const HOUR = 3_600_000

async function ownedNames(): Promise<Set<string>> {
  const owned = new Set<string>()
  for (const list of kinds) {
    for (const row of await db.from(list).select('id', 'picture')) {
      const picture = readStoredPicture(row.picture)
      for (const name of picture ? pictureFiles(picture) : []) owned.add(name)
    }
    for (const row of await onlyPublic(db.from(list).select('id'))) owned.add(shareFolder(row.id))
  }
  return owned
}

/** Young ones do not count: their row may be about to be written. */
export async function findOrphans(now = Date.now()): Promise<string[]> {
  const files = await storedFiles()
  // After the files: a picture that came meanwhile is owned by then, or too young.
  const owned = await ownedNames()
  const orphans: string[] = []
  for (const name of files.filter(
    (file) => !owned.has(nameOf(file)) && !owned.has(dirname(file))
  )) {
    const facts = await findFile(name)
    if (facts && now - facts.lastModified.getTime() > HOUR) orphans.push(name)
  }
  return orphans
}

export async function findLeftovers(now = Date.now()): Promise<string[]> {
  const folder = join(env.get('DATA_DIR'), 'tmp')
  const leftovers: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    // Not the mtime: unpacking and linking keep that of the original.
    const facts = await stat(path).catch(unlessMissing)
    if (facts && now - facts.ctimeMs > HOUR) leftovers.push(path)
  }
  return leftovers
}

/** It was moved to its place meanwhile. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { kinds } from '#kinds'
import { onlyPublic } from '#queries/visibility'
import env from '#start/env'
import { shareFolder } from '#pictures/share_picture'
import { findFile, nameOf, storedFiles } from '#pictures/stored_file'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'
import { unlessMissing } from '#pictures/write_file'

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

/** Ignores files under an hour old: their row may not be committed yet. */
export async function findOrphans(now = Date.now()): Promise<string[]> {
  const files = await storedFiles()
  // After listing the files, so that pictures stored in between count as owned.
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

export async function findTemporaryFiles(now = Date.now()): Promise<string[]> {
  const folder = join(env.get('DATA_DIR'), 'tmp')
  const leftovers: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    // Not mtime, which unpacking and linking preserve.
    const facts = await stat(path).catch(unlessMissing)
    if (facts && now - facts.ctimeMs > HOUR) leftovers.push(path)
  }
  return leftovers
}

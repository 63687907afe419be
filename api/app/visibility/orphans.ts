import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { itemsOf, kinds } from '#kinds'
import env from '#start/env'
import { sharedId, shareFiles } from '#pictures/share_picture'
import { findFile, nameOf, storedFiles } from '#pictures/stored_file'
import { pictureFiles } from '#pictures/stored_picture'
import { unlessMissing } from '#pictures/write_file'
import { findShared } from '#visibility/public_files'
import { HOUR_MS } from '#shared/days/durations'

/** Pictures that a row names, wherever their files lie. */
async function namedPictures(): Promise<Set<string>> {
  const named = new Set<string>()
  for (const kind of kinds) {
    for (const { picture } of await itemsOf(kind, db.connection()).select('picture')) {
      for (const name of pictureFiles(picture)) named.add(name)
    }
  }
  return named
}

/** The row of a file under an hour old may not be committed yet. */
async function isOld(name: string, now: number) {
  const facts = await findFile(name)
  return facts !== undefined && now - facts.lastModified.getTime() > HOUR_MS
}

async function currentShareFiles(id: string): Promise<string[]> {
  const shared = await findShared(id, db.connection())
  return shared ? shareFiles(shared) : []
}

/**
 * Files that nothing shows: pictures that no row names, and share pictures of what an item was, such as
 * those with the names of players who are initials today.
 */
export async function findOrphans(now = Date.now()): Promise<string[]> {
  const files = await storedFiles()
  // After listing the files, so that pictures stored in between count as named.
  const pictures = await namedPictures()
  const orphans: string[] = []
  for (const [id, names] of Map.groupBy(files, sharedId)) {
    if (id === undefined) {
      const unnamed = names.filter((name) => !pictures.has(nameOf(name)))
      for (const name of unnamed) if (await isOld(name, now)) orphans.push(name)
    } else {
      const current = await currentShareFiles(id)
      orphans.push(...names.filter((name) => !current.includes(name)))
    }
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
    if (facts && now - facts.ctimeMs > HOUR_MS) leftovers.push(path)
  }
  return leftovers
}

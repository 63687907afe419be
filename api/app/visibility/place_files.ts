import { dirname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withProcessLock, type Lock } from '#support/process_lock'
import { readClient } from '#database/read_client'
import { itemsOf, kinds, type Kind } from '#kinds'
import { removeShareFiles, shareFolder } from '#pictures/share_picture'
import { isBucket, storedPath, storedFiles } from '#pictures/stored_file'
import { pictureFiles } from '#pictures/stored_picture'
import { moveFilesSafely } from '#pictures/write_file'
import { filesOf } from '#visibility/public_files'
import { isPublic } from '#visibility/public_rows'

/** A bucket moves a file by copy and delete: two opposite moves could delete its only copy. */
const MOVE_LOCK: Lock = {
  file: 'moves.lock',
  number: 7_361_643,
  busy: 'Another process has been moving pictures for a minute.',
}

const oneAtATime = <T>(work: () => Promise<T>) =>
  isBucket() ? withProcessLock(db, work, MOVE_LOCK) : work()

/** Moves the pictures of an item to where they belong, and removes what it is shared with no longer. */
export function placeFiles(kind: Kind, id: string, client: QueryClientContract = readClient()) {
  return oneAtATime(() => place(kind, id, client))
}

async function place(kind: Kind, id: string, client: QueryClientContract) {
  const read = async () => {
    const row = await itemsOf(kind, client).where({ id }).first()
    return { row, files: row ? await filesOf(row, client) : [] }
  }
  let now = await read()
  let isPlaced = false
  while (!isPlaced) {
    const { row, files } = now
    if (row) {
      const isShown = isPublic(row)
      const moves = pictureFiles(row.picture).map((name): [string, string] => [
        storedPath(name, !isShown),
        storedPath(name, isShown),
      ])
      await moveFilesSafely(moves)
    }
    await removeShareFiles(id, files)
    now = await read()
    isPlaced = now.files.join() === files.join()
  }
}

export async function placeAllFiles(client: QueryClientContract = readClient()) {
  const storedNames = new Set<string>()
  for (const name of await storedFiles()) storedNames.add(name).add(dirname(name))
  for (const kind of kinds) {
    const rows = await itemsOf(kind, client).select('id', 'picture', 'is_active', 'deleted_at')
    for (const row of rows) {
      const isShown = isPublic(row)
      const isMisplaced =
        pictureFiles(row.picture).some((name) => storedNames.has(storedPath(name, !isShown))) ||
        (!isShown && storedNames.has(shareFolder(row.id)))
      if (isMisplaced) await placeFiles(kind, row.id, client)
    }
  }
}

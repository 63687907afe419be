import { dirname } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withProcessLock, type Lock } from '#database/process_lock'
import { readClient } from '#database/read_client'
import { kinds, modelOf, type Kind } from '#kinds'
import { isPublic } from '#queries/visibility'
import env from '#start/env'
import { removeSharePictures, shareFiles, shareFolder } from '#pictures/share_picture'
import { storedPath, storedFiles } from '#pictures/stored_file'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'
import { moveFilesSafely } from '#pictures/write_file'

/** A bucket moves a file by copy and delete: two opposite moves could delete its only copy. */
const MOVE_LOCK: Lock = {
  file: 'moves.lock',
  number: 7_361_643,
  busy: 'Another process has been moving pictures for a minute.',
}

const oneAtATime = <T>(work: () => Promise<T>) =>
  env.get('DRIVE_DISK') === 'fs' ? work() : withProcessLock(db, work, MOVE_LOCK)

interface PictureRow {
  id: string
  picture: string | null
  isActive: boolean | number
  deletedAt: string | null
}

function rowsOf(client: QueryClientContract, list: Kind) {
  const columns = { picture: 'picture', isActive: 'is_active', deletedAt: 'deleted_at' }
  return client.from(list).select({ id: 'id', ...columns })
}

const filesOf = ({ picture }: PictureRow) => {
  const stored = readStoredPicture(picture)
  return stored ? pictureFiles(stored) : []
}

export function movePictureFiles(
  list: Kind,
  id: string,
  client: QueryClientContract = readClient()
) {
  return oneAtATime(() => moveFiles(list, id, client))
}

async function moveFiles(list: Kind, id: string, client: QueryClientContract) {
  const read = () => modelOf(list).query({ client }).where({ id }).first()
  let row = await read()
  let isMoved = false
  while (row && !isMoved) {
    const isShown = isPublic(row)
    const moves = filesOf(row).map((name): [string, string] => [
      storedPath(name, !isShown),
      storedPath(name, isShown),
    ])
    await moveFilesSafely(moves)
    await removeSharePictures(id, isShown ? shareFiles(list, row) : [])
    const { picture } = row
    row = await read()
    isMoved = row !== null && isPublic(row) === isShown && row.picture === picture
  }
}

export async function moveAllPictureFiles(client: QueryClientContract = readClient()) {
  const storedNames = new Set<string>()
  for (const name of await storedFiles()) storedNames.add(name).add(dirname(name))
  for (const list of kinds) {
    const rows: PictureRow[] = await rowsOf(client, list)
    for (const row of rows) {
      const isShown = isPublic(row)
      const isMisplaced =
        filesOf(row).some((name) => storedNames.has(storedPath(name, !isShown))) ||
        (!isShown && storedNames.has(shareFolder(row.id)))
      if (isMisplaced) await movePictureFiles(list, row.id, client)
    }
  }
}

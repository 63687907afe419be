import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import env from '#start/env'
import { isBucket, isMissing, WITHHELD } from '#pictures/stored_file'
import { PICTURE_CACHING, PICTURE_TYPES, type PictureFormat } from '#pictures/stored_picture'

export async function sync(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const uploads = () => join(env.get('DATA_DIR'), 'uploads')

/** nginx reads uploads through its group; `withheld` is closed to it. */
async function makeFolder(path: string) {
  await mkdir(join(uploads(), WITHHELD), { recursive: true, mode: 0o700 })
  await mkdir(path, { recursive: true })
}

/** Atomic, and survives a power cut once it returns. */
export async function writeAtomically(file: string, draft: string, write: () => Promise<unknown>) {
  try {
    await write()
    await sync(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await sync(dirname(file))
}

/** Synced to disk before the row that names the file is committed. */
export async function writeFileSafely(name: string, content: Buffer) {
  if (isBucket()) {
    const contentType = PICTURE_TYPES[name.split('.').at(-1) as PictureFormat]
    return drive.use().put(name, content, { contentType, cacheControl: PICTURE_CACHING })
  }
  const target = join(uploads(), name)
  const temporary = join(env.get('DATA_DIR'), 'tmp', randomUUID())
  await makeFolder(dirname(target))
  const write = () => writeFile(temporary, content, { flag: 'wx', mode: 0o644 })
  await writeAtomically(target, temporary, write)
}

export async function moveFilesSafely(moves: [from: string, to: string][]) {
  if (isBucket()) {
    await Promise.all(moves.map(([from, to]) => drive.use().move(from, to).catch(unlessMissing)))
    return
  }
  const folders = new Set(moves.flat().map((name) => dirname(join(uploads(), name))))
  for (const folder of folders) await makeFolder(folder)
  for (const [from, to] of moves) {
    await rename(join(uploads(), from), join(uploads(), to)).catch(unlessMissing)
  }
  for (const folder of folders) await sync(folder)
}

export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

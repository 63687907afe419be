import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { kinds } from '#kinds'

/** What the disk says of a file. */
export type FileFacts = { contentLength: number; lastModified: Date }

export function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; name?: string } }
  if (cause?.code === 'ENOENT' || cause?.code === 'ENOTDIR') return true
  return cause?.name === 'NotFound' || cause?.name === 'NoSuchKey'
}

/** @returns undefined when there is no such file; a disk that cannot be asked throws */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const findFile = (name: string): Promise<FileFacts | undefined> =>
  ifThere(drive.use().getMetaData(name))

export const openFile = (name: string): Promise<Readable | undefined> =>
  ifThere(drive.use().getStream(name))

/**
 * Files of what is not public lie below this folder: neither the API nor nginx serves anything from
 * it to the public.
 */
export const WITHHELD = 'withheld'

/** Where a file is while its item is public, and while it is not. */
export const placeOf = (name: string, isPublic: boolean) =>
  isPublic ? name : `${WITHHELD}/${name}`

/** The name of a file wherever it is. */
export const nameOf = (place: string) => place.replace(`${WITHHELD}/`, '')

/** Public first, then withheld, then public again: it may be moved in this very moment. */
const PLACES = [true, false, true]

/** @returns where a file is now; undefined when it is nowhere */
export async function findPlace(name: string): Promise<string | undefined> {
  for (const place of PLACES) {
    if (await findFile(placeOf(name, place))) return placeOf(name, place)
  }
  return undefined
}

/** The content of a file wherever it is. */
export async function readFileAnywhere(name: string): Promise<Buffer> {
  const [last, ...first] = PLACES.map((place) => placeOf(name, place)).reverse() as [string]
  for (const place of first) {
    const bytes = await ifThere(drive.use().getBytes(place))
    if (bytes) return Buffer.from(bytes)
  }
  return Buffer.from(await drive.use().getBytes(last))
}

/** Removes a file wherever it is; a missing one does not matter. */
export async function removeFile(name: string) {
  await Promise.all([true, false].map((place) => drive.use().delete(placeOf(name, place))))
}

/** Names of all files in a folder and below it. */
export async function filesIn(folder: string, disk = drive.use()): Promise<string[]> {
  const files: string[] = []
  let page: string | undefined
  do {
    // A folder of the local disk is made with its first picture.
    const listed = await ifThere(disk.listAll(folder, { recursive: true, paginationToken: page }))
    for (const entry of listed?.objects ?? []) if (entry.isFile) files.push(entry.key)
    page = listed?.paginationToken
  } while (page)
  return files
}

/** Names of all pictures on the disk. */
export async function storedFiles(): Promise<string[]> {
  const folders = [...kinds, 'share', WITHHELD]
  const files = await Promise.all(folders.map((folder) => filesIn(folder)))
  return files.flat()
}

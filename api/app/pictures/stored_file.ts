import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { kinds } from '#kinds'
import env from '#start/env'

/** Else files lie in a folder of this machine, which nginx may serve without asking. */
export const isBucket = () => env.get('DRIVE_DISK') !== 'fs'

export interface FileFacts {
  contentLength: number
  lastModified: Date
}

export function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string; name?: string } }
  if ([code, cause?.code].some((one) => one === 'ENOENT' || one === 'ENOTDIR')) return true
  return cause?.name === 'NotFound' || cause?.name === 'NoSuchKey'
}

async function ifExists<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const findFile = (name: string): Promise<FileFacts | undefined> =>
  ifExists(drive.use().getMetaData(name))

export const openFile = (name: string): Promise<Readable | undefined> =>
  ifExists(drive.use().getStream(name))

/** Folder of pictures that are not public: neither the API nor nginx serves it. */
export const WITHHELD = 'withheld'

export const storedPath = (name: string, isPublic: boolean) =>
  isPublic ? name : `${WITHHELD}/${name}`

export const nameOf = (path: string) => path.replace(`${WITHHELD}/`, '')

/**
 * Where a file may lie, in the order in which to look. Public is tried twice, because the file may be moved
 * between the two folders right now.
 */
export const possiblePaths = (name: string): string[] =>
  [true, false, true].map((isPublic) => storedPath(name, isPublic))

interface StoredFile extends FileFacts {
  path: string
}

export async function findStored(name: string): Promise<StoredFile | undefined> {
  for (const path of possiblePaths(name)) {
    const facts = await findFile(path)
    if (facts) return { path, ...facts }
  }
  return undefined
}

export async function readFile(name: string): Promise<Buffer | undefined> {
  const bytes = await ifExists(drive.use().getBytes(name))
  return bytes && Buffer.from(bytes)
}

export async function readFileAnywhere(name: string): Promise<Buffer> {
  const paths = possiblePaths(name)
  const last = paths.pop()!
  for (const path of paths) {
    const bytes = await readFile(path)
    if (bytes) return bytes
  }
  return Buffer.from(await drive.use().getBytes(last))
}

export async function removeFile(name: string) {
  await Promise.all([true, false].map((isPublic) => drive.use().delete(storedPath(name, isPublic))))
}

export async function filesIn(folder: string, disk = drive.use()): Promise<string[]> {
  const files: string[] = []
  let page: string | undefined
  do {
    // A folder of the local disk is made with its first picture.
    const listed = await ifExists(disk.listAll(folder, { recursive: true, paginationToken: page }))
    for (const entry of listed?.objects ?? []) if (entry.isFile) files.push(entry.key)
    page = listed?.paginationToken
  } while (page)
  return files
}

export async function storedFiles(): Promise<string[]> {
  const folders = [...kinds, 'share', WITHHELD]
  const files = await Promise.all(folders.map((folder) => filesIn(folder)))
  return files.flat()
}

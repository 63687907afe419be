import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import env from '#start/env'
import { bucket } from '#tests/environment'

/** Where the bytes are, also those in a bucket: asking that for its names takes ten times as long. */
const root = bucket ? dirname(bucket.pathOf('')) : join(env.get('DATA_DIR'), 'uploads')
const temporary = join(env.get('DATA_DIR'), 'tmp')

/** What the server of the bucket adds to the name of a file; it keeps others beside it. */
const ENDING = bucket ? '._S3rver_object' : ''

async function paths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const picturePaths = async () => (await paths(root)).filter((path) => path.endsWith(ENDING))

/** Names of all stored files, and of those that are being written. */
export async function filesThere(): Promise<string[]> {
  const names = (await picturePaths()).map((path) => relative(root, path).replace(ENDING, ''))
  return [...names, ...(await paths(temporary))]
}

export async function removeFiles() {
  const folders = await readdir(root).catch(() => [])
  await Promise.all(folders.map((name) => rm(join(root, name), { recursive: true, force: true })))
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true })
}

/** Dates every file back, by milliseconds. */
export async function ageFiles(by: number) {
  for (const path of await picturePaths()) {
    const then = new Date((await stat(path)).mtimeMs - by)
    await utimes(path, then, then)
  }
}

import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

const folder = (name: string) => join(env.get('DATA_DIR'), name)

export async function emptyUploads() {
  for (const name of ['uploads', 'tmp']) {
    await rm(folder(name), { recursive: true, force: true })
    await mkdir(folder(name), { recursive: true })
  }
}

/** Names of all stored files, temporary ones included, as `tournaments/<name>` or `tmp/<name>`. */
export async function storedFiles(): Promise<string[]> {
  const uploads = await readdir(folder('uploads'), { recursive: true, withFileTypes: true })
  const left = await readdir(folder('tmp'))
  return [
    ...uploads
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`),
    ...left.map((name) => `tmp/${name}`),
  ].sort()
}

export function uploadPath(url: string): string {
  return join(env.get('DATA_DIR'), url)
}

export function isStored(url: string): boolean {
  return existsSync(uploadPath(url))
}

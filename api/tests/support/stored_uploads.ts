import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { findFile, storedFiles as picturesOnDisk } from '#pictures/stored_file'
import env from '#start/env'
import { bucket } from '#tests/environment'

const temporary = () => join(env.get('DATA_DIR'), 'tmp')
const nameOf = (url: string) => url.replace(/^\/uploads\//, '')

export async function emptyUploads() {
  if (bucket) bucket.empty()
  else for (const name of await picturesOnDisk()) await drive.use().delete(name)
  await rm(temporary(), { recursive: true, force: true })
  await mkdir(temporary(), { recursive: true })
}

/** Names of all stored files, temporary ones included, as `tournaments/<name>` or `tmp/<name>`. */
export async function storedFiles(): Promise<string[]> {
  const names = (await readdir(temporary())).map((name) => `tmp/${name}`)
  for (const name of await picturesOnDisk()) names.push(name)
  return names.sort()
}

export async function readUpload(url: string): Promise<Buffer> {
  return Buffer.from(await drive.use().getBytes(nameOf(url)))
}

export function putUpload(url: string, content: Buffer | string) {
  return drive.use().put(nameOf(url), content)
}

export async function isStored(url: string): Promise<boolean> {
  return (await findFile(nameOf(url))) !== undefined
}

/** Dates a file back. */
export async function makeOld(name: string, hours: number) {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(bucket?.pathOf(name) ?? join(env.get('DATA_DIR'), 'uploads', name), then, then)
}

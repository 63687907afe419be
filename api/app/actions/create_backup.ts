import { createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { MANIFEST } from '#backup/manifest'
import {
  assertSqlite,
  emptyFolder,
  hasPicturesHere,
  makeSnapshot,
  snapshotFolder,
  snapshotsIn,
  withTemporaryFolder,
} from '#backup/snapshot'
import { CommandError } from '#exceptions/command_error'
import { mark } from '#health/markers'
import { possiblePaths } from '#pictures/stored_file'
import { unlessMissing, writeAtomically } from '#pictures/write_file'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

/** Attempts, when pictures are replaced between copying the rows and their files. */
const ATTEMPTS = 3

export async function createBackup(file: string) {
  assertSqlite()
  if (existsSync(file)) throw new CommandError(`${file} is there already: choose another name.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  return withTemporaryFolder('backup', async (folder) => {
    const made = await stage(folder)
    const draft = `${file}.part`
    await rm(draft, { force: true })
    await writeAtomically(file, draft, () => pack(folder, draft))
    await mark('last-backup')
    const { size: bytes } = await stat(file)
    return { ...made, bytes }
  })
}

/**
 * With `uploads`, or the bucket, it is a complete backup, for a program such as restic. It never takes
 * another's place, and the one before stays for whoever is reading it.
 */
export async function createSnapshot() {
  assertSqlite()
  return withTemporaryFolder('backup', async (folder) => {
    const next = join(folder, 'next')
    await mkdir(next, { mode: 0o700 })
    const { manifest, pictures } = await makeSnapshot(next)
    const all = snapshotFolder()
    await mkdir(all, { recursive: true, mode: 0o700 })
    const [previous = 0] = await snapshotsIn(all)
    const made = previous + 1
    await rename(next, join(all, String(made)))
    const kept = [String(previous), String(made)]
    for (const name of await readdir(all)) {
      if (!kept.includes(name)) await rm(join(all, name), { recursive: true })
    }
    await mark('last-backup')
    return { manifest, pictures: pictures.length }
  })
}

async function stage(folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    await emptyFolder(folder)
    const { manifest, pictures } = await makeSnapshot(folder)
    if (!hasPicturesHere()) return { manifest, pictures: 0, missing: 0 }
    const missing: string[] = []
    for (const name of pictures) {
      if (!(await linkPicture(folder, name))) missing.push(name)
    }
    if (missing.length === 0 || attempt === ATTEMPTS) {
      return { manifest, pictures: pictures.length - missing.length, missing: missing.length }
    }
  }
}

/** Hard links: same disk, and a picture file never changes. */
async function linkPicture(folder: string, name: string): Promise<boolean> {
  const target = join(folder, 'uploads', name)
  await mkdir(dirname(target), { recursive: true })
  for (const path of possiblePaths(name)) {
    const source = join(env.get('DATA_DIR'), 'uploads', path)
    const isLinked = await link(source, target).then(() => true, unlessMissing)
    if (isLinked) return true
  }
  return false
}

async function pack(folder: string, target: string) {
  const names = [MANIFEST, SQLITE_FILE, 'app.key', 'uploads']
  // Level 3 shrinks the database to a quarter; pictures do not shrink. Gzip notices damage.
  const options = { cwd: folder, gzip: { level: 3 }, portable: true, strict: true }
  await pipeline(
    create(
      options,
      names.filter((name) => existsSync(join(folder, name)))
    ),
    createWriteStream(target, { mode: 0o600, flags: 'wx' })
  )
}

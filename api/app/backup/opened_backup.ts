import { createReadStream, existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  stat,
} from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { extract } from 'tar'
import { MANIFEST, parseManifest, sha256Of, type Manifest } from '#backup/manifest'
import { assertSqlite, hasPicturesHere, snapshotsIn, withTemporaryFolder } from '#backup/snapshot'
import {
  assertIntegrity,
  lastMigration,
  picturesOf,
  removeSessionsAndMails,
  withSqliteFile,
} from '#backup/sqlite_file'
import { CommandError } from '#exceptions/command_error'
import { WITHHELD } from '#pictures/stored_file'
import { unlessMissing } from '#pictures/write_file'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

export interface OpenedBackup {
  title: string
  manifest: Manifest
  folder: string
  directors: number
  pictures: number
  missing: number
}

const KNOWN = /^(manifest\.json|academy\.sqlite|app\.key|uploads\/.*)$/

interface Sources {
  snapshot: string
  uploads: string
}

/**
 * @param path an archive, or a folder with `snapshot` and `uploads`
 * @param options.withoutBucket also where its pictures are in a bucket, which is left alone
 * @throws CommandError in one sentence when it cannot be restored here
 */
export async function withBackup<T>(
  path: string,
  work: (backup: OpenedBackup) => Promise<T>,
  { withoutBucket = false } = {}
): Promise<T> {
  assertSqlite()
  const title = resolve(path)
  await assertReadable(title)
  return withTemporaryFolder('restore', async (temporary) => {
    const sources = await sourcesOf(title, join(temporary, 'unpacked'))
    const manifest = await readManifest(sources.snapshot, title)
    await assertNotNewer(manifest, title)
    const isBare = !manifest.hasPictures && withoutBucket
    if (!manifest.hasPictures && hasPicturesHere() && !isBare) {
      throw new CommandError(`The pictures of ${title} are in a bucket: set DRIVE_DISK=s3 first.`)
    }
    const folder = join(temporary, 'next')
    const { names, directors } = await takeDatabase(sources.snapshot, folder, manifest, title)
    const counts = hasPicturesHere()
      ? await takePictures(isBare ? [] : names, sources.uploads, folder, title)
      : { pictures: 0, missing: 0 }
    return work({ title, manifest, folder, directors, ...counts })
  })
}

/** @param unpacked where an archive is unpacked */
async function sourcesOf(title: string, unpacked: string): Promise<Sources> {
  const facts = await stat(title)
  if (!facts.isDirectory()) return unpack(title, unpacked)
  return { snapshot: await newestIn(join(title, 'snapshot')), uploads: join(title, 'uploads') }
}

/** The database and the key, whole and without the sessions and mails of back then. */
async function takeDatabase(snapshot: string, folder: string, manifest: Manifest, title: string) {
  await mkdir(folder, { mode: 0o700 })
  for (const name of [SQLITE_FILE, 'app.key']) {
    const source = join(snapshot, name)
    if (existsSync(source)) await copyFile(source, join(folder, name))
  }
  const database = join(folder, SQLITE_FILE)
  const found = await sha256Of(database).catch(() => undefined)
  if (found !== manifest.sha256) throw damaged(title)
  await chmod(database, 0o600)
  return withSqliteFile(database, async (client) => {
    await assertIntegrity(client, title)
    await removeSessionsAndMails(client)
    const users = await client.from('users').select('id')
    return { names: await picturesOf(client), directors: users.length }
  })
}

const close = (file: FileHandle | undefined) => file?.close()

/** On the worst morning it lies where `scp` has put it, for root alone: that is no damage. */
export async function assertReadable(title: string) {
  try {
    await close(await open(title))
    for (const part of ['snapshot', 'uploads']) {
      await close(await open(join(title, part)).catch(unlessMissing))
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CommandError(`There is no backup ${title}.`)
    if (code !== 'EACCES') throw error
    throw new CommandError(`${title} cannot be read by ${userInfo().username}.`)
  }
}

async function newestIn(snapshots: string): Promise<string> {
  const [newest = 0] = await snapshotsIn(snapshots)
  return join(snapshots, String(newest))
}

const damaged = (title: string) => new CommandError(`${title} is damaged: choose another backup.`)

async function unpack(file: string, folder: string): Promise<Sources> {
  await mkdir(folder, { mode: 0o700 })
  const parser = extract({
    cwd: folder,
    strict: true,
    // No owners or links from an archive.
    preserveOwner: false,
    filter: (path, entry) => KNOWN.test(path) && 'type' in entry && entry.type === 'File',
  })
  try {
    await pipeline(createReadStream(file), parser)
  } catch {
    throw damaged(file)
  }
  return { snapshot: folder, uploads: join(folder, 'uploads') }
}

async function readManifest(folder: string, title: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(unlessMissing)
  return parseManifest(text || '', title)
}

async function assertNotNewer({ migration }: Manifest, title: string) {
  const migrations = await readdir(app.migrationsPath())
  const known = [...migrations, await servedMigration()]
  const isKnown = (here: string) =>
    basename(migration).localeCompare(here, 'en', { numeric: true }) <= 0
  if (known.some(isKnown)) return
  throw new CommandError(`${title} was made by a newer release: deploy that one first.`)
}

/**
 * After a rollback the database is of a newer release than the programs, which work with it: so they do
 * with a backup of it.
 */
async function servedMigration(): Promise<string> {
  const file = join(env.get('DATA_DIR'), SQLITE_FILE)
  if (!existsSync(file)) return ''
  const last = await withSqliteFile(file, lastMigration).catch(() => undefined)
  return basename(last ?? '')
}

async function takePictures(names: string[], from: string, folder: string, title: string) {
  const missing = await copyPictures(names, from, folder)
  if (names.length > 0 && missing === names.length) {
    throw new CommandError(`${title} comes without its pictures: keep \`uploads\` beside it.`)
  }
  return { pictures: names.length - missing, missing }
}

/** All into `uploads/withheld`: the public ones are moved once the rows are restored. */
async function copyPictures(names: string[], from: string, folder: string): Promise<number> {
  const withheld = join(folder, 'uploads', WITHHELD)
  await mkdir(dirname(withheld), { recursive: true })
  await mkdir(withheld, { mode: 0o700 })
  let missing = 0
  for (const name of names) {
    const source = [join(from, name), join(from, WITHHELD, name)].find(existsSync)
    if (!source) {
      missing += 1
      continue
    }
    await mkdir(dirname(join(withheld, name)), { recursive: true })
    await copyFile(source, join(withheld, name))
  }
  return missing
}

import { createWriteStream } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, extract, list, type ReadEntry } from 'tar'
import { CommandError } from '#exceptions/command_error'
import { isSame, MANIFEST, type Manifest, parseManifest, recordOf } from '#backup/manifest'

const UPLOADS = 'uploads/'

/**
 * Packs a staging folder into one file, the manifest first.
 * @param pictures whether the pictures go into it; they lie in `uploads/` then
 */
export async function pack(folder: string, manifest: Manifest, target: string, pictures: boolean) {
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest))
  const names = [MANIFEST, ...Object.keys(manifest.files)]
  if (pictures) names.push(...Object.keys(manifest.pictures).map((name) => UPLOADS + name))
  // Level 3: the database shrinks to a quarter at once; pictures do not shrink at any level.
  const options = { cwd: folder, gzip: { level: 3 }, portable: true, strict: true }
  await pipeline(
    create(options, names) as unknown as Readable,
    createWriteStream(target, { mode: 0o600, flags: 'wx' })
  )
}

/** Reads the manifest alone: it comes first, so the rest is not read. */
export async function readManifest(source: Readable, title: string): Promise<Manifest> {
  const found = Promise.withResolvers<string>()
  const parser = list({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      if (entry.path !== MANIFEST) found.reject(new CommandError(`${title} begins otherwise.`))
      let text = ''
      entry.on('data', (chunk) => (text += chunk))
      entry.on('end', () => found.resolve(text))
    },
  })
  pipeline(source, parser as unknown as NodeJS.WritableStream).then(
    () => found.reject(new CommandError(`${title} holds nothing.`)),
    () => found.reject(new CommandError(`${title} is damaged.`))
  )
  try {
    return parseManifest(await found.promise, title)
  } finally {
    source.destroy()
  }
}

/**
 * Unpacks an archive into an empty folder and compares every file with the manifest.
 * @returns the manifest, and the pictures that were inside
 * @throws CommandError when anything is missing, different or not known
 */
export async function unpack(source: Readable, title: string, folder: string) {
  const isWanted = (path: string) =>
    path === MANIFEST || /^(academy\.sqlite|app\.key|(rows|uploads)\/.*)$/.test(path)
  const parser = extract({
    cwd: folder,
    strict: true,
    // Neither owners nor links come out of an archive.
    preserveOwner: false,
    filter: (path, entry) => isWanted(path) && 'type' in entry && entry.type === 'File',
  })
  try {
    await pipeline(source, parser as unknown as NodeJS.WritableStream)
  } catch {
    throw new CommandError(`${title} is damaged: choose another backup.`)
  }
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const manifest = parseManifest(text, title)
  for (const [name, record] of Object.entries(manifest.files)) {
    await assertSame(join(folder, name), record, `${name} of ${title}`)
    await chmod(join(folder, name), 0o600)
  }
  const inside = new Set<string>()
  for (const [name, record] of Object.entries(manifest.pictures)) {
    const file = join(folder, UPLOADS, name)
    const found = await recordOf(file).catch(() => undefined)
    if (!found) continue
    if (!isSame(found, record)) throw damaged(`${UPLOADS}${name} of ${title}`)
    inside.add(name)
  }
  return { manifest, inside }
}

const damaged = (what: string) => new CommandError(`${what} is damaged: choose another backup.`)

/** @throws CommandError when the file is missing or another one */
export async function assertSame(
  file: string,
  record: { bytes: number; sha256: string },
  what: string
) {
  const found = await recordOf(file).catch(() => undefined)
  if (!found || !isSame(found, record)) throw damaged(what)
}

import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pack, readManifest } from '#backup/archive'
import { archiveName, type BackupStore, listSnapshots } from '#backup/backup_store'
import { CommandError } from '#exceptions/command_error'
import { copyDatabase } from '#backup/database_copy'
import { type FileRecord, type Manifest, recordOf } from '#backup/manifest'
import { rotateSnapshots } from '#backup/rotate_snapshots'
import { nameOf } from '#backup/snapshot_names'
import { findPlace, isMissing, readFileAnywhere } from '#pictures/stored_file'
import { writeWhole } from '#pictures/write_file'
import env from '#start/env'

/** How often it begins anew when pictures vanish between the rows and their files. */
const TRIES = 3

interface Made {
  /** Where it is, as a person would look for it. */
  title: string
  bytes: number
  manifest: Manifest
}

/**
 * Backs everything up while it is in use: first the rows, then the pictures that they name, so that
 * a row never names a picture that is not there.
 */
export default class CreateBackup {
  /**
   * One archive with everything in it.
   * @throws CommandError when the file is there already, or there is nothing to back up
   */
  async toFile(file: string, time = new Date()): Promise<Made> {
    if (existsSync(file)) throw new CommandError(`${file} is there already: choose another name.`)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    return this.#staged(async (folder) => {
      const manifest = await this.#stage(folder, time, new Map())
      const draft = `${file}.part`
      await rm(draft, { force: true })
      await writeWhole(file, draft, () => pack(folder, manifest, draft, true))
      const { size: bytes } = await stat(file)
      return { title: file, bytes, manifest }
    })
  }

  /** A snapshot in a place that keeps each picture once; then those go that need not stay. */
  async toPlace(place: BackupStore, time = new Date()): Promise<Made> {
    const made = await this.#staged(async (folder) => {
      const known = await this.#knownPictures(place)
      const manifest = await this.#stage(folder, time, known)
      for (const name of Object.keys(manifest.pictures)) {
        if (!known.has(name)) await place.store(join(folder, 'uploads', name), `uploads/${name}`)
      }
      const archive = join(folder, 'archive.tar.gz')
      await pack(folder, manifest, archive, false)
      const name = archiveName(nameOf(time))
      await place.store(archive, name)
      const { size: bytes } = await stat(archive)
      return { title: `${name} in ${place.title}`, bytes, manifest }
    })
    await rotateSnapshots(place, time)
    return made
  }

  async #staged<T>(work: (folder: string) => Promise<T>): Promise<T> {
    // On the disk of the pictures, which are linked and not copied; for nobody else to read.
    const folder = await mkdtemp(join(env.get('DATA_DIR'), 'tmp', 'backup-'))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** The pictures that the place holds, as its newest snapshot knows them. */
  async #knownPictures(place: BackupStore): Promise<Map<string, FileRecord>> {
    const snapshots = await listSnapshots(place)
    const newest = snapshots.at(-1)
    if (!newest) return new Map()
    const name = archiveName(newest)
    // A snapshot that cannot be read is no reason to make none.
    const manifest = await readManifest(await place.read(name), name).catch(() => undefined)
    const there = new Set(await place.list('uploads'))
    return new Map(
      Object.entries(manifest?.pictures ?? {}).filter(([file]) => there.has(`uploads/${file}`))
    )
  }

  async #stage(folder: string, time: Date, known: Map<string, FileRecord>): Promise<Manifest> {
    for (let tries = 1; ; tries += 1) {
      const manifest = await this.#stageOnce(folder, time, known)
      // A picture that was replaced meanwhile is gone, and its row names another by now.
      if (manifest.missing.length === 0 || tries === TRIES) return manifest
      await rm(folder, { recursive: true })
      await mkdir(folder, { mode: 0o700 })
    }
  }

  async #stageOnce(folder: string, time: Date, known: Map<string, FileRecord>) {
    const { pictures, files, ...facts } = await copyDatabase(folder)
    const manifest: Manifest = {
      format: 1,
      time: time.toISOString(),
      ...facts,
      files: {},
      pictures: {},
      missing: [],
    }
    const key = join(env.get('DATA_DIR'), 'app.key')
    if (existsSync(key)) {
      await copyFile(key, join(folder, 'app.key'))
      files.push('app.key')
    }
    for (const name of files) manifest.files[name] = await recordOf(join(folder, name))
    for (const name of pictures) {
      const record = known.get(name) ?? (await this.#stagePicture(folder, name))
      if (record) manifest.pictures[name] = record
      else manifest.missing.push(name)
    }
    return manifest
  }

  async #stagePicture(folder: string, name: string): Promise<FileRecord | undefined> {
    const target = join(folder, 'uploads', name)
    await mkdir(dirname(target), { recursive: true })
    try {
      await this.#copyPicture(name, target)
    } catch (error) {
      if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    return recordOf(target)
  }

  /** Linked, not copied, where both are on one disk. */
  async #copyPicture(name: string, target: string) {
    const place = env.get('DRIVE_DISK') === 'fs' && (await findPlace(name))
    if (place) await link(join(env.get('DATA_DIR'), 'uploads', place), target)
    else await writeFile(target, await readFileAnywhere(name))
  }
}

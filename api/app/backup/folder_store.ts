import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import type { BackupStore } from '#backup/backup_store'
import { writeWhole } from '#pictures/write_file'

/** Backups in a folder, best one on another disk or carried off the machine. */
export class FolderStore implements BackupStore {
  constructor(readonly title: string) {}

  async list(folder: string): Promise<string[]> {
    const root = join(this.title, folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      }
    )
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.title, join(entry.parentPath, entry.name)))
  }

  async read(name: string) {
    return createReadStream(join(this.title, name))
  }

  async store(file: string, name: string) {
    const target = join(this.title, name)
    const draft = join(dirname(target), `.${randomUUID()}`)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeWhole(target, draft, () => copyFile(file, draft))
  }

  remove(name: string) {
    return rm(join(this.title, name), { force: true })
  }

  async storedAt(name: string) {
    const { mtime } = await stat(join(this.title, name))
    return mtime
  }
}

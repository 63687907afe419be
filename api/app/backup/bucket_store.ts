import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import type { BackupStore } from '#backup/backup_store'
import { filesIn } from '#pictures/stored_file'

/** Backups in a bucket: a store shows an object only when it has all of it. */
export class BucketStore implements BackupStore {
  readonly title: string
  #disk = drive.use('backups')

  constructor(bucket: string) {
    this.title = `bucket ${bucket}`
  }

  list(folder: string) {
    return filesIn(folder, this.#disk)
  }

  read(name: string) {
    return this.#disk.getStream(name)
  }

  async store(file: string, name: string) {
    const { size } = await stat(file)
    await this.#disk.putStream(name, createReadStream(file), { contentLength: size })
  }

  remove(name: string) {
    return this.#disk.delete(name)
  }

  async storedAt(name: string) {
    const { lastModified } = await this.#disk.getMetaData(name)
    return lastModified
  }
}

import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { findLeftovers, findOrphans } from '#pictures/orphans'

export default class SweepUploads {
  async handle() {
    for (const name of await findOrphans()) await drive.use().delete(name)
    for (const path of await findLeftovers()) await rm(path, { force: true })
  }
}

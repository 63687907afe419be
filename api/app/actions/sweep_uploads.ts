import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { findLeftovers, findOrphans } from '#pictures/orphans'

/** Removes picture files that no row names, and what interrupted writes left behind. */
export default class SweepUploads {
  async handle() {
    for (const name of await findOrphans()) await drive.use().delete(name)
    for (const path of await findLeftovers()) await rm(path, { force: true })
  }
}

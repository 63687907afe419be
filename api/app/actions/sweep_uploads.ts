import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { findLeftovers, findOrphans } from '#pictures/orphans'

/** Removes picture files that no row names, and what interrupted writes left behind. */
export default class SweepUploads {
  /**
   * @param report is told of each file: where it is, as a person finds it
   * @param isDry whether they are only reported
   * @returns how many there are
   */
  async handle(report: (path: string) => void = () => {}, isDry = false): Promise<number> {
    const [orphans, leftovers] = [await findOrphans(), await findLeftovers()]
    for (const name of orphans) {
      if (!isDry) await drive.use().delete(name)
      report(`uploads/${name}`)
    }
    for (const path of leftovers) {
      if (!isDry) await rm(path, { force: true })
      report(path)
    }
    return orphans.length + leftovers.length
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startAcademy } from '../support/academy.ts'

/**
 * Makes what every server of this run begins with: the director and the demo content. Its pictures
 * stay as they are right after they were published: drawing all of them as AVIF takes longer than
 * all the rest, and the tests of the API do. Who runs one spec again and again keeps such a folder
 * (a DATA_DIR) and names it in E2E_TEMPLATE.
 * @returns what removes it
 */
export default async function makeTemplate() {
  if (process.env.E2E_TEMPLATE) return undefined
  const academy = await startAcademy()
  await academy.close()
  const database = new DatabaseSync(join(academy.folder, 'academy.sqlite'))
  database.exec('delete from queue_jobs')
  database.close()
  // The workers inherit the environment.
  process.env.E2E_TEMPLATE = academy.folder
  return () => rmSync(academy.folder, { recursive: true, force: true })
}

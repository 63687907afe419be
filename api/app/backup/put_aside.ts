import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { DAY_MS } from '#shared/days/durations'

/** The runbook and /privacy say it. */
const KEPT_MS = 30 * DAY_MS

/** What a restore puts aside, and the archives that a deploy makes before migrations. */
const places = () => [
  { folder: env.get('DATA_DIR'), name: /^before-restore-/ },
  { folder: env.get('ARCHIVES_DIR'), name: /^before-\d{8}T\d{6}Z\.tar\.gz$/ },
]

/** @returns the paths that are to be removed at the time `now` */
export async function findPutAside(now: number): Promise<string[]> {
  const old: string[] = []
  for (const { folder, name } of places()) {
    if (folder === undefined) continue
    const names = await readdir(folder).catch(() => [])
    for (const path of names.filter((one) => name.test(one)).map((one) => join(folder, one))) {
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs > KEPT_MS) old.push(path)
    }
  }
  return old
}

import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SQLITE_FILE } from '#start/data_dir'

const READ = 0o004
const PASS = 0o001

async function modeOf(path: string): Promise<number | undefined> {
  const facts = await stat(path).catch(() => undefined)
  return facts?.mode
}

async function isOpen(path: string): Promise<boolean> {
  const [own, folder] = [await modeOf(path), await modeOf(dirname(path))]
  return own !== undefined && (own & READ) > 0 && ((folder ?? 0) & PASS) > 0
}

export async function fileFaults(data: string, settings: string[]): Promise<string[]> {
  const faults: string[] = []
  const folder = await modeOf(data)
  if (folder && (folder & READ) > 0) {
    faults.push(`Everybody on this machine can list ${data}: chmod 711 ${data}.`)
  }
  for (const name of [SQLITE_FILE, 'app.key']) {
    const file = join(data, name)
    if (await isOpen(file)) faults.push(`Everybody on this machine can read ${file}: chmod 600.`)
  }
  for (const file of settings) {
    if ((await modeOf(file)) === undefined) faults.push(`There is no ${file} to be checked.`)
    else if (await isOpen(file)) {
      faults.push(`Everybody on this machine can read ${file}: chmod 600.`)
    }
  }
  return faults
}

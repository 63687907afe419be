// `npm start` serves a copy, because a build empties its output folders. Runs under Node 20.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning } from './processes.mjs'

const PARTS = ['api/build', 'site/dist', 'admin/dist']

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Below node_modules, to find packages and to be ignored by tools. */
const copies = join(root, 'node_modules', '.cache', 'academy')

/** Also removes copies of ended processes. */
export function servingProcesses() {
  const pids = (existsSync(copies) ? readdirSync(copies) : []).map(Number)
  const serving = pids.filter((pid) => pid !== process.pid && isRunning(pid))
  for (const pid of pids.filter((one) => !serving.includes(one))) {
    rmSync(join(copies, String(pid)), { recursive: true, force: true })
  }
  return serving
}

export function copyBuilt() {
  servingProcesses()
  const copy = join(copies, String(process.pid))
  for (const part of PARTS) {
    mkdirSync(join(copy, dirname(part)), { recursive: true })
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true })
    // Packages with another version for this workspace.
    const packages = join(root, dirname(part), 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(copy, dirname(part), 'node_modules'))
  }
  return copy
}

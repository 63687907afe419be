// What `npm start` serves is a copy of the build: a build that runs meanwhile empties the folders it
// builds into. Runs under Node 20 too, like prepare.mjs.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning } from './processes.mjs'

const PARTS = ['api/build', 'site/dist', 'admin/dist']

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Below node_modules, so that a copy finds the same packages, and every tool leaves it alone. */
const copies = join(root, 'node_modules', '.cache', 'academy')

/** The processes that serve a copy; copies of processes that have ended are removed. */
export function servingProcesses() {
  const pids = (existsSync(copies) ? readdirSync(copies) : []).map(Number)
  const serving = pids.filter((pid) => pid !== process.pid && isRunning(pid))
  for (const pid of pids.filter((one) => !serving.includes(one))) {
    rmSync(join(copies, String(pid)), { recursive: true, force: true })
  }
  return serving
}

/**
 * Copies what is built into a folder of this process's own.
 */
export function copyBuilt() {
  servingProcesses()
  const copy = join(copies, String(process.pid))
  for (const part of PARTS) {
    mkdirSync(join(copy, dirname(part)), { recursive: true })
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true })
    // Packages of which npm keeps another version for this workspace alone.
    const packages = join(root, dirname(part), 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(copy, dirname(part), 'node_modules'))
  }
  return copy
}

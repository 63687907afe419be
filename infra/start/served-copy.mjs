// `npm start` serves a copy, because a build empties its output folders. Runs under Node 20.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning, nameOfProcess } from './processes.mjs'

const PARTS = ['api/build', 'site/dist', 'admin/dist']

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Below node_modules, to find packages and to be ignored by tools. */
const copies = join(root, 'node_modules', '.cache', 'academy')

/** Also removes copies of ended processes. */
export function servingProcesses() {
  const own = nameOfProcess(process.pid)
  const names = existsSync(copies) ? readdirSync(copies) : []
  const serving = names.filter((name) => name !== own && isRunning(name))
  for (const name of names.filter((one) => !serving.includes(one))) {
    rmSync(join(copies, name), { recursive: true, force: true })
  }
  return serving.map((name) => Number.parseInt(name, 10))
}

/** @throws when it cannot be written, and then leaves nothing */
export function copyBuilt() {
  servingProcesses()
  const copy = join(copies, nameOfProcess(process.pid))
  try {
    copyParts(copy)
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw error
  }
  return copy
}

function copyParts(copy) {
  for (const part of PARTS) {
    mkdirSync(join(copy, dirname(part)), { recursive: true })
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true })
    // Packages with another version for this workspace.
    const packages = join(root, dirname(part), 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(copy, dirname(part), 'node_modules'))
  }
}

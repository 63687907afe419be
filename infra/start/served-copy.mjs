// What `npm start` serves is a copy of the build: a build that runs meanwhile empties the folders it
// builds into. Runs under Node 20 too, like prepare.mjs.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

const PARTS = ['api/build', 'site/dist', 'admin/dist']

/** Below node_modules, so that a copy finds the same packages, and every tool leaves it alone. */
const copies = join(root, 'node_modules', '.cache', 'academy')

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another account's process is one too.
    return error.code === 'EPERM'
  }
}

/** Removes the copies whose process has ended, and what had this process's number before. */
function removeOldCopies() {
  for (const name of existsSync(copies) ? readdirSync(copies) : []) {
    const pid = Number(name)
    if (pid === process.pid || !isRunning(pid)) {
      rmSync(join(copies, name), { recursive: true, force: true })
    }
  }
}

/**
 * A thousand files are linked in a twentieth of the time that copying takes. Linked ones stay as they
 * are: each of the three builds, and turbo's cache, removes a file before it writes another.
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkFile(source, target)
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // Not every file system has links.
    copyFileSync(source, target)
  }
}

/**
 * Copies what is built into a folder of this process's own.
 * @returns {string} the folder, laid out as the project is
 */
export function copyBuilt() {
  removeOldCopies()
  const copy = join(copies, String(process.pid))
  for (const part of PARTS) {
    linkFolder(join(root, part), join(copy, part))
    // Packages of which npm keeps another version for this workspace alone.
    const packages = join(root, dirname(part), 'node_modules')
    if (existsSync(packages)) {
      symlinkSync(packages, join(copy, dirname(part), 'node_modules'), 'junction')
    }
  }
  return copy
}

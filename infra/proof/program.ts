import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CannotRun } from './outcome.ts'

/** @throws CannotRun where a program is missing */
export function needProgram(name: string) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
  if (folders.some((folder) => existsSync(join(folder, name)))) return
  throw new CannotRun(`${name} is not installed`)
}

/** @throws CannotRun where we are not root */
export function needRoot(what: string) {
  if (process.getuid?.() !== 0) throw new CannotRun(`${what} needs root`)
}

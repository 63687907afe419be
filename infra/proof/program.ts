import { spawn } from 'node:child_process'
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

/** What a program printed, and whether it came to its own end in time and without a fault. */
export interface Ran {
  text: string
  isOver: boolean
}

/** Runs a program beside us, for some minutes at the most. */
export function runProgram(
  name: string,
  args: string[],
  minutes: number,
  env: Record<string, string | undefined> = {},
  cwd?: string
): Promise<Ran> {
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (text += chunk))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ text, isOver: code === 0 }))
  })
}

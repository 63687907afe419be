// Runs under Node 20, before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** When a process began, in ticks since the machine did; empty where there is no `/proc`. */
function beginningOf(pid) {
  try {
    // Behind the name, which may hold spaces and brackets.
    const [, rest] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?!.*\) )/s)
    return rest.split(' ')[19]
  } catch {
    return ''
  }
}

/** Names this very process: the number of one that has ended is given again. */
export const nameOfProcess = (pid) => `${pid}-${beginningOf(pid)}`

export function isRunning(name) {
  const pid = Number.parseInt(name, 10)
  if (!(pid > 0) || nameOfProcess(pid) !== name) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** One install or build at a time. The lock is a link, because links are created atomically. */
export async function withLock(file, work) {
  for (let isLogged = false; ; await sleep(200)) {
    try {
      symlinkSync(nameOfProcess(process.pid), file)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = readLock(file)
    if (holder === undefined) continue
    if (!isRunning(holder)) rmSync(file, { force: true })
    else if (!isLogged) {
      console.log(
        `Process ${Number.parseInt(holder, 10)} is installing or building in this folder: waiting for it …`
      )
      isLogged = true
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function readLock(file) {
  try {
    return readlinkSync(file)
  } catch {
    return undefined
  }
}

/** The shell of npm keeps SIGTERM to itself, so this watches for its end. */
export function stopWithShell() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** Forwards signals and the exit code. */
export function runWithSignals(name, args, options) {
  const child = spawn(name, args, { stdio: 'inherit', ...options })
  // Ctrl+C reaches the child directly; kill does not.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

import { spawn } from 'node:child_process'

/**
 * Ends this process when npm is told to stop. The shell between npm and this process keeps SIGTERM
 * to itself: its end is the signal.
 */
export function stopWithShell() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** Runs a command in this process's place: it gets the signals, and its exit code becomes ours. */
export function runWithSignals(name, args, options) {
  const child = spawn(name, args, { stdio: 'inherit', ...options })
  // Ctrl+C reaches the child by itself (one terminal group); kill reaches only this process.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

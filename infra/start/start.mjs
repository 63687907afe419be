// `npm start`: install, build, then serve everything in one Node 24 process.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, command, env, install, root } from './prepare.mjs'

// The shell between npm and this process keeps SIGTERM to itself: its end is our signal to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

await install()
await build()

const server = join(root, 'infra', 'start', 'serve.ts')

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // npm puts the installed Node 24 first on PATH, so from the second start on this is that process.
  await import(server)
} else {
  const child = spawn(command('node'), [server], { cwd: root, stdio: 'inherit', env })
  // Ctrl+C reaches the child by itself (one terminal group); kill reaches only this process.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

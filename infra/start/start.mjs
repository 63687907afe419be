// `npm start`: install, build, then serve everything in one Node 24 process.
import { join } from 'node:path'
import { build, command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './run-with-signals.mjs'

stopWithShell()
await install()
await build()

const server = join(root, 'infra', 'start', 'serve.ts')

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // npm puts the installed Node 24 first on PATH, so from the second start on this is that process.
  await import(server)
} else {
  // As package.json starts this file.
  runWithSignals(command('node'), ['--max-semi-space-size=8', server], { cwd: root, env })
}
